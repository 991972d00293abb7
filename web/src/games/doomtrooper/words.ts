/** Cards of Doomtrooper in words, for screen readers, and the marks that are drawn on them. */
import type { DoomtrooperCard, DoomtrooperChange } from "../../lib/wire/types";
import type { Desk } from "./desk.svelte";
import { priceOf, type Facts } from "./facts";
import { t } from "./i18n";
import type { Area } from "./table";

export const LETTERS = ["F", "S", "A", "V"] as const;
export type Letter = (typeof LETTERS)[number];

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export interface Mark {
  key: string;
  text: string;
  /** The seat whose number replaces the text if there is little room. */
  seat?: number;
}

/** The marks on a card, which its label says besides its name. */
export function marksOf(card: DoomtrooperCard, nameOf: (seat: number) => string): Mark[] {
  const marks: [string, string | false][] = [
    ["wounded", card.wounded && t("wounded")],
    ["unpaid", card.unpaid && t("unpaid")],
    ["covered", card.covered && !card.unpaid && t("covered")],
    ["outside", card.outside && t("outside")],
    ["left", card.left_cover && t("left.cover")],
    ["prisoner", card.prisoner && t("prisoner")],
    ["away", card.away && t("away")],
    ["behind", card.behind && t("behind")],
    ["legion", card.legion && t("as.legion")],
    ["stolen", card.owner !== card.control && t("stolen", { name: nameOf(card.owner) })],
    ["count", card.count > 0 && t("count", { n: card.count })],
  ];
  return marks.flatMap(([key, text]) =>
    text ? [key === "stolen" ? { key, text, seat: card.owner } : { key, text }] : [],
  );
}

/** The ratings in words: "F 3 S 3 A 6 V 3". */
export function ratingsOf(card: DoomtrooperCard): string {
  const { ratings } = card;
  return ratings ? LETTERS.map((letter) => `${t(letter)} ${ratings[letter] ?? "–"}`).join(" ") : "";
}

/** A card in play as it is read out: "Samurai, yours, Squad, in cover, wounded, F 3 S 3 A 6 V 3, with Combat Armor". */
export function spoken(here: Desk, card: DoomtrooperCard, area: Area | null): string {
  const owner = card.control === here.seat ? t("yours") : t("of", { name: here.nameOf(card.control) });
  const under = here.laid.under(card.id).map((one) => here.cardName(one, t("hidden")));
  const parts = [
    here.cardName(card, t("hidden")),
    owner,
    area ? t(area) : "",
    ...marksOf(card, (seat) => here.nameOf(seat)).map(({ text }) => text),
    ratingsOf(card),
    under.length ? t("attached", { names: under.join(", ") }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** What playing a card takes: "1 action, 2 D". */
export function costText(facts: Facts): string {
  const price = priceOf(facts);
  const parts = [
    facts.actions ? t("cost.actions", { n: facts.actions }) : "",
    price === null ? "" : t("price", { n: price }),
  ];
  return parts.filter(Boolean).join(", ") || t("cost.none");
}

/** What a card has changed in a combat: "F +2". */
export function changeText({ what, amount }: DoomtrooperChange): string {
  if (what === "F" || what === "S" || what === "A" || what === "V")
    return `${t(what)} ${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  return t(`change.${what}`);
}
