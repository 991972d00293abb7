export const en = {
  kind: "Deck-building card game",
  about: "Buy vehicles, build a tank company, raid bases and collect medals.",
  "option.ace_deals_one_point": "Tank Ace destroys undamaged vehicles of defence 1",
  "option.pool_medals_per_turn": "Medals of a whole turn may make a double",
  "option.restricted_plus_one_other": "Own-nation money and one other card in the same turn",
  "option.research_is_the_purchase": "Research is the one purchase of the turn",
  "option.research_without_target": "Research even when nothing is cheap enough",
  "option.guards_count_in_company": "Guards count at the end",
  "option.count_gained_history": "Achievements count everything ever gained",
  "option.market_size": "Cards in the market",
  "option.refill_at_end": "The market is refilled only at the end of the turn",
  "option.weak_hand": "A player who plays no card may keep or scrap one",
};
