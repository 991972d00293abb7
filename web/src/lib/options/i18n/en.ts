export const en = {
  standard: "Standard",
  yes: "yes",
  no: "no",
  first: "Who begins",
  "first.lot": "by lot",
  "first.seat": "seat {n}",
  random: "at random",
  choose: "to choose",
  chosen: "chosen in turn",
  fixed: "opposite corners",
};
