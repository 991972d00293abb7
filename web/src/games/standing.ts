/** How everybody stands, in a word or two for each seat, where a view tells it to everybody. */
import { t } from "../lib/i18n";
import type { DoomtrooperPlayer, DoomtrooperShown } from "../lib/wire/types";

type Standing = (view: Record<string, unknown>) => (string | undefined)[];

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((n) => typeof n === "number") : []);

const players = (view: Record<string, unknown>): DoomtrooperPlayer[] => (view as Partial<DoomtrooperShown>).players ?? [];

const STANDINGS: Record<string, Standing> = {
  battlegrounds: (view) => numbers(view.points).map((points) => t("over.points", { n: points })),
  doomtrooper: (view) => players(view).map(({ p, d }) => `${t("letter.p")} ${p} · ${t("letter.d")} ${d}`),
};

/** The standing of each seat of a game, empty where it is secret. */
export function standing(game: string, view: unknown): (string | undefined)[] {
  return typeof view === "object" && view !== null ? (STANDINGS[game]?.(view as Record<string, unknown>) ?? []) : [];
}
