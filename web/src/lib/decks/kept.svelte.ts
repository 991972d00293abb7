/** The decks of this browser's person: saved in the browser at once, on the server a moment later. */
import { settings } from "../settings.svelte";
import { Refused } from "../wire/api";
import { dropDeck, keepDeck, keptDecks } from "./api";

const KEY = "grognard.decks";
const SOON = 700;
const LONGEST = 60;

export interface Kept {
  name: string;
  text: string;
  /** The token under which the server has exactly this text; empty if it has not. */
  mark: string;
}
interface Shelf {
  decks: readonly Kept[];
  /** Removed here, and perhaps still on the server. */
  gone: string[];
}
export type Saved = "both" | "browser" | "saving" | "full" | "nowhere";

function read(): Shelf {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const { decks, gone } = (found ?? {}) as Partial<Shelf>;
    return {
      decks: Array.isArray(decks)
        ? decks.filter((one) => typeof one.name === "string" && typeof one.text === "string")
        : [],
      gone: Array.isArray(gone) ? gone.filter((one) => typeof one === "string") : [],
    };
  } catch {
    return { decks: [], gone: [] }; // the browser stores nothing, or the entry belongs to something else
  }
}

/** A name as the server keeps it. */
export const tidied = (name: string): string =>
  name.normalize("NFC").split(/\s+/).filter(Boolean).join(" ").slice(0, LONGEST).trim();

export class MyDecks {
  decks = $state.raw<readonly Kept[]>([]);
  saved = $state<Saved>(settings.token ? "saving" : "browser");
  #gone: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isKept = true;
  #pushing: Promise<void> = Promise.resolve(); // one request after another, so that a removed deck does not come back

  constructor() {
    this.#read();
    addEventListener("storage", (event) => event.key === KEY && this.#read()); // another tab has changed them
    addEventListener("online", () => void this.sync());
    void this.sync();
  }

  #read(): void {
    const { decks, gone } = read();
    this.decks = decks;
    this.#gone = gone;
  }

  #write(decks: readonly Kept[]): void {
    this.decks = [...decks].sort((a, b) => a.name.localeCompare(b.name));
    try {
      localStorage.setItem(KEY, JSON.stringify({ decks: this.decks, gone: this.#gone } satisfies Shelf));
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
  }

  /** A short form of the present token. */
  get #mark(): string {
    return settings.token.slice(0, 8);
  }

  get(name: string): Kept | undefined {
    return this.decks.find((deck) => deck.name === name);
  }

  /** A name that no deck has yet. */
  free(wanted: string): string {
    const name = tidied(wanted) || "…";
    for (let n = 1; ; n++) {
      const tried = n === 1 ? name : `${name.slice(0, LONGEST - 5)} (${n})`;
      if (!this.get(tried)) return tried;
    }
  }

  /** Save a deck under a name, and under none of its earlier names. */
  put(name: string, text: string, before = name): void {
    if (before !== name && this.get(before)) this.#gone.push(before);
    this.#gone = this.#gone.filter((gone) => gone !== name);
    this.#write([...this.decks.filter((deck) => deck.name !== name && deck.name !== before), { name, text, mark: "" }]);
    this.#soon();
  }

  remove(name: string): void {
    this.#gone.push(name);
    this.#write(this.decks.filter((deck) => deck.name !== name));
    this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.saved = "saving";
    this.#timer = setTimeout(() => void this.#bring(), SOON);
  }

  /** Read the server's decks: changes made here win, and changes made elsewhere are taken over. */
  async sync(): Promise<void> {
    if (!settings.token) {
      if (this.decks.length) this.#soon();
      return;
    }
    try {
      const mark = this.#mark;
      const found = new Map((await keptDecks()).map((deck) => [deck.name, deck.deck]));
      for (const name of this.#gone) found.delete(name);
      const here = this.decks.filter((deck) => deck.mark !== mark || found.has(deck.name)); // removed elsewhere
      const next = here.map((deck) => ({
        ...deck,
        text: deck.mark === mark ? (found.get(deck.name) ?? deck.text) : deck.text,
      }));
      for (const [name, text] of found) if (!next.some((deck) => deck.name === name)) next.push({ name, text, mark });
      this.#write(next);
      await this.#bring();
    } catch {
      this.saved = this.#isKept ? "browser" : "nowhere"; // the server cannot be reached; the decks stay here
    }
  }

  #bring(): Promise<void> {
    this.#pushing = this.#pushing.then(() => this.#push());
    return this.#pushing;
  }

  /** Send the server what it does not have yet. */
  async #push(): Promise<void> {
    try {
      for (const name of settings.token ? [...this.#gone] : []) {
        await dropDeck(name).catch((error: unknown) => {
          if (!(error instanceof Refused) || error.code === "offline") throw error; // a server that has forgotten us has no deck of ours
        });
        this.#gone = this.#gone.filter((one) => one !== name);
      }
      for (const { name, text } of this.decks.filter((deck) => deck.mark === "" || deck.mark !== this.#mark)) {
        const kept = await keepDeck(name, text);
        const mark = this.#mark;
        this.#write(
          this.decks.map((deck) => (deck.name === name && deck.text === text ? { name: kept.name, text, mark } : deck)),
        );
      }
      this.#write(this.decks);
      if (this.decks.every((deck) => deck.mark)) this.saved = "both";
    } catch (error) {
      const isFull = error instanceof Refused && error.code === "too_many";
      this.saved = !this.#isKept ? "nowhere" : isFull ? "full" : "browser";
    }
  }
}

let mine: MyDecks | null = null;

/** The decks of this browser, read when they are first needed. */
export function myDecks(): MyDecks {
  mine ??= new MyDecks();
  return mine;
}
