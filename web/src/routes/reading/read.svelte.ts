/** Texts from the server, requested once and kept as long as the page is open. */
import { bookOf } from "../../games/book";
import type { CardBook } from "../../games/board";
import { settings } from "../../lib/settings.svelte";
import { ask } from "../../lib/wire/api";
import type { Cards, CardText, Rules, Scene } from "../../lib/wire/types";

const kept = new Map<string, Promise<unknown>>();

/** Request once; a failed request is made again the next time. */
export function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const rulesOf = (game: string): Promise<Rules> => once(`/api/rules/${game}?lang=${settings.lang}`);
export const cardsOf = (game: string): Promise<Cards> => once(`/api/cards/${game}?lang=${settings.lang}`);
export const sceneOf = (game: string, name: string, at: number): Promise<Scene> =>
  once(`/api/scenarios/${game}/${encodeURIComponent(name)}?lang=${settings.lang}&at=${at}`);

/** A book of a game's cards, with cards that exist in one position only. */
export function bookWith(printed: Cards | null, own: readonly CardText[] = []): CardBook {
  if (!printed) return bookOf();
  return bookOf({ cards: [...printed.cards, ...own], words: printed.words });
}

/** A text in the form that the search compares: lower case without accents. */
export function plain(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether a text contains every word of a search. */
export function fits(text: string, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}
