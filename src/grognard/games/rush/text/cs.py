"""What Rush says in Czech. Places to fill are explained in grognard.text.lang.

The reader is addressed by the verb alone, so the word for the reader is empty; `named` says it where it must stand.
`{who:vaši|} základnu {base} {who:of}` is `vaši základnu 1` or `základnu 1 hráče Anna`.
Cards are named in the accusative, or in the genitive behind `karta`; names of vehicles never change.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "card": {"nom": ("karta", "karty", "karet"), "acc": ("kartu", "karty", "karet")},
    "vehicle": {
        "nom": ("vozidlo", "vozidla", "vozidel"),
        "destroyed": ("zničené vozidlo", "zničená vozidla", "zničených vozidel"),
    },
    "point": {"nom": ("bod", "body", "bodů"), "gen": ("bodu", "bodů", "bodů")},
    "single": {"nom": ("jednoduchá", "jednoduché", "jednoduchých")},
    "double": {"nom": ("dvojitá", "dvojité", "dvojitých")},
    "base": {"nom": ("základna", "základny", "základen")},
    "achievement": {"nom": ("úspěch", "úspěchy", "úspěchů")},
}

# The reader, people (whose names stay as they are), bots (nom, gen and dat are theirs), and seats without a name
YOU: Final = {"": "", "named": "vy", "of": "", "dat": "vám"}
PLAYER: Final = {"": "{name}", "named": "{name}", "of": "hráče {name}", "dat": "hráči {name}"}
BOT: Final = {"": "{nom}", "named": "{nom}", "of": "{gen}", "dat": "{dat}"}
SEAT: Final = {"": "hráč {name}", "named": "hráč {name}", "of": "hráče {name}", "dat": "hráči {name}"}
SEAT_NAME: Final = "{n}"

# Adjectives for `medaili`, `medaile` (plural) and `vozidla`
NATIONS: Final = (
    {"": "SSSR", "dat": "SSSR", "adj_f_acc": "sovětskou", "adj_f_pl": "sovětské", "adj_n_pl": "sovětská"},
    {"": "Německo", "dat": "Německu", "adj_f_acc": "německou", "adj_f_pl": "německé", "adj_n_pl": "německá"},
    {"": "USA", "dat": "USA", "adj_f_acc": "americkou", "adj_f_pl": "americké", "adj_n_pl": "americká"},
    {
        "": "Francie",
        "dat": "Francii",
        "adj_f_acc": "francouzskou",
        "adj_f_pl": "francouzské",
        "adj_n_pl": "francouzská",
    },
)
TYPES: Final = (
    {"": "lehký tank", "short": "lehký"},
    {"": "střední tank", "short": "střední"},
    {"": "těžký tank", "short": "těžký"},
    {"": "samohybné dělo", "short": "samohybné"},
    {"": "pomocná jednotka", "short": "pomocná"},
)
TANK_DESTROYER: Final = "stíhač tanků"
# Cards that are no vehicles, by number; medals of a nation follow from MEDALS_OF
REAR: Final = (
    {"": "ženisté", "acc": "ženisty", "gen": "ženistů"},
    {"": "opraváři", "acc": "opraváře", "gen": "opravářů"},
    {"": "dobrovolníci", "acc": "dobrovolníky", "gen": "dobrovolníků"},
    {
        "": "zničená nepřátelská základna",
        "acc": "zničenou nepřátelskou základnu",
        "gen": "zničené nepřátelské základny",
    },
)
SINGLE_OF: Final = (
    {"": "{medal}", "acc": "{medal}", "gen": "Řádu Rudého praporu"},
    {"": "{medal}", "acc": "{medal}", "gen": "Železného kříže"},
    {"": "{medal}", "acc": "Medaili cti", "gen": "{medal}"},
    {"": "{medal}", "acc": "{medal}", "gen": "{medal}"},
)
DOUBLE_OF: Final = (
    {"": "dvojitý {medal}", "acc": "dvojitý {medal}", "gen": "dvojitého Řádu Rudého praporu"},
    {"": "dvojitý {medal}", "acc": "dvojitý {medal}", "gen": "dvojitého Železného kříže"},
    {"": "dvojitá {medal}", "acc": "dvojitou Medaili cti", "gen": "dvojité {medal}"},
    {"": "dvojitá {medal}", "acc": "dvojitou {medal}", "gen": "dvojité {medal}"},
)
MEDALS_OF: Final = ("Řád Rudého praporu", "Železný kříž", "Medaile cti", "Médaille Militaire")
# The accusative is the same
ABILITIES: Final = (
    {"": "posily"},
    {"": "nábor"},
    {"": "průzkum"},
    {"": "sabotáž"},
    {"": "tankové eso"},
    {"": "výzkum"},
    {"": "přezbrojení"},
    {"": "hrdinský čin"},
)
PASSIVES: Final = {
    "only_bases": "pouze proti základnám",
    "only_vehicles": "pouze proti vozidlům",
    "own_nation": "nákup jen vozidel vlastní příslušnosti",
}
ACHIEVEMENTS: Final = (
    "Zničené základny", "Lehké tanky", "Střední tanky", "Dělostřelectvo", "Těžké tanky", "Pomocné jednotky",
    "Sovětské medaile", "Německé medaile", "Americké medaile", "Francouzské medaile", "Dvojité medaile",
    "Největší rota",
)  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.act": "Jste na tahu: co uděláte?",
    "ask.pay": "Kterou kartou zaplatíte za {card:acc}?",
    "ask.pay_due": "Kterou kartou zaplatíte za {card:acc}? Cena {cost}, zaplaceno {paid}, zbývá {due}.",
    "ask.pay_any": "Kterou kartou zaplatíte za {card:acc}? I při ceně {cost} musí zaplatit jedna karta.",
    "ask.pay_more": "{card}: platba stačí (cena {cost}, zaplaceno {paid}); vezmete si kartu, nebo připlatíte?",
    "ask.ability": "{card}: kterou další vlastnost využijete?",
    "ask.place": "Kterou základnu má chránit {card}?",
    "ask.attackers": "Které další karty zaútočí?",
    "ask.strike": "Která z útočících karet je na řadě?",
    "ask.target": "Na který cíl zaútočí {card}?",
    "ask.ace": "Tankové eso karty {card:gen}: který cíl zasáhnete?",
    "ask.medals": "Které {nation:adj_f_pl} medaile si vezmete za {kills:vehicle.destroyed}?",
    "ask.discard": "Sabotáž: kterou kartu odložíte do skladu?",
    "ask.scrap": "Přezbrojení: kterou kartu ze skladu odhodíte na vrakoviště?",
    "ask.research": "Výzkum {limit}: kterou kartu si vezmete z obchodu?",
    "ask.weak_hand": "Tah bez zahrané karty: jednu si necháte, nebo ji odhodíte na vrakoviště?",
    # What others are told of a question
    "wait.act": "{who} {who:volíte|volí}, co v tomto tahu udělá.",
    "wait.pay": "{who} {who:volíte|volí}, čím za vozidlo zaplatí.",
    "wait.ability": "{who} {who:volíte|volí} vlastnost hrané karty.",
    "wait.place": "{who} {who:volíte|volí} základnu pro chránící vozidlo.",
    "wait.attackers": "{who} {who:volíte|volí} útočící karty.",
    "wait.strike": "{who} {who:volíte|volí}, která karta udeří.",
    "wait.target": "{who} {who:volíte|volí} cíl útoku.",
    "wait.ace": "{who} {who:volíte|volí} cíl tankového esa.",
    "wait.medals": "{who} {who:vybíráte|vybírá} si medaile za zničená vozidla.",
    "wait.discard": "Sabotáž: {who} {who:volíte|volí} kartu do skladu.",
    "wait.scrap": "Přezbrojení: {who} {who:volíte|volí} kartu na vrakoviště.",
    "wait.research": "Výzkum: {who} {who:volíte|volí} kartu z obchodu.",
    "wait.weak_hand": "{who} {who:nehrajete|nehraje} žádnou kartu a {who:můžete|může} si jednu nechat, nebo ji odhodit na vrakoviště.",
    # Answers, as buttons
    "do.buy": "Koupit {card:acc} (cena {cost})",
    "do.pay": "Zaplatit kartou {card:gen} (hodnota {value})",
    "do.take": "Vzít si {card:acc}",
    "do.use": "Využít {ability} karty {card:gen}",
    "do.done": "Hotovo",
    "do.guard": "Chránit základnu kartou {card:gen}",
    "do.place": "Základna {base}",
    "do.place_relieve": "Základna {base}, nahradit vozidlo {guard}",
    "do.attack": "Zaútočit kartou {card:gen}",
    "do.declare": "Vyhlásit útok",
    "do.strike": "Udeřit kartou {card:gen}",
    "do.target_base": "{who:vaše|} základna {base} {who:of}",
    "do.target_guard": "{guard} na {who:vaší|} základně {base} {who:of}",
    "do.discard": "Odložit {card:acc} do skladu",
    "do.scrap": "Odhodit {card:acc} na vrakoviště",
    "do.keep": "Nechat si {card:acc}",
    "do.end": "Ukončit tah",
    "do.put": "Odložit nevyužitou kartu {card:gen} do skladu",
    # Events
    "event.turn": "Kolo {round}: {who:váš|} tah {who:of}.",
    "event.repaired_base": "{who} {who:opravujete|opravuje} základnu {base}.",
    "event.repaired_guard": "{who} {who:opravujete|opravuje} vozidlo {card} na základně {base}.",
    "event.revealed": "{who} {who:vykládáte|vykládá} karty: {cards}.",
    "event.paid": "{who} {who:platíte|platí} kartou {card:gen}.",
    "event.bought": "{who} {who:kupujete|kupuje} {card:acc}.",
    "event.market": "V obchodě přibývá {card}.",
    "event.market_discarded": "Z obchodu mizí {card}.",
    "event.deck_shuffled": "Z odhazovacího balíčku vzniká nový balíček vozidel: {n:card}.",
    "event.used": "{who} {who:využíváte|využívá} {ability} karty {card:gen}.",
    "event.drew": "{who} {who:dobíráte si|si dobírá} {card:acc}.",
    "event.drew_hidden": "{who} {who:dobíráte si|si dobírá} kartu.",
    "event.garage_shuffled": "{who} {who:mícháte|míchá} sklad a {who:tvoříte|tvoří} novou garáž: {n:card}.",
    "event.sabotaged": "Sabotáž: {who} {who:odkládáte|odkládá} {card:acc} do skladu.",
    "event.researched": "{who} {who:berete si|si bere} z obchodu {card:acc}.",
    "event.scrapped": "{who} {who:odhazujete|odhazuje} {card:acc} na vrakoviště.",
    "event.guarded": "{card} chrání {who:vaši|} základnu {base} {who:of}.",
    "event.relieved": "{who} {who:odkládáte|odkládá} {card:acc} ze základny {base} do skladu.",
    "event.put_away": "{who} {who:odkládáte|odkládá} {card:acc} do skladu.",
    "event.attacked": "{who} {who:vyhlašujete|vyhlašuje} útok: {cards}.",
    "event.damaged_guard": "{card} poškozuje vozidlo {guard} na {owner:vaší|} základně {base} {owner:of}.",
    "event.destroyed_guard": "{card} ničí vozidlo {guard} na {owner:vaší|} základně {base} {owner:of}.",
    "event.damaged_base": "{card} poškozuje {owner:vaši|} základnu {base} {owner:of}.",
    "event.destroyed_base": (
        "{card} ničí {owner:vaši|} základnu {base} {owner:of}; {who:získáváte|získává} ji {who:named}."
    ),
    "event.displaced": "{guard} přichází o základnu a míří do {owner:vašeho|} skladu {owner:of}.",
    "event.no_target": "{card} nemá na co zaútočit.",
    "event.medals": "{who} {who:získáváte|získává} medaile ({nation}): {medals}.",
    "event.last_single": "Jednoduché {nation:adj_f_pl} medaile došly: toto kolo je poslední.",
    "event.lost_all_bases": "{who} {who:přicházíte|přichází} o poslední základnu: toto kolo je poslední.",
    "event.kept": "{who} {who:necháváte si|si nechává} {card:acc} na příští tah.",
    "event.achieved": "Úspěch „{achievement}“ {who:získáváte|získává} {who:named}.",
    "event.unachieved": "Úspěch „{achievement}“ nezískává nikdo: nikdo není jednoznačně nejlepší.",
    "event.over": "Hra končí. Vítězství patří {winners:dat}.",
    # Reasons
    "why.not_in_hand": "Kartu {card:gen} nemáte v ruce.",
    "why.played_already": "Karta {card:gen} už byla v tomto tahu zahrána.",
    "why.captured_base": "Zničenou nepřátelskou základnu nelze nijak zahrát.",
    "why.not_in_market": "Karta {card:gen} není v obchodě.",
    "why.nothing_pays": "Za {card:acc} nemáte čím zaplatit: i při ceně 0 je třeba karta s nákupní hodnotou.",
    "why.too_dear": "{card} stojí {cost}, zaplatit můžete nejvýše {money}.",
    "why.too_dear_in_all": "{card} stojí {cost}, z plateb tohoto tahu zbývá nejvýše {money}.",
    "why.one_purchase": "Bez náboru nebo platby omezené na vlastní příslušnost smíte za tah koupit jen jednu kartu.",
    "why.one_nation_purchase": (
        "Platba omezená na vlastní příslušnost dovoluje koupit více vozidel jen této příslušnosti."
    ),
    "why.no_value": "Karta {card:gen} nemá nákupní hodnotu, proto jí nelze platit.",
    "why.other_nation_money": "Kartou {card:gen} lze platit jen za {nation:adj_n_pl} vozidla.",
    "why.not_enough_paid": "{card} stojí {cost}, zaplaceno je jen {money}.",
    "why.no_such_ability": "Karta {card:gen} tuto vlastnost nemá.",
    "why.ability_used": "Vlastnost {ability} karty {card:gen} už byla využita.",
    "why.nothing_to_do": "Vlastnost {ability} karty {card:gen} by teď neměla žádný účinek.",
    "why.no_research_target": "V obchodě není žádná karta s cenou {limit} nebo nižší.",
    "why.research_limit": "{card} stojí {cost}, výzkum stačí jen do ceny {limit}.",
    "why.cannot_guard": "Karta {card:gen} nemá obranné číslo vyšší než 0, proto nemůže chránit základnu.",
    "why.rear_cannot_guard": "Karta {card:gen} je týlová, proto nemůže chránit základnu.",
    "why.no_base": "Už nemáte žádnou základnu, není co chránit.",
    "why.no_such_base": "Základnu {base} nemáte.",
    "why.unguarded_first": "Základna {base} je chráněna; přednost má základna bez ochrany.",
    "why.must_guard": "Po využití vlastnosti musí {card} chránit základnu.",
    "why.one_attack": "V jednom tahu lze vyhlásit jen jeden útok.",
    "why.no_attack_number": "Karta {card:gen} nemá útočné číslo vyšší než 0, proto nemůže útočit.",
    "why.other_nation": "{card} patří {nation:dat}, ale k útoku jsou použita {attack:adj_n_pl} vozidla.",
    "why.no_target": "{card} nemá žádný přípustný cíl.",
    "why.not_an_attacker": "Karta {card:gen} se tohoto útoku neúčastní.",
    "why.own_base": "Útočit lze jen na soupeře.",
    "why.no_such_seat": "Takový hráč u stolu není.",
    "why.base_gone": "{who:vaše|} základna {base} {who:of} už je zničena.",
    "why.guarded_base": "{who:vaše|} základna {base} {who:of} je chráněna; nejdříve je třeba zničit chránící vozidlo.",
    "why.no_guard": "{who:vaši|} základnu {base} {who:of} žádné vozidlo nechrání.",
    "why.only_against_bases": "{card} smí útočit jen na základny.",
    "why.only_against_vehicles": "{card} smí útočit jen na vozidla.",
    "why.wrong_medals": (
        "Za {kills:vehicle.destroyed} si berete medaile přesně v tomto počtu, pokud jich je v balíčku dost."
    ),
    "why.not_in_depot": "Kartu {card:gen} nemáte ve skladu.",
    "why.at_least_one": "Je třeba vybrat alespoň jednu kartu.",
    "why.game_over": "Hra už skončila.",
    "why.finish_purchase": "Nejdříve je třeba dokončit nákup karty {card:gen}.",
    "why.finish_card": "Nejdříve je třeba dokončit rozehranou kartu.",
    "why.finish_attack": "Nejdříve je třeba dokončit útok.",
    "why.finish_sabotage": "Sabotáž: nejdříve je třeba vybrat kartu z ruky.",
    "why.finish_weak_hand": "Nejdříve rozhodněte o náhradě za slabé karty v ruce.",
    "why.not_attacking": "Žádný útok právě neprobíhá.",
    "why.not_buying": "Žádný nákup právě neprobíhá.",
    "why.not_placing": "Žádné vozidlo právě nečeká na umístění na základnu.",
    "why.not_sabotaged": "Žádná sabotáž právě neprobíhá.",
    "why.not_rearming": "Žádné přezbrojení právě neprobíhá.",
    "why.no_medals_due": "Žádné medaile vám teď nenáležejí.",
    "why.not_weak_hand": "Kartu si lze nechat jen na konci tahu bez zahrané karty, a to v příslušné variantě hry.",
    "why.no_card_in_play": "Vlastnosti žádné karty se právě nevyhodnocují.",
    "why.put_away_later": (
        "Karta {card:gen} jde do skladu na konci tahu; dřív na ni tam nemůže dosáhnout vaše přezbrojení ani dobírání."
    ),
    # Slips of the pen
    "input_error.no_action": "„{word}“ není žádná akce; na výběr jsou {expected}",
    "input_error.alone": "„{verb}“ stojí samo, bez „{rest}“",
    "input_error.place": "za „place“ patří jedna z vlastních základen 1 až {most}, například „place 2“, nikoli „{rest}“",
    "input_error.target": "„target“ se píše například „target p2 base 1“ nebo „target p2 guard 1“, nikoli „{rest}“",
    "input_error.medals": "„medals“ se píše například „medals 1 double 1 single“, nikoli „{rest}“",
    "input_error.card_needed": "za „{verb}“ patří karta, například „{verb} engineers“",
    "input_error.no_card": "karta „{name}“ neexistuje",
    "input_error.no_card_near": "karta „{name}“ neexistuje; nemyslíte „{near}“?",
    "input_error.which_ability": "{card} má více vlastností; uveďte kterou: {abilities}",
    # Cards
    "card.vehicle": "{nation}, {type}.",
    "card.symbol": "{nation}, {type} ({symbol}).",
    "card.cost": "Cena {cost}.",
    "card.value": "Nákupní hodnota {value}.",
    "card.no_value": "Bez nákupní hodnoty.",
    "card.attack": "Útočné číslo {attack}.",
    "card.defence": "Obranné číslo {defence}.",
    "card.medal": "Na konci hry má hodnotu {worth:point.gen}.",
    "card.base": "Na konci hry má hodnotu {worth:point.gen}; nelze ji nijak zahrát.",
    "text.reinforcements": "Posily {n}: doberte si z garáže {n:card.acc}.",
    "text.recruitment": "Nábor: v tomto tahu smíte koupit libovolný počet vozidel, pokud na ně vaše platby stačí.",
    "text.scouting": "Průzkum: odhoďte všechny karty z obchodu a vyložte nové.",
    "text.sabotage": "Sabotáž: každý soupeř odloží jednu kartu z ruky podle své volby do svého skladu.",
    "text.tank_ace": (
        "Tankové eso: poškoďte vozidlo nebo základnu soupeře, i chráněnou; je-li cíl už poškozen, zničte ho."
    ),
    "text.research": "Výzkum {n}: odhoďte tuto kartu na vrakoviště a vezměte si z obchodu vozidlo s cenou nejvýše {n}.",
    "text.rearmament": "Přezbrojení: odhoďte na vrakoviště jednu nebo dvě karty ze svého skladu.",
    "text.heroic_deed": "Hrdinský čin: vezměte si jednoduchou {nation:adj_f_acc} medaili.",
    "text.only_bases": "Útočí jen na základny.",
    "text.only_vehicles": "Útočí jen na vozidla.",
    "text.own_nation": "Nákupní hodnota platí jen pro {nation:adj_n_pl} vozidla, těch však smíte koupit více.",
    # Achievements
    "achievement.0": "nejvíce zničených základen",
    "achievement.1": "nejvíce lehkých tanků v rotě",
    "achievement.2": "nejvíce středních tanků v rotě",
    "achievement.3": "nejvíce samohybných děl v rotě",
    "achievement.4": "nejvíce těžkých tanků v rotě",
    "achievement.5": "nejvíce pomocných jednotek v rotě",
    "achievement.6": "nejvíce sovětských medailí",
    "achievement.7": "nejvíce německých medailí",
    "achievement.8": "nejvíce amerických medailí",
    "achievement.9": "nejvíce francouzských medailí",
    "achievement.10": "nejvíce karet dvojitých medailí",
    "achievement.11": "nejvíce karet v rotě",
    # Labels of a table
    "label.market": "Obchod",
    "label.deck": "balíček vozidel {n}",
    "label.discard": "odhazovací balíček {n}",
    "label.medals": "Zbývá medailí (jednoduché+dvojité)",
    "label.achievements": "Úspěchy",
    "label.hand": "ruka",
    "label.garage": "garáž",
    "label.depot": "sklad",
    "label.wreckyard": "Vrakoviště",
    "label.base": "základna {n}",
    "label.unguarded": "bez ochrany",
    "label.damaged": "poškozeno",
    "label.destroyed": "zničeno",
    "label.base_damaged": "základna poškozena",
    "label.round": "Kolo {n}",
    "label.you": "Vy",
    "label.your_hand": "Vaše karty v ruce",
    "label.top": "nahoře",
    "label.nation": "národ",
    "label.in_play": "Ve hře",
    "label.played": "zahráno v tomto tahu",
    "label.last_round": "poslední kolo",
    "label.starts": "začínající hráč",
    "label.recruiting": "nábor",
    "label.paid": "zaplaceno {paid}, utraceno {spent}",
    "label.cost": "cena",
    "label.value": "hodnota",
    "label.attack_defence": "út./obr.",
    "label.abilities": "vlastnosti",
    "label.card": "karta",
    "label.standing": (
        "{who:named}: {score:point} ({medals} na kartách medailí, {bases:base}, {achievements:achievement})"
    ),
    "label.singles_doubles": "{singles}+{doubles}",
}
