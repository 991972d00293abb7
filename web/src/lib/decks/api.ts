/** Requests about decks. */
import { DECK_GAME } from "../../games/declared";
import { settings } from "../settings.svelte";
import { ask, asGuest } from "../wire/api";
import type { CollectionReport, DeckReport, KeptCollection, KeptDeck, OurDecks } from "../wire/types";

export const GAME = DECK_GAME;
const at = (name: string): string => `/api/me/decks/${encodeURIComponent(name)}`;

/** The decks that this guest keeps for the game whose decks are built here. */
export const keptDecks = async (): Promise<KeptDeck[]> =>
  (await ask<KeptDeck[]>("/api/me/decks")).filter(({ game }) => game === GAME);
export const keepDeck = (name: string, deck: string): Promise<KeptDeck> =>
  asGuest(at(name), "PUT", { deck, game: GAME });
export const dropDeck = (name: string): Promise<null> => ask(at(name), "DELETE");
export const ourDecks = (): Promise<OurDecks> => ask(`/api/decks/${GAME}`);
export const randomDeck = (affiliation: string): Promise<DeckReport> =>
  ask(`/api/decks/random?lang=${settings.lang}`, "POST", { affiliation, game: GAME });

/** The server's report on a deck: only the server knows the rules. */
export function checkDeck(deck: string, restricted = false): Promise<DeckReport> {
  return ask(`/api/decks/check?lang=${settings.lang}`, "POST", { deck, restricted, game: GAME });
}

/** The cards that this guest owns. */
export const keptCollection = (): Promise<KeptCollection> => ask(`/api/me/collection/${GAME}`);
export const keepCollection = (cards: string): Promise<KeptCollection> =>
  asGuest(`/api/me/collection/${GAME}`, "PUT", { cards, game: GAME });
/** Which cards a list names, and what cannot be read in it. */
export const readCollection = (cards: string): Promise<CollectionReport> =>
  ask(`/api/collection/read?lang=${settings.lang}`, "POST", { cards, game: GAME });
