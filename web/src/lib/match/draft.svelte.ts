/** A deck that its player is changing between two games; the server says whether it may be played. */
import type { DeckCards } from "../wire/types";

export type Part = "main" | "side";

const SETTLES = 400; // milliseconds without a change before the server is asked
const APART = 1100; // and at least this long between two requests

/** How many of each card, by slug. */
type Counts = ReadonlyMap<string, number>;

const counted = (rows: readonly { count: number; card: string }[]): Counts =>
  new Map(rows.map(({ card, count }) => [card, count]));
const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** A deck as text, as the server reads it. */
export function deckText(main: Counts, side: Counts): string {
  const lines = (counts: Counts): string[] =>
    [...counts].sort().flatMap(([card, count]) => (count ? [`${count} ${card}`] : []));
  return [...lines(main), "Sideboard:", ...lines(side)].join("\n");
}

type Rows = [string, number][];

/** What this tab remembers of a draft, so that a reloaded page continues with it. */
function remembered(key: string): Record<Part, Counts> | null {
  try {
    const { main, side } = JSON.parse(sessionStorage.getItem(key) ?? "") as Record<Part, Rows>;
    return { main: new Map(main), side: new Map(side) };
  } catch {
    return null; // nothing is stored, or the browser stores nothing
  }
}

function remember(key: string, parts: Record<Part, Counts> | null): void {
  try {
    if (parts) sessionStorage.setItem(key, JSON.stringify({ main: [...parts.main], side: [...parts.side] }));
    else sessionStorage.removeItem(key);
  } catch {
    // the browser stores nothing
  }
}

/** Whether two decks have the same cards, however they are divided. */
const together = (main: Counts, side: Counts): string =>
  JSON.stringify([...main, ...side].flatMap(([card, n]) => Array<string>(n).fill(card)).sort());

/** One card moved from a part into the other. */
export function moved(from: Counts, to: Counts, card: string): [Counts, Counts] {
  const left = (from.get(card) ?? 0) - 1;
  if (left < 0) return [from, to];
  return [new Map([...from, [card, left]]), new Map([...to, [card, (to.get(card) ?? 0) + 1]])];
}

export class Draft {
  main = $state.raw<Counts>(new Map());
  side = $state.raw<Counts>(new Map());
  /** The deck that the server has, which may be played. */
  #kept = $state.raw<DeckCards | null>(null);
  /** How many of each card the last game's deck had. */
  #last = $state.raw<Counts>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sent = 0;
  readonly #send: (deck: string) => void;
  readonly #key: string;

  /** Whether there are changes that the server has not accepted. */
  readonly isOpen = $derived.by(
    () => this.#kept !== null && this.text !== deckText(counted(this.#kept.main), counted(this.#kept.side)),
  );
  readonly text = $derived(deckText(this.main, this.side));
  readonly sizes = $derived<Record<Part, number>>({ main: sizeOf(this.main), side: sizeOf(this.side) });
  readonly wanted = $derived<Record<Part, number>>({
    main: sizeOf(counted(this.#kept?.main ?? [])),
    side: sizeOf(counted(this.#kept?.side ?? [])),
  });

  constructor(send: (deck: string) => void, key: string) {
    this.#send = send;
    this.#key = `grognard.exchange.${key}`;
  }

  /** Take over what the server has sent; keep the changes made here. */
  take(cards: DeckCards): void {
    const isFirst = this.#kept === null;
    const wasOpen = this.isOpen;
    this.#kept = cards;
    const last = new Map(counted(cards.main));
    for (const { card, count } of cards.moved ?? []) last.set(card, (last.get(card) ?? 0) - count);
    this.#last = last;
    if (!wasOpen) {
      this.main = counted(cards.main);
      this.side = counted(cards.side);
    }
    if (isFirst) this.#goOn();
    else if (!this.isOpen) remember(this.#key, null);
  }

  /** Restore the changes made before a reload, if they are still about these cards. */
  #goOn(): void {
    const found = remembered(this.#key);
    if (!found || together(found.main, found.side) !== together(this.main, this.side)) return;
    this.main = found.main;
    this.side = found.side;
    this.#ask();
  }

  move(card: string, from: Part): void {
    if (from === "main") [this.main, this.side] = moved(this.main, this.side, card);
    else [this.side, this.main] = moved(this.side, this.main, card);
    this.#ask();
  }

  /** The deck of the last game. */
  reset(): void {
    const all = new Map([...this.side].map(([card, count]) => [card, count + (this.main.get(card) ?? 0)]));
    for (const [card, count] of this.main) if (!all.has(card)) all.set(card, count);
    this.main = new Map([...all.keys()].map((card) => [card, this.#last.get(card) ?? 0]));
    this.side = new Map([...all].map(([card, count]) => [card, count - (this.#last.get(card) ?? 0)]));
    this.#ask();
  }

  /** How many more copies of a card the deck has than in the last game. */
  change(card: string): number {
    return (this.main.get(card) ?? 0) - (this.#last.get(card) ?? 0);
  }

  get isChanged(): boolean {
    return [...new Set([...this.main.keys(), ...this.#last.keys()])].some((card) => this.change(card) !== 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Ask the server once the player has stopped changing the deck. */
  #ask(): void {
    clearTimeout(this.#timer);
    remember(this.#key, this.isOpen ? this : null);
    if (!this.isOpen) return;
    const wait = Math.max(SETTLES, this.#sent + APART - Date.now());
    this.#timer = setTimeout(() => {
      this.#sent = Date.now();
      this.#send(this.text);
    }, wait);
  }
}
