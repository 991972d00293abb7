export const en = {
  "goal.1": "The most medals at the end. A medal card counts 1 or 2, a destroyed enemy base 3, an achievement 5.",
  "goal.2":
    "The game ends with the round in which somebody loses the third base, or takes the last single medal of a nation.",
  "turn.1":
    "You get three cards. Each does one thing: it pays, or it uses its abilities (a vehicle then guards a base), or it attacks.",
  "turn.2":
    "Buy: pay the cost of a market vehicle with your cards. Usually one purchase in a turn; what you buy comes to your hand later.",
  "turn.3":
    "Attack: cards of one nation together. Each vehicle that they destroy brings a medal of that nation. A guarded base cannot be hit before its guard is gone.",
  "turn.4":
    "A hit weaker than the defence only damages: the card turns sideways, and the next hit destroys it. A base takes two hits, or one by a heavy tank.",
  "sign.1": "Top left on a vehicle: its cost.",
  "sign.2": "Coin, bottom left: what the card pays.",
  "sign.3": "Red star: attack. Blue shield: defence.",
  "sign.4":
    "Beside a name: the score if the game ended now, then the cards in hand, garage and depot. An empty garage is filled from the shuffled depot.",
  "sign.5": "Beside an achievement: everybody's count; the star is whoever leads alone.",
};
