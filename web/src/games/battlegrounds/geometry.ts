/** Where things are on the board: letters across, numbers upwards, a hundred units per field. */

export const SIZE = 8;
export const UNIT = 100;
const LETTERS = "ABCDEFGH";

export interface Spot {
  x: number;
  y: number;
}

/** A field's column from the left and row from the bottom, from 0. */
export function spot(field: string): Spot {
  return { x: LETTERS.indexOf(field.charAt(0)), y: Number(field.slice(1)) - 1 };
}

/** The field in a column and row, or null beyond the edge. */
export function fieldAt(x: number, y: number): string | null {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? `${LETTERS.charAt(x)}${y + 1}` : null;
}

export const COLUMNS = [...LETTERS];
/** The rows from top to bottom, as the board is drawn. */
export const ROWS = [8, 7, 6, 5, 4, 3, 2, 1].map((number) => ({
  number,
  fields: COLUMNS.map((letter) => `${letter}${number}`),
}));
export const FIELDS = ROWS.flatMap((row) => row.fields);

/** The middle of a field in units from the top left. */
export function middle(field: string): Spot {
  const { x, y } = spot(field);
  return { x: (x + 0.5) * UNIT, y: (SIZE - 1 - y + 0.5) * UNIT };
}

/** The direction from one field to another in degrees clockwise, 0 being up. */
export function heading(from: string, to: string): number {
  const a = spot(from);
  const b = spot(to);
  return (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
}

/** The direction towards the middle of the board, in which a tank stands before its first move. */
export function inward(field: string): number {
  const { x, y } = spot(field);
  return (Math.atan2(3.5 - x, 3.5 - y) * 180) / Math.PI;
}

/** The angle nearest to `before` that points the same way as `angle`, so that nothing turns the long way round. */
export function nearest(before: number, angle: number): number {
  return angle + 360 * Math.round((before - angle) / 360);
}

/** Where an arrow key leads from a field; null where the board ends. */
export function neighbour(field: string, key: string): string | null {
  const { x, y } = spot(field);
  switch (key) {
    case "ArrowLeft":
      return fieldAt(x - 1, y);
    case "ArrowRight":
      return fieldAt(x + 1, y);
    case "ArrowUp":
      return fieldAt(x, y + 1);
    case "ArrowDown":
      return fieldAt(x, y - 1);
    case "Home":
      return fieldAt(0, y);
    case "End":
      return fieldAt(SIZE - 1, y);
    case "PageUp":
      return fieldAt(x, SIZE - 1);
    case "PageDown":
      return fieldAt(x, 0);
    default:
      return null;
  }
}

/** A line through fields as the `d` of a path. */
export function track(fields: readonly string[]): string {
  return fields.map((field, i) => `${i ? "L" : "M"}${middle(field).x} ${middle(field).y}`).join("");
}

/** The offset from the top left corner that puts an element of a field's size on a field. */
export function shift(field: string): string {
  const { x, y } = spot(field);
  return `translate(${x * 100}%, ${(SIZE - 1 - y) * 100}%)`;
}
