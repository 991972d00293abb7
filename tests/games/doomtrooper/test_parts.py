"""Parts of cards: what goes together, and what is refused in a sentence that names the card."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.cards.sources import CARDS, places
from grognard.games.doomtrooper.cards.vocabulary import (
    A_COMBAT_CARD,
    ANY_WARRIOR,
    ANYTIME,
    ART,
    AT_DRAW,
    BAUHAUS,
    CAPITOL,
    DISCARD_ITSELF,
    DOOMTROOPER,
    EQUIPMENT,
    FIGHTING,
    HEALTHY,
    HERETIC,
    IN_COMBAT,
    IN_KOHORT,
    IN_SQUAD,
    KOHORT,
    LEGION,
    MISHIMA,
    ON_ANY_PLAYER,
    ON_TARGET,
    ONCE_A_COMBAT,
    ONCE_A_TURN,
    OPPONENTS,
    PERSONALITY,
    SEVERAL,
    SPECIAL,
    SQUAD,
    SYMMETRY,
    TANK,
    TO_YOUR_DRAW,
    TO_YOUR_TURN,
    VEHICLE,
    WARRIOR,
    WOUNDED,
    YOURS,
    Act,
    Actions,
    Answering,
    Attacks,
    Becomes,
    Build,
    Cast,
    Copies,
    Discard,
    Gain,
    Give,
    Heal,
    Not,
    OneOf,
    Opens,
    PayD,
    PerStep,
    PerTarget,
    Play,
    Stay,
    When,
    Which,
)  # fmt: skip
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language import selectors
from grognard.games.doomtrooper.language.parts import PartError


def test_parts_fill_the_same_fields_in_any_order() -> None:
    for which in (Which(WARRIOR, YOURS, BAUHAUS, WOUNDED), Which(WOUNDED, BAUHAUS, YOURS, WARRIOR)):
        assert (which.type, which.whose, which.affiliation) == (w.WARRIOR, selectors.YOURS, w.BAUHAUS)
        assert which.wounded
        assert not which.covered


def test_traits_add_up_and_affiliations_are_joined() -> None:
    assert Which(VEHICLE, TANK).trait == w.VEHICLE | w.TANK
    assert Which(Not(PERSONALITY), Not(HERETIC)).lacking == w.PERSONALITY | w.HERETIC
    assert Which(Not(BAUHAUS), Not(CAPITOL)).no_affiliation == w.BAUHAUS | w.CAPITOL
    assert Which(BAUHAUS | CAPITOL).affiliation == w.BAUHAUS | w.CAPITOL
    assert (Which(OneOf("a", "b", "c")).keyword, Which(OneOf("a", "b", "c")).or_keywords) == ("a", ("b", "c"))


def test_not_is_what_its_node_makes_of_it() -> None:
    change = Becomes(MISHIMA, "samurai", Not(DOOMTROOPER), Not(BAUHAUS))
    assert (change.affiliation, change.keyword) == (w.MISHIMA, "samurai")
    assert (change.no_side, change.no_affiliation) == (w.DOOMTROOPER, w.BAUHAUS)
    assert Which(Not("kadaver")).unlike == "kadaver"


def test_a_price_in_actions_is_also_a_time() -> None:
    play, act = Play(Actions(2), Discard(), ANY_WARRIOR), Act(Discard(), Attacks(1))
    assert (play.timing, play.actions, act.timing, act.attacks) == (p.BY_ACTION, 2, p.BY_ACTION, 1)
    assert (Give().timing, Give().actions) == (p.BY_ACTION, 1)
    assert (Give(ANYTIME).timing, Give(ANYTIME).actions, Give(Actions(3)).actions) == (p.ANYTIME, 0, 3)
    assert (Cast().timing, Cast(ANYTIME).timing) == (p.IN_COMBAT, p.ANYTIME)


def test_an_answer_names_the_types_that_it_answers() -> None:
    play = Play(Answering(ART, SYMMETRY, by=OPPONENTS))
    assert (play.timing, play.counters) == (p.TO_COUNTER, p.A_SPELL | p.A_GIFT)
    assert play.counters_of == selectors.OPPONENTS
    act = Act(Stay(), Answering(SPECIAL, A_COMBAT_CARD, on_user=True))
    assert (act.counters, act.direct) == (p.A_SPECIAL | p.A_COMBAT_CARD, True)


REFUSED: list[tuple[Callable[..., Any], list[Any], str]] = [
    (Which, [WARRIOR, YOURS, OPPONENTS], "Which has two owners"),
    (Which, [WARRIOR, EQUIPMENT], "Which has two types"),
    (Which, [DOOMTROOPER, LEGION], "Which has two sides"),
    (Which, [BAUHAUS, CAPITOL], "Which has two affiliations"),
    (Which, [SQUAD, KOHORT], "Which has two areas"),
    (Which, ["clansman", "samurai"], "Which has two keywords"),
    (Which, ["clansman", OneOf("samurai")], "Which has two keywords"),
    (Which, [WOUNDED, WOUNDED], "Which has two 'wounded'"),
    (Which, [WOUNDED, HEALTHY], "both wounded and healthy"),
    (Which, [WARRIOR, ANYTIME], r"Which does not take Timing\(1\)"),
    (Which, [w.WARRIOR], "Which does not take 10"),
    (Which, [Not(DOOMTROOPER)], "Which does not take Not.*no field 'no_side'"),
    (Becomes, [Not(HERETIC)], "Becomes does not take Not.*no field 'lacking'"),
    (Becomes, [HERETIC, SQUAD], "Becomes does not take Area"),
    (Play, [ANYTIME, Actions(1)], "Play has two times"),
    (Play, [ANYTIME, IN_COMBAT], "Play has two times"),
    (Play, [ANYTIME, Discard(), Heal()], "Play has two effects"),
    (Play, [ANYTIME, ANY_WARRIOR, Which(EQUIPMENT)], "Play has two targets"),
    (Play, [ANYTIME, PayD(3), PayD(3)], "Play has two prices in D"),
    (Play, [ANYTIME, PerStep(3), PerTarget(3)], "Play has two prices for each step"),
    (Play, [ANYTIME, IN_SQUAD, IN_KOHORT], "Play has two places to lie"),
    (Play, [ANYTIME, TO_YOUR_TURN, TO_YOUR_DRAW], "Play has two ends"),
    (Play, [ANYTIME, ONCE_A_COMBAT], "Play does not take Use"),
    (Play, [ANYTIME, DISCARD_ITSELF], "Play does not take Use"),
    (Play, [Actions(1, any_kind=True)], "Play does not take Actions.*no field 'any_kind'"),
    (Act, [Heal(), PayD(3), PayD(4)], "Act has two prices in D"),
    (Act, [Heal(), ON_TARGET], "Act does not take Location"),
    (Act, [Heal(), PerStep(2, least=0)], "Act does not take PerStep.*no field 'least'"),
    (Act, [Heal(), ONCE_A_TURN, ONCE_A_COMBAT], "Act has two 'once'"),
    (Give, [IN_SQUAD], "Give does not take Location"),
    (Give, [SEVERAL], "Give does not take Building"),
    (Build, [IN_SQUAD, Copies(1)], "Build does not take Copies"),
    (Cast, [ONCE_A_TURN], "Cast does not take OnceATurn"),
    (Opens, [EQUIPMENT, FIGHTING], "Opens does not take Role"),
    (Opens, [EQUIPMENT, "a", "b"], "Opens has two keywords"),
    (When, [AT_DRAW, Gain(d=1), ON_ANY_PLAYER], "When does not take OnPlayer"),
    (When, [AT_DRAW, Gain(d=1), ANY_WARRIOR], "a moment of a turn, which is about no warrior"),
]


@pytest.mark.parametrize(("node", "parts", "said"), REFUSED, ids=[said for _, _, said in REFUSED])
def test_what_does_not_go_together_is_refused(node: Callable[..., Any], parts: list[Any], said: str) -> None:
    with pytest.raises(PartError, match=said):
        node(*parts)


def test_a_refusal_names_the_card_and_its_line() -> None:
    path = CARDS / "unl" / "equipment.py"
    right, wrong = '"COMBAT ARMOR", Give()', '"COMBAT ARMOR", Give(Which(YOURS, OPPONENTS))'
    source = path.read_text("utf-8")
    assert right in source
    with pytest.raises(PartError) as caught:
        exec(compile(source.replace(right, wrong), str(path), "exec"), {})
    where = f"cards/unl/equipment.py, line {places()['01050'].line}"
    assert str(caught.value) == f"01050 COMBAT ARMOR ({where}): Which has two owners"


def test_a_refusal_of_a_phrase_names_its_line() -> None:
    path = CARDS / "unl" / "symmetry.py"
    source = path.read_text("utf-8").replace("OWN_ALGEROTH = Which(", "OWN_ALGEROTH = Which(DOOMTROOPER, ")
    with pytest.raises(PartError) as caught:
        exec(compile(source, str(path), "exec"), {})
    assert str(caught.value) == "cards/unl/symmetry.py, line 5: Which has two sides"


@pytest.mark.interpreted
def test_loading_the_pages_tells_which_card_is_wrong() -> None:
    script = """
from grognard.games.doomtrooper.language import plays
def refuse(self, most):
    raise plays.PartError("Copies are refused")
plays.Copies.__init__ = refuse
import grognard.games.doomtrooper.cards
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "PartError: 01017 BAYONET (cards/unl/equipment.py, line " in done.stderr.splitlines()[-1]
    assert done.stderr.count("Traceback") == 1
