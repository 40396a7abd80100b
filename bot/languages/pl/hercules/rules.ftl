# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Dwanaście prac, po dwie kości, jeden wyścig. Z liczb na kościach układasz działania; każdy wynik od 1 do 12 to praca, którą możesz wykonać raz.

    Prace dają ci **półbogów**, przesuwają twojego **ucznia** wzdłuż dwunastu kolumn, a po drodze czekają **bogowie** i **wazy**. Pierwszy uczeń w kolumnie 12 kończy partię, ale szybkość to nie wszystko: wygrywa **najwięcej punktów**.
    .title = Cel gry
    .keywords = cel, wygrana, zwycięstwo, kto wygrywa, przegląd, początek, jak grać, punkty

hercules-rules-round =
    Runda ma trzy fazy.

    { "" }**1. Wyrocznia.** Wszyscy rzucają jednocześnie obiema kośćmi.
    { "" }**2. Akcje.** Zaczyna osoba z Pegazem, reszta po kolei. W swojej turze **wykonujesz pracę** albo **odpoczywasz**. Przed pracą możesz użyć tylu kart, na ile cię stać.
    { "" }**3. Pegaz leci** do następnej osoby, która zaczyna kolejną rundę.

    Wszyscy mają tyle samo tur.
    .title = Runda
    .keywords = tura, faza, wyrocznia, rzut, pegaz, kolejność, kto zaczyna, akcja

hercules-rules-labours =
    Weź dwie ze swoich kości i dodaj, odejmij, pomnóż albo podziel. Wynik musi być liczbą całkowitą od **1 do 12**, a w tej kolumnie musi jeszcze leżeć twój znacznik: każda praca liczy się raz.

    Odejmujesz mniejszą liczbę od większej; dzielisz tylko bez reszty. Dwóch równych kości nie da się odjąć (3 − 3 to 0), ale da się podzielić: 3 ÷ 3 = 1.

    Potem, w tej kolejności:
    1. Bierzesz **znacznik** z tej kolumny do zapasu.
    2. Twój **uczeń** idzie w prawo, aż w następnej kolumnie leży jeszcze twój znacznik. Cudze znaczniki go nie zatrzymują. Czasem stoi w miejscu, czasem idzie daleko za jednym razem.
    3. Bierzesz jednego **półboga**, który pasuje do działania, jeśli taki jest.
    4. Jeśli uczeń przeszedł co najmniej 3 kolumny, bierzesz **wazę**.
    5. Jeśli staje pod **bogiem**, bierzesz tę kartę.

    To koniec tury. Zdobyczy możesz użyć od następnej tury.
    .title = Wykonanie pracy
    .keywords = liczyć, działanie, dodawanie, odejmowanie, mnożenie, dzielenie, wynik, znacznik, uczeń, ruch, praca, zadanie

hercules-rules-demigods =
    Praca daje ci **jednego półboga** z wierzchu stosu. Musi pasować do działania:

    { "" }**+** Hestia · **−** Hekate · **×** Pan · **÷** Eol
    { "" }**Tyche** (od 1 do 3) i **Morfeusz** (od 4 do 6): jeśli jedna z dwóch użytych kości pokazuje liczbę z wierzchniej karty.

    Liczby obowiązują takie, jakie są w chwili działania, czyli już po zmianach kartami. Biała kość liczy się, jeśli bierze udział w działaniu; pominięta nie.
    Jeśli pasuje kilka kart, wybierasz, ale nie możesz zrezygnować. Jeśli żadna, nie dostajesz nic.

    Każdy półbóg ma symbole do punktacji. Większość ma też zdolność; kilku daje zamiast niej 2 punkty.
    .title = Półbogowie
    .keywords = hestia, pan, eol, hekate, tyche, morfeusz, stos, liczba, czarna kość, karta, demigod

hercules-rules-vases =
    Jeśli twój uczeń przejdzie **co najmniej 3 kolumny w jednym ruchu**, bierzesz wierzchnią wazę ze stosu z tą liczbą. Im dłuższy marsz, tym więcej punktów.

    Jeśli ten stos jest pusty, bierzesz z najbliższego niższego, w którym jest jeszcze waza; nigdy z wyższego. Marsz przez 8 i więcej kolumn liczy się jak 7.

    Może się więc opłacać zostawić lukę i zamknąć ją później. Na turę zdobywasz najwyżej jedną wazę.
    .title = Wazy
    .keywords = waza, wazon, skok, długi marsz, kolumny naraz, luka, punkty

hercules-rules-gods =
    Nad każdą z kolumn od 1 do 11 leży karta boga. Jeśli twój uczeń pod nią **stanie**, jest twoja; bogowie, których mija, zostają na miejscu. Uczeń musi przejść choć jedną kolumnę.

    Bóg daje punkty i zdolność, która kosztuje **zero znaczników**: aby jej użyć, zakryj kartę. Odpoczynek odkrywa jedną kartę boga. Zakryta czy nie, jej punkty się liczą.

    { "" }**Kolumna 12:** pierwszy uczeń, który tam dotrze, zdobywa Zeusa (5 PZ). Kto jeszcze dotrze tam w ostatniej rundzie, bierze kartę Panteonu (5 PZ).
    .title = Bogowie, Zeus i Panteon
    .keywords = olimp, zeus, panteon, zakryta, apollo, ares, atena, hera, hermes, posejdon, artemida, afrodyta, demeter, dionizos, hefajstos, kolumna 12

hercules-rules-abilities =
    W swojej turze, przed działaniem, możesz użyć dowolnie wielu kart w dowolnej kolejności. Każda karta działa **raz na turę**; wolno użyć dwóch kart z tą samą zdolnością.

    { "" }**Półbóg kosztuje znacznik** z zapasu, który leży na karcie do odpoczynku. Znacznik na karcie nie daje punktu na koniec. **Bóg nic nie kosztuje**: zakryj jego kartę.

    Biała kość · przerzut · +1 · −1 · kopia · obrót zmieniają twoje kości. Karty z bonusem i karty z 2 PZ liczą się dopiero na koniec.

    Uwaga: po użyciu karty nie możesz w tej turze odpocząć. Turę wolno wtedy zakończyć tylko, gdy żadna praca nie jest możliwa, a zapłata przepada.
    .title = Zdolności i ich koszt
    .keywords = użyć karty, płacić, znacznik, koszt, raz na turę, zdolność, moc

hercules-rules-white =
    { hercules-ability-white-text }

    Działanie nadal obejmuje dokładnie dwie z trzech kości; mogą to być też obie kolorowe. Inne zdolności mogą zmieniać białą kość, póki ją masz. Druga taka karta rzuca nią jeszcze raz. Na koniec tury kość wraca.

    Przeciw Hadesowi: jeśli w tej rundzie grasz przed nim, używa on ścianki, którą zostawisz.
    .title = Zdolność: biała kość
    .keywords = biała, trzecia kość, dodatkowa kość, pan, apollo, hermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    Wybierasz, które. Liczy się nowy rzut.
    .title = Zdolność: przerzut
    .keywords = rzucić ponownie, przerzucić, reroll, ares, dionizos

hercules-rules-plus1 =
    { hercules-ability-plus1-text } Działa też na białą kość, póki ją masz.

    Nowa liczba liczy się także dla kart Tyche i Morfeusz.
    .title = Zdolność: +1
    .keywords = plus jeden, zwiększyć, podnieść, hefajstos

hercules-rules-minus1 =
    { hercules-ability-minus1-text } Działa też na białą kość, póki ją masz.

    Nowa liczba liczy się także dla kart Tyche i Morfeusz.
    .title = Zdolność: −1
    .keywords = minus jeden, zmniejszyć, obniżyć, artemida

hercules-rules-copy =
    { hercules-ability-copy-text }

    Liczy się to, co te kości pokazują w tej chwili, nawet jeśli ta osoba ma już turę za sobą. Biała kość się nie zmienia. Przeciw Hadesowi kopiujesz jego kość kolorową i białą.
    .title = Zdolność: kopia
    .keywords = kopiować, skopiować, cudze kości, afrodyta

hercules-rules-flip =
    { hercules-ability-flip-text } Działa też na białą kość, póki ją masz.
    .title = Zdolność: obrót
    .keywords = obrócić, przeciwna ścianka, odwrócić, atena, posejdon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Jej symbole liczą się do przewag i kompletów jak każde inne. Karty z **2 PZ** działają tak samo: nie ma czego używać, są tylko punkty.
    .title = Dodatkowe symbole i 2 PZ
    .keywords = bonus, symbole, 2 pz, punkty, demeter, hera, pasywna

hercules-rules-rest =
    Zamiast pracy możesz odpocząć, nawet jeśli jakaś praca jest możliwa, ale tylko jeśli w tej turze nie używasz żadnej karty.

    Odpoczynek daje jedno i drugie:
    · odzyskujesz do **3 znaczników** ze swoich półbogów,
    · odkrywasz **1 kartę boga**.

    Tych kart możesz użyć od następnej tury. Gdy nie ma nic do odzyskania, odpoczynek jest zwykłym pasem.
    .title = Odpoczynek
    .keywords = odpoczynek, odpocząć, odzyskać, pas, pasować, znaczniki z powrotem, odkryć

hercules-rules-end =
    Kto dotrze uczniem do **kolumny 12**, ma za sobą wszystkie dwanaście prac i bierze Zeusa. To ostatnia runda: każdy, kto jeszcze nie miał w niej tury, dostaje ją. Kto jeszcze dotrze do kolumny 12, bierze kartę Panteonu.

    Potem liczycie punkty.
    .title = Koniec partii
    .keywords = koniec, ostatnia runda, kolumna 12, finał, zeus

hercules-rules-scoring =
    · **Znaczniki** w zapasie: po 1 punkcie. Znaczniki na kartach nic nie dają.
    · **Karty**: punkty wydrukowane na bogach, półbogach, wazach i kartach Panteonu, użytych czy nie.
    · **Przewagi**: 5 punktów za każdy rodzaj symbolu, którego masz najwięcej. Przy remisie dostają wszyscy remisujący; symbol, którego nikt nie ma, nic nie daje.
    · **Komplety**: 5 punktów za każdy pełny komplet pięciu symboli: +, −, ×, ÷ i czarna kość.

    Symbol liczy się i do przewag, i do kompletów. Liczba obok czarnej kości nie ma tu znaczenia.

    { "" }**Remis** wygrywa uczeń, który zaszedł najdalej, potem większa liczba przewag, potem więcej znaczników w zapasie. Jeśli i to jest równe, dzielicie miejsce.
    .title = Punktacja
    .keywords = wynik, punkty, przewaga, przewagi, komplet, komplety, symbole, remis, rozstrzyganie remisu, punkty zwycięstwa

hercules-rules-simplified =
    Łagodniejsza pierwsza partia: bogowie nad kolumnami od 1 do 11 dają **tylko punkty**. Ich zdolności i symbole się nie liczą, a odpoczynek zwraca tylko znaczniki. Reszta bez zmian.

    Wybierzesz to w lobby pod *Opcje* albo przez `/play solo` w pojedynkę.
    .title = Wariant uproszczony
    .keywords = łatwy, początkujący, wariant, pierwsza gra, prosty

hercules-rules-solo =
    Grasz przeciw Hadesowi, który ma własne zasady. Zaczynasz; potem Pegaz co rundę zmienia stronę. Hades rzuca jedną kolorową kością i białą.

    { "" }**Biała kość: kradnie.** Stos 1 Hestia, 2 Pan, 3 Eol, 4 Hekate, 5 Tyche, 6 Morfeusz: bierze wierzchnią kartę albo nic, jeśli stos jest pusty. Jeśli grasz przed nim i używasz białej kości, obowiązuje go to, co ona pokazuje po twojej turze.

    { "" }**Kolorowa kość: idzie** o tyle kolumn w prawo, przeskakując znaczniki; po 12 jest 1. Tam, gdzie staje:
    1. Jeśli leży **jego znacznik**, zabiera go.
    2. Jeśli nie, ale **nad kolumną jest karta**, zabiera ją, nawet Zeusa.
    3. Jeśli **nie ma ani tego, ani tego**, idzie aż pod swój następny znacznik, najdalej do kolumny 12. Taki marsz przez co najmniej 3 kolumny daje mu wazę, ale nie boga.

    { "" }**Koniec:** docierasz do kolumny 12 albo Hades ma wszystkie dwanaście znaczników. Dokończcie rundę i policzcie punkty jak zwykle. Jeśli Hades zabrał Zeusa, w kolumnie 12 czeka na ciebie karta Panteonu.
    .title = W pojedynkę przeciw Hadesowi
    .keywords = solo, hades, jednoosobowa, w pojedynkę, sam, kradnie, biała kość, podziemie

hercules-rules-levels =
    Tekst instrukcji, z którego tu korzystamy, nie mówi, ile warta jest karta Hadesa. Dosłownie nie daje nic i Hades rzadko wygrywa. Dlatego są też zasady domowe:

    · **Z instrukcji**: nic ekstra.
    · **Łatwy**: po 1 symbolu więcej z każdego rodzaju.
    · **Średni**: po 2 symbole więcej z każdego rodzaju.
    · **Trudny**: po 2 symbole więcej z każdego rodzaju i 5 punktów. Dla dobrego gracza równe szanse.
    · **Ekspert**: po 3 symbole więcej z każdego rodzaju.

    Dodatkowe symbole liczą się do jego przewag i kompletów.
    .title = Poziomy Hadesa
    .keywords = trudność, poziom, zasada domowa, handicap, łatwy, średni, trudny, ekspert, instrukcja

hercules-rules-dice =
    Przed pierwszym rzutem bot losuje tajne ziarno i publikuje jego pieczęć (SHA-256). Każdy rzut i każde tasowanie wynika z tego ziarna, ze szczęśliwych słów dodanych w lobby i z numeru, który Discord nadaje kliknięciu *Start*. Nikt przy stole nie może wiedzieć, co wypadnie; mogłaby to wiedzieć tylko osoba, która prowadzi bota i czyta jego bazę danych.

    Na koniec `/verify` ujawnia ziarno i odtwarza z niego całą partię: jeśli zgadzają się pieczęć, każdy rzut i każdy ruch, nikt nie majstrował przy kościach.
    .title = Uczciwe kości
    .keywords = uczciwość, losowość, ziarno, seed, sprawdzić, oszustwo, dowód, pieczęć

hercules-rules-cards =
    Tekst instrukcji podaje liczbę kart w każdym stosie, sposób ich zdobywania, imiona bogów, 5 punktów Zeusa i Panteonu oraz 12 punktów najlepszej wazy za sześć kolumn.

    Wszystko inne na pojedynczych kartach (zdolności, dodatkowe symbole, liczby na kościach, punkty pozostałych bogów i waz) jest tu **odtworzone**: zgadza się z każdą liczbą w instrukcji, a równowagę sprawdzono w wielu symulowanych partiach. W twoim pudełku może być inaczej. Osoba prowadząca bota może poprawić wartości w jednym pliku, `cards.toml`.
    .title = O wartościach kart
    .keywords = wartości kart, odtworzone, oryginał, wydrukowane, pudełko, różnice
