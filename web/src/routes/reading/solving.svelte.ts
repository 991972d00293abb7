/** A puzzle being solved: the answers given so far, and what the engine says of them. */
import { meant, offers, touch } from "../../lib/table/touching";
import { settings } from "../../lib/settings.svelte";
import { ask } from "../../lib/wire/api";
import type { Because, Choice, PuzzlePosition, SceneStep, Update, Verdict } from "../../lib/wire/types";
import type { Happened } from "../../games/board";
import { markSolved } from "./solved";
import { happened } from "./stage";

interface Given {
  answer: string;
  text: string;
}

export class Solving {
  readonly name: string;
  begun = $state.raw<PuzzlePosition | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  given = $state.raw<readonly Given[]>([]);
  touched = $state.raw<readonly string[]>([]);
  because = $state.raw<{ thing: string; reasons: readonly Because[] } | null>(null);
  solution = $state.raw<readonly SceneStep[]>([]);
  /** 0: nothing; 1: the rules to look at; 2: the next step. */
  hints = $state(0);
  isShown = $state(false);
  isBusy = $state(false);
  hasFailed = $state(false);

  readonly update = $derived<Update | null>(this.verdict?.update ?? this.begun?.update ?? null);
  readonly seat = $derived(this.begun?.update.seat ?? null);
  readonly isSolved = $derived(this.verdict?.solved ?? false);
  readonly options = $derived<readonly Choice[]>(
    !this.isSolved && this.update?.question?.seat === this.seat ? (this.update.question?.options ?? []) : [],
  );
  readonly meant = $derived(meant(this.options, this.touched));
  readonly offers = $derived(offers(this.options, this.touched));
  readonly log = $derived<readonly Happened[]>(this.update ? happened(this.update) : []);
  events = $state.raw<readonly Happened[]>([]);
  /** How many answers agree with our own solution. */
  readonly together = $derived.by(() => {
    const other = this.given.findIndex((one, n) => one.answer !== this.solution[n]?.answer);
    return other < 0 ? this.given.length : other;
  });

  constructor(name: string) {
    this.name = name;
  }

  /** The position, in the reader's language; answers already given are kept. */
  async load(): Promise<void> {
    try {
      this.begun = await ask<PuzzlePosition>(`${this.#path()}&solution=yes`);
      this.solution = this.begun.solution ?? [];
      if (this.given.length) await this.#judge(this.given);
    } catch {
      this.hasFailed = true;
    }
  }

  #path(): string {
    return `/api/puzzles/${encodeURIComponent(this.name)}?lang=${settings.lang}`;
  }

  async #judge(given: readonly Given[]): Promise<void> {
    this.isBusy = true;
    try {
      const known = this.log.length;
      const verdict = given.length
        ? await ask<Verdict>(this.#path(), "POST", { answers: given.map((one) => one.answer) })
        : null;
      const goesOn = given.length > this.given.length;
      this.verdict = verdict;
      this.given = given;
      this.events = goesOn && verdict ? happened(verdict.update).slice(known) : [];
      this.touched = [];
      this.because = null;
      if (this.hints > 1) this.hints = 1;
      if (verdict?.solved) markSolved(this.name);
    } catch {
      this.hasFailed = true;
    } finally {
      this.isBusy = false;
    }
  }

  answer(answer: string): void {
    const option = this.options.find((one) => one.answer === answer);
    if (option && !this.isBusy) void this.#judge([...this.given, { answer, text: option.text || answer }]);
  }

  touch(thing: string): void {
    this.because = null;
    if (!this.options.length) return;
    const outcome = touch(this.options, this.touched, thing);
    if (outcome.kind === "why") void this.#why(thing);
    else if (outcome.kind === "answer") this.answer(outcome.answer);
    else this.touched = outcome.touched;
  }

  async #why(thing: string): Promise<void> {
    const answers = this.given.map((one) => one.answer);
    const verdict = await ask<Verdict>(this.#path(), "POST", { answers, thing }).catch(() => null);
    if (verdict) this.because = { thing, reasons: verdict.because ?? [] };
  }

  release(): void {
    this.touched = [];
    this.because = null;
  }

  back(): void {
    void this.#judge(this.given.slice(0, -1));
  }

  anew(): void {
    this.hints = 0;
    this.isShown = false;
    void this.#judge([]);
  }

  /** Play the next step of the solution, after the answers that agree with it. */
  follow(): void {
    const next = this.solution[this.together];
    if (next) void this.#judge([...this.given.slice(0, this.together), { answer: next.answer, text: next.text }]);
  }
}
