"""Lasting abilities in words: what is said behind their subject."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper import statics as s
from grognard.games.doomtrooper import words as w
from grognard.games.doomtrooper.select import YOURS, Which
from grognard.games.doomtrooper.text.phrases import CLASS, ONE, Phrase, bit_words
from grognard.games.doomtrooper.text.say_base import PIECES, Sayings

# Powers and bans by their bits
POWERS: Final = {
    s.AUTOKILL: "autokill", s.FRAGILE: "fragile", s.NEVER_CASTS: "never_casts", s.NO_SEEKING_COVER: "no_seeking_cover",
    s.NO_FORTIFICATIONS: "no_fortifications", s.NO_EQUIPMENT: "no_equipment", s.NO_OTHER_WEAPON: "no_other_weapon",
    s.ONLY_FIGHT_WEAPON: "only_fight_weapon", s.D_ONLY: "d_only", s.TWO_HANDGUNS: "two_handguns",
    s.SPELLS_FOR_OTHERS: "spells_for_others", s.DOUBLE_D: "double_d", s.ANY_AIRSHIP: "any_airship",
    s.GIFTS_ONLY: "gifts_only", s.FALLS_AT_NO_VALUE: "falls_at_no_value",
}  # fmt: skip
IMMUNITIES: Final = {s.GIFTS: "gifts", s.ALL_SYMMETRY: "symmetry", s.THE_ART: "art", s.BLINDNESS: "blindness"}
NEVERS: Final = {s.NEVER_HERETIC: "never_heretic", s.NEVER_GAINS: "never_gains"}


def bits_of(bits: int) -> list[int]:
    """The bits that are set, each by itself."""
    return [1 << n for n in range(bits.bit_length()) if bits >> n & 1]


class StaticSayings(Sayings):
    """A predicate for each class of lasting ability."""

    def gains(self, node: s.Gains, it: Phrase) -> str:
        key = "gains" if max(node.amounts) > 0 else "suffers"
        return self.fill(key, it=it, amounts=self.amounts(node.amounts))

    def multiplies(self, node: s.Multiplies, it: Phrase) -> str:
        parts = []
        for times in sorted({n for n in node.amounts if n != 1}):
            ratings = self.ratings([rating for rating in range(4) if node.amounts[rating] == times])
            parts.append(self.fill("doubled" if times == 2 else "times", it=it, ratings=ratings, n=times))
        return PIECES.join(parts)

    def weakens(self, node: s.Weakens, it: Phrase) -> str:
        return self.fill("weakens", it=it, amounts=self.amounts(node.amounts))

    def immune(self, node: s.Immune, it: Phrase) -> str:
        to = node.to & ~s.GIFTS if node.to & s.ALL_SYMMETRY else node.to  # every card includes every gift
        kinds = [self.sayings[f"immune.{IMMUNITIES[bit]}"] for bit in bits_of(to)]
        return self.fill("immune", it=it, kinds=self.join(kinds))

    def has(self, node: s.Has, it: Phrase) -> str:
        return PIECES.join(self.fill(f"power.{POWERS[bit]}", it=it) for bit in bits_of(node.what))

    def casts(self, node: s.Casts, it: Phrase) -> str:
        if len(node.of) == len(self.words.ASPECTS):
            return self.fill("casts_all", it=it)
        return self.fill("casts", it=it, aspects=self.join(self.words.ASPECTS[aspect] for aspect in node.of))

    def converts(self, node: s.Converts, it: Phrase) -> str:
        who = self.which(Which(w.WARRIOR, YOURS, affiliation=node.affiliation), CLASS)
        return self.clause("converts", who=who)

    def more_attacks(self, node: s.MoreAttacks, it: Phrase) -> str:
        return self.clause("more_attacks", d=self.count(node.d))

    def kill_mission(self, node: s.KillMission, it: Phrase) -> str:
        prey = self.which(Which(trait=node.trait), ONE)
        return self.clause("kill_mission", it=it, prey=prey, n=self.count(node.points))

    def death_mission(self, node: s.DeathMission, it: Phrase) -> str:
        return self.clause("death_mission", it=it, n=self.count(node.more))

    def squad_mission(self, node: s.SquadMission, it: Phrase) -> str:
        names = [self.words.OF_AFFILIATION[name] for name in bit_words(w.AFFILIATIONS, node.affiliations)]
        return self.clause("squad_mission", affiliations=self.join(names), n=self.count(node.points))

    def prefers(self, node: s.Prefers, it: Phrase) -> str:
        return self.fill("prefers", it=it, prey=self.which(node.which, ONE))

    def becomes(self, node: s.Becomes, it: Phrase) -> str:
        parts = []
        what = [self.words.IS_SIDE[side] for side in bit_words(w.SIDES, node.side)]
        for trait in bit_words(w.TRAITS, node.trait):
            what.append(self.noun(trait, CLASS if it.plural else ONE).said("pred"))
        if node.keyword:
            what.append(self.which(Which(w.WARRIOR, keyword=node.keyword), CLASS if it.plural else ONE).said("pred"))
        if what:
            parts.append(self.fill("becomes", it=it, what=self.join(what)))
        if node.affiliation:
            parts.append(self.fill("becomes_of", it=it, affiliations=self.affiliated(node.affiliation)))
        if node.no_side:
            sides = [self.words.IS_SIDE[side] for side in bit_words(w.SIDES, node.no_side)]
            parts.append(self.fill("no_longer", it=it, what=self.join(sides)))
        if node.no_affiliation:
            parts.append(self.fill("no_longer_of", it=it, affiliations=self.affiliated(node.no_affiliation)))
        return PIECES.join(parts)

    def affiliated(self, bits: int) -> str:
        """Affiliations by name, all five corporations in a word."""
        names = bit_words(w.AFFILIATIONS, bits)
        if bits & w.CORPORATIONS == w.CORPORATIONS:
            names = ["corporations", *bit_words(w.AFFILIATIONS, bits & ~w.CORPORATIONS)]
        return self.join(self.words.AFFILIATION_TO[name] for name in names)

    def keeps(self, node: s.Keeps, it: Phrase) -> str:
        parts = []
        if node.affiliations:
            parts.append(self.fill("keeps", it=it, affiliations=self.affiliated(node.affiliations)))
        parts += [self.fill(NEVERS[bit], it=it) for bit in bits_of(node.never)]
        return PIECES.join(parts)
