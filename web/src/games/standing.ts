/** How everybody stands, in a word or two for each seat, where a view tells it to everybody. */

type Standing = (view: Record<string, unknown>) => (string | undefined)[];

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((n) => typeof n === "number") : []);

const STANDINGS: Record<string, Standing> = {
  battlegrounds: (view) => numbers(view.points).map((points) => `★ ${points}`),
  doomtrooper: (view) => numbers(view.p).map((p, n) => `P ${p} · D ${numbers(view.d)[n] ?? 0}`),
};

/** The standing of each seat of a game, empty where it is secret. */
export function standing(game: string, view: unknown): (string | undefined)[] {
  return typeof view === "object" && view !== null ? (STANDINGS[game]?.(view as Record<string, unknown>) ?? []) : [];
}
