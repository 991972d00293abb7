/** The moments of reaction windows in words. */
import { sayer } from "../i18n";

const en = {
  card: "When a card is played",
  "card.help": "Somebody has played a card or used an ability: you may answer before it takes effect.",
  combat: "In a combat",
  "combat.help": "Between the steps of a combat, until its ratings are settled.",
  modifiers: "Just before a combat is decided",
  "modifiers.help": "The last chance to raise or lower F, S and A before they are compared.",
  save: "When a warrior is about to die",
  "save.help": "A warrior would be killed: something may save it.",
  start: "At the start of a turn",
  "start.help": "For cards that are played at the start of a turn, before cards are drawn.",
  between: "At any other time",
  "between.help": "Between actions, for cards that may be played at any time.",
};
type Moment = keyof typeof en;
const cs: Record<Moment, string> = {
  card: "Když je zahrána karta",
  "card.help": "Někdo zahrál kartu nebo použil schopnost: můžete odpovědět, než začne platit.",
  combat: "V souboji",
  "combat.help": "Mezi kroky souboje, dokud nejsou hodnoty konečné.",
  modifiers: "Těsně před rozhodnutím souboje",
  "modifiers.help": "Poslední možnost změnit Z, S a O, než se porovnají.",
  save: "Když má bojovník zemřít",
  "save.help": "Bojovník by byl zabit: něco ho může zachránit.",
  start: "Na začátku kola",
  "start.help": "Pro karty, které se hrají na začátku kola, než se dobírají karty.",
  between: "Kdykoli jindy",
  "between.help": "Mezi akcemi, pro karty, které lze zahrát kdykoli.",
};
const ro: Record<Moment, string> = {
  card: "Când se joacă o carte",
  "card.help": "Cineva a jucat o carte sau a folosit o abilitate: puteți răspunde înainte să aibă efect.",
  combat: "Într-o luptă",
  "combat.help": "Între pașii unei lupte, până când valorile sunt stabilite.",
  modifiers: "Chiar înainte de deznodământul luptei",
  "modifiers.help": "Ultima șansă de a schimba valorile înainte de a fi comparate.",
  save: "Când un războinic este pe moarte",
  "save.help": "Un războinic ar fi ucis: ceva îl poate salva.",
  start: "La începutul unei ture",
  "start.help": "Pentru cărțile care se joacă la începutul turei, înainte de a trage cărți.",
  between: "În orice alt moment",
  "between.help": "Între acțiuni, pentru cărțile care pot fi jucate oricând.",
};
const say = sayer<Moment>({ en, cs, ro });

export function momentText(moment: string): string {
  return moment in en ? say(moment as Moment) : moment;
}

/** When such windows open, in a sentence. */
export function momentHelp(moment: string): string {
  return `${moment}.help` in en ? say(`${moment}.help` as Moment) : "";
}
