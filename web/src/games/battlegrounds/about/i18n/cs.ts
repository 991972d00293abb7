import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  kind: "Taktická desková hra",
  about: "Jezděte, střílejte a hledejte dvojice lokalit na plánu osm krát osm.",
  "variant.battle": "Bitva",
  "variant.battle.about": "Každý proti každému: páry žetonů a zničené tanky.",
  "variant.teams": "Týmy",
  "variant.teams.about": "Dva proti dvěma: spoluhráči sbírají společně.",
  "variant.family": "Rodina",
  "variant.family.about": "I pro děti: žetony leží lícem dolů, jezděte a pamatujte si.",
  "variant.solo": "Sólo",
  "variant.solo.about": "Jeden hráč proti dělostřelectvu o co nejvíc hvězdiček.",
  "option.adjacency": "Sousední pole (stejné žetony nesmějí ležet vedle sebe)",
  "option.bases": "Základny dvou hráčů",
  "option.draft": "Draft karet tanků",
  "option.draft_two_player_cards": "Karet v draftu dvou hráčů",
  "option.friendly_fire": "Lze střílet na spoluhráče",
  "option.reactions": "Vylepšením lze reagovat na výstřel",
  "option.stall_rounds": "Hra končí po tolika kolech bez bodu",
  "option.solo_tanks": "Tanky v sólo hře",
  "option.solo_two_tanks": "Ve hře nejvýše dva tanky",
  "option.solo_collisions_box": "Tanky ztracené nehodou jsou pryč nadobro",
  "option.solo_specials_outside": "Žádné speciální žetony uprostřed",
};
