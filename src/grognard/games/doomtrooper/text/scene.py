"""What goes on at a table of Doomtrooper, as one seat sees it: combats, pending plays, how ratings are made up."""

from __future__ import annotations

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, TACTIC, foe_of
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import ratings as r
from grognard.games.doomtrooper.queries.rating_parts import (
    BASE,
    FROM_COVER,
    FROM_FOE,
    FROM_VIRUSES,
    OVER,
    PRINTED,
    TIMES,
    Parts,
)
from grognard.games.doomtrooper.table.pending import A_SABOTAGE
from grognard.games.doomtrooper.table.protocol import DoomtrooperState
from grognard.games.doomtrooper.table.shown import phase_of
from grognard.games.doomtrooper.table.view import DoomView
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text.typography import signed, with_minus

Row = list[int]
OF_NO_CARD = {PRINTED: "printed", BASE: "base", FROM_COVER: "cover", FROM_VIRUSES: "viruses"}
FACTORS = {TIMES: "×", OVER: "÷"}


class Sight:
    """A seat's view as the table needs it: cards by slot, what they bear, who is who."""

    def __init__(self, view: DoomView, tongue: DoomTongue) -> None:
        self.shown = view.shown
        self.cards = view.cards
        self.tongue = tongue
        self.seat: int = -1 if view.shown["seat"] is None else view.shown["seat"]
        self.rows: dict[int, Row] = {row[0]: row for row in view.shown["cards"]}
        self.ratings: dict[int, Row] = {
            row[0]: ratings for row, ratings in zip(view.shown["cards"], view.shown["ratings"], strict=True)
        }
        self.borne: dict[int, list[int]] = {}
        for slot, _, _, _, place, bearer, _, _ in view.shown["cards"]:
            if place == w.ATTACHED:
                self.borne.setdefault(bearer, []).append(slot)

    def kind(self, slot: int) -> int:
        """What lies in a slot; NONE for what the seat may not know or what has left."""
        return self.rows[slot][1] if slot in self.rows else NONE

    def name(self, slot: int) -> str:
        """A card on the table by its name."""
        kind = self.kind(slot)
        return self.tongue.words.HIDDEN[""] if kind == NONE else self.tongue.card(kind)

    def numbered(self, slot: int) -> str:
        """A card with the number that tells it from others of its kind."""
        return f"{self.name(slot)} #{slot}"

    def owned(self, slot: int) -> str:
        """A card with the name of its player."""
        return f"{self.name(slot)} ({self.player(self.rows[slot][3])})"

    def player(self, seat: int) -> str:
        """A player by name."""
        return self.tongue.seat_name(seat, self.seat)


def blow(sight: Sight, by: int, on: int, tactic: int) -> str:
    """Whether a rating is enough for the other's A as things stand (DT-193)."""
    mine, theirs = sight.ratings[by][tactic], sight.ratings[on][w.A]
    return sight.tongue.blow(sight.owned(by), tactic, mine, theirs, sight.shown["strikes_first"] == by)


def pending(sight: Sight) -> list[str]:
    """What is on its way and what it answers, innermost first."""
    tongue = sight.tongue
    rows: list[Row] = sight.shown["pending"]
    out = []
    for (what, slot, seat, aim, player), answered in zip(rows, [*(row[1] for row in rows[1:]), NONE], strict=False):
        if what == A_SABOTAGE:
            said = tongue.label("sabotage", card=sight.name(slot), name=sight.player(player))
        elif answered != NONE:
            said = tongue.label("answers", card=sight.name(slot), other=sight.name(answered))
        elif seat == sight.seat:
            said = tongue.label("yours_on_its_way", card=sight.name(slot))
        else:
            said = tongue.label("on_its_way", card=sight.name(slot), name=sight.player(seat))
        if what != A_SABOTAGE and aim not in (NONE, answered):
            said += ", " + tongue.label("aimed", target=sight.name(aim))
        elif what != A_SABOTAGE and player != NONE:
            said += ", " + tongue.label("aimed", target=sight.player(player))
        out.append(said)
    return out


def combat_lines(sight: Sight, combat: Row) -> list[str]:
    """A combat: its phase, and what it comes to as things stand."""
    number, attacker, defender, tactic = (
        phase_of(combat, sight.shown["asked"]), combat[ATTACKER], combat[DEFENDER], combat[TACTIC],
    )  # fmt: skip
    tongue = sight.tongue
    out = [tongue.label("combat", n=number, phase=tongue.words.PHASES[number - 1])]
    if tactic != w.NO_TACTIC and sight.ratings.get(attacker) and sight.ratings.get(defender):
        out += [blow(sight, by, on, tactic) for by, on in ((attacker, defender), (defender, attacker))]
    return out


def part(sight: Sight, warrior: int, row: Row) -> str:
    """One part of a rating: `+2 Combat Armor`."""
    what, source, amount = row
    label = sight.tongue.label
    if what in OF_NO_CARD:
        return f"{with_minus(amount) if what == PRINTED else signed(amount)} {label(OF_NO_CARD[what])}"
    name = label("own_text") if source == warrior else sight.name(source)
    if what in FACTORS:
        return f"{FACTORS[what]}{amount} {name}"
    if what == FROM_FOE:
        name = label("by_foe", card=name)
    return f"{signed(amount)} {name}"


def derivation(g: Doom, sight: Sight, warrior: int, which: int) -> str:
    """`A 8 = 3 printed +2 Combat Armor +3 cover` (DT-203)."""
    parts: Parts = []
    number = r.rating(g, warrior, which, NONE if which == w.V else foe_of(g, warrior), parts)
    letter = sight.tongue.words.RATINGS[which]
    if number == w.DASH:
        return f"{letter} –"
    said = with_minus(number)
    # what is printed and what multiplies it come first, as they count
    ordered = sorted(parts, key=lambda row: row[0] > OVER)
    return f"{letter} {said} = {' '.join(part(sight, warrior, row) for row in ordered)}"


def notes(g: DoomtrooperState, seat: int | None, tongue: DoomTongue) -> dict[str, list[str]]:
    """What the engine says of things that the seat sees: ratings, combats, and what is on its way."""
    sight = Sight(g.view(seat), tongue)
    out = {
        f"card:{slot}": [derivation(g, sight, slot, which) for which in range(len(w.RATINGS))]
        for slot, rated in sight.ratings.items()
        if rated
    }
    if sight.shown["combats"]:
        out["zone:combat"] = combat_lines(sight, sight.shown["combats"][-1])
    if sight.shown["pending"]:
        out["zone:pending"] = pending(sight)
    return out
