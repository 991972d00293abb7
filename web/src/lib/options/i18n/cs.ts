import type { Message } from "../../i18n";
import type { en } from "./en";

type Key = keyof typeof en;

export const cs: Record<Key, Message> = {
  standard: "Základní",
  battle: "Bitva",
  teams: "Týmy",
  family: "Rodina",
  solo: "Sólo",
  tournament: "Turnajová",
  "about.battle": "Každý proti každému: páry žetonů a zničené tanky, do 16 bodů.",
  "about.teams": "Dva proti dvěma: spoluhráči sbírají společně, do 20 bodů.",
  "about.family": "I pro děti: žetony leží lícem dolů, jezděte a pamatujte si; do 10 bodů.",
  "about.solo": "Sám proti dělostřelectvu o co nejvíc hvězdiček.",
  yes: "ano",
  no: "ne",
  first: "Kdo začíná",
  "first.lot": "určí los",
  "first.seat": "místo {n}",
  random: "náhodně",
  choose: "na výběr",
  chosen: "střídavě volené",
  fixed: "protilehlé rohy",

  // rush
  "rush.ace_deals_one_point": "Tankové eso ničí i nepoškozená vozidla s obranou 1",
  "rush.pool_medals_per_turn": "Medaile z celého tahu lze spojit do dvojité",
  "rush.restricted_plus_one_other": "Vedle nákupu vlastní příslušnosti ještě jedna jiná karta",
  "rush.research_is_the_purchase": "Výzkum je jediným nákupem v tahu",
  "rush.research_without_target": "Výzkum i bez dost levné karty",
  "rush.guards_count_in_company": "Chránící vozidla se na konci počítají",
  "rush.count_gained_history": "Úspěchy počítají vše kdy získané",
  "rush.market_size": "Karet v obchodě",
  "rush.refill_at_end": "Obchod se doplňuje až na konci tahu",
  "rush.weak_hand": "Kdo nezahraje kartu, smí si jednu nechat nebo ji vyřadit",

  // battlegrounds
  "battlegrounds.adjacency": "Sousedé pole (stejné žetony se rozdávají od sebe)",
  "battlegrounds.bases": "Základny dvou hráčů",
  "battlegrounds.draft": "Draft karet tanků",
  "battlegrounds.draft_two_player_cards": "Karet v draftu dvou hráčů",
  "battlegrounds.friendly_fire": "Lze střílet na spoluhráče",
  "battlegrounds.reactions": "Vylepšením lze reagovat na výstřel",
  "battlegrounds.stall_rounds": "Hra končí po tolika kolech bez bodu",
  "battlegrounds.solo_tanks": "Tanky v sólo hře",
  "battlegrounds.solo_two_tanks": "Ve hře nejvýše dva tanky",
  "battlegrounds.solo_collisions_box": "Tanky ztracené nehodou jsou pryč nadobro",
  "battlegrounds.solo_specials_outside": "Žádné speciální žetony uprostřed",

  // doomtrooper
  "doomtrooper.target": "Vítězných bodů k výhře",
  "doomtrooper.limit": "Časový limit v kolech (0: žádný)",
  "doomtrooper.stall_rounds": "Bez limitu hra končí po tolika kolech, v nichž se nic neděje",
  "doomtrooper.restricted": "Seznam omezených karet",
  "doomtrooper.privilege_shown": "Vrácený list se ukazuje",
  "doomtrooper.teams": "Týmy",
  "doomtrooper.decks": "Balíčky",
  bauhaus: "Bauhaus",
  brotherhood: "Bratrstvo",
  capitol: "Kapitol",
  cybertronic: "Kybertronik",
  imperial: "Imperiál",
  legion: "Černá legie",
  mishima: "Mishima",
  mixed: "Smíšený",
};
