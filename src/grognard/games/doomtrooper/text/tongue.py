"""Doomtrooper in one language: questions, answers, log lines and reasons, said from the rules' own data.

Slots are named by the kind that lies in them. Events and questions tell no state, so a slot is named by the kind told
behind their other facts, in the order of the slots; where none is told it is named by its number, `#12`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from grognard.core.action import VERB, first, pack, second
from grognard.core.agenda import Choice, Event
from grognard.core.game import Reason
from grognard.games.doomtrooper import events, verbs
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.facts import facts as all_facts
from grognard.games.doomtrooper.flow.combat_changes import SLAIN
from grognard.games.doomtrooper.flow.turn import ACT, BEGIN, DRAW, LAST
from grognard.games.doomtrooper.language import plays as p
from grognard.games.doomtrooper.model.catalogue import Catalogue
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER
from grognard.games.doomtrooper.model.state import NONE
from grognard.games.doomtrooper.queries.refusals import NAMED
from grognard.games.doomtrooper.queries.windows import OF_TURN
from grognard.games.doomtrooper.text.answers import Answers
from grognard.games.doomtrooper.text.cards import CardText
from grognard.games.doomtrooper.text.names import EITHER
from grognard.text.lang import Listing, Word, fill
from grognard.text.typography import signed, with_minus

# Which noun stands before the name of a card, by the name of the fact that is its slot
NOUN_OF: Final = {"warrior": "WARRIOR", "foe": "WARRIOR", "card": "CARD", "bearer": EITHER}

WARRIOR: Final = ("warrior", "warrior.kind")
CARD: Final = ("card", "card.kind")
# What follows an event's number, by name; `x.kind` is what lies in the slot x
EVENT_FACTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    events.TURN: ("turn", ("who", "round")),
    events.DREW: ("drew", ("who", "cards")),
    events.DREW_COUNT: ("drew_count", ("who", "n")),
    events.MUSTERED: ("mustered", ("who", *WARRIOR)),
    events.PLAYED: ("played", ("who", *CARD)),
    events.PAID: ("paid", ("who", "d")),
    events.POINTS: ("points", ("who", "d", "p")),
    events.CHANGED: ("changed", ("warrior", "F", "S", "A", "V", "warrior.kind")),
    events.STRIKES_FIRST: ("strikes_first", WARRIOR),
    events.DISABLED: ("disabled", CARD),
    events.DOUBLED: ("doubled", CARD),
    events.OVERWHELMS: ("overwhelms", WARRIOR),
    events.TACTIC: ("tactic", ("tactic",)),
    events.DISCARDED: ("discarded", CARD),
    events.HEALED: ("healed", WARRIOR),
    events.EXTRA_ACTION: ("extra_action", ("who", "extra")),
    events.OWN_ACTION: ("own_action", WARRIOR),
    events.ATTACKED: ("attacked", ("warrior", "foe", "warrior.kind", "foe.kind")),
    events.DECLARED: ("declared", ("who",)),
    events.WOUNDED: ("wounded", WARRIOR),
    events.KILLED: ("killed", ("warrior", "foe", "warrior.kind", "foe.kind")),
    events.SAVED: ("saved", WARRIOR),
    events.COMPARED: (
        "compared",
        (
            "warrior",
            "foe",
            "tactic",
            "strength",
            "A",
            "back",
            "own",
            "blow",
            "blow_back",
            "first",
            "warrior.kind",
            "foe.kind",
        ),
    ),
    events.NO_RETURN: ("no_return", WARRIOR),
    events.COMBAT_OVER: ("combat_over", ()),
    events.CANCELLED: ("cancelled", CARD),
    events.ATTACHED: ("attached", ("card", "bearer", "card.kind", "bearer.kind")),
    events.BUILT: ("built", ("card", "who", "card.kind")),
    events.MEDITATED: ("meditated", ("who",)),
    events.SOUGHT_COVER: ("sought_cover", WARRIOR),
    events.LEFT_COVER: ("left_cover", WARRIOR),
    events.HAND_DISCARDED: ("hand_discarded", ("who", "card.kind")),
    events.REDREW: ("redrew", ("who", "way")),
    events.OVER: ("over", ("winners",)),
    events.TAKEN_OVER: ("taken_over", ("who", *CARD)),
    events.TAKEN_BACK: ("taken_back", ("who", *CARD)),
    events.RETURNED: ("returned", WARRIOR),
    events.ANNIHILATED: ("annihilated", CARD),
    events.REASSIGNED: ("reassigned", WARRIOR),
    events.RECOVERED: ("recovered", ("who", "card.kind")),
    events.REPAID: ("repaid", ("who", "n")),
    events.CONVERTED: ("converted", WARRIOR),
    events.LOST: ("lost", ("who",)),
    events.PLAYED_OFF: ("played_off", ("winners",)),
    events.STALLED: ("stalled", ("rounds",)),
    events.SABOTAGED: ("sabotaged", ("warrior", "owner", "warrior.kind")),
    events.PASSED: ("passed", ("who",)),
    events.FEWER_ACTIONS: ("fewer_actions", ("who",)),
    events.ENDED: ("ended", CARD),
    events.INFECTED: ("infected", ("warrior", "card.kind", "warrior.kind")),
    events.DISINFECTED: ("disinfected", WARRIOR),
    events.IMPRISONED: ("imprisoned", ("warrior", "card", "warrior.kind", "card.kind")),
    events.SHELTERED: ("sheltered", ("warrior", "card", "warrior.kind", "card.kind")),
    events.EMERGED: ("emerged", WARRIOR),
    events.LEFT_VEHICLE: ("left_vehicle", ("card", "warrior", "card.kind", "warrior.kind")),
    events.DISSOLVED: ("dissolved", WARRIOR),
    events.NAMED: ("named", ("who", "affiliation")),
    events.TOOK_SIDE: ("took_side", ("warrior", "side", "warrior.kind")),
    events.TRANSFERRED: ("transferred", ("warrior", "area", "warrior.kind")),
    events.USED: ("used", ("who", *CARD)),
    events.REPLACED: ("replaced", ("warrior", "foe", "warrior.kind", "foe.kind")),
    events.JOINED: ("joined", WARRIOR),
    events.ASSIGNED: ("assigned", ("card", "bearer", "card.kind", "bearer.kind")),
    events.QUELLED: ("quelled", WARRIOR),
    events.RESTORED: ("restored", WARRIOR),
    events.AROSE: ("arose", CARD),
    events.FETCHED: ("fetched", ("who", *CARD)),
    events.STOPPED: ("stopped", ()),
}

ASK_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "receiver": CARD,
    "membership": WARRIOR,
    "recover": CARD,
    "hand": CARD,
    "collection": CARD,
    "target": CARD,
    "player": CARD,
    "corporation": CARD,
    "reap": CARD,
    "block": ("n",),
    "own": WARRIOR,
    "price": CARD,
    "caster": CARD,
    "arise": CARD,
    "markers": ("card", "d", "card.kind"),
    "points_f": ("card", "n", "card.kind"),
    "points_s": ("card", "n", "card.kind"),
    "steps": ("card", "per", "card.kind"),
    "defender": WARRIOR,
    "save": WARRIOR,
    "counter": CARD,
    "weapon": WARRIOR,
    "strip": WARRIOR,
    "affiliation": CARD,
    "ransom": ("card", "warrior", "d", "card.kind", "warrior.kind"),
    "duck": ("card", "warrior", "card.kind", "warrior.kind"),
    "board": ("card", "warrior", "card.kind", "warrior.kind"),
    "tactic": ("warrior", "foe", "warrior.kind", "foe.kind"),
}

# How a window asks, by the moment it tells
MOMENTS: Final = {
    1: "declared", 2: "combatants", 3: "tactic_chosen", 4: "warzone", 5: "modifiers", 6: "evaluated", 7: "status",
    OF_TURN + BEGIN: "begun", OF_TURN + DRAW: "drawn", OF_TURN + ACT: "between", OF_TURN + LAST: "ending",
}  # fmt: skip


class DoomTongue(Answers):
    """The sayings of one language, filled with the cards and players of one table."""

    def __init__(self, lang: str, cards: Catalogue, names: Sequence[str]) -> None:
        super().__init__(lang, cards, names)
        self.card_texts = CardText(self)

    def action(self, action: int, state: Any) -> str:
        """An answer, as a button reads; ways to play or use a card that read alike are told by what they do."""
        said = super().action(action, state)
        verb, card, way = action & VERB, first(action), second(action)
        if verb == verbs.PLAY:
            ways = sum(not play.opened for play in self.cards.plays[card])  # the label of an opened way names its card
        elif verb == verbs.USE:
            ways = len(self.cards.acts[state.kind[card]])
        else:
            return said
        if way >= ways:
            return said
        others = [pack(verb, card, other) for other in range(ways) if other != way]
        if not any(super(DoomTongue, self).action(other, state) == said for other in others):
            return said
        texts = self.card_texts
        done = texts.way_played(card, way) if verb == verbs.PLAY else texts.way_used(state.kind[card], way)
        return f"{said}: {done}"

    # Words

    def mistake(self, saying: str, words: Mapping[str, str]) -> str:
        """Cards in it are told by their codes."""
        named = {key: [all_facts()[code] for code in words[key].split()] for key in ("card", "cards") if key in words}
        said = {key: ", ".join(self.title(fact.code, fact.name) for fact in found) for key, found in named.items()}
        return super().mistake(saying, {**words, **said})

    def told(self, names: Sequence[str], facts: Sequence[int], reader: int | None) -> dict[str, object]:
        """The words for facts, slots named by their kinds."""
        values = dict(zip(names, facts, strict=False))
        words: dict[str, object] = {}
        for name, value in values.items():
            noun = NOUN_OF.get(name.removesuffix(".kind"))
            if noun is None:
                words[name] = self.word(name, value, reader)
            elif name in NOUN_OF:
                words[name] = self.thing(noun, value, values.get(f"{name}.kind", NONE))
            elif name.removesuffix(".kind") not in values:
                words[name.removesuffix(".kind")] = self.thing(noun, NONE, value)
        return words

    # What the protocol asks for; see grognard.core.game.Tongue

    def prompt(self, choice: Choice, seat: int | None) -> str:
        """The question; somebody else's question only says who decides about what."""
        if choice.seat != seat:
            return self.say(f"wait.{choice.ask}", ("who",), (choice.seat,), seat)
        key = choice.ask
        words = self.told(ASK_FACTS.get(key, ()), choice.facts, seat)
        if key == "split":
            words["points"] = self.count(first(choice.options[0]) + second(choice.options[0]))
        elif key == "discard" and verbs.END not in choice.options:
            key = "discard_down"
        elif key == "window":
            key = MOMENTS.get(choice.facts[0], key)
        return fill(self.sayings[f"ask.{key}"], words)

    def blow(self, name: str, tactic: int, strength: int, armour: int, is_first: bool, kills: bool = False) -> str:
        """Whether a rating is enough for the other's A (DT-193), and what that does."""
        letters = self.words.RATINGS
        sign, key = ("≥", "kills" if kills else "hits") if strength >= armour else ("<", "misses")
        ratings = f"{name} {letters[tactic]} {with_minus(strength)} {sign} {letters[w.A]} {with_minus(armour)}"
        return self.label(key, ratings=ratings) + (", " + self.label("strikes_first") if is_first else "")

    def event(self, event: Event, seat: int | None) -> str:
        """A line of the log."""
        key, names = EVENT_FACTS[event[0]]
        facts = event[1:]
        words = self.told(names, facts, seat)
        number = event[0]
        if number == events.POINTS:
            return self.points(facts[0], facts[1], facts[2], seat)
        if number == events.CHANGED:
            words["changes"] = self.changes(facts[1:5])
        elif number == events.COMPARED:
            tactic, attack, guard, defence, armour, forth, back, striker = facts[2:10]
            kinds = facts[10:] or (NONE, NONE)
            sides = [self.thing("WARRIOR", slot, kind).said("") for slot, kind in zip(facts[:2], kinds, strict=True)]
            words["blow"] = self.blow(sides[0], tactic, attack, guard, striker == ATTACKER, forth == SLAIN)
            words["back"] = self.blow(sides[1], tactic, defence, armour, striker == DEFENDER, back == SLAIN)
        elif number == events.DREW:
            words["cards"] = self.listed([kind for kind in facts[1:] if kind != verbs.UNKNOWN])
            if verbs.UNKNOWN in facts[1:]:
                key, words["n"] = "drew_count", self.count(len(facts) - 1)
        elif number == events.DREW_COUNT and not facts[1]:
            key = "drew_nothing"
        elif number == events.KILLED and facts[1] != NONE:
            key = "killed_by"
        elif number == events.HAND_DISCARDED and facts[1:] in ((), (verbs.UNKNOWN,)):
            key = "hand_discarded_hidden"
        elif number == events.REDREW and facts[1]:
            key = "redrew_paid"
        elif number == events.PLAYED_OFF:
            words["winners"] = Listing([self.person(s, seat) for s in facts], self.lang, self.nothing)
        elif number == events.OVER:
            words["winners"] = Listing([self.person(s, seat) for s in facts], self.lang, self.nothing)
            key = "over" if facts else "over_nobody"
        return fill(self.sayings[f"event.{key}"], words)

    def points(self, who: int, d: int, p: int, seat: int | None) -> str:
        """What a player gains, and what the player loses."""
        lines = []
        for key, sign in (("points", 1), ("points_lost", -1)):
            amounts = [(sign * d, "destiny"), (sign * p, "promotion")]
            parts = [self.count(n).said(noun) for n, noun in amounts if n > 0]
            if parts:
                words = {"who": self.person(who, seat), "points": self.lang.join(parts)}
                lines.append(fill(self.sayings[f"event.{key}"], words))
        return " ".join(lines) or self.say("event.points_kept", ("who",), (who,), seat)

    def changes(self, amounts: Sequence[int]) -> str:
        """`+2 F and −1 A`."""
        parts = [f"{signed(n)} {letter}" for n, letter in zip(amounts, self.words.RATINGS, strict=True) if n]
        return self.lang.join(parts) or self.nothing

    def reason(self, reason: Reason, seat: int | None) -> str:
        """Why not, with the number of the rule."""
        words: dict[str, object] = {"card": Word(self.words.THIS_CARD), "warrior": Word(self.words.THIS_WARRIOR)}
        for name, kind in zip(NAMED.get(reason.why, ()), reason.facts, strict=False):
            words[name] = self.thing(NOUN_OF[name], NONE, kind)
        said = fill(self.sayings[f"why.{reason.why}"], words)
        if reason.source is not None and reason.source not in reason.facts:
            said += " " + fill(self.sayings["because"], {"card": self.thing("CARD", NONE, reason.source)})
        return f"{said} ({reason.rule})"

    def card(self, card: int) -> str:
        """A card's name alone."""
        return self.titles[card]

    def card_text(self, card: int) -> str:
        """What kind of card it is, its ratings where it has any, and what it does."""
        cards = self.cards
        fact = all_facts()[cards.codes[card]]
        found = [self.words.AFFILIATIONS[id] for id in w.AFFILIATIONS if id in fact.factions]
        printed = cards.printed[card]
        shown = [self.nothing if number == w.DASH else with_minus(number) for number in printed]
        if cards.type[card] == w.WARRIOR:
            shown = [icon if icon == "?" else number for icon, number in zip(fact.icons, shown, strict=True)]
        tags = self.card_texts.tags(card)
        words = {
            "tags": f"({tags})" if tags else "",
            "type": self.words.TYPES[w.TYPES[cards.type[card]]],
            "affiliation": self.lang.join(found) or self.label("no_affiliation"),
            "ratings": ", ".join(f"{letter} {n}" for letter, n in zip(self.words.RATINGS, shown, strict=True)),
        }
        rated = cards.type[card] == w.WARRIOR or any(number != w.DASH for number in printed)
        line = fill(self.sayings["card.rated" if rated else "card.plain"], words)
        return f"{line} {self.card_texts.text(card)}".strip()

    def card_rules(self, card: int) -> str:
        """What it is and does, without its type, its ratings and how every warrior is mustered."""
        plays = self.cards.plays[card]
        mustered = 1 if plays and isinstance(plays[0], p.Muster) else 0
        tags = self.card_texts.tags(card)
        return " ".join(
            [f"{tags[0].upper()}{tags[1:]}." if tags else "", *self.card_texts.clauses(card)[mustered:]]
        ).strip()
