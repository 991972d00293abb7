/** The deck being built: its cards, its changes, and the server's report on it. */
import type { CardBook } from "../../games/board";
import { bookOf } from "../../games/book";
import type { Cards, DeckProblem, DeckReport } from "../wire/types";
import { checkDeck } from "./api";
import { sizeOf, write, type Pile } from "./figures";
import { d } from "./i18n";
import { myDecks, tidied } from "./kept.svelte";

export type Part = "library" | "sideboard";
type Piles = Readonly<Record<Part, Pile>>;

const WAIT = 120;
const MOST_UNDONE = 100;
const READING = 5000;

export class Bench {
  printed = $state.raw<Cards | null>(null);
  name = $state("");
  piles = $state.raw<Piles>({ library: new Map(), sideboard: new Map() });
  report = $state.raw<DeckReport | null>(null);
  /** Whether the report is about the present cards. */
  isChecked = $state(false);
  hasFailed = $state(false);
  restricted = $state(false);
  /** What a screen reader says. */
  said = $state("");
  /** Why a card was refused, shown for a moment. */
  warning = $state("");
  zoomed = $state("");
  /** The card whose line is pointed at. */
  pointed = $state.raw<{ slug: string; beside: HTMLElement } | null>(null);
  #past = $state.raw<readonly Piles[]>([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #warned: ReturnType<typeof setTimeout> | undefined;

  readonly book: CardBook = $derived(this.printed ? bookOf(this.printed) : bookOf());
  readonly sizes = $derived({ library: sizeOf(this.piles.library), sideboard: sizeOf(this.piles.sideboard) });
  readonly text = $derived(write(this.name, this.piles.library, this.piles.sideboard, this.book));
  readonly problems: readonly DeckProblem[] = $derived(this.report?.problems ?? []);
  readonly wrong: ReadonlySet<string> = $derived(
    new Set(this.problems.map((problem) => problem.card ?? "").filter(Boolean)),
  );
  readonly isLegal = $derived(this.isChecked && this.report !== null && !this.problems.length);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Open a kept deck. */
  async open(name: string, text: string): Promise<void> {
    const report = await checkDeck(text);
    const pile = (entries: DeckReport["library"]): Pile => new Map(entries.map(({ card, count }) => [card, count]));
    this.name = name;
    this.piles = { library: pile(report.library), sideboard: pile(report.sideboard) };
    this.report = report;
    this.isChecked = true;
    this.#past = [];
  }

  count(slug: string, part: Part): number {
    return this.piles[part].get(slug) ?? 0;
  }

  isPlayable(slug: string): boolean {
    return this.book.get(slug)?.executable !== false;
  }

  /** More or fewer copies of a card. */
  change(slug: string, by: number, part: Part = "library"): void {
    const card = this.book.name(slug);
    if (by > 0 && !this.isPlayable(slug)) {
      this.#warn(d("card.idle.help", { card }));
      return;
    }
    const now = this.count(slug, part);
    if (now + by < 0) return;
    this.#set({ ...this.piles, [part]: this.#with(part, slug, now + by) });
    this.#tell(slug);
  }

  /** One copy from one part into the other. */
  move(slug: string, from: Part): void {
    const to: Part = from === "library" ? "sideboard" : "library";
    const now = this.count(slug, from);
    if (!now) return;
    const there = this.count(slug, to);
    const piles = { ...this.piles, [from]: this.#with(from, slug, now - 1) };
    this.#set({ ...piles, [to]: this.#with(to, slug, there + 1) });
    this.#tell(slug);
  }

  point(slug: string, beside?: HTMLElement): void {
    this.pointed = slug && beside ? { slug, beside } : null;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.piles = last;
    this.changed();
  }

  rename(wanted: string): void {
    const before = this.name;
    const name = tidied(wanted);
    if (!name || name === before) return;
    const mine = myDecks();
    this.name = mine.free(name);
    mine.put(this.name, this.text, before);
  }

  #with(part: Part, slug: string, n: number): Pile {
    const pile = new Map(this.piles[part]);
    if (n > 0) pile.set(slug, n);
    else pile.delete(slug);
    return pile;
  }

  #set(piles: Piles): void {
    this.#past = [...this.#past.slice(-MOST_UNDONE), this.piles];
    this.piles = piles;
    this.changed();
  }

  #warn(text: string): void {
    this.warning = text;
    clearTimeout(this.#warned);
    this.#warned = setTimeout(() => (this.warning = ""), READING);
  }

  #tell(slug: string): void {
    this.said = d("card.count", {
      card: this.book.name(slug),
      n: this.count(slug, "library"),
      beside: this.count(slug, "sideboard"),
    });
  }

  /** Save the deck, and let the server check it. */
  changed(): void {
    myDecks().put(this.name, this.text);
    this.look();
  }

  /** Ask the server for its report; only the latest answer counts. */
  look(): void {
    this.isChecked = false;
    const number = ++this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      checkDeck(this.text, this.restricted).then(
        (report) => {
          if (number !== this.#asked) return;
          this.report = report;
          this.isChecked = true;
          this.hasFailed = false;
        },
        () => (this.hasFailed = number === this.#asked),
      );
    }, WAIT);
  }
}
