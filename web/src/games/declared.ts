/** The games that this client knows, each declared in its folder's `game.ts`, in the order of the first page. */
import type { GameDeclaration } from "./declaration";

const FOUND = import.meta.glob<{ game: GameDeclaration }>("./*/game.ts", { eager: true });

export const DECLARED: ReadonlyMap<string, GameDeclaration> = new Map(
  Object.entries(FOUND)
    .map(([path, { game }]): [string, GameDeclaration] => [path.split("/")[1] ?? "", game])
    .sort(([, a], [, b]) => a.order - b.order),
);

/** The game that pages show when none is named. */
export const FIRST_GAME = [...DECLARED.keys()][0] ?? "";

/** The game whose decks are built here. */
export const DECK_GAME = [...DECLARED].find(([, { hasDeckBuilder }]) => hasDeckBuilder)?.[0] ?? "";
