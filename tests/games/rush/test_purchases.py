"""The running account (RUSH-A10) against a second, slower reading of its rules: every way to pay is tried."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.games.rush.cards import NATIONS
from tests.support import Play, rush

Money = tuple[int, str | None]  # value, and the only nation it buys


def may_hold(paid: list[Money], bought: list[tuple[str, int]], recruiting: bool, plus_one: bool) -> bool:
    """Whether a turn with these payments and these purchases is legal, straight from the rulings."""
    free = sum(value for value, nation in paid if nation is None)
    need = 0
    for nation in NATIONS:
        own = [value for value, only in paid if only == nation]
        costs = [cost for of, cost in bought if of == nation]
        need += max(0, sum(costs) - sum(own))  # RUSH-A13
        if costs and not own and not any(only is None for _, only in paid):
            return False  # RUSH-041, RUSH-A13
        if own and not costs:
            return False  # RUSH-156: laid down for nothing of its nation
    if need > free:
        return False
    if len(bought) > 1 and not recruiting:
        strangers = [nation for nation, _ in bought if not any(only == nation for _, only in paid)]
        return len(strangers) <= (1 if plus_one and len(strangers) < len(bought) else 0)  # RUSH-A12
    return True


def may_buy(
    hand: list[Money], paid: list[Money], bought: list[tuple[str, int]], card: tuple[str, int], **flags: bool
) -> bool:
    """Whether some payment from the hand makes the next purchase legal."""
    eligible = [money for money in hand if money[1] in (None, card[0])]
    for more in chain.from_iterable(combinations(eligible, n) for n in range(len(eligible) + 1)):
        if may_hold(paid + list(more), [*bought, card], **flags):
            return True
    return False


nations = st.sampled_from(NATIONS[:2])
money = st.tuples(st.integers(0, 4), st.one_of(st.none(), nations, nations))
goods = st.tuples(nations, st.integers(0, 3))


def vehicle(nation: str, **fields: Any) -> dict[str, Any]:
    return {"nation": nation, "type": "light", **fields}


@settings(max_examples=600)
@given(
    st.lists(money, min_size=2, max_size=4),
    st.lists(goods, min_size=2, max_size=4),
    st.sampled_from([False, False, True]),
    st.booleans(),
    st.data(),
)
@pytest.mark.long
def test_whatever_is_bought_the_account_allows_exactly_what_the_rulings_do(
    hand: list[Money], market: list[tuple[str, int]], recruiting: bool, plus_one: bool, data: st.DataObject
) -> None:
    """RUSH-034, RUSH-036, RUSH-042, RUSH-135, RUSH-153, RUSH-154, RUSH-155, RUSH-156, RUSH-A10, RUSH-A12, RUSH-A13,
    RUSH-A14.
    """
    cards: dict[str, Any] = {}
    for k, (value, only) in enumerate(hand):
        restricted = {"passives": ["own_nation"]} if only else {}
        cards[f"money{k}"] = vehicle(only or "usa", value=value, **restricted)
    for k, (nation, cost) in enumerate(market):
        cards[f"good{k}"] = vehicle(nation, cost=cost)
    given_position = {
        "market": [f"good{k}" for k in range(len(market))],
        "deck": [],
        "p1": {"hand": [f"money{k}" for k in range(len(hand))]},
        "turn": {"recruiting": recruiting},
    }
    t = rush(given_position, cards, restricted_plus_one_other=plus_one)
    left = dict(enumerate(hand))
    paid: list[Money] = []
    bought: list[tuple[str, int]] = []
    for _ in range(4):
        wanted = {k for k, good in enumerate(market) if f"good{k}" in t.names(t.state.market)}
        flags = {"recruiting": recruiting, "plus_one": plus_one}
        possible = {k for k in wanted if may_buy(list(left.values()), paid, bought, market[k], **flags)}
        offered = {int(word.removeprefix("buy good")) for word in words(t) if word.startswith("buy")}
        assert offered == possible
        if not possible:
            return
        k = data.draw(st.sampled_from(sorted(possible)))
        t.do(f"buy good{k}")
        while t.state.asked == "pay":
            answers = words(t)
            assert (f"take good{k}" in answers) == may_hold(paid, [*bought, market[k]], **flags)
            answer = data.draw(st.sampled_from(answers))
            if answer.startswith("pay"):
                paid.append(left.pop(int(answer.removeprefix("pay money"))))
            t.do(answer)
        bought.append(market[k])


def words(t: Play) -> list[str]:
    from tests.support import RUSH

    return [RUSH.spell(action, t.state.cards) for action in t.state.options]
