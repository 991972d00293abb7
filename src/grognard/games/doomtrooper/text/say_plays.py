"""How a card is played, in words: when, for what price, on whom, where it then lies and how long."""

from __future__ import annotations

from typing import Final

from grognard.effects.control import Stay
from grognard.games.doomtrooper import plays as p
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.text.phrases import ANY_ONE, THE, Phrase, Thing
from grognard.games.doomtrooper.text.say_base import PIECES, Sayings

WHEN: Final = {
    p.ANYTIME: "anytime", p.IN_COMBAT: "in_combat", p.AT_START: "at_start", p.TO_SAVE: "to_save",
    p.AFTER_VICTORY: "after_victory", p.TO_COUNTER: "to_counter",
}  # fmt: skip
UNTIL: Final = {p.TO_YOUR_DRAW: "to_your_draw", p.TO_YOUR_TURN: "to_your_turn"}
# How the giving of a card is called, by its type (DT-064, DT-089, DT-098, DT-105, DT-118)
GIVING: Final = {
    w.EQUIPMENT: "give", w.RELIC: "give", w.KI: "give", w.BEAST: "give", w.SYMMETRY: "bestow", w.ART: "bestow",
    w.MISSION: "assign",
}  # fmt: skip


class PlaySayings(Sayings):
    """Sentences for each way to play or use a card."""

    def when(self, play: p.Play) -> str:
        """Moment and price of a play."""
        parts = [self.fill("when.action", n=self.words.ACTIONS[play.actions])] if play.actions else []
        if play.timing in WHEN:
            parts.append(self.fill(f"when.{WHEN[play.timing]}"))
        if play.d:
            parts.append(self.fill("price.d", d=self.count(play.d)))
        if play.once_a_turn:
            parts.append(self.fill("once_a_turn"))
        return " ".join(parts)

    def target(self, play: p.Play, it: Phrase) -> Phrase:
        """Whom a play is aimed at; without a target, whom the card is about."""
        if play.on is not None:
            return self.which(play.on, ANY_ONE, play.weapon_of)
        if play.on_player:
            thing = Thing("player")
            thing.other = play.on_player == 2
            phrase: Phrase = self.nouns.phrase(thing, ANY_ONE)
            phrase.later = self.noun("player", THE)
            return phrase
        return it

    def played(self, play: p.Play, it: Phrase) -> list[str]:
        """The sentences for one way to play a card."""
        if not self.can_say(play):
            return []
        out = self.say(play, self.target(play, it)).split(PIECES)
        if play.until:
            out.append(self.clause(f"until.{UNTIL[play.until]}"))
        return out

    def effect(self, play: p.Play, it: Phrase) -> str:
        """A play and, in a sentence of its own, what it does."""
        return "" if isinstance(play.do, Stay) or not self.can_say(play.do) else self.say(play.do, it)

    def play(self, node: p.Play, it: Phrase) -> str:
        if node.lies == p.BEFORE_TARGET:
            key = "play_before" if node.on_player else "play_before_you"
            return self.fill(key, it=it, when=self.when(node))
        if node.lies == p.ON_TARGET:
            return self.giving(node, it)
        head = self.fill("play", when=self.when(node))
        done = self.effect(node, it)
        return PIECES.join(filter(None, (head, done)))

    def muster(self, node: p.Muster, it: Phrase) -> str:
        sides = self.cards.sides[self.kind]
        area = "squad" if sides & w.DOOMTROOPER else "kohort" if sides & w.LEGION else "outpost" if sides & w.TRIBAL else "aside"
        into = self.words.INTO["either" if sides & w.DOOMTROOPER and sides & w.LEGION else area]
        value = self.cards.printed[self.kind][w.V]
        return self.fill("muster", when=self.when(node), into=into, d=self.count(value))

    def giving(self, node: p.Play, it: Phrase) -> str:
        """To whom a card is given, in the word for its type."""
        return self.fill(GIVING.get(self.cards.type[self.kind], "attach"), it=it, when=self.when(node))

    def give(self, node: p.Give, it: Phrase) -> str:
        return self.giving(node, it)

    def build(self, node: p.Build, it: Phrase) -> str:
        into = self.words.INTO["squad" if node.lies == p.IN_SQUAD else "kohort"]
        return self.fill("build", when=self.when(node), into=into)

    def cast(self, node: p.Cast, it: Phrase) -> str:
        head = self.fill("cast", when=self.when(node))
        caster = self.noun("caster", THE)
        done = self.fill("for_each" if node.per == 1 else "for_every", d=self.count(node.per), done=self.effect(node, caster))
        return PIECES.join((head, done))

    def act(self, node: p.Act, it: Phrase) -> str:
        parts = [self.fill("act.in_combat" if node.in_combat else "act.anytime", it=it)]
        if node.once:
            parts.append(self.fill("act.once"))
        if node.d:
            parts.append(self.fill("act.d", d=self.count(node.d)))
        if node.itself:
            parts.append(self.fill("act.itself"))
        whom = it if node.on is None else self.which(node.on)
        return self.fill("act", price=", ".join(parts), done=self.say(node.do, whom))

    def afterwards(self, kind: int) -> list[str]:
        """Where the card goes when it has acted, if that is not the grave."""
        gone = any(play.lies == p.NOWHERE for play in self.cards.plays[kind])
        if gone and self.cards.after[kind] == w.AFTER_ANNIHILATED:
            return [self.clause("annihilated")]
        return []
