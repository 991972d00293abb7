import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  "goal.1":
    "Cine are la sfârșit cele mai multe puncte. O medalie valorează 1 sau 2, o bază inamică distrusă 3, o realizare 5.",
  "goal.2":
    "Partida se încheie cu runda în care cineva pierde a treia bază sau ia ultima medalie simplă a unei națiuni.",
  "turn.1":
    "Aveți trei cărți. Fiecare face un singur lucru: plătește, sau își folosește abilitățile (un vehicul păzește apoi o bază), sau atacă.",
  "turn.2":
    "Cumpărare: plătiți cu cărțile costul unui vehicul din piață. De obicei o cumpărare pe tură; cartea cumpărată ajunge în mână mai târziu.",
  "turn.3":
    "Atac: împreună, cărți ale unei singure națiuni. Fiecare vehicul distrus aduce o medalie a acelei națiuni. O bază păzită nu poate fi lovită cât timp are gardă.",
  "turn.4":
    "O lovitură mai slabă decât apărarea doar avariază: cartea se întoarce pe o parte, iar lovitura următoare o distruge. O bază cade la a doua lovitură, sau la prima a unui tanc greu.",
  "sign.1": "Sus în stânga pe vehicul: costul.",
  "sign.2": "Moneda, jos în stânga: cât plătește cartea.",
  "sign.3": "Steaua roșie: atac. Scutul albastru: apărare.",
  "sign.4":
    "Lângă nume: scorul dacă partida s-ar încheia acum, apoi cărțile din mână, garaj și depozit. Un garaj gol se umple din depozitul amestecat.",
  "sign.5": "Lângă o realizare: cât are fiecare; steaua este la cine conduce singur.",
};
