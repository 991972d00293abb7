import type { Message } from "../../i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  title: "Jak se hraje",
  goal: "Kdo vyhraje",
  turn: "Váš tah",
  sign: "Co znamenají čísla",
  here: "U tohoto stolu",
  rules: "Všechna pravidla",

  "rush.goal.1":
    "Kdo má na konci nejvíc medailí. Karta medaile je za 1 nebo 2, zničená soupeřova základna za 3, úspěch za 5.",
  "rush.goal.2":
    "Hra končí kolem, ve kterém někdo přijde o třetí základnu nebo si vezme poslední jednoduchou medaili některého národa.",
  "rush.turn.1":
    "Máte tři karty. Každá udělá jednu věc: platí, nebo využije své vlastnosti (vozidlo pak chrání základnu), nebo útočí.",
  "rush.turn.2":
    "Nákup: kartami zaplatíte cenu vozidla v obchodě. Obvykle kupujete jednou za tah; koupená karta přijde do ruky později.",
  "rush.turn.3":
    "Útok: společně útočí karty jednoho národa. Za každé zničené vozidlo je medaile tohoto národa. Chráněnou základnu nelze zasáhnout, dokud má stráž.",
  "rush.turn.4":
    "Zásah slabší než obrana jen poškodí: karta se otočí na bok a další zásah ji zničí. Základna vydrží jeden zásah, těžký tank ji zničí hned.",
  "rush.sign.1": "Vlevo nahoře na vozidle: jeho cena.",
  "rush.sign.2": "Mince vlevo dole: kolik karta zaplatí.",
  "rush.sign.3": "Červená hvězda: útok. Modrý štít: obrana.",
  "rush.sign.4":
    "Vedle jména: skóre, kdyby hra skončila teď, a počty karet v ruce, garáži a skladu. Prázdná garáž se doplní zamíchaným skladem.",
  "rush.sign.5": "Vedle úspěchu: kolik má kdo; hvězdička je u toho, kdo vede sám.",

  "battlegrounds.goal.1":
    "V Bitvě vyhrává, kdo má na konci tahu první 16 bodů. Dva stejné žetony jsou pár: 2 body. Zničený nepřátelský tank: 3, pak 2, pak 1.",
  "battlegrounds.goal.2":
    "Týmy hrají společně do 20. Rodina: 10 bodů, žetony jsou zakryté. Sólo: proti dělostřelectvu, které střílí po každém vašem tahu.",
  "battlegrounds.turn.1":
    "Jeďte jedním svým tankem přesně tak daleko, jak říká jeho karta, a pak přesně tak daleko střílejte.",
  "battlegrounds.turn.2":
    "Výstřel na žeton: je váš. Na nepřátelský tank: je zničen. Na prázdné pole: zůstane tam nevybuchlá munice, která zničí toho, kdo přes ni jede.",
  "battlegrounds.turn.3": "Místo pohybu smíte změnit kartu tanku.",
  "battlegrounds.turn.4": "Pár s ikonou vám dá i její účinek: další tah, pancíř, delší pohyb nebo výstřel.",
  "battlegrounds.sign.1": "Zelené čtverce na kartě: kam tank jezdí. Červené kroužky: kam střílí.",
  "battlegrounds.sign.2": "+2 na poli: dvojče žetonu, který máte.",
  "battlegrounds.sign.3": "3, 2, 1 u hráče: kolik bodů je ještě za zničení toho tanku.",

  "doomtrooper.goal.1": "Vyhrává, kdo má první 40 vítězných bodů (VB). Body jsou za zabité bojovníky a za úkoly.",
  "doomtrooper.goal.2": "Body za zabití rozdělíte mezi VB a B, jak chcete.",
  "doomtrooper.turn.1": "Doberte si karty, proveďte tři akce a nakonec smíte odhodit kartu.",
  "doomtrooper.turn.2":
    "Akce: uvést bojovníka do hry za jeho hodnotu v bodech osudu (B), dát mu vybavení nebo úkol, meditovat za 1 B. Útok je poslední akce.",
  "doomtrooper.turn.3":
    "V souboji se porovná zápas nebo střelba s obranou druhého: kolik je obrana, tolik stačí na zranění, a druhé zranění zabíjí.",
  "doomtrooper.turn.4": "Mezi kroky smí hrát karty každý: zeptáme se vás, jen když můžete.",
  "doomtrooper.turn.5":
    "Bojovník v úkrytu leží lícem dolů, má O +3 a neútočí. Za tři akce lze bojovníka z ruky vyložit rovnou do úkrytu, skrytého a nezaplaceného: cenu zaplatíte, až bude odhalen.",
  "doomtrooper.sign.1": "Z: zápas. S: střelba. O: obrana. H: hodnota, cena v B a body za zabití.",
  "doomtrooper.sign.2": "VB: vítězné body, kterými vyhrajete. B: body osudu, kterými platíte.",

  "here.1": "Čeho se můžete dotknout, je označeno oranžově; u ostatního se dočtete, proč to nejde.",
  "here.2": "Kartu si přečtete pravým tlačítkem, podržením nebo klávesou I. Vrácení tahu a nápovědu máte vždy po ruce.",
};
