/** A game in a minute, in the words that its folder `primer` has. */
import { catalogues, sayer, sayIfKnown, type Catalogues, type Words } from "../i18n";
import type { en } from "./i18n/en";

const files = import.meta.glob("../../games/*/primer/i18n/*.ts", { eager: true });

function primerOf(game: string): Catalogues | null {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../../games/${game}/`));
  return own.length ? catalogues(Object.fromEntries(own)) : null;
}

const shared = catalogues<keyof typeof en>(import.meta.glob("./i18n/*.ts", { eager: true }));
export const say = sayer(shared);

/** The lines of a part of a game's primer, or of the part that all games share; those of other variants are left out. */
export function linesOf(game: string, part: string, words?: Words, variant = ""): string[] {
  const said: Catalogues | null = part === "here" ? shared : primerOf(game);
  const keys = Object.keys(said?.en ?? {}).filter((key) => {
    const [first, second = "", third] = key.split(".");
    return first === part && (third === undefined || second === variant);
  });
  return said ? keys.map((key) => sayIfKnown(said, key, words) ?? "") : [];
}
