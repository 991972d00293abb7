/** Slips that native readers have found, kept from coming back. */
import { expect, test } from "vitest";
import type { Message } from ".";

type Catalogue = Record<string, Message>;
const files = import.meta.glob<Record<string, Catalogue>>("../../{games,routes,lib}/**/i18n/??.ts", { eager: true });

/** Every text of a language with its place, from the folders whose path matches. */
function texts(lang: string, folder = /./): [string, string, boolean][] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${lang}.ts`) && folder.test(path))
    .flatMap(([path, exports]) =>
      Object.entries(exports[lang] ?? {}).map(([key, said]) => ({ at: `${path} ${key}`, said })),
    )
    .flatMap(({ at, said }) =>
      typeof said === "string"
        ? [[at, said, true] as [string, string, boolean]]
        : Object.values(said).map((form): [string, string, boolean] => [at, form, false]),
    );
}

const found = (lang: string, wrong: RegExp, folder?: RegExp): string[] =>
  texts(lang, folder).flatMap(([at, text]) => (wrong.test(text) ? [`${at}: ${text}`] : []));

test.each(["en", "cs", "ro"])("%s: no hyphen stands for a minus", (lang) => {
  expect(found(lang, /(^|\s)-\d/)).toEqual([]);
});

test.each(["cs", "ro"])("%s: no straight quotes", (lang) => {
  expect(found(lang, /["']/)).toEqual([]);
});

test("Czech: a turn of Doomtrooper is „kolo“", () => {
  expect(found("cs", /(?<!na )\btah/iu, /games\/doomtrooper|moments/)).toEqual([]);
});

test("Czech: one taps a thing with a finger or a mouse", () => {
  expect(found("cs", /dotkn/i)).toEqual([]);
});

test("Romanian: one form of address", () => {
  expect(found("ro", /dumneavoastră|\bvoastr/i)).toEqual([]);
});

test("Romanian: a counted noun chooses its form, so that 20 takes „de”", () => {
  const plain = texts("ro").filter(
    ([, text, isOnly]) => isOnly && /\{\w+\} (puncte|cărți|runde|ture|ori)\b/.test(text),
  );
  expect(plain).toEqual([]);
});

test("English: nobody is a bare “who”", () => {
  expect(found("en", /\b(only|for|destroys) who\b|^Who (plays|alone)|\bby lot\b|\banew\b/i)).toEqual([]);
});
