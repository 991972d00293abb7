/** What a refusal says in the reader's language: by its code where we have words, else as the server says it. */
import { t, type Key } from "./i18n";
import { en } from "./i18n/en";
import { Refused } from "./wire/api";

export function refusalText(code: string, text: string): string {
  const key = `refused.${code}`;
  return key in en ? t(key as Key) : text || t("refused.our_error");
}

/** A sentence without the number of its rule, which stands beside it to be opened. */
export function withoutRule(text: string, rule: string): string {
  return rule ? text.replace(` (${rule})`, "") : text;
}

/** What a thrown refusal says. */
export function problemText(error: unknown): string {
  return error instanceof Refused ? refusalText(error.code, error.message) : t("refused.our_error");
}
