/** How the plain board reads a view that it knows nothing about. */

/** Whether a value is said in a word: a text, a number, yes or no, or nothing. */
export const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

/** Whether a list holds nothing but plain values, which stand in a row. */
export const isRow = (values: readonly unknown[]): boolean => values.every(isPlain);

/** A plain value, or the name of a fact, as it is read. */
export function spelled(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return "✓";
  if (value === false) return "✗";
  const text = String(value as string | number).replaceAll("_", " ");
  return typeof value === "number" ? text.replace("-", "−") : text;
}

/** The facts of a view, but for the options, which are buttons beside the board. */
export const factsOf = (view: unknown): [string, unknown][] =>
  typeof view === "object" && view !== null ? Object.entries(view).filter(([name]) => name !== "options") : [];
