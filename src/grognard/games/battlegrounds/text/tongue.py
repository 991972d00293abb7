"""Battlegrounds in one language: prompts, answers, log lines, reasons and card texts, said from the rules' own data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grognard.core.action import VERB, first, second
from grognard.core.agenda import NOBODY, Choice, Event
from grognard.core.game import Reason
from grognard.games.battlegrounds import board, events, verbs
from grognard.games.battlegrounds.cards import ARMOUR, EFFECTS, NO_EFFECT, Box
from grognard.games.battlegrounds.rules.move import default_hazards
from grognard.games.battlegrounds.state import DUD, NO_TANK
from grognard.text.lang import Listing, Person, Span, Word, fill, unaccented
from grognard.text.speaker import Speaker

# What follows an event's number, by name
EVENT_FACTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    events.TURN: ("turn", ("who", "round")),
    events.PICKED: ("picked", ("who", "tank")),
    events.ACTIVE: ("active", ("who", "figure", "tank")),
    events.PLACED: ("placed", ("who", "figure", "field")),
    events.MOVED: ("moved", ("who", "figure", "start", "field")),
    events.STAYED: ("stayed", ("who", "figure")),
    events.DUD_WENT_OFF: ("dud_went_off", ("field",)),
    events.ARMOUR_HELD: ("armour_held", ("figure",)),
    events.DROVE_OVER: ("drove_over", ("figure", "target")),
    events.DESTROYED: ("destroyed", ("figure",)),
    events.POINTS: ("points", ("owner", "value", "figure")),
    events.SHOT_TOKEN: ("shot_token", ("who", "figure", "field", "token")),
    events.SHOT_TANK: ("shot_tank", ("who", "figure", "field", "target")),
    events.PLACED_DUD: ("placed_dud", ("who", "figure", "field")),
    events.CLEARED_DUD: ("cleared_dud", ("who", "figure", "field")),
    events.SHOT_ENEMY: ("shot_enemy", ("who", "figure", "field")),
    events.HELD_FIRE: ("held_fire", ("who",)),
    events.PAIR: ("pair", ("owner", "picture")),
    events.GAINED: ("gained", ("owner", "effect")),
    events.LAID: ("laid", ("who", "effect", "tank")),
    events.USED: ("used", ("who", "effect")),
    events.DREW: ("drew", ("who", "tanks")),
    events.KEPT: ("kept", ("who", "tank")),
    events.CHANGED: ("changed", ("who", "figure", "tank")),
    events.REPAIRED: ("repaired", ("who", "figure", "tank")),
    events.PASSED: ("passed", ("who",)),
    events.UNCOVERED: ("uncovered", ("who", "field", "token")),
    events.COVERED: ("covered", ("field",)),
    events.EXTRA_TURN_WON: ("extra_turn_won", ("who",)),
    events.ARTILLERY: ("artillery", ("field",)),
    events.ARTILLERY_TOKEN: ("artillery_token", ("field", "token")),
    events.ARTILLERY_TANK: ("artillery_tank", ("field",)),
    events.ARTILLERY_NOTHING: ("artillery_nothing", ("field",)),
    events.RESHUFFLED: ("reshuffled", ()),
    events.STALLED: ("stalled", ("rounds",)),
    events.OVER: ("over", ("winners",)),
    events.STARS: ("stars", ("points", "stars")),
    events.LOST_FOR_GOOD: ("lost_for_good", ("figure",)),
}
# With teams, what an owner gains is told of the team
OWNED: Final = (events.POINTS, events.PAIR, events.GAINED)

ASK_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "drive": ("figure",),
    "start": ("figure",),
    "move": ("figure",),
    "shoot": ("figure",),
    "return": ("figure", "tank"),
    "place": ("figure",),
    "react": ("figure",),
}


def hazards_of(action: int, state: Any) -> tuple[int, ...]:
    """What a move meets on its way: duds and tanks. Family has none that matter."""
    if action & VERB != verbs.MOVE or state.variant.hidden:
        return ()
    named = verbs.over_of(action)
    return named or default_hazards(state, verbs.figure_of(action), verbs.field_of(action))


FIGURE: Final = ("figure",)
FIELD: Final = ("field",)
TANK: Final = ("tank",)
EFFECT: Final = ("effect",)
REACH: Final = ("field", "way", "n", "farthest", "figure")
REASON_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "not_your_figure": FIGURE, "not_on_board": FIGURE, "other_figure": FIGURE, "must_move": FIGURE,
    "move_first": FIGURE, "shortened": REACH, "not_this_way": REACH,
    "no_turning": REACH, "out_of_shot": REACH, "not_your_card": TANK,
    "already_driven": TANK, "no_room": TANK, "not_laid_out": TANK, "not_drawn": TANK, "no_such_pair": EFFECT,
    "not_an_upgrade": EFFECT, "not_an_action": EFFECT, "not_on_the_pair": EFFECT,
}  # fmt: skip


class BattlegroundsTongue(Speaker):
    """The sayings of one language, filled with the tanks and players of one table."""

    def __init__(self, lang: str, box: Box, names: Sequence[str], teams: bool) -> None:
        super().__init__("grognard.games.battlegrounds.text", lang, names)
        self.box = box
        self.figures = [Word(cases) for cases in self.words.FIGURES]
        self.effects = [Word(cases) for cases in self.words.EFFECTS]
        self.teams = teams  # BG-091: what is gained is told of the team

    # Words

    def picture(self, picture: int) -> str:
        """What a token shows."""
        id = self.box.pictures[picture]
        name: str = self.words.PICTURES.get(id, id)
        return name

    def token(self, kind: int) -> str:
        """A token: its picture and, in brackets, its icon."""
        effect = self.box.effect[kind]
        picture = self.picture(self.box.picture[kind])
        return picture if effect == NO_EFFECT else f"{picture} ({self.effects[effect].said('')})"

    def target(self, figure: int) -> Word:
        """A tank that is hit or driven over."""
        return Word(self.words.ARTILLERY_TANK) if figure == NOBODY else self.figures[figure]

    def way(self, way: int) -> str:
        """Straight or diagonally."""
        said: str = self.words.WAYS[way]
        return said

    def field(self, field: int) -> str:
        """A field by name."""
        return "–" if field >= board.FIELDS else board.name(field)

    def word(self, name: str, value: int, reader: int | None) -> object:
        """The word for a fact, by the fact's name."""
        if name in ("field", "start"):
            return self.field(value)
        if name == "figure":
            return self.figures[value]
        if name == "target":
            return self.target(value)
        if name == "tank":
            return self.box.names[value] if value >= 0 else self.nothing
        if name == "effect":
            return self.effects[value]
        if name == "token":
            return self.token(value)
        if name == "picture":
            return self.picture(value)
        if name == "way":
            return self.way(value)
        return super().word(name, value, reader)

    def team(self, owner: int) -> Person:
        """A team in a sentence."""
        letter = "AB"[owner]
        return Person({case: form.format(name=letter) for case, form in self.words.TEAM.items()}, False)

    # What the protocol asks for; see grognard.core.game.Tongue

    def prompt(self, choice: Choice, seat: int | None) -> str:
        """The question; somebody else's question only says who decides about what."""
        if choice.seat != seat:
            return self.say(f"wait.{choice.ask}", ("who",), (choice.seat,), seat)
        if choice.ask == "return" and choice.facts[2]:
            return self.say("ask.return_may", FIGURE, choice.facts, seat)
        if choice.ask == "return" and choice.facts[1] == NO_TANK:
            return self.say("ask.return_new", FIGURE, choice.facts, seat)
        return self.say(f"ask.{choice.ask}", ASK_FACTS.get(choice.ask, ()), choice.facts, seat)

    def action(self, action: int, state: Any) -> str:
        """An answer, as a button reads."""
        verb = action & VERB
        a, b = first(action), second(action)
        if verb == verbs.MOVE:
            over = verbs.over_of(action)
            words: dict[str, object] = {
                "figure": self.figures[verbs.figure_of(action)],
                "field": self.field(verbs.field_of(action)),
                "over": self.lang.join([board.name(field) for field in over]),
            }
            said = fill(self.sayings["do.move_over" if over else "do.move"], words)
            danger = self.danger(action, state)
            return f"{said} – {danger}" if danger else said
        if verb == verbs.SHOOT:
            field = verbs.field_of(action)
            kind = state.ground[field] if b == verbs.TOKEN else 0
            facts = (field, max(kind, 0), state.stands[field])
            return self.say(f"do.shoot_{verbs.HITS[b]}", ("field", "token", "target"), facts, None)
        if verb == verbs.DRIVE and state.asked == "return" and a in state.wrecked:
            return self.say("do.drive_repair", TANK, (a,), None)
        if verb == verbs.PASS and state.asked == "return":
            return self.say("do.pass_return", (), (), None)
        key = f"do.{verbs.WORDS[verb]}"
        if verb in verbs.WITH_TANK:
            return f"{self.say(key, TANK, (a,), None)} ({self.values(a)})"
        if verb in verbs.WITH_FIELD:
            return self.say(key, FIELD, (a,), None)
        if verb in verbs.WITH_EFFECT:
            return self.say(key, EFFECT, (a,), None)
        if verb == verbs.LAY:
            return self.say(key, ("effect", "tank"), (a, b), None)
        if verb == verbs.CHANGE:
            return self.say(key, ("figure", "tank"), (a, b), None)
        return self.say(key, FIGURE, (a,), None)

    def danger(self, action: int, state: Any) -> str:
        """What a move costs on its way: the tank, or the armour that saves it; nothing on a safe way."""
        met = hazards_of(action, state)
        if not met:
            return ""
        armours = state.upgrade_count(state.driving[verbs.figure_of(action)], ARMOUR)
        key = "loses_tank" if len(met) > armours else "costs_armour"
        names = [self.label("dud_on" if state.ground[f] == DUD else "tank_on", field=self.field(f)) for f in met]
        return self.label(key, hazards=self.lang.join(names))

    def values(self, tank: int) -> str:
        """How a tank moves and shoots, in a few words."""
        box = self.box
        moves = self.label(board.WAYS[box.move_way[tank]], n=box.move_range[tank])
        shoots = self.label(board.WAYS[box.shot_way[tank]], n=box.shot_range[tank])
        return self.label("values", moves=moves, shoots=shoots)

    def event(self, event: Event, seat: int | None) -> str:
        """A line of the log."""
        key, names = EVENT_FACTS[event[0]]
        facts = event[1:]
        words = {name: self.word(name, value, seat) for name, value in zip(names, facts, strict=False)}
        if self.teams and event[0] in OWNED:
            words["owner"] = self.team(facts[0])
        if event[0] == events.MOVED and facts[2] == facts[3]:
            key = "moved_back"  # Family may go back to where it was (BG-099)
        if names and names[-1] == "tanks":
            words["tanks"] = self.lang.join([self.box.names[tank] for tank in facts[1:]])
        if names and names[-1] == "winners":
            words["winners"] = Listing([self.person(w, seat) for w in facts], self.lang, self.nothing)
            key = "over" if facts else "over_nobody"
        return fill(self.sayings[f"event.{key}"], words)

    def reason(self, reason: Reason, seat: int | None) -> str:
        """Why not, with the number of the rule."""
        names = REASON_FACTS.get(reason.why, FIELD)
        words = {name: self.word(name, value, seat) for name, value in zip(names, reason.facts, strict=False)}
        if names == REACH:
            words["n"] = Span(reason.facts[2], reason.facts[3], self.lang, self.words.NOUNS)
        return f"{fill(self.sayings[f'why.{reason.why}'], words)} ({reason.rule})"

    def card(self, card: int) -> str:
        """A tank card's name alone."""
        return self.box.names[card]

    def card_text(self, card: int) -> str:
        """How a tank moves and shoots."""
        words = {
            "move_range": self.count(self.box.move_range[card]),
            "move_way": self.way(self.box.move_way[card]),
            "shot_range": self.count(self.box.shot_range[card]),
            "shot_way": self.way(self.box.shot_way[card]),
        }
        return fill(self.sayings["card.tank"], words)

    def explain(self, name: str) -> str | None:
        """An icon, or the tokens with a picture, by name in this language or by id."""
        wanted = unaccented(name)
        for effect, id in enumerate(EFFECTS):
            word = self.effects[effect].said("")
            if wanted in (id, id.replace("_", " "), unaccented(word)):
                return f"{word}: {self.sayings[f'text.{id}']}"
        for picture, id in enumerate(self.box.pictures):
            if wanted in (id, unaccented(self.picture(picture))):
                kinds = [k for k, shown in enumerate(self.box.picture) if shown == picture]
                special = [k for k in kinds if self.box.effect[k] != NO_EFFECT]
                return " ".join(self.token_text(k) for k in special or kinds)
        return None

    def token_text(self, kind: int) -> str:
        """A token, and what a pair with its icon does."""
        effect = self.box.effect[kind]
        picture = self.picture(self.box.picture[kind])
        if effect == NO_EFFECT:
            return fill(self.sayings["token.plain"], {"picture": picture})
        said = fill(self.sayings["token.special"], {"picture": picture, "effect": self.effects[effect]})
        return f"{said} {self.sayings[f'text.{EFFECTS[effect]}']}"
