import { expect, test } from "vitest";
import { LANGS } from "../languages";
import { fill, type Message } from ".";

type Catalogue = Record<string, Message>;
const catalogues = import.meta.glob<Record<string, Catalogue>>(["./??.ts", "../../{games,routes,lib}/**/i18n/??.ts"], {
  eager: true,
});

/** The catalogues by folder, then by language. */
function folders(): Map<string, Map<string, Catalogue>> {
  const found = new Map<string, Map<string, Catalogue>>();
  for (const [path, exports] of Object.entries(catalogues)) {
    const [, folder = "", lang = ""] = /^(.*)\/(\w+)\.ts$/.exec(path) ?? [];
    const words = exports[lang] ?? Object.values(exports)[0];
    if (words) found.set(folder, (found.get(folder) ?? new Map<string, Catalogue>()).set(lang, words));
  }
  return found;
}

/** The words in braces of a message, in all its forms. */
function braces(message: Message): string {
  const forms = typeof message === "string" ? [message] : Object.values(message);
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join(" ");
}

test.each([...folders()])("%s has the same keys and words in every language", (_, langs) => {
  const en = langs.get("en") ?? {};
  for (const lang of LANGS) {
    const other = langs.get(lang) ?? {};
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(en))
      expect([key, braces(other[key] ?? "")]).toEqual([key, braces(message)]);
  }
});

test("a number chooses the plural form", () => {
  const cards = { one: "{n} karta", few: "{n} karty", other: "{n} karet" };
  expect([1, 3, 5].map((n) => fill(cards, "cs", { n }))).toEqual(["1\u00a0karta", "3\u00a0karty", "5\u00a0karet"]);
});
