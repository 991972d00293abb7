import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  "goal.battle.1": "Vyhrává, kdo má na konci tahu jako první počet bodů: {n}.",
  "goal.teams.1": "Vyhrává tým, který má jako první dohromady počet bodů: {n}.",
  "goal.family.1": "Vyhrává, kdo má jako první počet bodů: {n}. Žetony jsou zakryté.",
  "goal.solo.1": "Hrajete proti dělostřelectvu, které střílí po každém vašem tahu.",
  "goal.1": "Dva stejné žetony jsou pár: 2 body. Zničený nepřátelský tank: 3, pak 2, pak 1.",
  "turn.1": "Jeďte jedním svým tankem přesně tak daleko, jak říká jeho karta, a pak přesně tak daleko střílejte.",
  "turn.2":
    "Výstřel na žeton: je váš. Na nepřátelský tank: je zničen. Na prázdné pole: zůstane tam nevybuchlá munice, která zničí toho, kdo přes ni jede.",
  "turn.3": "Místo pohybu smíte změnit kartu tanku.",
  "turn.4": "Pár s ikonou vám dá i její účinek: další tah, pancíř, delší pohyb nebo výstřel.",
  "sign.1": "Zelené čtverce na kartě: kam tank jezdí. Červené kroužky: kam střílí.",
  "sign.2": "+2 na poli: dvojče žetonu, který máte.",
  "sign.3": "3, 2, 1 u hráče: kolik bodů je ještě za zničení toho tanku.",
};
