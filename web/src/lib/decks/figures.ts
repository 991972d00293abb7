/** A deck in figures: counts by type and affiliation, and how much its warriors cost. */
import type { CardBook } from "../../games/board";
import { factsOf } from "../../games/doomtrooper/facts";
import { AFFILIATIONS, TYPES, type Affiliation, type CardType } from "../../games/doomtrooper/signs";

export type Pile = ReadonlyMap<string, number>;
export interface Share<K extends string> {
  key: K;
  n: number;
}

const HIGHEST = 12;

/** Types in the order of a list: warriors first. */
export const ORDER: readonly CardType[] = ["warrior", ...TYPES.filter((type) => type !== "warrior")];

export const sizeOf = (pile: Pile): number => [...pile.values()].reduce((sum, n) => sum + n, 0);

function shares<K extends string>(keys: readonly K[], pile: Pile, keyOf: (slug: string) => K): Share<K>[] {
  const counts = new Map<K, number>();
  for (const [slug, n] of pile) counts.set(keyOf(slug), (counts.get(keyOf(slug)) ?? 0) + n);
  return keys.flatMap((key) => (counts.has(key) ? [{ key, n: counts.get(key) ?? 0 }] : []));
}

export const byType = (pile: Pile, book: CardBook): Share<CardType>[] =>
  shares(ORDER, pile, (slug) => factsOf(book, slug).type);

export const byAffiliation = (pile: Pile, book: CardBook): Share<Affiliation>[] =>
  shares(AFFILIATIONS, pile, (slug) => factsOf(book, slug).affiliation).sort((a, b) => b.n - a.n);

/** The cards of a pile by type, and by name within one. */
export function grouped(
  pile: Pile,
  book: CardBook,
): { type: CardType; n: number; cards: { slug: string; n: number }[] }[] {
  return ORDER.flatMap((type) => {
    const cards = [...pile].filter(([slug]) => factsOf(book, slug).type === type).map(([slug, n]) => ({ slug, n }));
    cards.sort((a, b) => book.name(a.slug).localeCompare(book.name(b.slug)));
    return cards.length ? [{ type, n: cards.reduce((sum, { n }) => sum + n, 0), cards }] : [];
  });
}

export interface Curve {
  /** Warriors by V; the last counts all that are higher. */
  bars: number[];
  /** Mean F, S, A and V. */
  mean: (number | null)[];
}

/** How much the warriors cost. */
export function curveOf(pile: Pile, book: CardBook): Curve {
  const bars = Array.from({ length: HIGHEST + 1 }, () => 0);
  const sums = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0];
  for (const [slug, n] of pile) {
    const { type, ratings } = factsOf(book, slug);
    if (type !== "warrior" || !ratings) continue;
    for (const [k, rating] of ratings.entries()) {
      if (!/^-?\d+$/.test(rating)) continue;
      const value = Number(rating);
      sums[k] = (sums[k] ?? 0) + n * value;
      counts[k] = (counts[k] ?? 0) + n;
      const place = Math.min(HIGHEST, Math.max(0, value));
      if (k === 3) bars[place] = (bars[place] ?? 0) + n;
    }
  }
  return { bars, mean: sums.map((sum, k) => (counts[k] ? sum / counts[k] : null)) };
}

/** A deck as text, as the server reads it: cards under the names of their types. */
export function write(name: string, library: Pile, sideboard: Pile, book: CardBook): string {
  const english = (slug: string): string => factsOf(book, slug).english || book.name(slug);
  const lines = [`# ${name}`];
  for (const { type, cards } of grouped(library, book)) {
    const word = book.word("type", type);
    lines.push(
      "",
      `# ${word.charAt(0).toLocaleUpperCase()}${word.slice(1)}`,
      ...cards.map(({ slug, n }) => `${n} ${english(slug)}`),
    );
  }
  const beside = grouped(sideboard, book).flatMap(({ cards }) => cards.map(({ slug, n }) => `${n} ${english(slug)}`));
  if (beside.length) lines.push("", "Sideboard:", ...beside);
  return `${lines.join("\n")}\n`;
}
