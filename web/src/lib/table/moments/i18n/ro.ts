import type { Message } from "../../../i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  card: "Când se joacă o carte",
  "card.help": "Cineva a jucat o carte sau a folosit o abilitate: puteți răspunde înainte să aibă efect.",
  combat: "Într-o luptă",
  "combat.help": "Între etapele unei lupte, până când atributele sunt stabilite.",
  modifiers: "Chiar înainte de deznodământul luptei",
  "modifiers.help": "Ultima șansă de a schimba atributele înainte de a fi comparate.",
  save: "Când un războinic urmează să fie ucis",
  "save.help": "Un războinic ar fi ucis: ceva îl poate salva.",
  start: "La începutul unei ture",
  "start.help": "Pentru cărțile care se joacă la începutul turei, înainte de a trage cărți.",
  between: "În orice alt moment",
  "between.help": "Între acțiuni, pentru cărțile care pot fi jucate oricând.",
};
