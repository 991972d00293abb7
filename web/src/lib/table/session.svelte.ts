/** A table as this browser knows it: what the server has told, and what is being touched. */
import type { Happened } from "../../games/board";
import { turnOf } from "../../games/standing";
import { printed, t } from "../i18n";
import { settings } from "../settings.svelte";
import { becomeGuest } from "../wire/api";
import { Socket, type Link } from "../wire/socket";
import type {
  Choice,
  FromClient,
  FromServer,
  Hinted,
  Question,
  Reason,
  Refusal,
  Said,
  TableInfo,
  Update,
} from "../wire/types";
import { withLine } from "./chat";
import { cause, outcome } from "./outcome";
import { Pace } from "./pace";
import { isSameSight } from "./secrets";
import { meant, offers, touch } from "./touching";

type Eye = number | null;
type Told = TableInfo | Update;

const LOG_KEPT = 1000;
const LINES = 8; // of what has just happened
const SPOKEN = 12; // lines, which may come all at once

interface Spoken {
  id: number;
  text: string;
}

export class Session {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  link = $state<Link>("joining");
  /** When the next attempt to reconnect comes, in milliseconds since 1970. */
  next = $state(0);
  said = $state.raw<readonly Said[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  reason = $state.raw<Reason | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** The question that was answered and is still open. */
  sending = $state<number | null>(null);
  touched = $state.raw<readonly string[]>([]);
  /** What a screen reader says, line by line: what comes at once with others is not lost, and nothing is said twice. */
  spoken = $state.raw<readonly Spoken[]>([]);
  /** At a table with several seats on this device: whose hand is open. */
  open = $state<Eye>(null);
  /** When the clocks arrived, in milliseconds since the page was loaded. */
  clocksAt = $state(0);

  #updates = $state.raw<ReadonlyMap<Eye, Update>>(new Map());
  #logs = $state.raw<ReadonlyMap<Eye, readonly Happened[]>>(new Map());
  #events = $state.raw<ReadonlyMap<Eye, readonly Happened[]>>(new Map());
  #known = 0;
  #answered = $state(0); // the number of the first event after the last answer
  #notes = 0;
  #lines = 0; // spoken so far
  #socket: Socket | null = null;
  #isClosed = false;
  readonly #pace = new Pace<Told>({
    take: (message) => this.#take(message),
    moment: (message) => (message.type === "update" && message.events.length ? message.first : null),
    isSeen: () => settings.moves && !document.hidden,
  });

  /** The seat whose view is shown: null for a spectator. */
  readonly seat = $derived.by<Eye>(() => {
    const mine = this.mine;
    if (mine.length < 2) return mine[0] ?? null;
    if (this.asked !== null && !this.hides) return this.asked;
    return this.open !== null && mine.includes(this.open) ? this.open : (mine[0] ?? null);
  });
  readonly mine = $derived(this.table?.mine ?? []);
  /** Which seat of this device is asked, if one is and every seat here has learned of the question. */
  readonly asked = $derived.by<Eye>(() => {
    const updates = this.mine.map((eye) => this.#updates.get(eye));
    const question = updates[0]?.question;
    if (!question || updates.some((update) => update?.question?.number !== question.number)) return null;
    return this.mine.includes(question.seat) ? question.seat : null;
  });
  /** Whether a curtain hides the hands in between; whoever plays here may do without. */
  readonly curtains = $derived.by(() => !settings.uncovered.includes(this.id));
  /** Whether a seat of this device sees something that another one does not. */
  readonly hasSecrets = $derived.by(() => {
    const [first, ...others] = this.mine.map((eye) => this.#updates.get(eye)?.view);
    return others.some((view) => !isSameSight(first, view));
  });
  /** Whether the screen has to change hands before it shows anything. */
  readonly hides = $derived(
    this.mine.length > 1 &&
      this.curtains &&
      this.asked !== null &&
      this.asked !== this.open &&
      this.table?.phase === "playing" &&
      this.hasSecrets,
  );
  readonly update = $derived(this.#updates.get(this.seat) ?? null);
  readonly log = $derived(this.#logs.get(this.seat) ?? []);
  readonly events = $derived(this.#events.get(this.seat) ?? []);
  readonly question = $derived<Question | null>(this.update?.question ?? null);
  /** The open options, if this device must answer and the table does not pass. */
  readonly options = $derived.by<readonly Choice[]>(() => {
    const { question, seat } = this;
    return this.table?.phase === "playing" && question?.seat === seat && !question?.passing
      ? (question?.options ?? [])
      : [];
  });
  readonly meant = $derived(meant(this.options, this.touched));
  readonly offers = $derived(offers(this.options, this.touched));
  readonly isMyTurn = $derived(this.options.length > 0);
  /** Whose turn it is, if the game tells it. */
  readonly turn = $derived(this.table?.phase === "playing" ? turnOf(this.update?.view) : null);
  /** What has happened since this seat's last answer, as far as this page has seen it. */
  readonly since = $derived(this.log.filter(({ number, text }) => text && number >= this.#answered).slice(-LINES));
  /** Whether this seat passes in every window until its turn. */
  readonly isResting = $derived(this.seat !== null && Boolean(this.table?.seats[this.seat]?.until));
  /** Whether the question is a window, in which the player may pass and keep passing. */
  readonly canRest = $derived(this.options[0]?.answer === "pass");

  constructor(id: string) {
    this.id = id;
    void this.#join();
  }

  async #join(): Promise<void> {
    await becomeGuest().catch(() => undefined); // a server that takes no guests now may still let us watch
    if (this.#isClosed) return;
    this.#socket = new Socket(
      () => ({ type: "hello", table: this.id, token: settings.token || null, lang: settings.lang, since: this.#known }),
      { hear: (message) => this.#hear(message), link: (link, next) => this.#linked(link, next) },
    );
  }

  close(): void {
    this.#isClosed = true;
    this.#pace.stop();
    this.#socket?.close();
  }

  /** Ask the server for everything again, for example in another language. */
  again(): void {
    this.#pace.skip();
    this.#known = 0;
    this.said = [];
    this.spoken = [];
    this.#socket?.again();
  }

  /** Reconnect now instead of later. */
  retry(): void {
    this.#socket?.again();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#pace.skip();
  }

  send(message: FromClient): boolean {
    return this.#socket?.send(message) ?? false;
  }

  /** Returns whether the message could be sent. */
  answer(answer: string): boolean {
    const question = this.question;
    if (!question || this.seat === null || this.sending === question.number) return false;
    this.refusal = null;
    this.reason = null;
    if (!this.send({ type: "answer", seat: this.seat, question: question.number, answer })) return false;
    this.sending = question.number;
    this.#answered = this.#known;
    return true;
  }

  touch(thing: string): void {
    this.skip();
    this.reason = null;
    this.refusal = null;
    if (!this.question || this.seat === null || !this.isMyTurn) return;
    const outcome = touch(this.options, this.touched, thing);
    if (outcome.kind === "why") {
      this.send({ type: "why", seat: this.seat, question: this.question.number, thing });
      return;
    }
    if (outcome.kind === "answer" && !this.answer(outcome.answer)) return; // without a line what was touched before stays
    this.touched = outcome.touched;
    if (outcome.kind !== "answer") this.#say(t("options.left", { n: this.meant.length }));
  }

  /** Forget everything touched. */
  release(): void {
    this.touched = [];
    this.reason = null;
    this.refusal = null;
    this.hinted = null;
  }

  /** Pass in every window until this player's turn or an attack, or be asked again. */
  rest(until: boolean): void {
    const seat = this.seat;
    if (seat === null) return;
    this.release();
    this.send({ type: "policy", seat, policy: this.table?.seats[seat]?.policy || "useful", until });
  }

  undo(): void {
    const seat = this.seat;
    if (this.question && seat !== null) this.send({ type: "undo", seat, question: this.question.number });
  }

  hint(): void {
    if (this.isMyTurn && this.question && this.seat !== null)
      this.send({ type: "hint", seat: this.seat, question: this.question.number });
  }

  /** Cover the hands at this table between turns, or stop covering them; also after a reload. */
  cover(yes: boolean): void {
    this.open = this.asked;
    settings.cover(this.id, yes);
  }

  /** Show the hand of the seat that is asked. */
  lift(): void {
    this.open = this.asked;
    this.touched = [];
    this.spoken = []; // that was for somebody else
    this.#say(this.question?.prompt ?? "");
  }

  #say(text: string): void {
    if (text) this.spoken = [...this.spoken, { id: ++this.#lines, text }].slice(-SPOKEN);
  }

  #linked(link: Link, next: number): void {
    this.link = link;
    this.next = next;
    this.sending = null;
    if (link === "ended" && this.refusal?.code === "unknown_token" && settings.token) {
      settings.set({ token: "" });
      void this.#join();
    }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
      case "update":
        this.#pace.add(message);
        break;
      case "said":
        this.said = withLine(this.said, message);
        break;
      case "refused":
        this.sending = null;
        if (message.code !== "stale") this.refusal = message;
        break;
      case "removed":
        this.refusal = { type: "refused", code: "removed", text: "" };
        break;
      case "reason":
        this.reason = message;
        break;
      case "hinted":
        this.hinted = message;
        break;
    }
  }

  /** A line of the log that is not an event of the game. */
  #note(text: string): void {
    const number = this.#known - 1 + 0.001 * ++this.#notes;
    this.#say(text);
    const logs = [...this.#logs].map(([eye, log]) => [eye, [...log, { number, event: [], text, rule: "" }]] as const);
    this.#logs = new Map(logs);
  }

  /** News of the table besides the game itself. */
  #compare(before: TableInfo, now: TableInfo): void {
    if ((now.undone ?? 0) > (before.undone ?? 0)) this.#note(t("log.undone"));
    else if (before.proposal && !now.proposal && now.phase === "playing") {
      this.#note(before.proposal.what === "undo" ? t("log.kept") : t("log.declined"));
    }
    if (before.phase === "playing" && now.phase === "over" && now.ended !== "played")
      this.#say(`${t("q.over")}. ${outcome(now)}. ${cause(now)}`);
  }

  #take(message: Told): void {
    if (message.type === "table") {
      const before = this.table;
      this.table = message;
      if (before) this.#compare(before, message);
      return;
    }
    const { seat } = message;
    const before = this.#updates.get(seat);
    const happened = told(message);
    const news = before ? happened.filter(({ number }) => number >= before.first + before.events.length) : []; // in another language the server sends everything again
    const isNew = before?.question?.number !== message.question?.number;
    const kept = (this.#logs.get(seat) ?? []).filter((one) => one.number < message.first);
    this.#logs = new Map(this.#logs).set(seat, [...kept, ...happened].slice(-LOG_KEPT));
    this.#events = new Map(this.#events).set(seat, news);
    this.#updates = new Map(this.#updates).set(seat, message);
    this.#known = Math.max(this.#known, message.first + message.events.length);
    this.clocksAt = performance.now();
    if (!isNew) return;
    this.sending = null;
    if (!this.hides && this.asked !== null) this.open = this.asked; // what is open stays while others are asked
    if (!this.#isTold(message)) return;
    this.release();
    const texts = [...this.events.map((one) => one.text), this.question?.prompt ?? ""];
    this.#say(printed(texts.filter(Boolean).join(" ")));
  }

  /** Whether everybody on this device who looks now has learned what an update tells. */
  #isTold({ seat, question }: Update): boolean {
    if (this.mine.length < 2) return seat === this.seat;
    return this.mine.every((eye) => this.#updates.get(eye)?.question?.number === question?.number);
  }
}

/** The events of an update, each with its number and its sentence. */
function told(update: Update): Happened[] {
  return update.events.map((event, i) => ({
    number: update.first + i,
    event: Array.isArray(event) ? event : [event],
    text: update.log[i]?.text ?? "",
    rule: update.log[i]?.rule ?? "",
  }));
}
