"""Why an action is no answer to the open question: the clauses of the rules, asked for their reason.

The clauses themselves stand where they are enforced; here they are asked one by one until the most telling is found.
"""

from __future__ import annotations

from grognard.core.action import VERB, first, second
from grognard.core.agenda import Frame
from grognard.core.game import Reason
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.power_sets import NOTHING
from grognard.games.doomtrooper.language.powers import IDLE, IN_TRAINING
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.auras import is_suspended
from grognard.games.doomtrooper.model.bonds import captor_of
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER, TACTIC
from grognard.games.doomtrooper.model.state import HAND, LOOP_LIMIT, NONE, Doom, abilities
from grognard.games.doomtrooper.model.visibility import is_face_down
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import is_idle, no_act, user_of
from grognard.games.doomtrooper.queries.actions import (
    attack_funds,
    count_non_attacks,
    has_own_action,
    is_licensed,
    may_sabotage,
    no_attack_left,
)
from grognard.games.doomtrooper.queries.allegiance import no_side
from grognard.games.doomtrooper.queries.attacks import (
    barred_combatant,
    has_attack,
    no_attack_by,
    no_attack_on,
    no_attacking,
    no_defence,
)
from grognard.games.doomtrooper.queries.capability import is_guard, no_capability
from grognard.games.doomtrooper.queries.compulsory_actions import DUTY_CLAUSES, duty
from grognard.games.doomtrooper.queries.cover import has_uncovered, may_hide, no_boarding, no_cover
from grognard.games.doomtrooper.queries.duplicates import twin_of
from grognard.games.doomtrooper.queries.equipment import fits_tactic
from grognard.games.doomtrooper.queries.menu import menu, no_sabotage
from grognard.games.doomtrooper.queries.outposts import no_reveal, no_transfer
from grognard.games.doomtrooper.queries.playing import no_copy, no_entry, no_play, no_timing
from grognard.games.doomtrooper.queries.powers import giver_of, powers
from grognard.games.doomtrooper.queries.protection import cannot_be_discarded
from grognard.games.doomtrooper.queries.receiving import bears_most_copies, no_receiving
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.single_warrior_actions import no_own_action
from grognard.games.doomtrooper.queries.spells import no_spell_target, spell_targets, way_of_feeding
from grognard.games.doomtrooper.queries.windows import COUNTERS, EARNED, OPEN, SAVES, START, VICTORY
from grognard.games.doomtrooper.words import (
    ART,
    ATTACHED,
    AWAY,
    COVERED,
    GONE,
    PLAYED,
    PRISONER,
    RAISED,
    UNPAID,
    VEHICLE,
    WARRIOR,
    WARZONE,
    WEAPON,
)

PURPOSES = {"window": OPEN, "start": START, "save": SAVES, "victory": VICTORY, "counter": COUNTERS, "earned": EARNED}
# By timing: when a card is played that is not played now
MOMENTS = (
    no.FOR_ACTION, no.FOR_WINDOW, no.FOR_COMBAT, no.FOR_START, no.FOR_SAVE, no.FOR_VICTORY, no.FOR_COUNTER,
    no.FOR_EARNING, no.FOR_WINDOW, no.FOR_WINDOW,
)  # fmt: skip
VAGUE = (
    no.OK, no.NO_TARGET, no.NOT_ELIGIBLE, no.NOT_YOURS, no.NOT_OF_LEGION, no.NOT_OF_MISHIMA, no.NOT_FOR_RELIC,
    no.NOT_FOR_BEAST, no.NOT_FOR_MISSION, no.NOT_FOR_SPECIAL,
)  # fmt: skip # say less than any other clause


# Whose warrior it must be, by what is done with it
OTHERS = {
    verbs.COVER: no.OTHERS_TO_COVER,
    verbs.LEAVE: no.OTHERS_TO_LEAVE,
    verbs.TRANSFER: no.OTHERS_TO_TRANSFER,
    verbs.BOARD: no.OTHERS_TO_BOARD,
}
# A card that is none of those offered, by the question; the price of another card is what that card says
NOT_OFFERED = {
    "order": no.NOT_AT_ONCE,
    "strip": no.NOT_ON_IT,
    "battle": no.NOT_IN_BATTLE,
    "price": no.NOT_THE_PRICE,
}
NAMINGS = ("affiliation", "corporation", "membership")
PILES = ("collection", "fetch", "recover")
PLAIN = (verbs.MEDITATE, verbs.COVER, verbs.LEAVE, verbs.HIDE, verbs.BOARD, verbs.TRANSFER)  # actions without a card


class Refusal:
    """A refusal with what its sentence is about."""

    __slots__ = ("because", "kind", "warrior")

    def __init__(self, because: int, kind: int = NONE, warrior: int = NONE) -> None:
        self.because = because
        self.kind = kind  # of the card that is played or named, or NONE
        self.warrior = warrior  # the slot that it is about, or NONE


def exists(g: Doom, slot: int) -> bool:
    """Whether a slot holds a card."""
    return slot < len(g.kind) and g.place[slot] != GONE


def refusal(g: Doom, action: int) -> Refusal:
    """The clause that refuses an action that is no option."""
    verb = action & VERB
    asked = g.asked
    what = first(action)
    if g.action_count >= LOOP_LIMIT and verb not in (verbs.PASS, verbs.END) and (asked == "act" or asked in PURPOSES):
        return Refusal(no.TOO_LONG)
    if verb in verbs.WITH_SLOT and not exists(g, what):
        return Refusal(no.NO_SUCH_CARD)
    if asked == "act" and duty(g) and action in menu(g):
        return Refusal(DUTY_CLAUSES[duty(g)])
    if verb == verbs.PLAY and (asked in ("act", "block") or asked in PURPOSES):
        return no_card(g, what, second(action))
    if verb == verbs.SIDE:
        if not exists(g, what):
            return Refusal(no.NO_SUCH_CARD)
        return Refusal(no_side(g, g.seat, what, second(action)) or no.NO_SIDE_NOW, NONE, what)
    if verb == verbs.TRANSFER and g.combats:
        return Refusal(no.TRANSFER_IN_COMBAT)
    if verb == verbs.USE and (asked in ("act", "block") or asked in PURPOSES):
        return no_use(g, what, second(action))
    if verb == verbs.DISCARD:
        return Refusal(no.NOT_DISCARDED_NOW)
    if verb in (verbs.KEEP, verbs.REDRAW):
        return Refusal(no.OPENING_OVER)
    if asked == "act":
        return no_action(g, verb, what, second(action))
    if asked == "block":
        return no_block_action(g, verb, what)
    if asked == "own" and verb in PLAIN:
        return no_plain_action(g, verb, what)
    if asked in PURPOSES and (verb in PLAIN or verb in (verbs.ATTACK, verbs.SABOTAGE, verbs.OWN)):
        return Refusal(no.NO_ACTION_NOW)
    if asked == "discard" and verb == verbs.END and len(g.hand[g.seat]) > HAND:
        return Refusal(no.TOO_MANY_CARDS)
    if asked == "attacker" and verb == verbs.WITH and g.is_warrior(what):
        if g.control[what] != g.seat:
            return Refusal(no.OTHERS_TO_ATTACK, NONE, what)
        return no_attacker(g, what)
    if asked == "defender" and verb == verbs.AGAINST and g.is_warrior(what):
        return Refusal(no_attack_on(g, g.combat()[ATTACKER], what) or no.CANNOT_FIGHT, NONE, what)
    if asked == "target" and verb == verbs.CHOOSE:
        return no_target(g, what)
    if asked == "player" and verb == verbs.PLAYER and what < g.n:
        if g.defeated[what]:
            return Refusal(no.IS_OUT)
        clause = no_copy(g, what, g.facts[1]) or (no.NO_EFFECT if what != g.seat else no_own_player(g))
        return Refusal(clause, g.facts[1])
    if asked == "weapon" and verb == verbs.WEAPON:
        return no_weapon(g, what)
    if asked == "zone" and verb == verbs.ZONE and g.cards.type[g.kind[what]] == WARZONE:
        defender = g.combat()[DEFENDER]
        return Refusal(no_defence(g, what, defender), g.kind[what], defender)
    if asked == "split" and verb == verbs.SPLIT:
        return Refusal(no.WRONG_SPLIT)
    if asked == "steps" and verb == verbs.STEPS:
        kind = g.facts[2]
        dear = no.TOO_DEAR_SPELL if g.cards.type[kind] == ART else no.TOO_DEAR_CARD
        return Refusal(dear if what else no.NO_EFFECT, kind)
    if asked == "receiver" and verb == verbs.CHOOSE and g.is_warrior(what):
        return no_receiver(g, g.kind[g.facts[0]], what)
    if asked == "tactic" and verb == verbs.TACTIC:
        return no_such_tactic(g, what)
    return not_offered(g, verb, what)


def not_offered(g: Doom, verb: int, what: int) -> Refusal:
    """Why something is none of what a question offers, if it is at least of that sort."""
    asked = g.asked
    if verb == verbs.CHOOSE and asked == "caster" and g.is_warrior(what):
        return Refusal(no.NOT_A_CASTER, g.facts[1], what)
    if verb == verbs.CHOOSE and asked in NOT_OFFERED:
        return Refusal(NOT_OFFERED[asked], verbs.UNKNOWN if is_hidden(g, what) else g.kind[what], what)
    if verb == verbs.TAKE and asked in PILES:
        return Refusal(no.NOT_IN_COLLECTION, what)
    if verb == verbs.AFFILIATION and asked in NAMINGS:
        return Refusal(no.NOT_TO_NAME)
    return Refusal(no.NOT_THIS_QUESTION)


def no_such_tactic(g: Doom, tactic: int) -> Refusal:
    """Why a combat cannot be fought by a tactic: a combatant may not use it, or a card keeps the attacker from it."""
    warrior = barred_combatant(g, tactic)
    if warrior == NONE:
        return Refusal(no.BARRED_TACTIC)
    return Refusal(no_attack_by(g, warrior, tactic) or no.BARRED_TACTIC, NONE, warrior)


def no_attacker(g: Doom, warrior: int) -> Refusal:
    """Why an own warrior is not one to attack with."""
    clause = no_attacking(g, warrior)
    if not clause and g.agenda is not None and not is_licensed(g, warrior, g.agenda.env[node.LICENCE]):
        clause = no.NO_OWN_ACTION if has_own_action(g) else no.NOT_LED
    return Refusal(clause, NONE, warrior) if clause else no_victim(g, warrior) or Refusal(no.NO_ATTACKER)


def no_weapon(g: Doom, slot: int) -> Refusal:
    """Why a weapon is not one to choose for the combat."""
    if twin_of(g, slot, [first(option) for option in g.options]) != NONE:
        return Refusal(no.LIKE_ANOTHER, g.kind[slot], slot)
    offered = [g.bearer[first(option)] for option in g.options]
    if g.bearer[slot] not in offered or not g.cards.traits[g.kind[slot]] & WEAPON:
        return Refusal(no.NOT_A_TARGET, verbs.UNKNOWN if is_hidden(g, slot) else g.kind[slot], slot)
    if not fits_tactic(g, slot, g.combat()[TACTIC]):
        return Refusal(no.WRONG_WEAPON, g.kind[slot], slot)
    return Refusal(no.SUSPENDED if is_suspended(g, slot) else no.NOT_A_TARGET, g.kind[slot], slot)


def no_receiver(g: Doom, kind: int, warrior: int) -> Refusal:
    """Why a warrior is not one to give a stolen card to: it could not be given it from the hand either."""
    if g.control[warrior] != g.seat:
        return Refusal(no.NOT_A_TARGET, verbs.UNKNOWN if is_hidden(g, warrior) else g.kind[warrior], warrior)
    return Refusal(
        no_receiving(g, kind, g.cards.plays[kind][0], g.seat, warrior, by_effect=True) or no.NOT_ELIGIBLE, kind, warrior
    )


def no_use(g: Doom, slot: int, way: int) -> Refusal:
    """Why a card in play cannot be used at this question."""
    if exists(g, slot) and g.place[slot] == PLAYED and g.control[slot] == g.seat and g.asked == "window":
        if way_of_feeding(g, slot).per and not g.flags[slot] & RAISED:
            return Refusal(no.CAST_TOO_SOON, g.kind[slot])
    if not exists(g, slot) or g.place[slot] == PLAYED:
        return Refusal(no.NO_SUCH_CARD)
    if is_hidden(g, slot) or way >= len(abilities(g, slot).acts):
        return Refusal(no.NOT_THIS_QUESTION)
    kind = g.kind[slot]
    act = abilities(g, slot).acts[way]
    user = user_of(g, slot)
    if g.control[slot if act.mine else user] != g.seat:
        return Refusal(no.OTHERS_CARD, kind)
    if g.flags[user] & AWAY and not act.away:
        return Refusal(no_capability(g, user), kind, user)
    by_action = g.asked in ("act", "block")
    if by_action != (act.timing == p.BY_ACTION):
        return Refusal(no.NOT_NOW, kind)
    about = g.agenda.env[node.ABOUT] if g.agenda is not None and g.asked == "counter" else NONE
    found = no_act(g, g.seat, slot, way, about)
    if found or not by_action:
        return Refusal(found or no.NOT_NOW, kind, user)
    if act.attacks:
        return Refusal(no_attack_left(g) or no.NO_ATTACK_ACTION)
    return Refusal(no.ATTACK_CAME if g.standard_attacked else no.NO_ACTIONS)


def no_target(g: Doom, slot: int) -> Refusal:
    """Why a card on the table is not one to choose: what the card being played asks of it."""
    if g.is_warrior(slot) and g.flags[slot] & AWAY:
        return Refusal(no_capability(g, slot), NONE, slot)  # DT-313
    f = g.agenda
    if f is not None and f.node.name == node.PLAYING:
        kind = g.kind[f.env[node.CARD]]
        play = g.cards.plays[kind][f.env[node.WAY]]
        if g.cards.type[kind] == ART and play.timing != p.TO_COUNTER and not is_hidden(g, slot):
            caster, seat = g.played_by[f.env[node.CARD]], f.env[node.SEAT]
            clause = no.OK
            if slot in spell_targets(g, seat, kind, play, caster):
                clause = no_spell_target(g, seat, kind, play, caster, slot)
            return Refusal(clause, kind, slot) if clause else Refusal(no.NOT_A_TARGET, g.kind[slot], slot)
        if play.lies == p.ON_TARGET and g.is_warrior(slot):
            clause = no_receiving(g, kind, play, f.env[node.SEAT], slot, play.opened)
            return Refusal(clause or no.NOT_ELIGIBLE, kind, slot)
        if bears_most_copies(g, kind, play, slot):
            return Refusal(no.HAS_MOST, kind, slot)
        if cannot_be_discarded(g, slot):
            return Refusal(no.STAYS, g.kind[slot], slot)
    if exists(g, slot) and twin_of(g, slot, [first(option) for option in g.options]) != NONE:
        return Refusal(no.LIKE_ANOTHER, g.kind[slot], slot)
    if f is not None and (f.node.name == node.ACTING or f.node.name == node.PLAYING) and not is_hidden(g, slot):
        clause = no_touching(g, f, slot)
        if clause:
            return Refusal(clause, g.kind[f.env[node.CARD] if clause == no.NO_EFFECT else slot], slot)
    return Refusal(no.NOT_A_TARGET, verbs.UNKNOWN if is_hidden(g, slot) else g.kind[slot], slot)


def no_touching(g: Doom, f: Frame, slot: int) -> int:
    """Why the card that is played or used would do nothing to a card of the kind that it means (DT-249)."""
    source, seat, way = f.env[node.CARD], f.env[node.SEAT], f.env[node.WAY]
    kind = g.kind[source]
    used = f.node.name == node.ACTING
    which = abilities(g, source).acts[way].on if used else g.cards.plays[kind][way].on
    do = abilities(g, source).acts[way].do if used else g.cards.plays[kind][way].do
    bound = (source, seat, slot)
    meant = which is not None and g.in_play(slot) and is_meant(g, which, source, seat, slot)
    if not meant or do.could(g, bound):
        return no.OK
    return no.STAYS if cannot_be_discarded(g, slot) else do.barred(g, bound) or no.NO_EFFECT


def no_own_player(g: Doom) -> int:
    """Why the own player is not one to name: the card means another, or it would do nothing (DT-249)."""
    f = g.agenda
    if f is None:
        return no.NOT_THIS_QUESTION
    card, way = f.env[node.CARD], f.env[node.WAY]
    played = f.node.name == node.PLAYING
    whom = g.cards.plays[g.kind[card]][way].on_player if played else abilities(g, card).acts[way].on_player
    return no.NO_EFFECT if whom == 1 else no.OTHER_PLAYER


def no_card(g: Doom, kind: int, way: int) -> Refusal:
    """Why a card cannot be played at this question."""
    if kind not in g.hand[g.seat]:
        return Refusal(no.NOT_IN_HAND, kind)
    ways = g.cards.plays[kind]
    if way >= len(ways):
        return Refusal(no.NOT_NOW, kind)
    play = ways[way]
    if g.asked in ("act", "block"):
        if play.timing != p.BY_ACTION:
            return Refusal(MOMENTS[play.timing], kind)
        found = no_play(g, g.seat, kind, way)
    else:
        about = NONE if g.agenda is None or g.asked == "victory" else g.agenda.env[node.ABOUT]
        found = no_timing(g, play, PURPOSES[g.asked]) or no_play(g, g.seat, kind, way, about) or no.NOT_NOW
        if found == no.NOT_NOW and play.timing not in (p.ANYTIME, p.IF_OPENED, p.BEFORE_ACTIONS):
            waits = g.asked == "counter" and play.timing == p.IN_COMBAT and bool(g.combats)
            found = no.NO_REACTION if waits else MOMENTS[play.timing]  # DT-A08
    if not found and play.attacks:
        return Refusal(no.NO_CONVERSION if g.asked == "block" else no_attack_left(g) or no.NO_ATTACK_ACTION)
    if found == no.NO_TARGET and play.lies == p.ON_TARGET:
        return nobody_receives(g, kind, play)
    return Refusal(found or (no.ATTACK_CAME if g.standard_attacked else no.NO_ACTIONS), kind)


def nobody_receives(g: Doom, kind: int, play: p.Play) -> Refusal:
    """Why no warrior can be given a card: the most telling clause among them."""
    best = Refusal(no.NO_TARGET, kind)
    if play.on is None or play.on.type != WARRIOR:
        return best
    for warrior in g.warriors[g.seat]:
        clause = no_receiving(g, kind, play, g.seat, warrior, play.opened)
        if no.clause_of(clause) not in VAGUE:
            return Refusal(clause, kind, warrior)
        if clause:
            best = Refusal(clause, kind, warrior)
    return best


def no_action(g: Doom, verb: int, what: int, other: int) -> Refusal:
    """Why something else cannot be done as an action."""
    seat = g.active
    if verb == verbs.ATTACK and what and what - 1 not in attack_funds(g):
        return Refusal(no.NO_CONVERSION)
    if verb == verbs.ATTACK:
        if no_attack_left(g):
            return Refusal(no_attack_left(g))
        return Refusal(no.NO_ATTACK_ACTION) if has_attack(g, seat) else nobody_attacks(g)  # DT-258
    if verb == verbs.SABOTAGE:
        return cannot_sabotage(g, what, other)
    if verb == verbs.OWN and g.is_warrior(what):
        return Refusal(no_own_action(g, what), NONE, what)
    if verb in PLAIN and verb != verbs.HIDE and count_non_attacks(g) == 0:
        return Refusal(no.ATTACK_CAME if g.standard_attacked else no.NO_ACTIONS)
    return no_plain_action(g, verb, what)


def no_block_action(g: Doom, verb: int, what: int) -> Refusal:
    """Why something cannot be done with actions of another player's turn (DT-225, DT-256, DT-258)."""
    if verb == verbs.SABOTAGE:
        return Refusal(no.NOT_IN_THAT_TURN)
    return Refusal(no.NO_CONVERSION) if verb == verbs.ATTACK else no_plain_action(g, verb, what)


def no_plain_action(g: Doom, verb: int, what: int) -> Refusal:
    """Why the asked seat cannot do something that takes an action and no card."""
    seat = g.seat
    if verb not in PLAIN:
        return Refusal(no.NOT_THIS_QUESTION)
    if verb == verbs.HIDE:
        if what not in g.hand[seat]:
            return Refusal(no.NOT_IN_HAND, what)
        if g.cards.type[what] != WARRIOR:
            return Refusal(no.NOT_NOW, what)
        if not may_hide(g, what):
            return Refusal(no.NEVER_COVERED)
        if not has_uncovered(g, seat):
            return Refusal(no.LAST_UNCOVERED)  # DT-A55
        return Refusal(no_entry(g, seat, what) or no.THREE_FOR_COVER, what)
    if verb != verbs.MEDITATE:
        user = user_of(g, what)
        if g.control[user] != seat:
            return Refusal(OTHERS[verb], NONE, user)
        if g.is_warrior(user) and g.flags[user] & AWAY:
            return Refusal(no_capability(g, user), NONE, user)  # DT-313
    if verb == verbs.COVER and g.is_warrior(what):
        return Refusal(no_cover(g, what), NONE, what)
    if verb == verbs.LEAVE and g.is_warrior(what) and not g.flags[what] & COVERED:
        return Refusal(no.NOT_COVERED, NONE, what)
    if verb == verbs.LEAVE and g.is_warrior(what) and no_reveal(g, what):
        return Refusal(no_reveal(g, what), NONE, what)
    if verb in (verbs.LEAVE, verbs.BOARD):
        user = user_of(g, what)
        if g.flags[user] & PRISONER:
            return Refusal(no.because(no.IS_PRISONER, captor_of(g, user)), NONE, user)
        if g.is_warrior(user) and is_idle(g, user):
            return Refusal(no.because(no.IS_IDLE, giver_of(g, user, IDLE)), NONE, user)
    if verb == verbs.BOARD and g.place[what] == ATTACHED and g.cards.traits[g.kind[what]] & VEHICLE:
        if no_boarding(g, what):
            return Refusal(no_boarding(g, what), g.kind[what], user_of(g, what))
    if verb == verbs.TRANSFER:
        return Refusal(no_transfer(g, what) or no.TWO_FOR_TRANSFER, NONE, what)
    return Refusal(no.NOT_THIS_QUESTION if verb == verbs.MEDITATE else no.NOT_A_TARGET)


def nobody_attacks(g: Doom) -> Refusal:
    """Why none of the own warriors can attack anybody: the most telling clause among the pairs."""
    best = Refusal(no.NO_ATTACKER)
    for warrior in g.warriors[g.active]:
        clause = no_attacking(g, warrior)
        if clause:
            best = Refusal(clause, NONE, warrior)
            continue
        found = no_victim(g, warrior)
        if found is not None:
            return found
    return best


def no_victim(g: Doom, warrior: int) -> Refusal | None:
    """Why a warrior cannot attack one of the others', if it is one that no other clause keeps from attacking."""
    for seat in range(g.n):
        for target in g.warriors[seat]:
            clause = no_attack_on(g, warrior, target)
            if clause and seat != g.control[warrior]:
                return Refusal(clause, NONE, target)
    return None


def cannot_sabotage(g: Doom, warrior: int, victim: int) -> Refusal:
    """Why a warrior cannot sabotage a player (DT-221)."""
    if not exists(g, warrior) or not g.is_warrior(warrior) or victim >= g.n:
        return Refusal(no.NOT_THIS_QUESTION)
    if g.control[warrior] != g.active:
        return Refusal(no.OTHERS_TO_SABOTAGE, NONE, warrior)
    if no_sabotage(g):
        return Refusal(no_sabotage(g))
    if not g.are_opponents(victim, g.active) or g.defeated[victim]:
        return Refusal(no.NO_OPPONENT)
    for guard in g.warriors[victim]:
        if is_guard(g, guard):
            return Refusal(no.because(no.GUARDED, guard))
    if g.sabotaged[victim]:
        return Refusal(no.SABOTAGED_ALREADY)
    can = NOTHING if g.flags[warrior] & UNPAID else powers(g, warrior)
    if can.has(IDLE):
        return Refusal(no.because(no.IS_IDLE, giver_of(g, warrior, IDLE)), NONE, warrior)  # DT-315
    if can.has(IN_TRAINING):
        return Refusal(no.because(no.TRAINING, giver_of(g, warrior, IN_TRAINING)), NONE, warrior)
    if not may_sabotage(g, warrior):
        return Refusal(no.NO_OWN_ACTION, NONE, warrior)
    return Refusal(no_capability(g, warrior), NONE, warrior)


def why_not(g: Doom, action: int) -> Reason | None:
    """The rule, the facts and the card behind a refusal."""
    if not g.options:
        return Reason(*no.REFUSALS[no.GAME_OVER])
    if action in g.options:
        return None
    found = refusal(g, action)
    rule, why = no.REFUSALS[no.clause_of(found.because) or no.NOT_THIS_QUESTION]
    behind = no.card_behind(found.because)
    return Reason(rule, why, facts(g, found, why), None if behind < 0 or is_hidden(g, behind) else g.kind[behind])


def is_hidden(g: Doom, slot: int) -> bool:
    """Whether the asked seat may not see a card on the table."""
    return is_face_down(g, slot, g.seat)


def facts(g: Doom, found: Refusal, why: str) -> tuple[int, ...]:
    """The kinds that the sentence names, where the seat may know them."""
    out = []
    for name in no.NAMED.get(why, ()):
        if name == no.CARD:
            kind = found.kind
        elif found.warrior == NONE:
            kind = NONE
        else:
            kind = verbs.UNKNOWN if is_hidden(g, found.warrior) else g.kind[found.warrior]
        if kind == NONE or (kind != verbs.UNKNOWN and kind >= len(g.cards.codes)):
            break
        out.append(kind)
    return tuple(out)
