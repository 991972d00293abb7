"""What Battlegrounds says in Czech. Places to fill are explained in grognard.text.lang.

The reader is addressed by the verb alone, so the word for the reader is empty; `named` says it where it must stand.
`{who:váš|} tah {who:of}` is `váš tah` or `tah hráče Anna`.
Names of tanks never change, so they stand behind `karta` or `tank`; fields stand behind `pole`.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "point": {"nom": ("bod", "body", "bodů")},
    "field": {"nom": ("pole", "pole", "polí"), "gen": ("pole", "polí", "polí")},
    "star": {"nom": ("hvězdička", "hvězdičky", "hvězdiček")},
    "pair": {"nom": ("pár", "páry", "párů")},
    "round": {"nom": ("kolo", "kola", "kol")},
    "token": {"nom": ("žeton", "žetony", "žetonů")},
    "card": {"nom": ("karta", "karty", "karet")},
}

# The reader and the other players; `owner` may also be a team
YOU: Final = {"": "", "named": "vy", "of": ""}
PLAYER: Final = {"": "hráč {name}", "named": "hráč {name}", "of": "hráče {name}"}
SEAT_NAME: Final = "{n}"
TEAM: Final = {"": "tým {name}", "named": "tým {name}", "of": "týmu {name}"}

# `short` is the colour alone
FIGURES: Final = (
    {"": "zelený tank", "acc": "zelený tank", "short": "zelená"},
    {"": "žlutý tank", "acc": "žlutý tank", "short": "žlutá"},
    {"": "červený tank", "acc": "červený tank", "short": "červená"},
    {"": "modrý tank", "acc": "modrý tank", "short": "modrá"},
)
ARTILLERY_TANK: Final = {"": "tank dělostřelectva", "acc": "tank dělostřelectva"}
WAYS: Final = ("rovně", "diagonálně")
EFFECTS: Final = (
    {"": "Další tah", "acc": "Další tah"},
    {"": "Dodatečný tank", "acc": "Dodatečný tank"},
    {"": "Směr", "acc": "Směr"},
    {"": "Delší dostřel", "acc": "Delší dostřel"},
    {"": "Delší pohyb", "acc": "Delší pohyb"},
    {"": "Změna pořadí výstřelu a pohybu", "acc": "Změnu pořadí výstřelu a pohybu"},
    {"": "Pancíř", "acc": "Pancíř"},
)
# The pictures of our own set, by id; other sets show their ids
PICTURES: Final = {
    "oak": "dub", "pine": "borovice", "mill": "mlýn", "barn": "stodola", "ford": "brod", "dam": "hráz",
    "hill": "kopec", "pond": "rybník", "fort": "pevnost", "tower": "věž", "road": "silnice", "rail": "železnice",
    "inn": "hostinec", "camp": "tábor", "mine": "důl", "well": "studna",
}  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.pick": "Kterou kartu tanku si vezmete?",
    "ask.drive": "Se kterou kartou tanku začne {figure}?",
    "ask.start": "Na kterém poli vaší základny začne {figure}?",
    "ask.act": "Jste na tahu: pohyb a výstřel, nebo změna tanku?",
    "ask.after": "Použijete pár, nebo ukončíte tah?",
    "ask.move": "{figure} už vystřelil: kam pojede?",
    "ask.shoot": "{figure} smí vystřelit: na co?",
    "ask.return": (
        "{figure} se vrací do hry: se kterou kartou tanku? Oprava dosavadního tanku ({tank}) stojí tento tah."
    ),
    "ask.return_new": "{figure} je ztracen: se kterou kartou tanku budete pokračovat?",
    "ask.place": "Na které pole základny se {figure} vrátí?",
    "ask.keep": "Dodatečný tank: kterou kartu si necháte?",
    "ask.choose": "Na páru jsou dvě ikony: který účinek si vyberete?",
    "ask.react": "{figure} je zasažen: položíte na jeho kartu Pancíř?",
    "ask.family": "Jste na tahu: kam se přesunete?",
    "ask.uncover": "Který žeton odkryjete?",
    "ask.waiting": "{who:rozhodujete|rozhoduje} {who:named}.",
    # Answers, as buttons
    "do.pick": "Vzít si kartu {tank}",
    "do.drive": "Hrát s kartou {tank}",
    "do.drive_repair": "Opravit tank {tank} a vynechat tento tah",
    "do.place": "Pole {field}",
    "do.move": "Přesunout {figure:acc} na pole {field}",
    "do.move_over": "Přesunout {figure:acc} na pole {field} přes {over}",
    "do.stay": "Zůstat stát: {figure} nemá kam jet",
    "do.shoot_token": "Vystřelit na pole {field}: vzít si žeton {token}",
    "do.shoot_tank": "Vystřelit na pole {field}: zničit {target:acc}",
    "do.shoot_dud": "Vystřelit na pole {field}: umístit nevybuchlou munici",
    "do.shoot_clear": "Vystřelit na pole {field}: odstranit nevybuchlou munici",
    "do.hold": "Nestřílet",
    "do.change": "Změnit tank: {figure} dostane kartu {tank}",
    "do.lay": "Položit {effect:acc} na kartu {tank}",
    "do.use": "Použít {effect:acc}",
    "do.keep": "Nechat si kartu {tank}",
    "do.choose": "Vybrat si {effect:acc}",
    "do.uncover": "Odkrýt žeton na poli {field}",
    "do.pass": "Ne",
    "do.end": "Ukončit tah",
    # Events
    "event.turn": "Kolo {round}: {who:váš|} tah {who:of}.",
    "event.picked": "{who} {who:berete si|si bere} kartu {tank}.",
    "event.active": "{who} {who:volíte|volí} pro {figure:acc} kartu {tank}.",
    "event.placed": "{figure} nastupuje na poli {field}.",
    "event.moved": "{figure} jede z pole {start} na pole {field}.",
    "event.stayed": "{figure} nemá kam jet.",
    "event.dud_went_off": "Munice na poli {field} vybuchuje.",
    "event.armour_held": "Pancíř chrání {figure:acc} a je spotřebován.",
    "event.drove_over": "{figure} přejíždí přes {target:acc}.",
    "event.destroyed": "{figure} je zničen.",
    "event.points": "{owner} {owner:dostáváte|dostává} {value:point} za {figure:acc}.",
    "event.shot_token": "{figure} střílí na pole {field}: {who} {who:získáváte|získává} žeton {token}.",
    "event.shot_tank": "{figure} střílí na pole {field} a zasahuje {target:acc}.",
    "event.placed_dud": "{figure} střílí na pole {field}: zůstává tam nevybuchlá munice.",
    "event.cleared_dud": "{figure} střílí na pole {field} a odstraňuje nevybuchlou munici.",
    "event.shot_enemy": "{figure} střílí na pole {field} a ničí tank dělostřelectva.",
    "event.held_fire": "{who} {who:nestřílíte|nestřílí}.",
    "event.pair": "{owner} {owner:máte|má} pár: {picture}, 2 body.",
    "event.gained": "{owner} {owner:získáváte|získává} {effect:acc}.",
    "event.laid": "{who} {who:pokládáte|pokládá} {effect:acc} na kartu {tank}.",
    "event.used": "{who} {who:používáte|používá} {effect:acc}.",
    "event.drew": "{who} {who:dobíráte si|si dobírá} z hromádky: {tanks}.",
    "event.kept": "{who} {who:necháváte si|si nechává} kartu {tank}.",
    "event.changed": "{who} {who:měníte|mění} tank: {figure} má nyní kartu {tank}.",
    "event.repaired": "{who} {who:opravujete|opravuje} tank {tank} a {who:vynecháváte|vynechává} tento tah.",
    "event.passed": "{who} {who:vynecháváte|vynechává} tento tah.",
    "event.uncovered": "{who} {who:odkrýváte|odkrývá} žeton na poli {field}: {token}.",
    "event.covered": "Žeton na poli {field} se zakrývá.",
    "event.extra_turn_won": "{who} {who:získáváte|získává} tah navíc.",
    "event.artillery": "Dělostřelectvo střílí na pole {field}.",
    "event.artillery_token": "Dělostřelectvo získává žeton {token}.",
    "event.artillery_tank": "Dělostřelectvo umisťuje svůj tank na pole {field}.",
    "event.artillery_nothing": "Výstřel dělostřelectva nemá žádný účinek.",
    "event.reshuffled": "Všechny souřadnice jsou odkryty; obě sady se znovu míchají.",
    "event.stalled": "{rounds:round} bez jediného bodu: rozhoduje nejvyšší počet bodů.",
    "event.over": "Hra končí. Vítězná strana: {winners:named}.",
    "event.over_nobody": "Hra končí. Nikdo nevítězí.",
    "event.stars": "{points:point}: {stars:star}.",
    "event.lost_for_good": "{figure} je nadobro ztracen.",
    # Reasons
    "why.game_over": "Hra už skončila.",
    "why.not_your_figure": "{figure:acc} neřídíte vy.",
    "why.not_on_board": "{figure} není na hracím plánu.",
    "why.off_the_board": "Toto pole leží mimo hrací plán.",
    "why.shortened": (
        "Pole {field} je příliš blízko: tento tank jezdí {way}, a to přesně o {n:field}; pohyb nelze zkrátit."
    ),
    "why.not_this_way": "Pole {field} je mimo dosah: tento tank jezdí {way}, a to přesně o {n:field}.",
    "why.occupied": "Na poli {field} stojí jiný tank.",
    "why.no_turning": "Pole {field} je mimo dosah: při pohybu o jedno pole nelze zatočit.",
    "why.same_field": "Pohyb se zatáčením nesmí skončit tam, kde začal.",
    "why.no_such_route": "Na pole {field} takto jet nelze.",
    "why.must_move": "{figure} má kam jet, a proto jet musí.",
    "why.other_figure": "Pohyb i výstřel musí provést týž tank.",
    "why.already_moved": "Tank už se pohnul.",
    "why.move_first": (
        "{figure} se musí před výstřelem pohnout; obrátit pořadí dovoluje jen Změna pořadí výstřelu a pohybu."
    ),
    "why.out_of_shot": (
        "Na pole {field} nelze vystřelit: tento tank střílí {way}, a to přesně na vzdálenost {n:field.gen}."
    ),
    "why.no_token_there": "Na poli {field} není žádný žeton.",
    "why.no_tank_there": "Na poli {field} není žádný tank.",
    "why.own_tank": "Na poli {field} stojí váš vlastní tank.",
    "why.team_tank": "Na poli {field} stojí tank vašeho spoluhráče.",
    "why.not_empty": "Pole {field} není prázdné, proto na ně nelze umístit nevybuchlou munici.",
    "why.no_duds_left": "V zásobě už není žádná nevybuchlá munice.",
    "why.no_dud_there": "Na poli {field} není žádná nevybuchlá munice.",
    "why.no_duds_in_solo": "Ve variantě Sólo se nevybuchlá munice neumisťuje.",
    "why.not_your_card": "Karta {tank} není ve vaší hrací oblasti.",
    "why.already_driven": "Karta {tank} už je aktivní.",
    "why.no_such_pair": "Nemáte žádný nepoužitý pár s účinkem {effect}.",
    "why.no_room": "Na kartě {tank} už jsou dvě vylepšení.",
    "why.not_an_upgrade": "{effect} je akce; na karty se pokládají jen vylepšení.",
    "why.not_an_action": "{effect} je vylepšení; pokládá se na kartu tanku.",
    "why.no_pile": "V hromádce už není žádná karta tanku.",
    "why.after_main_action": "Další tah se používá až po hlavní akci.",
    "why.main_action_first": "Nejdříve je třeba provést pohyb a výstřel, nebo změnit tank.",
    "why.one_main_action": "Hlavní akce tohoto tahu už je provedena.",
    "why.not_a_base_field": "Pole {field} nepatří k této základně.",
    "why.base_field_taken": "Pole {field} je obsazené a jiné pole základny je volné.",
    "why.not_laid_out": "Karta {tank} není vyložena k draftu.",
    "why.not_drawn": "Karta {tank} není mezi dobranými.",
    "why.not_on_the_pair": "Účinek {effect} na tomto páru není.",
    "why.not_a_neighbour": "Pole {field} se vaší figurky nedotýká.",
    "why.not_covered": "Na poli {field} není žádný zakrytý žeton.",
    "why.too_far": "Pole {field} je příliš daleko: přesunout se smíte nejvýše o dvě pole.",
    "why.finish_setup": "Nejdříve je třeba dokončit přípravu hry: karty a figurky.",
    "why.finish_return": "Nejdříve se musí váš tank vrátit do hry.",
    "why.finish_move": "Nejdříve se musí tank pohnout.",
    "why.finish_shot": "Nejdříve rozhodněte o výstřelu.",
    "why.finish_draw": "Nejdříve vyberte kartu, kterou si necháte.",
    "why.finish_pair": "Nejdříve vyberte účinek páru.",
    "why.finish_uncovering": "Nejdříve odkryjte žetony.",
    "why.finish_reaction": "Nejdříve rozhodněte, zda položíte Pancíř.",
    "why.not_placing": "Žádná figurka právě nečeká na umístění.",
    "why.not_returning": "Žádná figurka právě nečeká na kartu.",
    "why.not_drafting": "Žádný draft právě neprobíhá.",
    "why.not_drawing": "Žádné dobrané karty právě nečekají na výběr.",
    "why.not_choosing": "Žádný pár právě nečeká na volbu účinku.",
    "why.not_uncovering": "Žetony se odkrývají jen ve variantě Rodina, a to až po pohybu.",
    "why.no_reaction_due": "Teď není na co odpovídat.",
    "why.no_cards_here": "Varianta Rodina se hraje bez karet tanků a ikony v ní nemají žádný účinek.",
    "why.no_shots_here": "Ve variantě Rodina se na pole nestřílí; po pohybu se odkrývají dva žetony.",
    "why.nothing_to_drive": "Další tah lze použít, jen máte-li na hracím plánu tank.",
    "why.not_between": "Páry se přikládají a používají před hlavní akcí nebo po ní, nikoli uprostřed.",
    "why.no_shot_due": "Výstřel teď není na řadě.",
    # Slips of the pen
    "oops.no_action": "{word} není žádná akce; na výběr jsou {expected}",
    "oops.as_in": "píše se to například '{example}', zde za tím stojí {rest}",
    "oops.shoot": "'shoot' se píše například 'shoot green b4 token'; na konci stojí jedno ze slov {hits}",
    "oops.move": "'move' se píše například 'move green b4' nebo 'move green b4 over b3'",
    "oops.no_figure": "figurka {word} neexistuje; na výběr jsou {expected}",
    "oops.no_field": "pole {word} neexistuje; hrací plán má pole A1 až H8",
    "oops.no_effect": "účinek {word} neexistuje; na výběr jsou {expected}",
    "oops.no_tank": "tank {word} neexistuje; píše se to například '{example}'",
    "oops.no_tank_near": "tank {word} neexistuje; nemyslíte '{near}'?",
    # Cards and tokens
    "card.tank": "Jezdí {move_way} o {move_range:field}; střílí {shot_way} na vzdálenost {shot_range:field.gen}.",
    "token.plain": "Žeton lokality: {picture}.",
    "token.special": "Žeton lokality: {picture}, s ikonou {effect}.",
    "text.extra_turn": "Pár dává ve vašem tahu ještě jednu hlavní akci.",
    "text.extra_tank": "Za pár si doberete dvě karty tanků a jednu si necháte.",
    "text.direction": "Pár položený na kartu dovoluje tanku během pohybu zatáčet.",
    "text.farther_shot": "Pár položený na kartu dovoluje tanku střílet i o jedno pole dál.",
    "text.farther_move": "Pár položený na kartu dovoluje tanku jet i o jedno pole dál.",
    "text.order_swap": "Pár položený na kartu dovoluje tanku vystřelit ještě před pohybem.",
    "text.armour": "Pár položený na kartu jednou zachrání tank před zničením.",
    # Labels of a table
    "label.round": "Kolo {n}",
    "label.you": "Vy",
    "label.points": "body {n} z {target}",
    "label.artillery_points": "Dělostřelectvo: body {n} z {target}",
    "label.tank": "tank",
    "label.moves": "jezdí",
    "label.shoots": "střílí",
    "label.upgrades": "vylepšení",
    "label.inactive": "neaktivní",
    "label.destroyed": "zničen",
    "label.stack": "žetony s body {n}",
    "label.tokens": "jednotlivé žetony",
    "label.pairs": "páry",
    "label.ready": "nepoužito",
    "label.captured": "za zničené tanky {n}",
    "label.pile": "Hromádka karet tanků {n}",
    "label.duds": "nevybuchlá munice {n}",
    "label.team": "Tým {n}",
    "label.covered": "zakryto",
    "label.legend": (
        "G Y R B figurky (velké písmeno: vaše) · x munice · A tank dělostřelectva · ^ vaše základna · + dosah · * výstřel · "
        "? zakryto · ' ikona"
    ),
    "label.coordinates": "Zbývající souřadnice: písmena {letters}, čísla {numbers}",
    "label.standing": "{who}: {points:point}",
    "label.standing_solo": "{points:point}, {stars:star}; dělostřelectvo {artillery:point}",
    "label.orth": "rovně {n}",
    "label.diag": "diagonálně {n}",
}
