/** The games as the pages show them; titles are never translated. */
import { DECLARED } from "../games/declared";
import { sayIfKnown } from "./i18n";
import { settings } from "./settings.svelte";
import { makeTable, whatCanBePlayed } from "./wire/api";
import type { Scene } from "./wire/types";

/** The games that can be played: those this client declares, and, as soon as the server has answered, those it has. */
class Offered {
  names = $state.raw<readonly string[]>([...DECLARED.keys()]);
  #titles = $state.raw<Readonly<Record<string, string>>>({});

  /** Ask the server once; without an answer the declared games stay. */
  async load(): Promise<void> {
    const found = await whatCanBePlayed().catch(() => null);
    if (!found) return;
    const names = found.games.map(({ name }) => name);
    this.#titles = Object.fromEntries(found.games.map(({ name, title }) => [name, title]));
    const declared = [...DECLARED.keys()].filter((name) => names.includes(name));
    this.names = [...declared, ...names.filter((name) => !DECLARED.has(name))];
  }

  titleOf(game: string): string {
    return DECLARED.get(game)?.title ?? (this.#titles[game] || game.charAt(0).toUpperCase() + game.slice(1));
  }
}

export const offered = new Offered();
export const titleOf = (game: string): string => offered.titleOf(game);

/** What kind of game it is, and what one does in it; empty where the client does not know the game. */
export function wordsOf(game: string): { kind: string; about: string } {
  const words = DECLARED.get(game)?.words;
  const say = (key: string): string => (words && sayIfKnown(words, key)) ?? "";
  return { kind: say("kind"), about: say("about") };
}

/** A table with a bot across, ready to play, with an own deck where there is one: its name. */
export async function tableAgainstBot(game: string, deck = ""): Promise<string> {
  const decks = deck ? { decks: [deck, ""] } : {};
  const made = await makeTable({
    game,
    seats: 2,
    bots: ["", "greedy"],
    lang: settings.lang,
    listed: false,
    patience: 0,
    ...decks,
  });
  return made.table;
}

/** A table that begins from an example's position: oneself in whose eyes it is told, bots on the other seats. */
export async function tableFromScene(scene: Scene): Promise<string> {
  const bots = Array.from({ length: scene.seats }, (_, seat) => (seat === scene.update.seat ? "" : "greedy"));
  const made = await makeTable({
    game: scene.game,
    scene: scene.name,
    bots,
    lang: settings.lang,
    listed: false,
    patience: 0,
  });
  return made.table;
}
