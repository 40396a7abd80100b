# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** dodaje do Dice Forge trzy rzeczy; używajcie, których chcecie:

    · **Dwadzieścia nowych zestawów wyczynów**, z modułem lub bez.
    · **Moduł Bogini:** twój golem idzie przez labirynt pełen nagród.
    · **Moduł Tytanów:** nowy rodzaj odłamków i tor, na którym stajesz po stronie bogów albo buntu.

    Dwóch modułów nie da się połączyć. W lobby host wybiera najpierw **Moduł**, do którego należy przygotowany skład: „Z labiryntem” albo „Z Tytanami”. Inny skład można wybrać pod **Wyczyny w grze**. Na pierwszą partię z modułem dobry jest też skład na start: własne zestawy modułu są zawsze w grze.

    Reszta jest jak w grze podstawowej.
    .title = Co dodaje Rebellion
    .keywords = rebellion, rebelia, dodatek, rozszerzenie, moduł, moduły, nowości, przegląd

diceforge-rules-rebellion_sets =
    Dwadzieścia nowych zestawów zastępuje zestawy podstawowe na tych samych miejscach. Każdy kosztuje tyle, ile jego miejsce.

    { "" }🌙 Bliźnięta, Berło (1) · Towarzysz (1) · Niebiańska Kość, Wiatr (3) · Przodek, Mgły (4) · Wieczna Noc, Prawa Ręka (6)
    { "" }☀️ Drzewo, Kupiec (1) · Leśna Nimfa (1) · Światło (3) · Złotnik, Wszechwiedzący (4) · Trójząb (5) · Wieczny Ogień, Lewa Ręka (6)
    { "" }🌙☀️ Pierwszy Tytan, Bogini (5 + 5)

    Moduł dodaje własne zestawy, które zawsze zajmują swoje miejsca: 4 z Boginią, 6 z Tytanami.

    „Losowy”, „Draft” i „Własny” też używają nowych zestawów, jeśli host ustawi **Z czego losować** na „Gra podstawowa i 20 zestawów z Rebellion”; ta opcja pojawia się tylko przy nich. `/card` pokaże każdy z nich.
    .title = Nowe zestawy i składy
    .keywords = zestawy, skład, składy, nowe karty, pióro, trójkąt, turniej, draft

diceforge-rules-rebellion_goddess =
    Bogini zbudowała **labirynt**, a każdy z was prowadzi przez niego **golema**. Prawie każde pole daje nagrodę.

    · Na start ciemna kość ma **golema księżyca** zamiast 1 odłamka księżyca. Każda wyrzucona ścianka golema prowadzi twojego golema **1 pole naprzód**.
    · Moduł dodaje cztery wyczyny: **Golem Księżyca** i **Golem Słońca** (ścianka golema), **Wielki Golem** (2 pola naprzód), **Golem Czasu** (2 pola wstecz).
    · Ostatnie pole daje **15 PCh**; kto dotrze tam pierwszy, wybiera też dwie ścianki i rozpatruje je jak łaskę.

    Obrazek obok planszy pokazuje labirynt, wszystkie golemy i co robi każde pole.
    .title = Moduł Bogini: o co chodzi
    .keywords = moduł bogini, bogini, hera, labirynt, labirynt bogini

diceforge-rules-rebellion_labyrinth =
    Twój golem idzie **krok po kroku**. Każde pole rozpatrujesz, zanim ruszy dalej.

    · Na **rozwidleniu** wybierasz drogę. Rozwidlenia są na polach 1, 2, 4, 6, 16 i 19.
    · Ścianki golema i Wielki Golem prowadzą **naprzód**; tylko Golem Czasu **wstecz**. Cofając się, wybierasz tam, gdzie drogi się schodzą (9, 10, 12, 13), i też rozpatrujesz każde pole. To może dać nagrodę drugi raz i pozwala potem skręcić inaczej.
    · Na jednym polu może stać kilka golemów.
    · Golem na starcie nie może się cofnąć; na **polu Bogini** (36) zostaje do końca partii.

    Od startu do końca jest 18 kroków środkiem, 21 górą, 24 dołem.
    .title = Labirynt: chodzenie
    .keywords = labirynt, golem, iść, krok, kroki, rozwidlenie, naprzód, wstecz, droga, ścieżka

diceforge-rules-rebellion_spaces =
    · **Zysk:** otrzymujesz to, co pokazuje pole. Przy „lub” wybierasz jedno.
    · **Po 2 PCh od wszystkich** (7): każda inna osoba traci 2 PCh albo tyle, ile ma, a ty to otrzymujesz.
    · **Niebiańska Kość** (9, 16, 19, 25, 30; dwa razy na 23 i 28): rzuć i rozpatrz, zanim rzucisz znowu.
    · **Wykuwanie** (18, 24; na 10 o 2 złota taniej): możesz kupić jedną ściankę z Sanktuarium i od razu ją wykuć.
    · **6 złota za 6 PCh** (27), **2 odłamki księżyca za 8 PCh** (29): możesz zapłacić raz na wizytę. Wolno użyć złota z berła, a w swojej turze opróżnić berło na odłamki; pradawne odłamki nie działają.
    · **Komnata skarbów** (8, 12, 21): ma własny temat.
    · **1 PCh za każdą wykutą ściankę** (33): kupioną, darmową i wymuszoną.
    · **Nic:** 1, 31, 32, 34, 35.
    · **Bogini** (36): 15 PCh. Pierwszy golem pozwala też obrócić obie kości na dowolne ścianki i rozpatrzyć je jak łaskę.

    Pola działają w czyjejkolwiek turze, zawsze gdy wchodzi na nie twój golem.
    .title = Labirynt: co robią pola
    .keywords = pola, pole, efekty, nagrody, kradzież, kupić punkty, wykuć, nic, pole bogini

diceforge-rules-rebellion_treasure =
    Są trzy komnaty skarbów (8, 12, 21) i trzy skarby: **4 odłamki księżyca, 4 odłamki słońca, 10 PCh**.

    Kto **pierwszy** wchodzi do komnaty, wybiera jeden z pozostałych skarbów i go dostaje. Skarb obraca się i zostaje na miejscu: odtąd to pole daje **1 odłamek księżyca, 1 odłamek słońca albo 2 PCh** każdemu, kto tamtędy idzie.

    Nie ma znaczenia, czy golem idzie naprzód, czy wstecz.
    .title = Labirynt: komnaty skarbów
    .keywords = skarb, skarby, komnata, komnaty, żeton

diceforge-rules-rebellion_golems =
    { "" }**Ścianka golema** prowadzi twojego golema 1 pole naprzód, w czyjejkolwiek turze.

    · Z ×3 to trzy kroki, jeden po drugim.
    · **Oba golemy** w jednej łasce: po ich krokach możesz też rzucić Niebiańską Kością, nawet jeśli twój golem jest już u Bogini. Skopiowany golem się liczy.
    · Lustro, które kopiuje golema, rusza **twojego** golema.
    · Jeśli druga kość pokazuje statek albo daje złoto czy księżyc, którymi możesz zapłacić na następnym polu, wybierasz, która ścianka jest pierwsza.
    · Dla Minotaura i Wiatru golem się nie liczy.

    Ścianki golemów są z Lasu, dają je wyczyny Golem Księżyca i Golem Słońca.
    .title = Ścianka: golem
    .keywords = ścianka golema, golem księżyca, golem słońca, oba golemy, premia

diceforge-rules-rebellion_celestial =
    { "" }**Niebiańska Kość** jest niczyja i nigdy się nie zmienia. Jej sześć ścianek:

    · **12 złota** · **5 PCh**
    · **3 PCh** oraz 3 złota, 1 odłamek słońca lub 1 księżyca
    · **Niebiańskie lustro:** rozpatrz jedną ściankę widoczną na dowolnej kości, także własnej.
    · **Obrót kości:** obróć jedną swoją kość na dowolną ściankę i ją rozpatrz.
    · **Dwa poziomy wyżej:** możesz wymienić jedną swoją ściankę na lepszą, zobacz „Poziomy i ulepszenia”.

    Tak rozpatrywana ścianka działa sama: ×3 nic nie daje, tarcza daje swój zasób, golem jeden krok.

    Ten rzut **nie jest łaską**: Cerber go nie powtórzy i nie pomaga żadna strefa toru Tytanów, ale Bliźnięta mogą go przerzucić. Rzucasz nią przez wyczyn Niebiańska Kość, na niektórych polach labiryntu i przy obu golemach.
    .title = Niebiańska Kość
    .keywords = niebiańska, niebiańska kość, boska kość, siódma kość, ścianki, niebiańskie lustro, obrócić kość

diceforge-rules-rebellion_titans =
    Tytani wracają, a ty wybierasz stronę. Każdy z was ma **znacznik** na torze: po lewej jest bunt, po prawej bogowie.

    · **Pradawne odłamki** 💎 pochodzą od Tytanów. Płacą za wyczyny jak słońce lub księżyc, a każdy otrzymany przesuwa twój znacznik **1 pole w lewo**.
    · **Lojalność** 🛡️ nie jest zasobem: każda otrzymana przesuwa twój znacznik **1 pole w prawo**.
    · **Strefa**, w której stoi znacznik, nagradza cię w trakcie partii.
    · Na koniec wartość twojego pola **dodaje się lub odejmuje**: od −25 do +25 PCh.

    Na start jasna kość ma 1 pradawny odłamek zamiast 1 odłamka słońca, a ciemna 1 lojalność i 1 PCh zamiast 2 PCh. Moduł dodaje sześć wyczynów: Pamięć, Wyrocznia, Chaos, Zawzięty, Strażnik, Lustro Niedoli.
    .title = Moduł Tytanów: o co chodzi
    .keywords = moduł tytanów, tytani, lojalność, bunt, bogowie, rewolta tytanów

diceforge-rules-rebellion_ancient =
    Możesz mieć **6 pradawnych odłamków**; skrzynie nie dają na nie miejsca. Każdy otrzymany przesuwa twój znacznik 1 pole w lewo, **nawet jeśli już się nie mieści**. Wydawanie i tracenie niczego nie rusza.

    { "" }**Za co płacą:** każdy liczy się jak 1 odłamek słońca lub księżyca w cenie **wyczynu** albo **dodatkowej akcji**. Wolno mieszać; jeśli da się zapłacić na kilka sposobów, bot pyta jak.

    { "" }**Przykład:** Bogini kosztuje 5 odłamków księżyca i 5 słońca. Możesz zapłacić 3 odłamkami księżyca, 4 słońca i 3 pradawnymi.

    Do niczego innego nie służą: ani w labiryncie, ani dla Wartownika, a Wieczna Noc ich nie zabiera.
    .title = Pradawne odłamki i płacenie nimi
    .keywords = pradawny odłamek, pradawne odłamki, pradawne, płacić, zapłata, płatność mieszana, odłamki tytanów, joker

diceforge-rules-rebellion_track =
    Tor ma 31 pól, a wszystkie znaczniki zaczynają pośrodku, na wartości 0. Każdy otrzymany **pradawny odłamek** przesuwa znacznik 1 pole **w lewo**, każda **lojalność** 1 pole **w prawo**. Nie możesz odmówić.

    { "" }**Specjalne ścieżki** są na obu końcach narysowane na niebiesko. Jeśli odchodzi taka, której strzałka wskazuje kierunek twojego ruchu, **musisz** nią iść; idąc pod strzałkę, zostajesz na głównej drodze. Dlatego niektóre pola są osiągalne tylko z jednej strony.

    Na końcach toru znacznik stoi w miejscu; odłamki i tak otrzymujesz.

    Na jednym polu może stać kilka znaczników. Przesuwa je bot; obrazek obok planszy pokazuje ścieżki, strefy i wartości pól.
    .title = Tor Tytanów: ruch
    .keywords = tor, znacznik, ruch, lewo, prawo, specjalna ścieżka, niebieska ścieżka, strzałka, koniec toru, lojalność

diceforge-rules-rebellion_zones =
    Strefa działa sama, dopóki stoi w niej twój znacznik.

    { "" }**Bunt**, gdy kupujesz wyczyn:
    · od −8 do −5: **3 PCh**, jeśli nikt go jeszcze nie ma, **2 PCh**, jeśli mają go inni, a ty nie.
    · −10 i niżej: zamiast tego **5 PCh** i **3 PCh**.

    { "" }**Między −3 a +3** nic się nie dzieje.

    { "" }**Bogowie**, za każdą **twoją własną kość** w łasce:
    · od +5 do +7: kość, która daje złoto, daje **1 złoto** więcej.
    · od +8 do +12: kość, która daje złoto, daje **1 złoto i 1 PCh** więcej.
    · +14 i wyżej: to samo, a kość, która daje PCh, daje **1 PCh** więcej.

    Przy każdej ściance liczy się strefa, w której znacznik stał **przed** nią. Potrojona kość liczy się raz; lustro na twojej kości się liczy. PCh z wymiany (Wartownik, Cyklop) się nie liczą. Karty o tej samej nazwie w różnych kolorach to jeden wyczyn.
    .title = Tor Tytanów: strefy
    .keywords = strefa, strefy, premia, strefa buntu, strefa bogów, pierwsza karta, dodatkowe złoto, dodatkowe punkty

diceforge-rules-rebellion_chaos =
    Są cztery **ścianki chaosu**. Dwie dają 2 pradawne odłamki, dwie 2 lojalności, a **druga kość** decyduje, czy dostajesz jeszcze 3 PCh:

    · **Chaos słońca:** 2 pradawne odłamki i 3 PCh, jeśli druga kość daje słońce.
    · **Chaos księżyca:** 2 pradawne odłamki i 3 PCh, jeśli daje księżyc.
    · **Chaos złota:** 2 lojalności i 3 PCh, jeśli daje złoto.
    · **Chaos PCh:** 2 lojalności i 3 PCh, jeśli daje PCh.

    Twój znacznik idzie 2 pola w lewo lub w prawo. Jeśli druga kość daje wybór, najpierw wybierz. Sama ścianka chaosu nie daje PCh; z ×3 daje trzy razy odłamki lub lojalność.

    Wyczyn Chaos daje ci jedną do wyboru. **Zawzięty** daje 3 złota i 1 pradawny odłamek albo 2 złota, 1 PCh i 1 lojalność.
    .title = Ścianki: chaos i Zawzięty
    .keywords = chaos, ścianka chaosu, zawzięty, las, ścianki tytanów

diceforge-rules-rebellion_misfortune =
    Kto dokonuje wyczynu **Lustro Niedoli**, wskazuje inną osobę, która musi od razu wykuć niedolę w kolorze karty. **Nigdy nie można jej zdjąć**.

    Za każdym razem, gdy jest rozpatrywana:
    1. Osoba z kością otrzymuje **1 lojalność lub 1 pradawny odłamek**.
    2. Osoba z kartą rozpatruje **obie kości tamtej** tak, jak leżą, jak łaskę, i wybiera za siebie. Niedola też się liczy, za 1 lojalność lub 1 pradawny odłamek, ale nie uruchamia kolejnego lustra.

    Strefa osoby z kartą nic za to nie daje, bo kości nie są jej. Jeśli obie kości pokazują niedolę, obie rozpatruje każda osoba z kartą; kto ma obie karty, robi to dwa razy. Wiatr niczego nie uruchamia.

    Dopóki widać niedolę, wszyscy czekają na siebie nawzajem.
    .title = Ścianka: niedola
    .keywords = niedola, lustro niedoli, pech, wymuszona ścianka, nie można zdjąć

diceforge-rules-rebellion_memory =
    { "" }**Pamięć:** połóż dwa żetony na dwóch różnych wyspach, każdy wybraną stroną do góry: **2 pradawne odłamki i 1 odłamek księżyca** albo **2 lojalności i 1 odłamek słońca**. Gdy następnym razem bierzesz wyczyn z takiej wyspy, otrzymujesz to, co pokazuje żeton, zanim wyczyn zadziała; potem żeton znika. Pamięć nie zbiera żetonów, które właśnie kładzie.

    { "" }**Wyrocznia:** mała łaska w każdej twojej kolejnej turze. Jeśli daje ci lojalność lub pradawne odłamki, znaczniki **wszystkich innych** idą 1 pole w lewo; odłamka za to nie dostają.

    { "" }**Strażnik:** w każdej twojej kolejnej turze 1 lojalność lub 1 pradawny odłamek.
    .title = Pamięć, Wyrocznia, Strażnik
    .keywords = pamięć, wspomnienia, żeton, wyrocznia, strażnik, nagroda wyspy

diceforge-rules-rebellion_twins =
    Po rzucie na **własną łaskę** albo Niebiańską Kością, **zanim cokolwiek rozpatrzysz**, możesz zapłacić **3 złota** za przerzut jednej z tych kości. Liczy się nowa ścianka.

    Gdy wszystko jest rozpatrzone, za każde użycie otrzymujesz **1 odłamek księżyca albo 1 PCh**.

    Każda karta działa raz na rzut. Mając kilka, możesz przerzucić kilka kości albo jedną kilka razy; liczy się tylko ostatnia ścianka. Płacisz tylko złotem, które masz przed efektami rzutu.

    Nie działają na rzuty, które nie są twoją łaską (Satyrowie, Minotaur, Wiatr, Lewa Ręka), ani na kości obracane.
    .title = Bliźnięta: przerzucanie
    .keywords = bliźnięta, bliźniaki, przerzut, rzucić ponownie, 3 złota

diceforge-rules-rebellion_scepter =
    Berło mieści **6 dodatkowego złota**. Zawsze, gdy **otrzymujesz złoto**, dowolna jego część może tam pójść; złota, które już masz, nie przeniesiesz. Wydajesz je jak każde inne: jeśli możesz zapłacić z obu miejsc, bot pyta.

    { "" }**Jako odłamki:** w **swojej turze** berło z **4 lub 5 złota** płaci **1** odłamek słońca lub księżyca, z **6 złota** **2** jednego rodzaju: za wyczyny, dodatkowe akcje i w labiryncie. To je opróżnia. Takie odłamki trzeba wydać od razu, też razem z innymi; nadwyżka przepada.

    Efekty, które liczą złoto w skarbcu, nie dotyczą berła: Mgły i Drzewo go nie liczą, Trójząb i Minotaur z niego nie zabierają. Prawa Ręka może z niego wydawać.

    Młot, Bliźnięta i Berło dzielą miejsce, więc w partii jest tylko jedno z nich.
    .title = Berło
    .keywords = berło, laska, drugi skarbiec, złoto jako odłamki, 4 złota, 6 złota

diceforge-rules-rebellion_companion =
    Połóż Towarzysza na **polu 0**. Jako **wsparcie** idzie w każdej twojej turze o 1 pole, najdalej do pola **5**.

    W dowolnej chwili **swojej tury** możesz go odesłać: otrzymujesz tyle **słońca** i tyle **PCh**, ile pokazuje jego pole. Słońce, które się nie mieści, przepada. Potem karta nic już nie robi, ale jej punkty liczą się na koniec.

    Możesz mieć kilku; każdy idzie osobno.
    .title = Towarzysz
    .keywords = towarzysz, odesłać, spieniężyć, pole, słońce i punkty

diceforge-rules-rebellion_levels =
    { "" }**Ulepszenie** za darmo wymienia jedną twoją ściankę na lepszą z Sanktuarium. Poziomy to ceny w Sanktuarium:

    1: 2 złota · 2: 3 złota · 3: 4 złota · 4: 5 złota · 5: 6 złota · 6: 8 złota · 7: 12 złota

    Ścianki startowe oraz z Ogrodu i Lasu są poniżej poziomu 1. Dotyczy to też startowego odłamka słońca lub księżyca, choć Sanktuarium sprzedaje taką samą ściankę.

    · Nowa ścianka jest **dokładnie** o tyle poziomów wyższa. Tylko gdy ten poziom jest pusty, liczy się następny.
    · **Kupiec** podnosi ściankę o 1 poziom albo daje 2 PCh. Kilku Kupców może razem podnieść jedną ściankę o tyle poziomów; na turę podniesiesz tylko **jedną ściankę**, a pozostali Kupcy dają po 2 PCh.
    · **Niebiańska Kość** podnosi ściankę o 2 poziomy, jeśli chcesz; z poziomu 6 na 7.

    Nowa ścianka liczy się jako wykuta. Dziki i niedole zostają.
    .title = Poziomy i ulepszenia: Kupiec
    .keywords = kupiec, ulepszenie, poziom, poziomy, lepsza ścianka, dwa poziomy, podnieść

diceforge-rules-rebellion_forging =
    · **Leśna Nimfa:** 4 złota, potem możesz kupić jedną ściankę za jej cenę.
    · **Przodek:** możesz za darmo wykuć najtańszą ściankę Sanktuarium, która pokazuje PCh; potem mała łaska tą kością. Jeśli nic nie wykuwasz, wybierasz kość.
    · **Trójząb Otchłani:** oddaj całe złoto ze skarbca, nawet jeśli nie masz żadnego, i wykuj dowolną ściankę z Sanktuarium lub Ogrodu, oprócz tych, które daje wyczyn w tej partii. Wzięty tak dzik jest niczyj: daje tylko 1 odłamek słońca lub księżyca, ale też nie można go zdjąć.
    · **Światło:** jako wsparcie zapłać 3 złota i rozpatrz dowolną widoczną ściankę, także własną. Działa sama: ×3 nic nie daje, tarcza daje swój zasób.
    · **Wszechwiedzący:** 2 PCh za każdą ściankę na twoich kościach, która pokazuje PCh. Tarcze i ścianki chaosu też.
    .title = Leśna Nimfa, Przodek, Trójząb, Światło
    .keywords = leśna nimfa, nimfa, przodek, trójząb, światło, wszechwiedzący, darmowa ścianka

diceforge-rules-rebellion_taking =
    · **Wiatr:** wszyscy rzucają obiema kośćmi, ale nic nie rozpatrują. Wybierz jeden rodzaj: otrzymujesz wszystko, co widać. Lustra, ×3, statki i golemy się nie liczą; tarcze i ścianki chaosu tylko za to, co dają same.
    · **Mgły:** kto ma najmniej złota w skarbcu, traci 5 PCh na twoją rzecz; przy remisie wszyscy remisujący. Jeśli jesteś wśród nich, też tracisz; jeśli najmniej masz tylko ty, nic się nie dzieje.
    · **Wieczna Noc:** wszyscy inni tracą na twoją rzecz 1 odłamek słońca i 1 księżyca, jeśli je mają.
    · **Prawa Ręka:** zapłać dowolną ilość złota, po 1 PCh za każde.
    · **Drzewo:** w każdej twojej kolejnej turze 3 złota i 1 PCh albo zamiast tego 2 PCh, jeśli masz co najmniej 8 złota.
    · **Złotnik:** 2 PCh za każdy rodzaj wyczynu, który masz, wliczając ten.
    .title = Wiatr, Mgły, Noc, Prawa Ręka, Drzewo, Złotnik
    .keywords = wiatr, mgły, mgła, wieczna noc, noc, prawa ręka, drzewo, złotnik, kradzież

diceforge-rules-rebellion_left_hand =
    Wszyscy bohaterowie na wyspach, twój też, wracają na portale startowe. Ich gracze rzucają obiema kośćmi, ale wszystko rozpatrujesz tylko **ty**, para po parze, **zaczynając od własnej**.

    · Ty w nich wybierasz; golemy ruszają twojego golema, odłamki twój znacznik.
    · Twoja strefa na torze Tytanów pomaga tylko przy własnej parze.
    · Nikt inny nie dostaje łaski. Jeśli twój ruch na wyspę wyparł bohatera, dzieje się to wcześniej, z łaską jak zwykle.
    · Dla Bliźniąt i Cerbera to nie jest łaska.
    · **Wielki Niedźwiedź:** każdy twój niedźwiedź daje ci raz 3 PCh, jeśli wyparty jest choć jeden inny bohater; pozostałe osoby z wypartym bohaterem otrzymują 3 PCh za każdego swojego niedźwiedzia.
    .title = Lewa Ręka
    .keywords = lewa ręka, wyprzeć wszystkich, wypieranie, niedźwiedź

diceforge-rules-rebellion_fire =
    { "" }**Wieczny Ogień** daje ci od razu **całą turę w środku tury**:

    1. Boską łaskę **tylko dla ciebie** (przy dwóch osobach dwie).
    2. Twoje wsparcia, każde jeszcze raz.
    3. Akcję: kujesz albo dokonujesz wyczynu.
    4. Dodatkową akcję, jeśli ją opłacisz.

    Gdy ją zakończysz, **twoja pierwsza tura toczy się dalej** od tego miejsca: jeśli jej dodatkowa akcja jest jeszcze przed tobą, nadal możesz ją wziąć. Tę samą ściankę wolno kupić w obu turach.

    Drugi Wieczny Ogień w dodatkowej turze działa tak samo.
    .title = Wieczny Ogień: tura w turze
    .keywords = wieczny ogień, ogień, płomień, dodatkowa tura, zagnieżdżona tura, druga tura

diceforge-rules-rebellion_great =
    { "" }**Bogini:** obróć obie swoje kości na dowolne ścianki i rozpatrz je jak boską łaskę. Działa wszystko, co przychodzi z łaską: ×3, oba golemy, twoja strefa na torze Tytanów, Cerber. Tylko Bliźnięta nie mają czego przerzucać.

    { "" }**Pierwszy Tytan:** weź za darmo z wysp jeden wyczyn, który kosztuje jeden odłamek słońca lub księżyca. Twój bohater się nie rusza i nikogo nie wypiera. Wyczyn liczy się jako kupiony: rozpatrujesz go, nagradzają go strefy i żetony pamięci, liczy go Złotnik. Jeśli takiej karty już nie ma, nic się nie dzieje.
    .title = Bogini i Pierwszy Tytan
    .keywords = karta bogini, pierwszy tytan, karta tytana, darmowy wyczyn, wybrać ścianki

diceforge-rules-rebellion_scoring =
    Na koniec zsumuj jak zwykle zdobyte Punkty Chwały i te wydrukowane na wyczynach.

    · **Moduł Tytanów:** dodaje się wartość pola, na którym stoi twój znacznik, albo odejmuje, jeśli jest po stronie buntu. Nikt nie kończy poniżej 0.
    · **Moduł Bogini:** labirynt nic już na koniec nie daje; jego 15 PCh dostajesz, gdy golem dociera do Bogini.

    Pradawne odłamki, złoto na berłach, nieodesłani Towarzysze i niezebrane żetony pamięci nie są nic warte.
    .title = Punktacja z Rebellion
    .keywords = punktacja, wartość toru, koniec, punkty ujemne, minus, punktacja rebellion
