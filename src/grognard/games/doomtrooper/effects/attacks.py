"""Attacks that cards make at once, without the action that an attack takes otherwise."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import first, second
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.clause import Clause
from grognard.games.doomtrooper.effects import FIRST, OTHER, SOURCE, YOU
from grognard.games.doomtrooper.flow.combat import bind_attack, start_combat, start_combat_with
from grognard.games.doomtrooper.flow.combat_changes import HURT
from grognard.games.doomtrooper.flow.using import ACTING
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.model.combats import (
    BOUND_TACTIC,
    HIT_FOE,
    HIT_SURVIVED,
    LAST_FOE,
    SHUNNED,
    SOUGHT,
    SURVIVOR,
)
from grognard.games.doomtrooper.model.notes import ROUSED, erase_sort, note, noted
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import attack_acts
from grognard.games.doomtrooper.queries.answers import choice
from grognard.games.doomtrooper.queries.attacks import (
    defenders,
    has_attack,
    has_defender,
    may_attack_by,
    no_attack_on,
    no_attackers_part,
)
from grognard.games.doomtrooper.queries.capability import may_use
from grognard.games.doomtrooper.queries.legality import Refusal, no_such_answer
from grognard.games.doomtrooper.queries.menu import no_assault
from grognard.games.doomtrooper.words import FIGHT


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


# Who attacks whom
ANYBODY_ELSE: Final = 0  # the warrior that uses the card, whomever its player names
THE_WOUNDED: Final = 1  # your combatant of the combat just fought, the other, which it has wounded
THE_SAME: Final = 2  # the attacker of the combat just fought, the same defender
ANOTHER: Final = 3  # that attacker, if its player likes, anybody but that defender
ITS_FOE: Final = 4  # the warrior that a moment is about, its opponent, in another Fight; not again after that Fight


class AttackAtOnce(Effect):
    """A warrior makes an attack at once that takes no action; not during a combat."""

    def __init__(self, whom: int = ANYBODY_ELSE) -> None:
        self.name = ""
        self.whom = whom

    def attacker(self, g: Doom, env: Env) -> int:
        """The warrior that attacks, or NONE."""
        if self.whom in (ANYBODY_ELSE, ITS_FOE):
            return env[FIRST]
        attacker, defender = g.last_combat[SURVIVOR], g.last_combat[LAST_FOE]
        if attacker == NONE or defender == NONE or self.whom != THE_WOUNDED:
            return attacker
        if g.control[attacker] == env[YOU] and g.last_combat[HIT_FOE] == HURT:
            return attacker
        return defender if g.control[defender] == env[YOU] and g.last_combat[HIT_SURVIVED] == HURT else NONE

    def foe(self, g: Doom, env: Env, attacker: int) -> int:
        """The warrior that is attacked, or that is not."""
        if self.whom == ITS_FOE:
            return env[OTHER]
        return g.last_combat[SURVIVOR] if attacker == g.last_combat[LAST_FOE] else g.last_combat[LAST_FOE]

    def no_attack(self, g: Doom, env: Env) -> Clause | None:
        """Why nobody can attack now (DT-031)."""
        attacker = self.attacker(g, env)
        if attacker == NONE or not g.in_play(attacker):
            return no.NO_TARGET
        refusal = no.FIRST_TURN if in_first_turn(g, g.control[attacker]) else no_attackers_part(g, attacker)
        if refusal or self.whom == ANYBODY_ELSE:
            return refusal or (no.OK if has_defender(g, attacker) else no.NO_TARGET)
        foe = self.foe(g, env, attacker)
        if self.whom == ANOTHER:
            others = [other for other in defenders(g, attacker) if other != foe]
            return no.OK if others else no.NO_TARGET
        if foe == NONE or not g.in_play(foe):
            return no.NO_TARGET
        if self.whom == ITS_FOE and not (may_attack_by(g, attacker, FIGHT) and may_use(g, foe, FIGHT)):
            return no.BARRED_TACTIC
        return no_attack_on(g, attacker, foe)

    def could(self, g: Doom, env: Env) -> bool:
        if g.combats or (self.whom == ITS_FOE and noted(g, env[SOURCE], ROUSED)):
            return False
        return self.no_attack(g, env) is no.OK

    def barred(self, g: Doom, env: Env) -> Clause | None:
        refusal = self.no_attack(g, env)
        return no.OK if refusal is no.NO_TARGET else refusal

    def run(self, g: Doom, f: Frame) -> None:
        if not self.could(g, f.env):
            return
        attacker = self.attacker(g, f.env)
        if self.whom == ANOTHER:
            seat = g.control[attacker]
            g.ask(f, seat, "attacker", [choice(g, seat, verbs.WITH, attacker), verbs.PASS])
        else:
            self.attack(g, f.env, attacker)

    def attack(self, g: Doom, env: Env, attacker: int) -> None:
        """Declare the attack, bound to what the card says."""
        foe = NONE if self.whom == ANYBODY_ELSE else self.foe(g, env, attacker)
        roused = erase_sort(g, ROUSED) if self.whom == ITS_FOE else []
        start_combat_with(g, attacker)
        if self.whom == ITS_FOE:
            bind_attack(g, BOUND_TACTIC, NONE, FIGHT)
            for card in (*roused, env[SOURCE]):
                note(g, card, ROUSED, 1)
        if foe != NONE:
            bind_attack(g, SHUNNED if self.whom == ANOTHER else SOUGHT, foe, 1)

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action != verbs.PASS:
            self.attack(g, f.env, first(action))

    def refusal(self, g: Doom, f: Frame, action: int) -> Refusal:
        attacker = self.attacker(g, f.env)
        return no_such_answer(g, action, (choice(g, g.seat, verbs.WITH, attacker), verbs.PASS))
