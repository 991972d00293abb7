/** The form of a new table: the choices, and the set-up that follows from them. */
import { isAbout } from "../options";
import { settings } from "../settings.svelte";
import type { GameInfo, Setup } from "../wire/types";

export type Value = boolean | number | string;
export type ClockKind = "none" | "move" | "bank";

const MINUTE = 60;

export class Form {
  game = $state<GameInfo>() as GameInfo;
  variant = $state("");
  seats = $state(2);
  /** For each seat a bot's name, empty for a person. */
  bots = $state<string[]>([]);
  decks = $state<string[]>([]);
  /** How many games a match has, for a game with decks. */
  games = $state<1 | 3 | 5>(1);
  options = $state<Record<string, Value>>({});
  title = $state("");
  clock = $state<ClockKind>("none");
  seconds = $state(60);
  minutes = $state(20);
  increment = $state(10);
  listed = $state(true);
  spectators = $state(true);
  delay = $state(0);
  chat = $state(true);
  patience = $state(2);

  constructor(game: GameInfo) {
    this.choose(game);
  }

  /** Choose another game, with all its defaults. */
  choose(game: GameInfo): void {
    this.game = game;
    this.options = {};
    this.decks = [];
    this.games = 1;
    this.pick(Object.keys(game.variants)[0] ?? "");
  }

  pick(variant: string): void {
    this.variant = variant;
    const counts = this.counts;
    this.seat(counts.includes(this.seats) ? this.seats : (counts[0] ?? 2));
  }

  seat(seats: number): void {
    this.seats = seats;
    this.bots = Array.from({ length: seats }, (_, n) => this.bots[n] ?? "");
    this.decks = Array.from({ length: seats }, (_, n) => this.decks[n] ?? "");
  }

  get counts(): readonly number[] {
    return this.game.variants[this.variant] ?? [2];
  }

  /** Options with their values, the default first; decks have a place of their own. */
  get choices(): [string, Value[]][] {
    return Object.entries(this.game.options).flatMap(([name, values]) => {
      const fitting = (values as Value[]).filter((value) => name !== "first" || Number(value) < this.seats);
      const isShown = name !== "decks" && isAbout(this.game.name, name, this.variant, this.seats, this.options);
      return isShown ? [[name, fitting] as [string, Value[]]] : [];
    });
  }

  setup(): Setup {
    const { game, variant, seats, title, listed, spectators, delay, chat } = this;
    const setup: Setup = {
      game: game.name,
      variant,
      seats,
      title: title.trim(),
      listed,
      spectators,
      delay: Number(delay),
      chat,
      lang: settings.lang,
    };
    const known = new Set(this.choices.map(([name]) => name));
    setup.options = Object.fromEntries(Object.entries(this.options).filter(([name]) => known.has(name)));
    setup.bots = [...this.bots];
    if (this.decks.some(Boolean)) setup.decks = [...this.decks];
    if (this.games > 1) setup.games = this.games;
    if (this.clock === "move") setup.clock = { kind: "move", seconds: Number(this.seconds) };
    if (this.clock === "bank")
      setup.clock = { kind: "bank", seconds: Number(this.minutes) * MINUTE, increment: Number(this.increment) };
    const people = this.bots.filter((bot) => !bot).length;
    setup.patience = people > 1 ? Number(this.patience) * MINUTE : 0; // bots wait as long as the player likes
    return setup;
  }
}
