"""Romanian nouns for classes of cards with article and case, and how a phrase is built around one."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.selectors import OPPONENTS, YOURS
from grognard.games.doomtrooper.text.phrases import ANY_ONE, CLASS, EVERY, NO_ONE, ONE, PLURALS, THE, Phrase, Thing
from grognard.text.lang import LANGS

MASC, FEM, NEU = "m", "f", "n"  # a neuter is masculine in the singular and feminine in the plural

# Gender; singular without and with article, then genitive-dative of both; plural without and with article, genitive-dative
NOUNS: Final[dict[str, tuple[str, str, str]]] = {
    "card": (FEM, "carte/cartea/cărți/cărții", "cărți/cărțile/cărților"),
    "player": (MASC, "jucător/jucătorul/jucător/jucătorului", "jucători/jucătorii/jucătorilor"),
    "alliance": (FEM, "alianță/alianța/alianțe/alianței", "alianțe/alianțele/alianțelor"),
    "art": (FEM, "carte a Artei/cartea Artei/cărți a Artei/cărții Artei", "cărți ale Artei/cărțile Artei/cărților Artei"),
    "beast": (FEM, "fiară/fiara/fiare/fiarei", "fiare/fiarele/fiarelor"),
    "equipment": (NEU, "echipament/echipamentul/echipament/echipamentului", "echipamente/echipamentele/echipamentelor"),
    "fortification": (FEM, "fortificație/fortificația/fortificații/fortificației", "fortificații/fortificațiile/fortificațiilor"),
    "fortification-card": (FEM, "carte de fortificație/cartea de fortificație/cărți de fortificație/cărții de fortificație", "cărți de fortificație/cărțile de fortificație/cărților de fortificație"),
    "shared": (FEM, "fortificație, alianță sau zonă de război/fortificația, alianța sau zona de război/fortificații, alianțe sau zone de război/fortificației, alianței sau zonei de război", "fortificații, alianțe și zone de război/fortificațiile, alianțele și zonele de război/fortificațiilor, alianțelor și zonelor de război"),
    "ki": (FEM, "putere Ki/puterea Ki/puteri Ki/puterii Ki", "puteri Ki/puterile Ki/puterilor Ki"),
    "mission-or-special": (FEM, "misiune sau carte specială/misiunea sau cartea specială/misiuni sau cărți speciale/misiunii sau cărții speciale", "misiuni și cărți speciale/misiunile și cărțile speciale/misiunilor și cărților speciale"),
    "equipment-or-fortification-or-warzone": (FEM, "carte de echipament, de fortificație sau de zonă de război/cartea de echipament, de fortificație sau de zonă de război/cărți de echipament, de fortificație sau de zonă de război/cărții de echipament, de fortificație sau de zonă de război", "cărți de echipament, de fortificație sau de zonă de război/cărțile de echipament, de fortificație sau de zonă de război/cărților de echipament, de fortificație sau de zonă de război"),
    "equipment-or-fortification": (FEM, "carte de echipament sau de fortificație/cartea de echipament sau de fortificație/cărți de echipament sau de fortificație/cărții de echipament sau de fortificație", "cărți de echipament sau de fortificație/cărțile de echipament sau de fortificație/cărților de echipament sau de fortificație"),
    "mission": (FEM, "misiune/misiunea/misiuni/misiunii", "misiuni/misiunile/misiunilor"),
    "relic": (FEM, "relicvă/relicva/relicve/relicvei", "relicve/relicvele/relicvelor"),
    "special": (FEM, "carte specială/cartea specială/cărți speciale/cărții speciale", "cărți speciale/cărțile speciale/cărților speciale"),
    "symmetry": (FEM, "carte a Simetriei Întunecate/cartea Simetriei Întunecate/cărți a Simetriei Întunecate/cărții Simetriei Întunecate", "cărți ale Simetriei Întunecate/cărțile Simetriei Întunecate/cărților Simetriei Întunecate"),
    "warrior": (MASC, "războinic/războinicul/războinic/războinicului", "războinici/războinicii/războinicilor"),
    "warzone": (FEM, "zonă de război/zona de război/zone de război/zonei de război", "zone de război/zonele de război/zonelor de război"),
    "doomtrooper-or-heretic": (MASC, "Doomtrooper sau eretic/Doomtrooperul sau ereticul/Doomtrooper sau eretic/Doomtrooperului sau ereticului", "Doomtrooperi sau eretici/Doomtrooperii sau ereticii/Doomtrooperilor sau ereticilor"),
    "freelancer-or-heretic": (MASC, "mercenar sau eretic/mercenarul sau ereticul/mercenar sau eretic/mercenarului sau ereticului", "mercenari sau eretici/mercenarii sau ereticii/mercenarilor sau ereticilor"),
    "doomtrooper": (MASC, "Doomtrooper/Doomtrooperul/Doomtrooper/Doomtrooperului", "Doomtrooperi/Doomtrooperii/Doomtrooperilor"),
    "tribal": (MASC, "războinic tribal/războinicul tribal/războinic tribal/războinicului tribal", "războinici tribali/războinicii tribali/războinicilor tribali"),
    "non-personality": (MASC, "războinic obișnuit/războinicul obișnuit/războinic obișnuit/războinicului obișnuit", "războinici obișnuiți/războinicii obișnuiți/războinicilor obișnuiți"),
    "attacker": (MASC, "atacator/atacatorul/atacator/atacatorului", "atacatori/atacatorii/atacatorilor"),
    "defender": (MASC, "apărător/apărătorul/apărător/apărătorului", "apărători/apărătorii/apărătorilor"),
    "combatant": (MASC, "combatant/combatantul/combatant/combatantului", "combatanți/combatanții/combatanților"),
    "caster": (MASC, "vrăjitor/vrăjitorul/vrăjitor/vrăjitorului", "vrăjitori/vrăjitorii/vrăjitorilor"),
    "follower": (MASC, "adept/adeptul/adept/adeptului", "adepți/adepții/adepților"),
    "gift": (NEU, "dar/darul/dar/darului", "daruri/darurile/darurilor"),
    "gift-of-apostle": (NEU, "dar al unui apostol/darul unui apostol/dar al unui apostol/darului unui apostol", "daruri ale apostolilor/darurile apostolilor/darurilor apostolilor"),
    "personality": (FEM, "personalitate/personalitatea/personalități/personalității", "personalități/personalitățile/personalităților"),
    "weapon": (FEM, "armă/arma/arme/armei", "arme/armele/armelor"),
    "weapon-fight": (FEM, "armă de corp la corp/arma de corp la corp/arme de corp la corp/armei de corp la corp", "arme de corp la corp/armele de corp la corp/armelor de corp la corp"),
    "weapon-shoot": (FEM, "armă de tir/arma de tir/arme de tir/armei de tir", "arme de tir/armele de tir/armelor de tir"),
    "weapon-fight-or-both": (FEM, "armă de corp la corp sau de corp la corp și de tir/arma de corp la corp sau de corp la corp și de tir/arme de corp la corp sau de corp la corp și de tir/armei de corp la corp sau de corp la corp și de tir", "arme de corp la corp sau de corp la corp și de tir/armele de corp la corp sau de corp la corp și de tir/armelor de corp la corp sau de corp la corp și de tir"),
    "weapon-shoot-or-both": (FEM, "armă de tir sau de corp la corp și de tir/arma de tir sau de corp la corp și de tir/arme de tir sau de corp la corp și de tir/armei de tir sau de corp la corp și de tir", "arme de tir sau de corp la corp și de tir/armele de tir sau de corp la corp și de tir/armelor de tir sau de corp la corp și de tir"),
    "weapon-fight-shoot": (FEM, "armă de corp la corp și de tir/arma de corp la corp și de tir/arme de corp la corp și de tir/armei de corp la corp și de tir", "arme de corp la corp și de tir/armele de corp la corp și de tir/armelor de corp la corp și de tir"),
    "weapon-fight-only": (FEM, "armă exclusiv de corp la corp/arma exclusiv de corp la corp/arme exclusiv de corp la corp/armei exclusiv de corp la corp", "arme exclusiv de corp la corp/armele exclusiv de corp la corp/armelor exclusiv de corp la corp"),
    "weapon-shoot-only": (FEM, "armă exclusiv de tir/arma exclusiv de tir/arme exclusiv de tir/armei exclusiv de tir", "arme exclusiv de tir/armele exclusiv de tir/armelor exclusiv de tir"),
    "weapon-special": (FEM, "armă specială/arma specială/arme speciale/armei speciale", "arme speciale/armele speciale/armelor speciale"),
    "armor": (FEM, "armură/armura/armuri/armurii", "armuri/armurile/armurilor"),
    "vehicle": (NEU, "vehicul/vehiculul/vehicul/vehiculului", "vehicule/vehiculele/vehiculelor"),
    "airship": (FEM, "aeronavă/aeronava/aeronave/aeronavei", "aeronave/aeronavele/aeronavelor"),
    "tank": (NEU, "tanc/tancul/tanc/tancului", "tancuri/tancurile/tancurilor"),
    "submarine": (NEU, "submarin/submarinul/submarin/submarinului", "submarine/submarinele/submarinelor"),
    "apostle": (MASC, "apostol/apostolul/apostol/apostolului", "apostoli/apostolii/apostolilor"),
    "never-fights": (MASC, "războinic care nu poate lupta niciodată/războinicul care nu poate lupta niciodată/războinic care nu poate lupta niciodată/războinicului care nu poate lupta niciodată", "războinici care nu pot lupta niciodată/războinicii care nu pot lupta niciodată/războinicilor care nu pot lupta niciodată"),
    "freelancer": (MASC, "mercenar/mercenarul/mercenar/mercenarului", "mercenari/mercenarii/mercenarilor"),
    "heretic": (MASC, "eretic/ereticul/eretic/ereticului", "eretici/ereticii/ereticilor"),
    "cultist": (MASC, "cultist/cultistul/cultist/cultistului", "cultiști/cultiștii/cultiștilor"),
    "commander": (MASC, "comandant/comandantul/comandant/comandantului", "comandanți/comandanții/comandanților"),
    "sergeant": (MASC, "sergent/sergentul/sergent/sergentului", "sergenți/sergenții/sergenților"),
    "captain": (MASC, "căpitan/căpitanul/căpitan/căpitanului", "căpitani/căpitanii/căpitanilor"),
    "symmetry-gift": (NEU, "dar al Simetriei Întunecate/darul Simetriei Întunecate/dar al Simetriei Întunecate/darului Simetriei Întunecate", "daruri ale Simetriei Întunecate/darurile Simetriei Întunecate/darurilor Simetriei Întunecate"),
    "personal-combat-spell": (FEM, "vrajă de luptă personală/vraja de luptă personală/vrăji de luptă personale/vrăjii de luptă personale", "vrăji de luptă personale/vrăjile de luptă personale/vrăjilor de luptă personale"),
    "combat-spell": (FEM, "vrajă de luptă/vraja de luptă/vrăji de luptă/vrăjii de luptă", "vrăji de luptă/vrăjile de luptă/vrăjilor de luptă"),
    "city": (NEU, "oraș/orașul/oraș/orașului", "orașe/orașele/orașelor"),
    "outpost-only": (MASC, "războinic legat de Avanpost/războinicul legat de Avanpost/războinic legat de Avanpost/războinicului legat de Avanpost", "războinici legați de Avanpost/războinicii legați de Avanpost/războinicilor legați de Avanpost"),
    "corporate-leader": (MASC, "lider de corporație/liderul de corporație/lider de corporație/liderului de corporație", "lideri de corporație/liderii de corporație/liderilor de corporație"),
    "virus": (NEU, "virus/virusul/virus/virusului", "virusuri/virusurile/virusurilor"),
    "prophecy": (FEM, "profeție/profeția/profeții/profeției", "profeții/profețiile/profețiilor"),
    "ritual": (NEU, "ritual/ritualul/ritual/ritualului", "ritualuri/ritualurile/ritualurilor"),
    "prophet": (MASC, "profet/profetul/profet/profetului", "profeți/profeții/profeților"),
    "patriarch": (MASC, "patriarh/patriarhul/patriarh/patriarhului", "patriarhi/patriarhii/patriarhilor"),
    "machine-gun": (FEM, "mitralieră/mitraliera/mitraliere/mitralierei", "mitraliere/mitralierele/mitralierelor"),
    "handgun": (NEU, "pistol/pistolul/pistol/pistolului", "pistoale/pistoalele/pistoalelor"),
    "heavy-machine-gun": (FEM, "mitralieră grea/mitraliera grea/mitraliere grele/mitralierei grele", "mitraliere grele/mitralierele grele/mitralierelor grele"),
    "light-machine-gun": (FEM, "mitralieră ușoară/mitraliera ușoară/mitraliere ușoare/mitralierei ușoare", "mitraliere ușoare/mitralierele ușoare/mitralierelor ușoare"),
    "sub-machine-gun": (NEU, "pistol-mitralieră/pistolul-mitralieră/pistol-mitralieră/pistolului-mitralieră", "pistoale-mitralieră/pistoalele-mitralieră/pistoalelor-mitralieră"),
    "heavy-assault-weapon": (FEM, "armă grea de asalt/arma grea de asalt/arme grele de asalt/armei grele de asalt", "arme grele de asalt/armele grele de asalt/armelor grele de asalt"),
    "assault-rifle": (FEM, "pușcă de asalt/pușca de asalt/puști de asalt/puștii de asalt", "puști de asalt/puștile de asalt/puștilor de asalt"),
    "sniper-rifle": (FEM, "pușcă cu lunetă/pușca cu lunetă/puști cu lunetă/puștii cu lunetă", "puști cu lunetă/puștile cu lunetă/puștilor cu lunetă"),
    "shotgun": (FEM, "pușcă cu alice/pușca cu alice/puști cu alice/puștii cu alice", "puști cu alice/puștile cu alice/puștilor cu alice"),
    "rocket-launcher": (NEU, "lansator de rachete/lansatorul de rachete/lansator de rachete/lansatorului de rachete", "lansatoare de rachete/lansatoarele de rachete/lansatoarelor de rachete"),
    "flame-thrower": (NEU, "aruncător de flăcări/aruncătorul de flăcări/aruncător de flăcări/aruncătorului de flăcări", "aruncătoare de flăcări/aruncătoarele de flăcări/aruncătoarelor de flăcări"),
    "artillery": (FEM, "piesă de artilerie/piesa de artilerie/piese de artilerie/piesei de artilerie", "piese de artilerie/piesele de artilerie/pieselor de artilerie"),
    "poison": (FEM, "otravă/otrava/otrăvi/otrăvii", "otrăvuri/otrăvurile/otrăvurilor"),
    "key-code-skull": (NEU, "craniu-cheie/craniul-cheie/craniu-cheie/craniului-cheie", "cranii-cheie/craniile-cheie/craniilor-cheie"),
    "cathedral": (FEM, "catedrală/catedrala/catedrale/catedralei", "catedrale/catedralele/catedralelor"),
    "citadel": (FEM, "citadelă/citadela/citadele/citadelei", "citadele/citadelele/citadelelor"),
    "minefield": (NEU, "câmp minat/câmpul minat/câmp minat/câmpului minat", "câmpuri minate/câmpurile minate/câmpurilor minate"),
    "cardinal": (MASC, "cardinal/cardinalul/cardinal/cardinalului", "cardinali/cardinalii/cardinalilor"),
    "nepharite": (MASC, "nefarit/nefaritul/nefarit/nefaritului", "nefariți/nefariții/nefariților"),
    "standard-bearer": (MASC, "stegar/stegarul/stegar/stegarului", "stegari/stegarii/stegarilor"),
    "skull-seeker": (MASC, "căutător de cranii/căutătorul de cranii/căutător de cranii/căutătorului de cranii", "căutători de cranii/căutătorii de cranii/căutătorilor de cranii"),
    "island-team": (MASC, "membru al Echipei Insulei/membrul Echipei Insulei/membru al Echipei Insulei/membrului Echipei Insulei", "membri ai Echipei Insulei/membrii Echipei Insulei/membrilor Echipei Insulei"),
    "clansman": (MASC, "membru de clan/membrul de clan/membru de clan/membrului de clan", "membri de clan/membrii de clan/membrilor de clan"),
    "fusilier": (MASC, "fuzilier/fuzilierul/fuzilier/fuzilierului", "fuzilieri/fuzilierii/fuzilierilor"),
    "curator": (MASC, "curator/curatorul/curator/curatorului", "curatori/curatorii/curatorilor"),
    "mortificator": (MASC, "mortificator/mortificatorul/mortificator/mortificatorului", "mortificatori/mortificatorii/mortificatorilor"),
    "mystic": (MASC, "mistic/misticul/mistic/misticului", "mistici/misticii/misticilor"),
    "inquisitor": (MASC, "inchizitor/inchizitorul/inchizitor/inchizitorului", "inchizitori/inchizitorii/inchizitorilor"),
    "samurai": (MASC, "samurai/samuraiul/samurai/samuraiului", "samurai/samuraii/samurailor"),
    "trencher": (MASC, "soldat de tranșee/soldatul de tranșee/soldat de tranșee/soldatului de tranșee", "soldați de tranșee/soldații de tranșee/soldaților de tranșee"),
    "valkyrie": (FEM, "walkirie/walkiria/walkirii/walkiriei", "walkirii/walkiriile/walkiriilor"),
    "soldat": (MASC, "soldat/soldatul/soldat/soldatului", "soldați/soldații/soldaților"),
    "shadow-walker": (MASC, "umblător în umbră/umblătorul în umbră/umblător în umbră/umblătorului în umbră", "umblători în umbră/umblătorii în umbră/umblătorilor în umbră"),
    **{
        key: (FEM, f"vrajă a Artei {of}/vraja Artei {of}/vrăji a Artei {of}/vrăjii Artei {of}", f"vrăji ale Artei {of}/vrăjile Artei {of}/vrăjilor Artei {of}")
        for key, of in {
            "changeling": "Metamorfozei", "elements": "Elementelor", "exorcism": "Exorcismului", "kinetics": "Cineticii",
            "manipulation": "Manipulării", "mentalism": "Mentalismului", "premonition": "Premoniției",
            "summoning": "Invocării",
        }.items()
    },
    **{
        key: (FEM, f"zonă de război {of}/zona de război {of}/zone de război {of}/zonei de război {of}", f"zone de război {of}/zonele de război {of}/zonelor de război {of}")
        for key, of in {
            "asteroid-belt": "din Centura de asteroizi", "dark-eden": "din Dark Eden", "martian": "de pe Marte",
            "mercurian": "de pe Mercur", "venusian": "de pe Venus",
        }.items()
    },
    "generic": (FEM, "zonă de război generică/zona de război generică/zone de război generice/zonei de război generice", "zone de război generice/zonele de război generice/zonelor de război generice"),
}  # fmt: skip
# nouns of several words that stay together
NAMES: Final = ("shadow-walker", "island-team", "skull-seeker", "doomtrooper-or-heretic", "freelancer-or-heretic")
OWNED_BY: Final = ONE  # how the bearer of a chosen card is determined
ADJECTIVES: Final = {
    "infected": "infectat",
    "healthy": "nevătămat",
    "wounded": "rănit",
    "capable": "apt de luptă",
    "prisoner": "întemnițat",
}
AFFILIATIONS: Final = {
    "bauhaus": "din Bauhaus", "capitol": "din Capitol", "cybertronic": "din Cybertronic", "imperial": "din Imperial",
    "mishima": "din Mishima", "brotherhood": "din Frăție", "lutheran": "din Triada Luterană",
    "crescentia": "din Crescentia", "rasputin": "dintre Fiii lui Rasputin", "templars": "dintre Templieri",
    "legion": "din Legiunea Întunecată", "general": "fără afiliere", "corporation": "din orice corporație",
}  # fmt: skip
SIDES: Final = {
    "doomtrooper": "dintre Doomtrooperi", "legion": "din Legiunea Întunecată", "tribal": "tribal",
    "aside": "fără tabără",
}  # fmt: skip
PLACES: Final = {
    "of-foe": "aparținând adversarului",
    "acting": "care acționează asupra războinicului în această luptă",
    "unit": "din unitatea sa",
    "attacker": "care atacă", "defender": "care se apără", "combatant": "aflat în luptă", "squad": "din Detașament",
    "kohort": "din Cohortă", "outpost": "din Avanpost", "aside": "din afara zonelor",
    "any-squad": "din orice Detașament", "any-kohort": "din orice Cohortă", "any-outpost": "din orice Avanpost",
    "same-area": "din aceeași zonă", "same-squad": "din același Detașament", "same-kohort": "din aceeași Cohortă",
    "same-outpost": "din același Avanpost", "covered": "din adăpost", "riding-beast": "cu o fiară",
    "comrade": "(un Doomtrooper nu poate vindeca un războinic din Legiunea Întunecată și nici invers)",
    "riding-vehicle": "dintr-un vehicul", "fight": "în lupta corp la corp", "shoot": "în lupta la distanță",
    "named": "de afilierea aleasă", "other-kind": "cu alt nume", "warzone": "dintr-o zonă de război",
    "gifted": "cu un Dar al Simetriei Întunecate", "lower": "cu V total mai mic decât al său",
    "placed": "așezate direct într-o zonă",
}  # fmt: skip
APOSTLES: Final = {
    "algeroth": "lui Algeroth", "demnogonis": "lui Demnogonis", "ilian": "lui Ilian", "muawijhe": "lui Muawijhe",
    "semai": "lui Semai", "all": "tuturor apostolilor",
}  # fmt: skip
OF: Final = {(False, False): "al", (False, True): "a", (True, False): "ai", (True, True): "ale"}  # plural, feminine
NAMES_OF_APOSTLES: Final = {word: name.removeprefix("lui ") for word, name in APOSTLES.items()}


def feminine(gender: str, plural: bool) -> bool:
    """Whether words around a noun are feminine."""
    return gender == FEM or (gender == NEU and plural)


def agree(word: str, gender: str, plural: bool) -> str:
    """A participle or an adjective that agrees: `rănit`, `rănită`, `răniți`, `rănite`."""
    fem = feminine(gender, plural)
    first, _, rest = word.partition(" ")
    if rest:
        return f"{agree(first, gender, plural)} {rest}"
    if not plural:
        return f"{word}ă" if fem else word
    if fem:
        return f"{word}e"
    soft = {"t": "ț", "s": "ș"}.get(word[-1], word[-1])
    return f"{word[:-1]}{soft}i"


def tail(thing: Thing, plural: bool, definite: bool, chosen: bool = False) -> str:
    """What follows the noun: how it is, that it is chosen, whose it is, where it belongs."""
    join = LANGS["ro"].join
    gender = NOUNS[thing.head][0]
    after = [join(thing.titles, "și" if plural else "sau")] if thing.titles else []
    after += [agree(ADJECTIVES[word], gender, plural) for word in thing.adjectives]
    if thing.sides == ["tribal"]:
        after.insert(0, "tribali" if plural else "tribal")
    if chosen:
        after.append("la alegere")
    if thing.considered:
        counts = agree("considerat", gender, plural)
        after.append(f"{counts} {join([forms(word, plural)[0] for word in thing.considered])}")
    if thing.apostles:
        near = definite and not after and thing.whose != YOURS
        whose = join([APOSTLES[word] for word in thing.apostles], "și" if plural else "sau")
        after.append(f"{'' if near else OF[plural, feminine(gender, plural)]} {whose}")
    if thing.whose == YOURS and thing.other and plural:
        after.append(possessed(thing, True, False, "dvs."))
    if thing.affiliations:
        after.append(join([AFFILIATIONS[word] for word in thing.affiliations], "sau"))
    if thing.sides and thing.sides != ["tribal"]:
        after.append(join([SIDES[word] for word in thing.sides], "sau"))
    if thing.whose == OPPONENTS:
        after.append(possessed(thing, plural, definite and not after, "adversarilor" if plural else "unui adversar"))
    for word in thing.places:
        place = PLACES[word]
        after.append(place.replace("aflat", agree("aflat", gender, plural)) if word == "combatant" else place)
    after += mounted(thing, plural)
    if thing.at_most:
        after.append(f"cu V tipărit de cel mult {thing.at_most}")
    if thing.total_at_most:
        after.append(f"cu V total de cel mult {thing.total_at_most}")
    if thing.at_least:
        after.append(f"cu V total de cel puțin {thing.at_least}")
    if thing.owner is not None:
        after.append(possessed(thing, plural, definite and not after, thing.owner.said("gen")))
    after += relative_clauses(thing, plural)
    return " ".join(" ".join([*after, *thing.notes]).split())


def mounted(thing: Thing, plural: bool) -> list[str]:
    """`dintr-o aeronavă sau considerat aeronavă`: the vehicle or the beast that a warrior uses, has, or counts as."""
    said = []
    counts = agree("considerat", NOUNS[thing.head][0], plural)
    if thing.aboard:
        one = "o" if NOUNS[thing.aboard][0] == FEM else "un"
        but = LANGS["ro"].join([forms(word, True)[0] for word in thing.not_aboard])
        besides = f" (în afară de {but})" if but else ""
        what = forms(thing.aboard, False)[0]
        said.append(f"dintr-{one} {what}{besides} sau {counts} {forms(thing.aboard, plural)[0]}")
    if thing.having:
        one = "o" if NOUNS[thing.having][0] == FEM else "un"
        said.append(f"cu {one} {forms(thing.having, False)[0]} sau {counts} {forms(thing.counting, plural)[0]}")
    return said


def possessed(thing: Thing, plural: bool, behind_article: bool, owner: str) -> str:
    """Whose it is, with `al, a, ai, ale` unless it stands right behind a noun with its article."""
    article = "" if behind_article else OF[plural, feminine(NOUNS[thing.head][0], plural)]
    return f"{article} {owner}"


def relative_clauses(thing: Thing, plural: bool) -> list[str]:
    """`care este și …`, `care nu este …`: what else the cards must be and must not be."""
    join = LANGS["ro"].join
    be = "sunt" if plural else "este"
    clauses = []
    if thing.also:
        clauses.append(f"care {be} și {join([forms(word, plural)[0] for word in thing.also])}")
    if thing.never:
        clauses.append(f"care nu {be} {join([forms(word, plural)[0] for word in thing.never], 'sau')}")
    if thing.outside:
        clauses.append(f"care nu {be} {join([AFFILIATIONS[word] for word in thing.outside], 'sau')}")
    if thing.victor:
        clauses.append(f"care tocmai {'au' if plural else 'a'} ucis un războinic cu V total mai mare")
    if thing.afoot:
        counts = agree("considerat", NOUNS[thing.head][0], plural)
        clauses.append(f"(nici într-un vehicul, nici {counts} vehicul)")
    if thing.unlike:
        clauses.append(f"care nu {be} {thing.unlike}")
    return clauses


def forms(head: str, plural: bool) -> list[str]:
    """A noun: without article and with it, and both in the genitive."""
    return NOUNS[head][2 if plural else 1].split("/")


def yours(thing: Thing, noun: str) -> str:
    """`armele dvs. de tir`: the word stands behind the first one of the noun, unless that parts a name."""
    if thing.whose != YOURS:
        return noun
    if thing.head in NAMES:
        return f"{noun} {OF[True, feminine(NOUNS[thing.head][0], True)]} dvs."
    first, _, rest = noun.partition(" ")
    return f"{first} dvs. {rest}"


def determined(thing: Thing, det: str) -> tuple[str, str]:
    """Accusative and genitive, with the words that say how many and whose."""
    gender = NOUNS[thing.head][0]
    fem = feminine(gender, False)
    many = feminine(gender, True)
    plain, the, plain_gen, the_gen = forms(thing.head, False)
    plains, those, those_gen = (yours(thing, form) for form in forms(thing.head, True))
    if thing.other:
        plains = forms(thing.head, True)[0]
    if det == EVERY:
        after = tail(thing, True, not thing.other)
        all_, other = ("toate", "celelalte") if many else ("toți", "ceilalți")
        if thing.other:
            of_other = "celorlalte" if many else "celorlalți"
            return f"{all_} {other} {plains} {after}", f"tuturor {of_other} {plains} {after}"
        return f"{all_} {those} {after}", f"tuturor {those_gen} {after}"
    if det == CLASS:
        after = tail(thing, True, True)
        return f"{those} {after}", f"{those_gen} {after}"
    if thing.whose == YOURS and det in (ANY_ONE, ONE, NO_ONE):
        one, of_one = ("una", "uneia") if fem else ("unul", "unuia")
        if det == NO_ONE:
            one, of_one = f"nici{one}", f"nici{of_one}"
        if thing.other:
            rest = f"{'celelalte' if many else 'ceilalți'} {plains} {tail(thing, True, False)}"
        else:
            rest = f"{those} {tail(thing, True, True)}"
        return f"{one} dintre {rest}", f"{of_one} dintre {rest}"
    after = tail(thing, False, False)
    if det == ANY_ONE:  # `orice` would mean every one
        other = ("altă " if fem else "alt ") if thing.other else ""
        one, of_one = ("o", "unei") if fem else ("un", "unui")
        after = tail(thing, False, False, chosen=True)
        return f"{one} {other}{plain} {after}", f"{of_one} {other}{plain_gen} {after}"
    if det == NO_ONE:
        none, of_none = ("nicio", "niciunei") if fem else ("niciun", "niciunui")
        other = ("altă " if fem else "alt ") if thing.other else ""
        return f"{none} {other}{plain} {after}", f"{of_none} {other}{plain_gen} {after}"
    if det == ONE:
        one, of_one = ("o", "unei") if fem else ("un", "unui")
        if thing.other:
            one, of_one = ("altă", "altei") if fem else ("alt", "altui")
        return f"{one} {plain} {after}", f"{of_one} {plain_gen} {after}"
    if det == THE:
        return f"{the} {tail(thing, False, True)}", f"{the_gen} {tail(thing, False, True)}"
    this, of_this = ("această", "acestei") if fem else ("acest", "acestui")
    return f"{this} {plain} {after}", f"{of_this} {plain_gen} {after}"


def phrase(thing: Thing, det: str) -> Phrase:
    """A class of cards in a sentence."""
    plural = det in PLURALS
    said, gen = determined(thing, det)
    plain = forms(thing.head, plural)[0]
    as_what = f"{plain} {tail(thing, plural, False)}"
    some = said if plural and thing.whose == YOURS else as_what
    cases = {"": said, "acc": said, "gen": gen, "pred": as_what, "as": as_what, "some": some, "bare": as_what}
    return Phrase({case: " ".join(form.split()) for case, form in cases.items()}, plural, NOUNS[thing.head][0], agree)
