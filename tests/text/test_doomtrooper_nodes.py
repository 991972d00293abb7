"""Each class of node says what it does, in English, Czech and Romanian: an example of every one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from grognard.games.doomtrooper.cards import all_cards, catalogue, catalogue_of
from grognard.games.doomtrooper.cards.page import card
from grognard.games.doomtrooper.effects import HOLDER
from grognard.games.doomtrooper.effects.allegiance import (
    Convert,
    GoOnLeave,
    LoseMembership,
    NameAffiliation,
    ReturnFromLeave,
    TakeEquipment,
    TakeWarrior,
)
from grognard.games.doomtrooper.effects.assaults import IgnoreFortifications, Overwhelm
from grognard.games.doomtrooper.effects.attacks import THE_SAME, Assault, AttackAtOnce
from grognard.games.doomtrooper.effects.bonds import AssignUnit, Guard, PayDues, Quell, Restore
from grognard.games.doomtrooper.effects.captives import LOSES_ALL, Emerge, Imprison, Shelter
from grognard.games.doomtrooper.effects.combat import (
    Avenge,
    Change,
    ChangeTactic,
    DisableWeapon,
    DoubleWeapon,
    EndCombat,
    Save,
    StrikeFirst,
    Withdraw,
)
from grognard.games.doomtrooper.effects.cover import AllIntoCover, CoverOrWound
from grognard.games.doomtrooper.effects.fetch import GRAVE, FetchSpell, FetchWarrior
from grognard.games.doomtrooper.effects.hands import Enlist, Store
from grognard.games.doomtrooper.effects.infections import Disinfect, Infect, InfectOutpost
from grognard.games.doomtrooper.effects.markers import BuyMarkers, LoseMarker
from grognard.games.doomtrooper.effects.piles import CountKill, Raise, Reassign, Recover, Repay
from grognard.games.doomtrooper.effects.points import Defraud, Gain, LoseAllD, SwapD
from grognard.games.doomtrooper.effects.reactions import Counter, TakeOver
from grognard.games.doomtrooper.effects.reinforcing import Reinforce, StepIn
from grognard.games.doomtrooper.effects.table import (
    AnnihilateThis,
    Dig,
    Discard,
    DiscardEvery,
    DiscardOfNamed,
    DiscardThis,
    GiveTo,
    Heal,
    KillFoe,
    NameCorporation,
    ReapNamed,
    Wound,
)
from grognard.games.doomtrooper.effects.turns import ActNow, ExtraAction, FewerActions, StandardAction
from grognard.games.doomtrooper.language.attack_statics import (
    AttackPrice,
    Converts,
    DefendedBy,
    MoreAttacks,
    NeverAttackedBy,
    NeverAttacks,
    OnlyAttacks,
    Prefers,
)
from grognard.games.doomtrooper.language.earning_statics import Bounty, DeathMission, KillMission, SquadMission
from grognard.games.doomtrooper.language.effect import Each, Effect, Seq, Stay
from grognard.games.doomtrooper.language.parts import Aboard, Having, OneOf
from grognard.games.doomtrooper.language.plays import (
    AT_START,
    OWN_WARRIOR,
    Act,
    Actions,
    Ally,
    Answering,
    Attacks,
    Build,
    Cast,
    Copies,
    DiscardOther,
    Give,
    Muster,
    NotWith,
    Opens,
    PayD,
    PerStep,
    Play,
    Timing,
    When,
)
from grognard.games.doomtrooper.language.powers import AUTOKILL, FRAGILE
from grognard.games.doomtrooper.language.selectors import Case, Which
from grognard.games.doomtrooper.language.statics import (
    ALL_SYMMETRY,
    ALWAYS_FIRST,
    GIFTS,
    KILLS,
    NEVER_GAINS,
    NEVER_HERETIC,
    STOPS,
    STORED_CARDS,
    THE_ART,
    UNSET,
    Aura,
    Bans,
    Becomes,
    Casts,
    DoublesBeasts,
    FirstStrike,
    Gains,
    GainsOfFoe,
    GainsPer,
    Has,
    Immune,
    Keeps,
    Lends,
    Levels,
    LosesNamed,
    Multiplies,
    OutOfPlay,
    Rebases,
    Refuses,
    Spreads,
    Tallies,
    Weakens,
)
from grognard.games.doomtrooper.language.terms import (
    AIRSHIP,
    ANYTIME,
    APOSTLE,
    ART,
    AT_DRAW,
    BAUHAUS,
    BEAST,
    BEFORE_TARGET,
    BROTHERHOOD,
    CAPITOL,
    CARDS_ONLY,
    COMRADE,
    CORPORATIONS,
    CRESCENTIA,
    DISCARD_ITSELF,
    DOOMTROOPER,
    EQUIPMENT,
    EVERY_AFFILIATION,
    FORTIFICATION,
    GENERAL,
    GIFTS_OF_APOSTLES,
    HAS_KILLED,
    HERETIC,
    IMPERIAL,
    IN_COMBAT,
    IN_KOHORT,
    KOHORT,
    LEGION,
    MACHINE_GUN,
    MISHIMA,
    MISSION,
    OF_FOE,
    ON_ANY_PLAYER,
    ONCE_A_COMBAT,
    ONCE_A_TURN,
    OPPONENTS,
    OUTPOST,
    PAY_A_P,
    PERSONALITY,
    SPECIAL,
    SQUAD,
    SYMMETRY,
    TANK,
    TEMPLARS,
    VEHICLE,
    WAIVES_BEARER,
    WARRIOR,
    WAS_KILLED,
    WEAPON,
    WEAPON_FIGHT,
    WEAPON_SHOOT,
    WITH_THIS_WEAPON,
    WOUND_USER,
    WOUNDED,
    YOU_MAY,
    YOURS,
)
from grognard.games.doomtrooper.language.void import Void
from grognard.games.doomtrooper.model.combats import ATTACKER
from grognard.games.doomtrooper.model.state import ATTACK, UNDEFINED
from grognard.games.doomtrooper.text.cards import CardText
from grognard.games.doomtrooper.text.phrases import ANY_ONE, THE, THIS
from grognard.games.doomtrooper.text.tongue import DoomTongue
from grognard.text import LANGUAGES

ANY_WARRIOR = Which(WARRIOR)
DARK_LEGION = Which(WARRIOR, LEGION)
PLAYER = None  # the target is a player

# A card of the type that a way to play belongs to
KINDS = {"Muster": "01015", "Give": "01001", "Build": "01042"}
ANY_SPECIAL = "01235"


class Said:
    """A node and how it is said of the warrior, or of its target; a line for each predicate or sentence."""

    def __init__(self, node: Any, en: str, cs: str, ro: str, on: Which | None = ANY_WARRIOR) -> None:
        self.node = node
        self.texts = {"en": en, "cs": cs, "ro": ro}
        self.on = on


EXAMPLES = [
    # ways to play
    Said(
        Void("DT-105"),
        "this card has no effect under rule DT-105 and may never be played",
        "tato karta nemá podle pravidla DT-105 žádný účinek a nesmí se hrát",
        "această carte nu are niciun efect conform regulii DT-105 și nu poate fi jucată niciodată",
    ),
    Said(
        Play(ANYTIME, Discard(), Which(FORTIFICATION)),
        "play at any time\ndiscard any Fortification",
        "zahrajte kdykoli\nvyřaďte libovolné opevnění",
        "jucați-o oricând\ndecartați o fortificație la alegere",
    ),
    Said(
        Play(Answering(SPECIAL, ART, by=OPPONENTS), Counter(discards=True)),
        "play immediately after an Art spell or a Special card is played by an opponent\nthat card has no effect and is discarded",
        "zahrajte ihned po zahrání kouzla Umění nebo speciální karty soupeřem\nzahraná karta nemá žádný účinek a je vyřazena",
        "jucați-o imediat după jucarea unei vrăji a Artei sau unei cărți speciale de către un adversar\nacea carte nu are niciun efect și este decartată",
    ),
    Said(
        Play(Answering(EQUIPMENT), Counter(discards=True)),
        "play immediately after an Equipment card is played\nthat card has no effect and is discarded",
        "zahrajte ihned po zahrání karty vybavení\nzahraná karta nemá žádný účinek a je vyřazena",
        "jucați-o imediat după jucarea unei cărți de echipament\nacea carte nu are niciun efect și este decartată",
    ),
    Said(
        Play(Actions(1), ON_ANY_PLAYER, BEFORE_TARGET),
        "place as one action in front of any player",
        "položte před libovolného hráče jako jednu akci",
        "puneți-o în fața unui jucător la alegere, cu o acțiune",
    ),
    Said(
        Play(Timing(AT_START), ExtraAction(UNDEFINED), PayD(5), ONCE_A_TURN),
        "play at the beginning of your turn for 5 D, once per turn\nyou have one more action this turn, attack or not",
        "zahrajte na začátku svého kola za 5 bodů osudu, nejvýše jednou za kolo\nmáte v tomto kole jednu akci navíc, útočnou nebo neútočnou",
        "jucați-o la începutul turei dvs. cu 5 puncte de destin, cel mult o dată pe tură\naveți în această tură o acțiune suplimentară, de atac sau nu",
    ),
    Said(
        Muster(),
        "muster in your Squad as one action for 3 D",
        "vyložte do svého Mužstva jako jednu akci za 3 body osudu",
        "mobilizați-l în Detașamentul dvs. cu o acțiune și 3 puncte de destin",
    ),
    Said(
        Ally(),
        "place in front of you at any time",
        "položte před sebe kdykoli",
        "puneți-o în fața dvs. oricând",
    ),
    Said(
        Give(Which(WARRIOR, YOURS, DOOMTROOPER, BAUHAUS)),
        "give as one action to one of your Bauhaus Doomtroopers",
        "dejte jednomu ze svých Doomtrooperů Bauhausu jako jednu akci",
        "dați-o unuia dintre Doomtrooperii dvs. din Bauhaus, cu o acțiune",
    ),
    Said(
        Give(NotWith("01001")),  # the card itself
        "give as one action to one of your warriors\na warrior may have only one of these",
        "dejte jednomu ze svých bojovníků jako jednu akci\nbojovník smí mít jen jednu takovou kartu",
        "dați-o unuia dintre războinicii dvs., cu o acțiune\nun războinic poate avea o singură astfel de carte",
    ),
    Said(
        Build(IN_KOHORT),
        "build in your Kohort as one action",
        "vyložte do své Kohorty jako jednu akci",
        "construiți-o în Cohorta dvs. cu o acțiune",
    ),
    Said(
        Cast(Change(f=1, s=1, a=1, divided=True), PerStep(1)),
        "cast during combat\nfor every D you spend, the caster gains +1 to F, S or A, whichever you choose each time, until the end of the combat",
        "sešlete v průběhu souboje\nza každý vynaložený bod osudu získá sesilatel do konce souboje +1 k Z, S nebo O podle vaší volby",
        "lansați-o în timpul luptei\npentru fiecare punct de destin cheltuit, vrăjitorul primește +1 la C, T sau A, la alegerea dvs., până la sfârșitul luptei",
    ),
    Said(
        Cast(Change(f=2), PerStep(2)),
        "cast during combat\nfor every 2 D you spend, the caster gains +2 to F until the end of the combat",
        "sešlete v průběhu souboje\nza každé 2 vynaložené body osudu získá sesilatel do konce souboje +2 k Z",
        "lansați-o în timpul luptei\nla fiecare 2 puncte de destin cheltuite, vrăjitorul primește +2 la C până la sfârșitul luptei",
    ),
    Said(
        Act(Heal(), Which(WARRIOR, YOURS, WOUNDED), DISCARD_ITSELF),
        "at any time, by discarding this card: heal one of your wounded warriors",
        "kdykoli, vyřazením této karty: vyléčte jednoho ze svých zraněných bojovníků",
        "oricând, decartând această carte: vindecați unul dintre războinicii dvs. răniți",
    ),
    Said(
        Act(Change(f=3), IN_COMBAT, PayD(5), ONCE_A_COMBAT),
        "while the warrior fights, once per combat, for 5 D: the warrior gains +3 to F until the end of the combat",
        "když bojovník bojuje, nejvýše jednou za souboj, za 5 bodů osudu: bojovník získá do konce souboje +3 k Z",
        "cât timp războinicul luptă, cel mult o dată pe luptă, cu 5 puncte de destin: războinicul primește +3 la C până la sfârșitul luptei",
    ),
    Said(
        Act(Wound(), ANY_WARRIOR, Actions(2)),
        "as two actions: wound any warrior; nobody earns points if that kills it",
        "jako dvě akce: zraňte libovolného bojovníka; zabije-li to bojovníka, nikdo nezíská body",
        "cu două acțiuni: răniți un războinic la alegere; dacă moare astfel, nimeni nu obține puncte",
    ),
    Said(
        Act(Discard(), Which(EQUIPMENT), Attacks(1), DiscardOther(Which(MISSION, YOURS)), WOUND_USER),
        "as one attack action, by discarding one of your Missions, by wounding the warrior, without points for anybody if that kills it: discard any piece of Equipment",
        "jako jednu útočnou akci, vyřazením jednoho ze svých úkolů, za cenu zranění bojovníka (zabije-li ho to, nikdo nezíská body): vyřaďte libovolné vybavení",
        "cu o acțiune de atac, decartând una dintre misiunile dvs., cu prețul rănirii războinicului (dacă moare astfel, nimeni nu obține puncte): decartați un echipament la alegere",
    ),
    Said(
        When(AT_DRAW, Gain(d=3)),
        "in your Draw step, gain 3 D",
        "v kroku dobírání karet svého kola získejte 3 body osudu",
        "în etapa de tragere a turei dvs., obțineți 3 puncte de destin",
    ),
    Said(
        When(WAS_KILLED, Gain(p=2), Which(WARRIOR, YOURS, MISHIMA), YOU_MAY),
        "when one of your Mishima warriors is killed, you may gain 2 P",
        "když je jeden z vašich bojovníků Mishimy zabit, smíte získat 2 vítězné body",
        "când unul dintre războinicii dvs. din Mishima este ucis, puteți obține 2 puncte de promovare",
    ),
    Said(
        When(HAS_KILLED, FetchWarrior("undead-legionnaire", KOHORT)),
        "when the warrior kills a warrior, take an Undead Legionnaire warrior from your collection and place it in your Kohort for free",
        "když bojovník zabije nějakého bojovníka, vezměte si ze své sbírky bojovníka „Nemrtvý legionář“ a zdarma ho vyložte do své Kohorty",
        "când războinicul ucide un războinic, luați din colecția dvs. un războinic Undead Legionnaire și plasați-l gratuit în Cohorta dvs.",
    ),
    Said(
        When(HAS_KILLED, FetchWarrior(HERETIC, KOHORT), WITH_THIS_WEAPON),
        "when the warrior kills a warrior with this weapon, take a Heretic from your collection and place it in your Kohort for free",
        "když bojovník touto zbraní zabije nějakého bojovníka, vezměte si ze své sbírky kacíře a zdarma ho vyložte do své Kohorty",
        "când războinicul ucide un războinic cu această armă, luați din colecția dvs. un eretic și plasați-l gratuit în Cohorta dvs.",
    ),
    Said(
        Aura(Which(WARRIOR, YOURS, "clansman"), Gains(a=1)),
        "all your Clansmen gain +1 to A",
        "všichni vaši příslušníci klanu získávají +1 k O",
        "toți membrii dvs. de clan primesc +1 la A",
    ),
    Said(
        Opens(SYMMETRY, GIFTS_OF_APOSTLES, OWN_WARRIOR, WAIVES_BEARER),
        "you may play Gifts of the Apostles at any time on one of your warriors, without an action, even those meant for followers of another Apostle",
        "apoštolovy dary smíte na jednoho ze svých bojovníků hrát kdykoli a bez akce, i určené stoupencům jiného apoštola",
        "puteți juca oricând darurile apostolilor pe unul dintre războinicii dvs., fără acțiune, chiar și cele destinate adepților altui apostol",
    ),
    # lasting abilities
    Said(
        Gains(f=2, s=2, a=-1),
        "has +2 to F and S and −1 to A",
        "má +2 k Z a S a −1 k O",
        "are +2 la C și T și −1 la A",
    ),
    Said(
        Multiplies(s=2, a=2, v=3),
        "has its S and A doubled\nhas its V tripled",
        "má zdvojnásobené S a O\nmá ztrojnásobenou H",
        "are T și A dublate\nare V triplat",
    ),
    Said(
        Rebases(divisor=(2, 2, 2, 1)),
        "has its base F, S and A halved (rounded up)",
        "má poloviční základní Z, S a O (zaokrouhleno nahoru)",
        "are C, T și A de bază înjumătățite (rotunjite în sus)",
    ),
    Said(
        Rebases(to=(5, 5, UNSET, UNSET), more=(0, 0, 2, 0)),
        "has a base F and S of 5\ngains +2 to A as base ratings",
        "má základní Z a S rovnu 5\nzískává +2 k O jako základní hodnoty",
        "are C și T de bază egal cu 5\nprimește +2 la A ca atribute de bază",
    ),
    Said(
        Levels(),
        "has all its base ratings raised to the highest of them",
        "má všechny základní hodnoty rovny nejvyšší z nich",
        "are toate atributele de bază egale cu cel mai mare dintre ele",
    ),
    Said(
        GainsOfFoe(0),
        "adds its opponent’s base F to its own F in combat",
        "si v souboji přičítá ke své Z základní Z svého protivníka",
        "își adaugă în luptă la C valoarea de bază C a adversarului",
    ),
    Said(
        FirstStrike(ALWAYS_FIRST | STOPS),
        "always strikes first\nis not struck back at by warriors it wounds",
        "vždy útočí jako první\nnečelí protiútoku těch, které zraní,",
        "lovește întotdeauna primul\nnu primește riposta celor pe care îi rănește",
    ),
    Said(
        Bounty(1, Which(WARRIOR, MISHIMA), points=2),
        "earns 2 points more for Mishima warriors that it kills",
        "získává o 2 body více za bojovníky Mishimy, které zabije,",
        "obține 2 puncte în plus pentru războinicii din Mishima pe care îi ucide",
    ),
    Said(
        Bounty(1, Which(WARRIOR, MISHIMA), p=3),
        "brings its player 3 P more for killing Mishima warriors",
        "přinese svému hráči o 3 vítězné body více za zabití bojovníků Mishimy",
        "aduce jucătorului său 3 puncte de promovare în plus pentru uciderea războinicilor din Mishima",
    ),
    Said(
        Bounty(1, Which(WARRIOR), points=4, rival=True),
        "earns 4 points more for a killed follower of an Apostle whom the killer does not follow",
        "získává o 4 body více za zabití stoupence apoštola, jehož stoupencem sám není,",
        "obține 4 puncte în plus pentru fiecare adept ucis al unui apostol pe care ucigașul nu îl urmează",
    ),
    Said(
        Bounty(2, Which(WARRIOR, MISHIMA)),
        "earns twice the V of Mishima warriors that it kills",
        "získává dvojnásobek H bojovníků Mishimy, které zabije,",
        "obține de două ori V-ul războinicilor din Mishima pe care îi ucide",
    ),
    Said(
        Weakens(a=2),
        "lowers its opponent’s A by 2",
        "snižuje svému protivníkovi O o 2",
        "îi scade adversarului său A cu 2",
    ),
    Said(
        Immune(GIFTS | THE_ART),
        "is immune to Dark Symmetry Gifts and the Art",
        "je imunní vůči darům Černé symetrie a Umění",
        "este imun la darurile Simetriei Întunecate și la Artă",
    ),
    Said(
        Has(AUTOKILL | FRAGILE),
        "automatically kills every warrior it wounds\nis killed by any wound",
        "automaticky zabíjí každého, koho zraní,\nje zabit každým zraněním",
        "îl ucide automat pe oricine rănește\neste ucis de orice rană",
    ),
    Said(
        Casts("changeling", "elements"),
        "may cast spells of Changeling and Elements",
        "smí sesílat kouzla Umění metamorfózy a živlů",
        "poate lansa vrăji ale Artei Metamorfozei și Elementelor",
    ),
    Said(
        Converts(IMPERIAL),
        "your Imperial warriors may attack with your non-attack actions",
        "vaši bojovníci Imperiálu smějí útočit vašimi neútočnými akcemi",
        "războinicii dvs. din Imperial pot ataca folosind acțiunile dvs. fără atac",
    ),
    Said(
        MoreAttacks(5),
        "every player may make further attacks for 5 D each, but no more attacks than the player has actions",
        "každý hráč smí provádět další útoky, každý za 5 bodů osudu, ne však více útoků, než kolik má akcí",
        "fiecare jucător poate face atacuri suplimentare, fiecare cu 5 puncte de destin, dar nu mai multe atacuri decât acțiuni",
    ),
    Said(
        KillMission(Which(WARRIOR, PERSONALITY), 5),
        "if the warrior kills a personality, its player earns an extra 5 points and the Mission is discarded",
        "jakmile bojovník zabije osobnost, jeho hráč získá navíc 5 bodů a úkol je vyřazen",
        "dacă războinicul ucide o personalitate, jucătorul său obține încă 5 puncte și misiunea este decartată",
    ),
    Said(
        KillMission(DARK_LEGION, d_times=4, p_times=2),
        "if the warrior kills a Dark Legion warrior, its player earns either four times the V of the warrior killed in D or twice that V in P, and the Mission is discarded",
        "jakmile bojovník zabije bojovníka Černé legie, jeho hráč získá buď čtyřnásobek H zabitého v bodech osudu, nebo dvojnásobek ve vítězných bodech, a úkol je vyřazen",
        "dacă războinicul ucide un războinic din Legiunea Întunecată, jucătorul său obține fie de patru ori V-ul acestuia în puncte de destin, fie de două ori în puncte de promovare, și misiunea este decartată",
    ),
    Said(
        DeathMission(3),
        "when the warrior is killed, its player gains its V in P, and 3 P more if it killed somebody in that combat",
        "když je bojovník zabit, jeho hráč získá vítězné body za jeho H, a zabil-li v tom souboji někoho, ještě 3 vítězné body navíc",
        "când războinicul este ucis, jucătorul său obține V-ul acestuia în puncte de promovare și încă 3 puncte de promovare, dacă a ucis pe cineva în acea luptă",
    ),
    Said(
        SquadMission(BAUHAUS | MISHIMA, 10),
        "if the Squad of the player with this card holds warriors of Bauhaus and Mishima from the end of one of that player’s turns to the end of the next, that player gains 10 P and discards this card",
        "má-li hráč s touto kartou od konce jednoho svého kola do konce dalšího nepřetržitě ve svém Mužstvu bojovníky všech těchto příslušností: Bauhausu a Mishimy, získá 10 vítězných bodů a tuto kartu vyřadí",
        "dacă jucătorul cu această carte are neîntrerupt, de la sfârșitul unei ture proprii până la sfârșitul următoarei, în Detașament războinici din Bauhaus și din Mishima, el obține 10 puncte de promovare și decartează această carte",
    ),
    Said(
        Becomes(CAPITOL, HERETIC),
        "is also considered a Heretic of the Dark Legion\nmay receive Dark Symmetry Gifts\nalso belongs to Capitol",
        "je považován také za kacíře Černé legie\nsmí dostávat dary Černé symetrie\nzískává i příslušnost ke Kapitolu",
        "este considerat și eretic al Legiunii Întunecate\npoate primi darurile Simetriei Întunecate\nprimește în plus afilierea la Capitol",
    ),
    Said(
        Keeps(CORPORATIONS, NEVER_HERETIC),
        "never loses the affiliation to all five corporations\nmay never become a Heretic",
        "neztrácí nikdy příslušnost ke všem pěti korporacím\nnesmí se nikdy stát kacířem",
        "nu își pierde niciodată afilierea la toate cele cinci corporații\nnu poate deveni niciodată eretic",
    ),
    Said(
        Keeps(GENERAL),
        "never loses the affiliation to the Cartel",
        "neztrácí nikdy příslušnost ke Kartelu",
        "nu își pierde niciodată afilierea la Cartel",
    ),
    Said(
        Keeps(EVERY_AFFILIATION, NEVER_GAINS, undoes=True),
        "never loses its affiliation\nmay never gain another side or affiliation\nis again what it was originally",
        "neztrácí nikdy svou příslušnost\nnesmí nikdy získat jinou stranu ani příslušnost\nje opět tím, čím byl původně",
        "nu își pierde niciodată afilierea\nnu poate primi niciodată altă tabără sau afiliere\neste din nou ce a fost la început",
    ),
    Said(
        Bans(EQUIPMENT),
        "Equipment cards may not be played",
        "vybavení nelze hrát",
        "echipamentele nu pot fi jucate",
    ),
    Said(
        Bans(EQUIPMENT, holder=True, placed=True),
        "the player with this card may not play Equipment cards placed directly in an area",
        "hráč s touto kartou nesmí hrát vybavení umístěná přímo v oblasti",
        "jucătorul cu această carte nu poate juca echipamente așezate direct într-o zonă",
    ),
    Said(
        Bans(HERETIC),
        "Heretics may not be played, and a warrior that becomes one is discarded without points for anybody",
        "kacíře nelze hrát, a kdo se jím stane, je vyřazen a nikdo za něj nezíská body",
        "ereticii nu pot fi jucați, iar un războinic care devine astfel este decartat fără puncte pentru nimeni",
    ),
    Said(
        Refuses(EQUIPMENT, WEAPON),
        "may not be given weapons",
        "nesmí dostat zbraně",
        "nu poate primi arme",
    ),
    Said(
        Rebases(to=(4, 4, 4, UNSET), for_each=Which(WARRIOR, YOURS, OUTPOST, "fusilier")),
        "has a base F, S and A of 4 for each Fusilier you have in your Outpost",
        "má základní Z, S a O rovnu 4 za každého fyzilíra, kterého máte na své Stanici",
        "are C, T și A de bază egal cu 4 pentru fiecare fuzilier pe care îl aveți în Avanpostul dvs.",
    ),
    Said(
        Rebases(more=(1, 1, 1, 1), marked=True),
        "gains +1 to F, S, A and V as base ratings for each marker on this card",
        "získává +1 k Z, S, O a H jako základní hodnoty za každý žeton na této kartě",
        "primește +1 la C, T, A și V ca atribute de bază pentru fiecare marcaj de pe această carte",
    ),
    Said(
        Tallies(STORED_CARDS, f=1),
        "gains +1 to F for each card laid on this card",
        "získává +1 k Z za každou kartu položenou na tuto",
        "primește +1 la C pentru fiecare carte pusă pe această carte",
    ),
    Said(
        Tallies(KILLS, f=1, s=1, a=1),
        "gains +1 to F, S and A for each kill credited to this card",
        "získává +1 k Z, S a O za každé zabití připsané této kartě",
        "primește +1 la C, T și A pentru fiecare ucidere înregistrată de această carte",
    ),
    Said(
        LosesNamed(),
        "loses the chosen affiliation",
        "ztrácí zvolenou příslušnost",
        "pierde afilierea aleasă",
    ),
    Said(
        GainsPer(Which(WARRIOR, "cavalier"), f=1, s=1),
        "gains +1 to F and S for each Cavalier warrior in the same area",
        "získává +1 k Z a S za každého bojovníka „Cavalier“ v téže oblasti",
        "primește +1 la C și T pentru fiecare războinic Cavalier din aceeași zonă",
    ),
    Said(
        DoublesBeasts(CRESCENTIA),
        "gains twice what Crescentia Beasts add to F, S and A",
        "získává dvojnásobek toho, co zvířata Půlměsíce přidávají k Z, S a O,",
        "primește dublul a ceea ce fiarele din Crescentia adaugă la C, T și A",
    ),
    Said(
        AttackPrice(2),
        "needs two actions to attack",
        "potřebuje k útoku dvě akce",
        "are nevoie de două acțiuni pentru a ataca",
    ),
    Said(
        AttackPrice(2, prey=Which(WARRIOR, TEMPLARS)),
        "needs two actions to attack Templars warriors",
        "potřebuje k útoku na bojovníky Templářů dvě akce",
        "are nevoie de două acțiuni pentru a ataca războinicii dintre Templieri",
    ),
    Said(
        AttackPrice(d=5),
        "may attack only if its player first pays 5 D",
        "smí útočit, jen když jeho hráč předem zaplatí 5 bodů osudu",
        "poate ataca doar dacă jucătorul său plătește mai întâi 5 puncte de destin",
    ),
    Said(
        OnlyAttacks(DARK_LEGION, if_any=True),
        "may attack only Dark Legion warriors as long as an opponent has any in play",
        "smí útočit jen na bojovníky Černé legie, dokud má soupeř nějaké ve hře",
        "poate ataca doar războinici din Legiunea Întunecată, cât timp un adversar are în joc vreunul",
    ),
    Said(
        NeverAttacks(Which(WARRIOR, BROTHERHOOD), Which(WARRIOR, TEMPLARS)),
        "may not attack Brotherhood warriors or Templars warriors",
        "nesmí útočit na bojovníky Bratrstva ani bojovníky Templářů",
        "nu poate ataca războinici din Frăție sau războinici dintre Templieri",
    ),
    Said(
        KillMission(Which(WARRIOR, PERSONALITY), d=20),
        "if the warrior kills a personality, its player gains 20 D besides and the Mission is discarded",
        "jakmile bojovník zabije osobnost, jeho hráč získá navíc 20 bodů osudu a úkol je vyřazen",
        "dacă războinicul ucide o personalitate, jucătorul său obține în plus 20 de puncte de destin și misiunea este decartată",
    ),
    Said(
        NeverAttackedBy(Which(WARRIOR, Aboard(VEHICLE, AIRSHIP))),
        "cannot be attacked by warriors in a vehicle other than an airship, or considered one",
        "nesmí být napaden bojovníky ve vozidle (kromě vzdušných korábů) nebo považovanými za vozidla",
        "nu poate fi atacat de războinici dintr-un vehicul (în afară de aeronave) sau considerați vehicule",
    ),
    Said(
        NeverAttackedBy(Which(WARRIOR, Having(AIRSHIP, VEHICLE))),
        "cannot be attacked by warriors with an airship or considered a vehicle",
        "nesmí být napaden bojovníky se vzdušným korábem nebo považovanými za vozidla",
        "nu poate fi atacat de războinici cu o aeronavă sau considerați vehicule",
    ),
    Said(
        Act(Discard(), Which(EQUIPMENT), Actions(3), PAY_A_P),
        "as three actions and for 1 P: discard any piece of Equipment",
        "jako tři akce a za 1 vítězný bod: vyřaďte libovolné vybavení",
        "cu trei acțiuni și cu 1 punct de promovare: decartați un echipament la alegere",
    ),
    Said(
        DefendedBy(Which(WARRIOR, TEMPLARS)),
        "only Templars warriors may defend in this Warzone",
        "v této válečné zóně se smějí bránit jen bojovníci Templářů",
        "doar războinicii dintre Templieri se pot apăra în această zonă de război",
    ),
    Said(
        Spreads(worsens=True),
        "Doomtroopers that spend a full turn, from one of your Draw steps to the next, in the same area as a warrior with this virus catch it; in each of your Draw steps every infected warrior loses as much again",
        "Doomtroopeři, kteří stráví celé kolo, od jednoho vašeho kroku dobírání karet do dalšího, v téže oblasti s nakaženým, se nakazí také; v každém vašem kroku dobírání karet ztrácí každý nakažený znovu totéž",
        "Doomtrooperii care petrec o tură întreagă, de la o etapă de tragere a dvs. până la următoarea, în aceeași zonă cu un infectat se infectează și ei; în fiecare etapă de tragere a dvs. fiecare infectat pierde încă o dată la fel",
    ),
    Said(
        Prefers(DARK_LEGION),
        "must choose a Dark Legion warrior whenever it attacks, if it can,",
        "musí při každém útoku zvolit bojovníka Černé legie, může-li,",
        "trebuie să aleagă un războinic din Legiunea Întunecată ori de câte ori atacă, dacă poate,",
    ),
    Said(
        Prefers(DARK_LEGION, Which(WARRIOR, HERETIC)),
        "must choose a Dark Legion warrior or a Heretic whenever it attacks, if it can,",
        "musí při každém útoku zvolit bojovníka Černé legie nebo kacíře, může-li,",
        "trebuie să aleagă un războinic din Legiunea Întunecată sau un eretic ori de câte ori atacă, dacă poate,",
    ),
    Said(
        OutOfPlay(),
        "is out of play",
        "je mimo hru",
        "este în afara jocului",
    ),
    Said(
        Lends(20),
        "you may spend up to 20 D that you do not have, but cannot win as long as you owe any",
        "smíte vynaložit až 20 bodů osudu, které nemáte, ale dokud něco dlužíte, nemůžete zvítězit",
        "puteți cheltui până la 20 de puncte de destin pe care nu le aveți, dar nu puteți câștiga cât timp aveți datorii",
    ),
    Said(
        OnlyAttacks(DARK_LEGION, highest=True),
        "may attack only Dark Legion warriors, and of them only the one with the highest V,",
        "smí útočit jen na bojovníky Černé legie, a to jen na toho s nejvyšší H,",
        "poate ataca doar războinici din Legiunea Întunecată, și anume pe cel cu V cel mai mare,",
    ),
    Said(
        NeverAttackedBy(DARK_LEGION),
        "cannot be attacked by Dark Legion warriors",
        "nesmí být napaden bojovníky Černé legie",
        "nu poate fi atacat de războinici din Legiunea Întunecată",
    ),
    Said(
        NeverAttacks(Which(WARRIOR, BROTHERHOOD)),
        "may not attack Brotherhood warriors",
        "nesmí útočit na bojovníky Bratrstva",
        "nu poate ataca războinici din Frăție",
    ),
    # effects
    Said(
        Act(Heal(living=True), Which(WARRIOR, YOURS, WOUNDED, COMRADE), DISCARD_ITSELF),
        "at any time, by discarding this card: heal one of your wounded warriors (a Doomtrooper cannot heal a Dark Legion warrior, nor the reverse), but not one that was just killed",
        "kdykoli, vyřazením této karty: vyléčte jednoho ze svých zraněných bojovníků (Doomtrooper nemůže vyléčit bojovníka Černé legie a naopak), ne však toho, kdo byl právě zabit",
        "oricând, decartând această carte: vindecați unul dintre războinicii dvs. răniți (un Doomtrooper nu poate vindeca un războinic din Legiunea Întunecată și nici invers), dar nu pe unul care tocmai a fost ucis",
    ),
    Said(
        Give(Copies(2)),
        "give as one action to one of your warriors\na warrior may have up to two of these, and both count",
        "dejte jednomu ze svých bojovníků jako jednu akci\nbojovník smí mít až dvě takové karty a obě se počítají",
        "dați-o unuia dintre războinicii dvs., cu o acțiune\nun războinic poate avea până la două, și ambele contează",
    ),
    Said(
        Give(Which(EQUIPMENT, YOURS, WEAPON_SHOOT), Copies(1)),
        "attach as one action to one of your Shoot or Fight/Shoot weapons\na weapon may have only one of these",
        "přiložte k jedné ze svých střelných či zápasnických/střelných zbraní jako jednu akci\nzbraň smí mít jen jednu takovou kartu",
        "atașați-o la una dintre armele dvs. de tir sau de corp la corp și de tir, cu o acțiune\no armă poate avea o singură astfel de carte",
    ),
    Said(
        Aura(Which(WARRIOR, YOURS, OneOf("blessed-legionnaire", "child-of-ilian")), Gains(a=1)),
        "all your Blessed Legionnaire and Child of Ilian warriors gain +1 to A",
        "všichni vaši bojovníci „Blessed Legionnaire“ a „Child of Ilian“ získávají +1 k O",
        "toți războinicii dvs. Blessed Legionnaire și Child of Ilian primesc +1 la A",
    ),
    Said(
        Act(Discard(), Which(FORTIFICATION, CARDS_ONLY), Attacks(1)),
        "as one attack action: discard any Fortification card",
        "jako jednu útočnou akci: vyřaďte libovolnou kartu opevnění",
        "cu o acțiune de atac: decartați o carte de fortificație la alegere",
    ),
    Said(
        Aura(Which(WARRIOR, OneOf("follower-of-semai", "follower-of-muawijhe")), Gains(a=1)),
        "all followers of Semai and Muawijhe gain +1 to A",
        "všichni Semaiovi a Muawijheovi stoupenci získávají +1 k O",
        "toți adepții lui Semai și lui Muawijhe primesc +1 la A",
    ),
    Said(
        ExtraAction(UNDEFINED, own=True),
        "the warrior has one more action of its own this turn, attack or not",
        "bojovník má v tomto kole navíc jednu vlastní akci, útočnou nebo neútočnou",
        "războinicul are în această tură o acțiune proprie suplimentară, de atac sau nu",
    ),
    Said(
        Seq(Gain(d=5), Heal()),
        "gain 5 D and heal the warrior",
        "získejte 5 bodů osudu a vyléčte bojovníka",
        "obțineți 5 puncte de destin și vindecați războinicul",
    ),
    Said(
        Stay(),
        "",
        "",
        "",
    ),
    Said(
        Each(Discard()),
        "discard any warrior",
        "vyřaďte libovolného bojovníka",
        "decartați un războinic la alegere",
    ),
    Said(
        Change(f=2, s=2),
        "a warrior of your choice gains +2 to F and S until the end of the combat",
        "bojovník podle vaší volby získá do konce souboje +2 k Z a S",
        "un războinic la alegere primește +2 la C și T până la sfârșitul luptei",
    ),
    Said(
        Change(f=-4, s=-4),
        "a warrior of your choice has −4 to F and S until the end of the combat",
        "bojovník podle vaší volby má do konce souboje −4 k Z a S",
        "un războinic la alegere are −4 la C și T până la sfârșitul luptei",
    ),
    Said(
        StrikeFirst(ATTACKER),
        "the attacker strikes first; a defender wounded by it does not strike back",
        "útočník útočí jako první; obránce, kterého zraní, útok neopětuje",
        "atacatorul lovește primul; apărătorul rănit de el nu ripostează",
    ),
    Said(
        DisableWeapon(),
        "a Fight or Fight/Shoot weapon of your choice cannot be used in this combat",
        "libovolnou zápasnickou či zápasnickou/střelnou zbraň nelze v tomto souboji použít",
        "o armă de corp la corp sau de corp la corp și de tir la alegere nu poate fi folosită în această luptă",
        on=Which(EQUIPMENT, WEAPON_FIGHT),
    ),
    Said(
        DoubleWeapon(),
        "the bonus of a machine gun of your choice is doubled in this combat",
        "bonus libovolného kulometu se v tomto souboji zdvojnásobuje",
        "bonusul unei mitraliere la alegere se dublează în această luptă",
        on=Which(EQUIPMENT, MACHINE_GUN),
    ),
    Said(
        ChangeTactic(),
        "Fight becomes Shoot and Shoot becomes Fight; the combat ends if a combatant may not use the new tactic",
        "ze zápasu se stává střelba a ze střelby zápas; nesmí-li některý účastník novou taktiku použít, souboj končí",
        "lupta corp la corp devine luptă la distanță și invers; lupta se încheie dacă un combatant nu poate folosi noua tactică",
    ),
    Said(
        Withdraw(),
        "your combatant withdraws and the combat ends; its opponent’s player gains half its V in P, rounded up",
        "váš účastník souboje ustoupí a souboj končí; hráč protivníka získá vítězné body za polovinu H ustupujícího, zaokrouhleno nahoru",
        "combatantul dvs. se retrage și lupta se încheie; jucătorul adversarului său obține jumătate din V-ul acestuia în puncte de promovare, rotunjit în sus",
    ),
    Said(
        Avenge(MISHIMA),
        "whoever has just killed a Mishima warrior in combat is wounded; if that kills it, you earn its V in points; of several such cards only the first takes effect",
        "kdo v souboji právě zabil bojovníka Mishimy, je zraněn; je-li tím zabit, získáte body za jeho H; z více takových karet účinkuje jen první",
        "cine tocmai a ucis un războinic din Mishima în luptă este rănit; dacă astfel este ucis, obțineți V-ul lui în puncte; dintre mai multe astfel de cărți are efect doar prima",
    ),
    Said(
        Save(),
        "the warrior is not killed and stays as it was before",
        "bojovník není zabit a zůstává ve stavu, v jakém byl",
        "războinicul nu este ucis și rămâne în starea în care era",
    ),
    Said(
        EndCombat(),
        "the combat ends and nobody is harmed",
        "souboj končí a nikomu se nic nestane",
        "lupta se încheie și nimeni nu pățește nimic",
    ),
    Said(
        EndCombat(undone=True),
        "the combat ends as if it had not begun, and the attack action is spent",
        "souboj končí, jako by nezačal, a akce útoku je spotřebována",
        "lupta se încheie ca și cum nu ar fi început, iar acțiunea de atac este consumată",
    ),
    Said(
        IgnoreFortifications(),
        "Fortifications give no bonuses in this combat",
        "opevnění v tomto souboji nepřidávají žádné bonusy",
        "fortificațiile nu dau niciun bonus în această luptă",
    ),
    Said(
        Assault(),
        "perform an attack action at once, but not during a combat",
        "proveďte ihned útočnou akci, ale ne během souboje",
        "efectuați imediat o acțiune de atac, dar nu în timpul unei lupte",
    ),
    Said(
        Reinforce(),
        "a warrior of your choice joins your combatant’s side; their F and S are added together, and the other player chooses which of them to fight",
        "bojovník podle vaší volby se připojí ke straně vašeho účastníka souboje; jejich Z a S se sčítají a druhý hráč si vybere, s kým z nich bude bojovat",
        "un războinic la alegere se alătură combatantului dvs.; C și T se adună, iar celălalt jucător alege cu care dintre ei luptă",
    ),
    Said(
        StepIn(),
        "a warrior of your choice takes the place of the warrior it guards in combat",
        "bojovník podle vaší volby zaujme v souboji místo bojovníka, kterého chrání",
        "un războinic la alegere ia în luptă locul războinicului pe care îl păzește",
    ),
    Said(
        AssignUnit(),
        "all copies of one of your warriors that are not personalities or commanders and have a lower base V become this sergeant’s unit",
        "všechny kopie jednoho z vašich bojovníků s nižší základní H, které nejsou osobnostmi ani veliteli, se stávají jednotkou tohoto seržanta",
        "toate exemplarele unuia dintre războinicii dvs. cu V de bază mai mic, care nu sunt personalități sau comandanți, devin unitatea acestui sergent",
        on=Which(WARRIOR, YOURS),
    ),
    Said(
        Guard(),
        "this warrior is assigned to guard one of your warriors",
        "tento bojovník je přidělen k ochraně jednoho z vašich bojovníků",
        "acest războinic este desemnat să păzească unul dintre războinicii dvs.",
        on=Which(WARRIOR, YOURS),
    ),
    Said(
        PayDues(),
        "from now on this warrior benefits from one of your Fortifications of its former corporation",
        "tento bojovník od této chvíle využívá jedno z vašich opevnění, pokud patří jeho bývalé korporaci",
        "acest războinic se folosește de acum de una dintre fortificațiile dvs., dacă ține de fosta sa corporație",
        on=Which(FORTIFICATION, YOURS),
    ),
    Said(
        Quell(ALL_SYMMETRY),
        "a warrior of your choice loses the immunity to the Dark Symmetry for as long as you like",
        "zrušte imunitu libovolného bojovníka vůči Černé symetrii, a to na libovolně dlouhou dobu",
        "un războinic la alegere își pierde imunitatea la Simetria Întunecată, pentru oricât timp doriți",
    ),
    Said(
        Restore(),
        "a warrior of your choice regains the immunity taken by this card",
        "vraťte libovolnému bojovníkovi imunitu, o kterou ho připravila tato karta",
        "un războinic la alegere își recapătă imunitatea pierdută prin această carte",
    ),
    Said(
        Convert(Becomes(BAUHAUS)),
        "a warrior of your choice also belongs to Bauhaus",
        "bojovník podle vaší volby získává i příslušnost k Bauhausu",
        "un războinic la alegere primește în plus afilierea la Bauhaus",
    ),
    Said(
        NameAffiliation(CRESCENTIA),
        "choose an affiliation other than Crescentia",
        "zvolte příslušnost jinou než Půlměsíc",
        "alegeți o altă afiliere decât Crescentia",
    ),
    Said(
        Imprison(Which(WARRIOR, OUTPOST), attachments=LOSES_ALL),
        "a warrior of your choice is imprisoned until this card leaves play; all cards on it are discarded",
        "bojovník podle vaší volby je uvězněn, dokud tato karta neopustí hru; všechny karty, které má, jsou vyřazeny",
        "un războinic la alegere este întemnițat până când această carte părăsește jocul; toate cărțile de pe el sunt decartate",
    ),
    Said(
        Shelter(2),
        "one of your warriors hides behind this card, which has room for 2 warriors; there it neither attacks nor is attacked nor protects from sabotage, and it is wounded without points for anybody if this card is discarded",
        "jeden z vašich bojovníků se ukryje za tuto kartu, za kterou je místo pro 2 bojovníky; tam neútočí, nelze na něj útočit a nechrání před Sabotáží, a je-li tato karta vyřazena, je zraněn a nikdo za to nezíská body",
        "unul dintre războinicii dvs. se ascunde în spatele acestei cărți, unde este loc pentru 2 războinici; acolo nu atacă, nu poate fi atacat și nu protejează de sabotaj, iar dacă această carte este decartată, este rănit, fără puncte pentru nimeni",
        on=Which(WARRIOR, YOURS),
    ),
    Said(
        Emerge(),
        "one of your warriors leaves its place behind this card",
        "jeden z vašich bojovníků opustí své místo za touto kartou",
        "unul dintre războinicii dvs. își părăsește locul din spatele acestei cărți",
        on=Which(WARRIOR, YOURS),
    ),
    Said(
        AttackAtOnce(),
        "one of your warriors attacks at once without an action, but not during a combat",
        "jeden z vašich bojovníků ihned zaútočí bez akce, ale ne během souboje",
        "unul dintre războinicii dvs. atacă imediat, fără acțiune, dar nu în timpul unei lupte",
        on=Which(WARRIOR, YOURS),
    ),
    Said(
        Infect("07120"),
        "a Doomtrooper of your choice is infected with this virus",
        "Doomtrooper podle vaší volby je nakažen tímto virem",
        "un Doomtrooper la alegere este infectat cu acest virus",
        on=Which(WARRIOR, DOOMTROOPER),
    ),
    Said(
        InfectOutpost("07090"),
        "all Doomtroopers in the Outpost of a player of your choice are infected with this virus",
        "všichni Doomtroopeři na Stanici libovolného hráče jsou nakaženi tímto virem",
        "toți Doomtrooperii din Avanpostul unui jucător la alegere sunt infectați cu acest virus",
        on=PLAYER,
    ),
    Said(
        Disinfect(),
        "your warriors are no longer infected",
        "žádný z vašich bojovníků už není nakažen",
        "niciunul dintre războinicii dvs. nu mai este infectat",
    ),
    Said(
        NameCorporation(),
        "choose a corporation with warriors in the Squad of any player",
        "zvolte korporaci, která má bojovníky v Mužstvu libovolného hráče",
        "alegeți o corporație cu războinici în Detașamentul unui jucător la alegere",
        on=PLAYER,
    ),
    Said(
        ReapNamed(p=1, d=2),
        "you earn 1 P or 2 D if it is of the chosen corporation and joins that player’s Squad",
        "získáte 1 vítězný bod nebo 2 body osudu, patří-li bojovník ke zvolené korporaci a vstupuje-li do Mužstva tohoto hráče",
        "obțineți 1 punct de promovare sau 2 puncte de destin, dacă acesta este din corporația aleasă și intră în Detașamentul acelui jucător",
    ),
    Said(
        KillFoe(),
        "the opponent of any warrior is killed and you earn the points",
        "protivník, se kterým bojovník podle vaší volby bojoval, je zabit a vy za něj získáte body",
        "adversarul cu care a luptat un războinic la alegere este ucis și obțineți punctele",
    ),
    Said(
        TakeWarrior(SQUAD),
        "take control of any warrior and place it in your Squad",
        "získejte kontrolu nad libovolným bojovníkem a umístěte ho do svého Mužstva",
        "preluați controlul asupra unui războinic la alegere și plasați-l în Detașamentul dvs.",
    ),
    Said(
        TakeEquipment(Which(WARRIOR, YOURS, OUTPOST)),
        "take control of any Beast and give it to one of your warriors in your Outpost, whatever its affiliation",
        "získejte kontrolu nad libovolným zvířetem a dejte kartu jednomu ze svých bojovníků na Stanici, ať má jakoukoli příslušnost",
        "preluați controlul asupra unei fiare la alegere și dați cartea unuia dintre războinicii dvs. din Avanpost, indiferent de afilierea sa",
        on=Which(BEAST),
    ),
    Said(
        TakeEquipment(),
        "take control of any piece of Equipment and give it to one of your warriors that may normally have it",
        "získejte kontrolu nad libovolným vybavením a dejte je jednomu ze svých bojovníků, který je smí běžně mít",
        "preluați controlul asupra unui echipament la alegere și dați-l unuia dintre războinicii dvs. care îl poate avea în mod normal",
        on=Which(EQUIPMENT),
    ),
    Said(
        LoseMembership(),
        "choose an affiliation that any warrior loses; affiliations given by cards come first",
        "zvolte příslušnost, kterou bojovník podle vaší volby ztrácí; přednost mají příslušnosti získané kartami",
        "alegeți o afiliere pe care un războinic la alegere o pierde; au întâietate afilierile primite prin cărți",
    ),
    Said(
        GoOnLeave(),
        "a warrior of your choice goes out of play",
        "bojovník podle vaší volby odchází mimo hru",
        "un războinic la alegere iese din joc",
    ),
    Said(
        ReturnFromLeave(),
        "any warrior returns to play, healed, and its full turns out of play are credited to this card",
        "bojovník podle vaší volby se vrací do hry vyléčen a této kartě se připíšou jeho celá kola mimo hru",
        "un războinic la alegere revine în joc vindecat, iar această carte înregistrează turele lui complete în afara jocului",
    ),
    Said(
        Gain(p=1, who=HOLDER, new_title=True),
        "the player with this card earns 1 P, if it is the first with its title that this player has put into play since this card was placed",
        "získává hráč s touto kartou 1 vítězný bod, pokud je první se svým názvem, kterou od vyložení této karty uvedl do hry",
        "jucătorul cu această carte obține 1 punct de promovare, dacă este prima cu acest titlu pe care a adus-o în joc de la punerea acestei cărți",
    ),
    Said(
        Gain(d=10),
        "gain 10 D",
        "získejte 10 bodů osudu",
        "obțineți 10 puncte de destin",
    ),
    Said(
        Gain(p=-3, who=2),
        "a player of your choice loses 3 P",
        "hráč podle vaší volby ztrácí 3 vítězné body",
        "un jucător la alegere pierde 3 puncte de promovare",
        on=PLAYER,
    ),
    Said(
        LoseAllD(),
        "a player of your choice loses all D",
        "hráč podle vaší volby ztrácí všechny body osudu",
        "un jucător la alegere pierde toate punctele de destin",
        on=PLAYER,
    ),
    Said(
        SwapD(),
        "exchange all your D with a player of your choice",
        "vyměňte si všechny body osudu s libovolným hráčem",
        "schimbați toate punctele de destin cu un jucător la alegere",
        on=PLAYER,
    ),
    Said(
        Defraud(),
        "these P are lost, and you gain twice as many D",
        "tyto vítězné body propadnou a vy za každý z nich získáte 2 body osudu",
        "aceste puncte de promovare se pierd, iar dvs. obțineți câte 2 puncte de destin pentru fiecare",
    ),
    Said(
        Reassign(),
        "shuffle any warrior and its Equipment into the draw piles of their owners; its owner regains its V in D, and all other cards on it are discarded",
        "zamíchejte libovolného bojovníka i s jeho vybavením do knihoven jejich vlastníků; jeho vlastník získá zpět jeho H v bodech osudu a ostatní karty, které měl, jsou vyřazeny",
        "amestecați un războinic la alegere și echipamentul său în bibliotecile proprietarilor; proprietarul său recapătă V-ul lui în puncte de destin, iar celelalte cărți de pe el sunt decartate",
    ),
    Said(
        Act(Store(ART, castable=True), Actions(1)),
        "as one action: take from your hand an Art card that the warrior can cast, and lay it on this card, where it has no effect of its own",
        "jako jednu akci: položte na tuto kartu z ruky kartu Umění, kterou bojovník umí seslat; vlastní účinek zde nemá",
        "cu o acțiune: puneți din mână pe această carte o carte a Artei pe care războinicul o poate lansa; acolo nu are efect propriu",
    ),
    Said(
        Store(SYMMETRY),
        "take a Dark Symmetry card from your hand and lay it on this card, where it has no effect of its own",
        "položte z ruky kartu Černé symetrie na tuto kartu; vlastní účinek zde nemá",
        "puneți din mână pe această carte o carte a Simetriei Întunecate; acolo nu are efect propriu",
    ),
    Said(
        Enlist(4),
        "take a warrior with a printed V of 4 or less from your hand and place it in your Squad or Kohort for free",
        "vyložte z ruky zdarma bojovníka s vytištěnou H nejvýše 4 do svého Mužstva nebo do své Kohorty",
        "plasați gratuit din mână un războinic cu V tipărit de cel mult 4 în Detașamentul sau în Cohorta dvs.",
    ),
    Said(
        BuyMarkers(2),
        "you may place any number of markers on this card, for 2 D each",
        "smíte na tuto kartu položit libovolný počet žetonů, každý za 2 body osudu",
        "puteți pune pe această carte oricâte marcaje, fiecare cu 2 puncte de destin",
    ),
    Said(
        LoseMarker(),
        "remove one marker from this card",
        "odeberte z této karty jeden žeton",
        "luați un marcaj de pe această carte",
    ),
    Said(
        Recover(),
        "shuffle one of your annihilated cards into your draw pile",
        "zamíchejte jednu ze svých obětovaných karet do své knihovny",
        "amestecați una dintre cărțile dvs. anihilate în biblioteca dvs.",
    ),
    Said(
        Repay(),
        "erase one D of your debt for two D",
        "smažte jeden bod osudu svého dluhu za dva body osudu",
        "ștergeți un punct de destin din datoria dvs. în schimbul a două puncte de destin",
    ),
    Said(
        Raise(LEGION, KOHORT),
        "place a Dark Legion non-personality of no higher V from your collection in your Kohort free of charge instead of earning points",
        "vyložte místo zisku bodů zdarma do své Kohorty ze své sbírky neosobnost Černé legie s nejvýše stejnou H",
        "plasați gratuit în Cohorta dvs., în loc să obțineți puncte, un războinic obișnuit din Legiunea Întunecată din colecția dvs. cu V cel mult egal",
    ),
    Said(
        CountKill(Which(WARRIOR, "follower-of-ilian")),
        "when a follower of Ilian kills any warrior, one kill is credited to this card",
        "když Ilianin stoupenec zabije libovolného bojovníka, připíše se této kartě jedno zabití",
        "când un adept al lui Ilian ucide un războinic la alegere, această carte mai înregistrează o ucidere",
    ),
    Said(
        Counter(),
        "that card has no effect and is discarded, or annihilated if it is so marked",
        "zahraná karta nemá žádný účinek a je vyřazena, nebo obětována, je-li tak označena",
        "acea carte nu are niciun efect și este decartată, sau anihilată dacă este marcată astfel",
    ),
    Said(
        TakeOver(),
        "its player does not use that card: you play it at once and pay for it",
        "její hráč tuto kartu nepoužije: ihned ji zahrajete a zaplatíte vy",
        "jucătorul ei nu folosește acea carte: o jucați imediat dvs. și plătiți pentru ea",
    ),
    Said(
        Discard(),
        "discard any warrior",
        "vyřaďte libovolného bojovníka",
        "decartați un războinic la alegere",
    ),
    Said(
        Discard(d_times=2),
        "discard any warrior and gain twice its V in D",
        "vyřaďte libovolného bojovníka a získejte dvojnásobek jeho H v bodech osudu",
        "decartați un războinic la alegere și obțineți de două ori V-ul său în puncte de destin",
    ),
    Said(
        DiscardThis(),
        "discard this card",
        "vyřaďte tuto kartu",
        "decartați această carte",
    ),
    Said(
        AnnihilateThis(),
        "annihilate this card",
        "obětujte tuto kartu",
        "anihilați această carte",
    ),
    Said(
        GiveTo(),
        "give this card to one of your warriors instead",
        "předejte tuto kartu jednomu ze svých bojovníků",
        "dați această carte unuia dintre războinicii dvs.",
        on=Which(WARRIOR, YOURS),
    ),
    Said(
        FetchSpell(GRAVE),
        "take a spell from your discard pile and cast it at once, for its own price",
        "vezměte si kouzlo ze svého hrobu a ihned je za jeho cenu sešlete",
        "luați o vrajă din cimitirul dvs. și lansați-o imediat la prețul ei",
    ),
    Said(
        FetchWarrior(APOSTLE, KOHORT),
        "take an Apostle from your collection and place it in your Kohort for free",
        "vezměte si ze své sbírky apoštola a zdarma ho vyložte do své Kohorty",
        "luați din colecția dvs. un apostol și plasați-l gratuit în Cohorta dvs.",
    ),
    Said(
        Discard(),
        "discard any warrior considered a tank",
        "vyřaďte libovolného bojovníka považovaného za tank",
        "decartați un războinic la alegere considerat tanc",
        on=Which(WARRIOR, TANK),
    ),
    Said(
        Discard(),
        "discard any tank",
        "vyřaďte libovolný tank",
        "decartați un tanc la alegere",
        on=Which(TANK),
    ),
    Said(
        DiscardEvery(Which(WARRIOR, VEHICLE)),
        "discard all warriors considered vehicles",
        "vyřaďte všechny bojovníky považované za vozidla",
        "decartați toți războinicii considerați vehicule",
    ),
    Said(
        DiscardEvery(Which(EQUIPMENT), on=Which(WARRIOR, HERETIC)),
        "discard all Equipment cards of all Heretics",
        "vyřaďte všechna vybavení všech kacířů",
        "decartați toate echipamentele care aparțin tuturor ereticilor",
    ),
    Said(
        DiscardEvery(Which(EQUIPMENT), but_on=Which(WARRIOR, "follower-of-algeroth")),
        "discard all Equipment cards, except those of followers of Algeroth",
        "vyřaďte všechna vybavení s výjimkou karet Algerothových stoupenců",
        "decartați toate echipamentele, cu excepția celor ale adepților lui Algeroth",
    ),
    Said(
        DiscardOfNamed(Which(EQUIPMENT)),
        "choose one of the five corporations, the Brotherhood or the Dark Legion; discard all Equipment cards of its members",
        "zvolte jednu z pěti korporací, Bratrstvo nebo Černou legii; vyřaďte všechna vybavení příslušníků zvolené strany",
        "alegeți una dintre cele cinci corporații, Frăția sau Legiunea Întunecată; decartați toate echipamentele membrilor ei",
    ),
    Said(
        DiscardEvery(Which(WARRIOR, HERETIC)),
        "discard all Heretics",
        "vyřaďte všechny kacíře",
        "decartați toți ereticii",
    ),
    Said(
        Seq(DiscardEvery(Which(WARRIOR, HERETIC)), DiscardEvery(Which(FORTIFICATION, "citadel"))),
        "discard all Heretics and all citadels",
        "vyřaďte všechny kacíře a všechny citadely",
        "decartați toți ereticii și toate citadelele",
    ),
    Said(
        Discard(),
        "discard Saladin",
        "vyřaďte bojovníka „Saladin“",
        "decartați războinicul Saladin",
        on=Which(WARRIOR, "saladin"),
    ),
    Said(
        Wound(earns=True),
        "wound any warrior; if that kills it, you earn its V in points",
        "zraňte libovolného bojovníka; zabije-li to bojovníka, získáte body za jeho H",
        "răniți un războinic la alegere; dacă moare astfel, obțineți V-ul lui în puncte",
    ),
    Said(
        AllIntoCover(5),
        "all warriors of a player of your choice go into cover; each that was there already is discarded unless its player pays 5 D for it",
        "všichni bojovníci libovolného hráče jdou do úkrytu; každý, kdo v něm už byl, je vyřazen, pokud za něj jeho hráč nezaplatí 5 bodů osudu",
        "toți războinicii unui jucător la alegere intră în adăpost; fiecare care era deja acolo este decartat, dacă jucătorul său nu plătește 5 puncte de destin pentru el",
        on=PLAYER,
    ),
    Said(
        CoverOrWound(KOHORT),
        "choose a player; each uncovered warrior in the Kohort of that player goes into cover or is wounded, as that player chooses; warriors that may never be in cover are exempt",
        "zvolte hráče; každý jeho neukrytý bojovník v Kohortě jde do úkrytu, nebo je zraněn, podle volby tohoto hráče; bojovníci, kteří nesmějí být nikdy v úkrytu, jsou ušetřeni",
        "alegeți un jucător; fiecare războinic neadăpostit al acestuia din Cohortă intră în adăpost sau este rănit, la alegerea acelui jucător; războinicii care nu pot sta niciodată în adăpost sunt cruțați",
        on=PLAYER,
    ),
    Said(
        Heal(),
        "heal one of your wounded warriors",
        "vyléčte jednoho ze svých zraněných bojovníků",
        "vindecați unul dintre războinicii dvs. răniți",
        on=Which(WARRIOR, YOURS, WOUNDED),
    ),
    Said(
        Overwhelm(),
        "a warrior of your choice kills its opponent if it wounds it in this combat with a rating of more than twice the opponent’s total A",
        "bojovník podle vaší volby zabije svého protivníka, zraní-li ho v tomto souboji hodnotou vyšší než dvojnásobek jeho celkové O",
        "un războinic la alegere își ucide adversarul dacă îl rănește în această luptă cu o valoare mai mare decât dublul A-ului total al acestuia",
    ),
    Said(
        Quell(THE_ART, in_combat=True),
        "a warrior of your choice loses the immunity to the Art until the end of the combat",
        "zrušte do konce souboje imunitu libovolného bojovníka vůči Umění",
        "un războinic la alegere își pierde imunitatea la Artă până la sfârșitul luptei",
    ),
    Said(
        Wound(earns=True, mortal=True),
        "kill any warrior; you earn its V in points",
        "zabijte libovolného bojovníka; získáte body za jeho H",
        "ucideți un războinic la alegere; obțineți V-ul lui în puncte",
    ),
    Said(
        DoubleWeapon(beast=True),
        "what a Beast of your choice adds to F, S and A is doubled in this combat",
        "to, co zvíře podle vaší volby přidává k Z, S a O, se v tomto souboji zdvojnásobuje",
        "ceea ce o fiară la alegere adaugă la C, T și A se dublează în această luptă",
        on=Which(BEAST),
    ),
    Said(
        Change(base=(3, 1, 1, 1)),
        "a warrior of your choice has its base F tripled until the end of the combat",
        "bojovník podle vaší volby má do konce souboje ztrojnásobenou základní Z",
        "un războinic la alegere are C de bază triplat până la sfârșitul luptei",
    ),
    Said(
        AttackAtOnce(THE_SAME),
        "its attacker must attack the same defender again at once, without an action",
        "útočník z toho souboje musí ihned bez akce znovu zaútočit na téhož obránce",
        "atacatorul din acea luptă trebuie să îl atace imediat din nou pe același apărător, fără acțiune",
    ),
    Said(
        Wound(earns=True, foe=True),
        "its opponent is wounded; if that kills it, you earn its V in points",
        "jeho protivník je zraněn; zabije-li ho to, získáte body za jeho H",
        "adversarul său este rănit; dacă moare astfel, obțineți V-ul lui în puncte",
    ),
    Said(
        Gain(d=2, for_earned=True),
        "gain 2 D for each of these P",
        "získejte 2 body osudu za každý z nich",
        "obțineți 2 puncte de destin pentru fiecare dintre ele",
    ),
    Said(
        Discard(after_blow=True),
        "discard any weapon of its opponent; if its bearer strikes first, only after that blow",
        "vyřaďte libovolnou zbraň protivníka; útočí-li její nositel jako první, až po jeho úderu",
        "decartați o armă la alegere aparținând adversarului; dacă purtătorul ei lovește primul, doar după acea lovitură",
        on=Which(EQUIPMENT, WEAPON, OF_FOE),
    ),
    Said(
        Reinforce(comrades=True, no_kin=True),
        "a warrior of your choice joins your combatant’s side; their F and S are added together, and the other player chooses which of them to fight; Doomtroopers and Dark Legion warriors do not reinforce each other; nobody of a corporation of the opponent may join",
        "bojovník podle vaší volby se připojí ke straně vašeho účastníka souboje; jejich Z a S se sčítají a druhý hráč si vybere, s kým z nich bude bojovat; Doomtroopeři a bojovníci Černé legie se navzájem neposilují; připojit se nesmí nikdo z korporace protivníka",
        "un războinic la alegere se alătură combatantului dvs.; C și T se adună, iar celălalt jucător alege cu care dintre ei luptă; Doomtrooperii și războinicii Legiunii Întunecate nu se întăresc unii pe alții; nu se poate alătura nimeni dintr-o corporație a adversarului",
    ),
    Said(
        Dig("01049"),
        "take Clansman Claymore from your collection and attach it to any warrior",
        "vezměte ze své sbírky kartu „Clansman Claymore“ a přiložte ji k libovolnému bojovníkovi",
        "luați din colecția dvs. cartea Clansman Claymore și atașați-o la un războinic la alegere",
    ),
    Said(
        ExtraAction(ATTACK),
        "you have one more attack action this turn",
        "máte v tomto kole jednu útočnou akci navíc",
        "aveți în această tură o acțiune de atac suplimentară",
    ),
    Said(
        StandardAction(),
        "you have one more standard action this turn",
        "máte v tomto kole jednu běžnou akci navíc",
        "aveți în această tură o acțiune obișnuită suplimentară",
    ),
    Said(
        ActNow(3),
        "take up to three non-attack actions at once; in your own turn they are additional actions",
        "proveďte ihned až tři neútočné akce; ve svém kole je máte navíc",
        "efectuați imediat până la trei acțiuni fără atac; în tura dvs. le aveți în plus",
    ),
    Said(
        FewerActions(),
        "a player of your choice has one fewer action next turn",
        "hráč podle vaší volby má v příštím kole o jednu akci méně",
        "un jucător la alegere are cu o acțiune mai puțin în tura următoare",
        on=PLAYER,
    ),
]


@cache
def card_text(lang: str) -> CardText:
    return CardText(DoomTongue(lang, catalogue(), []))


def said(node: Any, on: Which | None, lang: str) -> str:
    """What a node says of the warrior that bears its card, or of its target."""
    text = card_text(lang)
    text.kind = text.cards.index[KINDS.get(type(node).__name__, ANY_SPECIAL)]
    it = text.noun("warrior", THE)
    if isinstance(node, Void):
        it = text.noun("card", THIS)
    elif isinstance(node, Play):
        it = text.target(node, it)
    elif isinstance(node, Effect):
        it = text.noun("player", ANY_ONE) if on is None else text.which(on)
    out = text.say(node, it)
    return out if isinstance(out, str) else "\n".join(out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=[type(example.node).__name__ for example in EXAMPLES])
def test_a_node_says_what_it_does(example: Said, lang: str) -> None:
    assert said(example.node, example.on, lang) == example.texts[lang]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "if it is an Inquisitor, the warrior gains +2 to A"),
        ("cs", "je-li inkvizitorem, získává bojovník +2 k O"),
        ("ro", "dacă este inchizitor, războinicul primește +2 la A"),
    ],
)
def test_an_ability_of_some_bearers_begins_with_who_they_are(lang: str, text: str) -> None:
    spoken = card_text(lang)
    spoken.kind = spoken.cards.index["01001"]
    some = Gains(a=2, case=Case(bearer=Which(WARRIOR, "inquisitor")))
    assert spoken.lasting([some], spoken.noun("warrior", THE)) == [text]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "gains +8 to S instead of +4 to S"),
        ("cs", "získává +8 k S místo +4 k S"),
        ("ro", "primește +8 la T în loc de +4 la T"),
    ],
)
def test_more_for_some_bearers_is_said_of_those_ratings_alone(lang: str, text: str) -> None:
    some = Gains(s=4, case=Case(bearer=Which(WARRIOR, "pretorian-stalker")))
    cards = catalogue_of({**all_cards(), "01001": card("01001", 'AC-40 "JUSTIFIER"', Give(), Gains(f=4, s=4), some)})
    spoken = CardText(DoomTongue(lang, cards, []))
    spoken.kind = cards.index["01001"]
    assert spoken.gains(some, spoken.noun("warrior", THE)) == text
