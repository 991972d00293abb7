import type { Key, Message } from ".";

export const ro: Record<Key, Message> = {
  skip: "La conținut",
  loading: "Se încarcă…",
  "cannot.load": "Pagina nu a putut fi încărcată. Rulează serverul?",
  language: "Limba",
  nowhere: "Aici nu este nimic",
  "home.title": "Jocuri de masă ca la carte",
};
