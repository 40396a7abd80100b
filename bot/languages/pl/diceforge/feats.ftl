# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = Młot Kowala
    .brief = Wkładaj złoto: 15🪙 za 10🏆, kolejne 15🪙 za 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = młot, młotek, kowal
diceforge-picture-feat-hammer = Młot
diceforge-feat-hammer-text = Połóż młot na swojej planszy. Odtąd zawsze, gdy otrzymujesz złoto, dowolna jego część może pójść na młot zamiast do skarbca: każde złoto przesuwa go o jedno pole. Okrążenie z 15 pól daje ci 10 PCh, drugie 15 PCh.
diceforge-feat-hammer-more = Złoto, które zostaje po pierwszym okrążeniu, liczy się do drugiego, a potem do twojego następnego młota. Pracujesz nad jednym młotem naraz. Liczy się tylko złoto, które otrzymujesz, nie to, które już masz.

diceforge-feat-chest = Skrzynia Kowala
    .brief = Miejsce na 4🪙, 3☀️ i 3🌙 więcej
    .short = { diceforge-picture-feat-chest }
    .keywords = skrzynia, kufer, magazyn
diceforge-picture-feat-chest = Skrzynia
diceforge-feat-chest-text = Twój skarbiec mieści o 4 złota, 3 odłamki słońca i 3 odłamki księżyca więcej.
diceforge-feat-chest-more = Kilka skrzyń się sumuje.

diceforge-feat-silver_hind = Srebrna Łania
    .brief = Mała łaska w każdej twojej kolejnej turze
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = łania, jeleń, sarna
diceforge-picture-feat-silver_hind = Srebrna Łania
diceforge-feat-silver_hind-text = Otrzymujesz małą łaskę: wybierz jedną ze swoich kości, rzuć nią i rozpatrz jej ściankę.
diceforge-feat-silver_hind-more = Za każdym razem możesz wybrać inną kość.

diceforge-feat-great_bear = Wielki Niedźwiedź
    .brief = 3🏆 zawsze, gdy wypierasz bohatera albo ktoś wypiera ciebie
    .short = { diceforge-picture-feat-great_bear }
    .keywords = niedźwiedź, niedźwiedzica, miś
diceforge-picture-feat-great_bear = Niedźwiedź
diceforge-feat-great_bear-text = Gdy wypierasz bohatera albo ktoś wypiera twojego, otrzymujesz 3 PCh.
diceforge-feat-great_bear-more = Liczy się każdy twój niedźwiedź. Punkty dostajesz przed łaską wypartej osoby.

diceforge-feat-satyrs = Satyrowie
    .brief = Wszyscy inni rzucają; używasz dwóch ich ścianek
    .short = { diceforge-picture-feat-satyrs }
    .keywords = satyr, satyry, faun
diceforge-picture-feat-satyrs = Satyrowie
diceforge-feat-satyrs-text = Wszyscy inni rzucają obiema kośćmi, ale nic nie rozpatrują. Wybierasz dwie z tych kości i rozpatrujesz ich ścianki jak własną łaskę.
diceforge-feat-satyrs-more = Obie kości mogą należeć do jednej osoby albo do dwóch. Lustro kopiuje ci cudzą ściankę, ×3 potraja drugą wybraną ściankę, dzik daje coś osobie z jego kartą. To nie jest twoja łaska, więc Cerber jej nie powtórzy.

diceforge-feat-tenacious_boar = Nieustępliwy Dzik
    .brief = Ktoś inny musi wykuć dzika; zyskujesz za każdym razem, gdy wypadnie
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = dzik, świnia
diceforge-picture-feat-tenacious_boar = Dzik
diceforge-feat-tenacious_boar-text = Wybierz inną osobę: musi od razu wykuć ściankę dzika w kolorze tej karty i nigdy nie może jej zdjąć. Za każdym razem, gdy ta ścianka jest rozpatrywana, otrzymujesz 1 odłamek słońca, 1 odłamek księżyca albo 3 PCh.
diceforge-feat-tenacious_boar-more = Ta osoba wybiera kość i ściankę do zastąpienia, a za dzika otrzymuje 1 odłamek słońca lub księżyca. Zyskujesz bez względu na to, kto go rozpatruje, także przez lustro, Satyrów czy Minotaura. Potrojony: wybierasz trzy razy.

diceforge-feat-ferryman = Przewoźnik
    .brief = Bez efektu, dużo punktów
    .short = { diceforge-picture-feat-ferryman }
    .keywords = charon, łódź
diceforge-picture-feat-ferryman = Przewoźnik
diceforge-feat-ferryman-text = Bez efektu, tylko punkty.

diceforge-feat-cerberus = Cerber
    .brief = Żeton, który powtarza jedną z twoich łask
    .short = { diceforge-picture-feat-cerberus }
    .keywords = pies, powtórka, cerberus
diceforge-picture-feat-cerberus = Cerber
diceforge-feat-cerberus-text = Weź żeton Cerbera. Po dowolnej swojej łasce możesz go użyć: rozpatrujesz wyrzucone ścianki drugi raz.
diceforge-feat-cerberus-more = Także poza swoją turą, a za drugim razem możesz wybrać inaczej. Jeden żeton na łaskę. Satyrowie i Minotaur to nie łaski.

diceforge-feat-helmet_of_invisibility = Hełm Niewidzialności
    .brief = Wykuj ściankę ×3
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = hełm, potrojenie, x3, razy trzy
diceforge-picture-feat-helmet_of_invisibility = Hełm
diceforge-feat-helmet_of_invisibility-text = Weź z Ogrodu ściankę ×3 i od razu ją wykuj.
diceforge-feat-helmet_of_invisibility-more = Sama ścianka nic nie daje; potraja to, co daje twoja druga kość.

diceforge-feat-cancer = Rak
    .brief = Dwie boskie łaski z rzędu
    .short = { diceforge-picture-feat-cancer }
    .keywords = krab, szczypce
diceforge-picture-feat-cancer = Rak
diceforge-feat-cancer-text = Otrzymujesz dwie boskie łaski, jedną po drugiej.
diceforge-feat-cancer-more = Pierwszą rozpatrujesz w całości, zanim rzucisz na drugą.

diceforge-feat-sentinel = Wartownik
    .brief = Dwie boskie łaski; wymieniaj ☀️ i 🌙 po 2🏆
    .short = { diceforge-picture-feat-sentinel }
    .keywords = straż, strażnica, wymiana
diceforge-picture-feat-sentinel = Wartownik
diceforge-feat-sentinel-text = Otrzymujesz dwie boskie łaski, jedną po drugiej. Za każdym razem, gdy kość daje ci w nich słońce lub księżyc, możesz wymienić wszystkie te odłamki na 2 PCh każdy.
diceforge-feat-sentinel-more = Dla każdej ścianki wszystko albo nic. Wymienione odłamki nadal liczą się dla tarczy na drugiej kości.

diceforge-feat-hydra = Hydra
    .brief = Bez efektu, najwięcej punktów ze wszystkich
    .short = { diceforge-picture-feat-hydra }
    .keywords = głowy, wąż
diceforge-picture-feat-hydra = Hydra
diceforge-feat-hydra-text = Bez efektu, tylko punkty: najwięcej ze wszystkich wyczynów.

diceforge-feat-typhon = Tyfon
    .brief = 1🏆 za każdą wykutą ściankę
    .short = { diceforge-picture-feat-typhon }
    .keywords = olbrzym, wykute ścianki
diceforge-picture-feat-typhon = Tyfon
diceforge-feat-typhon-text = Otrzymujesz 1 PCh za każdą ściankę wykutą przez ciebie do tej pory.
diceforge-feat-typhon-more = Liczą się wszystkie: kupione, darmowe i wymuszone.

diceforge-feat-elder = Starzec
    .brief = W każdej twojej kolejnej turze: zapłać 3🪙 za 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = starzec, staruszek, mędrzec
diceforge-picture-feat-elder = Starzec
diceforge-feat-elder-text = Możesz zapłacić 3 złota, aby otrzymać 4 PCh.
diceforge-feat-elder-more = Każdy Starzec raz na turę.

diceforge-feat-wild_spirits = Dzikie Duchy
    .brief = Od razu 3🪙 i 3🌙
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = duchy, zioła
diceforge-picture-feat-wild_spirits = Dzikie Duchy
diceforge-feat-wild_spirits-text = Otrzymujesz 3 złota i 3 odłamki księżyca.
diceforge-feat-wild_spirits-more = Złoto może pójść na młot.

diceforge-feat-guardians_owl = Sowa Strażnika
    .brief = 1🪙, 1☀️ lub 1🌙 w każdej twojej kolejnej turze
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = sowa, ptak
diceforge-picture-feat-guardians_owl = Sowa
diceforge-feat-guardians_owl-text = Otrzymujesz do wyboru 1 złoto, 1 odłamek słońca albo 1 odłamek księżyca.
diceforge-feat-guardians_owl-more = Każda Sowa raz na turę. Złoto może pójść na młot.

diceforge-feat-celestial_ship = Niebiański Statek
    .brief = Wykuj ściankę statku
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = statek, łódź, argo
diceforge-picture-feat-celestial_ship = Statek
diceforge-feat-celestial_ship-text = Weź z Ogrodu ściankę statku i od razu ją wykuj.
diceforge-feat-celestial_ship-more = Gdy statek wypadnie, możesz kupić jedną ściankę z Sanktuarium o 2 złota taniej.

diceforge-feat-minotaur = Minotaur
    .brief = Wszyscy inni rzucają i tracą to, co pokazują ich ścianki
    .short = { diceforge-picture-feat-minotaur }
    .keywords = byk, strata, tracić
diceforge-picture-feat-minotaur = Minotaur
diceforge-feat-minotaur-text = Wszyscy inni rzucają obiema kośćmi i tracą to, co dałyby im ścianki.
diceforge-feat-minotaur-more = Nikt nie spada poniżej 0. Przy wyborze sami decydują, co tracą, nawet coś, czego mają mało. ×3 potraja stratę, lustro kopiuje ściankę do straty, statek nic nie robi. Osoba z kartą dzika zyskuje jak zwykle.

diceforge-feat-guardians_shield = Tarcza Strażnika
    .brief = Wykuj wybraną ściankę tarczy
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = tarcza, egida
diceforge-picture-feat-guardians_shield = Tarcza
diceforge-feat-guardians_shield-text = Wybierz jedną z tarcz, które zostały w Ogrodzie, i od razu ją wykuj.
diceforge-feat-guardians_shield-more = Są cztery: złota, słońca, księżyca i PCh. Tarcza daje swój zasób, a jeśli daje go już twoja druga kość, 5 PCh.

diceforge-feat-gorgon = Gorgona
    .brief = Bez efektu, dużo punktów
    .short = { diceforge-picture-feat-gorgon }
    .keywords = meduza
diceforge-picture-feat-gorgon = Gorgona
diceforge-feat-gorgon-text = Bez efektu, tylko punkty.

diceforge-feat-triton = Tryton
    .brief = Żeton na 6🪙, 2☀️ lub 2🌙 w jednej z twoich tur
    .short = { diceforge-picture-feat-triton }
    .keywords = triton, bóg morza
diceforge-picture-feat-triton = Tryton
diceforge-feat-triton-text = Weź żeton Trytona. W dowolnej chwili swojej tury możesz go zużyć na 6 złota, 2 odłamki słońca albo 2 odłamki księżyca.
diceforge-feat-triton-more = Złoto może pójść na młot. Niezużyty żeton jest na koniec nic niewart.

diceforge-feat-mirror_of_the_abyss = Lustro Otchłani
    .brief = Wykuj ściankę lustra
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = lustro, zwierciadło, kopia
diceforge-picture-feat-mirror_of_the_abyss = Lustro
diceforge-feat-mirror_of_the_abyss-text = Weź z Ogrodu ściankę lustra i od razu ją wykuj.
diceforge-feat-mirror_of_the_abyss-more = Gdy lustro wypadnie, kopiuje ściankę widoczną na cudzej kości.

diceforge-feat-sphinx = Sfinks
    .brief = Cztery małe łaski jedną kością
    .short = { diceforge-picture-feat-sphinx }
    .keywords = zagadka, enigma
diceforge-picture-feat-sphinx = Sfinks
diceforge-feat-sphinx-text = Wybierz jedną kość. Otrzymujesz z niej cztery małe łaski, jedną po drugiej.
diceforge-feat-sphinx-more = Kość rzucana sama: ×3 nic nie daje, tarcza daje swój zasób.

diceforge-feat-cyclops = Cyklop
    .brief = Cztery małe łaski jedną kością; wymieniaj 🪙 po 1🏆
    .short = { diceforge-picture-feat-cyclops }
    .keywords = jedno oko, polifem, wymiana
diceforge-picture-feat-cyclops = Cyklop
diceforge-feat-cyclops-text = Wybierz jedną kość. Otrzymujesz z niej cztery małe łaski, jedną po drugiej. Za każdym razem, gdy daje ci złoto, możesz wymienić całość: 1 PCh za każde złoto.
diceforge-feat-cyclops-more = Przy każdym rzucie wszystko albo nic. Złoto, które zostawiasz, nadal może pójść na młot.

diceforge-feat-twins = Bliźnięta
    .brief = Zapłać 3🪙 za przerzut kości, potem otrzymaj 1🌙 lub 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = bliźniaki, bliźnięta, przerzut, rzucić ponownie
diceforge-picture-feat-twins = Bliźnięta
diceforge-feat-twins-text = Po rzucie na własną łaskę albo Niebiańską Kością, zanim cokolwiek rozpatrzysz, możesz zapłacić 3 złota za przerzut jednej z tych kości. Potem otrzymujesz też 1 odłamek księżyca albo 1 PCh.
diceforge-feat-twins-more = Każda karta działa raz na rzut, a kilka może przerzucać tę samą kość; liczy się tylko jej ostatnia ścianka.

diceforge-feat-scepter = Berło Kowala
    .brief = Mieści 6🪙 więcej; od 4 w górę może płacić jako ☀️ lub 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = berło, laska
diceforge-picture-feat-scepter = Berło
diceforge-feat-scepter-text = Połóż berło na swojej planszy. Odtąd zawsze, gdy otrzymujesz złoto, możesz odłożyć je na berło, które mieści do 6. Wydajesz to złoto jak każde inne.
diceforge-feat-scepter-more = W swojej turze możesz opróżnić berło z 4 lub 5 złota, aby zapłacić 1 odłamek słońca lub księżyca, a z 6 złota, aby zapłacić 2 jednego rodzaju. Takie odłamki trzeba wydać od razu. Efekty, które liczą lub zabierają złoto ze skarbca, nie dotyczą berła.

diceforge-feat-companion = Towarzysz
    .brief = Idzie co turę; odeślij go raz i weź nawet 5☀️ i 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = przyjaciel, kompan
diceforge-picture-feat-companion = Towarzysz
diceforge-feat-companion-text = Połóż Towarzysza na polu 0. Jako wsparcie idzie o 1 pole, najdalej do pola 5. W dowolnej chwili swojej tury możesz go odesłać: otrzymujesz tyle odłamków słońca i tyle PCh, ile pokazuje jego pole.
diceforge-feat-companion-more = Potem nic już nie robi, ale punkty karty liczą się na koniec.

diceforge-feat-celestial_die = Niebiańska Kość
    .brief = Rzuć Niebiańską Kością
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = niebiańska, boska kość
diceforge-picture-feat-celestial_die = Niebiańska Kość
diceforge-feat-celestial_die-text = Rzuć Niebiańską Kością i rozpatrz jej ściankę.
diceforge-feat-celestial_die-more = To nie jest łaska, więc Cerber jej nie powtórzy; Bliźnięta mogą ją przerzucić. Jej ścianki znajdziesz w `/rules` pod „Niebiańska Kość”.

diceforge-feat-wind = Wiatr
    .brief = Wszyscy rzucają; dostajesz jeden rodzaj ze wszystkich kości
    .short = { diceforge-picture-feat-wind }
    .keywords = burza, bryza
diceforge-picture-feat-wind = Wiatr
diceforge-feat-wind-text = Wszyscy rzucają obiema kośćmi, ty też, ale nikt nic nie rozpatruje. Wybierz jeden rodzaj: otrzymujesz go tyle, ile razem pokazują te ścianki.
diceforge-feat-wind-more = Lustra, ×3, statki i golemy się nie liczą; tarcze i ścianki chaosu liczą się tylko za to, co dają same. Ścianka z wyborem liczy się dla każdego rodzaju, który pokazuje.

diceforge-feat-ancestor = Przodek
    .brief = Ścianka z 🏆 za darmo, potem mała łaska tą kością
    .short = { diceforge-picture-feat-ancestor }
    .keywords = praojciec, antenat
diceforge-picture-feat-ancestor = Przodek
diceforge-feat-ancestor-text = Możesz za darmo wykuć najtańszą ściankę Sanktuarium, która pokazuje PCh. Potem otrzymujesz małą łaskę tą kością.
diceforge-feat-ancestor-more = Jeśli nic nie wykuwasz, i tak wybierasz kość do łaski.

diceforge-feat-mists = Mgły
    .brief = Kto ma najmniej 🪙, traci 5🏆 na twoją rzecz
    .short = { diceforge-picture-feat-mists }
    .keywords = mgła, opary
diceforge-picture-feat-mists = Mgły
diceforge-feat-mists-text = Kto ma najmniej złota w skarbcu, traci 5 PCh, a ty otrzymujesz to, co traci.
diceforge-feat-mists-more = Przy remisie o najmniej tracą wszyscy remisujący. Jeśli najmniej masz tylko ty, nic się nie dzieje. Złoto na berle się nie liczy.

diceforge-feat-eternal_night = Wieczna Noc
    .brief = Wszyscy inni tracą 1☀️ i 1🌙 na twoją rzecz
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = noc, ciemność
diceforge-picture-feat-eternal_night = Wieczna Noc
diceforge-feat-eternal_night-text = Każda inna osoba traci 1 odłamek księżyca i 1 słońca, jeśli je ma. Otrzymujesz wszystko, co tracą.
diceforge-feat-eternal_night-more = Pradawne odłamki są bezpieczne.

diceforge-feat-right_hand = Prawa Ręka
    .brief = Wymień dowolną ilość 🪙 po 1🏆
    .short = { diceforge-picture-feat-right_hand }
    .keywords = prawa, ręka, dłoń
diceforge-picture-feat-right_hand = Prawa Ręka
diceforge-feat-right_hand-text = Możesz zapłacić dowolną ilość złota: za każde otrzymujesz 1 PCh.
diceforge-feat-right_hand-more = Można płacić też złotem z berła.

diceforge-feat-tree = Drzewo
    .brief = W każdej twojej kolejnej turze: 3🪙 i 1🏆, a gdy masz 8🪙, 2🏆
    .short = { diceforge-picture-feat-tree }
    .keywords = las, liście
diceforge-picture-feat-tree = Drzewo
diceforge-feat-tree-text = Otrzymujesz 3 złota i 1 PCh; jeśli masz w skarbcu co najmniej 8 złota, zamiast tego otrzymujesz 2 PCh.
diceforge-feat-tree-more = Złoto na berle się nie liczy. Nie możesz wybrać, co dostajesz.

diceforge-feat-merchant = Kupiec
    .brief = W każdej twojej kolejnej turze: 2🏆 albo lepsza ścianka
    .short = { diceforge-picture-feat-merchant }
    .keywords = handlarz, ulepszenie, poziom
diceforge-picture-feat-merchant = Kupiec
diceforge-feat-merchant-text = Otrzymujesz 2 PCh albo za darmo wymieniasz jedną swoją ściankę na ściankę z Sanktuarium o jeden poziom wyższą.
diceforge-feat-merchant-more = Poziomy to ceny 2, 3, 4, 5, 6, 8 i 12. Ścianki startowe i z Ogrodu nie mają poziomu: przechodzą na ścianki za 2 złota. Jeśli poziom jest pusty, liczy się następny. Kilku Kupców może razem podnieść jedną ściankę o tyle poziomów; na turę podniesiesz tylko jedną.

diceforge-feat-wood_nymph = Leśna Nimfa
    .brief = Od razu 4🪙 i możesz kupić ściankę
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = nimfa, driada, las
diceforge-picture-feat-wood_nymph = Nimfa
diceforge-feat-wood_nymph-text = Otrzymujesz 4 złota. Potem możesz kupić jedną ściankę z Sanktuarium za jej cenę i od razu ją wykuć.
diceforge-feat-wood_nymph-more = Złoto może pójść na młot albo na berło.

diceforge-feat-light = Światło
    .brief = W każdej twojej kolejnej turze: 3🪙 za dowolną widoczną ściankę
    .short = { diceforge-picture-feat-light }
    .keywords = blask, lampa
diceforge-picture-feat-light = Światło
diceforge-feat-light-text = Możesz zapłacić 3 złota, aby rozpatrzyć jedną widoczną ściankę na własnej lub cudzej kości.
diceforge-feat-light-more = Ścianka działa sama: ×3 nic nie daje, tarcza daje swój zasób. Nie dotyczy Niebiańskiej Kości. To nie jest łaska.

diceforge-feat-goldsmith = Złotnik
    .brief = 2🏆 za każdy rodzaj wyczynu, który masz
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = jubiler, kowal
diceforge-picture-feat-goldsmith = Złotnik
diceforge-feat-goldsmith-text = Otrzymujesz 2 PCh za każdy rodzaj wyczynu, który masz, wliczając ten.
diceforge-feat-goldsmith-more = Kilka kart tego samego wyczynu liczy się raz, nawet w różnych kolorach.

diceforge-feat-omniscient = Wszechwiedzący
    .brief = 2🏆 za każdą ściankę na twoich kościach, która pokazuje 🏆
    .short = { diceforge-picture-feat-omniscient }
    .keywords = wszystkowiedzący, oko
diceforge-picture-feat-omniscient = Wszechwiedzący
diceforge-feat-omniscient-text = Otrzymujesz 2 PCh za każdą ściankę na swoich dwóch kościach, która pokazuje PCh.
diceforge-feat-omniscient-more = Tarcze i ścianki chaosu pokazują PCh; dziki i niedole nie.

diceforge-feat-trident = Trójząb Otchłani
    .brief = Oddaj wszystkie 🪙 za dowolną ściankę Świątyni
    .short = { diceforge-picture-feat-trident }
    .keywords = trójząb, posejdon, widły
diceforge-picture-feat-trident = Trójząb
diceforge-feat-trident-text = Oddaj całe złoto ze skarbca, nawet jeśli nie masz żadnego. Potem wykuj za darmo dowolną ściankę z Sanktuarium lub Ogrodu.
diceforge-feat-trident-more = Oprócz ścianek z Ogrodu, które daje jakiś wyczyn w tej partii. Złoto na berle zostaje.

diceforge-feat-eternal_fire = Wieczny Ogień
    .brief = Od razu cała dodatkowa tura
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = ogień, płomień, dodatkowa tura
diceforge-picture-feat-eternal_fire = Wieczny Ogień
diceforge-feat-eternal_fire-text = Od razu rozgrywasz całą dodatkową turę: łaskę tylko dla siebie, wsparcia, akcję i dodatkową akcję. Potem twoja pierwsza tura toczy się dalej.
diceforge-feat-eternal_fire-more = Każdego wsparcia możesz w niej użyć ponownie. Przy dwóch osobach łaskę otrzymujesz dwa razy.

diceforge-feat-left_hand = Lewa Ręka
    .brief = Wypiera bohaterów; rozpatrujesz wszystkie ich kości
    .short = { diceforge-picture-feat-left_hand }
    .keywords = lewa, ręka, dłoń
diceforge-picture-feat-left_hand = Lewa Ręka
diceforge-feat-left_hand-text = Wszyscy bohaterowie na wyspach zostają wyparci, twój też. Ich gracze rzucają obiema kośćmi, ale wszystko rozpatrujesz ty, para po parze, zaczynając od własnej.
diceforge-feat-left_hand-more = Wielki Niedźwiedź daje ci raz 3 PCh, jeśli wyparty został też jakiś inny bohater; daje też 3 PCh każdej innej osobie, której bohater jest wyparty.

diceforge-feat-first_titan = Pierwszy Tytan
    .brief = Wyczyn za 1🌙 lub 1☀️ zupełnie za darmo
    .short = { diceforge-picture-feat-first_titan }
    .keywords = tytan, darmowa karta
diceforge-picture-feat-first_titan = Pierwszy Tytan
diceforge-feat-first_titan-text = Weź za darmo wyczyn, który kosztuje 1 odłamek księżyca lub słońca, nie ruszając bohatera, i rozpatrz go.
diceforge-feat-first_titan-more = Liczy się jako kupiony.

diceforge-feat-goddess = Bogini
    .brief = Obróć obie kości na dowolne ścianki i je rozpatrz
    .short = { diceforge-picture-feat-goddess }
    .keywords = hera, bogini
diceforge-picture-feat-goddess = Bogini
diceforge-feat-goddess-text = Obróć obie swoje kości na dowolne ścianki i rozpatrz je jak boską łaskę.
diceforge-feat-goddess-more = Cerber może ją powtórzyć. Bliźnięta nie mają czego przerzucać.

diceforge-feat-moon_golem = Golem Księżyca
    .brief = Wykuj golema księżyca: krok w labiryncie
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = golem
diceforge-picture-feat-moon_golem = Golem Księżyca
diceforge-feat-moon_golem-text = Weź z Lasu golema księżyca i od razu go wykuj.
diceforge-feat-moon_golem-more = Gdy wypadnie, twój golem idzie 1 pole naprzód. Z golemem słońca w tej samej łasce możesz też rzucić Niebiańską Kością.

diceforge-feat-great_golem = Wielki Golem
    .brief = Twój golem idzie 2 pola naprzód
    .short = { diceforge-picture-feat-great_golem }
    .keywords = golem
diceforge-picture-feat-great_golem = Wielki Golem
diceforge-feat-great_golem-text = Twój golem idzie w labiryncie 2 pola naprzód.
diceforge-feat-great_golem-more = Rozpatrz każde pole przed następnym krokiem.

diceforge-feat-sun_golem = Golem Słońca
    .brief = Wykuj golema słońca: krok w labiryncie
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = golem
diceforge-picture-feat-sun_golem = Golem Słońca
diceforge-feat-sun_golem-text = Weź z Lasu golema słońca i od razu go wykuj.
diceforge-feat-sun_golem-more = Gdy wypadnie, twój golem idzie 1 pole naprzód. Z golemem księżyca w tej samej łasce możesz też rzucić Niebiańską Kością.

diceforge-feat-time_golem = Golem Czasu
    .brief = Twój golem cofa się o 2 pola
    .short = { diceforge-picture-feat-time_golem }
    .keywords = golem, do tyłu, wstecz
diceforge-picture-feat-time_golem = Golem Czasu
diceforge-feat-time_golem-text = Twój golem cofa się w labiryncie o 2 pola.
diceforge-feat-time_golem-more = Rozpatrz każde pole przed następnym krokiem. Gdzie ścieżki się schodzą, wybierasz jedną; później możesz pójść stamtąd inną. Golem na polu Bogini tam zostaje.

diceforge-feat-memory = Pamięć
    .gender = f
    .brief = Dwa żetony na wyspach: nagroda za następny wyczyn stamtąd
    .short = { diceforge-picture-feat-memory }
    .keywords = wspomnienia, pamiętać
diceforge-picture-feat-memory = Pamięć
diceforge-feat-memory-text = Połóż swoje dwa żetony pamięci na dwóch różnych wyspach, każdy wybraną stroną do góry: 2 pradawne odłamki i 1 odłamek księżyca albo 2 lojalności i 1 odłamek słońca. Gdy następnym razem bierzesz wyczyn z takiej wyspy, otrzymujesz to, co pokazuje żeton.
diceforge-feat-memory-more = Każdy żeton nagradza cię raz. Cudze żetony cię nie dotyczą. Ta karta sama żadnego nie zbiera.

diceforge-feat-oracle = Wyrocznia
    .brief = Małe łaski; przy 💎 lub 🛡️ inni idą w lewo
    .short = { diceforge-picture-feat-oracle }
    .keywords = pytia, delfy
diceforge-picture-feat-oracle = Wyrocznia
diceforge-feat-oracle-text = Otrzymujesz małą łaskę. Jeśli daje ci lojalność lub pradawne odłamki, znaczniki wszystkich innych idą o 1 pole w lewo.
diceforge-feat-oracle-more = Inni nie dostają za to odłamka.

diceforge-feat-chaos = Chaos
    .brief = Wykuj wybraną ściankę chaosu
    .short = { diceforge-picture-feat-chaos }
    .keywords = nieład, zamęt
diceforge-picture-feat-chaos = Chaos
diceforge-feat-chaos-text = Wybierz jedną ze ścianek chaosu, które zostały w Lesie, i od razu ją wykuj.
diceforge-feat-chaos-more = Są cztery: dwie dają pradawne odłamki, dwie lojalność. Każda daje 3 PCh więcej, jeśli twoja druga kość daje pasujący zasób.

diceforge-feat-dogged = Zawzięty
    .brief = Wykuj 3🪙 1💎 albo 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = uparty, wytrwały
diceforge-picture-feat-dogged = Zawzięty
diceforge-feat-dogged-text = Wybierz jedną ściankę z Lasu i od razu ją wykuj: 3 złota i 1 pradawny odłamek albo 2 złota, 1 PCh i 1 lojalność.
diceforge-feat-dogged-more = Są po dwie każdego rodzaju.

diceforge-feat-guardian = Strażnik
    .brief = W każdej twojej kolejnej turze: 1💎 lub 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = opiekun, obrońca
diceforge-picture-feat-guardian = Strażnik
diceforge-feat-guardian-text = Otrzymujesz 1 lojalność albo 1 pradawny odłamek.
diceforge-feat-guardian-more = Lojalność przesuwa twój znacznik o 1 pole w prawo, pradawny odłamek o 1 pole w lewo.

diceforge-feat-mirror_of_misfortune = Lustro Niedoli
    .gender = n
    .brief = Ktoś inny musi je wykuć; ty też rozpatrujesz te kości
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = niedola, pech, lustro, zwierciadło
diceforge-picture-feat-mirror_of_misfortune = Niedola
diceforge-feat-mirror_of_misfortune-text = Wybierz inną osobę: musi od razu wykuć ściankę niedoli w kolorze tej karty i nigdy nie może jej zdjąć. Za każdym razem, gdy jest rozpatrywana, rozpatrujesz potem obie kości tej osoby jak boską łaskę.
diceforge-feat-mirror_of_misfortune-more = Sama niedola też się dla ciebie liczy: 1 lojalność lub 1 pradawny odłamek. Wybierasz za siebie. Twoja strefa na torze nic za to nie daje, bo kości nie są twoje.
