/** The words of the pages to read, to watch and to practise. */
import { catalogues, sayer } from "../../../lib/i18n";
import type { en } from "./en";

export const r = sayer(catalogues<keyof typeof en>(import.meta.glob("./??.ts", { eager: true })));
