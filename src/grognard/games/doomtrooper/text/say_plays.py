"""How a card is played, in words: when, for what price, on whom, where it then lies and how long."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.effects.combat import Avenge, Change
from grognard.games.doomtrooper.effects.piles import CountKill, Raise
from grognard.games.doomtrooper.effects.reinforcing import Reinforce
from grognard.games.doomtrooper.effects.table import DESTINY, HOME_OF_BEARER, NAMED_WARRIORS, DiscardThis
from grognard.games.doomtrooper.effects.turns import ExtraAction, StandardAction
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.language import terms
from grognard.games.doomtrooper.language.effect import Seq, Stay
from grognard.games.doomtrooper.language.parts import Affiliation, Type
from grognard.games.doomtrooper.language.selectors import ANY as WHATEVER
from grognard.games.doomtrooper.language.selectors import ANYBODYS, AS_DEFENDER, Which
from grognard.games.doomtrooper.language.void import Void
from grognard.games.doomtrooper.text.phrases import ANY_ONE, CLASS, ONE, THE, Phrase, Thing, one_of
from grognard.games.doomtrooper.text.say_base import PIECES, Sayings, bits_of

WHEN: Final = {
    p.ANYTIME: "anytime", p.IN_COMBAT: "in_combat", p.AT_START: "at_start",
    p.AFTER_VICTORY: "after_victory", p.AFTER_EARNING: "after_earning",
    p.BEFORE_ACTIONS: "before_actions", p.AFTER_COMBAT: "after_combat",
    p.AFTER_OWN_EARNING: "after_own_earning",
}  # fmt: skip
UNTIL: Final = {
    p.TO_YOUR_DRAW: "to_your_draw", p.TO_YOUR_TURN: "to_your_turn", p.GONE_AT_YOUR_TURN: "gone_at_your_turn",
}  # fmt: skip
ANSWERED: Final = {
    p.A_SPELL: "spell", 1 << w.EQUIPMENT: "equipment", p.A_SPECIAL: "special", p.A_GIFT: "gift",
    p.A_COMBAT_CARD: "combat",
}  # fmt: skip
ONCE: Final = {p.ONCE_A_COMBAT: "once_a_combat", p.ONCE_A_TURN: "once_a_turn"}
BUILT_IN: Final = {p.IN_SQUAD: "squad", p.IN_KOHORT: "kohort", p.IN_OUTPOST: "outpost"}
MOMENTS: Final = {
    p.AT_TURN: "turn", p.AT_DRAW: "draw", p.AT_END: "end", p.MUSTERED: "mustered", p.WAS_WOUNDED: "wounded",
    p.WAS_KILLED: "killed", p.HAS_FOUGHT: "fought", p.HAS_FOUGHT_HAND_TO_HAND: "fought_hand",
    p.ENTERED: "entered", p.BUILT: "built", p.HAS_WOUNDED: "has_wounded", p.WAS_HURT: "hurt", p.HAS_KILLED: "has_killed",
}  # fmt: skip
WITHOUT: Final = {
    DESTINY: "no_d",
    NAMED_WARRIORS: "no_named",
    HOME_OF_BEARER: "no_home",
}  # as soon as a player is without something
# How the giving of a card is called, by its type (DT-064, DT-089, DT-098, DT-105, DT-118)
GIVING: Final = {
    w.EQUIPMENT: "give", w.RELIC: "give", w.KI: "give", w.BEAST: "give", w.SYMMETRY: "bestow", w.ART: "bestow",
    w.MISSION: "assign",
}  # fmt: skip


def mustered_in(sides: int) -> str:
    """DT-035: the area of a warrior, by its side."""
    if sides & w.TRIBAL:
        return "outpost"
    if sides & w.DOOMTROOPER:
        return "squad"
    return "kohort" if sides & w.LEGION else "aside"


class PlaySayings(Sayings):
    """Sentences for each way to play or use a card."""

    def moment(self, play: p.Play) -> str:
        """When a card may be played."""
        parts = []
        if play.timing == p.TO_COUNTER:
            by = self.words.PLAYED_BY[play.counters_of]
            parts.append(self.fill("when.to_counter", what=self.answered(play.counters, self.words.ANSWERED), by=by))
        elif play.timing == p.TO_SAVE:
            own = isinstance(play, p.Cast) and play.on is None
            victim = self.noun("caster", THE) if own else self.which(play.on or Which(terms.WARRIOR, terms.YOURS), ONE)
            parts.append(self.fill("when.to_save", victim=victim))
        elif isinstance(play.do, Avenge):
            victim = self.which(Which(terms.WARRIOR, Affiliation(play.do.affiliation)), ONE)
            parts.append(self.fill("when.avenge", victim=victim))
        elif play.on is not None and play.on.victor:
            parts.append(self.fill("when.at_once"))
        elif play.timing != p.BY_ACTION:
            parts.append(self.fill(f"when.{WHEN[play.timing]}"))
        if play.no_combat:
            parts.append(self.fill("when.no_combat"))
        if play.own_turn:
            parts.append(self.fill("when.own_turn"))
        return " ".join(parts)

    def cost(self, play: p.Play) -> str:
        """What playing a card takes: actions and D, and how often that is allowed."""
        parts = [self.fill("when.action", n=self.words.ACTIONS[play.actions])] if play.actions else []
        if play.attacks:
            parts.append(self.fill("when.action", n=self.words.ATTACKS[play.attacks]))
        if play.d:
            key = "price.d_too" if play.actions or play.attacks else "price.d"
            parts.append(self.fill(key, d=self.count(play.d)))
        said = " ".join(parts)
        return f"{said}, {self.fill('once_a_turn')}" if play.once_a_turn else said

    def way(self, key: str, play: p.Play, **words: object) -> str:
        """A way to play a card, with its moment and its cost where the language wants them."""
        return self.fill(key, moment=self.moment(play), cost=self.cost(play), **words).rstrip(",")

    def answered(self, counters: int, words: Mapping[str, str]) -> str:
        """The cards that are answered, or what happens to them."""
        return self.join([words[ANSWERED[bit]] for bit in bits_of(counters)], self.sayings["or"])

    def target(self, play: p.Play | p.Act, it: Phrase) -> Phrase:
        """Whom a play is aimed at; without a target, whom the card is about."""
        if play.on is not None:
            if isinstance(play, p.Act):
                return self.which(play.on, one_of(play.on), own=True)
            return self.which(play.on, one_of(play.on), play.weapon_of)
        if play.on_player:
            thing = Thing("player")
            thing.other = play.on_player == 2
            phrase: Phrase = self.nouns.phrase(thing, ANY_ONE)
            phrase.later = self.noun("player", THE)
            return phrase
        return it

    def played(self, play: p.Play, it: Phrase) -> list[str]:
        """The sentences for one way to play a card; a way that another card opens is said there."""
        if play.opened:
            return []
        out = self.say(play, self.target(play, it)).split(PIECES)
        if play.needs is not None:
            out.insert(1, self.needed(play.needs))
        if play.for_value:
            times = "" if play.value_times == 1 else self.words.MULTIPLES[play.value_times]
            out.insert(1, self.fill("pay_value.each" if play.each else "pay_value", times=times))
        if play.lone:
            out.append(self.fill("lone"))
        if play.final:
            out.append(self.fill("final"))
        if play.until:
            out.append(self.clause(f"until.{UNTIL[play.until]}"))
        return out

    def needed(self, which: Which) -> str:
        """Whom its player must have in an area before a card is played."""
        thing = self.apart(which)
        if which.part == AS_DEFENDER:
            thing.head = "warrior" if thing.head == "defender" else thing.head
            thing.places = [word for word in thing.places if word != "defender"]
            return self.fill("needs.defender", what=self.nouns.phrase(thing, ONE))
        place = self.words.IN_YOURS[w.PLACES[which.area]]
        thing.whose = ANYBODYS
        thing.places = [word for word in thing.places if word != w.PLACES[which.area]]
        return self.fill("needs", place=place, what=self.nouns.phrase(thing, ONE))

    def play(self, node: p.Play, it: Phrase) -> str:
        spoken_of = node.lies in (p.ON_TARGET, p.BEFORE_TARGET)
        return PIECES.join([self.laid(node, it), *self.paid_effects(node, it.later if spoken_of else it)])

    def laid(self, node: p.Play, it: Phrase) -> str:
        """When a card is played, and where it then lies."""
        if node.lies == p.ON_TARGET:
            return self.giving(node, it)
        if node.lies in BUILT_IN:
            area = BUILT_IN[node.lies]
            key = "play_in" if node.on_player else "play_in_yours"
            return self.way(key, node, it=it, area=self.words.AREA_OF[area], into=self.words.INTO[area])
        if node.lies == p.BEFORE_TARGET and node.on_player:
            return self.way("play_before", node, it=it)
        if node.lies in (p.BEFORE_TARGET, p.BEFORE_YOU):
            return self.way("play_before_you", node)
        return self.way("play_on_game" if node.lies == p.ON_GAME else "play", node)

    def ally(self, node: p.Ally, it: Phrase) -> str:
        return self.way("ally", node)

    def muster(self, node: p.Muster, it: Phrase) -> str:
        into = self.words.INTO[mustered_in(self.cards.sides[self.kind])]
        value = self.cards.printed[self.kind][w.V]
        return self.way("muster", node, into=into, d=self.count(value))

    def giving(self, node: p.Play, it: Phrase) -> str:
        """To whom a card is given, in the word for its type."""
        if node.timing == p.TO_SAVE:
            return self.way("attach.save", node)
        to_card = node.on is not None and node.on.type not in (WHATEVER, w.WARRIOR)
        key = "attach" if to_card else GIVING.get(self.cards.type[self.kind], "attach")
        return self.way(key, node, it=it)

    def give(self, node: p.Give, it: Phrase) -> str:
        out = [self.giving(node, it), *self.paid_effects(node, it.later)]
        if node.not_with == self.cards.codes[self.kind]:
            out.append(self.fill("most.warrior.1"))
        elif node.not_with:
            out.append(self.fill("not_with", card=self.title.format(self.card_name(node.not_with))))
        if node.most:
            bearer = "weapon" if node.on is not None and node.on.trait & w.WEAPON else "warrior"
            out.append(self.fill(f"most.{bearer}.{node.most}"))
        return PIECES.join(out)

    def build(self, node: p.Build, it: Phrase) -> str:
        ways = [play for play in self.cards.plays[self.kind] if isinstance(play, p.Build)]
        if node not in ways:
            ways = [node]
        if node is not ways[0]:
            return ""  # said with the first
        into = [self.words.INTO[BUILT_IN[play.lies]] for play in ways]
        key = ("build", "build.anybody", "build.other")[node.on_player]
        if self.cards.type[self.kind] == w.WARZONE:
            key = "place_warzone"
        elif self.cards.type[self.kind] == w.EQUIPMENT and node.on_player == 1:
            key = "place.anybody"
        said = self.way(key, node, into=self.join(into, self.sayings["or"]))
        if not node.many:
            return said
        if self.cards.type[self.kind] == w.FORTIFICATION:  # DT-088 is about no others
            return PIECES.join((said, self.fill("many")))
        rates = any(aura.static.touches(rating) for aura in self.cards.auras[self.kind] for rating in range(4))
        return PIECES.join((said, self.fill("aura.adds_up"))) if rates else said

    def cast(self, node: p.Cast, it: Phrase) -> str:
        whom = it
        if node.on is None and not node.on_player:
            combatant = self.cards.traits[self.kind] & w.COMBAT_SPELL
            whom = self.noun("combatant", ANY_ONE) if combatant else self.noun("caster", THE)
        out = [self.way("cast", node)]
        if node.any_aspect:
            out.append(self.fill("cast.any_aspect"))
        if node.lies == p.ON_TARGET:
            out.append(self.fill("cast.stays", it=whom))
        return PIECES.join([*out, *self.paid_effects(node, whom)])

    def paid_effects(self, node: p.Play, it: Phrase) -> list[str]:
        """What a card does: at once, and for the D that are spent on it step by step."""
        if not node.per:
            return [] if isinstance(node.do, Stay) else [self.say(node.do, it)]
        if node.free:
            return [self.say(node.do, it), self.fill("for_every_more", d=self.count(node.per))]
        steps = node.do.steps if isinstance(node.do, Seq) else [node.do]
        fixed = [step for step in steps if isinstance(step, Change) and step.fixed]
        out = [self.say(step, it if k == 0 else it.later) for k, step in enumerate(fixed)]
        for step in steps:
            if step not in fixed:
                whom = it.later if out else it
                done = self.opened(self.say(step, whom), whom)
                out.append(self.fill("for_each" if node.per == 1 else "for_every", d=self.count(node.per), done=done))
        if node.least > 1:
            out.append(self.fill("at_least", d=self.count(node.least * node.per)))
        return out

    def act(self, node: p.Act, it: Phrase) -> str:
        if node.timing == p.IN_COMBAT:
            parts = [self.fill("act.in_combat", it=it)]
        elif node.timing == p.TO_COUNTER:
            what = self.answered(node.counters, self.words.ANSWERED_BY_USE)
            on = self.fill("act.direct", it=it) if node.direct else ""
            parts = [self.fill("when.to_counter_use", what=what, on=on)]
        else:
            parts = [self.fill(f"when.{WHEN[node.timing]}")] if node.timing != p.BY_ACTION else []
        if node.early:
            parts.append(self.fill("act.early"))
        if node.away:
            parts.append(self.fill("act.away", it=it))
        parts = self.in_case(parts, node, it)
        parts += [self.fill(ONCE[node.once])] if node.once else []
        parts += self.price(node, it)
        done = self.say(node.do, self.target(node, it))
        if node.for_value:
            key = "price.half_value" if node.halved else "price.value" if node.on is not None else "price.value.user"
            done = self.fill(key, done=done, it=it)
        if node.per:
            done = self.opened(done, self.target(node, it))
            done = self.fill("for_each" if node.per == 1 else "for_every", d=self.count(node.per), done=done)
        return self.fill("act", price=f"{', '.join(parts)} {self.user(node, it)}".strip(), done=done)

    def user(self, node: p.Act, it: Phrase) -> str:
        """Who alone may use a card, where that is not plain."""
        if node.mine:
            return self.fill("act.mine")  # DT-347
        return self.fill("act.bearers", it=it) if self.is_laid_on_anybody() else ""

    def in_case(self, parts: list[str], node: p.Act, it: Phrase) -> list[str]:
        """The beginning of an act, with the case in which it may be used."""
        case = self.case(node.case, it, bearer=False)
        if case and node.timing == p.IN_COMBAT:
            parts = [self.fill("act.in_combat.case", it=it, case=case), *parts[1:]]
        elif case:
            parts = [*parts, case]
        bearer = node.case.bearer
        if bearer is None:
            return parts
        if bearer.wounded:
            return [*parts, self.fill("act.hurt", it=it)]
        if bearer.healthy:
            return [*parts, self.fill("act.unhurt", it=it)]
        return [*parts, self.fill("aura.bearer", it=it, what=self.which(bearer, ONE)).strip(" ,")]

    def is_laid_on_anybody(self) -> bool:
        """Whether the card may lie on another player's warrior, whose player then uses it."""
        for play in self.cards.plays[self.kind]:
            if play.lies == p.ON_TARGET and play.on is not None and play.on.type == w.WARRIOR:
                return play.on.whose == ANYBODYS
        return False

    def price(self, node: p.Act, it: Phrase) -> list[str]:
        """What the use of a card costs."""
        parts = []
        if node.actions:
            parts.append(self.fill("when.action", n=self.words.ACTIONS[node.actions]))
        if node.any_kind:
            parts.append(self.fill("act.any_kind"))
        if node.attacks:
            parts.append(self.fill("when.action", n=self.words.ATTACKS[node.attacks]))
        if node.d:
            key = "price.every" if isinstance(node.do, Reinforce) else "price.d"  # one joins for each payment
            if parts and key == "price.d":
                parts.append(f"{parts.pop()} {self.fill('price.d_too', d=self.count(node.d))}")
            else:
                parts.append(self.fill(key, d=self.count(node.d)))
        if node.p:
            said = self.fill("price.p", p=self.count(node.p))
            parts.append(f"{parts.pop()} {said}" if parts else said)
        if node.itself:
            parts.append(self.fill("act.discarding" if node.itself == p.DISCARDED else "act.annihilating"))
        if node.other is not None:
            parts.append(self.fill("act.other", other=self.which(node.other)))
        if node.wounds:
            parts.append(self.fill("act.wounds", it=it))
        if node.uses:
            parts.append(self.fill("act.uses", n=self.count(node.uses)))
        return parts

    def opens(self, node: p.Opens, it: Phrase) -> str:
        """Cards that may be played at any time because of this one."""
        if node.apostles:
            what = self.noun("gift-of-apostle", CLASS)
        else:
            what = self.which(Which(Type(node.type), Affiliation(node.affiliation), node.keyword), CLASS)
        if node.here:
            return self.fill("opens.modifying" if node.modifying else "opens.here", what=what)
        key = "opens.gratis" if node.gratis else "opens.warriors" if node.type == w.WARRIOR else "opens"
        if node.on_bearer:
            said = self.fill("opens.on_bearer", what=what, it=it)
        else:
            said = self.fill(key, what=what, to=self.opened_to(node))
        if node.bearing:
            said = self.fill("opens.bearing", it=it, card=self.title.format(self.card_name(node.bearing)), said=said)
        if node.free:
            said = self.fill("opens.no_d", said=said)
        if node.waives:
            gifts = node.type == w.SYMMETRY  # DT-073, DT-097: no other demand is waived
            said = f"{said}, {self.fill('opens.waives.gifts' if gifts else 'opens.waives')}"
        holds = node.itself and any(aura.each for aura in self.cards.auras[self.kind])
        return f"{said}; {self.fill('opens.itself')}" if holds else said

    def opened_to(self, node: p.Opens) -> str:
        """On whom the cards may be played."""
        if node.itself:
            return self.fill("opens.on_itself")
        if node.to is None:
            return ""
        return self.fill("opens.to", to=self.which(node.to))

    def when_(self, node: p.When, it: Phrase) -> str:
        """What happens by itself at a moment."""
        if node.moment in p.OF_A_TURN:
            whose = self.words.WHOSE_TURN[node.whose]
            key = WITHOUT[node.do.without] if isinstance(node.do, DiscardThis) else MOMENTS[node.moment]
            moment = self.fill(f"moment.{key}", whose=whose[0], who=whose[1])
            whom = self.noun("player", THE)
            if node.moment == p.AT_TURN and isinstance(node.do, (ExtraAction, StandardAction)):
                return self.every_turn(node.do, whom)
        else:
            whom = it if node.about is None else self.which(node.about, ONE)
            if isinstance(node.do, CountKill):
                return self.say(node.do, whom)  # which says when
            key = "you_kill" if isinstance(node.do, Raise) else MOMENTS[node.moment]
            moment = self.fill(f"moment.{key}.armed" if node.armed else f"moment.{key}", it=whom)
            whom = whom.later
        self.may = node.may
        done = self.opened(self.say(node.do, whom), whom)
        unsaid, self.may = self.may, False  # no saying has told that the player may
        return self.fill("when_may" if unsaid else "when_does", moment=moment, done=done)

    def every_turn(self, node: ExtraAction | StandardAction, it: Phrase) -> str:
        """An action that a player has in every turn, not in this one alone."""
        self.this_turn = ""
        done = self.opened(self.say(node, it), self.noun("warrior", THE))
        self.this_turn = self.sayings["this_turn"]
        return self.fill("when_does", moment=self.fill("moment.each_turn"), done=done)

    def void(self, node: Void, it: Phrase) -> str:
        return self.fill("void", it=it, rule=node.rule)

    def afterwards(self, kind: int) -> list[str]:
        """Where the card goes when it has acted, if that is not the grave."""
        gone = any(play.lies == p.NOWHERE for play in self.cards.plays[kind])
        if gone and self.cards.after[kind] == w.AFTER_ANNIHILATED:
            return [self.clause("annihilated")]
        return []
