export const en = {
  title: "How to play",
  goal: "How to win",
  turn: "Your turn",
  sign: "What the numbers mean",
  here: "At this table",
  rules: "All rules",

  "here.1": "Anything marked in orange can be tapped; tap anything else to see why not.",
  "here.2": "To read a card large, right-click it, hold it, or press I. Undo and hint are always at hand.",
};
