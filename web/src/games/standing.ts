/** How everybody stands, in a word or two per seat, if a view shows it to everybody. */
import { DECLARED } from "./declared";

/** Whose turn it is, if a view tells it. */
export function turnOf(view: unknown): number | null {
  const active = typeof view === "object" && view !== null ? (view as { active?: unknown }).active : null;
  return typeof active === "number" ? active : null;
}

/** The standing of each seat of a game, empty where it is secret. */
export function standing(game: string, view: unknown): (string | undefined)[] {
  if (typeof view !== "object" || view === null) return [];
  return DECLARED.get(game)?.standing?.(view as Record<string, unknown>) ?? [];
}
