/** The words of Battlegrounds: its variants, its options and its board. */
import { sayer } from "../../../lib/i18n";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

export type Key = keyof typeof en;
export const t = sayer<Key>({ en, cs, ro });

/** A message whose key is put together; empty where there is none. */
export function said(key: string): string {
  return key in en ? t(key as Key) : "";
}
