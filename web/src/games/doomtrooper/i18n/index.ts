import { sayer } from "../../../lib/i18n";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

export const t = sayer<keyof typeof en>({ en, cs, ro });
