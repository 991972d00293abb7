/** Words of buttons and pages in three languages. What the engine says comes from the server in the right language. */
import { settings, type Lang } from "../settings.svelte";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

/** A sentence, or one for each plural form; `{n}` and other words in braces are filled in. */
export type Message = string | { one?: string; few?: string; many?: string; other: string };
export type Words = Record<string, string | number>;
export type Sayer<K extends string> = (key: K, words?: Words) => string;

const rules: Record<Lang, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  cs: new Intl.PluralRules("cs"),
  ro: new Intl.PluralRules("ro"),
};

/** A message with its words filled in; `n` chooses the plural form. */
export function fill(message: Message, lang: Lang, words: Words = {}): string {
  let text: string;
  if (typeof message === "string") text = message;
  else {
    const form = rules[lang].select(Number(words.n ?? 0));
    text = (form in message ? message[form as keyof typeof message] : undefined) ?? message.other;
  }
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => String(words[word] ?? whole));
}

/** How a catalogue is said: in the language of the settings, at every moment. */
export function sayer<K extends string>(catalogues: Record<Lang, Record<K, Message>>): Sayer<K> {
  return (key, words) => fill(catalogues[settings.lang][key], settings.lang, words);
}

export type Key = keyof typeof en;
export const t: Sayer<Key> = sayer<Key>({ en, cs, ro });
