/** Names in words for what the board shows, for labels and screen readers. */
import type { BattlegroundsFigure, BattlegroundsShown, BattlegroundsTank } from "../../lib/wire/types";
import type { CardBook } from "../board";
import { said, t } from "./i18n";
import type { Mark } from "./marks";
import { NO_TOKENS, pictureOf } from "./marks";

/** `red tank`. */
export function tankOf(colour: string): string {
  return said(`tank.${colour}`) || colour;
}

/** The letter that stands for a colour. */
export function letterOf(colour: string): string {
  return said(`letter.${colour}`) || colour.charAt(0).toUpperCase();
}

/** What lies on a field. */
export function groundIn(kind: string | undefined, cards: CardBook): string {
  if (kind === undefined) return t("field.empty");
  return NO_TOKENS.has(kind) ? said(`field.${kind}`) : cards.name(kind);
}

export interface FieldFacts {
  field: string;
  kind: string | undefined;
  figure: BattlegroundsFigure | undefined;
  isOwn: boolean;
  bases: readonly string[];
  mark: Mark | undefined;
  threats: readonly string[];
  isTwin: boolean;
  isStale: boolean;
}

/** A field in words: `E5, pond; red tank; move here`. */
export function fieldInWords(facts: FieldFacts, view: BattlegroundsShown, cards: CardBook): string {
  const isFamily = view.variant === "family"; // where icons have no effect
  const kind = isFamily && facts.kind ? pictureOf(facts.kind) : facts.kind;
  const parts = [`${facts.field}, ${groundIn(kind, cards)}`];
  if (facts.figure) {
    const name = view.tanks.find((tank) => tank.id === facts.figure?.tank)?.name;
    const who = name ? `${tankOf(facts.figure.colour)}, ${name}` : tankOf(facts.figure.colour);
    parts.push(facts.isOwn ? `${who}, ${t("field.yours")}` : who);
  }
  for (const colour of facts.bases) parts.push(t("field.base", { colour: said(`colour.${colour}`) }));
  if (facts.isTwin) parts.push(t("field.twin"));
  if (facts.isStale) parts.push(t("field.stale"));
  if (facts.mark) {
    parts.push(said(`mark.${facts.mark.kind}`));
    if (facts.mark.danger) parts.push(said(`danger.${facts.mark.danger}`));
    if (facts.mark.kind === "move" && facts.threats.length) {
      parts.push(t("danger.threat", { who: facts.threats.map(tankOf).join(", ") }));
    }
  }
  return parts.join("; ");
}

/** How far a card reaches, in words: `2 or 3 fields straight`. */
export function reachInWords(way: "orth" | "diag", range: readonly number[]): string {
  const [least = 1, most = least] = range;
  const key = way === "orth" ? "reach.orth" : "reach.diag";
  const farthest = t(key, { n: most });
  return least === most ? farthest : t("reach.span", { a: least, b: farthest });
}

/** What a tank card shows besides its reach: who drives it, and its upgrades. */
export function furtherWords(tank: BattlegroundsTank, cards: CardBook): string {
  const parts: string[] = [];
  if (tank.figure) parts.push(tankOf(tank.figure));
  else if (tank.seat !== null) parts.push(t("card.reserve"));
  if (tank.turns) parts.push(t("reach.turns"));
  if (tank.shoots_first) parts.push(t("reach.first"));
  if (tank.upgrades.length) parts.push(`${t("upgrades")}: ${tank.upgrades.map((one) => cards.name(one)).join(", ")}`);
  return parts.join(", ");
}
