/** The words of a match of several games. */
import { catalogues, sayer } from "../../i18n";
import type { en } from "./en";

export const say = sayer(catalogues<keyof typeof en>(import.meta.glob("./??.ts", { eager: true })));
