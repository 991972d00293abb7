/** The words of the pages to read, to watch and to practise. */
import { sayer } from "../../../lib/i18n";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

export const r = sayer<keyof typeof en>({ en, cs, ro });
