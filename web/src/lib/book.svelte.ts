/** The rules and cards of a game in the reader's language, requested once. */
import type { Card, CardBook } from "../games/board";
import { bookOf } from "../games/book";
import type { Lang } from "./languages";
import { settings } from "./settings.svelte";
import { ask } from "./wire/api";
import type { Cards, Rules } from "./wire/types";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = asked.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found;
}

export const rulesOf = (game: string, lang: Lang): Promise<Rules> => once(`/api/rules/${game}?lang=${lang}`);
export const cardsOf = (game: string, lang: Lang): Promise<Cards> => once(`/api/cards/${game}?lang=${lang}`);

const AGAIN = 3000; // milliseconds until cards that did not arrive are requested once more

/** The cards of a game; they appear when they have arrived, and again when the language changes. */
export class Book implements CardBook {
  #book = $state.raw<CardBook>(bookOf());
  #tries = $state(0);

  constructor(game: () => string | undefined) {
    $effect(() => {
      const name = game();
      if (!name) return;
      void this.#tries;
      let later = 0;
      void cardsOf(name, settings.lang).then(
        (found) => (this.#book = bookOf(found)),
        () => (later = window.setTimeout(() => (this.#tries += 1), AGAIN)), // names stay as spelled
      );
      return () => clearTimeout(later);
    });
  }

  get(slug: string): Card | undefined {
    return this.#book.get(slug);
  }

  name(slug: string): string {
    return this.#book.name(slug);
  }

  numbered(number: number): Card | undefined {
    return this.#book.numbered(number);
  }

  word(fact: string, value: string): string {
    return this.#book.word(fact, value);
  }
}
