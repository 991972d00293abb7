/** The rules and cards of a game to read, in the reader's language, asked for once. */
import type { Card, CardBook } from "../games/board";
import { settings, type Lang } from "./settings.svelte";
import { ask } from "./wire/api";

/** A rule as `GET /api/rules/{game}` gives it. */
export interface Rule {
  number: string;
  text: string;
  weight?: string;
  shown_by?: readonly string[];
}

const asked = new Map<string, Promise<readonly unknown[]>>();

function once<T>(path: string): Promise<readonly T[]> {
  let found = asked.get(path) as Promise<readonly T[]> | undefined;
  if (!found) {
    found = ask<T[] | Record<string, T[]>>(path).then((all) => (Array.isArray(all) ? all : (Object.values(all).find(Array.isArray) ?? [])));
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found;
}

export const rulesOf = (game: string, lang: Lang): Promise<readonly Rule[]> => once(`/api/rules/${game}?lang=${lang}`);
export const cardsOf = (game: string, lang: Lang): Promise<readonly Card[]> => once(`/api/cards/${game}?lang=${lang}`);

/** The cards of a game that fill in when they have come, and again when the language changes. */
export class Cards implements CardBook {
  #cards = $state.raw<ReadonlyMap<string, Card>>(new Map());

  constructor(game: () => string | undefined) {
    $effect(() => {
      const name = game();
      if (!name) return;
      void cardsOf(name, settings.lang).then(
        (cards) => (this.#cards = new Map(cards.map((card) => [card.slug, card]))),
        () => undefined, // names stay as they are spelled; everything can be played
      );
    });
  }

  get(slug: string): Card | undefined {
    return this.#cards.get(slug);
  }

  name(slug: string): string {
    return this.#cards.get(slug)?.name ?? slug;
  }
}
