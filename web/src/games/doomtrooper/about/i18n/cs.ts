import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  kind: "Sběratelská karetní hra",
  about: "Veďte oddíl bojovníků temnou budoucností, kartu za kartou.",
  "variant.tournament": "Turnajová",
  "option.target": "Vítězných bodů k výhře",
  "option.limit": "Limit kol (0: žádný)",
  "option.stall_rounds": "Bez limitu hra končí po tolika kolech, v nichž se nic neděje",
  "option.restricted": "Seznam omezených karet",
  "option.privilege_shown": "Vrácený list se ukazuje",
  "option.teams": "Týmy",
  "option.decks": "Balíčky",
  "deck.bauhaus": "Bauhaus",
  "deck.brotherhood": "Bratrstvo",
  "deck.capitol": "Kapitol",
  "deck.cybertronic": "Kybertronik",
  "deck.imperial": "Imperiál",
  "deck.legion": "Černá legie",
  "deck.mishima": "Mishima",
  "deck.mixed": "Smíšený",
};
