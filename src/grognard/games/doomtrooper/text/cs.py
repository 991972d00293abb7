"""What Doomtrooper says in Czech. Places to fill are explained in grognard.text.lang.

The reader is addressed by the verb alone, so the word for the reader is empty; `named` says it where it must stand.
Card names never change, so they stand behind `karta` or `bojovník`, which carry the case.
Letters of the ratings are Z, S, O, H; Destiny points are B.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "point": {"nom": ("bod", "body", "bodů")},
    "destiny": {"nom": ("bod osudu", "body osudu", "bodů osudu")},
    "promotion": {"nom": ("vítězný bod", "vítězné body", "vítězných bodů")},
    "card": {"nom": ("karta", "karty", "karet"), "acc": ("kartu", "karty", "karet")},
    "action": {"nom": ("akce", "akce", "akcí")},
}

# The reader and the other players
YOU: Final = {"": "", "named": "vy", "of": "", "dat": "vám", "into": "vašeho hrobu"}
PLAYER: Final = {
    "": "hráč {name}",
    "named": "hráč {name}",
    "of": "hráče {name}",
    "dat": "hráči {name}",
    "into": "hrobu hráče {name}",
}
SEAT_NAME: Final = "{n}"

# A card in a sentence: by its name, hidden, or the one that is spoken of
WARRIOR: Final = {
    "": "bojovník {name}",
    "gen": "bojovníka {name}",
    "dat": "bojovníkovi {name}",
    "acc": "bojovníka {name}",
    "ins": "bojovníkem {name}",
}
CARD: Final = {
    "": "karta {name}",
    "gen": "karty {name}",
    "dat": "kartě {name}",
    "acc": "kartu {name}",
    "ins": "kartou {name}",
}
HIDDEN: Final = {
    "": "skrytý bojovník",
    "gen": "skrytého bojovníka",
    "dat": "skrytému bojovníkovi",
    "acc": "skrytého bojovníka",
    "ins": "skrytým bojovníkem",
}
THIS_WARRIOR: Final = {
    "": "tento bojovník",
    "gen": "tohoto bojovníka",
    "dat": "tomuto bojovníkovi",
    "acc": "tohoto bojovníka",
    "ins": "tímto bojovníkem",
}
THIS_CARD: Final = {
    "": "tato karta",
    "gen": "této karty",
    "dat": "této kartě",
    "acc": "tuto kartu",
    "ins": "touto kartou",
}

RATINGS: Final = ("Z", "S", "O", "H")
TACTICS: Final = ({"": "zápas"}, {"": "střelba"})
EXTRA_ACTIONS: Final = (
    {"": "jedna akce navíc", "acc": "jednu akci navíc"},
    {"": "jedna útočná akce navíc", "acc": "jednu útočnou akci navíc"},
    {"": "jedna neútočná akce navíc", "acc": "jednu neútočnou akci navíc"},
)
AREAS: Final = {"squad": "do Mužstva", "kohort": "do Kohorty"}
TYPES: Final = {
    "alliance": "aliance", "art": "Umění", "beast": "zvíře", "equipment": "vybavení", "fortification": "opevnění",
    "ki": "síla KI", "mission": "úkol", "relic": "relikvie", "special": "speciální karta",
    "symmetry": "Černá symetrie", "warrior": "bojovník", "warzone": "válečná zóna",
}  # fmt: skip
AFFILIATIONS: Final = {
    "bauhaus": "Bauhaus", "capitol": "Kapitol", "cybertronic": "Kybertronik", "imperial": "Imperiál",
    "mishima": "Mishima", "brotherhood": "Bratrstvo", "lutheran": "Luteránská triáda", "crescentia": "Půlměsíc",
    "rasputin": "Synové Rasputina", "templars": "Templáři", "legion": "Černá legie", "general": "Obecný",
}  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.act": "Jste na tahu: jakou akci provedete?",
    "ask.discard": "Vaše akce skončily: odhodíte kartu?",
    "ask.discard_down": "Máte v ruce více než sedm karet: kterou odhodíte?",
    "ask.target": "Hrajete {card:acc}: co je jejím cílem?",
    "ask.player": "Hrajete {card:acc}: který hráč je jejím cílem?",
    "ask.steps": "Sesíláte kouzlo, {card:acc}: kolikrát za ně zaplatíte {per} B?",
    "ask.attacker": "Útočíte: kterým bojovníkem?",
    "ask.defender": "{warrior} útočí: na koho?",
    "ask.tactic": "{warrior} útočí na {foe:acc}: jakou zvolíte bitevní taktiku?",
    "ask.zone": "Váš bojovník je napaden: ve které válečné zóně se bude bránit?",
    "ask.split": "Získáváte {points:point}: kolik jako body osudu a kolik jako vítězné body?",
    "ask.window": "Zahrajete kartu, než bude hra pokračovat?",
    "ask.start": "Začíná vaše kolo: zahrajete kartu určenou pro tuto chvíli?",
    "ask.save": "Bojovník má být zabit: zachráníte ho?",
    "ask.victory": "Souboj skončil: zahrajete kartu?",
    "ask.counter": "Zahraná karta ještě neúčinkuje: zrušíte ji?",
    "ask.opening": "Váš úvodní list: necháte si ho?",
    "ask.weapon": "Kterou zbraň používá {warrior}?",
    "ask.board": "Je {warrior} uvnitř vozidla ({card}), nebo venku?",
    # Somebody else's questions
    "wait.act": "{who} {who:volíte|volí} akci.",
    "wait.discard": "{who} {who:můžete|může} odhodit kartu.",
    "wait.target": "{who} {who:volíte|volí} cíl.",
    "wait.player": "{who} {who:volíte|volí} hráče.",
    "wait.steps": "{who} {who:rozhodujete|rozhoduje}, kolik za kouzlo zaplatí.",
    "wait.attacker": "{who} {who:volíte|volí} útočníka.",
    "wait.defender": "{who} {who:volíte|volí} obránce.",
    "wait.tactic": "{who} {who:volíte|volí} bitevní taktiku.",
    "wait.zone": "{who} {who:volíte|volí} válečnou zónu k obraně.",
    "wait.split": "{who} {who:rozdělujete|rozděluje} body.",
    "wait.window": "{who} {who:můžete|může} zahrát kartu.",
    "wait.start": "{who} {who:můžete|může} zahrát kartu na začátku kola.",
    "wait.save": "Bojovník má být zabit: {who} ho {who:můžete|může} zachránit.",
    "wait.victory": "Souboj skončil: {who} {who:můžete|může} zahrát kartu.",
    "wait.counter": "{who} {who:můžete|může} zrušit právě zahranou kartu.",
    "wait.opening": "{who} {who:můžete|může} vyměnit úvodní list.",
    "wait.weapon": "{who} {who:volíte|volí} zbraň.",
    "wait.board": "{who} {who:rozhodujete|rozhoduje}, kdo sedí ve vozidle.",
    # Answers, as buttons
    "do.pass": "Nehrát nic",
    "do.pass_zone": "Nebránit se v žádné válečné zóně",
    "do.pass_board": "Zůstat venku",
    "do.muster": "Vyložit {warrior:acc} za {cost} B",
    "do.give": "Dát bojovníkovi {card:acc}",
    "do.attach": "Přiložit {card:acc}",
    "do.bestow": "Udělit {card:acc}",
    "do.assign": "Přidělit úkol: {card}",
    "do.build": "Vyložit opevnění {area}: {card}",
    "do.place": "Vyložit válečnou zónu: {card}",
    "do.cast": "Seslat kouzlo: {card}",
    "do.play": "Zahrát {card:acc}",
    "do.choose": "Zvolit {card:acc}",
    "do.player": "{who:named}",
    "do.steps": "Zaplatit {n}×",
    "do.attack": "Zaútočit",
    "do.with": "Zaútočit {warrior:ins}",
    "do.against": "Zaútočit na {warrior:acc}",
    "do.tactic": "{tactic}",
    "do.zone": "Bránit se ve válečné zóně: {card}",
    "do.weapon": "Použít {card:acc}",
    "do.split": "Rozdělit body: {d} do bodů osudu, {p} do vítězných bodů",
    "do.meditate": "Meditovat: získat 1 B",
    "do.cover": "Vyhledat úkryt: {warrior}",
    "do.leave": "Opustit úkryt: {warrior}",
    "do.hide": "Vyložit bojovníka do úkrytu: {warrior}",
    "do.board": "Nastoupit do vozidla ({card}): {warrior}",
    "do.unboard": "Vystoupit z vozidla ({card}): {warrior}",
    "do.transfer": "Transferovat {warrior:acc}",
    "do.sabotage": "Provést {warrior:ins} Sabotáž proti {who:dat}",
    "do.end": "Ukončit akce",
    "do.end_discard": "Neodhazovat nic",
    "do.discard": "Odhodit {card:acc}",
    "do.keep": "Nechat si tento list",
    "do.redraw": "Vzít si nový list (Kardinálské privilegium)",
    "do.use": "Použít {card:acc}",
    # Events
    "event.turn": "{round}. kolo: na tahu {who:jste|je} {who:named}.",
    "event.drew": "{who} {who:dobíráte si|si dobírá} karty: {cards}.",
    "event.drew_count": "{who} {who:dobíráte si|si dobírá} {n:card.acc}.",
    "event.drew_nothing": "{who} {who:nedobíráte si|si nedobírá} žádnou kartu.",
    "event.mustered": "{who:váš|} {warrior} {who:of} vstupuje do hry.",
    "event.played": "{who} {who:hrajete|hraje} {card:acc}.",
    "event.paid": "{who} {who:platíte|platí} {d:destiny}.",
    "event.points": "{who} {who:získáváte|získává} {points}.",
    "event.points_lost": "{who} {who:ztrácíte|ztrácí} {points}.",
    "event.points_kept": "{who:vaše|} body {who:of} se nemění.",
    "event.changed": "{warrior} má do konce souboje {changes}.",
    "event.strikes_first": "{warrior} útočí jako první.",
    "event.disabled": "{card:acc} nelze v tomto souboji použít.",
    "event.doubled": "Bonus {card:gen} se v tomto souboji zdvojnásobuje.",
    "event.tactic": "Bitevní taktika: {tactic}.",
    "event.discarded": "{card} je vyřazena.",
    "event.healed": "{warrior} je vyléčen.",
    "event.extra_action": "{who} {who:získáváte|získává} {extra:acc}.",
    "event.attacked": "{warrior} útočí na {foe:acc}.",
    "event.declared": "{who} {who:vyhlašujete|vyhlašuje} útok.",
    "event.wounded": "{warrior} je zraněn.",
    "event.killed": "{warrior} je zabit.",
    "event.killed_by": "{foe} zabíjí {warrior:acc}.",
    "event.saved": "{warrior} je zachráněn před smrtí.",
    "event.combat_over": "Souboj končí.",
    "event.cancelled": "{card} je zrušena a nemá žádný účinek.",
    "event.attached": "{card} je přiložena ke {bearer:dat}.",
    "event.built": "{who} {who:vykládáte|vykládá} opevnění: {card}.",
    "event.meditated": "{who} {who:meditujete|medituje} a {who:získáváte|získává} 1 bod osudu.",
    "event.sought_cover": "{warrior} jde do úkrytu.",
    "event.left_cover": "{warrior} opouští úkryt.",
    "event.hand_discarded": "{who} {who:odhazujete|odhazuje} z ruky {card:acc}.",
    "event.hand_discarded_hidden": "{who} {who:odhazujete|odhazuje} z ruky jednu kartu.",
    "event.redrew": "{who} {who:berete si|si bere} nový úvodní list podle Kardinálského privilegia.",
    "event.redrew_paid": "{who} {who:berete si|si bere} nový úvodní list; prvních sedm karet jde do {who:into}.",
    "event.over": "Hra končí. Vítězství: {winners:named}.",
    "event.over_nobody": "Hra končí. Nikdo nevítězí.",
    "event.sabotaged": "{warrior} provádí Sabotáž proti {owner:dat}.",
    "event.passed": "{who} {who:nehrajete|nehraje} nic.",
    "event.fewer_actions": "{who} {who:máte|má} v příštím tahu o akci méně.",
    "event.ended": "{card} už neúčinkuje a je vyřazena.",
    "event.used": "{who} {who:používáte|používá} {card:acc}.",
    # Reasons
    "why.not_in_hand": "{card:acc} nemáte v ruce.",
    "why.not_now": "{card:acc} v této chvíli zahrát nelze.",
    "why.no_actions": "Na to už vám nezbývá dost akcí.",
    "why.too_dear": "Na {card:acc} nemáte dost bodů osudu.",
    "why.no_target": "Ve hře není nic, na co by {card:acc} šlo zahrát.",
    "why.no_effect": "{card} by neměla žádný účinek a hrát karty jen proto, abyste se jich zbavili, nelze.",
    "why.in_play_already": "{card} už ve hře je, a to smí být jen v jedné kopii.",
    "why.no_caster": "Žádný z vašich bojovníků teď nesmí {card:acc} seslat.",
    "why.once_a_turn": "{card:acc} lze zahrát jen jednou za kolo, a to už se stalo.",
    "why.no_combat": "{card:acc} lze zahrát jen v souboji, dokud ještě záleží na hodnotách.",
    "why.not_a_target": "{card} zde nemůže být cílem.",
    "why.first_turn": "Na to je příliš brzy: v prvním kole se neútočí ani neprovádí Sabotáž.",
    "why.no_attack_action": "Žádná z akcí, které vám zbývají, nemůže být útokem ani Sabotáží.",
    "why.no_attacker": "Žádný z vašich bojovníků nemá na koho zaútočit.",
    "why.not_this_question": "To není odpověď na otázku, o které se právě rozhoduje.",
    "why.outpost_apart": "Bojovník na Stanici a bojovník mimo ni na sebe útočit nemohou.",
    "why.cannot_fight": "{warrior} nemůže bojovat.",
    "why.own_warrior": "{warrior} je na vaší straně.",
    "why.last_uncovered": "Aspoň jeden z vašich bojovníků musí zůstat neukrytý.",
    "why.cannot_cover": "{warrior} nemůže vyhledat úkryt.",
    "why.one_copy": "{card:acc} už ve hře máte a smíte mít jen jednu kopii.",
    "why.game_over": "Hra už skončila.",
    "why.must_prefer": "Karta útočníka omezuje, na koho smí útočit: nejdříve musí zaútočit na jiné bojovníky.",
    "why.is_covered": "{warrior} je v úkrytu.",
    "why.has_left_cover": "{warrior} v tomto kole opustil úkryt, a proto v něm nesmí útočit.",
    "why.attack_came": "Po útoku lze zbývající běžné akce strávit už jen útokem.",
    "why.has_one": "{warrior} už takovou kartu má a smí mít jen jednu.",
    "why.not_eligible": "{warrior} nesmí dostat {card:acc}.",
    "why.barred_tactic": "Neexistuje bitevní taktika, kterou by směli použít oba bojovníci.",
    # Cards
    "card.plain": "{type}, {affiliation}.",
    "card.rated": "{type}, {affiliation}. {ratings}.",
    # Labels of a table
    "label.you": "Vy",
    "label.yours": "vaše karta",
    "label.wounded": "zraněn",
    "label.in_cover": "v úkrytu",
    "label.bears": "přiloženo: {cards}",
    "label.price": "{n} B",
    "label.price_each": "pokaždé {n} B",
    "label.no_affiliation": "bez příslušnosti",
}
