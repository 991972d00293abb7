import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  "goal.1": {
    one: "Câștigă primul cu {n} punct de promovare (P). Punctele vin din uciderea războinicilor și din misiuni.",
    few: "Câștigă primul cu {n} puncte de promovare (P). Punctele vin din uciderea războinicilor și din misiuni.",
    other: "Câștigă primul cu {n} de puncte de promovare (P). Punctele vin din uciderea războinicilor și din misiuni.",
  },
  "goal.2": "Împărțiți punctele pentru o ucidere între P și D cum doriți.",
  "turn.1": "Trageți cărți, faceți trei acțiuni, apoi puteți decarta o carte.",
  "turn.2":
    "Acțiuni: aduceți războinici în joc pentru valoarea lor în puncte de destin (D), le dați echipament și misiuni, meditați pentru 1 D. Un atac este ultima acțiune.",
  "turn.3":
    "Într-o luptă, fiecare își compară atributul de corp la corp sau de tir cu apărarea celuilalt: un atribut cel puțin egal cu apărarea rănește, iar a doua rană ucide.",
  "turn.4": "Între etape oricine poate juca cărți: vi se cere un răspuns doar când puteți.",
  "turn.5":
    "Un războinic în adăpost stă cu fața în jos, are +3 A și nu atacă. Cu trei acțiuni un războinic din mână poate fi pus direct în adăpost, ascuns și neplătit: prețul se plătește când este dezvăluit.",
  "sign.1": "C: corp la corp. T: tir. A: apărare. V: valoare, prețul în D și punctele pentru ucidere.",
  "sign.2": "P: puncte de promovare, cu care câștigați. D: puncte de destin, cu care plătiți.",
};
