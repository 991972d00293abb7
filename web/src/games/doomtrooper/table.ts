/** The table of Doomtrooper sorted for drawing: who has which cards where, and what is attached to them. */
import type { DoomtrooperCard, DoomtrooperShown } from "../../lib/wire/types";

/** Where cards lie in front of a player; those attached to another card lie under it. */
export const AREAS = ["squad", "kohort", "outpost", "aside", "player", "game"] as const;
export type Area = (typeof AREAS)[number];

export interface Laid {
  /** What a player has in an area. */
  at(seat: number, area: Area): readonly DoomtrooperCard[];
  /** What is attached to a card. */
  under(id: number): readonly DoomtrooperCard[];
  get(id: number | null): DoomtrooperCard | undefined;
  /** Cards that are being played and have no place yet. */
  played: readonly DoomtrooperCard[];
}

const NONE: readonly DoomtrooperCard[] = [];

/** All cards of a view by where they lie, computed once per view. */
export const laid = (view: DoomtrooperShown): Laid => layout()(view);

/**
 * Lays out one view after another. A card or a place that has not changed stays the same object, so that it is not drawn
 * again.
 */
export function layout(): (view: DoomtrooperShown) => Laid {
  let known = new Map<number, { text: string; card: DoomtrooperCard }>();
  let before = new Map<string, readonly DoomtrooperCard[]>();
  return (view) => {
    const cards = view.cards.map((card) => {
      const text = JSON.stringify(card);
      const old = known.get(card.id);
      return old?.text === text ? old : { text, card };
    });
    known = new Map(cards.map((one) => [one.card.id, one]));
    const places = sorted(cards.map(({ card }) => card));
    for (const [place, found] of places) {
      const old = before.get(place);
      if (old?.length === found.length && old.every((card, n) => card === found[n])) places.set(place, old);
    }
    before = places;
    return {
      at: (seat, area) => places.get(`${seat}:${area}`) ?? NONE,
      under: (id) => places.get(`under:${id}`) ?? NONE,
      get: (id) => (id === null ? undefined : known.get(id)?.card),
      played: places.get("played") ?? NONE,
    };
  };
}

/** The cards of each place. */
function sorted(cards: readonly DoomtrooperCard[]): Map<string, readonly DoomtrooperCard[]> {
  const byId = new Set(cards.map(({ id }) => id));
  const places = new Map<string, DoomtrooperCard[]>();
  const add = (place: string, card: DoomtrooperCard): void => {
    const found = places.get(place);
    if (found) found.push(card);
    else places.set(place, [card]);
  };
  for (const card of cards) {
    if (card.place === "attached" && card.bearer !== null && byId.has(card.bearer)) add(`under:${card.bearer}`, card);
    else if (card.place === "played") add("played", card);
    else add(`${seatOf(card)}:${card.place === "attached" ? "aside" : card.place}`, card);
  }
  return places;
}

/** The player at whose side a card is drawn: a card played on a player lies at that player. */
function seatOf(card: DoomtrooperCard): number {
  return card.place === "player" && card.bearer !== null ? card.bearer : card.control;
}

/** The areas of a player that are drawn: those with cards, those that could get a card, or an empty Squad. */
export function areasOf(laid: Laid, seat: number, wanted: readonly Area[] = []): readonly Area[] {
  const used = AREAS.filter((area) => laid.at(seat, area).length > 0 || wanted.includes(area));
  return used.length ? used : ["squad"];
}

/** The players in the order in which they are drawn: this player last, near their hand. */
export function around(view: DoomtrooperShown, seat: number | null): number[] {
  const all = view.players.map((_, n) => n);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat), seat];
}

/** Equal cards together, in the order of the first of each. */
export function counted(slugs: readonly string[]): [slug: string, count: number][] {
  const counts = new Map<string, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts];
}
