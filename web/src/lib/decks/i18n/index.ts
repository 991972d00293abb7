/** The words of the deck builder. */
import { sayer } from "../../i18n";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

export const d = sayer<keyof typeof en>({ en, cs, ro });
