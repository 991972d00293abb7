"""What cards say in Czech: a saying for each class of node. `získává|získávají` follows the number of its subject,
`~zabit` its gender too; behind a colon stands the case.
"""

from __future__ import annotations

from typing import Final

COUNTED: Final = {
    "point": {"nom": ("bod", "body", "bodů")},
    "destiny": {"nom": ("bod osudu", "body osudu", "bodů osudu")},
    "promotion": {"nom": ("vítězný bod", "vítězné body", "vítězných bodů")},
    "card": {"nom": ("kartu", "karty", "karet")},
}
ACTIONS: Final = ("žádnou akci", "jednu akci", "dvě akce", "tři akce", "čtyři akce", "pět akcí")
ATTACKS: Final = ("žádnou útočnou akci", "jednu útočnou akci", "dvě útočné akce", "tři útočné akce")
# By whose turn: of it, and the player who has something
WHOSE_TURN: Final = (
    ("každého", "některý hráč nemá"), ("svého", "nemáte"), ("soupeřova", "soupeř nemá"), ("jeho", "tento hráč nemá"),
)  # fmt: skip
SIDES: Final = {
    "doomtrooper": "Doomtrooper", "legion": "bojovník Černé legie", "tribal": "Kmenový válečník", "aside": "mimo oblasti",
}  # fmt: skip
IS_SIDE: Final = {
    "doomtrooper": "Doomtroopera", "legion": "bojovníka Černé legie", "tribal": "Kmenového válečníka",
    "aside": "bojovníka mimo oblasti",
}  # fmt: skip
TAGS: Final = {"never-fights": "nesmí nikdy bojovat", "outpost-only": "jen na Stanici"}
INTO: Final = {
    "squad": "do svého Mužstva", "kohort": "do své Kohorty", "outpost": "na svou Stanici", "aside": "mimo oblasti",
    "either": "do svého Mužstva nebo Kohorty",
}  # fmt: skip
ASPECTS: Final = {
    "changeling": "metamorfózy", "elements": "živlů", "exorcism": "exorcismu", "kinetics": "kinetiky",
    "manipulation": "manipulace", "mentalism": "mentalismu", "premonition": "předtuchy", "summoning": "vyvolávání",
}  # fmt: skip
AFFILIATION_TO: Final = {
    "bauhaus": "k Bauhausu", "capitol": "ke Kapitolu", "cybertronic": "ke Kybertroniku", "imperial": "k Imperiálu",
    "mishima": "k Mishimě", "brotherhood": "k Bratrstvu", "lutheran": "k Luteránské triádě",
    "crescentia": "k Půlměsíci", "rasputin": "k Synům Rasputina", "templars": "k Templářům",
    "legion": "k Černé legii", "general": "k nikomu", "corporations": "ke všem pěti korporacím",
}  # fmt: skip
OF_AFFILIATION: Final = {
    "bauhaus": "Bauhausu", "capitol": "Kapitolu", "cybertronic": "Kybertroniku", "imperial": "Imperiálu",
    "mishima": "Mishimy", "brotherhood": "Bratrstva", "lutheran": "Luteránské triády", "crescentia": "Půlměsíce",
    "rasputin": "Synů Rasputina", "templars": "Templářů", "legion": "Černé legie", "general": "bez příslušnosti",
}  # fmt: skip

SAYINGS: Final = {
    # Numbers and cases
    "amount": "{n} k {ratings}",
    "points.d": "{n:destiny}",
    "points.p": "{n:promotion}",
    "inside": "uvnitř",
    "using": "používající tuto zbraň",
    "case.attacking": "jako {it:útočník|útočníci}",
    "case.defending": "jako {it:obránce|obránci}",
    "case.in_combat": "v souboji",
    "case.fight": "v zápase",
    "case.shoot": "ve střelbě",
    "case.foe": "proti {foe:dat}",
    "case.bearer": ", {it:je-li|jsou-li} {what:pred}",
    # Ways to play
    "when.action": "jako {n}",
    "when.anytime": "kdykoli",
    "when.in_combat": "v průběhu souboje",
    "when.at_start": "na začátku svého kola",
    "when.to_save": ", když má být zabit jeden z vašich bojovníků",
    "when.after_victory": "poté, co váš útočník přežil souboj",
    "when.to_counter": "ihned po zahrání speciální karty",
    "price.d": "za {d:destiny}",
    "once_a_turn": "jednou za kolo",
    "once_a_combat": "jednou za souboj",
    "play": "zahrajte {when}",
    "play_before": "položte {when} před {it:acc}",
    "play_before_you": "položte {when} před sebe",
    "muster": "vyložte {into} {when} za {d:destiny}",
    "give": "dejte {when} {it:dat.own}",
    "bestow": "udělte {when} {it:dat.own}",
    "assign": "přidělte {when} {it:dat.own}",
    "attach": "přiložte {when} k {it:dat.own}",
    "build": "vyložte {into} {when}",
    "cast": "sešlete {when}",
    "for_each": "za každý vynaložený bod osudu {done}",
    "for_every": "za každé vynaložené {d:destiny} {done}",
    "until.to_your_draw": "vyřaďte ji ve svém příštím kroku dobírání karet",
    "until.to_your_turn": "vyřaďte ji na začátku svého následujícího kola",
    "annihilated": "poté tuto kartu obětujte",
    "or": "nebo",
    "many": "smíte jich mít ve hře několik kopií",
    "act": "{price}: {done}",
    "act.in_combat": "když {it} bojuje",
    "act.discarding": "vyřazením této karty",
    "act.annihilating": "obětováním této karty",
    "act.other": "vyřazením {other:gen.own}",
    "act.wounds": "za zranění {it:gen}",
    "when_does": "{moment} {done}",
    "when_may": "{moment}, chcete-li, {done}",
    "moment.turn": "na začátku {whose} kola",
    "moment.draw": "v kroku dobírání karet {whose} kola",
    "moment.end": "na konci {whose} kola",
    "moment.no_d": "jakmile {who} žádné body osudu,",
    "moment.mustered": "když {it} vstoupí do hry,",
    "moment.wounded": "když je {it} {it:~zraněn},",
    "moment.killed": "když je {it} {it:~zabit},",
    "moment.fought": "když {it} přežije souboj,",
    # Lasting abilities
    "gains": "{it:získává|získávají} {amounts}",
    "suffers": "{it:má|mají} {amounts}",
    "doubled": "{it:má|mají} zdvojnásobené {ratings}",
    "times": "{it:má|mají} {ratings} krát {n}",
    "weakens": "{it:dává svému protivníkovi|dávají svým protivníkům} {amounts}",
    "immune": "{it:je imunní|jsou imunní} vůči {kinds}",
    "immune.gifts": "darům Černé symetrie",
    "immune.symmetry": "Černé symetrii",
    "immune.art": "Umění",
    "immune.blindness": "kartám, které oslepují",
    "power.autokill": "automaticky {it:zabíjí|zabíjejí} každého, koho zraní",
    "power.fragile": "{it:je|jsou} {it:~zabit} každým zraněním",
    "power.never_casts": "{it:nesmí|nesmějí} nikdy sesílat kouzla",
    "power.no_seeking_cover": "{it:nesmí|nesmějí} vyhledat úkryt",
    "power.no_fortifications": "{it:nemá|nemají} žádný užitek z opevnění",
    "power.no_equipment": "{it:nesmí|nesmějí} používat vybavení",
    "power.no_other_weapon": "{it:nesmí|nesmějí} používat žádnou jinou zbraň",
    "power.only_fight_weapon": "{it:nesmí|nesmějí} mít žádnou jinou zápasnickou ani zápasnickou/střelnou zbraň",
    "power.d_only": "{it:získává|získávají} jen body osudu, nikdy vítězné body",
    "power.two_handguns": "{it:smí|smějí} používat dvě pistole najednou",
    "power.spells_for_others": "{it:smí|smějí} sesílat osobní bojová kouzla na libovolného účastníka souboje i bez vlastní účasti v něm",
    "power.double_d": "{it:počítá|počítají} každý bod osudu vynaložený na kouzlo za dva",
    "power.any_airship": "{it:smí|smějí} dostat jakýkoli vzdušný koráb, i když je určen jiným",
    "power.gifts_only": "{it:nesmí|nesmějí} dostat žádný apoštolův dar",
    "power.falls_at_no_value": "{it:je|jsou} {it:~vyřazen}, jakmile {it:jeho|jejich} H klesne na 0 nebo níže",
    "casts": "{it:smí|smějí} sesílat kouzla Umění {aspects}",
    "casts_all": "{it:smí|smějí} sesílat kouzla všech aspektů Umění",
    "converts": "{who} smějí útočit vašimi neútočnými akcemi",
    "more_attacks": "každý hráč smí provádět další útoky, každý za {d:destiny}",
    "kill_mission": "jakmile {it} zabije {prey:acc}, jeho hráč získá navíc {n:point} a úkol je vyřazen",
    "death_mission": "když je {it} zabit, jeho hráč získá vítězné body za jeho H, a zabil-li v tom souboji někoho, ještě {n:promotion} navíc",
    "squad_mission": "kdo má ve svém Mužstvu od konce jednoho svého kola do konce následujícího bojovníky {affiliations}, získá {n:promotion} a tuto kartu vyřadí",
    "prefers": "{it:musí|musejí} zaútočit na {prey:acc}, {it:může-li|mohou-li}",
    "becomes": "{it:je|jsou} {it:~považován} také za {what}",
    "becomes_of": "{it:patří|patří} také {affiliations}",
    "no_longer": "už {it:není|nejsou} {it:~považován} za {what}",
    "no_longer_of": "už {it:nepatří|nepatří} {affiliations}",
    "keeps": "{it:neztrácí|neztrácejí} nikdy příslušnost {affiliations}",
    "never_heretic": "se {it:nesmí|nesmějí} nikdy stát {it:kacířem|kacíři}",
    "never_gains": "{it:nesmí|nesmějí} nikdy získat jinou stranu ani příslušnost",
    # Effects
    "change": "{it} {it:získává|získávají} {amounts} do konce souboje",
    "strike_first.attacker": "útočník útočí jako první; obránce, kterého zraní, útok neopětuje",
    "strike_first.defender": "obránce útočí jako první; útočník, kterého zraní, útok neopětuje",
    "disable_weapon": "{it:acc} nelze v tomto souboji použít",
    "double_weapon": "bonus {it:gen} se v tomto souboji zdvojnásobuje",
    "change_tactic": "ze zápasu se stává střelba a ze střelby zápas; nesmí-li některý účastník novou taktiku použít, souboj končí",
    "withdraw": "váš účastník souboje ustoupí a souboj končí; hráč protivníka získá vítězné body za polovinu H ustupujícího, zaokrouhleno nahoru",
    "avenge": "kdo v souboji právě zabil {victim:acc}, je zraněn; je-li tím zabit, získáte body za jeho H",
    "save": "bojovník není zabit a zůstává ve stavu, v jakém byl",
    "gain": "získejte {points}",
    "lose": "ztrácíte {points}",
    "gain.player": "{it} získává {points}",
    "lose.player": "{it} ztrácí {points}",
    "lose_all_d": "{it} ztrácí všechny body osudu",
    "swap_d": "vyměňte si všechny body osudu s {it:ins}",
    "counter": "zahraná karta nemá žádný účinek a je vyřazena",
    "discard": "vyřaďte {it:acc.own}",
    "discard_this": "vyřaďte tuto kartu",
    "wound": "zraňte {it:acc.own}; zabije-li to bojovníka, nikdo nezíská body",
    "wound.earning": "zraňte {it:acc.own}; zabije-li to bojovníka, získáte body za jeho H",
    "heal": "vyléčte {it:acc.own}",
    "extra_action": "máte v tomto kole jednu akci navíc",
    "extra_action.attack": "máte v tomto kole jednu útočnou akci navíc",
    "extra_action.non_attack": "máte v tomto kole jednu neútočnou akci navíc",
    "fewer_actions": "{it} má v příštím kole o jednu akci méně",
}
