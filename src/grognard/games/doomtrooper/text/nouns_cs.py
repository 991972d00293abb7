"""Czech nouns for classes of cards in their cases, and how a phrase is built around one."""

from __future__ import annotations

from typing import Final

from grognard.games.doomtrooper.language.selectors import OPPONENTS, YOURS
from grognard.games.doomtrooper.text.phrases import ANY_ONE, EVERY, NO_ONE, ONE, PLURALS, THIS, Phrase, Thing
from grognard.text.lang import LANGS

CASES: Final = ("", "gen", "dat", "acc", "ins")
MA, MI, FEM, NEU = "ma", "mi", "f", "n"  # masculine animate and inanimate, feminine, neuter


# Gender; nominative, genitive, dative, accusative, instrumental; the same in the plural
NOUNS: Final[dict[str, tuple[str, str, str]]] = {
    "card": (FEM, "karta/karty/kartě/kartu/kartou", "karty/karet/kartám/karty/kartami"),
    "player": (MA, "hráč/hráče/hráči/hráče/hráčem", "hráči/hráčů/hráčům/hráče/hráči"),
    "alliance": (FEM, "aliance/aliance/alianci/alianci/aliancí", "aliance/aliancí/aliancím/aliance/aliancemi"),
    "art": (FEM, "karta Umění/karty Umění/kartě Umění/kartu Umění/kartou Umění", "karty Umění/karet Umění/kartám Umění/karty Umění/kartami Umění"),
    "beast": (NEU, "zvíře/zvířete/zvířeti/zvíře/zvířetem", "zvířata/zvířat/zvířatům/zvířata/zvířaty"),
    "equipment": (NEU, "vybavení/vybavení/vybavení/vybavení/vybavením", "vybavení/vybavení/vybavením/vybavení/vybaveními"),
    "fortification": (NEU, "opevnění/opevnění/opevnění/opevnění/opevněním", "opevnění/opevnění/opevněním/opevnění/opevněními"),
    "fortification-card": (FEM, "karta opevnění/karty opevnění/kartě opevnění/kartu opevnění/kartou opevnění", "karty opevnění/karet opevnění/kartám opevnění/karty opevnění/kartami opevnění"),
    "shared": (NEU, "opevnění, aliance nebo válečná zóna/opevnění, aliance nebo válečné zóny/opevnění, alianci nebo válečné zóně/opevnění, alianci nebo válečnou zónu/opevněním, aliancí nebo válečnou zónou", "opevnění, aliance a válečné zóny/opevnění, aliancí a válečných zón/opevněním, aliancím a válečným zónám/opevnění, aliance a válečné zóny/opevněními, aliancemi a válečnými zónami"),
    "ki": (FEM, "síla KI/síly KI/síle KI/sílu KI/silou KI", "síly KI/sil KI/silám KI/síly KI/silami KI"),
    "mission-or-special": (MI, "úkol nebo speciální karta/úkolu nebo speciální karty/úkolu nebo speciální kartě/úkol nebo speciální kartu/úkolem nebo speciální kartou", "úkoly a speciální karty/úkolů a speciálních karet/úkolům a speciálním kartám/úkoly a speciální karty/úkoly a speciálními kartami"),
    "equipment-or-fortification-or-warzone": (FEM, "karta vybavení, opevnění nebo válečné zóny/karty vybavení, opevnění nebo válečné zóny/kartě vybavení, opevnění nebo válečné zóny/kartu vybavení, opevnění nebo válečné zóny/kartou vybavení, opevnění nebo válečné zóny", "karty vybavení, opevnění nebo válečné zóny/karet vybavení, opevnění nebo válečné zóny/kartám vybavení, opevnění nebo válečné zóny/karty vybavení, opevnění nebo válečné zóny/kartami vybavení, opevnění nebo válečné zóny"),
    "equipment-or-fortification": (FEM, "karta vybavení nebo opevnění/karty vybavení nebo opevnění/kartě vybavení nebo opevnění/kartu vybavení nebo opevnění/kartou vybavení nebo opevnění", "karty vybavení nebo opevnění/karet vybavení nebo opevnění/kartám vybavení nebo opevnění/karty vybavení nebo opevnění/kartami vybavení nebo opevnění"),
    "mission": (MI, "úkol/úkolu/úkolu/úkol/úkolem", "úkoly/úkolů/úkolům/úkoly/úkoly"),
    "relic": (FEM, "relikvie/relikvie/relikvii/relikvii/relikvií", "relikvie/relikvií/relikviím/relikvie/relikviemi"),
    "special": (FEM, "speciální karta/speciální karty/speciální kartě/speciální kartu/speciální kartou", "speciální karty/speciálních karet/speciálním kartám/speciální karty/speciálními kartami"),
    "symmetry": (FEM, "karta Černé symetrie/karty Černé symetrie/kartě Černé symetrie/kartu Černé symetrie/kartou Černé symetrie", "karty Černé symetrie/karet Černé symetrie/kartám Černé symetrie/karty Černé symetrie/kartami Černé symetrie"),
    "warrior": (MA, "bojovník/bojovníka/bojovníkovi/bojovníka/bojovníkem", "bojovníci/bojovníků/bojovníkům/bojovníky/bojovníky"),
    "warzone": (FEM, "válečná zóna/válečné zóny/válečné zóně/válečnou zónu/válečnou zónou", "válečné zóny/válečných zón/válečným zónám/válečné zóny/válečnými zónami"),
    "doomtrooper-or-heretic": (MA, "Doomtrooper nebo kacíř/Doomtroopera nebo kacíře/Doomtrooperovi nebo kacíři/Doomtroopera nebo kacíře/Doomtrooperem nebo kacířem", "Doomtroopeři nebo kacíři/Doomtrooperů nebo kacířů/Doomtrooperům nebo kacířům/Doomtroopery nebo kacíře/Doomtroopery nebo kacíři"),
    "freelancer-or-heretic": (MA, "žoldnéř nebo kacíř/žoldnéře nebo kacíře/žoldnéři nebo kacíři/žoldnéře nebo kacíře/žoldnéřem nebo kacířem", "žoldnéři nebo kacíři/žoldnéřů nebo kacířů/žoldnéřům nebo kacířům/žoldnéře nebo kacíře/žoldnéři nebo kacíři"),
    "doomtrooper": (MA, "Doomtrooper/Doomtroopera/Doomtrooperovi/Doomtroopera/Doomtrooperem", "Doomtroopeři/Doomtrooperů/Doomtrooperům/Doomtroopery/Doomtroopery"),
    "tribal": (MA, "Kmenový válečník/Kmenového válečníka/Kmenovému válečníkovi/Kmenového válečníka/Kmenovým válečníkem", "Kmenoví válečníci/Kmenových válečníků/Kmenovým válečníkům/Kmenové válečníky/Kmenovými válečníky"),
    "non-personality": (FEM, "neosobnost/neosobnosti/neosobnosti/neosobnost/neosobností", "neosobnosti/neosobností/neosobnostem/neosobnosti/neosobnostmi"),
    "attacker": (MA, "útočník/útočníka/útočníkovi/útočníka/útočníkem", "útočníci/útočníků/útočníkům/útočníky/útočníky"),
    "defender": (MA, "obránce/obránce/obránci/obránce/obráncem", "obránci/obránců/obráncům/obránce/obránci"),
    "combatant": (MA, "účastník souboje/účastníka souboje/účastníkovi souboje/účastníka souboje/účastníkem souboje", "účastníci souboje/účastníků souboje/účastníkům souboje/účastníky souboje/účastníky souboje"),
    "caster": (MA, "sesilatel/sesilatele/sesilateli/sesilatele/sesilatelem", "sesilatelé/sesilatelů/sesilatelům/sesilatele/sesilateli"),
    "follower": (MA, "stoupenec/stoupence/stoupenci/stoupence/stoupencem", "stoupenci/stoupenců/stoupencům/stoupence/stoupenci"),
    "gift": (MI, "dar/daru/daru/dar/darem", "dary/darů/darům/dary/dary"),
    "gift-of-apostle": (MI, "apoštolův dar/apoštolova daru/apoštolovu daru/apoštolův dar/apoštolovým darem", "apoštolovy dary/apoštolových darů/apoštolovým darům/apoštolovy dary/apoštolovými dary"),
    "personality": (FEM, "osobnost/osobnosti/osobnosti/osobnost/osobností", "osobnosti/osobností/osobnostem/osobnosti/osobnostmi"),
    "weapon": (FEM, "zbraň/zbraně/zbrani/zbraň/zbraní", "zbraně/zbraní/zbraním/zbraně/zbraněmi"),
    "weapon-fight": (FEM, "zápasnická zbraň/zápasnické zbraně/zápasnické zbrani/zápasnickou zbraň/zápasnickou zbraní", "zápasnické zbraně/zápasnických zbraní/zápasnickým zbraním/zápasnické zbraně/zápasnickými zbraněmi"),
    "weapon-shoot": (FEM, "střelná zbraň/střelné zbraně/střelné zbrani/střelnou zbraň/střelnou zbraní", "střelné zbraně/střelných zbraní/střelným zbraním/střelné zbraně/střelnými zbraněmi"),
    "weapon-fight-or-both": (FEM, "zápasnická či zápasnická/střelná zbraň|zápasnické či zápasnické/střelné zbraně|zápasnické či zápasnické/střelné zbrani|zápasnickou či zápasnickou/střelnou zbraň|zápasnickou či zápasnickou/střelnou zbraní", "zápasnické či zápasnické/střelné zbraně|zápasnických či zápasnických/střelných zbraní|zápasnickým či zápasnickým/střelným zbraním|zápasnické či zápasnické/střelné zbraně|zápasnickými či zápasnickými/střelnými zbraněmi"),
    "weapon-shoot-or-both": (FEM, "střelná či zápasnická/střelná zbraň|střelné či zápasnické/střelné zbraně|střelné či zápasnické/střelné zbrani|střelnou či zápasnickou/střelnou zbraň|střelnou či zápasnickou/střelnou zbraní", "střelné či zápasnické/střelné zbraně|střelných či zápasnických/střelných zbraní|střelným či zápasnickým/střelným zbraním|střelné či zápasnické/střelné zbraně|střelnými či zápasnickými/střelnými zbraněmi"),
    "weapon-fight-shoot": (FEM, "zápasnická/střelná zbraň|zápasnické/střelné zbraně|zápasnické/střelné zbrani|zápasnickou/střelnou zbraň|zápasnickou/střelnou zbraní", "zápasnické/střelné zbraně|zápasnických/střelných zbraní|zápasnickým/střelným zbraním|zápasnické/střelné zbraně|zápasnickými/střelnými zbraněmi"),
    "weapon-fight-only": (FEM, "výhradně zápasnická zbraň/výhradně zápasnické zbraně/výhradně zápasnické zbrani/výhradně zápasnickou zbraň/výhradně zápasnickou zbraní", "výhradně zápasnické zbraně/výhradně zápasnických zbraní/výhradně zápasnickým zbraním/výhradně zápasnické zbraně/výhradně zápasnickými zbraněmi"),
    "weapon-shoot-only": (FEM, "výhradně střelná zbraň/výhradně střelné zbraně/výhradně střelné zbrani/výhradně střelnou zbraň/výhradně střelnou zbraní", "výhradně střelné zbraně/výhradně střelných zbraní/výhradně střelným zbraním/výhradně střelné zbraně/výhradně střelnými zbraněmi"),
    "weapon-special": (FEM, "speciální zbraň/speciální zbraně/speciální zbrani/speciální zbraň/speciální zbraní", "speciální zbraně/speciálních zbraní/speciálním zbraním/speciální zbraně/speciálními zbraněmi"),
    "armor": (NEU, "brnění/brnění/brnění/brnění/brněním", "brnění/brnění/brněním/brnění/brněními"),
    "vehicle": (NEU, "vozidlo/vozidla/vozidlu/vozidlo/vozidlem", "vozidla/vozidel/vozidlům/vozidla/vozidly"),
    "airship": (MI, "vzdušný koráb/vzdušného korábu/vzdušnému korábu/vzdušný koráb/vzdušným korábem", "vzdušné koráby/vzdušných korábů/vzdušným korábům/vzdušné koráby/vzdušnými koráby"),
    "tank": (MI, "tank/tanku/tanku/tank/tankem", "tanky/tanků/tankům/tanky/tanky"),
    "submarine": (FEM, "ponorka/ponorky/ponorce/ponorku/ponorkou", "ponorky/ponorek/ponorkám/ponorky/ponorkami"),
    "apostle": (MA, "apoštol/apoštola/apoštolovi/apoštola/apoštolem", "apoštolové/apoštolů/apoštolům/apoštoly/apoštoly"),
    "never-fights": (MA, "bojovník, který nesmí nikdy bojovat/bojovníka, který nesmí nikdy bojovat/bojovníkovi, který nesmí nikdy bojovat/bojovníka, který nesmí nikdy bojovat/bojovníkem, který nesmí nikdy bojovat", "bojovníci, kteří nesmějí nikdy bojovat/bojovníků, kteří nesmějí nikdy bojovat/bojovníkům, kteří nesmějí nikdy bojovat/bojovníky, kteří nesmějí nikdy bojovat/bojovníky, kteří nesmějí nikdy bojovat"),
    "freelancer": (MA, "žoldnéř/žoldnéře/žoldnéři/žoldnéře/žoldnéřem", "žoldnéři/žoldnéřů/žoldnéřům/žoldnéře/žoldnéři"),
    "heretic": (MA, "kacíř/kacíře/kacíři/kacíře/kacířem", "kacíři/kacířů/kacířům/kacíře/kacíři"),
    "cultist": (MA, "vyznavač kultu/vyznavače kultu/vyznavači kultu/vyznavače kultu/vyznavačem kultu", "vyznavači kultu/vyznavačů kultu/vyznavačům kultu/vyznavače kultu/vyznavači kultu"),
    "commander": (MA, "velitel/velitele/veliteli/velitele/velitelem", "velitelé/velitelů/velitelům/velitele/veliteli"),
    "sergeant": (MA, "seržant/seržanta/seržantovi/seržanta/seržantem", "seržanti/seržantů/seržantům/seržanty/seržanty"),
    "captain": (MA, "kapitán/kapitána/kapitánovi/kapitána/kapitánem", "kapitáni/kapitánů/kapitánům/kapitány/kapitány"),
    "symmetry-gift": (MI, "dar Černé symetrie/daru Černé symetrie/daru Černé symetrie/dar Černé symetrie/darem Černé symetrie", "dary Černé symetrie/darů Černé symetrie/darům Černé symetrie/dary Černé symetrie/dary Černé symetrie"),
    "personal-combat-spell": (NEU, "osobní bojové kouzlo/osobního bojového kouzla/osobnímu bojovému kouzlu/osobní bojové kouzlo/osobním bojovým kouzlem", "osobní bojová kouzla/osobních bojových kouzel/osobním bojovým kouzlům/osobní bojová kouzla/osobními bojovými kouzly"),
    "combat-spell": (NEU, "bojové kouzlo/bojového kouzla/bojovému kouzlu/bojové kouzlo/bojovým kouzlem", "bojová kouzla/bojových kouzel/bojovým kouzlům/bojová kouzla/bojovými kouzly"),
    "city": (NEU, "město/města/městu/město/městem", "města/měst/městům/města/městy"),
    "outpost-only": (MA, "bojovník vázaný na Stanici/bojovníka vázaného na Stanici/bojovníkovi vázanému na Stanici/bojovníka vázaného na Stanici/bojovníkem vázaným na Stanici", "bojovníci vázaní na Stanici/bojovníků vázaných na Stanici/bojovníkům vázaným na Stanici/bojovníky vázané na Stanici/bojovníky vázanými na Stanici"),
    "corporate-leader": (MA, "vůdce korporace/vůdce korporace/vůdci korporace/vůdce korporace/vůdcem korporace", "vůdci korporací/vůdců korporací/vůdcům korporací/vůdce korporací/vůdci korporací"),
    "virus": (MI, "virus/viru/viru/virus/virem", "viry/virů/virům/viry/viry"),
    "prophecy": (NEU, "proroctví/proroctví/proroctví/proroctví/proroctvím", "proroctví/proroctví/proroctvím/proroctví/proroctvími"),
    "ritual": (MI, "rituál/rituálu/rituálu/rituál/rituálem", "rituály/rituálů/rituálům/rituály/rituály"),
    "prophet": (MA, "prorok/proroka/prorokovi/proroka/prorokem", "proroci/proroků/prorokům/proroky/proroky"),
    "patriarch": (MA, "patriarcha/patriarchy/patriarchovi/patriarchu/patriarchou", "patriarchové/patriarchů/patriarchům/patriarchy/patriarchy"),
    "machine-gun": (MI, "kulomet/kulometu/kulometu/kulomet/kulometem", "kulomety/kulometů/kulometům/kulomety/kulomety"),
    "handgun": (FEM, "pistole/pistole/pistoli/pistoli/pistolí", "pistole/pistolí/pistolím/pistole/pistolemi"),
    "heavy-machine-gun": (MI, "těžký kulomet/těžkého kulometu/těžkému kulometu/těžký kulomet/těžkým kulometem", "těžké kulomety/těžkých kulometů/těžkým kulometům/těžké kulomety/těžkými kulomety"),
    "light-machine-gun": (MI, "lehký kulomet/lehkého kulometu/lehkému kulometu/lehký kulomet/lehkým kulometem", "lehké kulomety/lehkých kulometů/lehkým kulometům/lehké kulomety/lehkými kulomety"),
    "sub-machine-gun": (MI, "samopal/samopalu/samopalu/samopal/samopalem", "samopaly/samopalů/samopalům/samopaly/samopaly"),
    "heavy-assault-weapon": (FEM, "těžká útočná zbraň/těžké útočné zbraně/těžké útočné zbrani/těžkou útočnou zbraň/těžkou útočnou zbraní", "těžké útočné zbraně/těžkých útočných zbraní/těžkým útočným zbraním/těžké útočné zbraně/těžkými útočnými zbraněmi"),
    "assault-rifle": (FEM, "útočná puška/útočné pušky/útočné pušce/útočnou pušku/útočnou puškou", "útočné pušky/útočných pušek/útočným puškám/útočné pušky/útočnými puškami"),
    "sniper-rifle": (FEM, "ostřelovačská puška/ostřelovačské pušky/ostřelovačské pušce/ostřelovačskou pušku/ostřelovačskou puškou", "ostřelovačské pušky/ostřelovačských pušek/ostřelovačským puškám/ostřelovačské pušky/ostřelovačskými puškami"),
    "shotgun": (FEM, "brokovnice/brokovnice/brokovnici/brokovnici/brokovnicí", "brokovnice/brokovnic/brokovnicím/brokovnice/brokovnicemi"),
    "rocket-launcher": (MI, "raketomet/raketometu/raketometu/raketomet/raketometem", "raketomety/raketometů/raketometům/raketomety/raketomety"),
    "flame-thrower": (MI, "plamenomet/plamenometu/plamenometu/plamenomet/plamenometem", "plamenomety/plamenometů/plamenometům/plamenomety/plamenomety"),
    "artillery": (NEU, "dělo/děla/dělu/dělo/dělem", "děla/děl/dělům/děla/děly"),
    "poison": (MI, "jed/jedu/jedu/jed/jedem", "jedy/jedů/jedům/jedy/jedy"),
    "key-code-skull": (FEM, "klíčová lebka/klíčové lebky/klíčové lebce/klíčovou lebku/klíčovou lebkou", "klíčové lebky/klíčových lebek/klíčovým lebkám/klíčové lebky/klíčovými lebkami"),
    "cathedral": (FEM, "katedrála/katedrály/katedrále/katedrálu/katedrálou", "katedrály/katedrál/katedrálám/katedrály/katedrálami"),
    "citadel": (FEM, "citadela/citadely/citadele/citadelu/citadelou", "citadely/citadel/citadelám/citadely/citadelami"),
    "minefield": (NEU, "minové pole/minového pole/minovému poli/minové pole/minovým polem", "minová pole/minových polí/minovým polím/minová pole/minovými poli"),
    "cardinal": (MA, "kardinál/kardinála/kardinálovi/kardinála/kardinálem", "kardinálové/kardinálů/kardinálům/kardinály/kardinály"),
    "nepharite": (MA, "nefarit/nefarita/nefaritovi/nefarita/nefaritem", "nefariti/nefaritů/nefaritům/nefarity/nefarity"),
    "standard-bearer": (MA, "praporečník/praporečníka/praporečníkovi/praporečníka/praporečníkem", "praporečníci/praporečníků/praporečníkům/praporečníky/praporečníky"),
    "skull-seeker": (MA, "hledač lebek/hledače lebek/hledači lebek/hledače lebek/hledačem lebek", "hledači lebek/hledačů lebek/hledačům lebek/hledače lebek/hledači lebek"),
    "island-team": (MA, "člen Ostrovního týmu/člena Ostrovního týmu/členovi Ostrovního týmu/člena Ostrovního týmu/členem Ostrovního týmu", "členové Ostrovního týmu/členů Ostrovního týmu/členům Ostrovního týmu/členy Ostrovního týmu/členy Ostrovního týmu"),
    "clansman": (MA, "příslušník klanu/příslušníka klanu/příslušníkovi klanu/příslušníka klanu/příslušníkem klanu", "příslušníci klanu/příslušníků klanu/příslušníkům klanu/příslušníky klanu/příslušníky klanu"),
    "fusilier": (MA, "fyzilír/fyzilíra/fyzilírovi/fyzilíra/fyzilírem", "fyzilíři/fyzilírů/fyzilírům/fyzilíry/fyzilíry"),
    "curator": (MA, "kurátor/kurátora/kurátorovi/kurátora/kurátorem", "kurátoři/kurátorů/kurátorům/kurátory/kurátory"),
    "mortificator": (MA, "mortifikátor/mortifikátora/mortifikátorovi/mortifikátora/mortifikátorem", "mortifikátoři/mortifikátorů/mortifikátorům/mortifikátory/mortifikátory"),
    "mystic": (MA, "mystik/mystika/mystikovi/mystika/mystikem", "mystici/mystiků/mystikům/mystiky/mystiky"),
    "inquisitor": (MA, "inkvizitor/inkvizitora/inkvizitorovi/inkvizitora/inkvizitorem", "inkvizitoři/inkvizitorů/inkvizitorům/inkvizitory/inkvizitory"),
    "samurai": (MA, "samuraj/samuraje/samurajovi/samuraje/samurajem", "samurajové/samurajů/samurajům/samuraje/samuraji"),
    "trencher": (MA, "zákopník/zákopníka/zákopníkovi/zákopníka/zákopníkem", "zákopníci/zákopníků/zákopníkům/zákopníky/zákopníky"),
    "valkyrie": (FEM, "valkýra/valkýry/valkýře/valkýru/valkýrou", "valkýry/valkýr/valkýrám/valkýry/valkýrami"),
    "soldat": (MA, "soldát/soldáta/soldátovi/soldáta/soldátem", "soldáti/soldátů/soldátům/soldáty/soldáty"),
    "shadow-walker": (MA, "vrah ze stínů/vraha ze stínů/vrahovi ze stínů/vraha ze stínů/vrahem ze stínů", "vrazi ze stínů/vrahů ze stínů/vrahům ze stínů/vrahy ze stínů/vrahy ze stínů"),
    **{
        key: (NEU, f"kouzlo Umění {of}/kouzla Umění {of}/kouzlu Umění {of}/kouzlo Umění {of}/kouzlem Umění {of}", f"kouzla Umění {of}/kouzel Umění {of}/kouzlům Umění {of}/kouzla Umění {of}/kouzly Umění {of}")
        for key, of in {
            "changeling": "metamorfózy", "elements": "živlů", "exorcism": "exorcismu", "kinetics": "kinetiky",
            "manipulation": "manipulace", "mentalism": "mentalismu", "premonition": "předtuchy",
            "summoning": "vyvolávání",
        }.items()
    },
    **{
        key: (FEM, f"válečná zóna {of}/válečné zóny {of}/válečné zóně {of}/válečnou zónu {of}/válečnou zónou {of}", f"válečné zóny {of}/válečných zón {of}/válečným zónám {of}/válečné zóny {of}/válečnými zónami {of}")
        for key, of in {
            "asteroid-belt": "Pásu asteroidů", "dark-eden": "Temného Edenu", "martian": "Marsu",
            "mercurian": "Merkuru", "venusian": "Venuše",
        }.items()
    },
    "generic": (FEM, "obecná válečná zóna/obecné válečné zóny/obecné válečné zóně/obecnou válečnou zónu/obecnou válečnou zónou", "obecné válečné zóny/obecných válečných zón/obecným válečným zónám/obecné válečné zóny/obecnými válečnými zónami"),
}  # fmt: skip
OWNED_BY: Final = ANY_ONE  # how the bearer of a chosen card is determined
ADJECTIVES: Final = {
    "infected": "nakažený",
    "healthy": "zdravý",
    "wounded": "zraněný",
    "capable": "bojeschopný",
    "prisoner": "uvězněný",
}
# Behind the noun, never changed
AFFILIATIONS: Final = {
    "bauhaus": "Bauhausu", "capitol": "Kapitolu", "cybertronic": "Kybertroniku", "imperial": "Imperiálu",
    "mishima": "Mishimy", "brotherhood": "Bratrstva", "lutheran": "Luteránské triády", "crescentia": "Půlměsíce",
    "rasputin": "Synů Rasputina", "templars": "Templářů", "legion": "Černé legie", "general": "bez příslušnosti",
    "corporation": "některé korporace",
}  # fmt: skip
TO: Final = {
    "bauhaus": "k Bauhausu", "capitol": "ke Kapitolu", "cybertronic": "ke Kybertroniku", "imperial": "k Imperiálu",
    "mishima": "k Mishimě", "brotherhood": "k Bratrstvu", "lutheran": "k Luteránské triádě",
    "crescentia": "k Půlměsíci", "rasputin": "k Synům Rasputina", "templars": "k Templářům",
    "legion": "k Černé legii", "corporation": "k žádné korporaci",
}  # fmt: skip
SIDES: Final = {
    "doomtrooper": "z řad Doomtrooperů",
    "legion": "Černé legie",
    "tribal": "z kmenů",  # alone an adjective
    "aside": "mimo strany",
}
PLACES: Final = {
    "of-foe": "protivníka",
    "acting": ", které na bojovníka v tomto souboji působí,",
    "unit": "jeho jednotky",
    "attacker": "v roli útočníka", "defender": "v roli obránce", "combatant": "v souboji", "squad": "v Mužstvu",
    "kohort": "v Kohortě", "outpost": "na Stanici", "aside": "mimo oblasti",
    "any-squad": "v kterémkoli Mužstvu", "any-kohort": "v kterékoli Kohortě", "any-outpost": "na kterékoli Stanici",
    "same-area": "v téže oblasti", "same-squad": "v témže Mužstvu", "same-kohort": "v téže Kohortě",
    "same-outpost": "na téže Stanici", "covered": "v úkrytu", "riding-beast": "se zvířetem",
    "comrade": "(Doomtrooper nemůže vyléčit bojovníka Černé legie a naopak)",
    "riding-vehicle": "ve vozidle", "fight": "v zápase", "shoot": "ve střelbě",
    "named": "zvolené příslušnosti", "other-kind": "jiného názvu", "warzone": "ve válečné zóně",
    "gifted": "s darem Černé symetrie", "lower": "s celkovou H nižší než jeho vlastní",
    "placed": "umístěná přímo v oblasti",
}  # fmt: skip
# In which vehicle, and with which vehicle or beast
IN_VEHICLE: Final = {"vehicle": "ve vozidle", "airship": "ve vzdušném korábu", "tank": "v tanku"}
WITH: Final = {"airship": "se vzdušným korábem", "tank": "s tankem", "beast": "se zvířetem", "vehicle": "s vozidlem"}
APOSTLES: Final = {
    "algeroth": "Algerothův", "demnogonis": "Demnogonisův", "ilian": "Ilianin", "muawijhe": "Muawijheův",
    "semai": "Semaiův",
}  # fmt: skip

# Endings by gender: nominative, genitive, dative, accusative, instrumental; then the plural
HARD: Final = {
    MA: ("ý ého ému ého ým", "í ých ým é ými"), MI: ("ý ého ému ý ým", "é ých ým é ými"),
    FEM: ("á é é ou ou", "é ých ým é ými"), NEU: ("é ého ému é ým", "á ých ým á ými"),
}  # fmt: skip
SOFT: Final = {
    MA: ("í ího ímu ího ím", "í ích ím í ími"), MI: ("í ího ímu í ím", "í ích ím í ími"),
    FEM: ("í í í í í", "í ích ím í ími"), NEU: ("í ího ímu í ím", "í ích ím í ími"),
}  # fmt: skip
POSSESSIVE: Final = {
    MA: (" a u a ým", "i ých ým y ými"), MI: (" a u  ým", "y ých ým y ými"),
    FEM: ("a y ě u ou", "y ých ým y ými"), NEU: ("o a u o ým", "a ých ým a ými"),
}  # fmt: skip
ONE_OF: Final = {
    MA: "jeden jednoho jednomu jednoho jedním", MI: "jeden jednoho jednomu jeden jedním",
    FEM: "jedna jedné jedné jednu jednou", NEU: "jedno jednoho jednomu jedno jedním",
}  # fmt: skip
DEMONSTRATIVE: Final = {
    MA: "tento tohoto tomuto tohoto tímto", MI: "tento tohoto tomuto tento tímto",
    FEM: "tato této této tuto touto", NEU: "toto tohoto tomuto toto tímto",
}  # fmt: skip
ALL: Final = {
    MA: "všichni všech všem všechny všemi", MI: "všechny všech všem všechny všemi",
    FEM: "všechny všech všem všechny všemi", NEU: "všechna všech všem všechna všemi",
}  # fmt: skip
YOUR: Final = {
    MA: "vaši vašich vašim vaše vašimi", MI: "vaše vašich vašim vaše vašimi",
    FEM: "vaše vašich vašim vaše vašimi", NEU: "vaše vašich vašim vaše vašimi",
}  # fmt: skip
WHO: Final = {MA: ("který", "kteří"), MI: ("který", "které"), FEM: ("která", "které"), NEU: ("které", "která")}
PASSIVE: Final = {MA: ("", "i"), MI: ("", "y"), FEM: ("a", "y"), NEU: ("o", "a")}
NAMES_OF_APOSTLES: Final = {
    "algeroth": "Algeroth", "demnogonis": "Demnogonis", "ilian": "Ilian", "muawijhe": "Muawijhe", "semai": "Semai",
}  # fmt: skip


def forms(head: str, plural: bool) -> dict[str, str]:
    """A noun in all cases."""
    row = NOUNS[head][2 if plural else 1]
    return dict(zip(CASES, row.split("|" if "|" in row else "/"), strict=True))


def adjective(word: str, gender: str, plural: bool, case: str) -> str:
    """An adjective in its form: `zraněný`, `ostatní`."""
    ends = SOFT if word.endswith("í") else HARD
    return word[:-1] + ends[gender][plural].split()[CASES.index(case)]


def possessive(word: str, gender: str, plural: bool, case: str) -> str:
    """Whose follower or gift: `Algerothův`, `Ilianin`."""
    stem = word.removesuffix("ův")
    end = POSSESSIVE[gender][plural].split(" ")[CASES.index(case)]
    if stem == word:
        return word + end
    return f"{stem}ov{end}" if end else word


def agree(word: str, gender: str, plural: bool) -> str:
    """A participle or an adjective that agrees: `zabit`, `zabiti`; `imunní` never changes."""
    if word.endswith("í"):
        return word
    if word.endswith("ý"):
        return adjective(word, gender, plural, "")
    return word + PASSIVE[gender][plural]


def described(thing: Thing, plural: bool, case: str, chosen: bool = False) -> str:
    """The noun with all but its determiner; a chosen subject says that it is chosen."""
    join = LANGS["cs"].join
    gender = NOUNS[thing.head][0]
    before = [adjective(ADJECTIVES[word], gender, plural, case) for word in thing.adjectives]
    if thing.sides == ["tribal"]:
        before.append(adjective("kmenový", gender, plural, case))
    whose = [possessive(APOSTLES[word], gender, plural, case) for word in thing.apostles if word in APOSTLES]
    if whose:
        before.append(join(whose, "a" if plural else "nebo"))
    after = ["všech apoštolů"] if "all" in thing.apostles else []
    if thing.titles:
        after.append(join(thing.titles, "a" if plural else "nebo"))
    if thing.affiliations:
        after.append(join([AFFILIATIONS[word] for word in thing.affiliations], "nebo"))
    if thing.sides and thing.sides != ["tribal"]:
        after.append(join([SIDES[word] for word in thing.sides], "nebo"))
    if thing.whose == OPPONENTS:
        after.append("soupeřů" if plural else "soupeře")
    if chosen:
        after.append("podle vaší volby")
    after += considered(thing, plural, case)
    after += [PLACES[word] for word in thing.places]
    after += mounted(thing, plural, case)
    if thing.at_most:
        after.append(f"s vytištěnou H nejvýše {thing.at_most}")
    if thing.total_at_most:
        after.append(f"s celkovou H nejvýše {thing.total_at_most}")
    if thing.at_least:
        after.append(f"s celkovou H nejméně {thing.at_least}")
    if thing.owner is not None:
        after.append(thing.owner.said("gen"))
    said = " ".join([*before, forms(thing.head, plural)[case], *after])
    return " ".join([said + relative_clauses(thing, gender, plural), *thing.notes])


def relative_clauses(thing: Thing, gender: str, plural: bool) -> str:
    """`, který není kacířem,`: what else the cards must be and must not be."""
    join = LANGS["cs"].join
    said = ""
    who = WHO[gender][plural]
    is_not, is_too = ("nejsou", "jsou") if plural else ("není", "je")
    if thing.also:
        said += f", {who} {is_too} zároveň {join([forms(word, plural)['ins'] for word in thing.also])},"
    if thing.never:
        said += f", {who} {is_not} {join([forms(word, plural)['ins'] for word in thing.never], 'ani')},"
    if thing.outside:
        said += f", {who} nepatří {join([TO[word] for word in thing.outside], 'ani')},"
    if thing.victor:
        said += f", {who} právě {'zabili' if plural else 'zabil'} bojovníka s vyšší celkovou H,"
    if thing.afoot:
        said += f", {who} {is_not} ve vozidle ani {is_not} za vozidlo {agree('považován', gender, plural)},"
    if thing.unlike:
        said += f", {who} {is_not} {thing.unlike},"
    return said


def considered(thing: Thing, plural: bool, case: str) -> list[str]:
    """`považovaný za tank`: what a warrior counts as."""
    if not thing.considered:
        return []
    nouns = LANGS["cs"].join([forms(word, plural)["acc"] for word in thing.considered])
    return [f"{adjective('považovaný', NOUNS[thing.head][0], plural, case)} za {nouns}"]


def mounted(thing: Thing, plural: bool, case: str) -> list[str]:
    """`ve vzdušném korábu nebo za něj považovaný`: the vehicle or the beast that a warrior uses, has, or counts as."""
    said = []
    counts = adjective("považovaný", NOUNS[thing.head][0], plural, case)
    if thing.aboard:
        but = LANGS["cs"].join([forms(word, True)["gen"] for word in thing.not_aboard])
        besides = f" (kromě {but})" if but else ""
        said.append(f"{IN_VEHICLE[thing.aboard]}{besides} nebo {counts} za {forms(thing.aboard, plural)['acc']}")
    if thing.having:
        said.append(f"{WITH[thing.having]} nebo {counts} za {forms(thing.counting, plural)['acc']}")
    return said


def determined(thing: Thing, det: str, case: str, own: bool) -> str:
    """With the words before it that say how many and whose."""
    gender = NOUNS[thing.head][0]
    k = CASES.index(case)
    if det in PLURALS:
        words = [ALL[gender].split()[k]] if det == EVERY else []
        if thing.whose == YOURS:
            words.append(YOUR[gender].split()[k])
        if thing.other:
            words.append(adjective("ostatní", gender, True, case))
        return " ".join([*words, described(thing, True, case)])
    none = adjective("žádný", gender, False, case)
    if thing.whose == YOURS and det in (ANY_ONE, ONE, NO_ONE):
        one = none if det == NO_ONE else ONE_OF[gender].split()[k]
        other = "ostatních " if thing.other else ""
        whose = "ze svých" if own else "z vašich"
        return f"{one} {whose} {other}{described(thing, True, 'gen')}"
    words = [none] if det == NO_ONE else []
    chosen = det == ANY_ONE and case == ""  # as a subject `libovolný` would be anybody at random
    if det == ANY_ONE and not chosen:
        words.append(adjective("libovolný", gender, False, case))
    if det == THIS:
        words.append(DEMONSTRATIVE[gender].split()[k])
    if thing.other:
        words.append(adjective("jiný", gender, False, case))
    return " ".join([*words, described(thing, False, case, chosen)])


def phrase(thing: Thing, det: str) -> Phrase:
    """A class of cards in a sentence."""
    plural = det in PLURALS
    cases = {case: determined(thing, det, case, False) for case in CASES}
    cases.update({f"{case}.own": determined(thing, det, case, True) for case in CASES})
    cases["pred"] = described(thing, plural, "ins")
    cases["some"] = cases["acc"]
    cases["as"] = described(thing, plural, "acc")
    cases["bare"] = described(thing, plural, "")
    return Phrase(cases, plural, NOUNS[thing.head][0], agree)
