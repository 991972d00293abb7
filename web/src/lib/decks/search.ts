/** Finding cards: by words in their names and texts, and by what is printed on them. */
import type { Cards, CardText, DoomFacts } from "../wire/types";
import type { Pile } from "./figures";

export const RATINGS = ["F", "S", "A", "V"] as const;
export const SORTS = ["name", "value", "type", "affiliation"] as const;
export type Sort = (typeof SORTS)[number];
type Bounds = readonly (number | null)[];

export interface Filter {
  words: string;
  type: string;
  set: string;
  affiliations: readonly string[];
  /** For F, S, A and V. */
  least: Bounds;
  most: Bounds;
  playable: boolean;
  /** Only cards that are owned. */
  owned: boolean;
  sort: Sort;
}

export interface Entry {
  card: CardText;
  facts: DoomFacts;
  /** The card's names and text in the form that the search compares. */
  names: string;
  text: string;
  ratings: Bounds;
}

const NONE: Bounds = [null, null, null, null];
export const EVERYTHING: Filter = {
  words: "",
  type: "",
  set: "",
  affiliations: [],
  least: NONE,
  most: NONE,
  playable: false,
  owned: false,
  sort: "name",
};

/** A text in the form that the search compares: lower case without accents. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "");
}

function numbers(ratings: readonly string[] | null | undefined): Bounds {
  return (ratings ?? ["", "", "", ""]).map((value) => (/^-?\d+$/.test(value) ? Number(value) : null));
}

/** Every card, made ready for the search once. */
export function indexOf(printed: Cards | null): Entry[] {
  return (printed?.cards ?? []).map((card) => {
    const facts = card.facts as unknown as DoomFacts;
    return {
      card,
      facts,
      names: plain(`${card.name}|${facts.english}|${facts.czech}`),
      text: plain(card.text),
      ratings: numbers(facts.ratings),
    };
  });
}

const isWithin = (
  value: number | null | undefined,
  least: number | null | undefined,
  most: number | null | undefined,
): boolean =>
  (least == null && most == null) || (value != null && value >= (least ?? -Infinity) && value <= (most ?? Infinity));

function fits({ card, facts, ratings }: Entry, filter: Filter, owned: Pile): boolean {
  if (filter.owned && !owned.get(card.slug)) return false;
  if (filter.playable && card.executable === false) return false;
  if (filter.type && facts.type !== filter.type) return false;
  if (filter.set && card.set !== filter.set) return false;
  if (filter.affiliations.length && !facts.affiliations.some((one) => filter.affiliations.includes(one))) return false;
  return RATINGS.every((_, n) => isWithin(ratings[n], filter.least[n], filter.most[n]));
}

/** How well a card fits the words: 0 its name begins with them, 1 a word of it does, 2 they are in it, 3 in its text; null not at all. */
function rank(entry: Entry, phrase: string, words: readonly string[]): number | null {
  if (!phrase) return 0;
  if (!words.every((word) => entry.names.includes(word) || entry.text.includes(word))) return null;
  if (`|${entry.names}`.includes(`|${phrase}`)) return 0;
  if (` ${entry.names}`.includes(` ${phrase}`)) return 1;
  return words.every((word) => entry.names.includes(word)) ? 2 : 3;
}

/** The value by which a card is sorted; cards without a value come last. */
function keyOf({ card, facts, ratings }: Entry, sort: Sort): string | number {
  if (sort === "value") return ratings[3] ?? 99;
  if (sort === "type") return facts.type === "warrior" ? "" : facts.type;
  return sort === "affiliation" ? (facts.affiliations[0] ?? "~") : card.name;
}

/** The cards that match, the best match first; cards that cannot be played yet come after the others. */
export function found(index: readonly Entry[], filter: Filter, owned: Pile = new Map()): Entry[] {
  const phrase = plain(filter.words).trim().replace(/\s+/g, " ");
  const words = phrase.split(" ").filter(Boolean);
  const ranked: { entry: Entry; rank: number; key: string | number }[] = [];
  for (const entry of index) {
    if (!fits(entry, filter, owned)) continue;
    const how = rank(entry, phrase, words);
    if (how !== null)
      ranked.push({ entry, rank: how + (entry.card.executable === false ? 10 : 0), key: keyOf(entry, filter.sort) });
  }
  ranked.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    if (a.key !== b.key)
      return typeof a.key === "number" && typeof b.key === "number"
        ? a.key - b.key
        : String(a.key).localeCompare(String(b.key));
    return a.entry.card.name.localeCompare(b.entry.card.name);
  });
  return ranked.map(({ entry }) => entry);
}
