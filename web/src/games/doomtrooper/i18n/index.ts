import { catalogues, sayer } from "../../../lib/i18n";
import type { en } from "./en";

export const t = sayer(catalogues<keyof typeof en>(import.meta.glob("./??.ts", { eager: true })));
