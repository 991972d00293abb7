/** The state of one person's side of the table: cards picked up, gestures under way, and what they would do. */
import { getContext, setContext } from "svelte";
import type { Choice, RushShown } from "../../lib/wire/types";
import type { BoardProps, CardBook } from "../board";
import { factsOf } from "./facts";
import { buys, purseOf } from "./money";
import { attacking, buying, guarding, step, striking, type Plan } from "./plan";

const BASES = 3;
const HERE = Symbol("desk");
/** Questions at which the player first picks up hand cards and then says what to do with them. */
const PICKING = ["act", "weak_hand"];

export class Desk {
  readonly #props: () => BoardProps<RushShown>;
  /** The places of the hand cards picked up. */
  picked = $state.raw<readonly number[]>([]);
  isDepotOpen = $state(false);
  #plan: Plan | null = null;

  constructor(props: () => BoardProps<RushShown>) {
    this.#props = props;
  }

  get view(): RushShown {
    return this.#props().view;
  }

  get book(): CardBook {
    return this.#props().cards;
  }

  get table(): BoardProps<RushShown>["table"] {
    return this.#props().table;
  }

  readonly seats = $derived.by(() => this.view.hand_sizes.length);
  /** The seat whose side of the table is nearest: this player's, or the first for spectators. */
  readonly near = $derived.by(() => this.#props().seat ?? 0);
  readonly isOver = $derived.by(() => this.#props().table.phase === "over");
  readonly isSpectator = $derived.by(() => this.#props().seat === null);
  readonly options = $derived.by<readonly Choice[]>(() => {
    const { question, seat, table } = this.#props();
    return table.phase === "playing" && question !== null && question.seat === seat ? (question.options ?? []) : [];
  });
  readonly isAsked = $derived.by(() => this.options.length > 0);
  /** The question that this person is asked; null if somebody else is asked. */
  readonly asked = $derived.by(() => (this.isAsked ? (this.#props().question?.asked ?? "") : ""));
  /** Everything that an open option is about. */
  readonly open = $derived.by<ReadonlySet<string>>(
    () => new Set(this.options.flatMap((option) => option.touches ?? [])),
  );
  readonly hand = $derived.by<readonly string[]>(() => this.view.hands[this.near] ?? []);
  readonly cards = $derived.by<readonly string[]>(() => this.picked.flatMap((at) => this.hand[at] ?? []));
  readonly purse = $derived.by(() => purseOf(this.book, this.cards));
  /** The market cards that the cards picked up would pay for. */
  readonly affordable = $derived.by<ReadonlySet<string>>(
    () => new Set(this.cards.length && this.asked === "act" ? buys(this.view, this.book, this.purse, this.open) : []),
  );
  readonly sells = $derived.by(() => [...this.open].some((thing) => thing.startsWith("market:")));

  /** Whether the cards in front of the active player attack. */
  readonly isAttack = $derived.by(() => ["attackers", "strike", "target"].includes(this.view.asked));

  /** Whether to mark a thing as touchable. */
  offers(thing: string): boolean {
    const { offers, touched } = this.#props();
    if (!this.isAsked) return false;
    if (thing.startsWith("market:") && this.asked === "act" && this.cards.length)
      return this.affordable.has(thing.slice("market:".length));
    return (touched.length ? offers : this.open).has(thing);
  }

  isTouched(thing: string): boolean {
    return this.#props().touched.includes(thing);
  }

  /** What a hand card could do at this question. */
  usesOf(slug: string): Choice[] {
    return this.options.filter((option) => option.touches?.[0] === `hand:${slug}`);
  }

  /** Whether a hand card can pay for something now. */
  pays(slug: string): boolean {
    return (
      this.asked === "act" && this.sells && factsOf(this.book, slug).value !== null && !this.view.played.includes(slug)
    );
  }

  canPick(slug: string): boolean {
    return PICKING.includes(this.asked) && (this.open.has(`hand:${slug}`) || this.pays(slug));
  }

  peek(slug: string): void {
    this.#props().peek(slug);
  }

  /** A thing was touched: it answers, or explains itself; while somebody else decides, its card is shown. */
  touch(thing: string, card?: string | null): void {
    this.#plan = null;
    if (this.isAsked) this.#props().touch(thing);
    else if (card) this.peek(card);
  }

  touchHand(at: number): void {
    const slug = this.hand[at];
    if (slug === undefined) return;
    if (!this.canPick(slug)) this.touch(`hand:${slug}`, slug);
    else this.picked = this.picked.includes(at) ? this.picked.filter((one) => one !== at) : this.#fitting(at);
  }

  /** For a weak hand, only one card can be picked up. */
  #fitting(at: number): number[] {
    return this.asked === "weak_hand" ? [at] : [...this.picked, at];
  }

  touchMarket(slug: string): void {
    if (this.asked === "act" && this.affordable.has(slug)) this.begin(buying(slug, this.paying));
    else this.touch(`market:${slug}`, slug);
  }

  /** The cards picked up that have a purchase value. */
  get paying(): string[] {
    return this.cards.filter((slug) => factsOf(this.book, slug).value !== null);
  }

  /** A base, or the guard on it: whichever can be touched. */
  touchGuard(b: number): void {
    const guard = this.view.guards[b] ?? null;
    const thing = !this.open.has(`guard:${b}`) && this.open.has(`base:${b}`) ? `base:${b}` : `guard:${b}`;
    this.touch(thing, guard);
  }

  /** The uses of the cards picked up. */
  readonly uses = $derived.by<readonly Choice[]>(() => {
    const [slug, more] = this.cards;
    return slug !== undefined && more === undefined ? this.usesOf(slug) : [];
  });
  /** The answer that puts the one card picked up into the depot, unused. */
  readonly putting = $derived.by<Choice | undefined>(() =>
    this.uses.find((option) => option.touches?.at(-1) === "zone:depot"),
  );
  /** Whether the cards picked up could attack together. */
  readonly canAttack = $derived.by(() => {
    if (this.asked !== "act" || this.cards.length < 2) return false;
    const nations = new Set(this.cards.map((slug) => factsOf(this.book, slug).nation));
    return nations.size === 1 && this.cards.every((slug) => this.attacks(slug));
  });

  attacks(slug: string): boolean {
    return this.usesOf(slug).some((option) => option.touches?.includes("zone:front"));
  }

  attack(): void {
    this.begin(attacking(this.cards));
  }

  /** Answer by touching all that an option is about. */
  use(option: Choice): void {
    this.#plan = null;
    for (const thing of option.touches ?? []) this.#props().touch(thing);
  }

  /** One thing was dragged onto another. */
  drop(from: string, to: string): void {
    const [kind = "", what = ""] = from.split(":");
    const [place = "", number = ""] = to.split(":");
    const isBase = place === "base" || place === "guard";
    const isOwn = isBase && Math.floor(Number(number) / BASES) === this.near;
    if (kind === "hand" && place === "market")
      this.begin(buying(number, this.paying.includes(what) ? this.paying : [...this.paying, what]));
    else if (kind === "hand" && isOwn && this.asked === "act") this.begin(guarding(what, `base:${number}`));
    else if (kind === "hand" && isBase && this.asked === "act")
      this.begin(attacking(this.#together(what), this.#target(to)));
    else if (kind === "front" && isBase) this.begin(striking(what, this.#target(to)));
    else for (const thing of [from, to]) if (this.open.has(thing)) this.touch(thing);
  }

  /** The card dragged, and those picked up with it. */
  #together(slug: string): string[] {
    return this.cards.includes(slug)
      ? [slug, ...this.cards.filter((one) => one !== slug && this.attacks(one))]
      : [slug];
  }

  /** What a card dropped on a base hits: its guard, if it has one. */
  #target(to: string): string {
    const b = Number(to.split(":")[1]);
    return this.view.guards[b] === null ? `base:${b}` : `guard:${b}`;
  }

  begin(plan: Plan): void {
    this.#plan = plan;
    this.go();
  }

  /** Go on with a gesture that was begun, at a new question. */
  go(): void {
    if (!this.#plan || !this.isAsked) return;
    const { touches, plan } = step(this.#plan, this.options);
    this.#plan = plan;
    for (const thing of touches) this.#props().touch(thing);
  }

  /** A new question: nothing is picked up any more. */
  settle(): void {
    this.picked = [];
    this.isDepotOpen = this.asked === "scrap" || (this.isDepotOpen && this.view.depot.length > 0);
    this.go();
  }
}

export const place = (desk: Desk): Desk => setContext(HERE, desk);
export const desk = (): Desk => getContext<Desk>(HERE);
