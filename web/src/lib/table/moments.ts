/** The moments of reaction windows in words. */
import { sayer } from "../i18n";

const en = {
  card: "When a card is played",
  combat: "At the beginning of a combat",
  modifiers: "When modifiers are played in a combat",
  save: "When somebody would be wounded or killed",
  start: "At the start of a turn",
  between: "Between two actions",
};
type Moment = keyof typeof en;
const cs: Record<Moment, string> = {
  card: "Když je zahrána karta",
  combat: "Na začátku souboje",
  modifiers: "Když se v souboji hrají úpravy hodnot",
  save: "Když má být někdo zraněn nebo zabit",
  start: "Na začátku kola",
  between: "Mezi dvěma akcemi",
};
const ro: Record<Moment, string> = {
  card: "Când se joacă o carte",
  combat: "La începutul unei lupte",
  modifiers: "Când se joacă modificatori într-o luptă",
  save: "Când cineva ar fi rănit sau ucis",
  start: "La începutul unei ture",
  between: "Între două acțiuni",
};
const say = sayer<Moment>({ en, cs, ro });

export function momentText(moment: string): string {
  return moment in en ? say(moment as Moment) : moment;
}
