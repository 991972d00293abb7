/** Signs of the buttons that lead through steps, as strokes on a grid of 24. */
export const TURN_ICONS = {
  first: "M18 5l-9 7 9 7zM6 5v14",
  last: "M6 5l9 7-9 7zM18 5v14",
  back: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  turnBack: "M19 6l-7 6 7 6zM11 6l-7 6 7 6z",
  turnNext: "M5 6l7 6-7 6zM13 6l7 6-7 6z",
} as const;
