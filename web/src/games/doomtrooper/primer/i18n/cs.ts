import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const cs: Record<keyof typeof en, Message> = {
  "goal.1": {
    one: "Vyhrává, kdo má první {n} vítězný bod (VB). Body jsou za zabité bojovníky a za úkoly.",
    few: "Vyhrává, kdo má první {n} vítězné body (VB). Body jsou za zabité bojovníky a za úkoly.",
    other: "Vyhrává, kdo má první {n} vítězných bodů (VB). Body jsou za zabité bojovníky a za úkoly.",
  },
  "goal.2": "Body za zabití rozdělíte mezi VB a B, jak chcete.",
  "turn.1": "Doberte si karty, proveďte tři akce a nakonec smíte odhodit kartu.",
  "turn.2":
    "Akce: uvést bojovníka do hry za jeho hodnotu v bodech osudu (B), dát mu vybavení nebo úkol, meditovat za 1 B. Útok je poslední akce.",
  "turn.3":
    "V souboji každá strana porovná svůj zápas nebo střelbu s obranou druhé: stejná nebo vyšší hodnota zraňuje a druhé zranění zabíjí.",
  "turn.4": "Mezi kroky smí hrát karty každý: zeptáme se vás, jen když můžete.",
  "turn.5":
    "Bojovník v úkrytu leží lícem dolů, má O +3 a neútočí. Za tři akce lze bojovníka z ruky vyložit rovnou do úkrytu, skrytého a nezaplaceného: cenu zaplatíte, až bude odhalen.",
  "sign.1": "Z: zápas. S: střelba. O: obrana. H: hodnota, cena v B a body za zabití.",
  "sign.2": "VB: vítězné body, kterými vyhrajete. B: body osudu, kterými platíte.",
};
