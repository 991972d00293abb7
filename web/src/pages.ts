/** Every page by its address; each is loaded when it is first opened. */
import type { Component } from "svelte";

export type Params = Record<string, string>;
export type Page = Component<{ params: Params }>;
type Load = () => Promise<{ default: Page }>;

const PAGES: readonly (readonly [string, Load])[] = [
  ["/", () => import("./routes/Home.svelte")],
  ["/tables", () => import("./routes/Lobby.svelte")],
  ["/new", () => import("./routes/New.svelte")],
  ["/t/:table", () => import("./routes/Table.svelte")],
  ["/replays", () => import("./routes/Replays.svelte")],
  ["/replay/:table", () => import("./routes/Replay.svelte")],
  ["/puzzles", () => import("./routes/Puzzles.svelte")],
  ["/puzzles/:puzzle", () => import("./routes/Puzzle.svelte")],
  ["/rules", () => import("./routes/Rules.svelte")],
  ["/rules/:game", () => import("./routes/Rules.svelte")],
  ["/rules/:game/:number", () => import("./routes/Rules.svelte")],
  ["/cards", () => import("./routes/Cards.svelte")],
  ["/cards/:game", () => import("./routes/Cards.svelte")],
  ["/decks", () => import("./routes/Decks.svelte")],
  ["/decks/edit", () => import("./routes/DeckEdit.svelte")],
  ["/scenarios/:game/:name", () => import("./routes/Scenario.svelte")],
];

/** The parts of an address that a pattern names, or null if the address does not match. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    const here = found[i] ?? "";
    const name = part.startsWith(":") && here ? decoded(here) : null;
    if (name !== null) params[part.slice(1)] = name;
    else if (part !== here) return null;
  }
  return params;
}

/** A part of an address, decoded; null if it cannot be decoded. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** What to load for an address. */
export function pageOf(path: string): { load: Load; params: Params } {
  for (const [pattern, load] of PAGES) {
    const params = match(pattern, path);
    if (params) return { load, params };
  }
  return { load: () => import("./routes/Nowhere.svelte"), params: {} };
}
