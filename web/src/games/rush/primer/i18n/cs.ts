import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  "goal.1": "Kdo má na konci nejvíc bodů. Medaile je za 1 nebo 2, zničená soupeřova základna za 3, úspěch za 5.",
  "goal.2":
    "Hra končí kolem, ve kterém někdo přijde o třetí základnu nebo si vezme poslední jednoduchou medaili některého národa.",
  "turn.1":
    "Máte tři karty. Každá udělá jednu věc: platí, nebo využije své vlastnosti (vozidlo pak chrání základnu), nebo útočí.",
  "turn.2":
    "Nákup: kartami zaplatíte cenu vozidla v obchodě. Obvykle kupujete jednou za tah; koupená karta přijde do ruky později.",
  "turn.3":
    "Útok: společně útočí karty jednoho národa. Za každé zničené vozidlo je medaile tohoto národa. Základnu nelze zasáhnout, dokud má chránící vozidlo.",
  "turn.4":
    "Zásah slabší než obrana jen poškodí: karta se otočí na bok a další zásah ji zničí. Základna vydrží jeden zásah, těžký tank ji zničí hned.",
  "sign.1": "Vlevo nahoře na vozidle: jeho cena.",
  "sign.2": "Mince vlevo dole: kolik karta zaplatí.",
  "sign.3": "Červená hvězda: útok. Modrý štít: obrana.",
  "sign.4":
    "Vedle jména: skóre, kdyby hra skončila teď, a počty karet v ruce, garáži a skladu. Prázdná garáž se doplní zamíchaným skladem.",
  "sign.5": "Vedle úspěchu: kolik má kdo; hvězdička je u toho, kdo vede sám.",
};
