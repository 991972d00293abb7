import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  kind: "Karetní hra s budováním balíčku",
  about: "Nakupujte vozidla, budujte tankovou rotu, útočte na základny a sbírejte medaile.",
  "option.ace_deals_one_point": "Tankové eso ničí i nepoškozená vozidla s obranou 1",
  "option.pool_medals_per_turn": "Medaile z celého tahu lze spojit do dvojité",
  "option.restricted_plus_one_other": "Vedle nákupu vlastní příslušnosti ještě jedna jiná karta",
  "option.research_is_the_purchase": "Výzkum je jediným nákupem v tahu",
  "option.research_without_target": "Výzkum i bez dost levné karty",
  "option.guards_count_in_company": "Chránící vozidla se na konci počítají",
  "option.count_gained_history": "Úspěchy počítají vše kdy získané",
  "option.market_size": "Karet v obchodě",
  "option.refill_at_end": "Obchod se doplňuje až na konci tahu",
  "option.weak_hand": "Kdo nezahraje kartu, smí si jednu nechat, nebo ji odhodit na vrakoviště",
};
