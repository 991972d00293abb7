import type { Key, Message } from ".";

export const cs: Record<Key, Message> = {
  skip: "K obsahu",
  loading: "Načítá se…",
  "cannot.load": "Stránku se nepodařilo načíst. Běží server?",
  language: "Jazyk",
  nowhere: "Tady nic není",
  "home.title": "Stolní hry podle pravidel",
};
