import { catalogues, t } from "../../lib/i18n";
import type { DoomtrooperShown } from "../../lib/wire/types";
import type { GameDeclaration } from "../declaration";
import Cover from "./Cover.svelte";

export const game: GameDeclaration = {
  title: "Doomtrooper",
  order: 3,
  cover: Cover,
  words: catalogues(import.meta.glob("./about/i18n/*.ts", { eager: true })),
  facets: ["affiliation", "type", "set"],
  hasDeckBuilder: true,
  standing: (view) =>
    ((view as Partial<DoomtrooperShown>).players ?? []).map(
      ({ p, d }) => `${t("letter.p")} ${p} · ${t("letter.d")} ${d}`,
    ),
};
