/** The three games as the pages show them: titles are never translated. */
import { t, type Key } from "./i18n";
import { en } from "./i18n/en";
import { makeTable } from "./wire/api";
import { settings } from "./settings.svelte";
import type { Scene } from "./wire/types";

export const GAMES = ["rush", "battlegrounds", "doomtrooper"] as const;
const TITLES: Record<string, string> = {
  rush: "World of Tanks: Rush",
  battlegrounds: "World of Tanks: Battlegrounds",
  doomtrooper: "Doomtrooper",
};

export const titleOf = (game: string): string => TITLES[game] ?? game;

/** What kind of game it is, and what one does in it. */
export function wordsOf(game: string): { kind: string; about: string } {
  const say = (key: string): string => (key in en ? t(key as Key) : "");
  return { kind: say(`kind.${game}`), about: say(`about.${game}`) };
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
  return (
    await makeTable({ game: scene.game, scene: scene.name, bots, lang: settings.lang, listed: false, patience: 0 })
  ).table;
}
