"""What cards say in Romanian: a saying for each class of node. `primește|primesc` follows the number of its subject,
`~ucis` its gender too; `gen` is the genitive and dative.
"""

from __future__ import annotations

from typing import Final

COUNTED: Final = {
    "point": {"nom": ("punct", "puncte")},
    "destiny": {"nom": ("punct de destin", "puncte de destin")},
    "promotion": {"nom": ("punct de promovare", "puncte de promovare")},
    "card": {"nom": ("carte", "cărți")},
}
ACTIONS: Final = ("nicio acțiune", "o acțiune", "două acțiuni", "trei acțiuni", "patru acțiuni", "cinci acțiuni")
SIDES: Final = {
    "doomtrooper": "Doomtrooper", "legion": "războinic din Legiunea Întunecată", "tribal": "războinic tribal",
    "aside": "în afara zonelor",
}  # fmt: skip
IS_SIDE: Final = {
    "doomtrooper": "Doomtrooper", "legion": "războinic din Legiunea Întunecată", "tribal": "războinic tribal",
    "aside": "războinic din afara zonelor",
}  # fmt: skip
TAGS: Final = {"never-fights": "nu poate lupta niciodată", "outpost-only": "doar în Avanpost"}
INTO: Final = {
    "squad": "în Detașamentul dvs.", "kohort": "în Cohorta dvs.", "outpost": "în Avanpostul dvs.",
    "aside": "în afara zonelor", "either": "în Detașamentul sau în Cohorta dvs.",
}  # fmt: skip
ASPECTS: Final = {
    "changeling": "Metamorfozei", "elements": "Elementelor", "exorcism": "Exorcismului", "kinetics": "Cineticii",
    "manipulation": "Manipulării", "mentalism": "Mentalismului", "premonition": "Premoniției",
    "summoning": "Invocării",
}  # fmt: skip
AFFILIATION_TO: Final = {
    "bauhaus": "Bauhaus", "capitol": "Capitol", "cybertronic": "Cybertronic", "imperial": "Imperial",
    "mishima": "Mishima", "brotherhood": "Frăție", "lutheran": "Triada Luterană", "crescentia": "Crescentia",
    "rasputin": "Fiii lui Rasputin", "templars": "Templieri", "legion": "Legiunea Întunecată", "general": "nimeni",
    "corporations": "toate cele cinci corporații",
}  # fmt: skip
OF_AFFILIATION: Final = {
    "bauhaus": "din Bauhaus", "capitol": "din Capitol", "cybertronic": "din Cybertronic", "imperial": "din Imperial",
    "mishima": "din Mishima", "brotherhood": "din Frăție", "lutheran": "din Triada Luterană",
    "crescentia": "din Crescentia", "rasputin": "dintre Fiii lui Rasputin", "templars": "dintre Templieri",
    "legion": "din Legiunea Întunecată", "general": "fără afiliere",
}  # fmt: skip

SAYINGS: Final = {
    # Numbers and cases
    "amount": "{n} la {ratings}",
    "points.d": "{n:destiny}",
    "points.p": "{n:promotion}",
    "inside": "din vehicul",
    "using": "care folosește arma",
    "case.attacking": "ca {it:atacator|atacatori}",
    "case.defending": "ca {it:apărător|apărători}",
    "case.in_combat": "în luptă",
    "case.fight": "în lupta corp la corp",
    "case.shoot": "în lupta la distanță",
    "case.foe": "împotriva {foe:gen}",
    "case.bearer": ", dacă {it:este|sunt} {what:pred}",
    # Ways to play
    "when.action": "pentru {n}",
    "when.anytime": "oricând",
    "when.in_combat": "în timpul luptei",
    "when.at_start": "la începutul turei dvs.",
    "when.to_save": "când unul dintre războinicii dvs. ar fi ucis",
    "when.after_victory": "după ce atacatorul dvs. a supraviețuit unei lupte",
    "when.to_counter": "imediat după jucarea unei cărți speciale",
    "price.d": "pentru {d:destiny}",
    "once_a_turn": "o dată pe tură",
    "play": "jucați-o {when}",
    "play_before": "puneți-o în fața {it:gen} {when}",
    "play_before_you": "puneți-o în fața dvs. {when}",
    "muster": "mobilizați-l {into} {when} și {d:destiny}",
    "give": "dați-o {it:gen} {when}",
    "bestow": "acordați-o {it:gen} {when}",
    "assign": "atribuiți-o {it:gen} {when}",
    "attach": "atașați-o la {it} {when}",
    "build": "construiți-o {into} {when}",
    "cast": "lansați-o {when}",
    "for_each": "pentru fiecare punct de destin cheltuit, {done}",
    "for_every": "pentru fiecare {d:destiny} cheltuite, {done}",
    "until.to_your_draw": "decartați-o în următoarea dvs. etapă de tragere",
    "until.to_your_turn": "decartați-o la începutul următoarei dvs. ture",
    "annihilated": "apoi anihilați această carte",
    "act": "{price}: {done}",
    "act.anytime": "oricând",
    "act.in_combat": "cât timp {it} luptă",
    "act.once": "o dată pe luptă",
    "act.d": "pentru {d:destiny}",
    "act.itself": "decartând această carte",
    # Lasting abilities
    "gains": "{it:primește|primesc} {amounts}",
    "suffers": "{it:are|au} {amounts}",
    "doubled": "{it:are|au} {ratings} dublate",
    "times": "{it:are|au} {ratings} înmulțite cu {n}",
    "weakens": "{it:îi dă adversarului său|le dau adversarilor lor} din luptă {amounts}",
    "immune": "{it:este|sunt} {it:~imun} la {kinds}",
    "immune.gifts": "darurile Simetriei Întunecate",
    "immune.symmetry": "Simetria Întunecată",
    "immune.art": "Artă",
    "immune.blindness": "cărțile care orbesc",
    "power.autokill": "{it:ucide|ucid} automat pe oricine {it:rănește|rănesc}",
    "power.fragile": "{it:este|sunt} {it:~ucis} de orice rană",
    "power.never_casts": "nu {it:poate|pot} lansa niciodată vrăji",
    "power.no_seeking_cover": "nu {it:poate|pot} intra în adăpost",
    "power.no_fortifications": "nu {it:are|au} niciun folos de la fortificații",
    "power.no_equipment": "nu {it:poate|pot} folosi echipament",
    "power.no_other_weapon": "nu {it:poate|pot} folosi nicio altă armă",
    "power.only_fight_weapon": "nu {it:poate|pot} avea nicio altă armă de corp la corp, nici una de corp la corp și de tir",
    "power.d_only": "{it:obține|obțin} doar puncte de destin, niciodată puncte de promovare",
    "power.two_handguns": "{it:poate|pot} folosi două pistoale deodată",
    "power.spells_for_others": "{it:poate|pot} lansa vrăji de luptă personale asupra oricărui combatant chiar și fără să lupte",
    "power.double_d": "{it:socotește|socotesc} dublu fiecare punct de destin cheltuit pe o vrajă",
    "power.any_airship": "{it:poate|pot} primi orice aeronavă, chiar dacă este destinată altora",
    "power.gifts_only": "nu {it:poate|pot} primi niciun dar al unui apostol",
    "power.falls_at_no_value": "{it:este|sunt} {it:~decartat} imediat ce V {it:său|lor} este 0 sau mai puțin",
    "casts": "{it:poate|pot} lansa vrăji ale Artei {aspects}",
    "casts_all": "{it:poate|pot} lansa vrăji ale tuturor aspectelor Artei",
    "kill_mission": "dacă {it} ucide {prey}, jucătorul său obține încă {n:point} și misiunea este decartată",
    "death_mission": "când {it} este ucis, jucătorul său obține V al acestuia în puncte de promovare și încă {n:promotion}, dacă a ucis pe cineva în acea luptă",
    "squad_mission": "cine are în Detașament de la sfârșitul unei ture proprii până la sfârșitul următoarei războinici {affiliations} obține {n:promotion} și decartează această carte",
    "prefers": "trebuie să atace {prey}, dacă {it:poate|pot}",
    "becomes": "{it:este|sunt} {it:~considerat} și {what}",
    "becomes_of": "{it:are|au} și afilierea la {affiliations}",
    "no_longer": "nu mai {it:este|sunt} {it:~considerat} {what}",
    "no_longer_of": "nu mai {it:are|au} afilierea la {affiliations}",
    "keeps": "nu {it:își pierde|își pierd} niciodată afilierea la {affiliations}",
    "never_heretic": "nu {it:poate|pot} deveni niciodată {it:eretic|eretici}",
    "never_gains": "nu {it:poate|pot} primi niciodată altă tabără sau afiliere",
    # Effects
    "change": "{it} {it:primește|primesc} {amounts} până la sfârșitul luptei",
    "strike_first.attacker": "atacatorul lovește primul; apărătorul rănit de el nu ripostează",
    "strike_first.defender": "apărătorul lovește primul; atacatorul rănit de el nu ripostează",
    "disable_weapon": "{it} nu poate fi folosită în această luptă",
    "double_weapon": "bonusul {it:gen} se dublează în această luptă",
    "change_tactic": "lupta corp la corp devine luptă la distanță și invers; lupta se încheie dacă un combatant nu poate folosi noua tactică",
    "withdraw": "combatantul dvs. se retrage și lupta se încheie; jucătorul adversarului său obține jumătate din V al acestuia în puncte de promovare, rotunjit în sus",
    "avenge": "cine tocmai a ucis {victim} în luptă este rănit; dacă astfel este ucis, obțineți V al lui în puncte",
    "save": "războinicul nu este ucis și rămâne în starea în care era",
    "gain": "obțineți {points}",
    "lose": "pierdeți {points}",
    "gain.player": "{it} obține {points}",
    "lose.player": "{it} pierde {points}",
    "lose_all_d": "{it} pierde toate punctele de destin",
    "swap_d": "schimbați toate punctele de destin cu {it}",
    "counter": "acea carte nu are niciun efect și este decartată",
    "discard": "decartați {it}",
    "heal": "vindecați {it}",
    "extra_action": "aveți o acțiune suplimentară în această tură",
    "extra_action.attack": "aveți o acțiune de atac suplimentară în această tură",
    "extra_action.non_attack": "aveți o acțiune fără atac suplimentară în această tură",
    "fewer_actions": "{it} are cu o acțiune mai puțin în tura următoare",
}
