/** What a typesetter does at the end: spaces that must not break, apostrophes, and the minus. */
import type { Lang } from "../languages";

const NBSP = "\u00a0";

/** Czech lines do not end with a preposition or conjunction of one letter. */
const ONE_LETTER: Partial<Record<Lang, RegExp>> = { cs: /(?<=(?:^|[\s(„])[ksvzouai]) (?=\S)/giu };

/** A text as it is printed. */
export function typeset(text: string, lang: Lang): string {
  const kept = ONE_LETTER[lang] ? text.replace(ONE_LETTER[lang], NBSP) : text;
  return kept
    .replace(/(?<=(?:^|[^\p{L}\d])[A-Z]) (?=[+−-]?\d)/gu, NBSP) // the letter of a rating stays with its number
    .replace(/(?<=(?:^|[^\p{L}\d-])(?<![A-Z]\u00a0)\d+) (?=\p{L})/gu, NBSP) // a number stays with what it counts
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/(?<=^|[\s(])-(?=\d)/g, "−");
}
