/** What cards pay together, and what that buys. The server decides; this adds up what a person would. */
import type { CardBook } from "../board";
import type { RushShown } from "../../lib/wire/types";
import { factsOf, NATIONS, paysForItsOwn, type Nation } from "./facts";

/** Money by what it may buy: vehicles of one nation, or any. */
export interface Purse {
  any: number;
  own: Readonly<Record<Nation, number>>;
  /** How many cards in it have a purchase value: even a vehicle that costs nothing needs one. */
  cards: number;
}

/** What these cards are worth together. */
export function purseOf(book: CardBook, slugs: readonly string[]): Purse {
  const own = { ussr: 0, germany: 0, usa: 0, france: 0 };
  let any = 0;
  let cards = 0;
  for (const slug of slugs) {
    const facts = factsOf(book, slug);
    if (facts.value === null) continue;
    cards += 1;
    if (facts.nation !== null && paysForItsOwn(facts)) own[facts.nation] += facts.value;
    else any += facts.value;
  }
  return { any, own, cards };
}

/** What is left of this turn's payments for a vehicle of a nation. */
export function leftFor(view: RushShown, nation: Nation): number {
  let any = view.funds[NATIONS.length] ?? 0;
  let own = 0;
  NATIONS.forEach((one, n) => {
    const rest = (view.funds[n] ?? 0) - (view.spent[n] ?? 0);
    if (one === nation) own = rest;
    else if (rest < 0) any += rest;
  });
  return Math.max(any + own, 0);
}

/** What the purse comes to for a vehicle of a nation, with what was paid before. */
export const reaches = (view: RushShown, purse: Purse, nation: Nation): number =>
  leftFor(view, nation) + purse.any + purse.own[nation];

/** The market cards that the purse would pay for, among those that are open. */
export function buys(view: RushShown, book: CardBook, purse: Purse, offers: ReadonlySet<string>): string[] {
  if (!purse.cards && !view.laid) return [];
  return view.market.filter((slug) => {
    const { nation, cost } = factsOf(book, slug);
    return offers.has(`market:${slug}`) && nation !== null && cost !== null && cost <= reaches(view, purse, nation);
  });
}

/** The whole purse as one number, to show a sum. */
export const total = (purse: Purse): number => purse.any + NATIONS.reduce((sum, nation) => sum + purse.own[nation], 0);
