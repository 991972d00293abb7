/** What the table of Rush says beside what the engine says. */
import { catalogues, sayer } from "../../../lib/i18n";
import type { en } from "./en";

export const say = sayer(catalogues<keyof typeof en>(import.meta.glob("./??.ts", { eager: true })));
