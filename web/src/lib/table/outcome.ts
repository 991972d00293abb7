/** How a game has ended, for the person watching. */
import { joined, t } from "../i18n";
import type { TableInfo } from "../wire/types";
import { nameOf } from "./people";

/** The seats that have won or shared the win. */
export function winners(table: TableInfo): number[] {
  return (table.score ?? []).flatMap((won, seat) => (won > 0 ? [seat] : []));
}

/** The result in a few words. */
export function outcome(table: TableInfo): string {
  const won = winners(table);
  const mine = table.mine ?? [];
  if (table.ended === "abandoned") return t("over.abandoned");
  if (table.ended === "draw" || won.length === table.seats.length)
    return table.seats.length > 1 ? t("over.draw") : t("over.win");
  if (!won.length) return mine.length === 1 ? t("over.lose") : t("over.nobody");
  if (mine.length === 1) return won.includes(mine[0] ?? -1) ? t("over.win") : t("over.lose");
  const names = won.map((seat) => nameOf(table, seat));
  return names.length > 1 ? t("over.shared", { names: joined(names) }) : t("over.wins", { name: names[0] ?? "" });
}

/** What ended the game, if it was not played to the end. */
export function cause(table: TableInfo): string {
  if (table.ended === "resigned") return t("over.resigned");
  return table.ended === "time" ? t("over.time") : "";
}
