export const en = {
  "goal.1": "Have the most points at the end. A medal counts 1 or 2, a destroyed enemy base 3, an achievement 5.",
  "goal.2":
    "The game ends with the round in which somebody loses a third base or takes the last single medal of a nation.",
  "turn.1":
    "You get three cards. Each does one thing: it pays, it uses its abilities (a vehicle then guards a base), or it attacks.",
  "turn.2":
    "Buy: pay the cost of a market vehicle with your cards. Usually you buy once per turn; what you buy reaches your hand later.",
  "turn.3":
    "Attack: cards of one nation attack together. Each vehicle they destroy earns a medal of that nation. A guarded base cannot be hit until its guard is gone.",
  "turn.4":
    "A hit weaker than the defence only damages: the card turns sideways, and the next hit destroys it. A base takes two hits, or one from a heavy tank.",
  "sign.1": "Top left on a vehicle: its cost.",
  "sign.2": "Coin, bottom left: how much the card pays.",
  "sign.3": "Red star: attack. Blue shield: defence.",
  "sign.4":
    "Beside a name: the score if the game ended now, then the cards in hand, garage and depot. An empty garage is refilled from the shuffled depot.",
  "sign.5": "Beside an achievement: everybody's count; the star marks a sole leader.",
};
