/** The cards that this browser's person owns: saved in the browser at once, on the server a moment later. */
import type { CardBook } from "../../games/board";
import { factsOf } from "../../games/doomtrooper/facts";
import { settings } from "../settings.svelte";
import { keepCollection, keptCollection, readCollection } from "./api";
import type { Pile } from "./figures";

const KEY = "grognard.owned";
const SOON = 700;
const MOST = 9999;

interface Stored {
  owned: Record<string, number>;
  /** The list that the server has or will get. */
  text: string;
  /** When the server saved the list that it last had. */
  at: number;
  /** Whether the server still lacks this list. */
  isNew: boolean;
}
const NOTHING: Stored = { owned: {}, text: "", at: 0, isNew: false };

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored> | null;
    const owned = Object.entries(found?.owned ?? {}).filter(([, n]) => Number.isInteger(n) && n > 0);
    const [text, at, isNew] = [String(found?.text ?? ""), Number(found?.at ?? 0), found?.isNew === true];
    return { owned: Object.fromEntries(owned), text, at, isNew };
  } catch {
    return NOTHING; // the browser stores nothing, or the entry belongs to something else
  }
}

/** A list of cards as text, as the server reads it. */
export const listOf = (owned: Pile, book: CardBook): string =>
  [...owned].map(([slug, n]) => `${n} ${factsOf(book, slug).english || book.name(slug)}\n`).join("");

/** The cards that a deck and its sideboard need and their player does not own. */
export function lacking(owned: Pile, ...piles: readonly Pile[]): { slug: string; n: number }[] {
  const needed = new Map<string, number>();
  for (const pile of piles) for (const [slug, n] of pile) needed.set(slug, (needed.get(slug) ?? 0) + n);
  return [...needed].map(([slug, n]) => ({ slug, n: n - (owned.get(slug) ?? 0) })).filter(({ n }) => n > 0);
}

export class Collection {
  owned = $state.raw<Pile>(new Map());
  #stored = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#read();
    addEventListener("storage", (event) => event.key === KEY && this.#read()); // another tab has changed it
    addEventListener("online", () => void this.sync());
    void this.sync();
  }

  #read(): void {
    this.#stored = read();
    this.owned = new Map(Object.entries(this.#stored.owned));
  }

  #write(owned: Pile, text: string, at: number, isNew = false): void {
    this.owned = owned;
    this.#stored = { owned: Object.fromEntries(owned), text, at, isNew };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // the browser stores nothing; the server may
    }
  }

  get size(): number {
    return [...this.owned.values()].reduce((sum, n) => sum + n, 0);
  }

  count(slug: string): number {
    return this.owned.get(slug) ?? 0;
  }

  /** More or fewer copies of a card. */
  change(slug: string, by: number, book: CardBook): void {
    const owned = new Map(this.owned);
    const n = Math.min(MOST, Math.max(0, this.count(slug) + by));
    if (n) owned.set(slug, n);
    else owned.delete(slug);
    this.replace(owned, book);
  }

  /** Replace the collection. */
  replace(owned: Pile, book: CardBook): void {
    this.#write(owned, listOf(owned, book), this.#stored.at, true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sync(), SOON);
  }

  /** Send the server what has changed here, or else take over what another device has changed. */
  async sync(): Promise<void> {
    const { text, at, isNew } = this.#stored;
    try {
      if (isNew) {
        const kept = await keepCollection(text);
        if (this.#stored.text === text) this.#write(this.owned, text, kept.at);
        return;
      }
      if (!settings.token) return;
      const kept = await keptCollection();
      if (kept.at <= at || this.#stored.text !== text) return;
      const { owned } = await readCollection(kept.cards);
      this.#write(new Map(owned.map(({ card, count }) => [card, count])), kept.cards, kept.at);
    } catch {
      // the server cannot be reached; the list stays here
    }
  }
}

let mine: Collection | null = null;

/** The collection of this browser, read when it is first needed. */
export function myCollection(): Collection {
  mine ??= new Collection();
  return mine;
}
