export const en = {
  "goal.1": "The first player with {n} promotion points (P) wins. Points come from killing warriors and from missions.",
  "goal.2": "You split the points for a kill between P and D as you like.",
  "turn.1": "Draw until you hold seven cards, take three actions, then you may discard a card.",
  "turn.2":
    "Actions: bring warriors into play for their value in destiny points (D), give them equipment and missions, meditate for 1 D. An attack is the last action.",
  "turn.3":
    "Each side compares its fight or shoot with the other's armor: equal or higher wounds, and a second wound kills.",
  "turn.4": "Between steps everybody may play cards: you are asked only when you can.",
  "turn.5":
    "A warrior in cover lies face down, has +3 A and does not attack. With three actions you can put a warrior from your hand straight into cover, hidden and unpaid: you pay its price when it is revealed.",
  "sign.1": "F: fight. S: shoot. A: armor. V: value, the price in D and the points for killing it.",
  "sign.2": "P: promotion points, with which you win. D: destiny points, with which you pay.",
};
