/** The table of Doomtrooper sorted for drawing: who has what where, and what is attached to it. */
import type { DoomtrooperCard, DoomtrooperShown } from "../../lib/wire/types";

export const AREAS = ["squad", "kohort", "outpost", "aside", "player", "played", "game"] as const;
export type Area = (typeof AREAS)[number];

/** The cards of a player in an area, those attached to another card left out. */
export function inArea(view: DoomtrooperShown, seat: number, area: Area): DoomtrooperCard[] {
  return view.cards.filter((card) => card.control === seat && card.place === area);
}

export function attachedTo(view: DoomtrooperShown, id: number): DoomtrooperCard[] {
  return view.cards.filter((card) => card.place === "attached" && card.bearer === id);
}

/** The players in the order in which they are drawn: oneself last, near the own hand. */
export function around(view: DoomtrooperShown, seat: number | null): number[] {
  const all = view.players.map((_, n) => n);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat), seat];
}
