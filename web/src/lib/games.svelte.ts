/** The games as the pages show them; titles are never translated. */
import { DECK_GAME, DECLARED } from "../games/declared";
import { sayIfKnown } from "./i18n";
import { settings } from "./settings.svelte";
import { makeTable, whatCanBePlayed } from "./wire/api";
import type { GameInfo, Scene } from "./wire/types";

/** The games that can be played: those this client declares, and, as soon as the server has answered, those it has. */
class Offered {
  names = $state.raw<readonly string[]>([...DECLARED.keys()]);
  #infos = $state.raw<readonly GameInfo[]>([]);

  /** Ask the server once; without an answer the declared games remain. */
  async load(): Promise<void> {
    const found = await whatCanBePlayed().catch(() => null);
    if (!found) return;
    const names = found.games.map(({ name }) => name);
    this.#infos = found.games;
    const declared = [...DECLARED.keys()].filter((name) => names.includes(name));
    this.names = [...declared, ...names.filter((name) => !DECLARED.has(name))];
  }

  titleOf(game: string): string {
    const title = DECLARED.get(game)?.title ?? this.#infos.find(({ name }) => name === game)?.title;
    return title || game.charAt(0).toUpperCase() + game.slice(1);
  }

  /** Whether the game whose decks are built here can be played. */
  get hasDeckBuilder(): boolean {
    return this.names.includes(DECK_GAME);
  }

  /** The usual value of an option; undefined until the server has answered. */
  usual(game: string, option: string): unknown {
    return this.#infos.find(({ name }) => name === game)?.options[option]?.[0];
  }
}

export const offered = new Offered();
export const titleOf = (game: string): string => offered.titleOf(game);

/** What kind of game it is, and what players do in it; empty if the client does not know the game. */
export function wordsOf(game: string): { kind: string; about: string } {
  const words = DECLARED.get(game)?.words;
  const say = (key: string): string => (words && sayIfKnown(words, key)) ?? "";
  return { kind: say("kind"), about: say("about") };
}

/** Open a table against a bot, ready to play, with a deck of the player's own by its name, if given. */
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

/** A table that starts from an example's position: this player has the seat that the example is seen from, bots the others. */
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
