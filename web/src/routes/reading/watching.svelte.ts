/** A finished game being watched: its story in sentences, and the position at the present step. */
import { settings } from "../../lib/settings.svelte";
import { ask, Refused } from "../../lib/wire/api";
import type { Position, Story } from "../../lib/wire/types";
import { Stepper } from "./stepper.svelte";

/** The view of a seat, of a spectator (empty), or of all seats. */
export type Eyes = number | "" | "all";

export class Watching {
  readonly table: string;
  readonly stepper: Stepper;
  eyes = $state<Eyes>(0);
  story = $state.raw<Story | null>(null);
  position = $state.raw<Position | null>(null);
  hasFailed = $state(false);
  /** Which rule or card has changed, if that is why the game cannot be watched. */
  changed = $state("");
  #kept = new Map<string, Promise<Position>>();

  readonly count = $derived(this.story?.steps.length ?? 0);
  /** Steps at which a turn begins; the beginning of the game is the first. */
  readonly turns = $derived([0, ...(this.story?.steps ?? []).flatMap((step, n) => (step.turn ? [n + 1] : []))]);

  constructor(table: string, at: number, eyes: Eyes) {
    this.table = table;
    this.eyes = eyes;
    this.stepper = new Stepper(() => this.count, at);
    $effect(() => this.#tell());
    $effect(() => this.#show());
  }

  #query(): string {
    return `seat=${this.eyes}&lang=${settings.lang}`;
  }

  #tell(): void {
    ask<Story>(`/api/tables/${this.table}/story?${this.#query()}`).then(
      (story) => {
        this.story = story;
        if (this.stepper.at > story.steps.length) this.stepper.go(story.steps.length);
      },
      (error) => this.#fail(error),
    );
  }

  #show(): void {
    const at = this.stepper.at;
    const query = this.#query();
    this.#at(at, query).then(
      (position) => {
        if (at !== this.stepper.at || query !== this.#query()) return;
        this.position = position;
        if (at < position.steps) void this.#at(at + 1, query).catch(() => undefined);
      },
      (error) => this.#fail(error),
    );
  }

  #fail(error: unknown): void {
    this.hasFailed = true;
    if (error instanceof Refused && error.code === "rules_changed") this.changed = error.message;
  }

  #at(at: number, query: string): Promise<Position> {
    const path = `/api/tables/${this.table}/steps/${at}?${query}`;
    let found = this.#kept.get(path);
    if (!found) {
      found = ask<Position>(path);
      found.catch(() => this.#kept.delete(path));
      this.#kept.set(path, found);
    }
    return found;
  }
}
