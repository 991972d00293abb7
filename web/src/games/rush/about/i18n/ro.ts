import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  kind: "Joc de cărți de tip deck-building",
  about: "Cumpărați vehicule, formați o companie de tancuri, atacați baze și adunați medalii.",
  "option.ace_deals_one_point": "Asul tancurilor distruge și vehicule neavariate cu apărare 1",
  "option.pool_medals_per_turn": "Medaliile dintr-o tură pot forma una dublă",
  "option.restricted_plus_one_other": "Pe lângă cumpărarea din propria națiune, încă o carte",
  "option.research_is_the_purchase": "Cercetarea este singura cumpărare a turei",
  "option.research_without_target": "Cercetare și fără o carte destul de ieftină",
  "option.guards_count_in_company": "Gărzile se numără la sfârșit",
  "option.count_gained_history": "Realizările numără tot ce s-a câștigat",
  "option.market_size": "Cărți în piață",
  "option.refill_at_end": "Piața se completează doar la sfârșitul turei",
  "option.weak_hand": "Cine nu joacă nicio carte poate păstra una sau o poate trimite la cimitirul de vehicule",
};
