"""What Rush says in Romanian. Places to fill are explained in grognard.text.lang.

The reader is addressed by the verb alone, so the word for the reader is empty; `named` says it where it must stand.
`baza {who:dvs. nr.|} {base} {who:of}` is `baza dvs. nr. 1` or `baza 1 a jucătorului Ana`.
Events are told in the perfect, because the present tense of the polite form would read as an order.
Cards have an article in `def` and are quoted behind `cartea` in `title`; names of vehicles never change.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "card": {"nom": ("carte", "cărți")},
    "vehicle": {"nom": ("vehicul", "vehicule"), "destroyed": ("vehicul distrus", "vehicule distruse")},
    "point": {"nom": ("punct", "puncte")},
    "single": {"nom": ("simplă", "simple")},
    "double": {"nom": ("dublă", "duble")},
    "base": {"nom": ("bază", "baze")},
    "achievement": {"nom": ("realizare", "realizări")},
}

# The reader, people (whose names stay as they are), bots (nom, gen and dat are theirs), and seats without a name
YOU: Final = {"": "", "named": "dvs.", "gen": "dvs.", "of": ""}
PLAYER: Final = {"": "{name}", "named": "{name}", "gen": "jucătorului {name}", "of": "a jucătorului {name}"}
BOT: Final = {"": "{nom}", "named": "{nom}", "gen": "{gen}", "of": "a {gen}"}
SEAT: Final = {
    "": "jucătorul {name}",
    "named": "jucătorul {name}",
    "gen": "jucătorului {name}",
    "of": "a jucătorului {name}",
}
SEAT_NAME: Final = "{n}"

# Adjectives for `vehicul`, `medalie` and the plural of both
NATIONS: Final = (
    {"": "URSS", "adj": "sovietic", "adj_f": "sovietică", "adj_pl": "sovietice"},
    {"": "Germania", "adj": "german", "adj_f": "germană", "adj_pl": "germane"},
    {"": "SUA", "adj": "american", "adj_f": "americană", "adj_pl": "americane"},
    {"": "Franța", "adj": "francez", "adj_f": "franceză", "adj_pl": "franceze"},
)
TYPES: Final = (
    {"": "tanc ușor", "short": "ușor"},
    {"": "tanc mediu", "short": "mediu"},
    {"": "tanc greu", "short": "greu"},
    {"": "tun autopropulsat", "short": "autoprop."},
    {"": "unitate de sprijin", "short": "sprijin"},
)
TANK_DESTROYER: Final = "vânător de tancuri"
# Cards that are no vehicles, by number; medals of a nation follow from MEDALS_OF
REAR: Final = (
    {"": "geniști", "def": "geniștii", "title": "„Geniști”"},
    {"": "mecanici", "def": "mecanicii", "title": "„Mecanici”"},
    {"": "voluntari", "def": "voluntarii", "title": "„Voluntari”"},
    {"": "bază inamică distrusă", "def": "baza inamică distrusă", "title": "„Bază inamică distrusă”"},
)
SINGLE_OF: Final = ({"": "{medal}", "def": "{medal}", "title": "„{medal}”"},) * 4
DOUBLE_OF: Final = (
    {"": "{medal} dublu", "def": "{medal} dublu", "title": "„{medal} dublu”"},
    {"": "{medal} dublă", "def": "{medal} dublă", "title": "„{medal} dublă”"},
    {"": "{medal} dublă", "def": "{medal} dublă", "title": "„{medal} dublă”"},
    {"": "{medal} dublă", "def": "{medal} dublă", "title": "„{medal} dublă”"},
)
MEDALS_OF: Final = ("Ordinul Steagul Roșu", "Crucea de Fier", "Medalia de Onoare", "Médaille Militaire")
ABILITIES: Final = (
    {"": "întăriri"},
    {"": "recrutare"},
    {"": "recunoaștere"},
    {"": "sabotaj"},
    {"": "as al tancurilor"},
    {"": "cercetare"},
    {"": "reînarmare"},
    {"": "faptă eroică"},
)
PASSIVES: Final = {
    "only_bases": "doar împotriva bazelor",
    "only_vehicles": "doar împotriva vehiculelor",
    "own_nation": "cumpără doar vehicule din propria națiune",
}
ACHIEVEMENTS: Final = (
    "Baze distruse", "Tancuri ușoare", "Tancuri medii", "Artilerie", "Tancuri grele", "Unități de sprijin",
    "Medalii sovietice", "Medalii germane", "Medalii americane", "Medalii franceze", "Medalii duble",
    "Cea mai mare companie",
)  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.act": "Este rândul dvs.: ce faceți?",
    "ask.pay": "Cu ce carte plătiți pentru {card:def}?",
    "ask.pay_due": "Cu ce carte plătiți pentru {card:def}? Cost {cost}, plătit {paid}, rămas de plătit {due}.",
    "ask.pay_any": "Cu ce carte plătiți pentru {card:def}? Chiar și la cost {cost} trebuie să plătească o carte.",
    "ask.pay_more": "{card}: plata ajunge (cost {cost}, plătit {paid}); luați cartea sau mai plătiți?",
    "ask.ability": "{card:def}: ce altă abilitate folosiți?",
    "ask.place": "Ce bază păziți cu {card:def}?",
    "ask.attackers": "Ce alte cărți atacă?",
    "ask.strike": "Ce carte din atac lovește acum?",
    "ask.target": "{card} atacă: ce țintă alegeți?",
    "ask.ace": "{card} este as al tancurilor: ce țintă alegeți?",
    "ask.medals": "Ce medalii {nation:adj_pl} luați pentru {kills:vehicle.destroyed}?",
    "ask.discard": "Sabotaj: ce carte puneți în depozit?",
    "ask.scrap": "Reînarmare: ce carte din depozit trimiteți la cimitirul de vehicule?",
    "ask.research": "Cercetare {limit}: ce carte luați din piață?",
    "ask.weak_hand": "Nu ați jucat nicio carte: păstrați una sau trimiteți una la cimitirul de vehicule?",
    # What others are told of a question
    "wait.act": "{who} {who:alegeți|alege} ce face în această tură.",
    "wait.pay": "{who} {who:alegeți|alege} cu ce plătește un vehicul.",
    "wait.ability": "{who} {who:alegeți|alege} o abilitate a cărții jucate.",
    "wait.place": "{who} {who:alegeți|alege} baza pentru gardă.",
    "wait.attackers": "{who} {who:alegeți|alege} cărțile care atacă.",
    "wait.strike": "{who} {who:alegeți|alege} cartea care lovește acum.",
    "wait.target": "{who} {who:alegeți|alege} ținta atacului.",
    "wait.ace": "{who} {who:alegeți|alege} ținta asului tancurilor.",
    "wait.medals": "{who} {who:alegeți|alege} medalii pentru vehiculele distruse.",
    "wait.discard": "Sabotaj: {who} {who:alegeți|alege} o carte pentru depozit.",
    "wait.scrap": "Reînarmare: {who} {who:alegeți|alege} o carte pentru cimitirul de vehicule.",
    "wait.research": "Cercetare: {who} {who:alegeți|alege} o carte din piață.",
    "wait.weak_hand": "{who} nu {who:ați|a} jucat nicio carte și {who:puteți|poate} păstra una sau o {who:puteți|poate} trimite la cimitirul de vehicule.",
    # Answers, as buttons
    "do.buy": "Cumpărați {card:def} (cost {cost})",
    "do.pay": "Plătiți cu {card:def} (valoare {value})",
    "do.take": "Luați {card:def}",
    "do.use": "Folosiți {card:def}: {ability}",
    "do.done": "Gata",
    "do.guard": "Păziți o bază cu {card:def}",
    "do.place": "Baza {base}",
    "do.place_relieve": "Baza {base}, în locul vehiculului {guard}",
    "do.attack": "Atacați cu {card:def}",
    "do.declare": "Declarați atacul",
    "do.strike": "Loviți cu {card:def}",
    "do.target_base": "Baza {who:dvs. nr.|} {base} {who:of}",
    "do.target_guard": "{guard}, de gardă la baza {who:dvs. nr.|} {base} {who:of}",
    "do.discard": "Puneți {card:def} în depozit",
    "do.scrap": "Trimiteți {card:def} la cimitirul de vehicule",
    "do.keep": "Păstrați {card:def}",
    "do.end": "Încheiați tura",
    "do.put": "Puneți {card:def} în depozit fără să o folosiți",
    # Events
    "event.turn": "Runda {round}: tura {who:gen}.",
    "event.repaired_base": "{who} {who:ați|a} reparat baza {base}.",
    "event.repaired_guard": "{who} {who:ați|a} reparat vehiculul {card} de la baza {base}.",
    "event.revealed": "{who} {who:ați|a} etalat cărțile: {cards}.",
    "event.paid": "{who} {who:ați|a} plătit cu {card:def}.",
    "event.bought": "{who} {who:ați|a} cumpărat {card:def}.",
    "event.market": "{card} a intrat în piață.",
    "event.market_discarded": "{card} a ieșit din piață.",
    "event.deck_shuffled": "Teancul de vehicule decartate a devenit noul pachet de vehicule: {n:card}.",
    "event.used": "{who} {who:ați|a} folosit {card:def}: {ability}.",
    "event.drew": "{who} {who:ați|a} tras cartea {card:title}.",
    "event.drew_hidden": "{who} {who:ați|a} tras o carte.",
    "event.garage_shuffled": "{who} {who:ați|a} amestecat depozitul și {who:ați|a} format un garaj nou: {n:card}.",
    "event.sabotaged": "Sabotaj: {who} {who:ați|a} pus {card:def} în depozit.",
    "event.researched": "{who} {who:ați|a} luat {card:def} din piață.",
    "event.scrapped": "{who} {who:ați|a} trimis {card:def} la cimitirul de vehicule.",
    "event.guarded": "{who} {who:ați|a} pus {card:def} de gardă la baza {base}.",
    "event.relieved": "{who} {who:ați|a} retras {card:def} de la baza {base} în depozit.",
    "event.put_away": "{who} {who:ați|a} pus {card:def} în depozit.",
    "event.attacked": "{who} {who:ați|a} atacat cu {cards:def}.",
    "event.damaged_guard": "{card} a avariat vehiculul {guard} de la baza {owner:dvs. nr.|} {base} {owner:of}.",
    "event.destroyed_guard": "{card} a distrus vehiculul {guard} de la baza {owner:dvs. nr.|} {base} {owner:of}.",
    "event.damaged_base": "{card} a avariat baza {owner:dvs. nr.|} {base} {owner:of}.",
    "event.destroyed_base": (
        "{card} a distrus baza {owner:dvs. nr.|} {base} {owner:of}; {who:ați|a} luat-o {who:named}."
    ),
    "event.displaced": "{guard} a rămas fără bază și a ajuns în depozitul {owner:gen}.",
    "event.no_target": "{card} nu a găsit nicio țintă.",
    "event.medals": "{who} {who:ați|a} primit medalii {nation:adj_pl}: {medals}.",
    "event.last_single": "Medaliile simple {nation:adj_pl} s-au terminat: aceasta este ultima rundă.",
    "event.lost_all_bases": "{who} {who:ați|a} pierdut toate bazele: aceasta este ultima rundă.",
    "event.kept": "{who} {who:ați|a} păstrat {card:def} pentru tura următoare.",
    "event.achieved": "{who} {who:ați|a} obținut realizarea „{achievement}”.",
    "event.unachieved": "Nimeni nu a obținut realizarea „{achievement}”: nimeni nu este singur pe primul loc.",
    "event.over": "Partida s-a încheiat. Victorie pentru {winners:named}.",
    # Reasons
    "why.not_in_hand": "Nu aveți în mână cartea {card:title}.",
    "why.played_already": "Cartea {card:title} a fost deja jucată în această tură.",
    "why.captured_base": "O bază inamică distrusă nu poate fi jucată în niciun fel.",
    "why.not_in_market": "Cartea {card:title} nu este în piață.",
    "why.nothing_pays": (
        "Nu aveți cu ce plăti pentru {card:def}: chiar și la cost 0 este nevoie de o carte cu valoare de cumpărare."
    ),
    "why.too_dear": "{card} costă {cost}, dar puteți plăti cel mult {money}.",
    "why.too_dear_in_all": "{card} costă {cost}, dar plățile acestei ture mai acoperă cel mult {money}.",
    "why.one_purchase": (
        "Fără recrutare sau fără o plată limitată la propria națiune, puteți cumpăra o singură carte pe tură."
    ),
    "why.one_nation_purchase": "Plata limitată la propria națiune permite cumpărarea mai multor vehicule numai din acea națiune.",
    "why.no_value": "Cartea {card:title} nu are valoare de cumpărare, deci nu puteți plăti cu ea.",
    "why.other_nation_money": "Cu cartea {card:title} puteți plăti numai pentru vehicule {nation:adj_pl}.",
    "why.not_enough_paid": "{card} costă {cost}, dar ați plătit doar {money}.",
    "why.no_such_ability": "Cartea {card:title} nu are această abilitate.",
    "why.ability_used": "Abilitatea „{ability}” a cărții {card:title} a fost deja folosită.",
    "why.nothing_to_do": "Abilitatea „{ability}” a cărții {card:title} nu ar avea acum niciun efect.",
    "why.no_research_target": "Nicio carte din piață nu costă {limit} sau mai puțin.",
    "why.research_limit": "{card} costă {cost}, dar cercetarea ajunge doar până la {limit}.",
    "why.cannot_guard": "Cartea {card:title} nu are un număr de apărare mai mare decât 0, deci nu poate păzi o bază.",
    "why.rear_cannot_guard": "Cartea {card:title} este o carte de start, deci nu poate păzi o bază.",
    "why.no_base": "Nu mai aveți nicio bază de păzit.",
    "why.no_such_base": "Nu aveți baza {base}.",
    "why.unguarded_first": "Baza {base} este păzită; mai întâi trebuie aleasă o bază nepăzită.",
    "why.must_guard": "{card} și-a folosit abilitatea și acum trebuie să păzească o bază.",
    "why.one_attack": "Ați atacat deja în această tură.",
    "why.no_attack_number": "Cartea {card:title} nu are un număr de atac mai mare decât 0, deci nu poate ataca.",
    "why.other_nation": "{card} este un vehicul {nation:adj}, dar atacul este dus de vehicule {attack:adj_pl}.",
    "why.no_target": "{card} nu are nicio țintă permisă.",
    "why.not_an_attacker": "Cartea {card:title} nu face parte din acest atac.",
    "why.own_base": "Pot fi atacați doar adversarii.",
    "why.no_such_seat": "Nu există un asemenea jucător.",
    "why.base_gone": "Baza {who:dvs. nr.|} {base} {who:of} este deja distrusă.",
    "why.guarded_base": (
        "Baza {who:dvs. nr.|} {base} {who:of} este păzită; mai întâi trebuie distrus vehiculul de gardă."
    ),
    "why.no_guard": "Baza {who:dvs. nr.|} {base} {who:of} nu are vehicul de gardă.",
    "why.only_against_bases": "{card} poate ataca doar baze.",
    "why.only_against_vehicles": "{card} poate ataca doar vehicule.",
    "why.wrong_medals": (
        "Pentru {kills:vehicle.destroyed} se iau medalii exact în acest număr, în limita celor din teanc."
    ),
    "why.not_in_depot": "Nu aveți în depozit cartea {card:title}.",
    "why.at_least_one": "Trebuie aleasă cel puțin o carte.",
    "why.game_over": "Partida s-a încheiat.",
    "why.finish_purchase": "Mai întâi trebuie încheiată cumpărarea cărții {card:title}.",
    "why.finish_card": "Mai întâi trebuie dusă la capăt cartea aflată în joc.",
    "why.finish_attack": "Mai întâi trebuie încheiat atacul.",
    "why.finish_sabotage": "Sabotaj: mai întâi trebuie aleasă o carte din mână.",
    "why.finish_weak_hand": "Mai întâi hotărâți ce faceți cu mâna slabă.",
    "why.not_attacking": "Nu este niciun atac în desfășurare.",
    "why.not_buying": "Nu este nicio cumpărare în desfășurare.",
    "why.not_placing": "Niciun vehicul nu așteaptă să fie pus de gardă.",
    "why.not_sabotaged": "Nu este niciun sabotaj în desfășurare.",
    "why.not_rearming": "Nu este nicio reînarmare în desfășurare.",
    "why.no_medals_due": "Acum nu vi se cuvin medalii.",
    "why.not_weak_hand": (
        "O carte poate fi păstrată doar la sfârșitul unei ture fără nicio carte jucată, în varianta respectivă."
    ),
    "why.no_card_in_play": "Nicio carte nu își folosește acum abilitățile.",
    "why.put_away_later": (
        "Cartea {card:title} ajunge în depozit la sfârșitul turei; până atunci, nici reînarmarea, nici extragerile"
        " dvs. nu ajung la ea acolo."
    ),
    # Slips of the pen
    "input_error.no_action": "„{word}” nu este o acțiune; alegeți una dintre {expected}",
    "input_error.alone": "„{verb}” se scrie singur, fără „{rest}”",
    "input_error.place": "după „place” urmează una dintre bazele proprii de la 1 la {most}, de exemplu „place 2”, nu „{rest}”",
    "input_error.target": "„target” se scrie, de exemplu, „target p2 base 1” sau „target p2 guard 1”, nu „{rest}”",
    "input_error.medals": "„medals” se scrie, de exemplu, „medals 1 double 1 single”, nu „{rest}”",
    "input_error.card_needed": "după „{verb}” urmează o carte, de exemplu „{verb} engineers”",
    "input_error.no_card": "nu există cartea „{name}”",
    "input_error.no_card_near": "nu există cartea „{name}”; ați vrut să scrieți „{near}”?",
    "input_error.which_ability": "{card} are mai multe abilități; precizați care: {abilities}",
    # Cards
    "card.vehicle": "{nation}, {type}.",
    "card.symbol": "{nation}, {type} ({symbol}).",
    "card.cost": "Cost {cost}.",
    "card.value": "Valoare de cumpărare {value}.",
    "card.no_value": "Fără valoare de cumpărare.",
    "card.attack": "Număr de atac {attack}.",
    "card.defence": "Număr de apărare {defence}.",
    "card.medal": "La sfârșitul jocului valorează {worth:point}.",
    "card.base": "La sfârșitul jocului valorează {worth:point}; nu poate fi jucată.",
    "text.reinforcements": "Întăriri {n}: trageți {n:card} din garaj.",
    "text.recruitment": "Recrutare: în această tură puteți cumpăra oricâte vehicule, în limita plăților făcute.",
    "text.scouting": "Recunoaștere: decartați toate cărțile din piață și etalați altele noi.",
    "text.sabotage": "Sabotaj: fiecare adversar pune în depozitul său o carte din mână, la alegerea sa.",
    "text.tank_ace": (
        "As al tancurilor: avariați un vehicul sau o bază a unui adversar, chiar păzită; "
        "dacă ținta este deja avariată, o distrugeți."
    ),
    "text.research": (
        "Cercetare {n}: trimiteți această carte la cimitirul de vehicule "
        "și luați din piață un vehicul care costă cel mult {n}."
    ),
    "text.rearmament": "Reînarmare: trimiteți una sau două cărți din depozit la cimitirul de vehicule.",
    "text.heroic_deed": "Faptă eroică: luați o medalie simplă {nation:adj_f}.",
    "text.only_bases": "Atacă doar baze.",
    "text.only_vehicles": "Atacă doar vehicule.",
    "text.own_nation": (
        "Valoarea de cumpărare contează doar pentru vehicule {nation:adj_pl}, dar puteți cumpăra mai multe."
    ),
    # Achievements
    "achievement.0": "cele mai multe baze distruse",
    "achievement.1": "cele mai multe tancuri ușoare în companie",
    "achievement.2": "cele mai multe tancuri medii în companie",
    "achievement.3": "cele mai multe tunuri autopropulsate în companie",
    "achievement.4": "cele mai multe tancuri grele în companie",
    "achievement.5": "cele mai multe unități de sprijin în companie",
    "achievement.6": "cele mai multe medalii sovietice",
    "achievement.7": "cele mai multe medalii germane",
    "achievement.8": "cele mai multe medalii americane",
    "achievement.9": "cele mai multe medalii franceze",
    "achievement.10": "cele mai multe cărți de medalie dublă",
    "achievement.11": "cele mai multe cărți în companie",
    # Labels of a table
    "label.market": "Piață",
    "label.deck": "pachet de vehicule {n}",
    "label.discard": "vehicule decartate {n}",
    "label.medals": "Medalii rămase (simple+duble)",
    "label.achievements": "Realizări",
    "label.hand": "mână",
    "label.garage": "garaj",
    "label.depot": "depozit",
    "label.wreckyard": "Cimitirul de vehicule",
    "label.base": "baza {n}",
    "label.unguarded": "nepăzită",
    "label.damaged": "cu avarii",
    "label.destroyed": "distrusă",
    "label.base_damaged": "baza avariată",
    "label.round": "Runda {n}",
    "label.you": "Dvs.",
    "label.your_hand": "Cărțile din mâna dvs.",
    "label.top": "deasupra",
    "label.nation": "națiune",
    "label.in_play": "În joc",
    "label.played": "jucat în această tură",
    "label.last_round": "ultima rundă",
    "label.starts": "primul jucător",
    "label.recruiting": "recrutare",
    "label.paid": "plătit {paid}, cheltuit {spent}",
    "label.cost": "cost",
    "label.value": "valoare",
    "label.attack_defence": "atac/apăr.",
    "label.abilities": "abilități",
    "label.card": "carte",
    "label.standing": (
        "{who:named}: {score:point} ({medals} pe cărți de medalie, {bases:base}, {achievements:achievement})"
    ),
    "label.singles_doubles": "{singles}+{doubles}",
}
