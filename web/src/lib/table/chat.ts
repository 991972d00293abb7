/** The chat of a table. */
import type { Said } from "../wire/types";

/** One more line; who comes back is told the last ones again, which are there already. */
export function withLine(said: readonly Said[], line: Said): readonly Said[] {
  const isThere = said.some(
    (one) => one.at === line.at && one.seat === line.seat && one.name === line.name && one.text === line.text,
  );
  return isThere ? said : [...said, line];
}
