/** The cards of a game, found by slug and by number. */
import type { Card, CardBook } from "./board";

/** What `GET /api/cards/{game}` gives. */
interface Printed {
  cards: readonly Card[];
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A book of cards; empty until the cards have arrived. */
export function bookOf(printed: Printed = { cards: [], words: {} }): CardBook {
  const bySlug = new Map(printed.cards.map((card) => [card.slug, card]));
  const byNumber = new Map<number, Card>();
  for (const card of printed.cards) if (typeof card.number === "number") byNumber.set(card.number, card);
  return {
    get: (slug) => bySlug.get(slug),
    name: (slug) => bySlug.get(slug)?.name ?? slug,
    numbered: (number) => byNumber.get(number),
    word: (fact, value) => printed.words[fact]?.[value] ?? value,
  };
}
