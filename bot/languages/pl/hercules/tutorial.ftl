# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hercules**, około 5 minut: praca, półbóg i jego zdolność, waza, bóg, odpoczynek i Hades.

hercules-tutorial-board =
    Twój rząd jest pomarańczowy. W każdej kolumnie od 1 do 12 leży twój znacznik: to twoje **prace**. Twój **uczeń** startuje po lewej i chce dojść do kolumny 12.
    Twoje kości są na dole po lewej; obok widać, jakie prace z nich wychodzą. Na złoto zaznaczone jest to, co możesz zrobić teraz.
    .title = Plansza

hercules-tutorial-labour =
    Masz na kościach 1 i 3. Dodaj, odejmij, pomnóż albo podziel: wynik to praca, którą **wykonujesz**, tutaj 2, 3 albo 4. Bierzesz jej znacznik, wart 1 punkt, i **półboga**, który pasuje do działania: Pan za ×, Hekate za −, Hestia za +, Eol za ÷.
    .title = Praca
    .aim = Wykonaj pracę 3 = 3 × 1 i weź kartę Pan −1.
    .why = Każdy wybór daje teraz 6 punktów, ale −1 od Pana może później obniżyć kość. To ci się przyda.

hercules-tutorial-hades =
    Fioletowy rząd to **Hades**. Gra dwiema kośćmi. Jego **biała kość** kradnie: wskazuje stos półbogów, licząc od lewej. Jego **fioletowa kość** go przesuwa, a tam, gdzie stanie, zabiera swój znacznik.
    Hades zaczyna co drugą rundę, więc właśnie ma za sobą dwie tury: kradnie karty Hekate i Eol i stoi w kolumnie 7.
    .title = Hades

hercules-tutorial-demigod =
    Masz na kościach 4 i 6. Spójrz na wierzchnie karty: ta Hekate ma obok − **czarną kość**. Te **symbole** punktują na koniec: 5 punktów za każdy rodzaj, którego masz najwięcej, i jeszcze 5 za komplet wszystkich pięciu.
    .title = Półbogowie i symbole
    .aim = Wykonaj pracę 2 = 6 − 4 i weź kartę Hekate.
    .why = Dostajesz dwa rodzaje symboli naraz. Dopisek pod opcją mówi o 17 punktach; inne dają tylko 12.

hercules-tutorial-ability =
    Twój uczeń nadal stoi po lewej: zawadza mu twój znacznik w kolumnie 1. Z 2 i 4 nie zrobisz 1. Masz jednak kartę ze **zdolnością**: Pan −1.
    Półbóg kosztuje **znacznik** z zapasu. Leży on na karcie, aż odpoczniesz, i do tego czasu nie daje punktu.
    .title = Użycie karty
    .aim = Użyj karty Pan: zmień 4 na 3.
    .why = Potrzebujesz 3 − 2 = 1. Najpierw używa się kart, potem wykonuje pracę.

hercules-tutorial-vase =
    Teraz twoje kości pokazują 2 i 3. Kolumny 2 i 3 są już puste. Weź znacznik z kolumny 1, a twój uczeń przejdzie aż do kolumny 3 **w jednym ruchu**.
    .title = Waza i bóg
    .aim = Wykonaj pracę 1 = 3 − 2.
    .why = Marsz przez co najmniej 3 kolumny daje ci **wazę**; im dłuższy, tym lepszą. Zdobywasz też **boga** nad kolumną, w której stajesz, tutaj to Posejdon.

hercules-tutorial-cards =
    To twoje własne karty, tak jak pokazuje je `/mine`. Twój znacznik leży na karcie Pan, więc teraz nie możesz jej użyć. Druga Hekate i Posejdon **obracają** kość na przeciwną ściankę.
    U góry po prawej widać twoje punkty i skąd się biorą: 10 z 20 to przewagi symboli.
    .title = Twoje karty

hercules-tutorial-god =
    Masz na kościach 3 i 5. Zdolność boga kosztuje **zero znaczników**: zamiast tego zakrywasz kartę. Jej punkty nadal się liczą.
    .title = Zdolność boga
    .aim = Użyj karty Posejdon: obróć 5 na 2.
    .why = Z 3 i 5 możesz wykonać tylko pracę 8. Z 3 i 2 wybierasz spośród dwóch prac i dwóch kart.

hercules-tutorial-number =
    Dwóm stosom działanie jest obojętne. **Tyche** i **Morfeusz** pokazują liczbę: jeśli ma ją jedna z dwóch użytych kości, możesz wziąć ich kartę. Teraz Tyche chce 2.
    .title = Tyche i Morfeusz
    .aim = Wykonaj pracę 5 = 3 + 2 i weź kartę Tyche.
    .why = Daje ci 2 punkty i czarną kość: razem 28 punktów. A gdy kolumna 5 jest pusta, po pracy 4 twój uczeń przejdzie dwie kolumny naraz.

hercules-tutorial-rest =
    Pan trzyma twój znacznik, a Posejdon jest zakryty. Zamiast pracy możesz **odpocząć**: odzyskaj do 3 znaczników od swoich półbogów i odkryj 1 kartę boga.
    .title = Odpoczynek
    .aim = Odpocznij.
    .why = Odpoczynek kosztuje turę, więc poczekaj, aż odda ci kilka rzeczy naraz. Teraz dwie zdolności są znów gotowe.

hercules-tutorial-own =
    Tymczasem Hades zabiera kartę Hermes: gdzie nie ma już swojego znacznika, bierze kartę nad kolumną. Masz na kościach 5 i 3. Pan, Hekate i Posejdon są gotowi.
    .title = Twoja tura
    .aim = Zagraj tę turę, jak chcesz.

hercules-tutorial-points =
    Partia kończy się, gdy dotrzesz do kolumny 12 albo Hades ma wszystkie swoje znaczniki. Potem liczymy: znaczniki w zapasie, punkty na kartach, 5 za każdą przewagę, 5 za każdy pełny komplet. Wygrywa **najwięcej punktów**, nie najszybszy uczeń.
    Dobra tura: zobacz, co wychodzi z kości, sprawdź, czy karta otwiera długi marsz, i bierz symbole, których ci brakuje.
    .title = Jak to się kończy
