"""Playing a card: legal or not, announced, paid, answered, resolved (DT-240…251)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.action import A, B, first, second
from grognard.core.agenda import Env, Frame, Node, put
from grognard.games.doomtrooper import events as told
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.catalogue import PERMITS
from grognard.games.doomtrooper.identity import Identity, identity, would_alter
from grognard.games.doomtrooper.plays import Play
from grognard.games.doomtrooper.rules import refusals as no
from grognard.games.doomtrooper.rules.acts import ACTING, add_acts
from grognard.games.doomtrooper.rules.allegiance import add_sides, follow_side, take_side
from grognard.games.doomtrooper.rules.end import is_won
from grognard.games.doomtrooper.rules.moments import fire, sweep
from grognard.games.doomtrooper.rules.outpost import no_muster
from grognard.games.doomtrooper.rules.personalities import area_of, is_forestalled, take_back
from grognard.games.doomtrooper.rules.ratings import attachment_shield, giver_of, immunity, powers, rating
from grognard.games.doomtrooper.rules.reactions import acting, announced, counter_targets, meets, no_counter, struck
from grognard.games.doomtrooper.rules.spells import (
    NO_STEPS,
    RAISING,
    STEPS,
    able_casters,
    aims,
    doubles,
    is_doubled,
    most_steps,
    no_aim,
    no_spell,
    spell_price,
)
from grognard.games.doomtrooper.rules.window import (
    COUNTERS,
    EARNED,
    OPEN,
    SAVES,
    SEATS,
    START,
    VICTORY,
    may_still_rate,
    order,
)
from grognard.games.doomtrooper.select import YOURS
from grognard.games.doomtrooper.state import (
    ACTIONS,
    CHANGE,
    NONE,
    TACTIC,
    TOO_BUSY,
    TURNED_TACTIC,
    Doom,
)
from grognard.games.doomtrooper.statics import (
    ALL_SYMMETRY,
    ANY_AIRSHIP,
    ANY_GIFT,
    FALLS_AT_NO_VALUE,
    GIFTS_ONLY,
    NO_BEASTS,
    ONLY_FIGHT_WEAPON,
    THE_ART,
)
from grognard.games.doomtrooper.words import (
    AFTER_ANNIHILATED,
    AIRSHIP,
    ARMOR,
    ART,
    ATTACHED,
    AWAY,
    BEAST,
    BEFORE_PLAYER,
    CULTIST,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    HALF_PRICE,
    IS_BEAST,
    KI,
    KOHORT,
    LEGION,
    OUTSIDE,
    PERSONAL_SPELL,
    PERSONALITY,
    PLAYED,
    PRISONER,
    RELIC,
    SHOOT,
    SQUAD,
    SYMMETRY,
    SYMMETRY_GIFT,
    TRIBAL,
    UNPAID,
    VEHICLE,
    WAIVED,
    WARRIOR,
    WARZONE,
    WEAPON_FIGHT,
    V,
)

# Stages of a play
CHOOSING: Final = 0
FEEDING: Final = 1
ANNOUNCED: Final = 2
ANSWERED: Final = 3
RESOLVED: Final = 4
CASTING: Final = 5  # first of all, for a spell

WINDOW_OF: Final = [OPEN, OPEN, OPEN, START, SAVES, VICTORY, COUNTERS, EARNED]  # by timing; actions are no window


def no_timing(g: Doom, play: Play, purpose: int) -> int:
    """Why a card cannot be played in this window (DT-162, DT-163, DT-244)."""
    timing = play.timing
    if timing == p.BY_ACTION:
        return no.NOT_NOW
    if timing == p.IN_COMBAT:
        if purpose != OPEN:
            return no.NOT_NOW
        return no.OK if may_still_rate(g) else no.NO_COMBAT
    if timing == p.IF_OPENED:
        return no.OK if purpose in (OPEN, VICTORY) else no.NOT_NOW
    if timing == p.ANYTIME:  # DT-243: after an announced card only as a reaction, which `no_play` tests
        return no.OK if purpose in (OPEN, VICTORY, COUNTERS) else no.NOT_NOW
    if timing == p.TO_COUNTER and purpose == OPEN:
        return no.OK if g.changes and may_still_rate(g) else no.NOT_NOW  # DT-241
    return no.OK if WINDOW_OF[timing] == purpose else no.NOT_NOW


def price(g: Doom, seat: int, kind: int, play: Play) -> int:
    """What a play costs in D: a warrior its printed V (DT-A17), a spell at least one step."""
    if g.cards.type[kind] == WARRIOR:
        return 0 if play.opened else g.cards.printed[kind][V]
    return play.d


def in_play_of(g: Doom, kind: int) -> int:
    """A card of this kind that lies on the table, known to all, or NONE."""
    for slot in range(len(g.kind)):
        if g.kind[slot] == kind and g.in_play(slot) and not g.flags[slot] & UNPAID:
            return slot
    return NONE


def no_uniqueness(g: Doom, seat: int, kind: int) -> int:
    """DT-273 personalities, DT-106 relics: one in the whole game; DT-088, DT-111: one fortification a player."""
    of_type = g.cards.type[kind]
    if g.cards.traits[kind] & PERSONALITY or of_type == RELIC:
        twin = in_play_of(g, kind)
        return no.OK if twin == NONE else no.because(no.IN_PLAY_ALREADY, twin)
    if of_type in (FORTIFICATION, WARZONE) and not g.cards.plays[kind][0].many:
        for slot in g.slots:
            if g.kind[slot] == kind and g.control[slot] == seat:
                return no.because(no.ONE_COPY, slot)
    return no.OK


def openers(g: Doom, seat: int, kind: int) -> list[int]:
    """The seat's cards in play that open a way for a kind."""
    out = []
    for source in g.auras:
        if g.cards.marks[g.kind[source]] & PERMITS and g.control[source] == seat:
            if not g.flags[source] & (UNPAID | PRISONER | AWAY):
                for opens in g.cards.opens[g.kind[source]]:
                    if source not in out and opens.covers(g.cards.type[kind], g.cards.keywords[kind]):
                        out.append(source)
    return out


def opened_targets(g: Doom, seat: int, kind: int, play: Play) -> list[int]:
    """On whom a kind may be played in a way that cards in play open."""
    out = []
    for source in openers(g, seat, kind):
        for opens in g.cards.opens[g.kind[source]]:
            if not opens.covers(g.cards.type[kind], g.cards.keywords[kind]):
                continue
            if opens.itself:
                out.append(source)
            elif opens.to is not None:
                for slot in opens.to.find(g, source, seat):
                    if slot not in out and no_receiving(g, kind, play, seat, slot, opens.waives) == no.OK:
                        out.append(slot)
    return out


def may_by_exception(g: Doom, kind: int, seat: int, warrior: int) -> bool:
    """Whether a warrior receives a card although it is not whom the card asks for (DT-097)."""
    if g.control[warrior] != seat:
        return False
    can = powers(g, warrior)
    if can & ANY_AIRSHIP and g.cards.traits[kind] & AIRSHIP:
        return True
    follower = "gift-of-" in " ".join(g.cards.keywords[kind])
    return bool(can & ANY_GIFT) and follower and bool(g.sides(warrior) & LEGION)


def no_receiving(g: Doom, kind: int, play: Play, seat: int, warrior: int, waived: bool = False) -> int:
    """Why a warrior cannot receive an attachment; one that waives what it asks for still finds its place taken."""
    cards = g.cards
    if g.flags[warrior] & (UNPAID | PRISONER):
        return no.IS_HIDDEN if g.flags[warrior] & UNPAID else no.IS_PRISONER  # DT-056, DT-316
    traits = cards.traits[kind]
    which = play.on
    if not waived and which is not None and not which.fits(g, NONE, seat, warrior, receiver(g, kind, warrior)):
        if not may_by_exception(g, kind, seat, warrior):
            return no.NO_FOLLOWER if which.keyword.startswith("follower") else no.NOT_ELIGIBLE  # DT-066, DT-090
    if cards.alters[kind] and not would_alter(g, kind, warrior):
        return no.NO_EFFECT
    if play.not_with:
        for attachment in g.attached[warrior]:
            if cards.codes[g.kind[attachment]] == play.not_with:
                return no.because(no.ONLY_ONE_WEAPON, attachment)
    of_type = cards.type[kind]
    if of_type == BEAST or (traits & VEHICLE and of_type != WARRIOR):
        mount = no_mount(g, kind, warrior)
        if mount:
            return mount
    if of_type == SYMMETRY:
        if not traits & SYMMETRY_GIFT and powers(g, warrior) & GIFTS_ONLY:
            return no.because(no.NO_FOLLOWER, giver_of(g, warrior, GIFTS_ONLY))
        for attachment in g.attached[warrior]:
            if g.kind[attachment] == kind:
                return no.because(no.HAS_GIFT, attachment)  # DT-094
    if of_type == KI:
        for attachment in g.attached[warrior]:
            if g.kind[attachment] == kind:
                return no.because(no.HAS_KI, attachment)  # DT-118
    if traits & VEHICLE and g.traits(warrior) & VEHICLE:
        return no.because(no.HAS_ONE, warrior)  # DT-083
    if of_type in (EQUIPMENT, RELIC):  # DT-109
        for attachment in g.attached[warrior]:
            other = cards.traits[g.kind[attachment]]
            if traits & other & (VEHICLE | ARMOR):
                return no.because(no.HAS_ONE, attachment)  # DT-065
            if traits & WEAPON_FIGHT and powers(g, warrior) & ONLY_FIGHT_WEAPON:
                return no.because(no.ONLY_ONE_WEAPON, giver_of(g, warrior, ONLY_FIGHT_WEAPON))
            if traits & WEAPON_FIGHT and other & WEAPON_FIGHT and has_only_weapon(g, kind):
                return no.because(no.ONLY_ONE_WEAPON, attachment)
    return no.OK


def receiver(g: Doom, kind: int, warrior: int) -> Identity | None:
    """What a warrior counts as where it receives a card: a cultist may have gifts whatever its side (DT-299)."""
    if g.cards.type[kind] != SYMMETRY or not g.cards.traits[g.kind[warrior]] & CULTIST:
        return None
    who = identity(g, warrior)
    who.sides |= LEGION
    return who


def no_mount(g: Doom, kind: int, warrior: int) -> int:
    """Why a warrior cannot receive a beast or a vehicle: one of either (DT-122), none for beasts (DT-127)."""
    if g.traits(warrior) & IS_BEAST:
        return no.BEAST_RIDES_NOT
    is_beast = g.cards.type[kind] == BEAST
    if is_beast and powers(g, warrior) & NO_BEASTS:
        return no.because(no.NOT_ELIGIBLE, giver_of(g, warrior, NO_BEASTS))
    for attachment in g.attached[warrior]:
        other = g.kind[attachment]
        if g.cards.type[other] == BEAST or (is_beast and g.cards.traits[other] & VEHICLE):
            return no.because(no.HAS_MOUNT, attachment)
    return no.HAS_MOUNT if is_beast and g.traits(warrior) & VEHICLE else no.OK


def has_only_weapon(g: Doom, kind: int) -> bool:
    """Whether a weapon suffers no other Fight weapon beside it."""
    for static in g.cards.statics[kind]:
        if static.powers() & ONLY_FIGHT_WEAPON:
            return True
    return False


def targets(g: Doom, seat: int, kind: int, play: Play, one: bool = False) -> list[int]:
    """The cards a play may be aimed at; with `one` a single one, as soon as the play would change something there."""
    out: list[int] = []
    if play.weapon_of is not None:
        for warrior in g.slots:
            if g.is_warrior(warrior) and g.in_play(warrior) and play.weapon_of.test(g, NONE, seat, warrior):
                for attachment in g.attached[warrior]:
                    if play.on is None or play.on.test(g, NONE, seat, attachment):
                        out.append(attachment)
        return out
    if play.on is None:
        return out
    if play.opened:
        return opened_targets(g, seat, kind, play)
    if play.lies == p.ON_TARGET and play.on.type == WARRIOR:
        for warrior in g.warriors[seat] if play.on.whose == YOURS else g.slots:
            if g.is_warrior(warrior) and g.in_play(warrior) and no_receiving(g, kind, play, seat, warrior) == no.OK:
                if one and play.do.could(g, (NONE, seat, warrior)):
                    return [warrior]
                out.append(warrior)
        return out
    for slot in play.on.find(g, NONE, seat):
        shield = attachment_shield(g, slot)
        if g.is_warrior(slot):
            shield = immunity(g, slot) if g.control[slot] != seat else 0  # DT-270
        if not (shield and play.lies == p.NOWHERE and type_shield(g, kind) & shield):
            out.append(slot)
    return out


def type_shield(g: Doom, kind: int) -> int:
    """Which immunities shut a kind out (DT-270)."""
    return THE_ART if g.cards.type[kind] == ART else ALL_SYMMETRY if g.cards.type[kind] == SYMMETRY else 0


def players(g: Doom, seat: int, play: Play) -> list[int]:
    """The players a play may be aimed at."""
    return [other for other in range(g.n) if (play.on_player == 1 or other != seat) and not g.lost[other]]


def no_play(g: Doom, seat: int, kind: int, way: int, about: int = NONE) -> int:
    """Why a hand card cannot be played in this way, apart from its moment: price, uniqueness, target, effect."""
    play = g.cards.plays[kind][way]
    if play.opened and not openers(g, seat, kind):
        return no.NOT_NOW
    if about != NONE and play.timing == p.ANYTIME and not is_answer(g, seat, kind, play, about):
        return no.NO_REACTION
    if g.cards.type[kind] == ART:
        return no_art(g, seat, kind, play, about)
    cost = price(g, seat, kind, play) + play.per * play.least
    if cost > g.d[seat] and cost > g.purse(seat):
        return no.TOO_DEAR
    if play.once_a_turn and kind in g.used:
        return no.ONCE_A_TURN
    refusal = no_uniqueness(g, seat, kind)
    if refusal:
        return refusal
    if g.opened and play.lies == p.IN_AREA and g.cards.sides[kind] & TRIBAL:
        refusal = no_muster(g, seat, kind)
        if refusal:
            return refusal
    if play.timing == p.TO_SAVE:
        return no_saving(g, seat, play, about)
    if play.timing == p.AFTER_VICTORY:
        return no.OK if survivor_of(g, seat) != NONE else no.NO_TARGET
    if play.timing == p.AFTER_EARNING:
        return no.OK
    if play.timing == p.TO_COUNTER:
        return no_counter(g, seat, play, about)
    if play.on_player:
        for other in players(g, seat, play):
            if play.do.could(g, (NONE, seat, other)):
                return no.OK
        return no.NO_EFFECT
    if play.on is not None or play.weapon_of is not None:
        found = targets(g, seat, kind, play, True)
        if not found:
            return no.NO_TARGET
        for target in found:
            if play.do.could(g, (NONE, seat, target)):
                return no.OK
        return no.NO_EFFECT
    return no.OK if play.do.could(g, (NONE, seat)) else no.NO_EFFECT


def no_art(g: Doom, seat: int, kind: int, play: Play, about: int) -> int:
    """Why a spell cannot be cast now."""
    if play.timing not in (p.TO_COUNTER, p.TO_SAVE):
        return no_spell(g, seat, kind, play)
    clause = no_counter(g, seat, play, about) if play.timing == p.TO_COUNTER else no_saving(g, seat, play, about)
    return clause or (no.OK if able_casters(g, seat, kind, play) else no.NO_CASTER)


def no_saving(g: Doom, seat: int, play: Play, about: int) -> int:
    """Why a card does not save this warrior from death: it is for own ones, or for those it names (DT-195)."""
    if play.on is None:
        return no.OK if g.control[about] == seat else no.NO_TARGET
    return no.OK if play.on.test(g, NONE, seat, about) else no.NO_TARGET


def is_answer(g: Doom, seat: int, kind: int, play: Play, about: int) -> bool:
    """DT-243, DT-247: an ANYTIME card that meets the announced one's effect, or fetches a spell that does."""
    if meets(g, kind, about):
        return play.on is not None and play.on.test(g, NONE, seat, struck(g, about))
    return play.do.could_answer(g, seat, about)


def survivor_of(g: Doom, seat: int) -> int:
    """The seat's attacker that has survived the combat just fought."""
    if len(g.met) < 2 or g.met[0] != NONE:
        return NONE
    attacker = g.met[1]
    return attacker if g.in_play(attacker) and g.control[attacker] == seat else NONE


def window_options(g: Doom, seat: int, purpose: int, about: int) -> list[int]:
    """What a seat may do in a window: pass, or play a card that fits."""
    out: list[Any] = [verbs.PASS]
    if g.busy >= TOO_BUSY:
        return out
    last = NONE
    for kind in g.hand[seat]:
        if kind == last:
            continue
        last = kind
        ways = g.cards.plays[kind]
        for way in range(len(ways)):
            if no_timing(g, ways[way], purpose) == no.OK and no_play(g, seat, kind, way, about) == no.OK:
                out.append(verbs.PLAY | kind << A | way << B)
    if g.users:
        add_acts(g, seat, purpose, about, out)
        if purpose in (OPEN, VICTORY):
            add_sides(g, seat, out)
    if g.changes and purpose == OPEN:
        add_raises(g, seat, out)
    return out


def add_raises(g: Doom, seat: int, out: list[Any]) -> None:
    """DT-151: the seat's spells that act in this combat and may be fed more."""
    if may_still_rate(g):
        for slot in acting(g):
            if g.control[slot] == seat and g.cards.type[g.kind[slot]] == ART and g.mark[slot]:
                if most_steps(g, seat, g.cards.plays[g.kind[slot]][0], is_doubled(g, slot)) > 0:
                    out.append(verbs.USE | slot << A)


def begin(g: Doom, seat: int, kind: int, way: int, about: int = NONE) -> None:
    """A card leaves the hand to be played; bound: its slot, its player, the way, and what is chosen."""
    play = g.cards.plays[kind][way]
    slot = g.take_from_hand(seat, kind)
    if g.switched:
        g.switched = []
    if play.once_a_turn:
        g.used = [*g.used, kind]
    start_play(g, slot, seat, way, about)


def start_play(g: Doom, slot: int, seat: int, way: int, about: int) -> None:
    """A card is on its way; what it answers, saves or follows is its target."""
    kind = g.kind[slot]
    play = g.cards.plays[kind][way]
    bound: Env = (slot, seat, way)
    if play.timing == p.AFTER_VICTORY:
        bound = (slot, seat, way, survivor_of(g, seat))
    elif play.timing == p.AFTER_EARNING or (about != NONE and play.timing in (p.TO_SAVE, p.TO_COUNTER)):
        bound = (slot, seat, way, about)
    elif about != NONE:
        target = struck(g, about) if meets(g, kind, about) else about
        bound = (slot, seat, way, target)
    g.push(PLAYING, bound, CASTING if g.cards.type[kind] == ART else CHOOSING)


def is_pending(g: Doom, slot: int) -> bool:
    """Whether a played card is still being resolved."""
    f = g.agenda
    while f is not None:
        if f.node is PLAYING and f.env[0] == slot:
            return True
        f = f.below
    return False


class Boarding(Node[Doom]):
    """DT-076: who receives a vehicle is at once inside it or outside; bound is the vehicle."""

    def run(self, g: Doom, f: Frame) -> None:
        slot = f.env[0]
        warrior = g.bearer[slot]
        g.set_flag(slot, OUTSIDE, True)
        options = [choice(g, g.control[warrior], verbs.BOARD, slot), verbs.PASS]
        g.ask(f, g.control[warrior], "board", options, (slot, warrior, g.kind[slot], g.kind[warrior]))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        if action != verbs.PASS:
            g.set_flag(f.env[0], OUTSIDE, False)


class Playing(Node[Doom]):
    """A card on its way from announcement to effect."""

    def run(self, g: Doom, f: Frame) -> None:
        slot, seat, way = f.env[0], f.env[1], f.env[2]
        kind = g.kind[slot]
        play = g.cards.plays[kind][way]
        stage = f.stage
        if stage == CASTING:
            if self.ask_caster(g, f, play, kind, seat):
                return
            stage = CHOOSING
        if stage == CHOOSING:
            fed = not play.each or g.mark[slot] != 0
            if fed and self.ask_target(g, f, play, kind, seat):
                return
            stage = FEEDING
        if stage == FEEDING:
            if play.per and g.mark[slot] == 0:
                self.ask_steps(g, f, play, kind, seat)
                return
            stage = ANNOUNCED
        if stage == ANNOUNCED:
            cost = price(g, seat, kind, play) + play.per * max(0, g.mark[slot])
            if g.cards.type[kind] == ART:
                g.set_flag(slot, HALF_PRICE, doubles(g, g.bearer[slot]))
                cost = spell_price(cost, is_doubled(g, slot))
            if cost:
                g.pay(seat, cost)
                g.tell(told.PAID, seat, cost)
            g.tell(told.PLAYED, seat, slot, kind)
            g.again(f, ANSWERED, f.env)
            open_window(g, COUNTERS, slot)  # DT-242: nothing resolves before everybody could react
        elif stage == ANSWERED:
            g.again(f, RESOLVED, f.env)
            if play.timing == p.IN_COMBAT and not may_still_rate(g):
                return  # an answer has ended the combat
            g.push(play.do, (slot, seat, *f.env[3:]))
        else:
            settle(g, slot, seat, play, f.env)

    def ask_target(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> bool:
        """DT-150: targets are named when the card is played."""
        frame = Frame(f.id, self, CHOOSING, f.env, f.below)
        if len(f.env) - 3 >= (g.mark[f.env[0]] if play.each else 1):
            return False
        if play.on_player:
            options = [
                verbs.PLAYER | other << A
                for other in players(g, seat, play)
                if play.do.could(g, (f.env[0], seat, other))
            ]
            g.ask(frame, seat, "player", options, (f.env[0], kind))
            return True
        if play.timing == p.TO_COUNTER:
            found = counter_targets(g, seat, play)
        elif g.cards.type[kind] == ART:
            caster = g.bearer[f.env[0]]
            found = [t for t in aims(g, seat, kind, play, caster) if not no_aim(g, seat, kind, play, caster, t)]
            if found == [caster] and play.on is None and not g.cards.traits[kind] & PERSONAL_SPELL:
                g.again(f, FEEDING, (*f.env, caster))  # DT-354: there is nobody else to name
                return True
        else:
            found = [t for t in targets(g, seat, kind, play) if play.do.could(g, (f.env[0], seat, t))]
        if play.each:
            found = [t for t in found if t not in f.env[3:]]
        if not found:
            return False
        g.ask(frame, seat, "target", [choice(g, seat, verbs.CHOOSE, t) for t in found], (f.env[0], kind))
        return True

    def ask_caster(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> bool:
        """DT-147: who casts it, where several could."""
        slot = f.env[0]
        found = able_casters(g, seat, kind, play)
        if len(found) == 1:
            g.bearer = put(g.bearer, slot, found[0])
            return False
        g.ask(f, seat, "caster", [choice(g, seat, verbs.CHOOSE, w) for w in found], (slot, kind))
        return True

    def ask_steps(self, g: Doom, f: Frame, play: Play, kind: int, seat: int) -> None:
        """DT-149, DT-150: how much is spent is said when the card is played."""
        slot = f.env[0]
        if g.cards.type[kind] == ART:
            most = most_steps(g, seat, play, doubles(g, g.bearer[slot]))
        else:
            most = min((g.purse(seat) - play.d) // play.per, STEPS)
        if play.each:
            most = min(most, len(targets(g, seat, kind, play)))
        options = [verbs.STEPS | n << A for n in range(play.least, most + 1)]
        g.ask(Frame(f.id, self, FEEDING, f.env, f.below), seat, "steps", options, (slot, play.per, kind))

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        slot = f.env[0]
        if f.stage == CASTING:
            g.bearer = put(g.bearer, slot, first(action))
            g.again(f, CHOOSING, f.env)
        elif action & 63 == verbs.STEPS:
            g.mark = put(g.mark, slot, first(action) or NO_STEPS)
            each = g.cards.plays[g.kind[slot]][f.env[2]].each
            g.again(f, CHOOSING if each else ANNOUNCED, f.env)
        else:
            each = g.cards.plays[g.kind[slot]][f.env[2]].each
            g.again(f, CHOOSING if each else FEEDING, (*f.env, first(action)))


def choice(g: Doom, seat: int, verb: int, slot: int) -> int:
    """An answer that names a card on the table; a hidden one is not named by its kind."""
    hidden = g.flags[slot] & UNPAID and g.control[slot] != seat
    return verb | slot << A | (verbs.UNKNOWN if hidden else g.kind[slot]) << B


def settle(g: Doom, slot: int, seat: int, play: Play, env: Env) -> None:
    """Where a card lies once it has done its work (DT-155, DT-334)."""
    if g.place[slot] != PLAYED:
        return
    kind = g.kind[slot]
    if play.lies == p.IN_AREA:
        if is_forestalled(g, kind):
            refund(g, slot, seat, play)
            return
        g.put_in_play(slot, area_of(g, slot))
        g.tell(told.MUSTERED, seat, slot, kind)
        fire(g, p.MUSTERED, slot)
    elif play.lies in (p.IN_SQUAD, p.IN_KOHORT):
        if len(env) > 3:
            g.control = put(g.control, slot, env[3])  # whose area it strengthens from now on
        g.put_in_play(slot, SQUAD if play.lies == p.IN_SQUAD else KOHORT)
        g.tell(told.BUILT, slot, seat, kind)
    elif play.lies == p.BEFORE_TARGET:
        g.put_in_play(slot, BEFORE_PLAYER, env[3] if len(env) > 3 else seat)
        start_clock(g, slot, seat, play)
    elif play.lies == p.ON_TARGET and g.in_play(env[3]):
        if play.on is not None and not play.on.test(g, slot, seat, env[3]):
            g.set_flag(slot, WAIVED, True)  # DT-071 asks only for what it was given for
        g.put_in_play(slot, ATTACHED, env[3])
        g.tell(told.ATTACHED, slot, env[3], kind, g.kind[env[3]])
        start_clock(g, slot, seat, play)
        if g.cards.alters[kind]:
            follow_side(g, env[3])
        tidy(g)
        if g.cards.traits[kind] & VEHICLE and g.place[slot] == ATTACHED and g.is_warrior(env[3]):
            g.push(BOARDING, (slot,))
    elif play.timing == p.IN_COMBAT and g.combats:
        g.bearer = put(g.bearer, slot, len(g.combats))  # it acts until that combat is over (DT-241)
    else:
        g.leave(slot, g.cards.after[kind] == AFTER_ANNIHILATED)


def refund(g: Doom, slot: int, seat: int, play: Play) -> None:
    """DT-275: a personality that another player held hidden goes back to hand, its D and actions to its player."""
    g.gain(seat, price(g, seat, g.kind[slot], play), 0)
    if play.timing == p.BY_ACTION and seat == g.active and not g.mark[slot]:
        g.standard = min(ACTIONS, g.standard + play.actions)
    take_back(g, slot)


def start_clock(g: Doom, slot: int, seat: int, play: Play) -> None:
    """Note when a card will leave by itself."""
    if play.until:
        g.mark = put(g.mark, slot, 8 * seat + play.until)
        g.timed = [*g.timed, slot]


def tidy(g: Doom) -> None:
    """Warriors that fall when their V is gone (DEMOTED: a discard, no kill, DT-348)."""
    for slot in g.slots:
        if g.is_warrior(slot) and g.attached[slot] and powers(g, slot) & FALLS_AT_NO_VALUE:
            if rating(g, slot, V) <= 0:
                g.tell(told.DISCARDED, slot, g.kind[slot])
                g.leave(slot, False)


def cancel_play(g: Doom, slot: int) -> None:
    """DT-263: a played card, or one in play that is used, has no effect; what was spent on it is lost."""
    f = announced(g, slot)
    if f is not None:
        g.cancel(f.id)
    g.tell(told.CANCELLED, slot, g.kind[slot])
    if g.place[slot] == PLAYED:
        undo_changes(g, slot)
        g.leave(slot, False)


def undo_changes(g: Doom, source: int) -> None:
    """DT-241: what a card has changed in the present combat is as before."""
    kept: list[int] = []
    turned = 0
    for k in range(0, len(g.changes), CHANGE):
        if g.changes[k] != source:
            kept += g.changes[k : k + CHANGE]
        elif g.changes[k + 2] == TURNED_TACTIC:
            turned += 1
    if len(kept) == len(g.changes):
        return
    g.changes = kept
    if turned % 2:
        from grognard.games.doomtrooper.rules.combat import set_tactic

        set_tactic(g, FIGHT + SHOOT - g.combat()[TACTIC])


def open_window(g: Doom, purpose: int = OPEN, about: int = NONE) -> None:
    """Everybody may play what fits; bound: what it is for, about which seat or frame, whose turn, passes in a row."""
    g.push(WINDOW, (purpose, about, 0, 0))


def earn(g: Doom, seat: int, d: int, p: int) -> None:
    """Points for a player; DT-202: whoever can may still change what was earned."""
    g.gain(seat, d, p)
    g.tell(told.POINTS, seat, d, p)
    if p > 0:
        g.push(WINDOW, (EARNED, p * SEATS + seat, 0, 0))


def open_saves(g: Doom, warrior: int) -> None:
    """Only cards that save from death (DT-195); the warrior's player is asked first (DT-248)."""
    g.push(WINDOW, (SAVES, warrior, 0, 0))


class Window(Node[Doom]):
    """One after another is asked until all have passed in a row (DT-017); any play starts the circle anew."""

    def run(self, g: Doom, f: Frame) -> None:
        purpose, about, turn, passes = f.env
        if g.triggers and sweep(g, f):
            return
        if purpose in (OPEN, START, VICTORY) and is_won(g):
            return
        if purpose == START:
            seats = [g.active]
        elif purpose == SAVES:
            seats = order(g, g.control[about])
        elif purpose == COUNTERS:
            seats = order(g, affected_by(g, about))
        else:
            seats = order(g, NONE)
        while passes < len(seats):
            seat = seats[turn % len(seats)]
            options = window_options(g, seat, purpose, about)
            if len(options) > 1 or not g.quick:
                asked = ("window", "start", "save", "victory", "counter", "earned")[purpose]
                frame = Frame(f.id, self, 0, (purpose, about, turn, passes), f.below)
                g.ask(frame, seat, asked, options)
                return
            turn += 1
            passes += 1
        if g.switched:
            g.switched = []

    def answer(self, g: Doom, f: Frame, action: int) -> None:
        purpose, about, turn, passes = f.env
        if action & 63 == verbs.PASS:
            g.again(f, 0, (purpose, about, turn + 1, passes + 1))
            return
        seat = order_seat(g, purpose, about, turn)
        g.bustle()
        g.again(f, 0, (purpose, about, turn + 1, 0))
        if action & 63 == verbs.USE and g.place[first(action)] == PLAYED:
            g.push(RAISING, (first(action), seat))
        elif action & 63 == verbs.USE:
            bound: Env = (first(action), seat, second(action))
            g.push(ACTING, bound if about == NONE else (*bound, about))
        elif action & 63 == verbs.SIDE:
            take_side(g, first(action), second(action))
        else:
            begin(g, seat, first(action), second(action), about)


def order_seat(g: Doom, purpose: int, about: int, turn: int) -> int:
    """Whose turn it is in a window."""
    if purpose == START:
        return g.active
    asked_first = g.control[about] if purpose == SAVES else affected_by(g, about) if purpose == COUNTERS else NONE
    seats = order(g, asked_first)
    return seats[turn % len(seats)]


def affected_by(g: Doom, slot: int) -> int:
    """DT-248: the player whom an announced card directly affects, who is asked first; NONE if it is nobody else."""
    f = announced(g, slot)
    if f is None or len(f.env) < 4:
        return NONE
    kind, way = g.kind[slot], f.env[2]
    if f.node is PLAYING and g.cards.plays[kind][way].timing == p.AFTER_EARNING:
        return f.env[3] % SEATS
    on_player = g.cards.plays[kind][way].on_player if f.node is PLAYING else g.cards.acts[kind][way].on_player
    seat = f.env[3] if on_player else g.control[f.env[3]]
    return NONE if seat == f.env[1] else seat


WINDOW: Final = Window("window")
BOARDING: Final = Boarding("boarding")
PLAYING: Final = Playing("playing")
