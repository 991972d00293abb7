/** The second names of our decks, such as "Iron of Venus", in the reader's language. */
import type { OurDeck } from "../wire/types";
import { d } from "./i18n";
import { en } from "./i18n/en";

type Key = keyof typeof en;

export function saying({ name, title }: Pick<OurDeck, "name" | "title">): string {
  const key = `saying.${name}`;
  return key in en ? d(key as Key) : (title.split(" – ")[1] ?? title);
}
