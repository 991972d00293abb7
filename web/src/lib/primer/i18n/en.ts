export const en = {
  title: "How to play",
  goal: "What wins",
  turn: "Your turn",
  sign: "What the numbers mean",
  here: "At this table",
  rules: "All rules",

  "rush.goal.1": "The most medals at the end. A medal card counts 1 or 2, a destroyed enemy base 3, an achievement 5.",
  "rush.goal.2":
    "The game ends with the round in which somebody loses the third base, or takes the last single medal of a nation.",
  "rush.turn.1":
    "You get three cards. Each does one thing: it pays, or it uses its abilities (a vehicle then guards a base), or it attacks.",
  "rush.turn.2":
    "Buy: pay the cost of a market vehicle with your cards. Usually one purchase in a turn; what you buy comes to your hand later.",
  "rush.turn.3":
    "Attack: cards of one nation together. Each vehicle that they destroy brings a medal of that nation. A guarded base cannot be hit before its guard is gone.",
  "rush.turn.4":
    "A hit weaker than the defence only damages: the card turns sideways, and the next hit destroys it. A base takes two hits, or one by a heavy tank.",
  "rush.sign.1": "Top left on a vehicle: its cost.",
  "rush.sign.2": "Coin, bottom left: what the card pays.",
  "rush.sign.3": "Red star: attack. Blue shield: defence.",
  "rush.sign.4":
    "Beside a name: the score if the game ended now, then the cards in hand, garage and depot. An empty garage is filled from the shuffled depot.",
  "rush.sign.5": "Beside an achievement: everybody's count; the star is whoever leads alone.",

  "battlegrounds.goal.1":
    "In Battle the first with 16 points at the end of a turn wins. A pair of equal tokens: 2 points. An enemy tank destroyed: 3, then 2, then 1.",
  "battlegrounds.goal.2":
    "Teams play to 20 together. Family: 10 points, tokens are face down. Solo: against an artillery that fires after each of your turns.",
  "battlegrounds.turn.1":
    "Move one of your tanks exactly as far as its card says, then shoot exactly as far as it says.",
  "battlegrounds.turn.2":
    "Shoot at a token: you take it. At an enemy tank: it is destroyed. At an empty field: a dud is put there, which destroys who drives over it.",
  "battlegrounds.turn.3": "Instead of moving you may change the card that a tank has.",
  "battlegrounds.turn.4":
    "A pair with an icon also gives you the icon's effect: an extra turn, armour, a longer move or shot.",
  "battlegrounds.sign.1": "Green squares on a card: where it moves. Red rings: where it shoots.",
  "battlegrounds.sign.2": "+2 on a field: the twin of a token you hold.",
  "battlegrounds.sign.3": "3, 2, 1 below a player: what the destruction of that tank is still worth.",

  "doomtrooper.goal.1":
    "The first with 40 promotion points (P) wins. Points come from killing warriors and from missions.",
  "doomtrooper.goal.2": "You split the points for a kill between P and D as you like.",
  "doomtrooper.turn.1": "Draw up to your hand, take three actions, then you may discard a card.",
  "doomtrooper.turn.2":
    "Actions: bring warriors into play for their value in destiny points (D), give them equipment and missions, meditate for 1 D. An attack is the last action.",
  "doomtrooper.turn.3":
    "In a combat both sides compare, by fight or by shooting, with the other's armor: as much as the armor wounds, and a second wound kills.",
  "doomtrooper.turn.4": "Between steps everybody may play cards: you are asked only when you could.",
  "doomtrooper.turn.5":
    "A warrior in cover lies face down, has +3 A and does not attack. With three actions a warrior from your hand can be laid straight into cover, hidden and unpaid: its price is due when it is revealed.",
  "doomtrooper.sign.1": "F: fight. S: shoot. A: armor. V: value, the price in D and the points for killing it.",
  "doomtrooper.sign.2": "P: promotion points, with which you win. D: destiny points, with which you pay.",

  "here.1": "What is marked in orange can be touched; touch what is not, and you read why not.",
  "here.2": "Right-click a card, hold it, or press I to read it large. Undo and hint are always at hand.",
};
