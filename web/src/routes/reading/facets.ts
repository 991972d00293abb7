/** The filters for each game's cards: the fact, and the words for its values. */
import type { FacetKey } from "../../games/declaration";
import { DECLARED } from "../../games/declared";
import type { CardText, Cards } from "../../lib/wire/types";
import { r } from "./i18n";
import { en } from "./i18n/en";

export interface Facet {
  key: string;
  label: string;
  values: { value: string; label: string }[];
}

/** The values of a fact on a card; several where a card has several. */
export function valuesOf(card: CardText, key: string): string[] {
  const facts = card.facts as Record<string, unknown>;
  if (key === "set") return [card.set];
  const found = key === "affiliation" ? facts.affiliations : facts[key];
  return Array.isArray(found) ? found.map(String) : typeof found === "string" ? [found] : [];
}

function said(printed: Cards, key: FacetKey, value: string): string {
  const kind = `kind.${value}`;
  if (key === "kind" && kind in en) return r(kind as "kind.tank");
  const word = printed.words[key]?.[value] ?? value;
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

export function facetsOf(printed: Cards): Facet[] {
  return (DECLARED.get(printed.game)?.facets ?? []).map((key) => {
    const values = [...new Set(printed.cards.flatMap((card) => valuesOf(card, key)))];
    return {
      key,
      label: r(`cards.${key}`),
      values: values.map((value) => ({ value, label: said(printed, key, value) })),
    };
  });
}
