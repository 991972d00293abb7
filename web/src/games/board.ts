/** What a game's board gets from the table around it, and what it may do: draw the view, report what was touched. */
import type { Component } from "svelte";
import type { CardText, Question, TableInfo } from "../lib/wire/types";

/** An event that has just happened: its number in the game, the event as on the wire, and its sentence. */
export interface Happened {
  number: number;
  event: readonly unknown[];
  text: string;
  rule: string;
}

/** A card of a game as `GET /api/cards/{game}` gives it. */
export type Card = CardText;

/** The cards of a game in the language of the reader, by slug or by the number that events have. */
export interface CardBook {
  get(slug: string): Card | undefined;
  /** The card's name, or the slug itself if the book does not know the card. */
  name(slug: string): string;
  /** The card with a number that events use. */
  numbered(number: number): Card | undefined;
  /** The word for a value of a fact, as `word("nation", "ussr")`; the value itself if there is no word. */
  word(fact: string, value: string): string;
}

/**
 * A board draws `view` and calls `touch`; it never decides what is legal.
 *
 * Things are `<button class="thing" data-thing="market:t-28" class:offered={offers.has("market:t-28")}
 * aria-pressed={touched.includes("market:t-28")} aria-label="…">`, named as `Choice.touches` names them. Arrow keys move
 * between the things of an element with `data-things`; the shell does that. Dragging A onto B is touch(A), touch(B).
 * A thing with words on it is named by a `<span class="unseen">…</span>` beside those words, which are `aria-hidden`,
 * instead of an `aria-label`: a label must say all that can be read (axe: label-content-name-mismatch).
 * No `style="…"` text in markup: the content policy forbids it; `style:left="…"` is fine.
 */
export interface BoardProps<V = unknown> {
  view: V;
  /** The seat that the view belongs to; null for a spectator. */
  seat: number | null;
  table: TableInfo;
  cards: CardBook;
  /** The open question; it has options only if this seat is asked. */
  question: Question | null;
  /** Things that an option still touches, given what is touched already. */
  offers: ReadonlySet<string>;
  /** The things touched so far, in order. */
  touched: readonly string[];
  /** One complete option left: it is the answer. Several: the buttons narrow. None: the reasons are shown. */
  touch(thing: string): void;
  /** Give one of the question's answers; for a board with its own way to choose among them. */
  answer?(answer: string): void;
  /** What the engine says about things, by their names, as `notes["card:17"]`. */
  notes?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Show a card large. */
  peek(card: string): void;
  /** What has just happened, for motion; a new array with each update. */
  events: readonly Happened[];
  /** Everything that has happened so far, if the table knows it. */
  past?: readonly Happened[];
  motion: boolean;
}

export type Board = Component<BoardProps<never>>;
