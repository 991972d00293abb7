/** What the table of Rush says beside what the engine says. */
import { sayer } from "../../../lib/i18n";
import { cs } from "./cs";
import { en } from "./en";
import { ro } from "./ro";

export const say = sayer<keyof typeof en>({ en, cs, ro });
