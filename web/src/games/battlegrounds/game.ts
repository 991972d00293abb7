import { catalogues, t } from "../../lib/i18n";
import type { BattlegroundsShown } from "../../lib/wire/types";
import type { GameDeclaration } from "../declaration";
import Cover from "./Cover.svelte";

/** Options that matter in some variants only, with these variants; all other options always matter. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  bases: ["battle"],
  draft: ["battle", "teams"],
  draft_two_player_cards: ["battle"],
  friendly_fire: ["teams"],
  reactions: ["battle", "teams"],
  solo_tanks: ["solo"],
  solo_two_tanks: ["solo"],
  solo_collisions_box: ["solo"],
  solo_specials_outside: ["solo"],
};

export const game: GameDeclaration = {
  title: "World of Tanks: Battlegrounds",
  order: 2,
  cover: Cover,
  words: catalogues(import.meta.glob("./about/i18n/*.ts", { eager: true })),
  facets: ["kind"],
  isAbout(option, { variant, seats, options }) {
    if (option === "bases" && seats !== 2) return false;
    if (option === "draft_two_player_cards" && (seats !== 2 || options.draft !== true)) return false;
    return VARIANTS[option]?.includes(variant) ?? true;
  },
  standing(view) {
    const found: string[] = [];
    for (const { seats, points } of (view as Partial<BattlegroundsShown>).owners ?? [])
      for (const seat of seats) found[seat] = t("over.points", { n: points });
    return found;
  },
};
