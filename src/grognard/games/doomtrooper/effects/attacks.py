"""Attacks that cards make at once, without the action that an attack takes otherwise."""

from __future__ import annotations

from typing import Any

from grognard.core.action import first, second
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, YOU
from grognard.games.doomtrooper.flow.combat import start_combat, start_combat_with
from grognard.games.doomtrooper.flow.using import ACTING
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.state import Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import attack_acts
from grognard.games.doomtrooper.queries.attacks import has_attack, has_defender, no_attackers_part
from grognard.games.doomtrooper.queries.legality import Refusal
from grognard.games.doomtrooper.queries.menu import no_assault


def in_first_turn(g: Doom, seat: int) -> bool:
    """DT-031: whether a player has not yet finished its first turn."""
    return g.turns[seat] == 0 or (g.turns[seat] == 1 and g.active == seat)


class Assault(Effect):
    """You perform an attack action at once with one of your warriors (DT-217, DT-228): a combat, or another use
    that a card in play offers (DT-170).
    """

    def could(self, g: Doom, env: Env) -> bool:
        if g.combats or in_first_turn(g, env[YOU]):
            return False
        return has_attack(g, env[YOU]) or bool(attack_acts(g, env[YOU]))

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no.FIRST_TURN if in_first_turn(g, env[YOU]) else no.OK

    def run(self, g: Doom, f: Frame) -> None:
        options = self.options(g, f.env[YOU])
        if options == [verbs.PASS]:
            start_combat(g, f.env[YOU])
        elif options:
            g.ask(f, f.env[YOU], "assault", options)

    def options(self, g: Doom, you: int) -> list[Any]:
        """What the attack action may be: a combat, or a use of a card."""
        uses = attack_acts(g, you)
        return [verbs.PASS, *uses] if has_attack(g, you) else uses

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action == verbs.PASS:
            start_combat(g, f.env[YOU])
        else:
            g.push(ACTING, (first(action), f.env[YOU], second(action)))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        return no_assault(g, f.env[YOU], action)


class AttackAtOnce(Effect):
    """The warrior that uses the card makes an attack at once that takes no action; not during a combat."""

    def could(self, g: Doom, env: Env) -> bool:
        attacker = env[FIRST]
        if g.combats or in_first_turn(g, g.control[attacker]):
            return False
        return no_attackers_part(g, attacker) is no.OK and has_defender(g, attacker)

    def barred(self, g: Doom, env: Env) -> Clause | None:
        return no.FIRST_TURN if in_first_turn(g, g.control[env[FIRST]]) else no_attackers_part(g, env[FIRST])

    def do(self, g: Doom, env: Env) -> None:
        if g.in_play(env[FIRST]) and not g.combats:
            start_combat_with(g, env[FIRST])
