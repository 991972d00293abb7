/** The languages of the client, declared once: a language is an entry here and a catalogue in every folder `i18n`. */
export const LANGUAGES = {
  en: { name: "English", alsoReadBy: [] },
  cs: { name: "Čeština", alsoReadBy: ["sk"] },
  ro: { name: "Română", alsoReadBy: ["mo"] },
} as const satisfies Record<string, Language>;

interface Language {
  /** Its name in its own language. */
  name: string;
  /** Codes of languages whose speakers read it more easily than English. */
  alsoReadBy: readonly string[];
}

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** The first of the wanted languages that is one of ours, English if none is. */
export function bestLanguage(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    const found = LANGS.find((lang) => lang === short || (LANGUAGES[lang] as Language).alsoReadBy.includes(short));
    if (found) return found;
  }
  return "en";
}
