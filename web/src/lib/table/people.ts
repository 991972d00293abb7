/** The names of the people at a table. */
import { t, type Key } from "../i18n";
import { en } from "../i18n/en";
import type { SeatInfo, TableInfo } from "../wire/types";

/** A guest's name; `~` stands for a guest without a name, `~2` for the second player on one device. */
export function guestName(name: string): string {
  const nth = /^~(\d?)$/.exec(name)?.[1];
  if (nth === undefined) return name;
  return nth ? t("player.nth", { n: nth }) : t("guest");
}

/** The name of a kind of bot, or of a guest. */
export function botName(bot: string): string {
  const key = `bot.short.${bot}`;
  return key in en ? t(key as Key) : guestName(bot);
}

/** A seat's name; with the number of the seat if several seats have the same name. */
export function nameOf(table: TableInfo, seat: number): string {
  const one = table.seats[seat];
  if (!one) return t("player.seat", { n: seat + 1 });
  const name = plainName(one);
  const isShared = table.seats.some((other) => other !== one && plainName(other) === name);
  return isShared ? `${name} ${seat + 1}` : name;
}

function plainName(seat: SeatInfo): string {
  return guestName(seat.name ?? "") || (seat.bot ? botName(seat.bot) : t("gather.free"));
}

/** Whether a bot answers for a seat now. */
export function isBot(seat: SeatInfo | undefined): boolean {
  return Boolean(seat && (seat.bot || seat.away || seat.resigned));
}

/** Minutes and seconds, or days and hours for long games. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 172_800) return `${Math.floor(left / 86_400)} d`;
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
