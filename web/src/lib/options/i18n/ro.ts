import type { Message } from "../../i18n";
import type { en } from "./en";

type Key = keyof typeof en;

export const ro: Record<Key, Message> = {
  standard: "Standard",
  yes: "da",
  no: "nu",
  first: "Cine începe",
  "first.lot": "prin tragere la sorți",
  "first.seat": "locul {n}",
  random: "la întâmplare",
  choose: "la alegere",
  chosen: "alese pe rând",
  fixed: "colțuri opuse",
};
