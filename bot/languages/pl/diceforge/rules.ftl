# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Każdy bohater ma dwie kości, których ścianki można wymieniać. Dają złoto, słońce i księżyc, a te zamieniasz w lepsze ścianki i **bohaterskie wyczyny**.

    { "" }🪙 **Złoto** kupuje nowe ścianki w Świątyni.
    { "" }☀️ **Słońce** i 🌙 **księżyc** opłacają wyczyny na wyspach; słońce kupuje też dodatkową akcję.
    { "" }🏆 **Punkty Chwały (PCh)** dają ścianki i efekty, są też wydrukowane na wyczynach.

    Kto po ostatniej rundzie ma **najwięcej Punktów Chwały**, zasiada wśród bogów.
    .title = Cel gry
    .keywords = cel, wygrana, zwycięstwo, kto wygrywa, przegląd, początek, jak grać, punkty, chwała

diceforge-rules-round =
    W rundzie każdy ma jedną turę. Przy 2 lub 4 osobach gracie **9 rund**, przy 3 **10**. Pierwszy gracz się nie zmienia.

    Twoja tura ma cztery fazy:
    { "" }**1. Łaska:** wszyscy, nie tylko ty, otrzymują boską łaskę.
    { "" }**2. Wsparcia:** możesz raz użyć każdej swojej karty wsparcia.
    { "" }**3. Akcja:** albo **wykuwasz** ścianki, albo dokonujesz **jednego bohaterskiego wyczynu**. Możesz też spasować (chyba że w lobby jest to wyłączone).
    { "" }**4. Dodatkowa akcja:** za 2 odłamki słońca możesz jeszcze raz kuć albo dokonać wyczynu.

    Potem przychodzi tura następnej osoby.
    .title = Runda i tura
    .keywords = runda, tura, faza, fazy, kolejność, pierwszy gracz, kto zaczyna, akcja, pas, koniec tury, ostatnia runda, długość

diceforge-rules-blessing =
    { "" }**Boska łaska:** rzuć obiema kośćmi i rozpatrz obie ścianki w wybranej kolejności.
    { "" }**Mała łaska:** wybierz jedną ze swoich kości, rzuć nią i rozpatrz jej ściankę.

    W fazie 1 wszyscy otrzymują boską łaskę jednocześnie. Bot pyta wszystkich naraz; jeśli kolejność ma znaczenie (kilka statków chce tę samą ściankę), pierwsza jest osoba, której jest tura.

    Boską łaskę dają też niektóre wyczyny oraz wyparcie twojego bohatera; małą łaskę tylko wyczyny. Kości leżą tak, jak padły, aż do następnego rzutu, więc lustro może je kopiować.
    .title = Łaski: boska i mała
    .keywords = łaska, boska łaska, mała łaska, błogosławieństwo, rzut, kości, jednocześnie, wszyscy rzucają

diceforge-rules-resources =
    Twój skarbiec mieści **12 złota, 6 odłamków słońca i 6 odłamków księżyca**. Co się nie mieści, przepada, chyba że najpierw dasz złoto na młot. Punkty Chwały nie mają limitu.

    Każda **skrzynia** (Skrzynia Kowala) dodaje miejsce na 4 złota, 3 odłamki słońca i 3 księżyca; kilka skrzyń się sumuje.

    Pierwszy gracz zaczyna z 3 złota, każda następna osoba ma o jedno mniej. Nigdy nie spadasz poniżej 0. Co zostanie na koniec, nie jest nic warte.
    .title = Zasoby, limity i skrzynia
    .keywords = skarbiec, magazyn, plansza bohatera, limit, maksimum, nadmiar, skrzynia, złoto, słońce, księżyc, pełny, odłamki, złoto na start

diceforge-rules-forging =
    W ramach akcji kupujesz **jedną lub więcej ścianek** z Sanktuarium (Świątyni bez Ogrodu) za podane tam złoto. Wszystkie ścianki w jednej akcji muszą być **różne**; dwie różne w tej samej cenie są w porządku.

    Każdą ściankę wykuwasz od razu: wybierz kość i ściankę, którą zastępuje. Nowa leży wtedy na górze. Stara wypada z gry; Tyfon liczy ją jako **wykutą**.

    Tak zmieniasz kość. Kuć możesz na obu; jasna i ciemna różnią się tylko na starcie. Dzika nigdy nie można zdjąć.

    Po zakupie kup następną albo zakończ akcję. Ścianki z **Ogrodu** nie mają ceny: dają je wyczyny.
    .title = Wykuwanie ścianek
    .keywords = kuć, wykuć, kupować ścianki, świątynia, sanktuarium, ogród, cena, wymiana, zdjąć, różne ścianki, sklep

diceforge-rules-faces =
    { "" }**Na start:** jasna kość 5 × 1 złoto, 1 × 1 odłamek słońca; ciemna kość 4 × 1 złoto, 1 × 2 PCh, 1 × 1 odłamek księżyca.

    { "" }**W Sanktuarium**, według ceny w złocie:
    2 · 3 złota · 1 odłamek księżyca
    3 · 4 złota · 1 odłamek słońca
    4 · 6 złota · 1 złoto, słońce lub księżyc · 1 PCh i 1 słońce · 2 złota i 1 księżyc
    5 · 3 złota lub 2 PCh
    6 · 2 odłamki księżyca
    8 · 2 odłamki słońca · 3 PCh
    12 · 4 PCh · 2 PCh i 2 księżyce · 2 złota, słońca lub księżyce · po 1: złoto, PCh, słońce i księżyc

    Każdej są cztery sztuki, ale czterech różnych ścianek za 4 i za 12 złota tylko po jednej.

    { "" }**„I”** daje wszystko, co widać, **„lub”** jedno z tego, do wyboru.
    .title = Ścianki i ceny
    .keywords = ścianki, ceny, sanktuarium, kości na start, lista ścianek, wybór, lub, i, świątynia

diceforge-rules-feats =
    W ramach akcji dokonujesz **jednego wyczynu**, jeśli cię na niego stać, a stos nie jest pusty:

    1. Wybierz wyczyn i zapłać jego **słońce** i **księżyc**.
    2. Przenieś bohatera na portal jego **wyspy**, jeśli jeszcze go tam nie ma. Jeśli stoi tam inny bohater, wypierasz go.
    3. Weź kartę i rozpatrz jej efekt natychmiastowy, jeśli go ma.

    Są cztery rodzaje kart: **od razu** (działa, gdy ją bierzesz), **wsparcie** (raz w każdej twojej kolejnej turze), **automatyczna** (gdy tylko pasuje) i **tylko punkty**. Punkty wszystkich liczą się na koniec.

    Możesz mieć ten sam wyczyn kilka razy. W stosie jest tyle kart, ile osób gra.
    .title = Bohaterskie wyczyny
    .keywords = wyczyn, czyn, karta, karty, wyspa, portal, księżyc, słońce, koszt, stos, natychmiastowy, automatyczny, dokonać

diceforge-rules-ousting =
    Na portalu wyspy mieści się jeden bohater. Jeśli wchodzisz tam, gdzie stoi inny, **wypierasz** go: wraca na swój portal startowy, a gracz, do którego należy, od razu otrzymuje **boską łaskę**, zanim weźmiesz kartę.

    Jeśli twój bohater już jest na tej wyspie, zostaje i nikogo nie wypiera. Bohater stoi, póki ktoś go nie wyprze albo sam nie ruszy po inny wyczyn.

    Z **Wielkim Niedźwiedziem** obie strony otrzymują 3 PCh za każdego swojego niedźwiedzia, przed łaską.
    .title = Wyspy i wypieranie
    .keywords = wyprzeć, wypieranie, wyparty, portal, wyspa, wygnać, ruch, bohater, niedźwiedź

diceforge-rules-reinforcements =
    Przed akcją możesz użyć każdej swojej karty wsparcia **raz**, w dowolnej kolejności; liczy się każda sztuka.

    · **Srebrna Łania:** mała łaska.
    · **Starzec:** zapłać 3 złota, otrzymaj 4 PCh.
    · **Sowa Strażnika:** 1 złoto, 1 odłamek słońca lub 1 księżyca.
    · Rebellion dodaje karty Drzewo, Kupiec, Światło, Towarzysz, Wyrocznia i Strażnik.

    Po wykuciu ścianki albo dokonaniu wyczynu jest w tej turze za późno. Karty wziętej teraz możesz użyć od następnej tury.
    .title = Wsparcia
    .keywords = wsparcie, posiłki, faza 2, łania, starzec, sowa, użyć karty, przed akcją

diceforge-rules-extra =
    Po akcji możesz zapłacić **2 odłamki słońca** za jeszcze jedną: kujesz albo dokonujesz wyczynu, jak wolisz. **Raz na turę**.

    To nowa akcja, więc możesz kupić te same ścianki co przedtem i dokonać tego samego wyczynu. Na wsparcia jest za późno, ale żetonów Trytona nadal możesz używać.
    .title = Dodatkowa akcja
    .keywords = dodatkowa akcja, druga akcja, 2 słońca, faza 4, dwa razy

diceforge-rules-triple =
    { "" }**×3** samo nic nie daje; potraja to, co daje twoja **druga kość**.

    · Z wyborem: najpierw wybierz, potem potrój.
    · Z lustrem: wybierz kopiowaną ściankę, potem ją potrój.
    · Ze statkiem: 6 złota mniej, nadal za jedną ściankę.
    · Z tarczą: trzy razy jej zasób (nigdy 5 PCh).
    · Z dzikiem: 3 wybranego rodzaju; osoba z kartą wybiera trzy razy.
    · Samo albo z drugim ×3: nic.

    Daje je wyczyn Hełm Niewidzialności.
    .title = Ścianka: ×3
    .keywords = potrojenie, x3, razy trzy, mnożnik, hełm niewidzialności, hełm

diceforge-rules-mirror =
    { "" }**Lustro** działa jak kopia jednej ścianki widocznej na **cudzej kości**, jakby pokazywała ją twoja.

    · Skopiowane ×3 potraja twoją własną drugą kość.
    · O skopiowanej tarczy decyduje twoja własna druga kość.
    · Skopiowany dzik daje ci 1 odłamek słońca lub księżyca, a osoba z jego kartą też zyskuje.
    · Dwa lustra mogą kopiować różne ścianki.
    · Jeśli cudza kość pokazuje lustro, możesz skopiować to, co mogłaby tamta osoba: dowolną widoczną ściankę, nawet tę na twojej drugiej kości.

    Daje je wyczyn Lustro Otchłani.
    .title = Ścianka: lustro
    .keywords = lustro, zwierciadło, kopia, otchłań, lustro otchłani, kopiować ściankę

diceforge-rules-ship =
    { "" }**Statek** pozwala kupić **jedną ściankę** z Sanktuarium o **2 złota taniej** i od razu ją wykuć, nawet poza twoją turą. Nie musisz, a cena nigdy nie spada poniżej 0.

    Z ×3 zniżka wynosi 6. Jeśli druga kość daje złoto, wybierasz, która ścianka jest pierwsza. Jeśli statek wypadnie kilku osobom, pierwsza kupuje ta, której jest tura, potem reszta po kolei.

    Ścianek z Ogrodu tak nie weźmiesz. Dla Minotaura statek nic nie robi. Daje go wyczyn Niebiański Statek.
    .title = Ścianka: statek
    .keywords = statek, niebiański statek, zniżka, taniej, 2 złota mniej

diceforge-rules-boar =
    Kto dokonuje wyczynu **Nieustępliwy Dzik**, wskazuje inną osobę, która musi od razu wykuć dzika w kolorze karty, na wybranej przez siebie kości i ściance. **Nigdy nie można go zdjąć**.

    Za każdym razem, gdy dzik jest rozpatrywany, osoba z kością otrzymuje **1 odłamek słońca lub księżyca**, a potem osoba z kartą **1 odłamek słońca, 1 odłamek księżyca albo 3 PCh**: po rzucie, przez lustro, Satyrów czy powtórkę Cerbera.

    Potrojony: osoba z kością dostaje 3 jednego rodzaju, osoba z kartą wybiera trzy razy. Przy Minotaurze pierwsza traci, druga i tak zyskuje.

    Przy lustrze i Satyrach zyskuje osoba, która kopiuje dzika, a nie ta, która ma go na kości.
    .title = Ścianka: dzik
    .keywords = dzik, nieustępliwy dzik, świnia, wymuszona ścianka, nie można zdjąć, kolorowa karta

diceforge-rules-shield =
    Są cztery tarcze: **słońca, księżyca, złota i PCh**. Każda pokazuje zasób i 5 PCh; decyduje twoja **druga kość**:

    · Jeśli też daje zasób tarczy: **5 PCh** i nic więcej z tarczy.
    · Jeśli nie: zasób tarczy, czyli 2 odłamki słońca, 2 odłamki księżyca, 3 złota albo 3 PCh.

    Jeśli druga kość daje wybór, najpierw wybierz. Jeśli daje kilka rzeczy, wystarczy jedna pasująca; liczy się też to, co idzie na młot albo na wymianę.

    Sama (mała łaska), obok statku albo innej tarczy daje swój zasób; z ×3 trzy razy tyle. Wyczyn Tarcza Strażnika daje ci jedną do wyboru.
    .title = Ścianka: tarcza
    .keywords = tarcza, tarcza strażnika, 5 PCh, 5 punktów, druga kość, egida

diceforge-rules-hammer =
    Zawsze, gdy **otrzymujesz złoto**, dowolna jego część może pójść na młot zamiast do skarbca: każde złoto przesuwa go o jedno pole. Nieważne, skąd jest złoto, ale nie może to być złoto, które już masz.

    Pierwsze okrążenie z **15 pól** daje **10 PCh**, drugie **15 PCh**. Wtedy młot jest ukończony. Nadwyżka liczy się do następnego okrążenia, a potem do twojego następnego młota.

    Pracujesz nad jednym młotem naraz. Najpierw decydujesz o młocie; to, co zostawiasz, musi się potem zmieścić w skarbcu.
    .title = Młot
    .keywords = młot, młot kowala, okrążenie, okrążenia, 15 złota, złoto na młot, tor

diceforge-rules-tokens =
    { "" }**Tryton:** w dowolnej chwili **swojej tury** możesz zużyć żeton na **6 złota, 2 odłamki słońca lub 2 księżyca**, nawet między dwoma zakupami albo gdy kupuje twój statek. Złoto może pójść na młot.

    { "" }**Cerber:** po **dowolnej swojej łasce**, w czyjejkolwiek turze, możesz zużyć żeton, aby rozpatrzyć te same ścianki jeszcze raz. Za drugim razem możesz wybrać inaczej. Jeden żeton na łaskę. Satyrowie i Minotaur to nie twoje łaski.

    Niezużyte żetony są na koniec nic niewarte; punkty kart i tak się liczą.
    .title = Żetony: Tryton i Cerber
    .keywords = żeton, żetony, tryton, cerber, powtórka, jeszcze raz, dwa razy

diceforge-rules-satyrs =
    Wszyscy inni rzucają obiema kośćmi, ale nic nie rozpatrują. Wybierasz **dwie z tych kości**, od jednej osoby albo od dwóch, i rozpatrujesz ich ścianki jak własne.

    ×3 potraja drugą wybraną ściankę; od niej zależy też tarcza. Lustro pozwala skopiować cudzą ściankę. Dzik daje coś osobie z jego kartą.

    To nie jest łaska, więc Cerber jej nie powtórzy. Kości zostają tak, jak padły.
    .title = Satyrowie
    .keywords = satyr, satyrowie, satyry, pożyczyć, cudze kości, wybrać dwie

diceforge-rules-minotaur =
    Wszyscy inni rzucają obiema kośćmi i **tracą** to, co normalnie by dostali, także Punkty Chwały. Nikt nie spada poniżej 0.

    · Na ściance z wyborem sami decydują, co tracą, nawet coś, czego nie mają.
    · ×3 potraja stratę; tarczę rozstrzyga się jak zwykle, a potem traci.
    · Lustro kopiuje ściankę i traci się to, co ona pokazuje.
    · Statek nic nie robi; młoty zostają w spokoju.
    · Przy dziku osoba, której wypadł, traci 1 odłamek słońca lub księżyca; osoba z kartą **zyskuje** jak zwykle.

    To nie jest łaska, więc Cerber jej nie powtórzy.
    .title = Minotaur: straty
    .keywords = minotaur, tracić, strata, byk, ujemne

diceforge-rules-trials =
    { "" }**Rak** i **Wartownik:** dwie boskie łaski, jedna po drugiej. Z Wartownikiem możesz wymieniać słońce i księżyc z danej ścianki po **2 PCh**.

    { "" }**Sfinks** i **Cyklop:** wybierz jedną kość i odbierz nią cztery małe łaski. Z Cyklopem możesz wymieniać złoto z danego rzutu po **1 PCh**.

    Przy każdej ściance wymieniasz wszystko albo nic. Wymienione zasoby nie trafiają do skarbca, ale nadal liczą się dla tarczy. PCh dostajesz od razu.

    Po każdej z tych łask możesz użyć żetonu Cerbera i przy powtórce znów wymieniać.
    .title = Rak, Wartownik, Sfinks, Cyklop
    .keywords = rak, krab, wartownik, sfinks, cyklop, wymiana, cztery łaski, dwie łaski, zagadka

diceforge-rules-lineups =
    Na siedmiu wyspach jest piętnaście miejsc, każde na jeden zestaw wyczynów. Do dziewięciu z nich gra podstawowa ma po dwa zestawy, więc host wybiera w lobby:

    · **Skład na start:** piętnaście zestawów z prostymi efektami.
    · **Zaawansowany:** niedźwiedź, dzik, Cerber, Wartownik, Tyfon, statek, tarcze, Tryton, Cyklop.
    · **Losowy:** każde miejsce dostaje losowo jeden ze swoich zestawów.
    · **Draft:** przed rundą 1 gracze po kolei wybierają zestaw na wolne jeszcze miejsce.
    · **Własny:** host wybiera miejsce po miejscu.

    Pozostałe sześć miejsc to zawsze Młot, Skrzynia, Hełm Niewidzialności, Starzec, Dzikie Duchy i Lustro Otchłani.

    { "" }**Rebellion** ma więcej zestawów na prawie każde miejsce i więcej gotowych składów: zobacz „Nowe zestawy i składy”.
    .title = Składy i draft
    .keywords = zestaw, skład, na start, początkujący, zaawansowany, losowy, draft, własny, które karty, przygotowanie

diceforge-rules-two =
    Przy **dwóch osobach** zmieniają się trzy rzeczy:

    · Faza 1 odbywa się w każdej turze **dwa razy**: dwie boskie łaski z rzędu dla obu stron.
    · Przed partią z każdej puli Sanktuarium wypadają dwie losowe ścianki, zostają dwie.
    · Każdy wyczyn ma dwie karty, gracie 9 rund.

    Przy Satyrach bierzesz obie kości przeciwnika.
    .title = Dwie osoby
    .keywords = dwie osoby, 2 osoby, dwóch graczy, pojedynek, dwa razy, mniej ścianek

diceforge-rules-scoring =
    Zsumuj:
    · **Punkty Chwały zdobyte** w trakcie partii,
    · **punkty wydrukowane na wyczynach**.

    Złoto, słońce, księżyc, żetony i nieukończone młoty nie są nic warte. Z modułem Tytanów z Rebellion liczy się też tor.

    Wygrywa największa liczba punktów. Przy remisie gracze **dzielą miejsce**; albo, jeśli tak ustawiono w lobby, decyduje więcej wykutych ścianek, potem więcej wyczynów, więcej pozostałych zasobów i wreszcie wcześniejsza tura.
    .title = Punktacja i remisy
    .keywords = wynik, punkty, remis, remisy, rozstrzyganie, koniec, Punkty Chwały, punkty zwycięstwa, kto wygrywa, finał, liczyć

diceforge-rules-simultaneous =
    Gdy wszyscy dostają łaskę, kilka osób może mieć naraz coś do wyboru: ściankę z wyborem, młot, Cerbera. Bot pyta wszystkich razem; każdy odpowiada prywatnie pod planszą i nikt nie musi czekać.

    Po kolei, od osoby, której jest tura, idzie to tylko wtedy, gdy kolejność ma znaczenie: gdy kupić chce kilka statków, skarb może znaleźć kilka golemów albo widać niedolę.

    Jeśli możliwa jest tylko jedna odpowiedź, bot nie pyta.
    .title = Wybory w tym samym czasie
    .keywords = jednocześnie, w tym samym czasie, razem, kolejność, czekanie, mój wybór, prywatnie

diceforge-rules-dice =
    Przed pierwszym rzutem bot losuje tajne ziarno i publikuje jego pieczęć (SHA-256). Każdy rzut i każde losowanie wynika z tego ziarna, ze szczęśliwych słów dodanych w lobby i z numeru, który Discord nadaje kliknięciu *Start*. Nikt przy stole nie może wiedzieć, co wypadnie; mogłaby to wiedzieć tylko osoba, która prowadzi bota i czyta jego bazę danych.

    Na koniec `/verify` ujawnia ziarno i odtwarza z niego całą partię: jeśli zgadzają się pieczęć, każdy rzut i każdy ruch, nikt nie majstrował przy kościach.
    .title = Uczciwe kości
    .keywords = uczciwość, losowość, ziarno, seed, sprawdzić, oszustwo, dowód, pieczęć
