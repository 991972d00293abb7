/** How each game draws a card face up: its `CardFace.svelte`, loaded when it is first needed. */
import type { Component } from "svelte";
import type { CardBook } from "../../games/board";

/** `large`: there is room for sentences. */
type Face = Component<{ slug: string; book: CardBook; size?: "large" }>;
type Load = () => Promise<{ default: Face }>;

const FACES = import.meta.glob<{ default: Face }>("../../games/*/CardFace.svelte");

export function faceOf(game: string): Load | undefined {
  return FACES[`../../games/${game}/CardFace.svelte`];
}
