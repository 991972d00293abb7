/** What is printed on a card of Doomtrooper, read from the book. */
import type { CardBook } from "../board";
import { AFFILIATIONS, TYPES, type Affiliation, type CardType } from "./signs";

export interface Facts {
  type: CardType;
  affiliation: Affiliation;
  affiliations: readonly Affiliation[];
  /** F, S, A and V as printed; null for cards without. */
  ratings: readonly string[] | null;
  keywords: readonly string[];
  english: string;
  czech: string;
  rules: string;
  /** The price of playing it, besides a warrior's V. */
  actions: number;
  d: number;
  per: number;
  /** The numbers of the rules that it touches. */
  cites: readonly string[];
  /** The rule that leaves it without effect, so that nobody may play it; otherwise empty. */
  void: string;
}

const DASH = "–";
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const isType = (value: string): value is CardType => (TYPES as readonly string[]).includes(value);
const isAffiliation = (value: string): value is Affiliation => (AFFILIATIONS as readonly string[]).includes(value);

export function factsOf(book: CardBook, slug: string): Facts {
  const facts = book.get(slug)?.facts ?? {};
  const type = text(facts.type);
  const affiliations = words(facts.affiliations).filter(isAffiliation);
  return {
    type: isType(type) ? type : "special",
    affiliation: affiliations[0] ?? "general",
    affiliations,
    ratings: Array.isArray(facts.ratings) ? facts.ratings.map((value) => (value === "." ? DASH : String(value))) : null,
    keywords: words(facts.keywords),
    english: text(facts.english),
    czech: text(facts.czech),
    rules: text(facts.rules),
    actions: number(facts.actions),
    d: number(facts.d),
    per: number(facts.per),
    cites: words(facts.cites),
    void: text(facts.void),
  };
}

/** The D that a card costs: a warrior its V, a spell its price per step; null if it costs no D. */
export function priceOf(facts: Facts): string | null {
  if (facts.type === "warrior") return facts.ratings?.[3] ?? null;
  if (facts.per) return facts.d ? `${facts.d}+${facts.per}×` : `${facts.per}×`;
  return facts.d ? String(facts.d) : null;
}

/** A number that is always the same for a card, to vary its picture. */
export function hash(slug: string): number {
  let found = 7;
  for (const letter of slug) found = (found * 31 + letter.charCodeAt(0)) % 65_521;
  return found;
}
