"""Components that only a count can show, and the rest of the rules no scenario file can tell."""

from __future__ import annotations

from grognard.core.rng import Lots
from grognard.games.battlegrounds.board import BASES
from grognard.games.battlegrounds.cards import EFFECTS
from grognard.games.battlegrounds.events import ARTILLERY, RESHUFFLED
from grognard.games.battlegrounds.state import COLOURS, DUDS, NO_TANK
from tests.support import BATTLEGROUNDS, random_game


def test_each_colour_has_a_figure_a_marker_and_three_point_tokens() -> None:
    """BG-007, BG-008, BG-009, BG-018, BG-019: four colours; a stack of 3 on top of 2 on top of 1."""
    g = BATTLEGROUNDS.new("battle", 4, 1)
    assert COLOURS == ("green", "yellow", "red", "blue")
    assert g.stack == [3, 3, 3, 3]
    assert len(g.at) == len(g.driving) == 4


def test_sixteen_duds_eight_letters_and_eight_numbers() -> None:
    """BG-010, BG-023, BG-109, BG-A55."""
    assert BATTLEGROUNDS.new("battle", 3, 1).duds == DUDS == 16
    solo = BATTLEGROUNDS.new("solo", 1, 1)
    assert len(solo.letters) + len(solo.numbers) == 16


def test_the_marker_lies_on_the_card_that_is_driven_and_is_never_given_away() -> None:
    """BG-020, BG-062, BG-131: each figure on the board drives exactly one card of its owner's, through whole games."""
    for variant, seats in (("battle", 2), ("battle", 4), ("teams", 4), ("solo", 1)):
        match = random_game(BATTLEGROUNDS, variant, seats, 5)
        for at in range(12, len(match.answers), 5):
            g = match.before(at)
            if g.asked in ("start", "place"):
                continue  # the card is chosen, the figure on its way
            for figure, field in enumerate(g.at):
                assert (g.driving[figure] != NO_TANK) == (field >= 0)
                if field >= 0:
                    assert g.owner_of[g.driving[figure]] == g.variant.seat_of[figure]


def test_the_aim_is_points_by_variant() -> None:
    """BG-002, BG-086, BG-094, BG-095: who wins has the target, unless the game had stalled (BG-A45)."""
    targets = {("battle", 2): 16, ("battle", 3): 14, ("battle", 4): 12, ("teams", 4): 20, ("family", 3): 10}
    for (variant, seats), target in targets.items():
        reached = 0
        for seed in range(6):
            g = random_game(BATTLEGROUNDS, variant, seats, seed).state
            if g.quiet == 0:
                reached += 1
                assert g.scored[g.variant.side[g.won[0]]] >= target
        assert reached, variant


def test_a_turn_is_move_and_shot_and_pairs_or_a_change() -> None:
    """BG-129: the questions of a turn come in this order."""
    order = {"return": 0, "place": 1, "act": 2, "shoot": 3, "move": 3, "keep": 3, "after": 4}
    match = random_game(BATTLEGROUNDS, "battle", 4, 8)
    seat, last, asked = -1, 0, set()
    for at in range(16, len(match.answers)):
        g = match.before(at)
        if g.active != seat:
            seat, last = g.active, 0
        asked.add(g.asked)
        extra = g.asked == "act" and last == 4
        assert extra or order[g.asked] >= last or g.asked in ("act", "keep")
        last = order[g.asked]
    assert {"act", "shoot"} <= asked


def test_eight_shots_of_the_artillery_name_every_letter_and_number_once() -> None:
    """BG-115, BG-124: then both sets are shuffled again."""
    rounds = 0
    for seed in range(12):
        match = random_game(BATTLEGROUNDS, "solo", 1, seed)
        fields: list[int] = []
        for events in match.events:
            for event in events:
                if event[0] == RESHUFFLED:
                    assert sorted(f // 8 for f in fields) == sorted(f % 8 for f in fields) == list(range(8))
                    fields = []
                    rounds += 1
                elif event[0] == ARTILLERY:
                    fields.append(event[1])
    assert rounds > 3


def test_in_solo_a_tank_comes_back_to_the_bases_chosen_at_the_start() -> None:
    """BG-108, BG-A60: any two of the four."""
    g = BATTLEGROUNDS.new("solo", 1, 3)
    for word in ("a8", "h1"):
        g.apply(g.options[0])
        g.apply(BATTLEGROUNDS.parse(f"place {word}"))
    assert g.home[0] == 1
    assert g.home[2] == 3
    lots = Lots(4)
    g.give(0, g.pile.pop())
    g.give(0, g.pile.pop())
    while g.options and g.asked != "place":
        g.apply(g.options[lots.below(len(g.options))])
    assert g.asked == "place"
    assert {action >> 6 for action in g.options} <= {*BASES[1], *BASES[3]}


def test_the_icons_add_up() -> None:
    """BG-066, BG-084."""
    box = BATTLEGROUNDS.cards.read(None)
    assert [sum(box.effect[kind] == e for kind in box.tokens) for e in range(len(EFFECTS))] == [4, 2, 2, 2, 2, 2, 2]
