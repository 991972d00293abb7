import type { Message } from "../../i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  title: "Jak se hraje",
  goal: "Kdo vyhraje",
  turn: "Váš tah",
  sign: "Co znamenají čísla",
  here: "U tohoto stolu",
  rules: "Všechna pravidla",

  "here.1": "Na co můžete klepnout, je označeno oranžově; u ostatního se dočtete, proč to nejde.",
  "here.2": "Kartu si přečtete pravým tlačítkem, podržením nebo klávesou I. Vrácení tahu a nápovědu máte vždy po ruce.",
};
