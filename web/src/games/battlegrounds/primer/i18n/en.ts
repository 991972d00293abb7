export const en = {
  "goal.1":
    "In Battle, the first player with 16 points at the end of a turn wins (14 with three players, 12 with four). A pair of matching tokens: 2 points. Destroying an enemy tank: 3, then 2, then 1.",
  "goal.2":
    "Teams play to 20 together. Family: 10 points, tokens are face down. Solo: against artillery that fires after each of your turns.",
  "turn.1": "Move one of your tanks exactly as far as its card says, then shoot exactly as far as it says.",
  "turn.2":
    "Shoot a token: you take it. An enemy tank: it is destroyed. An empty field: a dud is placed there, which destroys any tank that drives over it.",
  "turn.3": "Instead of moving you may change a tank's card.",
  "turn.4": "A pair with an icon also gives you the icon's effect: an extra turn, armour, a longer move or shot.",
  "sign.1": "Green squares on a card: where it moves. Red rings: where it shoots.",
  "sign.2": "+2 on a field: the twin of a token you hold.",
  "sign.3": "3, 2, 1 below a player: what destroying that tank is still worth.",
};
