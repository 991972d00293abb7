export const en = {
  "goal.1":
    "In Battle the first with 16 points at the end of a turn wins. A pair of equal tokens: 2 points. An enemy tank destroyed: 3, then 2, then 1.",
  "goal.2":
    "Teams play to 20 together. Family: 10 points, tokens are face down. Solo: against an artillery that fires after each of your turns.",
  "turn.1": "Move one of your tanks exactly as far as its card says, then shoot exactly as far as it says.",
  "turn.2":
    "Shoot at a token: you take it. At an enemy tank: it is destroyed. At an empty field: a dud is put there, which destroys who drives over it.",
  "turn.3": "Instead of moving you may change the card that a tank has.",
  "turn.4": "A pair with an icon also gives you the icon's effect: an extra turn, armour, a longer move or shot.",
  "sign.1": "Green squares on a card: where it moves. Red rings: where it shoots.",
  "sign.2": "+2 on a field: the twin of a token you hold.",
  "sign.3": "3, 2, 1 below a player: what the destruction of that tank is still worth.",
};
