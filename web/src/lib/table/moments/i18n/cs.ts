import type { Message } from "../../../i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  card: "Když je zahrána karta",
  "card.help": "Někdo zahrál kartu nebo použil schopnost: můžete odpovědět, než začne platit.",
  combat: "V souboji",
  "combat.help": "Mezi kroky souboje, dokud nejsou hodnoty konečné.",
  modifiers: "Těsně před vyhodnocením souboje",
  "modifiers.help": "Poslední možnost změnit Z, S a O, než se porovnají.",
  save: "Když má bojovník zemřít",
  "save.help": "Bojovník by byl zabit: něco ho může zachránit.",
  start: "Na začátku kola",
  "start.help": "Pro karty, které se hrají na začátku kola, než se dobírají karty.",
  between: "Kdykoli jindy",
  "between.help": "Mezi akcemi, pro karty, které lze zahrát kdykoli.",
};
