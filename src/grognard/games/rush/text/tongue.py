"""Rush in one language: prompts, answers, log lines, reasons and card texts, all said from the rules' own data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grognard.core.action import VERB, first, second, third
from grognard.core.agenda import Choice, Event
from grognard.core.game import Reason
from grognard.games.rush import cards as c
from grognard.games.rush import events, verbs
from grognard.games.rush.cards import Cards
from grognard.games.rush.rules import refusals as no
from grognard.games.rush.rules.end import ACHIEVEMENT_WORTH, BASE_WORTH, Standing
from grognard.games.rush.rules.purchase import budget, no_take
from grognard.games.rush.state import BASES, DAMAGED
from grognard.text.lang import Listing, Word, fill
from grognard.text.speaker import Speaker

# What follows an event's number, by name
EVENT_FACTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    events.TURN: ("turn", ("who", "round")),
    events.REPAIRED_BASE: ("repaired_base", ("who", "base")),
    events.REPAIRED_GUARD: ("repaired_guard", ("who", "base", "card")),
    events.REVEALED: ("revealed", ("who", "cards")),
    events.PAID: ("paid", ("who", "card")),
    events.BOUGHT: ("bought", ("who", "card")),
    events.MARKET: ("market", ("card",)),
    events.MARKET_DISCARDED: ("market_discarded", ("card",)),
    events.DECK_SHUFFLED: ("deck_shuffled", ("n",)),
    events.USED: ("used", ("who", "card", "ability")),
    events.DREW: ("drew", ("who", "card")),
    events.DREW_OPEN: ("drew", ("who", "card")),
    events.GARAGE_SHUFFLED: ("garage_shuffled", ("who", "n")),
    events.SABOTAGED: ("sabotaged", ("who", "card")),
    events.RESEARCHED: ("researched", ("who", "card")),
    events.SCRAPPED: ("scrapped", ("who", "card")),
    events.GUARDED: ("guarded", ("who", "card", "base")),
    events.RELIEVED: ("relieved", ("who", "card", "base")),
    events.PUT_AWAY: ("put_away", ("who", "card")),
    events.ATTACKED: ("attacked", ("who", "cards")),
    events.DAMAGED_GUARD: ("damaged_guard", ("who", "card", "owner", "base", "guard")),
    events.DESTROYED_GUARD: ("destroyed_guard", ("who", "card", "owner", "base", "guard")),
    events.DAMAGED_BASE: ("damaged_base", ("who", "card", "owner", "base")),
    events.DESTROYED_BASE: ("destroyed_base", ("who", "card", "owner", "base")),
    events.DISPLACED: ("displaced", ("owner", "base", "guard")),
    events.NO_TARGET: ("no_target", ("who", "card")),
    events.MEDALS: ("medals", ("who", "nation", "doubles", "singles")),
    events.LAST_SINGLE: ("last_single", ("nation",)),
    events.LOST_ALL_BASES: ("lost_all_bases", ("who",)),
    events.KEPT: ("kept", ("who", "card")),
    events.ACHIEVED: ("achieved", ("achievement", "who")),
    events.UNACHIEVED: ("unachieved", ("achievement",)),
    events.OVER: ("over", ("winners",)),
}

ASK_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "pay": ("card",),
    "ability": ("card",),
    "place": ("card",),
    "target": ("card",),
    "ace": ("card",),
    "medals": ("nation", "kills"),
    "research": ("card", "limit"),
}

REASON_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "too_dear": ("card", "cost", "money"),
    "too_dear_in_all": ("card", "cost", "money"),
    "not_enough_paid": ("card", "cost", "money"),
    "no_such_ability": ("card", "ability"),
    "ability_used": ("card", "ability"),
    "nothing_to_do": ("card", "ability"),
    "no_research_target": ("card", "limit"),
    "research_limit": ("card", "cost", "limit"),
    "other_nation": ("card", "nation", "attack"),
    "other_nation_money": ("card", "nation"),
    "one_nation_purchase": ("card", "nation"),
    "base_gone": ("who", "base"),
    "guarded_base": ("who", "base"),
    "no_guard": ("who", "base"),
    "own_base": ("who", "base"),
    "no_such_seat": ("seat", "base"),
    "wrong_medals": ("nation", "kills"),
    "unguarded_first": ("base",),
    "no_such_base": ("base",),
}


class RushTongue(Speaker):
    """The sayings of one language, filled with the cards and players of one table."""

    def __init__(self, lang: str, cards: Cards, names: Sequence[str]) -> None:
        super().__init__("grognard.games.rush.text", lang, names)
        self.cards = cards
        self.nations = [Word(cases) for cases in self.words.NATIONS]
        self.types = [Word(cases) for cases in self.words.TYPES]
        self.abilities = [Word(cases) for cases in self.words.ABILITIES]

    # Words

    def card_word(self, card: int) -> Word:
        """A card in a sentence; vehicles keep their name in every case."""
        if card >= c.VEHICLE:
            return Word({"": self.cards.names[card]})
        if card >= c.SINGLE:
            nation = (card - c.SINGLE) % 4
            forms = self.words.DOUBLE_OF[nation] if card >= c.DOUBLE else self.words.SINGLE_OF[nation]
            medal = self.words.MEDALS_OF[nation]
            return Word({case: form.format(medal=medal) for case, form in forms.items()})
        return Word(self.words.REAR[card])

    def medals(self, doubles: int, singles: int) -> str:
        """So many doubles and singles."""
        parts = []
        if doubles:
            parts.append(self.count(doubles).said("double"))
        if singles or not doubles:
            parts.append(self.count(singles).said("single"))
        return self.lang.join(parts)

    def word(self, name: str, value: int, reader: int | None) -> object:
        """The word for a fact, by the fact's name."""
        if name in ("card", "guard"):
            return self.card_word(value)
        if name in ("nation", "attack"):
            return self.nations[value]
        if name == "ability":
            return self.abilities[value] if value < len(self.abilities) else self.nothing
        if name == "achievement":
            return self.words.ACHIEVEMENTS[value]
        return value + 1 if name in ("base", "seat") else super().word(name, value, reader)

    # What the protocol asks for; see grognard.core.game.Tongue

    def prompt(self, choice: Choice, seat: int | None) -> str:
        """The question; somebody else's question only says who decides about what."""
        if choice.seat != seat:
            return self.say(f"wait.{choice.ask}", ("who",), (choice.seat,), seat)
        return self.say(f"ask.{choice.ask}", ASK_FACTS.get(choice.ask, ()), choice.facts, seat)

    def payment(self, state: Any) -> str:
        """The question of a purchase, with what is paid and what is due."""
        bought = state.facts[0]
        nation = self.cards.nation[bought]
        cost = self.cards.cost[bought]
        paid = max(budget(state, nation, state.funds[nation], state.funds[c.UNRESTRICTED], state.laid), 0)
        is_paid_for = no_take(state, bought) == no.OK
        key = "ask.pay_more" if is_paid_for else "ask.pay_due" if cost > paid else "ask.pay_any"
        return self.say(key, ("card", "cost", "paid", "due"), (bought, cost, paid, cost - paid), None)

    def action(self, action: int, state: Any) -> str:
        """An answer, as a button reads."""
        verb = action & VERB
        card = first(action)
        if verb == verbs.MEDALS:
            return fill("{medals}", {"medals": self.medals(card, second(action))})
        if verb == verbs.PLACE:
            guard = state.guards[state.active * BASES + card]
            if guard == c.NONE:
                return self.say("do.place", ("base",), (card,), None)
            return self.say("do.place_relieve", ("base", "guard"), (card, guard), None)
        if verb == verbs.TARGET:
            place = card * BASES + second(action)
            guard = state.guards[place]
            key = "do.target_guard" if third(action) else "do.target_base"
            said = self.say(key, ("who", "base", "guard"), (card, second(action), guard), state.seat)
            # RUSH-048: what it takes to destroy the target
            facts = [f"{self.cards.attack[guard]}/{self.cards.defence[guard]}"] if third(action) else []
            if (state.guard_damage if third(action) else state.base_damage)[place] == DAMAGED:
                facts.append(self.label("damaged" if third(action) else "base_damaged"))
            return f"{said} ({', '.join(facts)})" if facts else said
        key = f"do.{verbs.WORDS[verb]}"
        if verb == verbs.USE:
            return self.say(key, ("card", "ability"), (card, second(action)), None)
        if verb in verbs.ALONE:
            return fill(self.sayings[key], {})
        cost, value = self.cards.cost[card], self.cards.value[card]
        return self.say(key, ("card", "cost", "value"), (card, cost, value), None)

    def event(self, event: Event, seat: int | None) -> str:
        """A line of the log."""
        key, names = EVENT_FACTS[event[0]]
        facts = event[1:]
        if event[0] == events.DREW and facts[1] == c.NONE:
            return self.say("event.drew_hidden", ("who",), facts, seat)
        words = {name: self.word(name, value, seat) for name, value in zip(names, facts, strict=False)}
        if names[-1] == "cards":
            words["cards"] = Listing([self.card_word(card) for card in facts[1:]], self.lang, self.nothing)
        if names[-1] == "winners":
            words["winners"] = Listing([self.person(w, seat) for w in facts], self.lang, self.nothing)
        if event[0] == events.MEDALS:
            words["medals"] = self.medals(facts[2], facts[3])
        return fill(self.sayings[f"event.{key}"], words)

    def reason(self, reason: Reason, seat: int | None) -> str:
        """Why not, with the number of the rule."""
        names = REASON_FACTS.get(reason.why, ("card",))
        return f"{self.say(f'why.{reason.why}', names, reason.facts, seat)} ({reason.rule})"

    def card(self, card: int) -> str:
        """A card's name alone."""
        name = self.card_word(card).said("")
        return name[:1].upper() + name[1:]

    def card_text(self, card: int) -> str:
        """Everything a card says, from its numbers, abilities and passives."""
        k = self.cards
        words: dict[str, object] = {
            "cost": k.cost[card],
            "value": k.value[card],
            "attack": k.attack[card],
            "defence": k.defence[card],
            "symbol": self.words.TANK_DESTROYER,
        }
        if k.nation[card] != c.NO_NATION:
            words["nation"] = self.nations[k.nation[card]]
        keys = []
        if card >= c.VEHICLE:
            words["type"] = self.types[k.type[card]]
            keys += ["card.symbol" if k.symbol[card] else "card.vehicle", "card.cost", "card.attack", "card.defence"]
        keys.append("card.value" if k.value[card] != c.NONE else "card.no_value")
        if c.SINGLE <= card < c.VEHICLE:
            words["worth"] = self.count(2 if card >= c.DOUBLE else 1)
            keys.append("card.medal")
        if card == c.BASE:
            words["worth"] = self.count(BASE_WORTH)
            keys = ["card.base"]
        parts = [fill(self.sayings[key], words) for key in keys]
        return " ".join(parts + self.ability_texts(card))

    def ability_texts(self, card: int) -> list[str]:
        """A sentence for each ability and passive."""
        out = []
        nation = self.cards.nation[card]
        words: dict[str, object] = {} if nation == c.NO_NATION else {"nation": self.nations[nation]}
        for ability in self.cards.abilities[card]:
            words["n"] = self.count(self.cards.numbers[card][ability])
            out.append(fill(self.sayings[f"text.{c.ABILITIES[ability]}"], words))
        for name, bit in c.PASSIVES.items():
            if self.cards.passives[card] & bit:
                out.append(fill(self.sayings[f"text.{name}"], words))
        return out

    def ability_names(self, card: int) -> str:
        """The abilities and passives of a card in a few words, for a table row."""
        out = []
        for ability in self.cards.abilities[card]:
            number = self.cards.numbers[card][ability]
            out.append(self.abilities[ability].said("") + (f" {number}" if number else ""))
        return ", ".join(
            out + [self.words.PASSIVES[p] for p, bit in c.PASSIVES.items() if self.cards.passives[card] & bit]
        )

    def achievement(self, achievement: int) -> str:
        """An achievement and what it asks for."""
        return f"{self.words.ACHIEVEMENTS[achievement]} ({self.sayings[f'achievement.{achievement}']})"

    def standing(self, seat: int, standing: Standing, reader: int | None) -> str:
        """A line of the final table."""
        words = {
            "who": self.person(seat, reader),
            "score": self.count(standing.score),
            "medals": standing.medals,
            "bases": self.count(standing.bases),
            "achievements": self.count(len(standing.achievements)),
            "worth": ACHIEVEMENT_WORTH,
        }
        return fill(self.sayings["label.standing"], words)
