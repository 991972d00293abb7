export const en = {
  standard: "Standard",
  yes: "yes",
  no: "no",
  first: "Who starts",
  "first.lot": "drawn at random",
  "first.seat": "seat {n}",
  random: "at random",
  choose: "player's choice",
  chosen: "chosen in turn",
  fixed: "opposite corners",
};
