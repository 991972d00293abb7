"""What a position cannot show about equipment: things that nobody is ever offered."""

from grognard.core.action import first, verb_of
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.game import GAME

GIVEN = {
    "p1": {
        "warriors": [
            {"card": "samurai", "with": ["combat-armor", "scalper"]},
            "hussar",
            {"card": "golden-lion", "area": "outpost", "with": ["composite-armor"]},
        ]
    },
    "p2": {"warriors": ["infantry"]},
}


def test_equipment_is_neither_taken_off_nor_moved() -> None:
    """DT-069: no action names a piece of equipment that lies on a warrior, unless a card says so."""
    g = GAME.staging.arrange(
        {"variant": GAME.variants[0], "seats": 2, "seed": 1, "options": {}, "given": GIVEN}, GAME.cards.read(None)
    )
    with_slots = (*verbs.WITH_SLOT, verbs.USE)
    equipment = {slot for row in g.attached for slot in row}
    assert len(equipment) == 3
    asked = 0
    while g.options and g.active == 0 and asked < 20:
        named = {first(action) for action in g.options if verb_of(action) in with_slots}
        assert not named & equipment
        g.apply(g.options[-1])
        asked += 1
    assert asked
