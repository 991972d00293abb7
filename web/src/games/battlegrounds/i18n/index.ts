/** The words of Battlegrounds: its variants, its options and its board. */
import { catalogues, sayer } from "../../../lib/i18n";
import { en } from "./en";

export type Key = keyof typeof en;
export const t = sayer(catalogues<Key>(import.meta.glob("./??.ts", { eager: true })));

/** A message whose key is put together; empty where there is none. */
export function said(key: string): string {
  return key in en ? t(key as Key) : "";
}
