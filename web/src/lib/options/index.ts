/** The variants and options of games in words; names without a translation are shown as they are spelled. */
import { DECLARED } from "../../games/declared";
import { catalogues, sayer, sayIfKnown, type Words } from "../i18n";
import type { en } from "./i18n/en";

const common = catalogues<keyof typeof en>(import.meta.glob("./i18n/*.ts", { eager: true }));
const say = sayer(common);
const spelled = (key: string): string => key.replaceAll("_", " ");

/** What a game itself says; undefined where it says nothing. */
function ofGame(game: string, key: string, words?: Words): string | undefined {
  const own = DECLARED.get(game)?.words;
  return own && sayIfKnown(own, key, words);
}

export function variantText(game: string, variant: string): string {
  return ofGame(game, `variant.${variant}`) ?? sayIfKnown(common, variant) ?? spelled(variant);
}

/** What a variant is about, if there are words for it. */
export function variantHelp(game: string, variant: string): string {
  return ofGame(game, `variant.${variant}.about`) ?? "";
}

/** Whether an option matters at such a table, given the other options. */
export function isAbout(
  game: string,
  option: string,
  variant: string,
  seats: number,
  others: Readonly<Record<string, unknown>> = {},
): boolean {
  if (option === "first") return seats > 1;
  return DECLARED.get(game)?.isAbout?.(option, { variant, seats, options: others }) ?? true;
}

export function optionText(game: string, option: string): string {
  return ofGame(game, `option.${option}`) ?? sayIfKnown(common, option) ?? spelled(option);
}

/** The name of a deck that a game has. */
export function deckText(deck: string): string {
  for (const game of DECLARED.keys()) {
    const said = ofGame(game, `deck.${deck}`);
    if (said !== undefined) return said;
  }
  return deck.charAt(0).toUpperCase() + deck.slice(1);
}

/** A value of an option: yes and no, a number, or a word. */
export function valueText(game: string, option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (option === "first" && typeof value === "number")
    return value < 0 ? say("first.lot") : say("first.seat", { n: value + 1 });
  const text = String(value);
  const said = ofGame(game, `value.${text}`) ?? sayIfKnown(common, text);
  return said ?? (text.length > 60 ? `${text.slice(0, 57)}…` : text);
}
