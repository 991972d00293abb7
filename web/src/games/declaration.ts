/** What a game tells the pages about itself in its `game.ts`. A game without one gets the plain board and pages. */
import type { Component } from "svelte";
import type { Catalogues } from "../lib/i18n";

export type FacetKey = "set" | "kind" | "type" | "nation" | "affiliation";

/** The set-up of a table, for the question whether an option matters there. */
export interface TableLike {
  variant: string;
  seats: number;
  options: Readonly<Record<string, unknown>>;
}

export interface GameDeclaration {
  /** The title, which is never translated. */
  title: string;
  /** The game's place among the games, the lowest first. */
  order: number;
  /** The picture on its box. */
  cover: Component;
  /** Its words: `kind` and `about` of the game, `variant.X`, `variant.X.about`, `option.X` and `deck.X`. */
  words: Catalogues;
  /** The facts by which its cards can be filtered. */
  facets: readonly FacetKey[];
  /** Whether the deck builder builds decks for this game; it knows the cards of one game. */
  hasDeckBuilder?: boolean;
  /** Whether an option matters at a table; without this function, every option does. */
  isAbout?(option: string, table: TableLike): boolean;
  /** How each seat stands, in a word or two, if the view shows that to everybody. */
  standing?(view: Record<string, unknown>): (string | undefined)[];
}
