/** What a refusal says in the reader's language: our words for its code, else the server's words. */
import { t, type Key } from "./i18n";
import { en } from "./i18n/en";
import { Refused } from "./wire/api";

export function refusalText(code: string, text: string): string {
  const key = `refused.${code}`;
  return key in en ? t(key as Key) : text || t("refused.our_error");
}

/** A sentence without the number of its rule, which stands beside it as a link. */
export function withoutRule(text: string, rule: string): string {
  return rule ? text.replace(` (${rule})`, "") : text;
}

/** The words for a refusal that was thrown. */
export function problemText(error: unknown): string {
  return error instanceof Refused ? refusalText(error.code, error.message) : t("refused.our_error");
}
