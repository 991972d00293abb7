export const en = {
  "goal.battle.1": "The first player with {n} points at the end of a turn wins.",
  "goal.teams.1": "The first team with {n} points together wins.",
  "goal.family.1": "The first player with {n} points wins. Tokens are face down.",
  "goal.solo.1": "You play against artillery that fires after each of your turns.",
  "goal.1": "A pair of matching tokens: 2 points. Destroying an enemy tank: 3, then 2, then 1.",
  "turn.1": "Move one of your tanks exactly as far as its card says, then shoot exactly as far as it says.",
  "turn.2":
    "Shoot a token: you take it. An enemy tank: it is destroyed. An empty field: a dud is placed there, which destroys any tank that drives over it.",
  "turn.3": "Instead of moving you may change a tank's card.",
  "turn.4": "A pair with an icon also gives you the icon's effect: an extra turn, armour, a longer move or shot.",
  "sign.1": "Green squares on a card: where it moves. Red rings: where it shoots.",
  "sign.2": "+2 on a field: the twin of a token you hold.",
  "sign.3": "3, 2, 1 below a player: what destroying that tank is still worth.",
};
