import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  kind: "Joc tactic de societate",
  about: "Conduceți, trageți și găsiți perechi de locații pe o planșă de opt pe opt.",
  "variant.battle": "Bătălie",
  "variant.battle.about": "Fiecare împotriva tuturor: perechi de jetoane și tancuri distruse.",
  "variant.teams": "Echipe",
  "variant.teams.about": "Doi contra doi: coechipierii adună împreună.",
  "variant.family": "Familie",
  "variant.family.about": "Și pentru copii: jetoanele sunt acoperite, mutați și țineți minte.",
  "variant.solo": "Solo",
  "variant.solo.about": "Un jucător împotriva artileriei, pentru cât mai multe stele.",
  "option.adjacency": "Câmpuri vecine (jetoanele identice nu se așază alături)",
  "option.bases": "Bazele a doi jucători",
  "option.draft": "Draft al cărților de tanc",
  "option.draft_two_player_cards": "Cărți într-un draft de doi",
  "option.friendly_fire": "Se poate trage în coechipieri",
  "option.reactions": "Îmbunătățirile pot răspunde la o tragere",
  "option.stall_rounds": "Partida se încheie după atâtea runde fără puncte",
  "option.solo_tanks": "Tancuri în Solo",
  "option.solo_two_tanks": "Cel mult două tancuri în joc",
  "option.solo_collisions_box": "Tancurile pierdute prin accident nu mai revin",
  "option.solo_specials_outside": "Fără jetoane speciale în mijloc",
};
