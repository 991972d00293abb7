export const en = {
  standard: "Standard",
  battle: "Battle",
  teams: "Teams",
  family: "Family",
  solo: "Solo",
  tournament: "Tournament",
  yes: "yes",
  no: "no",
  first: "Who begins",
  "first.lot": "by lot",
  "first.seat": "seat {n}",
  random: "at random",
  choose: "to choose",

  // rush
  "rush.ace_deals_one_point": "Tank Ace destroys undamaged vehicles of defence 1",
  "rush.pool_medals_per_turn": "Medals of a whole turn may make a double",
  "rush.restricted_plus_one_other": "Own-nation money and one other card in one turn",
  "rush.research_without_target": "Research with nothing cheap enough",
  "rush.guards_count_in_company": "Guards count at the end",
  "rush.count_gained_history": "Achievements count everything ever gained",
  "rush.market_size": "Cards in the market",
  "rush.refill_at_end": "The market is refilled only at the end of the turn",
  "rush.weak_hand": "Who plays no card may keep or scrap one",

  // battlegrounds
  "battlegrounds.adjacency": "Neighbouring fields",
  "battlegrounds.draft": "Draft of tank cards",
  "battlegrounds.draft_two_player_cards": "Cards in a draft of two",
  "battlegrounds.friendly_fire": "Team-mates can be shot",
  "battlegrounds.reactions": "Upgrades may answer a shot",
  "battlegrounds.stall_rounds": "The game ends after so many rounds without points",
  "battlegrounds.solo_tanks": "Tanks in Solo",

  // doomtrooper
  "doomtrooper.target": "Promotion points to win",
  "doomtrooper.limit": "Limit of rounds (0: none)",
  "doomtrooper.restricted": "List of restricted cards",
  "doomtrooper.privilege_shown": "The hand given back is shown",
  "doomtrooper.teams": "Teams",
  "doomtrooper.decks": "Decks",
};
