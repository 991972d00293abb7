import type { Message } from "../../../../lib/i18n";
import type { en } from "./en";

export const ro: Record<keyof typeof en, Message> = {
  kind: "Joc de cărți de colecție",
  about: "Conduceți o echipă de războinici printr-un viitor întunecat, carte cu carte.",
  "variant.tournament": "Turneu",
  "option.target": "Puncte de promovare pentru victorie",
  "option.limit": "Limită de runde (0: fără)",
  "option.stall_rounds": "Fără limită, partida se încheie după atâtea runde în care nu se întâmplă nimic",
  "option.restricted": "Lista cărților restricționate",
  "option.privilege_shown": "Mâna returnată se arată",
  "option.teams": "Echipe",
  "option.decks": "Pachete",
  "deck.bauhaus": "Bauhaus",
  "deck.brotherhood": "Frăția",
  "deck.capitol": "Capitol",
  "deck.cybertronic": "Cybertronic",
  "deck.imperial": "Imperial",
  "deck.legion": "Legiunea Întunecată",
  "deck.mishima": "Mishima",
  "deck.mixed": "Mixt",
};
