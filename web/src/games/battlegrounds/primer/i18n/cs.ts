import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  "goal.1":
    "V Bitvě vyhrává, kdo má na konci tahu první 16 bodů (ve třech hráčích 14, ve čtyřech 12). Dva stejné žetony jsou pár: 2 body. Zničený nepřátelský tank: 3, pak 2, pak 1.",
  "goal.2":
    "Týmy hrají společně do 20. Rodina: 10 bodů, žetony jsou zakryté. Sólo: proti dělostřelectvu, které střílí po každém vašem tahu.",
  "turn.1": "Jeďte jedním svým tankem přesně tak daleko, jak říká jeho karta, a pak přesně tak daleko střílejte.",
  "turn.2":
    "Výstřel na žeton: je váš. Na nepřátelský tank: je zničen. Na prázdné pole: zůstane tam nevybuchlá munice, která zničí toho, kdo přes ni jede.",
  "turn.3": "Místo pohybu smíte změnit kartu tanku.",
  "turn.4": "Pár s ikonou vám dá i její účinek: další tah, pancíř, delší pohyb nebo výstřel.",
  "sign.1": "Zelené čtverce na kartě: kam tank jezdí. Červené kroužky: kam střílí.",
  "sign.2": "+2 na poli: dvojče žetonu, který máte.",
  "sign.3": "3, 2, 1 u hráče: kolik bodů je ještě za zničení toho tanku.",
};
