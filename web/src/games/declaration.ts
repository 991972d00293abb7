/** What a game tells the pages about itself in its `game.ts`. A game without one gets the plain board and pages. */
import type { Component } from "svelte";
import type { Catalogues } from "../lib/i18n";

export type FacetKey = "set" | "kind" | "type" | "nation" | "affiliation";

/** A table as options are asked about it. */
export interface TableLike {
  variant: string;
  seats: number;
  options: Readonly<Record<string, unknown>>;
}

export interface GameDeclaration {
  /** Never translated. */
  title: string;
  /** Its place among the games, the lowest first. */
  order: number;
  /** The picture on its box. */
  cover: Component;
  /** `kind` and `about` of the game; `variant.X`, `variant.X.about`, `option.X` and `deck.X` of what it has. */
  words: Catalogues;
  /** The facts by which its cards can be filtered. */
  facets: readonly FacetKey[];
  /** Whether the deck builder builds its decks; it knows the cards of one game. */
  hasDeckBuilder?: boolean;
  /** Whether an option means something at a table; without this, every option does. */
  isAbout?(option: string, table: TableLike): boolean;
  /** How each seat stands, in a word or two, where the view shows that to everybody. */
  standing?(view: Record<string, unknown>): (string | undefined)[];
}
