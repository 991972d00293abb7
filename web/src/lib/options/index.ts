/** The variants and options of games in words; what has none yet is shown as it is spelled. */
import { sayer } from "../i18n";
import { cs } from "./i18n/cs";
import { en } from "./i18n/en";
import { ro } from "./i18n/ro";

type Key = keyof typeof en;
const say = sayer<Key>({ en, cs, ro });
const known = (key: string): key is Key => key in en;
const spelled = (key: string): string => key.replaceAll("_", " ");

export function variantText(_game: string, variant: string): string {
  return known(variant) ? say(variant) : spelled(variant);
}

/** What a variant is about, where it is said. */
export function variantHelp(variant: string): string {
  const key = `about.${variant}`;
  return known(key) ? say(key) : "";
}

/** The variants that some options speak of; the others speak of all. */
const OF_VARIANTS: Readonly<Record<string, readonly string[]>> = {
  "battlegrounds.bases": ["battle"],
  "battlegrounds.draft": ["battle", "teams"],
  "battlegrounds.draft_two_player_cards": ["battle"],
  "battlegrounds.friendly_fire": ["teams"],
  "battlegrounds.reactions": ["battle", "teams"],
  "battlegrounds.solo_tanks": ["solo"],
  "battlegrounds.solo_two_tanks": ["solo"],
  "battlegrounds.solo_collisions_box": ["solo"],
  "battlegrounds.solo_specials_outside": ["solo"],
};

/** Whether an option means something at a table like this, with the other options as they are. */
export function isAbout(
  game: string,
  option: string,
  variant: string,
  seats: number,
  others: Readonly<Record<string, unknown>> = {},
): boolean {
  if (option === "first") return seats > 1;
  if (option === "bases" && seats !== 2) return false;
  if (option === "draft_two_player_cards" && (seats !== 2 || others.draft !== true)) return false;
  return OF_VARIANTS[`${game}.${option}`]?.includes(variant) ?? true;
}

export function optionText(game: string, option: string): string {
  const own = `${game}.${option}`;
  if (known(own)) return say(own);
  return known(option) ? say(option) : spelled(option);
}

/** The name of a deck that a game has. */
export function deckText(deck: string): string {
  return known(deck) ? say(deck) : deck.charAt(0).toUpperCase() + deck.slice(1);
}

/** A value of an option: yes and no, a number, or a word. */
export function valueText(_game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (option === "first" && typeof value === "number")
    return value < 0 ? say("first.lot") : say("first.seat", { n: value + 1 });
  const text = String(value);
  return known(text) ? say(text) : text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
