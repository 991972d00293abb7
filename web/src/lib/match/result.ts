/** How a match ended, in words. */
import { joined } from "../i18n";
import { nameOf } from "../table/people";
import type { MatchInfo, TableInfo } from "../wire/types";
import { say } from "./i18n";

export function resultText(table: TableInfo, match: MatchInfo): string {
  if (!match.over) return "";
  if (table.ended === "abandoned") return say("match.ended");
  const winners = match.winners ?? [];
  if (!winners.length) return say("match.draw");
  const mine = table.mine ?? [];
  if (mine.length === 1) return say(winners.includes(mine[0] ?? -1) ? "match.win" : "match.lose");
  return say("match.wins", { n: winners.length, names: joined(winners.map((seat) => nameOf(table, seat))) });
}
