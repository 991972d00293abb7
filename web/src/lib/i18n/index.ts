/** The words of buttons and pages in every language. What the engine says comes from the server in the right language. */
import { LANGS, type Lang } from "../languages";
import { settings } from "../settings.svelte";
import type { en } from "./en";
import { typeset } from "./typography";

/** A sentence, or one for each plural form; `{n}` and other words in braces are filled in. */
export type Message = string | { one?: string; few?: string; many?: string; other: string };
export type Words = Record<string, string | number>;
export type Sayer<K extends string> = (key: K, words?: Words) => string;
/** What is said in each language. */
export type Catalogues<K extends string = string> = Record<Lang, Record<K, Message>>;

const rules = Object.fromEntries(LANGS.map((lang) => [lang, new Intl.PluralRules(lang)])) as Record<
  Lang,
  Intl.PluralRules
>;

/** A message with its words filled in; `n` chooses the plural form. */
export function fill(message: Message, lang: Lang, words: Words = {}): string {
  let text: string;
  if (typeof message === "string") text = message;
  else {
    const form = rules[lang].select(Number(words.n ?? 0));
    text = (form in message ? message[form as keyof typeof message] : undefined) ?? message.other;
  }
  const filled = text.replace(/\{(\w+)\}/g, (whole, word: string) => String(words[word] ?? whole));
  return typeset(filled, lang);
}

/** The catalogues of a folder, from `import.meta.glob("./??.ts", { eager: true })`: each file exports its language. */
export function catalogues<K extends string>(files: Record<string, unknown>): Catalogues<K> {
  const found = Object.entries(files).map(([path, file]) => {
    const lang = path.slice(-"en.ts".length, -".ts".length);
    return [lang, (file as Record<string, Record<K, Message>>)[lang]];
  });
  return Object.fromEntries(found) as Catalogues<K>;
}

/** How a catalogue is said: in the language of the settings, at every moment. */
export function sayer<K extends string>(said: Catalogues<K>): Sayer<K> {
  return (key, words) => fill(said[settings.lang][key], settings.lang, words);
}

/** A message whose key is put together at run time; undefined where there is none. */
export function sayIfKnown(said: Catalogues, key: string, words?: Words): string | undefined {
  const message = said[settings.lang][key];
  return message === undefined ? undefined : fill(message, settings.lang, words);
}

/** Several names in a row, as the language joins them: “Ann, Bob and Eve”. */
export const joined = (names: readonly string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** What the engine says, as it is printed: the server's texts have ordinary blanks. */
export const printed = (text: string | number | null | undefined): string => typeset(String(text ?? ""), settings.lang);

export type Key = keyof typeof en;
export const t: Sayer<Key> = sayer(catalogues<Key>(import.meta.glob("./??.ts", { eager: true })));
