"""Effects in words: a clause for each, about whom or what it acts on."""

from __future__ import annotations

from grognard.effects import control
from grognard.games.doomtrooper import effects as bound
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.effects import allegiance, bonds, combat, cover, points, reactions, table, turns
from grognard.games.doomtrooper.select import Which
from grognard.games.doomtrooper.state import ATTACK, ATTACKER, UNDEFINED
from grognard.games.doomtrooper.text.phrases import EVERY, ONE, Phrase
from grognard.games.doomtrooper.text.say_base import PIECES, Sayings


class EffectSayings(Sayings):
    """A clause for each class of effect."""

    def seq(self, node: control.Seq, it: Phrase) -> str:
        return self.join(self.say(step, it if k == 0 else it.later) for k, step in enumerate(node.steps))

    def stay(self, node: control.Stay, it: Phrase) -> str:
        return ""

    # The combat that is being fought

    def change(self, node: combat.Change, it: Phrase) -> str:
        return self.fill("change.of_foe" if node.of_foe else "change", it=it, amounts=self.amounts(node.amounts))

    def strike_first(self, node: combat.StrikeFirst, it: Phrase) -> str:
        return self.fill("strike_first.attacker" if node.part == ATTACKER else "strike_first.defender")

    def disable_weapon(self, node: combat.DisableWeapon, it: Phrase) -> str:
        return self.fill("disable_weapon", it=it)

    def double_weapon(self, node: combat.DoubleWeapon, it: Phrase) -> str:
        return self.fill("double_weapon", it=it)

    def change_tactic(self, node: combat.ChangeTactic, it: Phrase) -> str:
        return self.fill("change_tactic")

    def withdraw(self, node: combat.Withdraw, it: Phrase) -> str:
        return self.fill("withdraw")

    def avenge(self, node: combat.Avenge, it: Phrase) -> str:
        return self.fill("avenge", victim=self.which(Which(w.WARRIOR, affiliation=node.affiliation), ONE))

    def save(self, node: combat.Save, it: Phrase) -> str:
        return self.fill("save")

    def assault(self, node: combat.Assault, it: Phrase) -> str:
        return self.fill("assault")

    def reinforce(self, node: combat.Reinforce, it: Phrase) -> str:
        return self.fill("reinforce", it=it)

    def step_in(self, node: combat.StepIn, it: Phrase) -> str:
        return self.fill("step_in", it=it)

    # What belongs together, and whom it serves

    def assign_unit(self, node: bonds.AssignUnit, it: Phrase) -> str:
        return self.fill("assign_unit", it=it)

    def guard(self, node: bonds.Guard, it: Phrase) -> str:
        return self.fill("guard.anew" if node.anew else "guard", it=it)

    def quell(self, node: bonds.Quell, it: Phrase) -> str:
        return self.fill("quell", it=it, kinds=self.immunities(node.to))

    def restore(self, node: bonds.Restore, it: Phrase) -> str:
        return self.fill("restore", it=it)

    def convert(self, node: allegiance.Convert, it: Phrase) -> str:
        return f"{it.said('')} {self.join(self.say(node.change, it).split(PIECES))}"

    # Points

    def gain(self, node: points.Gain, it: Phrase) -> str:
        out = []
        for key, sign in (("gain", 1), ("lose", -1)):
            amounts = ((sign * node.d, "d"), (sign * node.p, "p"))
            parts = [self.fill(f"points.{letter}", n=self.count(n)) for n, letter in amounts if n > 0]
            if parts:
                who = key if node.who == bound.YOU else f"{key}.player"
                out.append(self.fill(who, it=it, points=self.join(parts)))
        return self.join(out)

    def lose_all_d(self, node: points.LoseAllD, it: Phrase) -> str:
        return self.fill("lose_all_d", it=it)

    def swap_d(self, node: points.SwapD, it: Phrase) -> str:
        return self.fill("swap_d", it=it)

    def defraud(self, node: points.Defraud, it: Phrase) -> str:
        return self.fill("defraud")

    # Cards

    def dig(self, node: table.Dig, it: Phrase) -> str:
        return self.fill("dig", it=it, card=self.card_name(node.code))

    def counter(self, node: reactions.Counter, it: Phrase) -> str:
        return self.fill("counter")

    def discard(self, node: table.Discard, it: Phrase) -> str:
        return self.fill("discard", it=it)

    def discard_this(self, node: table.DiscardThis, it: Phrase) -> str:
        return self.fill("discard_this")

    def wound(self, node: table.Wound, it: Phrase) -> str:
        return self.fill("wound.earning" if node.earns else "wound", it=it)

    def discard_every(self, node: table.DiscardEvery, it: Phrase) -> str:
        return self.fill("discard", it=self.which(node.which, EVERY))

    def all_into_cover(self, node: cover.AllIntoCover, it: Phrase) -> str:
        return self.fill("all_into_cover", it=it, d=self.count(node.d))

    def cover_or_wound(self, node: cover.CoverOrWound, it: Phrase) -> str:
        return self.fill("cover_or_wound", it=it, place=self.nouns.PLACES[w.PLACES[node.area]])

    def heal(self, node: table.Heal, it: Phrase) -> str:
        return self.fill("heal", it=it)

    # Turns

    def extra_action(self, node: turns.ExtraAction, it: Phrase) -> str:
        kinds = {UNDEFINED: "extra_action", ATTACK: "extra_action.attack"}
        return self.fill(kinds.get(node.kind, "extra_action.non_attack"))

    def fewer_actions(self, node: turns.FewerActions, it: Phrase) -> str:
        return self.fill("fewer_actions", it=it)
