import type { Message } from "../../i18n";
import type { en } from "./en";

type Key = keyof typeof en;

export const cs: Record<Key, Message> = {
  standard: "Základní",
  yes: "ano",
  no: "ne",
  first: "Kdo začíná",
  "first.lot": "určí los",
  "first.seat": "místo {n}",
  random: "náhodně",
  choose: "na výběr",
  chosen: "střídavě volené",
  fixed: "protilehlé rohy",
};
