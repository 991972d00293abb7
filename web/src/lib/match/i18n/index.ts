/** The words of a match of several games. */
import { sayer } from "../../i18n";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

export const say = sayer<keyof typeof en>({ en, cs, ro });
