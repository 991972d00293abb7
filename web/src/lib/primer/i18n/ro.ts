import type { Message } from "../../i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  title: "Cum se joacă",
  goal: "Cine câștigă",
  turn: "Tura dvs.",
  sign: "Ce înseamnă numerele",
  here: "La această masă",
  rules: "Toate regulile",

  "here.1": "Ce este marcat cu portocaliu poate fi atins; atingeți altceva și citiți de ce nu se poate.",
  "here.2":
    "Citiți o carte cu clic dreapta, apăsare lungă sau tasta I. Anularea mutării și indiciul sunt mereu la îndemână.",
};
