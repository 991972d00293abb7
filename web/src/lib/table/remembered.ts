/** The tables this browser has sat at, so that one can go on where one left. */
import type { TableInfo } from "../wire/types";

const KEY = "grognard.tables";
const MOST = 24;

export interface Remembered {
  id: string;
  game: string;
  variant: string;
  names: string[];
  phase: string;
  at: number;
}

export function remembered(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Remembered[]) : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing: the link still leads back
  }
}

/** Note a table that one sits at; the latest comes first. */
export function remember(table: TableInfo): void {
  const others = remembered().filter((one) => one.id !== table.id);
  if (!table.mine?.length) return;
  const names = table.seats.map((seat) => seat.name || seat.bot || "");
  const { game, variant = "" } = table.setup;
  keep([{ id: table.id, game, variant, names, phase: table.phase, at: Date.now() }, ...others]);
}

/** A table that the server has no more. */
export function forget(id: string): void {
  keep(remembered().filter((one) => one.id !== id));
}
