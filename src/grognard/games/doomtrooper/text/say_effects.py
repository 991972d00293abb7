"""Effects in words: a clause for each, about whom or what it acts on."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper import effects as bound
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.effects import (
    allegiance,
    assaults,
    attacks,
    bonds,
    captives,
    combat,
    cover,
    fetch,
    hands,
    markers,
    piles,
    points,
    reactions,
    reinforcing,
    table,
    turns,
)
from grognard.games.doomtrooper.effects import infections as plague
from grognard.games.doomtrooper.language import effect as control
from grognard.games.doomtrooper.language import terms
from grognard.games.doomtrooper.language.parts import Affiliation, Not, Side, Trait, Type, ValueAtMost
from grognard.games.doomtrooper.language.plays import A_GIFT
from grognard.games.doomtrooper.language.selectors import YOURS, Which
from grognard.games.doomtrooper.model.combats import ATTACKER, DEFENDER
from grognard.games.doomtrooper.model.state import ATTACK, NONE, UNDEFINED
from grognard.games.doomtrooper.text.phrases import CLASS, EVERY, ONE, THE, Phrase, bit_words
from grognard.games.doomtrooper.text.say_base import PIECES, Sayings
from grognard.text.lang import Word

AT_ONCE: Final = {
    attacks.ANYBODY_ELSE: "attack_at_once", attacks.THE_WOUNDED: "attack_at_once.wounded",
    attacks.THE_SAME: "attack_at_once.same", attacks.ANOTHER: "attack_at_once.another",
    attacks.ITS_FOE: "attack_at_once.its_foe",
}  # fmt: skip


class EffectSayings(Sayings):
    """A clause for each class of effect."""

    def seq(self, node: control.Seq, it: Phrase) -> str:
        steps = [step for step in node.steps if not isinstance(step, control.Stay)]
        every = [
            self.which(step.which, EVERY)
            for step in steps
            if isinstance(step, table.DiscardEvery) and not step.of_target
        ]
        if len(every) > 1 and len(every) == len(steps):
            cases = ("", "acc", "acc.own")
            return self.fill("discard", it=Word({case: self.join(one.said(case) for one in every) for case in cases}))
        first = 1 if isinstance(steps[0], table.Heal) and steps[0].user else 0  # which is about no target
        said = [self.say(step, it if k <= first else it.later) for k, step in enumerate(steps)]
        joined = f" {self.lang.conjunction} "
        return "; ".join(said) if any(joined in part for part in said) else self.join(said)

    def each(self, node: control.Each, it: Phrase) -> str:
        return self.say(node.step, it)

    def stay(self, node: control.Stay, it: Phrase) -> str:
        return ""

    # The combat that is being fought

    def change(self, node: combat.Change, it: Phrase) -> str:
        for times in sorted({n for n in node.base if n != 1}):
            ratings = [rating for rating in range(4) if node.base[rating] == times]
            one, several = self.words.TIMES[times]
            n = several if len(ratings) > 1 else one
            return self.fill("change.base", it=it, ratings=self.ratings(ratings), n=n)
        if node.divided:
            named = self.join([self.ratings([rating]) for rating in (w.F, w.S, w.A)], self.sayings["or"])
            return self.fill("change.divided", it=it, ratings=named)
        amounts = self.amounts(node.amounts)
        if node.foe is not None:
            amounts = f"{amounts} {self.fill('change.foe', foe=self.which(node.foe, ONE))}"
        if node.of_foe:
            return self.fill("change.of_foe", foe=self.fill("foe_of", it=it), amounts=amounts)
        return self.fill("change" if min(node.amounts) >= 0 else "change.suffers", it=it, amounts=amounts)

    def strike_first(self, node: combat.StrikeFirst, it: Phrase) -> str:
        part = {ATTACKER: "attacker", DEFENDER: "defender", NONE: "target"}[node.part]
        return self.fill(f"strike_first.{part}", it=it)

    def disable_weapon(self, node: combat.DisableWeapon, it: Phrase) -> str:
        return self.fill("disable_weapon", it=it)

    def double_weapon(self, node: combat.DoubleWeapon, it: Phrase) -> str:
        return self.fill("double_weapon.beast" if node.beast else "double_weapon", it=it)

    def overwhelm(self, node: assaults.Overwhelm, it: Phrase) -> str:
        return self.fill("overwhelm", it=it)

    def change_tactic(self, node: combat.ChangeTactic, it: Phrase) -> str:
        return self.fill("change_tactic")

    def withdraw(self, node: combat.Withdraw, it: Phrase) -> str:
        return self.fill("withdraw")

    def avenge(self, node: combat.Avenge, it: Phrase) -> str:
        return self.fill("avenge", victim=self.which(Which(terms.WARRIOR, Affiliation(node.affiliation)), ONE))

    def save(self, node: combat.Save, it: Phrase) -> str:
        return self.fill("save.wounded" if node.wounded else "save")

    def end_combat(self, node: combat.EndCombat, it: Phrase) -> str:
        if node.undone:
            return self.fill("end_combat.undone")
        if node.hurting:
            return self.fill("end_combat.hurting", it=it)
        wounds = any(play.do.wounds() for play in self.cards.plays[self.kind])
        return self.fill("end_combat.after_wound" if wounds else "end_combat")

    def ignore_fortifications(self, node: assaults.IgnoreFortifications, it: Phrase) -> str:
        return self.fill("ignore_fortifications")

    def assault(self, node: attacks.Assault, it: Phrase) -> str:
        return self.fill("assault")

    def reinforce(self, node: reinforcing.Reinforce, it: Phrase) -> str:
        each = any(play.each and play.for_value for play in self.cards.plays[self.kind])
        said = self.fill("reinforce.each" if each else "reinforce", it=it)
        if node.comrades:
            said = self.fill("reinforce.comrades", said=said)
        if node.no_kin:
            said = self.fill("reinforce.no_kin", said=said)
        return said if node.of is None else self.fill("reinforce.of", said=said, of=self.which(node.of, CLASS))

    def step_in(self, node: reinforcing.StepIn, it: Phrase) -> str:
        said = self.fill("step_in", it=it)
        fortified = self.cards.traits[self.kind] & w.IS_FORTIFICATION  # DT-292
        return self.fill("step_in.fortification", said=said) if fortified else said

    # What belongs together, and whom it serves

    def assign_unit(self, node: bonds.AssignUnit, it: Phrase) -> str:
        return self.fill("assign_unit", it=it)

    def guard(self, node: bonds.Guard, it: Phrase) -> str:
        return self.fill("guard.anew" if node.anew else "guard", it=it)

    def pay_dues(self, node: bonds.PayDues, it: Phrase) -> str:
        return self.fill("pay_dues", it=it)

    def quell(self, node: bonds.Quell, it: Phrase) -> str:
        return self.fill("quell.in_combat" if node.in_combat else "quell", it=it, kinds=self.immunities(node.to))

    def restore(self, node: bonds.Restore, it: Phrase) -> str:
        return self.fill("restore", it=it)

    def convert(self, node: allegiance.Convert, it: Phrase) -> str:
        said = f"{it.said('chosen')} {self.join(self.say(node.change, it).split(PIECES))}"
        return self.fill("convert.strips", said=said, it=it) if node.strips else said

    def take_warrior(self, node: allegiance.TakeWarrior, it: Phrase) -> str:
        return self.fill("take_warrior", it=it, place=self.words.INTO[w.PLACES[node.area]])

    def take_equipment(self, node: allegiance.TakeEquipment, it: Phrase) -> str:
        if node.to is not None:
            return self.fill("take_equipment.to", it=it, to=self.which(node.to))
        return self.fill("take_equipment", it=it)

    def lose_membership(self, node: allegiance.LoseMembership, it: Phrase) -> str:
        return self.fill("lose_membership", it=it)

    def go_on_leave(self, node: allegiance.GoOnLeave, it: Phrase) -> str:
        return self.fill("go_on_leave", it=it)

    def return_from_leave(self, node: allegiance.ReturnFromLeave, it: Phrase) -> str:
        return self.fill("return_from_leave", it=it)

    def name_affiliation(self, node: allegiance.NameAffiliation, it: Phrase) -> str:
        names = [self.words.AFFILIATION_NAMES[name] for name in bit_words(w.AFFILIATIONS, node.but)]
        return self.fill("name_affiliation", but=self.join(names, self.sayings["or"]))

    def imprison(self, node: captives.Imprison, it: Phrase) -> str:
        if node.who == bound.FIRST:
            said = self.fill("imprison", whom=it)
        else:
            said = self.fill("imprison.foe", what=self.which(node.which, ONE))
        if node.back:
            said = self.fill("imprison.back", said=said, place=self.words.BACK_TO[w.PLACES[node.back]])
        if node.attachments == captives.KEEPS_ALL:
            return said
        key = "imprison.loses_all" if node.attachments == captives.LOSES_ALL else "imprison.loses_chosen"
        return self.fill(key, said=said)

    def shelter(self, node: captives.Shelter, it: Phrase) -> str:
        return self.fill("shelter", it=it, n=self.count(node.room))

    def emerge(self, node: captives.Emerge, it: Phrase) -> str:
        return self.fill("emerge", it=it)

    def attack_at_once(self, node: attacks.AttackAtOnce, it: Phrase) -> str:
        return self.fill(AT_ONCE[node.whom], it=it)

    def infect(self, node: plague.Infect, it: Phrase) -> str:
        return self.fill("infect", it=it)

    def infect_outpost(self, node: plague.InfectOutpost, it: Phrase) -> str:
        return self.fill("infect_outpost", it=it)

    def disinfect(self, node: plague.Disinfect, it: Phrase) -> str:
        return self.fill("disinfect")

    # Points

    def gain(self, node: points.Gain, it: Phrase) -> str:
        out = []
        for key, sign in (("gain", 1), ("lose", -1)):
            amounts = ((sign * node.d, "d"), (sign * node.p, "p"))
            parts = [self.fill(f"points.{letter}", n=self.count(n)) for n, letter in amounts if n > 0]
            if parts:
                whom = {bound.YOU: key, bound.HOLDER: f"{key}.holder"}
                out.append(self.fill(whom.get(node.who, f"{key}.player"), it=it, points=self.join(parts)))
        if node.new_title:
            return self.fill("gain.new_title", said=self.join(out))
        if node.for_earned:
            return self.fill("gain.earned", said=self.join(out))
        if node.for_each is None:
            return self.join(out)
        if node.for_each.type == w.FORTIFICATION:
            return self.fill("gain.per.fort", said=self.join(out), per=self.which(node.for_each, ONE))
        key = "gain.per.yours" if node.for_each.whose == YOURS else "gain.per"
        return self.fill(key, said=self.join(out), per=self.which(node.for_each, ONE))

    def lose_all_d(self, node: points.LoseAllD, it: Phrase) -> str:
        return self.fill("lose_all_d", it=it)

    def swap_d(self, node: points.SwapD, it: Phrase) -> str:
        return self.fill("swap_d", it=it)

    def defraud(self, node: points.Defraud, it: Phrase) -> str:
        return self.fill("defraud")

    # Cards

    def reassign(self, node: piles.Reassign, it: Phrase) -> str:
        return self.fill("reassign", it=it)

    def recover(self, node: piles.Recover, it: Phrase) -> str:
        return self.fill("recover")

    def raise_(self, node: piles.Raise, it: Phrase) -> str:
        side = Which(terms.WARRIOR, Side(node.side), Not(terms.PERSONALITY))
        return self.fill("raise", what=self.which(side, ONE), into=self.words.INTO[w.PLACES[node.area]])

    def repay(self, node: piles.Repay, it: Phrase) -> str:
        return self.fill("repay")

    def count_kill(self, node: piles.CountKill, it: Phrase) -> str:
        return self.fill("count_kill", it=it, by=self.which(node.by, ONE))

    def dig(self, node: table.Dig, it: Phrase) -> str:
        return self.fill("dig", it=it, card=self.title.format(self.card_name(node.code)))

    def counter(self, node: reactions.Counter, it: Phrase) -> str:
        if node.discards:
            return self.fill("counter.discards")
        uses = any(act.counters & A_GIFT for act in self.cards.acts[self.kind])  # one that is used stays in play
        return self.fill("counter.use" if uses else "counter")

    def take_over(self, node: reactions.TakeOver, it: Phrase) -> str:
        return self.fill("take_over")

    def discard(self, node: table.Discard, it: Phrase) -> str:
        said = self.fill("discard", it=it)
        if node.after_blow:
            return self.fill("discard.after_blow", said=said)
        return self.fill("discard.for_d", said=said, n=self.words.MULTIPLES[node.d_times]) if node.d_times else said

    def annihilate_this(self, node: table.AnnihilateThis, it: Phrase) -> str:
        return self.fill("annihilate_this")

    def kill_foe(self, node: table.KillFoe, it: Phrase) -> str:
        return self.fill("kill_foe", it=it)

    def name_corporation(self, node: table.NameCorporation, it: Phrase) -> str:
        return self.fill("name_corporation", it=it)

    def reap_named(self, node: table.ReapNamed, it: Phrase) -> str:
        return self.fill("reap_named", p=self.count(node.p), d=self.count(node.d))

    def fetch_spell(self, node: fetch.FetchSpell, it: Phrase) -> str:
        return self.fill("fetch_spell.grave" if node.pile == fetch.GRAVE else "fetch_spell.library")

    def fetch_warrior(self, node: fetch.FetchWarrior, it: Phrase) -> str:
        area = self.words.INTO[w.PLACES[node.area]]
        what = Which(node.what) if isinstance(node.what, Trait) else Which(terms.WARRIOR, node.what)
        return self.fill("fetch_warrior", what=self.which(what, ONE), into=area)

    def store(self, node: hands.Store, it: Phrase) -> str:
        what = self.which(Which(Type(node.type)), ONE)
        return self.fill("store.castable" if node.castable else "store", what=what, it=it)

    def enlist(self, node: hands.Enlist, it: Phrase) -> str:
        return self.fill("enlist", what=self.which(Which(terms.WARRIOR, ValueAtMost(node.at_most)), ONE))

    def buy_markers(self, node: markers.BuyMarkers, it: Phrase) -> str:
        return self.fill("buy_markers", d=self.count(node.d))

    def lose_marker(self, node: markers.LoseMarker, it: Phrase) -> str:
        return self.fill("lose_marker")

    def give_to(self, node: table.GiveTo, it: Phrase) -> str:
        return self.fill("give_to", it=it)

    def discard_this(self, node: table.DiscardThis, it: Phrase) -> str:
        return self.fill("discard_this")

    def wound(self, node: table.Wound, it: Phrase) -> str:
        if node.mortal:
            return self.fill("wound.mortal", it=it)
        if node.foe:
            return self.fill("wound.foe", it=it)
        return self.fill("wound.earning" if node.earns else "wound", it=it)

    def discard_every(self, node: table.DiscardEvery, it: Phrase) -> str:
        cards = self.which(node.which, EVERY)
        if node.on is not None:
            return self.fill("discard_every.on", cards=cards, on=self.which(node.on, EVERY))
        if node.but_on is not None:
            return self.fill("discard_every.but_on", cards=cards, but=self.which(node.but_on, CLASS))
        if node.of_target:
            key = "discard_every.lowering" if node.lowering else "discard_every.of_target"
            return self.fill(key, cards=cards, it=it)
        if node.of_player:
            return self.fill("discard_every.of_player", cards=cards, it=it)
        return self.fill("discard", it=cards)

    def discard_of_named(self, node: table.DiscardOfNamed, it: Phrase) -> str:
        return self.fill("discard_of_named", cards=self.which(node.which, EVERY))

    def all_into_cover(self, node: cover.AllIntoCover, it: Phrase) -> str:
        return self.fill("all_into_cover", it=it, d=self.count(node.d))

    def cover_or_wound(self, node: cover.CoverOrWound, it: Phrase) -> str:
        return self.fill("cover_or_wound", it=it, place=self.nouns.PLACES[w.PLACES[node.area]])

    def heal(self, node: table.Heal, it: Phrase) -> str:
        if node.user:
            return self.fill("heal", it=self.bearer())
        if node.living:
            return self.fill("heal.living", it=it)
        if not node.fresh:
            return self.fill("heal", it=it)
        used = any(act.do is node for act in self.cards.acts[self.kind])
        return self.fill("heal.fresh.user" if used else "heal.fresh", it=it)

    # Turns

    def extra_action(self, node: turns.ExtraAction, it: Phrase) -> str:
        if node.own:
            return self.fill("extra_action.own", it=self.noun("warrior", THE), when=self.this_turn)
        kinds = {UNDEFINED: "extra_action", ATTACK: "extra_action.attack"}
        return self.fill(kinds.get(node.kind, "extra_action.non_attack"), when=self.this_turn)

    def standard_action(self, node: turns.StandardAction, it: Phrase) -> str:
        return self.fill("standard_action", when=self.this_turn)

    def act_now(self, node: turns.ActNow, it: Phrase) -> str:
        return self.fill("act_now", n=self.words.NON_ATTACKS[node.count])

    def fewer_actions(self, node: turns.FewerActions, it: Phrase) -> str:
        return self.fill("fewer_actions", it=it)
