# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Hestia
hercules-stack-hestia-about = Półbogini dodawania, opiekunka ogniska domowego: nagroda za dodawanie
hercules-picture-earned-hestia = Półbogini dodawania
hercules-stack-pan = Pan
hercules-stack-pan-about = Półbóg mnożenia, bóg dzikiej przyrody: nagroda za mnożenie
hercules-picture-earned-pan = Półbóg mnożenia
hercules-stack-aeolus = Eol
hercules-stack-aeolus-about = Półbóg dzielenia, władca wiatrów: nagroda za dzielenie
hercules-picture-earned-aeolus = Półbóg dzielenia
hercules-stack-hecate = Hekate
hercules-stack-hecate-about = Półbogini odejmowania, pani magii: nagroda za odejmowanie
hercules-picture-earned-hecate = Półbogini odejmowania
hercules-stack-tyche = Tyche
hercules-stack-tyche-about = Półbogini kości, pani losu: nagroda za kość z jej liczbą (od 1 do 3)
hercules-picture-earned-tyche = Półbogini kości, za użytą { $number }
hercules-stack-morpheus = Morfeusz
hercules-stack-morpheus-about = Półbóg kości, bóg snów: nagroda za kość z jego liczbą (od 4 do 6)
hercules-picture-earned-morpheus = Półbóg kości, za użytą { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Bogowie
hercules-stack-vase = Wazy
hercules-stack-pantheon = Panteon
hercules-picture-earned-god = Bóg, czeka nad kolumną
hercules-picture-earned-zeus = Bóg, czeka nad kolumną 12
hercules-picture-earned-vase = Waza za { $number } { $number ->
    [one] kolumnę
    [few] kolumny
   *[other] kolumn
 } w jednym ruchu
hercules-picture-earned-pantheon = Nad kolumną 12, pod Zeusem

hercules-god-god_aphrodite = Afrodyta
hercules-god-god_apollo = Apollo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Artemida
hercules-god-god_athena = Atena
hercules-god-god_demeter = Demeter
hercules-god-god_dionysus = Dionizos
hercules-god-god_hephaestus = Hefajstos
hercules-god-god_hera = Hera
hercules-god-god_hermes = Hermes
hercules-god-god_poseidon = Posejdon
hercules-god-god_zeus = Zeus

# Names of cards, filled in from their data.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Waza ({ $vp } PZ)
hercules-named-pantheon = karta Panteonu
    .acc = kartę Panteonu
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = Panteon
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = półbóg, półbogini, demigod{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } PZ
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = bóg, bóstwo, { $name } { $vp } PZ
hercules-listed-vase = Waza za { $number } { $number ->
    [one] kolumnę
    [few] kolumny
   *[other] kolumn
 }: { $vp } PZ
    .keywords = waza, wazon, { $number } kolumn, waza { $number }
hercules-listed-pantheon = Karta Panteonu: { $vp } PZ
    .keywords = panteon

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = biała kość
hercules-ability-white-text = Rzuć białą kością: w tej turze liczysz na dowolnych dwóch ze swoich trzech kości.
hercules-ability-white-more = Działanie nadal obejmuje dokładnie dwie kości. Druga taka karta rzuca białą jeszcze raz. Kość wraca na koniec tury.
hercules-ability-reroll = przerzut
hercules-ability-reroll-text = Przerzuć jedną lub więcej swoich kości, także białą, jeśli ją masz.
hercules-ability-reroll-more = Wybierasz, które. Liczy się nowy rzut.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Zwiększ jedną ze swoich kości o 1; szóstki nie da się zwiększyć.
hercules-ability-plus1-more = Działa też na białą kość, póki ją masz. Nowa liczba liczy się także dla kart Tyche i Morfeusz.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Zmniejsz jedną ze swoich kości o 1; jedynki nie da się zmniejszyć.
hercules-ability-minus1-more = Działa też na białą kość, póki ją masz. Nowa liczba liczy się także dla kart Tyche i Morfeusz.
hercules-ability-copy = kopia
hercules-ability-copy-text = Ustaw obie swoje kolorowe kości tak, jak leżą kości wybranej innej osoby.
hercules-ability-copy-more = Liczy się to, co leży w tej chwili, nawet jeśli ta osoba ma już turę za sobą. Przeciw Hadesowi: jego kość kolorowa i biała.
hercules-ability-flip = obrót
hercules-ability-flip-text = Obróć jedną ze swoich kości na przeciwną ściankę: 1 i 6, 2 i 5, 3 i 4.
hercules-ability-flip-more = Działa też na białą kość, póki ją masz. Nowa liczba liczy się także dla kart Tyche i Morfeusz.
hercules-ability-bonus = bonus
hercules-ability-bonus-text = Dodatkowe symbole przy końcowej punktacji. Tej karty się nie używa i nie kładzie się na niej znacznika.
hercules-ability-vp2 = 2 PZ
hercules-ability-vp2-text = Warta 2 punkty na koniec. Tej karty się nie używa i nie kładzie się na niej znacznika.
hercules-ability-none = bez zdolności
hercules-ability-none-text = Bez zdolności; ta karta daje tylko punkty.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Koszt:** 1 znacznik z twojego zapasu; leży tu do odpoczynku. Raz na turę.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Symbol
       *[other] Symbole
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }z liczbą { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Punkty:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Czeka nad kolumną 12 na pierwszego ucznia, który tam dotrze
       *[other] Bóstwo z Olimpu; czeka nad jedną z kolumn od 1 do 11, w każdej partii nad inną
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Koszt:** bez znacznika; zakryj kartę do odpoczynku. Raz na turę.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Symbole:** { $symbols }
    }
    .points = **Punkty:** { $vp }, zakryta czy odkryta
hercules-look-vase =
    .about = Nagroda, gdy twój uczeń przejdzie { $number ->
        [7] 7 lub więcej kolumn
        [few] { $number } kolumny
       *[other] { $number } kolumn
    } w jednym ruchu
    .ability = Dostajesz ją też za dłuższy marsz, jeśli jego stos jest pusty.
    .points = **Punkty:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Nagroda, gdy twój uczeń dotrze do kolumny 12, a Zeusa już tam nie ma
    .points = **Punkty:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **W grze:** { $with_two ->
    [0] 0 kart
    [one] 1 karta
    [few] { $with_two } karty
   *[other] { $with_two } kart
 } przy 2 osobach (i przeciw Hadesowi), { $with_three } przy 3, { $with_four } przy 4
