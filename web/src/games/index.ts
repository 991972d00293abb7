/** The boards by game, each loaded when a table of the game is opened; a game without a board gets the plain board. */
import type { Board } from "./board";

type Load = () => Promise<{ default: Board }>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** How to load the board of a game. */
export function boardOf(game: string): Load {
  const own = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./plain/Board.svelte"];
  if (!own) throw new Error("no board");
  return own;
}
