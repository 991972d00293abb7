import type { Message } from "../../i18n";
import type { en } from "./en";

type Key = keyof typeof en;

export const ro: Record<Key, Message> = {
  standard: "Standard",
  battle: "Bătălie",
  teams: "Echipe",
  family: "Familie",
  solo: "Solo",
  tournament: "Turneu",
  "about.battle": "Fiecare împotriva tuturor: perechi de jetoane și tancuri distruse, până la 16 puncte.",
  "about.teams": "Doi contra doi: coechipierii adună împreună, până la 20 de puncte.",
  "about.family": "Și pentru copii: jetoanele sunt acoperite, mutați și țineți minte; până la 10 puncte.",
  "about.solo": "Singur împotriva artileriei, pentru cât mai multe stele.",
  yes: "da",
  no: "nu",
  first: "Cine începe",
  "first.lot": "prin tragere la sorți",
  "first.seat": "locul {n}",
  random: "la întâmplare",
  choose: "la alegere",
  chosen: "alese pe rând",
  fixed: "colțuri opuse",

  // rush
  "rush.ace_deals_one_point": "Asul tancurilor distruge și vehicule neavariate cu apărare 1",
  "rush.pool_medals_per_turn": "Medaliile dintr-o tură pot forma una dublă",
  "rush.restricted_plus_one_other": "Pe lângă cumpărarea din propria națiune, încă o carte",
  "rush.research_is_the_purchase": "Cercetarea este singura cumpărare a turei",
  "rush.research_without_target": "Cercetare și fără o carte destul de ieftină",
  "rush.guards_count_in_company": "Gărzile se numără la sfârșit",
  "rush.count_gained_history": "Realizările numără tot ce s-a câștigat",
  "rush.market_size": "Cărți în piață",
  "rush.refill_at_end": "Piața se completează doar la sfârșitul turei",
  "rush.weak_hand": "Cine nu joacă nicio carte poate păstra sau casa una",

  // battlegrounds
  "battlegrounds.adjacency": "Vecinii unui câmp (jetoanele identice se așază la distanță)",
  "battlegrounds.bases": "Bazele a doi jucători",
  "battlegrounds.draft": "Draft al cărților de tanc",
  "battlegrounds.draft_two_player_cards": "Cărți într-un draft de doi",
  "battlegrounds.friendly_fire": "Se poate trage în coechipieri",
  "battlegrounds.reactions": "Îmbunătățirile pot răspunde la o tragere",
  "battlegrounds.stall_rounds": "Partida se încheie după atâtea runde fără puncte",
  "battlegrounds.solo_tanks": "Tancuri în Solo",
  "battlegrounds.solo_two_tanks": "Cel mult două tancuri în joc",
  "battlegrounds.solo_collisions_box": "Tancurile pierdute prin accident nu mai revin",
  "battlegrounds.solo_specials_outside": "Fără jetoane speciale în mijloc",

  // doomtrooper
  "doomtrooper.target": "Puncte de promovare pentru victorie",
  "doomtrooper.limit": "Limită de runde (0: fără)",
  "doomtrooper.stall_rounds": "Fără limită, partida se încheie după atâtea runde în care nu se întâmplă nimic",
  "doomtrooper.restricted": "Lista cărților restricționate",
  "doomtrooper.privilege_shown": "Mâna returnată se arată",
  "doomtrooper.teams": "Echipe",
  "doomtrooper.decks": "Pachete",
  bauhaus: "Bauhaus",
  brotherhood: "Frăția",
  capitol: "Capitol",
  cybertronic: "Cybertronic",
  imperial: "Imperial",
  legion: "Legiunea Întunecată",
  mishima: "Mishima",
  mixed: "Mixt",
};
