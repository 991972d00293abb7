"""The targets of a card that is being played or used, and why others are not."""

from __future__ import annotations

from grognard.core.action import VERB, first
from grognard.core.agenda import Env, Frame
from grognard.games.doomtrooper import verbs
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language.effect import Effect
from grognard.games.doomtrooper.language.plays import Act, Play
from grognard.games.doomtrooper.language.selectors import Which
from grognard.games.doomtrooper.model import node_names as node
from grognard.games.doomtrooper.model.state import NONE, Doom
from grognard.games.doomtrooper.queries import refusals as no
from grognard.games.doomtrooper.queries.abilities import answerable_cards, healed_in_answer, targets_of_use
from grognard.games.doomtrooper.queries.answering import helped_by_answer
from grognard.games.doomtrooper.queries.capability import no_capability
from grognard.games.doomtrooper.queries.duplicates import without_duplicates
from grognard.games.doomtrooper.queries.legality import ALLOWED, Refusal, is_hidden, kind_shown, untimely
from grognard.games.doomtrooper.queries.permissions import price_added_by_target
from grognard.games.doomtrooper.queries.playing import (
    is_borne_by,
    no_copy,
    targets,
    would_leave_at_once,
)
from grognard.games.doomtrooper.queries.protection import cannot_be_discarded
from grognard.games.doomtrooper.queries.reactions import answered_by, counter_targets
from grognard.games.doomtrooper.queries.receiving import bears_most_copies, no_receiving
from grognard.games.doomtrooper.queries.selecting import is_meant
from grognard.games.doomtrooper.queries.spells import (
    STEPS,
    able_casters,
    fee_of_casting,
    most_steps,
    no_able_caster,
    no_spell_target,
    spell_targets,
    spends_double,
)
from grognard.games.doomtrooper.words import ART, AWAY, FORTIFICATION, MISSION


def play_targets(g: Doom, f: Frame, play: Play) -> list[int]:
    """The cards on the table that the card being played may be aimed at; copies that do not differ are all listed."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind = g.kind[slot]
    by = g.played_by[slot]
    if play.timing == p.TO_COUNTER:
        found = counter_targets(g, seat, play)
    elif g.cards.type[kind] == ART:
        found = spell_targets(g, seat, kind, play, by)
        found = [t for t in found if no_spell_target(g, seat, kind, play, by, t) is no.OK]
    else:
        found = [t for t in targets(g, seat, kind, play) if play.do.could(g, (slot, seat, t))]
        if by != NONE:
            found = [t for t in found if is_borne_by(g, t, by)]
    if play.each:
        left = g.spendable_d(seat) - price_of_targets(g, seat, kind, play, f.env[node.AIM :])
        found = [t for t in found if t not in f.env[node.AIM :]]
        return [t for t in found if not play.for_value or price_added_by_target(g, seat, kind, play, t) <= left]
    if play.timing == p.ANYTIME and answered_by(f) != NONE:
        meant = helped_by_answer(g, seat, kind, play, answered_by(f))
        return [t for t in found if t in meant] if meant else found
    return found


def price_of_targets(g: Doom, seat: int, kind: int, play: Play, chosen: Env) -> int:
    """What the chosen targets add to the price of a play."""
    out = 0
    for target in chosen if play.for_value else ():
        out += price_added_by_target(g, seat, kind, play, target)
    return out


def may_choose_no_more(f: Frame, play: Play) -> bool:
    """Whether the player of a card for any number of targets has chosen one already."""
    return play.each and play.for_value and len(f.env) > node.AIM


def no_play_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why the card being played cannot be aimed at a card on the table."""
    if action == verbs.PASS and may_choose_no_more(f, g.cards.plays[g.kind[f.env[node.CARD]]][f.env[node.WAY]]):
        return ALLOWED
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    slot = first(action)
    play = g.cards.plays[g.kind[f.env[node.CARD]]][f.env[node.WAY]]
    found = play_targets(g, f, play)
    if slot in found:
        return ALLOWED if slot in without_duplicates(g, found) else Refusal(no.LIKE_ANOTHER, g.kind[slot], slot)
    return not_meant(g, f, play, slot)


def not_meant(g: Doom, f: Frame, play: Play, slot: int) -> Refusal:
    """The clause that keeps a card from being a target of the card being played."""
    kind, seat = g.kind[f.env[node.CARD]], f.env[node.SEAT]
    if g.is_warrior(slot) and g.flags[slot] & AWAY:
        return Refusal(no_capability(g, slot), NONE, slot)  # DT-313
    if g.cards.type[kind] == ART and play.timing != p.TO_COUNTER and not is_hidden(g, slot):
        caster = g.played_by[f.env[node.CARD]]
        if slot in spell_targets(g, seat, kind, play, caster):
            clause = no_spell_target(g, seat, kind, play, caster, slot)
            if clause:
                return Refusal(clause, kind, slot)
        return Refusal(no.NOT_A_TARGET, g.kind[slot], slot)
    if play.lies == p.ON_TARGET and g.is_warrior(slot):
        return Refusal(no_receiving(g, kind, play, seat, slot, play.opened) or no.NOT_ELIGIBLE, kind, slot)
    if bears_most_copies(g, kind, play, slot):
        return Refusal(no.HAS_MOST, kind, slot)
    if cannot_be_discarded(g, slot):
        return Refusal(no.STAYS, g.kind[slot], slot)
    return untouched(g, f, play.on, play.do, slot)


def use_targets(g: Doom, f: Frame, act: Act) -> list[int]:
    """The cards on the table that the card being used may be aimed at: those it answers, heals in answer, or means."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    if act.timing == p.TO_COUNTER:
        return answerable_cards(g, seat, slot, act)
    about = f.env[node.AIM] if len(f.env) > node.AIM else answered_by(f)
    if act.timing == p.ANYTIME and about != NONE:
        return healed_in_answer(g, seat, slot, act, about)
    return targets_of_use(g, seat, slot, act)


def no_use_target(g: Doom, f: Frame, act: Act, action: int) -> Refusal:
    """Why the card in play that is used cannot be aimed at a card on the table."""
    if action & VERB != verbs.CHOOSE:
        return untimely(g, action)
    slot = first(action)
    if slot in use_targets(g, f, act):
        return ALLOWED
    if g.is_warrior(slot) and g.flags[slot] & AWAY:
        return Refusal(no_capability(g, slot), NONE, slot)  # DT-313
    return untouched(g, f, act.on, act.do, slot)


def untouched(g: Doom, f: Frame, which: Which | None, do: Effect, slot: int) -> Refusal:
    """Why a card would do nothing to another (DT-249): the other is not of its class, or nothing would change."""
    source, seat = f.env[node.CARD], f.env[node.SEAT]
    bound = (source, seat, slot)
    if is_hidden(g, slot) or which is None or not g.in_play(slot) or not is_meant(g, which, source, seat, slot):
        return Refusal(no.NOT_A_TARGET, kind_shown(g, slot), slot)
    if do.could(g, bound):
        return Refusal(no.NOT_A_TARGET, g.kind[slot], slot)
    if cannot_be_discarded(g, slot):
        return Refusal(no.STAYS, g.kind[slot], slot)
    clause = do.barred(g, bound) or no.NO_EFFECT
    kind = g.kind[source if clause is no.NO_EFFECT else slot]
    return Refusal(clause, kind, slot, is_use=f.node.name != node.PLAYING)


def no_player_target(g: Doom, f: Frame, action: int) -> Refusal:
    """Why the card being played or used cannot be aimed at a player."""
    other = first(action)
    if action & VERB != verbs.PLAYER or other >= g.n:
        return untimely(g, action)
    slot, seat, way = f.env[node.CARD], f.env[node.SEAT], f.env[node.WAY]
    kind = g.kind[slot]
    is_played = f.node.name == node.PLAYING
    do = g.cards.plays[kind][way].do if is_played else g.abilities[slot].acts[way].do
    whom = g.cards.plays[kind][way].on_player if is_played else g.abilities[slot].acts[way].on_player
    if g.defeated[other]:
        return Refusal(no.IS_OUT)
    if other == seat and whom != 1:
        return Refusal(no.OTHER_PLAYER, kind, is_use=not is_played)
    if is_played and g.cards.type[kind] in (FORTIFICATION, MISSION) and no_copy(g, other, kind):
        return Refusal(no_copy(g, other, kind), kind)
    useless = is_played and would_leave_at_once(g, seat, kind, other)
    useless = useless or not do.could(g, (slot, seat, other))
    return Refusal(no.NO_EFFECT if useless else no.OK, kind, is_use=not is_played)


def play_casters(g: Doom, f: Frame, play: Play) -> list[int]:
    """The warriors that could cast the spell being played; if it answers a card, only warriors that it would help."""
    seat, kind = f.env[node.SEAT], g.kind[f.env[node.CARD]]
    found = able_casters(g, seat, kind, play, f.env[node.AIM] if len(f.env) > node.AIM else NONE)
    about = answered_by(f) if play.timing == p.ANYTIME and play.lies == p.ON_TARGET else NONE
    if about == NONE:
        return found
    meant = helped_by_answer(g, seat, kind, play, about)
    return [w for w in found if w in meant]


def no_caster(g: Doom, f: Frame, play: Play, action: int) -> Refusal:
    """Why a warrior cannot cast the spell being played (DT-147)."""
    warrior = first(action)
    if action & VERB != verbs.CHOOSE or not g.is_warrior(warrior):
        return untimely(g, action)
    if warrior in play_casters(g, f, play):
        return ALLOWED
    seat, kind = f.env[node.SEAT], g.kind[f.env[node.CARD]]
    about = f.env[node.AIM] if len(f.env) > node.AIM else NONE
    return Refusal(no_able_caster(g, seat, kind, play, about, warrior) or no.NOT_A_CASTER, kind, warrior)


def most_steps_of_play(g: Doom, f: Frame, play: Play) -> int:
    """How often the card being played can be paid for: as often as there are D, and as long as more would follow."""
    return min(
        payable_steps(g, f, play), play.do.useful_steps(g, (f.env[node.CARD], f.env[node.SEAT], *f.env[node.AIM :]))
    )


def payable_steps(g: Doom, f: Frame, play: Play) -> int:
    """How often there are D for the card being played and, where each payment needs one, targets."""
    slot, seat = f.env[node.CARD], f.env[node.SEAT]
    kind = g.kind[slot]
    if g.cards.type[kind] == ART:
        by = g.played_by[slot]
        most = most_steps(g, seat, play, spends_double(g, by), fee_of_casting(g, by, kind, play))
    else:
        most = min((g.spendable_d(seat) - play.d) // play.per, STEPS)
    if not play.each:
        return most
    return min(most, len([t for t in targets(g, seat, kind, play) if play.do.could(g, (slot, seat, t))]) - play.free)


def no_steps_of_play(g: Doom, f: Frame, play: Play, action: int) -> Refusal:
    """Why the card being played cannot be paid for as often as that: too dear, or no more would follow (DT-249)."""
    kind, most = g.kind[f.env[node.CARD]], most_steps_of_play(g, f, play)
    if action & VERB == verbs.STEPS and most < first(action) <= payable_steps(g, f, play):
        return Refusal(no.NO_EFFECT, kind)
    return no_steps(g, kind, play.least, most, action)


def no_steps(g: Doom, kind: int, least: int, most: int, action: int, is_use: bool = False) -> Refusal:
    """Why a card cannot be paid for as often as the answer says (DT-149)."""
    if action & VERB != verbs.STEPS:
        return untimely(g, action)
    if least <= first(action) <= most:
        return ALLOWED
    dear = no.TOO_DEAR_SPELL if g.cards.type[kind] == ART else no.TOO_DEAR_CARD
    return Refusal(dear if first(action) else no.NO_EFFECT, kind, is_use=is_use)


def no_receiver(g: Doom, seat: int, slot: int, found: list[int], action: int) -> Refusal:
    """Why a warrior cannot be given a card that changes its bearer: it could not be given the card from hand either."""
    warrior = first(action)
    if action & VERB != verbs.CHOOSE or not g.is_warrior(warrior):
        return untimely(g, action)
    if warrior in found:
        return ALLOWED
    if g.control[warrior] != seat:
        return Refusal(no.NOT_A_TARGET, kind_shown(g, warrior), warrior)
    kind = g.kind[slot]
    clause = no_receiving(g, kind, g.cards.plays[kind][0], seat, warrior, by_effect=True)
    return Refusal(clause or no.NOT_ELIGIBLE, kind, warrior)
