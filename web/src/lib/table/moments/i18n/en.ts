export const en = {
  card: "When a card is played",
  "card.help": "Somebody has played a card or used an ability: you may respond before it takes effect.",
  combat: "In a combat",
  "combat.help": "Between the phases of a combat, until its ratings are settled.",
  modifiers: "Just before a combat is resolved",
  "modifiers.help": "The last chance to raise or lower F, S and A before they are compared.",
  save: "When a warrior is about to die",
  "save.help": "A warrior would be killed: something may save it.",
  start: "At the start of a turn",
  "start.help": "For cards played at the start of a turn, before cards are drawn.",
  between: "At any other time",
  "between.help": "Between actions, for cards that may be played at any time.",
};
