/** The moments of reaction windows in words. */
import { sayer } from "../i18n";

const en = {
  card: "When a card is played",
  combat: "In a combat",
  modifiers: "Just before a combat is decided",
  save: "When a warrior is about to die",
  start: "At the start of your turn",
  between: "At any other time",
};
type Moment = keyof typeof en;
const cs: Record<Moment, string> = {
  card: "Když je zahrána karta",
  combat: "V souboji",
  modifiers: "Těsně před rozhodnutím souboje",
  save: "Když má bojovník zemřít",
  start: "Na začátku vašeho kola",
  between: "Kdykoli jindy",
};
const ro: Record<Moment, string> = {
  card: "Când se joacă o carte",
  combat: "Într-o luptă",
  modifiers: "Chiar înainte de deznodământul luptei",
  save: "Când un războinic este pe moarte",
  start: "La începutul turei dvs.",
  between: "În orice alt moment",
};
const say = sayer<Moment>({ en, cs, ro });

export function momentText(moment: string): string {
  return moment in en ? say(moment as Moment) : moment;
}
