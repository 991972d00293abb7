"""What Doomtrooper says in Romanian. Places to fill are explained in grognard.text.lang.

The reader is addressed by the verb alone, so the word for the reader is empty; `named` says it where it must stand.
Events are told in the perfect, because the present tense of the polite form would read as an order.
Card names never change, so they stand behind `cartea` or `războinicul`, which carry the case.
Letters of the ratings are C, T, A, V.
"""

from __future__ import annotations

from typing import Final

NOUNS: Final = {
    "point": {"nom": ("punct", "puncte")},
    "destiny": {"nom": ("punct de destin", "puncte de destin")},
    "promotion": {"nom": ("punct de promovare", "puncte de promovare")},
    "card": {"nom": ("carte", "cărți")},
    "action": {"nom": ("acțiune", "acțiuni")},
    "time": {"nom": ("dată", "ori")},
}

# The reader and the other players
YOU: Final = {"": "", "named": "dumneavoastră", "gen": "dumneavoastră", "acc": "", "into": "cimitirul dumneavoastră"}
PLAYER: Final = {
    "": "jucătorul {name}",
    "named": "jucătorul {name}",
    "gen": "jucătorului {name}",
    "acc": "pe jucătorul {name}",
    "into": "cimitirul jucătorului {name}",
}
SEAT_NAME: Final = "{n}"

# A card in a sentence: by its name, hidden, or the one that is spoken of
WARRIOR: Final = {"": "războinicul {name}", "gen": "războinicului {name}"}
CARD: Final = {"": "cartea {name}", "gen": "cărții {name}"}
HIDDEN: Final = {"": "un războinic ascuns", "gen": "unui războinic ascuns"}
THIS_WARRIOR: Final = {"": "acest războinic", "gen": "acestui războinic"}
THIS_CARD: Final = {"": "această carte", "gen": "acestei cărți"}

RATINGS: Final = ("C", "T", "A", "V")
TACTICS: Final = ({"": "corp la corp"}, {"": "tir"})
EXTRA_ACTIONS: Final = (
    {"": "o acțiune suplimentară"},
    {"": "o acțiune de atac suplimentară"},
    {"": "o acțiune fără atac suplimentară"},
)
AREAS: Final = {"squad": "în Detașament", "kohort": "în Cohortă"}
TYPES: Final = {
    "alliance": "alianță", "art": "Arta", "beast": "fiară", "equipment": "echipament", "fortification": "fortificație",
    "ki": "putere Ki", "mission": "misiune", "relic": "relicvă", "special": "carte specială",
    "symmetry": "Simetria Întunecată", "warrior": "războinic", "warzone": "zonă de război",
}  # fmt: skip
AFFILIATIONS: Final = {
    "bauhaus": "Bauhaus", "capitol": "Capitol", "cybertronic": "Cybertronic", "imperial": "Imperial",
    "mishima": "Mishima", "brotherhood": "Frăția", "lutheran": "Triada Luterană", "crescentia": "Crescentia",
    "rasputin": "Fiii lui Rasputin", "templars": "Templierii", "legion": "Legiunea Întunecată", "general": "General",
}  # fmt: skip

SAYINGS: Final = {
    # Questions
    "ask.act": "Este rândul dvs.: ce acțiune efectuați?",
    "ask.discard": "Acțiunile dvs. s-au încheiat: decartați o carte?",
    "ask.discard_down": "Aveți în mână mai mult de șapte cărți: pe care o decartați?",
    "ask.target": "Jucați {card}: care este ținta ei?",
    "ask.player": "Jucați {card}: ce jucător este ținta ei?",
    "ask.steps": "Lansați o vrajă, {card}: de câte ori plătiți {per} D pentru ea?",
    "ask.attacker": "Atacați: cu ce războinic?",
    "ask.defender": "{warrior} atacă: pe cine?",
    "ask.tactic": "{warrior} atacă {foe}: ce tactică alegeți?",
    "ask.zone": "Războinicul dvs. este atacat: din ce zonă de război se apără?",
    "ask.split": "Obțineți {points:point}: câte ca puncte de destin și câte ca puncte de promovare?",
    "ask.window": "Jucați o carte înainte ca partida să continue?",
    "ask.start": "Începe tura dvs.: jucați o carte pentru acest moment?",
    "ask.save": "Un războinic urmează să fie ucis: îl salvați?",
    "ask.victory": "Lupta s-a încheiat: jucați o carte?",
    "ask.counter": "Cartea jucată nu are încă efect: o anulați?",
    "ask.opening": "Mâna dumneavoastră de început: o păstrați?",
    "ask.weapon": "Ce armă folosește {warrior}?",
    "ask.board": "{warrior} este în vehicul ({card}) sau afară?",
    # Somebody else's questions
    "wait.act": "{who} {who:alegeți|alege} o acțiune.",
    "wait.discard": "{who} {who:puteți|poate} decarta o carte.",
    "wait.target": "{who} {who:alegeți|alege} o țintă.",
    "wait.player": "{who} {who:alegeți|alege} un jucător.",
    "wait.steps": "{who} {who:decideți|decide} cât plătește pentru o vrajă.",
    "wait.attacker": "{who} {who:alegeți|alege} atacatorul.",
    "wait.defender": "{who} {who:alegeți|alege} apărătorul.",
    "wait.tactic": "{who} {who:alegeți|alege} tactica.",
    "wait.zone": "{who} {who:alegeți|alege} o zonă de război pentru apărare.",
    "wait.split": "{who} {who:împărțiți|împarte} punctele.",
    "wait.window": "{who} {who:puteți|poate} juca o carte.",
    "wait.start": "{who} {who:puteți|poate} juca o carte la începutul turei.",
    "wait.save": "Un războinic urmează să fie ucis: {who} îl {who:puteți|poate} salva.",
    "wait.victory": "Lupta s-a încheiat: {who} {who:puteți|poate} juca o carte.",
    "wait.counter": "{who} {who:puteți|poate} anula cartea tocmai jucată.",
    "wait.opening": "{who} {who:puteți|poate} schimba mâna de început.",
    "wait.weapon": "{who} {who:alegeți|alege} o armă.",
    "wait.board": "{who} {who:decideți|decide} cine stă în vehicul.",
    # Answers, as buttons
    "do.pass": "Nu jucați nimic",
    "do.pass_zone": "Nu vă apărați din nicio zonă de război",
    "do.pass_board": "Rămâneți afară",
    "do.muster": "Mobilizați {warrior} pentru {cost} D",
    "do.give": "Dați unui războinic {card}",
    "do.attach": "Atașați {card}",
    "do.bestow": "Acordați {card}",
    "do.assign": "Atribuiți misiunea: {card}",
    "do.build": "Construiți fortificația {area}: {card}",
    "do.place": "Plasați zona de război: {card}",
    "do.cast": "Lansați vraja: {card}",
    "do.play": "Jucați {card}",
    "do.choose": "Alegeți {card}",
    "do.player": "{who:named}",
    "do.steps": "Plătiți: {n:time}",
    "do.attack": "Atacați",
    "do.with": "Atacați cu {warrior}",
    "do.against": "Atacați {warrior}",
    "do.tactic": "{tactic}",
    "do.zone": "Apărați-vă din zona de război: {card}",
    "do.weapon": "Folosiți {card}",
    "do.split": "Împărțiți punctele: {d} de destin, {p} de promovare",
    "do.meditate": "Meditați: obțineți 1 D",
    "do.cover": "Intrați în adăpost: {warrior}",
    "do.leave": "Ieșiți din adăpost: {warrior}",
    "do.hide": "Mobilizați un războinic în adăpost: {warrior}",
    "do.board": "Urcați în vehicul ({card}): {warrior}",
    "do.unboard": "Coborâți din vehicul ({card}): {warrior}",
    "do.transfer": "Transferați {warrior}",
    "do.sabotage": "Sabotați cu {warrior} {who:acc}",
    "do.end": "Încheiați acțiunile",
    "do.end_discard": "Nu decartați nimic",
    "do.discard": "Decartați {card}",
    "do.keep": "Păstrați această mână",
    "do.redraw": "Trageți altă mână (Privilegiul Cardinalului)",
    "do.use": "Folosiți {card}",
    # Events
    "event.turn": "Runda {round}: tura {who:gen}.",
    "event.drew": "{who} {who:ați|a} tras cărțile: {cards}.",
    "event.drew_count": "{who} {who:ați|a} tras {n:card}.",
    "event.drew_nothing": "{who} nu {who:ați|a} tras nicio carte.",
    "event.mustered": "{warrior} al {who:gen} a intrat în joc.",
    "event.played": "{who} {who:ați|a} jucat {card}.",
    "event.paid": "{who} {who:ați|a} plătit {d:destiny}.",
    "event.points": "{who} {who:ați|a} obținut {points}.",
    "event.points_lost": "{who} {who:ați|a} pierdut {points}.",
    "event.points_kept": "Punctele {who:gen} nu s-au schimbat.",
    "event.changed": "{warrior} a primit {changes} până la sfârșitul luptei.",
    "event.strikes_first": "{warrior} lovește primul.",
    "event.disabled": "{card} nu poate fi folosită în această luptă.",
    "event.doubled": "Bonusul {card:gen} se dublează în această luptă.",
    "event.tactic": "Tactica: {tactic}.",
    "event.discarded": "{card} a fost decartată.",
    "event.healed": "{warrior} a fost vindecat.",
    "event.extra_action": "{who} {who:ați|a} obținut {extra}.",
    "event.attacked": "{warrior} a atacat {foe}.",
    "event.declared": "{who} {who:ați|a} declarat un atac.",
    "event.wounded": "{warrior} a fost rănit.",
    "event.killed": "{warrior} a fost ucis.",
    "event.killed_by": "{foe} a ucis {warrior}.",
    "event.saved": "{warrior} a fost salvat de la moarte.",
    "event.combat_over": "Lupta s-a încheiat.",
    "event.cancelled": "{card} a fost anulată și nu are niciun efect.",
    "event.attached": "{card} a fost atașată la {bearer}.",
    "event.built": "{who} {who:ați|a} construit fortificația: {card}.",
    "event.meditated": "{who} {who:ați|a} meditat și {who:ați|a} obținut 1 punct de destin.",
    "event.sought_cover": "{warrior} a intrat în adăpost.",
    "event.left_cover": "{warrior} a ieșit din adăpost.",
    "event.hand_discarded": "{who} {who:ați|a} decartat din mână {card}.",
    "event.hand_discarded_hidden": "{who} {who:ați|a} decartat o carte din mână.",
    "event.redrew": "{who} {who:ați|a} tras altă mână de început prin Privilegiul Cardinalului.",
    "event.redrew_paid": "{who} {who:ați|a} tras altă mână de început; primele șapte cărți ajung în {who:into}.",
    "event.over": "Partida s-a încheiat. Victorie: {winners:named}.",
    "event.over_nobody": "Partida s-a încheiat. Nu câștigă nimeni.",
    "event.sabotaged": "{warrior} {owner:v-a|l-a} sabotat {owner:acc}.",
    "event.passed": "{who} nu {who:ați|a} jucat nimic.",
    "event.fewer_actions": "{who} {who:aveți|are} o acțiune mai puțin în tura următoare.",
    "event.ended": "{card} nu mai are efect și a fost decartată.",
    "event.used": "{who} {who:ați|a} folosit {card}.",
    "event.stopped": "Tura aceasta se învârte în cerc: nu se mai poate juca nimic în ea.",
    # Reasons
    "why.not_in_hand": "{card} nu este în mâna dvs.",
    "why.not_now": "{card} nu poate fi jucată în acest moment.",
    "why.no_actions": "Nu mai aveți destule acțiuni pentru aceasta.",
    "why.too_dear": "Nu aveți destule puncte de destin pentru {card}.",
    "why.no_target": "În joc nu există nimic pe care să se poată juca {card}.",
    "why.no_effect": "{card} nu ar avea niciun efect, iar cărțile nu se joacă doar pentru a scăpa de ele.",
    "why.in_play_already": "{card} este deja în joc și poate fi doar într-o singură copie.",
    "why.no_caster": "Niciunul dintre războinicii dvs. nu poate lansa acum {card}.",
    "why.once_a_turn": "{card} poate fi jucată doar o dată pe tură și a fost deja jucată.",
    "why.no_combat": "{card} poate fi jucată doar într-o luptă în care atributele mai contează.",
    "why.not_a_target": "{card} nu poate fi ținta aici.",
    "why.first_turn": "Este prea devreme: în prima tură nimeni nu atacă și nu sabotează.",
    "why.no_attack_action": "Niciuna dintre acțiunile rămase nu poate fi un atac sau un sabotaj.",
    "why.no_attacker": "Niciunul dintre războinicii dvs. nu are pe cine ataca.",
    "why.not_this_question": "Acesta nu este un răspuns la întrebarea deschisă acum.",
    "why.outpost_apart": "Un războinic din Avanpost și unul din afara lui nu se pot ataca.",
    "why.cannot_fight": "{warrior} nu poate lupta.",
    "why.own_warrior": "{warrior} este de partea dvs.",
    "why.last_uncovered": "Cel puțin unul dintre războinicii dvs. trebuie să rămână în afara adăpostului.",
    "why.cannot_cover": "{warrior} nu poate intra în adăpost.",
    "why.one_copy": "Aveți deja în joc {card} și puteți avea doar o copie.",
    "why.game_over": "Partida s-a încheiat.",
    "why.must_prefer": "Cartea atacatorului limitează pe cine poate ataca: mai întâi trebuie să atace alți războinici.",
    "why.is_covered": "{warrior} este în adăpost.",
    "why.has_left_cover": "{warrior} a ieșit din adăpost în această tură și nu poate ataca în ea.",
    "why.attack_came": "După un atac, acțiunile obișnuite rămase pot fi doar atacuri.",
    "why.has_one": "{warrior} are deja o astfel de carte și poate avea doar una.",
    "why.not_eligible": "{warrior} nu poate primi {card}.",
    "why.barred_tactic": "Nu există o tactică pe care să o poată folosi ambii războinici.",
    "why.is_hidden": "{warrior} stă ascuns în adăpost și nu poate primi nicio carte înainte de a fi dezvăluit.",
    "why.in_vehicle": "{warrior} este într-un vehicul și nu poate intra de acolo în adăpost.",
    "why.no_fight_aboard": "Cine este într-o aeronavă sau într-un submarin nu luptă corp la corp și nu poate fi atacat astfel.",
    "why.three_for_cover": "Aducerea unui războinic direct în adăpost costă trei acțiuni, iar dvs. aveți mai puține.",
    "why.guarded": "Acel jucător are un războinic capabil de luptă, deci nu poate fi sabotat.",
    "why.no_sabotage_yet": "Nimeni nu poate fi sabotat înainte ca fiecare jucător să-și fi încheiat prima tură.",
    "why.raid_came": "Atacul și sabotajul se exclud în aceeași tură, iar celălalt a avut deja loc.",
    "why.too_many_cards": "Aveți în mână mai mult de șapte cărți și trebuie să decartați până la șapte.",
    "why.sabotaged_already": "L-ați sabotat deja pe acest jucător de la ultimul dvs. pas de tragere.",
    "why.not_covered": "{warrior} nu este în adăpost.",
    "why.no_such_card": "Nu există o astfel de carte pe masă.",
    "why.not_discarded_now": "Din mână se decartează doar în pasul de decartare, și doar o carte pe care o aveți.",
    "why.immune_to_it": "{warrior} este imun la {card}.",
    "why.too_long": "În această tură s-au jucat și s-au folosit prea multe cărți; rămâne doar să pasați și să o încheiați.",
    "because": "Motivul este {card}.",
    # Cards
    "card.plain": "{type}, {affiliation}.",
    "card.rated": "{type}, {affiliation}. {ratings}.",
    # Labels of a table
    "label.you": "Dumneavoastră",
    "label.yours": "a dvs.",
    "label.wounded": "rănit",
    "label.in_cover": "în adăpost",
    "label.bears": "cu {cards}",
    "label.price": "{n} D",
    "label.price_each": "{n} D de fiecare dată",
    "label.no_affiliation": "fără afiliere",
}
