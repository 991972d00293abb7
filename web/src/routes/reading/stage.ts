/** A table without players: what a board needs to be drawn outside a game. */
import type { Happened } from "../../games/board";
import type { TableInfo, Update } from "../../lib/wire/types";

export function tableOf(game: string, variant: string, names: readonly string[], seat: number | null): TableInfo {
  return {
    type: "table",
    id: "",
    setup: { game, variant, seats: names.length },
    phase: "playing",
    seats: names.map((name, n) => ({ seat: n, name, here: true })),
    host: names[0] ?? "",
    commitment: "",
    rules: "",
    mine: seat === null ? [] : [seat],
  };
}

/** The events of an update, each with its sentence. */
export function happened(update: Update): Happened[] {
  return update.events.map((event, i) => ({
    number: update.first + i,
    event: Array.isArray(event) ? event : [event],
    text: update.log[i]?.text ?? "",
    rule: update.log[i]?.rule ?? "",
  }));
}
