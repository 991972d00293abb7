import { catalogues, t } from "../../lib/i18n";
import type { RushShown } from "../../lib/wire/types";
import type { GameDeclaration } from "../declaration";
import Cover from "./Cover.svelte";

export const game: GameDeclaration = {
  title: "World of Tanks: Rush",
  order: 1,
  cover: Cover,
  words: catalogues(import.meta.glob("./about/i18n/*.ts", { eager: true })),
  facets: ["kind", "nation", "type"],
  standing: (view) => ((view as Partial<RushShown>).standings ?? []).map(({ score }) => t("over.points", { n: score })),
};
