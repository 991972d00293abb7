/** How everybody stands, in a word or two for each seat, where a view tells it to everybody. */
import { t } from "../lib/i18n";
import type { BattlegroundsShown, DoomtrooperPlayer, DoomtrooperShown, RushShown } from "../lib/wire/types";

type Standing = (view: Record<string, unknown>) => (string | undefined)[];

const players = (view: Record<string, unknown>): DoomtrooperPlayer[] =>
  (view as Partial<DoomtrooperShown>).players ?? [];

const STANDINGS: Record<string, Standing> = {
  rush: (view) => ((view as Partial<RushShown>).standings ?? []).map(({ score }) => t("medals", { n: score })),
  battlegrounds: (view) => {
    const found: string[] = [];
    for (const { seats, points } of (view as Partial<BattlegroundsShown>).owners ?? [])
      for (const seat of seats) found[seat] = t("over.points", { n: points });
    return found;
  },
  doomtrooper: (view) => players(view).map(({ p, d }) => `${t("letter.p")} ${p} · ${t("letter.d")} ${d}`),
};

/** Whose turn it is, where a view tells it. */
export function turnOf(view: unknown): number | null {
  const active = typeof view === "object" && view !== null ? (view as { active?: unknown }).active : null;
  return typeof active === "number" ? active : null;
}

/** The standing of each seat of a game, empty where it is secret. */
export function standing(game: string, view: unknown): (string | undefined)[] {
  return typeof view === "object" && view !== null ? (STANDINGS[game]?.(view as Record<string, unknown>) ?? []) : [];
}
