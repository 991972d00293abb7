/** The chat of a table. */
import type { Said } from "../wire/types";

/** Add a line; after a reconnection the server sends the last lines again, and these are skipped. */
export function withLine(said: readonly Said[], line: Said): readonly Said[] {
  const isThere = said.some(
    (one) => one.at === line.at && one.seat === line.seat && one.name === line.name && one.text === line.text,
  );
  return isThere ? said : [...said, line];
}
