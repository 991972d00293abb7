export const en = {
  title: "How to play",
  goal: "What wins",
  turn: "Your turn",
  sign: "What the numbers mean",
  here: "At this table",
  rules: "All rules",

  "here.1": "What is marked in orange can be touched; touch what is not, and you read why not.",
  "here.2": "Right-click a card, hold it, or press I to read it large. Undo and hint are always at hand.",
};
