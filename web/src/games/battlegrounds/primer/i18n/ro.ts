import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  "goal.battle.1": "Câștigă primul jucător care are la sfârșitul unei ture punctajul {n}.",
  "goal.teams.1": "Câștigă prima echipă care are împreună punctajul {n}.",
  "goal.family.1": "Câștigă primul jucător cu punctajul {n}. Jetoanele sunt acoperite.",
  "goal.solo.1": "Jucați împotriva unei artilerii care trage după fiecare tură a dvs.",
  "goal.1": "Două jetoane identice sunt o pereche: 2 puncte. Un tanc inamic distrus: 3, apoi 2, apoi 1.",
  "turn.1": "Mutați un tanc exact cât spune cartea lui, apoi trageți exact cât spune ea.",
  "turn.2":
    "Trageți într-un jeton: îl luați. Într-un tanc inamic: este distrus. Într-un câmp gol: acolo rămâne un proiectil neexplodat, care distruge pe cine trece peste el.",
  "turn.3": "În loc de mișcare puteți schimba cartea unui tanc.",
  "turn.4": "O pereche cu pictogramă vă dă și efectul ei: o tură suplimentară, blindaj, mișcare sau tragere mai lungă.",
  "sign.1": "Pătrate verzi pe carte: unde se mută. Inele roșii: unde trage.",
  "sign.2": "+2 pe un câmp: perechea unui jeton pe care îl aveți.",
  "sign.3": "3, 2, 1 la un jucător: cât mai valorează distrugerea acelui tanc.",
};
