/** The words of the deck builder. */
import { catalogues, sayer } from "../../i18n";
import type { en } from "./en";

export const d = sayer(catalogues<keyof typeof en>(import.meta.glob("./??.ts", { eager: true })));
