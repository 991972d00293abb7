/** The state of one person's side of a Doomtrooper table: what is touched, dragged and looked at. */
import { getContext, setContext } from "svelte";
import { nameOf } from "../../lib/table/people";
import { meant } from "../../lib/table/touching";
import type { Choice, DoomtrooperCard, DoomtrooperShown } from "../../lib/wire/types";
import type { BoardProps, CardBook, Happened } from "../board";
import { COMBAT, dragged, isAbout, isPlace, step, TABLE, type Plan } from "./plan";
import { layout, type Laid } from "./table";

const HERE = Symbol("desk");
const NONE: readonly string[] = [];

/** A card with more about it shown beside it. */
export interface Looked extends Pointed {
  beside: DOMRect;
}

/** A card on the table by its number, any other card by its name. */
export interface Pointed {
  id?: number;
  slug?: string;
}

export class Desk {
  readonly #props: () => BoardProps<DoomtrooperShown>;
  looked = $state.raw<Looked | null>(null);
  /** What is being dragged. */
  lifted = $state.raw<string | null>(null);
  /** The thing whose menu is open, though touching it could mean only one answer. */
  chosen = $state.raw<string | null>(null);
  #plan: Plan | null = null;

  constructor(props: () => BoardProps<DoomtrooperShown>) {
    this.#props = props;
  }

  get view(): DoomtrooperShown {
    return this.#props().view;
  }

  get book(): CardBook {
    return this.#props().cards;
  }

  get motion(): boolean {
    return this.#props().motion;
  }

  /** Everything that has happened so far, if the table knows it. */
  get past(): readonly Happened[] {
    return this.#props().past ?? [];
  }

  get touched(): readonly string[] {
    return this.#props().touched;
  }

  readonly seat = $derived.by(() => this.#props().seat);
  readonly #layout = layout();
  readonly laid = $derived.by<Laid>(() => this.#layout(this.view));
  readonly options = $derived.by<readonly Choice[]>(() => {
    const { question, seat, table } = this.#props();
    return table.phase === "playing" && question !== null && question.seat === seat && !question.passing
      ? (question.options ?? [])
      : [];
  });
  readonly isOver = $derived.by(() => this.#props().table.phase === "over");
  readonly isAsked = $derived.by(() => this.options.length > 0);
  readonly asked = $derived.by(() => (this.isAsked ? (this.#props().question?.asked ?? "") : ""));
  /** The number of the open question. */
  readonly number = $derived.by(() => this.#props().question?.number ?? 0);
  /** The name of the player's own deck, if it is known. */
  readonly deck = $derived.by(() => (this.seat === null ? "" : (this.#props().table.seats[this.seat]?.deck ?? "")));
  readonly combat = $derived.by(() => this.view.combats.at(-1));
  /** The options that fit everything touched so far. */
  readonly left = $derived.by<readonly Choice[]>(() => (this.touched.length ? meant(this.options, this.touched) : []));

  /** Whether every answer is about a card of the hand. */
  readonly isAboutHand = $derived.by(
    () => this.isAsked && this.options.every((option) => option.touches?.some((thing) => thing.startsWith("hand:"))),
  );

  /** Whether options are about things on the table, and none about the hand. */
  readonly isAboutTable = $derived.by(() => {
    const kinds = new Set(
      this.options.flatMap((option) => (option.touches ?? []).map((thing) => thing.slice(0, thing.indexOf(":")))),
    );
    return (kinds.has("card") || kinds.has("tactic")) && !kinds.has("hand");
  });

  /** What the thing that is dragged, touched or pointed at can be aimed at, and where it would lie. */
  readonly aimed = $derived.by<ReadonlySet<string>>(() => {
    const thing =
      this.lifted ?? this.touched.at(-1) ?? (this.looked?.slug === undefined ? null : `hand:${this.looked.slug}`);
    return new Set(thing === null || !this.isAsked ? [] : this.#aimsOf(thing));
  });

  #aimsOf(thing: string): readonly string[] {
    const { question, offers } = this.#props();
    const isOffered = offers.has(thing) || this.touched.includes(thing);
    const found = question?.aims?.[thing];
    if (found && (isOffered || offers.has(COMBAT))) return found;
    return isOffered && thing.startsWith("hand:") ? [TABLE] : NONE;
  }

  nameOf(seat: number): string {
    return nameOf(this.#props().table, seat);
  }

  cardName(card: DoomtrooperCard | undefined, unknown: string): string {
    return card?.card ? this.book.name(card.card) : unknown;
  }

  notes(thing: string): readonly string[] {
    return this.#props().notes?.[thing] ?? NONE;
  }

  offers(thing: string): boolean {
    return this.isAsked && this.#props().offers.has(thing);
  }

  isTouched(thing: string): boolean {
    return this.touched.includes(thing);
  }

  show({ currentTarget }: Event, what: Pointed): void {
    if (currentTarget instanceof Element) this.looked = { ...what, beside: currentTarget.getBoundingClientRect() };
  }

  hide({ id, slug }: Pointed): void {
    if (this.looked?.id === id && this.looked?.slug === slug) this.looked = null;
  }

  /** What dragging and looking do to a thing. */
  gestures(thing: string, look: () => void) {
    return {
      thing,
      look,
      lift: (isLifted: boolean): void => void (this.lifted = isLifted ? thing : null),
      drop: (from: string, to: string, all: readonly string[]): void => this.drop(from, to, all),
    };
  }

  /** Show more about a card while it is pointed at or focused by key. */
  pointing(what: Pointed) {
    const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";
    return {
      onfocus: (event: FocusEvent): void => {
        if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible"))
          this.show(event, what);
      },
      onblur: (): void => this.hide(what),
      onpointerenter: (event: PointerEvent): void => {
        if (isMouse(event)) this.show(event, what);
      },
      onpointerleave: (event: PointerEvent): void => {
        if (isMouse(event)) this.hide(what);
      },
    };
  }

  peek(slug: string): void {
    this.looked = null;
    this.#props().peek(slug);
  }

  answer(answer: string): void {
    this.#plan = null;
    this.chosen = null;
    this.#props().answer?.(answer);
  }

  /** Forget what was touched. */
  release(): void {
    this.chosen = null;
    for (const thing of [...this.touched]) this.#props().touch(thing);
  }

  /**
   * A thing was touched: it answers, or explains itself. If the question is not about such things, its card is shown; if
   * the touch alone is unclear, a menu beside it asks what is meant.
   */
  touch(thing: string, card?: string | null): void {
    this.#plan = null;
    this.looked = null;
    this.chosen = null;
    if (!this.touched.length && this.#isUnclear(thing)) this.chosen = thing;
    else if (card && !isAbout(this.options, thing)) this.peek(card);
    else if (this.isAsked) this.#props().touch(thing);
  }

  /** Whether a card may attack now, by itself: the question is which action to take. */
  attacks(thing: string): boolean {
    const { question, offers } = this.#props();
    return this.asked === "act" && offers.has(COMBAT) && (question?.aims?.[COMBAT] ?? NONE).includes(thing);
  }

  /** The card of a thing, if it is known. */
  slugOf(thing: string): string | null {
    const name = thing.slice(thing.indexOf(":") + 1);
    return thing.startsWith("card:") ? (this.laid.get(Number(name))?.card ?? null) : name;
  }

  /** The answers that are about a thing alone. */
  about(thing: string): readonly Choice[] {
    return meant(this.options, [thing]);
  }

  /** Whether a touch needs a menu: a warrior could also attack, or a card would be lost. */
  #isUnclear(thing: string): boolean {
    const isWhole = this.about(thing).every((option) => option.touches?.length === 1);
    return isWhole && (this.attacks(thing) || (this.asked === "discard" && this.offers(thing)));
  }

  /** Attack with a warrior; the next question asks whom. */
  attack(thing: string): void {
    this.chosen = null;
    this.#plan = [COMBAT, thing];
    this.go();
  }

  isAimed(thing: string): boolean {
    return this.aimed.has(thing);
  }

  /** A thing was dragged onto another thing or to a place; it is aimed at the first that it can be aimed at. */
  drop(from: string, to: string, all: readonly string[] = [to]): void {
    this.looked = null;
    if (!this.isAsked) return;
    const aims = this.#aimsOf(from);
    const place = all.find((one) => aims.includes(one)) ?? to;
    if (isPlace(place) && !aims.includes(place)) return; // back into the hand, or where it may not go
    this.#plan = dragged(from, place, this.options);
    this.go();
  }

  /** Go on with a gesture that was begun, at a new question. */
  go(): void {
    if (!this.#plan || !this.isAsked) return;
    const { touch, rest } = step(this.#plan, this.asked, this.options);
    this.#plan = rest;
    for (const thing of touch) this.#props().touch(thing);
  }
}

export const place = (desk: Desk): Desk => setContext(HERE, desk);
export const desk = (): Desk => getContext<Desk>(HERE);
