"""What Battlegrounds says in Romanian. Places to fill are explained in grognard.text.lang.

The reader is addressed by the verb alone, so the word for the reader is empty; `named` says it where it must stand.
Events are told in the perfect, because the present tense of the polite form would read as an order.
Effects are quoted in `title`; names of tanks never change, so they stand behind `cartea` or `tancul`.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "point": {"nom": ("punct", "puncte")},
    "field": {"nom": ("câmp", "câmpuri")},
    "star": {"nom": ("stea", "stele")},
    "pair": {"nom": ("pereche", "perechi")},
    "round": {"nom": ("rundă", "runde")},
    "token": {"nom": ("jeton", "jetoane")},
    "card": {"nom": ("carte", "cărți")},
}

# The reader and the other players; `owner` may also be a team
YOU: Final = {"": "", "named": "dumneavoastră", "gen": "dumneavoastră"}
PLAYER: Final = {"": "jucătorul {name}", "named": "jucătorul {name}", "gen": "jucătorului {name}"}
SEAT_NAME: Final = "{n}"
TEAM: Final = {"": "echipa {name}", "named": "echipa {name}", "gen": "echipei {name}"}

# `short` is the colour alone
FIGURES: Final = (
    {"": "tancul verde", "short": "verde"},
    {"": "tancul galben", "short": "galben"},
    {"": "tancul roșu", "short": "roșu"},
    {"": "tancul albastru", "short": "albastru"},
)
ARTILLERY_TANK: Final = {"": "un tanc de artilerie"}
WAYS: Final = ("pe verticală sau orizontală", "pe diagonală")
EFFECTS: Final = (
    {"": "Tură suplimentară", "title": "„Tură suplimentară”"},
    {"": "Tanc suplimentar", "title": "„Tanc suplimentar”"},
    {"": "Direcție", "title": "„Direcție”"},
    {"": "Tragere la distanță mai mare", "title": "„Tragere la distanță mai mare”"},
    {"": "Mișcare pe distanță mai mare", "title": "„Mișcare pe distanță mai mare”"},
    {
        "": "Schimbarea ordinii tragerii cu tunul și mișcării",
        "title": "„Schimbarea ordinii tragerii cu tunul și mișcării”",
    },
    {"": "Blindaj", "title": "„Blindaj”"},
)
# The pictures of our own set, by id; other sets show their ids. They stand behind `jetonul cu`
PICTURES: Final = {
    "oak": "stejar", "pine": "pin", "mill": "moară", "barn": "hambar", "ford": "vad", "dam": "baraj", "hill": "deal",
    "pond": "iaz", "fort": "fort", "tower": "turn", "road": "drum", "rail": "cale ferată", "inn": "han",
    "camp": "tabără", "mine": "mină", "well": "fântână",
}  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.pick": "Ce carte de tanc luați?",
    "ask.drive": "Cu ce carte de tanc începe {figure}?",
    "ask.start": "Pe ce câmp al bazei dvs. începe {figure}?",
    "ask.act": "Este rândul dvs.: mișcare și tragere sau schimbarea tancului?",
    "ask.after": "Folosiți o pereche sau încheiați tura?",
    "ask.move": "{figure} a tras: unde merge acum?",
    "ask.shoot": "{figure} poate trage: ce țintă alegeți?",
    "ask.return": (
        "{figure} revine în joc: cu ce carte de tanc? Repararea tancului vechi ({tank}) vă costă această tură."
    ),
    "ask.return_new": "{figure} este pierdut: cu ce carte de tanc continuați?",
    "ask.place": "Pe ce câmp al bazei revine {figure}?",
    "ask.keep": "Tanc suplimentar: ce carte păstrați?",
    "ask.choose": "Perechea are două pictograme: ce efect alegeți?",
    "ask.react": "{figure} este lovit: puneți „Blindaj” pe cartea lui?",
    "ask.family": "Este rândul dvs.: unde mergeți?",
    "ask.uncover": "Ce jeton descoperiți?",
    "ask.waiting": "{who:decideți|decide} {who:named}.",
    # Answers, as buttons
    "do.pick": "Luați cartea {tank}",
    "do.drive": "Alegeți cartea {tank}",
    "do.drive_repair": "Reparați tancul {tank} și stați tura aceasta",
    "do.place": "Câmpul {field}",
    "do.move": "Mutați {figure} pe câmpul {field}",
    "do.move_over": "Mutați {figure} pe câmpul {field} peste {over}",
    "do.stay": "Rămâneți pe loc: {figure} nu are unde merge",
    "do.shoot_token": "Trageți în câmpul {field}: luați jetonul cu {token}",
    "do.shoot_tank": "Trageți în câmpul {field}: distrugeți {target}",
    "do.shoot_dud": "Trageți în câmpul {field}: puneți un proiectil neexplodat",
    "do.shoot_clear": "Trageți în câmpul {field}: înlăturați proiectilul neexplodat",
    "do.hold": "Nu trageți",
    "do.change": "Schimbați tancul: {figure} primește cartea {tank}",
    "do.lay": "Puneți {effect:title} pe cartea {tank}",
    "do.use": "Folosiți {effect:title}",
    "do.keep": "Păstrați cartea {tank}",
    "do.choose": "Alegeți {effect:title}",
    "do.uncover": "Descoperiți jetonul de pe câmpul {field}",
    "do.pass": "Nu",
    "do.end": "Încheiați tura",
    # Events
    "event.turn": "Runda {round}: tura {who:gen}.",
    "event.picked": "{who} {who:ați|a} luat cartea {tank}.",
    "event.active": "{who} {who:ați|a} ales cartea {tank} pentru {figure}.",
    "event.placed": "{figure} a intrat în joc pe câmpul {field}.",
    "event.moved": "{figure} s-a deplasat de pe câmpul {start} spre câmpul {field}.",
    "event.stayed": "{figure} nu a avut unde merge.",
    "event.dud_went_off": "Proiectilul de pe câmpul {field} a explodat.",
    "event.armour_held": "Blindajul a salvat {figure} și s-a consumat.",
    "event.drove_over": "{figure} a trecut peste {target}.",
    "event.destroyed": "{figure} a fost distrus.",
    "event.points": "{owner} {owner:ați|a} primit {value:point} pentru {figure}.",
    "event.shot_token": "{figure} a tras în câmpul {field}: {who} {who:ați|a} luat jetonul cu {token}.",
    "event.shot_tank": "{figure} a tras în câmpul {field} și a lovit {target}.",
    "event.placed_dud": "{figure} a tras în câmpul {field}: acolo a rămas un proiectil neexplodat.",
    "event.cleared_dud": "{figure} a tras în câmpul {field} și a înlăturat proiectilul neexplodat.",
    "event.shot_enemy": "{figure} a tras în câmpul {field} și a distrus un tanc de artilerie.",
    "event.held_fire": "{who} nu {who:ați|a} tras.",
    "event.pair": "{owner} {owner:ați|a} format o pereche: {picture}, 2 puncte.",
    "event.gained": "{owner} {owner:ați|a} obținut efectul {effect:title}.",
    "event.laid": "{who} {who:ați|a} pus {effect:title} pe cartea {tank}.",
    "event.used": "{who} {who:ați|a} folosit {effect:title}.",
    "event.drew": "{who} {who:ați|a} luat din grămadă: {tanks}.",
    "event.kept": "{who} {who:ați|a} păstrat cartea {tank}.",
    "event.changed": "{who} {who:ați|a} schimbat tancul: {figure} are acum cartea {tank}.",
    "event.repaired": "{who} {who:ați|a} reparat tancul {tank} și {who:ați|a} stat tura aceasta.",
    "event.passed": "{who} {who:ați|a} stat tura aceasta.",
    "event.uncovered": "{who} {who:ați|a} descoperit jetonul de pe câmpul {field}: {token}.",
    "event.covered": "Jetonul de pe câmpul {field} a fost întors cu fața în jos.",
    "event.extra_turn_won": "{who} {who:ați|a} câștigat o tură suplimentară.",
    "event.artillery": "Artileria a tras în câmpul {field}.",
    "event.artillery_token": "Artileria a luat jetonul cu {token}.",
    "event.artillery_tank": "Artileria a pus un tanc pe câmpul {field}.",
    "event.artillery_nothing": "Artileria nu a lovit nimic.",
    "event.reshuffled": "Toate coordonatele au fost descoperite; ambele seturi au fost amestecate din nou.",
    "event.stalled": "{rounds:round} fără niciun punct: câștigă cel mai mare punctaj.",
    "event.over": "Partida s-a încheiat. Victorie: {winners:named}.",
    "event.over_nobody": "Partida s-a încheiat. Nu câștigă nimeni.",
    "event.stars": "{points:point}: {stars:star}.",
    "event.lost_for_good": "{figure} este pierdut definitiv.",
    # Reasons
    "why.game_over": "Partida s-a încheiat.",
    "why.not_your_figure": "Nu dumneavoastră conduceți {figure}.",
    "why.not_on_board": "{figure} nu este pe planșa de joc.",
    "why.off_the_board": "Acest câmp este în afara planșei de joc.",
    "why.shortened": (
        "Câmpul {field} este prea aproape: acest tanc parcurge exact {n:field} {way}, "
        "iar mișcarea nu poate fi scurtată."
    ),
    "why.not_this_way": "Câmpul {field} nu poate fi atins: acest tanc parcurge exact {n:field} {way}.",
    "why.occupied": "Câmpul {field} este ocupat de alt tanc.",
    "why.no_turning": "Câmpul {field} nu poate fi atins: la o mișcare de un singur câmp nu se poate vira.",
    "why.same_field": "O mișcare cu viraje nu se poate încheia acolo unde a început.",
    "why.no_such_route": "Nu există un astfel de drum spre câmpul {field}.",
    "why.must_move": "{figure} are unde merge, deci trebuie să meargă.",
    "why.other_figure": "Mișcarea și tragerea trebuie făcute de același tanc.",
    "why.already_moved": "Tancul s-a mișcat deja.",
    "why.move_first": (
        "{figure} trebuie să se miște înainte de a trage; "
        "ordinea o poate inversa numai „Schimbarea ordinii tragerii cu tunul și mișcării”."
    ),
    "why.out_of_shot": "Câmpul {field} nu este în bătaia tunului: acest tanc trage {way}, la exact {n:field} distanță.",
    "why.no_token_there": "Pe câmpul {field} nu este niciun jeton.",
    "why.no_tank_there": "Pe câmpul {field} nu este niciun tanc.",
    "why.own_tank": "Pe câmpul {field} este chiar tancul dvs.",
    "why.team_tank": "Pe câmpul {field} este tancul coechipierului dvs.",
    "why.not_empty": "Câmpul {field} nu este gol, deci nu puteți pune acolo un proiectil neexplodat.",
    "why.no_duds_left": "În rezervă nu mai este niciun proiectil neexplodat.",
    "why.no_dud_there": "Pe câmpul {field} nu este niciun proiectil neexplodat.",
    "why.no_duds_in_solo": "În varianta Solo nu se pun proiectile neexplodate.",
    "why.not_your_card": "Cartea {tank} nu este în zona dvs. de joc.",
    "why.already_driven": "Cartea {tank} este deja activă.",
    "why.no_such_pair": "Nu aveți nicio pereche nefolosită cu efectul {effect:title}.",
    "why.no_room": "Cartea {tank} are deja două îmbunătățiri.",
    "why.not_an_upgrade": "{effect:title} este o acțiune; pe cărți se pun doar îmbunătățiri.",
    "why.not_an_action": "{effect:title} este o îmbunătățire; se pune pe o carte de tanc.",
    "why.no_pile": "În grămadă nu mai este nicio carte de tanc.",
    "why.after_main_action": "„Tură suplimentară” se folosește după acțiunea principală.",
    "why.main_action_first": "Mai întâi mișcați-vă și trageți sau schimbați tancul.",
    "why.one_main_action": "Acțiunea principală a acestei ture a fost deja făcută.",
    "why.not_a_base_field": "Câmpul {field} nu face parte din această bază.",
    "why.base_field_taken": "Câmpul {field} este ocupat, iar alt câmp al bazei este liber.",
    "why.not_laid_out": "Cartea {tank} nu este pe masă pentru draft.",
    "why.not_drawn": "Cartea {tank} nu este printre cele luate din grămadă.",
    "why.not_on_the_pair": "Efectul {effect:title} nu apare pe această pereche.",
    "why.not_a_neighbour": "Câmpul {field} nu atinge pionul dvs.",
    "why.not_covered": "Pe câmpul {field} nu este niciun jeton cu fața în jos.",
    "why.too_far": "Câmpul {field} este prea departe: puteți merge cel mult două câmpuri.",
    "why.finish_setup": "Mai întâi trebuie încheiată pregătirea jocului: cărțile și pionii.",
    "why.finish_return": "Mai întâi tancul dvs. trebuie să revină în joc.",
    "why.finish_move": "Mai întâi tancul trebuie să se miște.",
    "why.finish_shot": "Mai întâi hotărâți dacă trageți.",
    "why.finish_draw": "Mai întâi alegeți cartea pe care o păstrați.",
    "why.finish_pair": "Mai întâi alegeți efectul perechii.",
    "why.finish_uncovering": "Mai întâi descoperiți jetoanele.",
    "why.finish_reaction": "Mai întâi hotărâți dacă puneți „Blindaj”.",
    "why.not_placing": "Niciun pion nu așteaptă să fie pus pe planșa de joc.",
    "why.not_returning": "Niciun pion nu își așteaptă cartea.",
    "why.not_drafting": "Nu este niciun draft în desfășurare.",
    "why.not_drawing": "Nu au fost luate cărți din care să alegeți.",
    "why.not_choosing": "Nicio pereche nu așteaptă alegerea efectului.",
    "why.not_uncovering": "Jetoanele se descoperă doar în varianta Familie, după mișcare.",
    "why.no_reaction_due": "Acum nu aveți la ce să răspundeți.",
    "why.no_cards_here": "Varianta Familie se joacă fără cărți de tanc, iar pictogramele nu au efect.",
    "why.no_shots_here": "În varianta Familie nu se trage în câmpuri; după mișcare se descoperă două jetoane.",
    "why.nothing_to_drive": "Tura suplimentară cere un tanc pe planșa de joc.",
    "why.not_between": "Perechile se pun și se folosesc înainte sau după acțiunea principală, nu în timpul ei.",
    "why.no_shot_due": "Acum nu urmează nicio tragere.",
    # Slips of the pen
    "oops.no_action": "{word} nu este o acțiune; alegeți una dintre {expected}",
    "oops.as_in": "se scrie, de exemplu, „{example}”, iar aici urmează {rest}",
    "oops.shoot": "„shoot” se scrie, de exemplu, „shoot green b4 token”; la sfârșit stă unul dintre cuvintele {hits}",
    "oops.move": "„move” se scrie, de exemplu, „move green b4” sau „move green b4 over b3”",
    "oops.no_figure": "nu există pionul {word}; alegeți dintre {expected}",
    "oops.no_field": "nu există câmpul {word}; planșa are câmpurile de la A1 la H8",
    "oops.no_effect": "nu există efectul {word}; alegeți dintre {expected}",
    "oops.no_tank": "nu există tancul {word}; se scrie, de exemplu, „{example}”",
    "oops.no_tank_near": "nu există tancul {word}; poate „{near}”?",
    # Cards and tokens
    "card.tank": "Merge {move_range:field} {move_way}; trage la {shot_range:field} {shot_way}.",
    "token.plain": "Jeton de locație: {picture}.",
    "token.special": "Jeton de locație: {picture}, cu pictograma {effect:title}.",
    "text.extra_turn": "O pereche vă dă încă o acțiune principală în tura dvs.",
    "text.extra_tank": "Cu o pereche luați din grămadă două cărți de tanc și păstrați una.",
    "text.direction": "O pereche pusă pe o carte permite tancului să vireze în timpul mișcării.",
    "text.farther_shot": "O pereche pusă pe o carte permite tancului să tragă și cu un câmp mai departe.",
    "text.farther_move": "O pereche pusă pe o carte permite tancului să meargă și cu un câmp mai departe.",
    "text.order_swap": "O pereche pusă pe o carte permite tancului să tragă înainte de a se mișca.",
    "text.armour": "O pereche pusă pe o carte salvează tancul o singură dată.",
    # Labels of a table
    "label.round": "Runda {n}",
    "label.you": "Dumneavoastră",
    "label.points": "puncte {n} din {target}",
    "label.artillery_points": "Artilerie: puncte {n} din {target}",
    "label.tank": "tanc",
    "label.moves": "merge",
    "label.shoots": "trage",
    "label.upgrades": "îmbunătățiri",
    "label.inactive": "inactive",
    "label.destroyed": "distrus",
    "label.stack": "jetoane cu puncte {n}",
    "label.tokens": "jetoane singure",
    "label.pairs": "perechi",
    "label.ready": "nefolosite",
    "label.captured": "pentru tancuri distruse {n}",
    "label.pile": "Grămada de cărți de tanc {n}",
    "label.duds": "proiectile neexplodate {n}",
    "label.team": "Echipa {n}",
    "label.covered": "cu fața în jos",
    "label.legend": (
        "G Y R B pioni (literă mare: ai dvs.) · x proiectil neexplodat · A tanc de artilerie · ^ baza dvs. · + rază · * tragere · "
        "? cu fața în jos · ' pictogramă"
    ),
    "label.coordinates": "Coordonate rămase: litere {letters}, cifre {numbers}",
    "label.standing": "{who}: {points:point}",
    "label.standing_solo": "{points:point}, {stars:star}; artilerie {artillery:point}",
    "label.orth": "drept {n}",
    "label.diag": "diagonal {n}",
}
