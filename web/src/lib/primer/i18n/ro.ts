import type { Message } from "../../i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  title: "Cum se joacă",
  goal: "Cine câștigă",
  turn: "Tura dvs.",
  sign: "Ce înseamnă numerele",
  here: "La această masă",
  rules: "Toate regulile",

  "rush.goal.1":
    "Cine are la sfârșit cele mai multe medalii. O carte de medalie valorează 1 sau 2, o bază inamică distrusă 3, o realizare 5.",
  "rush.goal.2":
    "Partida se încheie cu runda în care cineva pierde a treia bază sau ia ultima medalie simplă a unei națiuni.",
  "rush.turn.1":
    "Aveți trei cărți. Fiecare face un singur lucru: plătește, sau își folosește abilitățile (un vehicul păzește apoi o bază), sau atacă.",
  "rush.turn.2":
    "Cumpărare: plătiți cu cărțile costul unui vehicul din piață. De obicei o cumpărare pe tură; cartea cumpărată ajunge în mână mai târziu.",
  "rush.turn.3":
    "Atac: împreună, cărți ale unei singure națiuni. Fiecare vehicul distrus aduce o medalie a acelei națiuni. O bază păzită nu poate fi lovită cât timp are gardă.",
  "rush.turn.4":
    "O lovitură mai slabă decât apărarea doar avariază: cartea se întoarce pe o parte, iar lovitura următoare o distruge. O bază cade la a doua lovitură, sau la prima a unui tanc greu.",
  "rush.sign.1": "Sus în stânga pe vehicul: costul.",
  "rush.sign.2": "Moneda, jos în stânga: cât plătește cartea.",
  "rush.sign.3": "Steaua roșie: atac. Scutul albastru: apărare.",
  "rush.sign.4":
    "Lângă nume: scorul dacă partida s-ar încheia acum, apoi cărțile din mână, garaj și depozit. Un garaj gol se umple din depozitul amestecat.",
  "rush.sign.5": "Lângă o realizare: cât are fiecare; steaua este la cine conduce singur.",

  "battlegrounds.goal.1":
    "În Bătălie câștigă primul cu 16 puncte la sfârșitul unei ture. Două jetoane identice sunt o pereche: 2 puncte. Un tanc inamic distrus: 3, apoi 2, apoi 1.",
  "battlegrounds.goal.2":
    "Echipele joacă împreună până la 20. Familie: 10 puncte, jetoanele sunt acoperite. Solo: împotriva unei artilerii care trage după fiecare tură a dvs.",
  "battlegrounds.turn.1": "Mutați un tanc exact cât spune cartea lui, apoi trageți exact cât spune ea.",
  "battlegrounds.turn.2":
    "Trageți într-un jeton: îl luați. Într-un tanc inamic: este distrus. Într-un câmp gol: acolo rămâne un proiectil neexplodat, care distruge pe cine trece peste el.",
  "battlegrounds.turn.3": "În loc de mișcare puteți schimba cartea unui tanc.",
  "battlegrounds.turn.4":
    "O pereche cu pictogramă vă dă și efectul ei: o tură suplimentară, blindaj, mișcare sau tragere mai lungă.",
  "battlegrounds.sign.1": "Pătrate verzi pe carte: unde se mută. Inele roșii: unde trage.",
  "battlegrounds.sign.2": "+2 pe un câmp: perechea unui jeton pe care îl aveți.",
  "battlegrounds.sign.3": "3, 2, 1 la un jucător: cât mai valorează distrugerea acelui tanc.",

  "doomtrooper.goal.1":
    "Câștigă primul cu 40 de puncte de promovare (P). Punctele vin din uciderea războinicilor și din misiuni.",
  "doomtrooper.goal.2": "Împărțiți punctele pentru o ucidere între P și D cum doriți.",
  "doomtrooper.turn.1": "Trageți cărți, faceți trei acțiuni, apoi puteți decarta o carte.",
  "doomtrooper.turn.2":
    "Acțiuni: aduceți războinici în joc pentru valoarea lor în puncte de destin (D), le dați echipament și misiuni, meditați pentru 1 D. Un atac este ultima acțiune.",
  "doomtrooper.turn.3":
    "Într-o luptă se compară corp la corp sau tirul cu apărarea celuilalt: cât apărarea rănește, iar a doua rană ucide.",
  "doomtrooper.turn.4": "Între pași oricine poate juca cărți: sunteți întrebat doar când puteți.",
  "doomtrooper.turn.5":
    "Un războinic în adăpost stă cu fața în jos, are +3 A și nu atacă. Cu trei acțiuni un războinic din mână poate fi pus direct în adăpost, ascuns și neplătit: prețul se plătește când este dezvăluit.",
  "doomtrooper.sign.1": "C: corp la corp. T: tir. A: apărare. V: valoare, prețul în D și punctele pentru ucidere.",
  "doomtrooper.sign.2": "P: puncte de promovare, cu care câștigați. D: puncte de destin, cu care plătiți.",

  "here.1": "Ce este marcat cu portocaliu poate fi atins; atingeți altceva și citiți de ce nu se poate.",
  "here.2":
    "Citiți o carte cu clic dreapta, apăsare lungă sau tasta I. Retragerea mutării și indiciul sunt mereu la îndemână.",
};
