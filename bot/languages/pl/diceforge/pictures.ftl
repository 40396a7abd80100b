# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Mino-taur; Niebiań-ska Kość; Niedź-wiedź; Prze-woźnik; Saty-rowie; Towa-rzysz; Warto-wnik; Wszech-wiedzący; Wyrocz-nia; Zaw-zięty
diceforge-picture-round = RUNDA
diceforge-picture-round-short = RUNDA { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] Gdzie dać tę ściankę?
   *[several] Którą ściankę wykuwasz?
 }
diceforge-picture-ask-draft = który zestaw wyczynów?
diceforge-picture-ask-take = który wyczyn za darmo?
diceforge-picture-ask-choose = Co bierzesz?
diceforge-picture-ask-boar = Co bierzesz?
diceforge-picture-ask-lose = Co tracisz?
diceforge-picture-ask-hammer = Ile złota na młot?
diceforge-picture-ask-exchange = Wymienić na Punkty Chwały?
diceforge-picture-ask-mirror = Którą ściankę kopiujesz?
diceforge-picture-ask-order = Która ścianka najpierw?
diceforge-picture-ask-ship = Wykuć ściankę?
diceforge-picture-ask-cerberus = Rozpatrzyć jeszcze raz?
diceforge-picture-ask-die = Którą kością rzucasz?
diceforge-picture-ask-satyrs = Których dwóch kości używasz?
diceforge-picture-ask-bearer = Kto musi ją wykuć?
diceforge-picture-ask-tokens = Który żeton najpierw?
diceforge-picture-ask-twins = Przerzucić kość?
diceforge-picture-ask-scepter = Ile złota na berło?
diceforge-picture-ask-purse = Ile z berła?
diceforge-picture-ask-pay = Jak płacisz?
diceforge-picture-ask-companion = Który Towarzysz idzie?
diceforge-picture-ask-merchant = Punkty czy ścianka?
diceforge-picture-ask-upgrade = Którą ściankę ulepszasz?
diceforge-picture-ask-copy = Którą ściankę rozpatrujesz?
diceforge-picture-ask-side = Na którą ściankę obrócić?
diceforge-picture-ask-trade = Ile złota na PCh?
diceforge-picture-ask-path = Dokąd idzie twój golem?
diceforge-picture-ask-treasure = Który skarb?
diceforge-picture-ask-deal = Zapłacić za to?
diceforge-picture-ask-celestial = Rzucić Niebiańską Kością?
diceforge-picture-ask-memory = Która wyspa i strona?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = kucie
diceforge-picture-do-feat = wyczyn
diceforge-picture-do-use = wsparcie
diceforge-picture-do-triton = Tryton
diceforge-picture-do-companion = Towarzysz
diceforge-picture-do-extra = dod. akcja
diceforge-picture-do-end = koniec
diceforge-picture-do-pass = pas

# Close-up and temple.

diceforge-picture-round-of = Runda { $round } z { $rounds }
diceforge-picture-feats = Wyczyny
diceforge-picture-no-cards = bez wyczynów
diceforge-picture-hammer-done = młot ukończony
diceforge-picture-no-hammer = bez młota
diceforge-picture-in-labyrinth = Labirynt: pole { $space } z { $last }
diceforge-picture-on-track = Tor Tytanów: pole { $space } z { $last }
diceforge-picture-nothing-under-way = nic w toku
diceforge-picture-die-light = Jasna kość
diceforge-picture-die-dark = Ciemna kość
diceforge-picture-up = na górze
diceforge-picture-newest = nowa
diceforge-picture-temple = ŚWIĄTYNIA
diceforge-picture-garden = Ogród
diceforge-picture-forest = Las
diceforge-picture-lit = Jasne: może kupić

# Points by source.

diceforge-picture-dice = Rzuty
diceforge-picture-hammer = Młot
diceforge-picture-effects = Efekty
diceforge-picture-lost = Strata
diceforge-picture-labyrinth = Labirynt
diceforge-picture-track = Tor Tytanów
diceforge-picture-final = Wynik końcowy
diceforge-picture-so-far = Gdyby partia skończyła się teraz (runda { $round })

# Feats and faces.

diceforge-picture-price = Cena
diceforge-picture-free = Darmo
diceforge-picture-gold-left = Zostaje złota
diceforge-picture-costs = Koszt: { $cost }
diceforge-picture-island = wyspa { $island }
diceforge-picture-type-none = Bez efektu
diceforge-picture-type-immediate = Od razu
diceforge-picture-type-reinforcement = Wsparcie, w każdej twojej turze
diceforge-picture-type-automatic = Automatycznie, gdy tylko pasuje
diceforge-picture-worth =
    { $number ->
        [one] Daje 1 punkt
        [few] Daje { $number } punkty
       *[other] Daje { $number } punktów
    } na koniec.
diceforge-picture-at-start =
    { $number ->
        [one] Jedna na twoich kościach na start
       *[other] { $number } na twoich kościach na start
    }
diceforge-picture-in-sanctuary =
    Sanktuarium: { $gold } złota, { $number ->
        [one] 1 sztuka
        [few] { $number } sztuki
       *[other] { $number } sztuk
    }
diceforge-picture-in-garden =
    Ogród: za wyczyn { $card }, { $number ->
        [one] 1 sztuka
        [few] { $number } sztuki
       *[other] { $number } sztuk
    }
diceforge-picture-in-forest =
    Las: za wyczyn { $card }, { $number ->
        [one] 1 sztuka
        [few] { $number } sztuki
       *[other] { $number } sztuk
    }
diceforge-picture-at-start-goddess = W module Bogini od początku na twoich kościach
diceforge-picture-at-start-titans = W module Tytanów od początku na twoich kościach
diceforge-picture-celestial-side = Ścianka Niebiańskiej Kości
diceforge-picture-part-of-goddess = Rebellion: część modułu Bogini
diceforge-picture-part-of-titans = Rebellion: część modułu Tytanów
diceforge-picture-fits-feather = Rebellion: z myślą o module Bogini
diceforge-picture-fits-triangle = Rebellion: z myślą o module Tytanów

# The modules.

diceforge-picture-goddess = LABIRYNT
diceforge-picture-titans = TOR TYTANÓW
diceforge-picture-short-goddess = Labirynt
diceforge-picture-short-titans = Tytani
diceforge-picture-side-cel_g12 = 12 złota
diceforge-picture-side-cel_v5 = 5 PCh
diceforge-picture-side-cel_v3_choice = 3 PCh + 3 złota, 1 słońce lub 1 księżyc
diceforge-picture-side-cel_mirror = kopiuj widoczną ściankę
diceforge-picture-side-cel_choose_side = obróć kość i rozpatrz ściankę
diceforge-picture-side-cel_upgrade2 = ścianka 2 poziomy wyżej
diceforge-picture-brief-cel_mirror = kopiuj ściankę
diceforge-picture-brief-cel_choose_side = obróć kość
diceforge-picture-brief-cel_upgrade2 = 2 poziomy wyżej

# The labyrinth.

diceforge-picture-treasures = Skarby

# The Titans’ track.

diceforge-picture-rebellion = BUNT
diceforge-picture-gods = BOGOWIE
diceforge-picture-zone-neutral = bez efektu
diceforge-picture-at-the-end = na koniec partii

# The board explained, and the feats close up.

diceforge-picture-feats-page = WYCZYNY · { $page } Z { $pages }
diceforge-picture-legend-goddess = LABIRYNT: CO ROBIĄ POLA
diceforge-picture-legend-titans = TYTANI: STREFY I ŚCIEŻKI
diceforge-picture-legend-space =
    { $count ->
        [one] Pole { $numbers }
       *[other] Pola { $numbers }
    }
diceforge-picture-legend-gain = Otrzymujesz { $gains }.
diceforge-picture-legend-choose = Wybierasz: { $choices }.
diceforge-picture-legend-steal = Zabierz do { $gains } każdej innej osobie.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Rzuć Niebiańską Kością i rozpatrz ją.
       *[other] Rzuć Niebiańską Kością { $times } razy, jeden rzut po drugim.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Możesz kupić jedną ściankę z Sanktuarium za jej cenę i ją wykuć.
       *[other] Możesz kupić jedną ściankę z Sanktuarium o { $discount } złota taniej i ją wykuć.
    }
diceforge-picture-legend-buy = Możesz raz zapłacić { $price } za { $gains }.
diceforge-picture-legend-forged = Otrzymujesz { $gains } za każdą ściankę wykutą do tej pory.
diceforge-picture-legend-treasure = Pierwszy golem wybiera skarb i bierze jego bogatą stronę; późniejsze dostają drugą.
diceforge-picture-legend-goddess-space = Otrzymujesz { $gains }, a golem tu zostaje. Pierwszy golem pozwala też obrócić obie kości na dowolne ścianki i je rozpatrzyć.
diceforge-picture-legend-golems-name = Golem słońca + golem księżyca
diceforge-picture-legend-golems = Oba w jednej łasce: możesz też rzucić Niebiańską Kością.
diceforge-picture-legend-ancient-name = Pradawne odłamki
diceforge-picture-legend-ancient = Płacą jak słońce lub księżyc za wyczyny i dodatkową akcję. Każdy otrzymany przesuwa znacznik o 1 pole w lewo, nawet gdy nie ma na niego miejsca.
diceforge-picture-legend-loyalty-name = Lojalność
diceforge-picture-legend-loyalty = Każda przesuwa znacznik w prawo. Nie da się jej zbierać.
diceforge-picture-legend-memory-name = Na brzegu
diceforge-picture-legend-memory = Żeton pamięci w kolorze właściciela: jego następny wyczyn z tej wyspy daje to, co żeton pokazuje. Tarcza: 2 lojalności i 1 odłamek słońca. Kryształ: 2 pradawne odłamki i 1 odłamek księżyca.
diceforge-picture-legend-blue-name = Ścieżki ze strzałką
diceforge-picture-legend-blue = Jeśli niebieska ścieżka prowadzi w stronę ruchu znacznika, musi on nią iść. Ścieżka ze strzałką działa tylko w jedną stronę.
diceforge-picture-legend-end-name = Liczby
diceforge-picture-legend-end = Liczbę twojego pola dodaje się na koniec do punktów albo odejmuje.
diceforge-picture-legend = DICE FORGE: LEGENDA PLANSZY
diceforge-picture-legend-lit-name = Złota ramka
diceforge-picture-legend-lit = W zasięgu: możesz to mieć teraz.
diceforge-picture-legend-bought-name = Jasnoniebieski krążek
diceforge-picture-legend-bought = Nowy wyczyn tej osoby od ostatniej planszy.
diceforge-picture-legend-up-name = Jasnoniebieska ramka
diceforge-picture-legend-up = Ta ścianka leży na górze: z ostatniego rzutu albo świeżo wykuta.
diceforge-picture-legend-newest-name = Gwiazdka i kropki
diceforge-picture-legend-newest = Nowe od ostatniej planszy: ścianka (gwiazdka) albo droga bohatera (kropki).
diceforge-picture-legend-home-name = Na nabrzeżu
diceforge-picture-legend-home = Ci bohaterowie nie są jeszcze na wyspie albo ktoś ich wyparł.
diceforge-picture-legend-hero-name = Bohater
diceforge-picture-legend-hero = Stoi na wyspie ostatniego wyczynu gracza. Gdy przybywa inny bohater, wypiera go, a wyparty gracz dostaje boską łaskę.
diceforge-picture-legend-price-name = Cena
diceforge-picture-legend-price = Ile złota kosztują ścianki obok; wyczyny kosztują księżyc lub słońce. ×n: tyle zostało.
diceforge-picture-legend-immediate-name = Piorun
diceforge-picture-legend-immediate = Działa raz, gdy bierzesz wyczyn.
diceforge-picture-legend-reinforcement-name = Krążące strzałki
diceforge-picture-legend-reinforcement = Wsparcie: jeśli chcesz, użyj raz w każdej swojej turze.
diceforge-picture-legend-automatic-name = Znak ∞
diceforge-picture-legend-automatic = Działa samo, gdy tylko pasuje.
diceforge-picture-legend-joint-name = Na ściance
diceforge-picture-legend-joint = Plus: dostajesz wszystko. Ukośnik: wybierasz jedno.
diceforge-picture-legend-store-name = Skarbiec
diceforge-picture-legend-store = Co kto ma, ile się zmieści i co doszło w tej turze.
diceforge-picture-legend-points-name = Miejsce i punkty
diceforge-picture-legend-points = Punkty do tej pory, z wyczynami, jakby partia kończyła się teraz.
diceforge-picture-legend-feats-name = Wyczyny
diceforge-picture-legend-feats = Ile kto ma wyczynów; ich punkty są w wyniku. Obok: trwałe efekty.
diceforge-picture-legend-hammer-name = Młot
diceforge-picture-legend-hammer = Okrążenie i pole: każde włożone złoto to jedno pole.
diceforge-picture-legend-asked-name = Znak zapytania
diceforge-picture-legend-asked = Ta osoba teraz wybiera.
diceforge-picture-legend-turn-name = Strzałka
diceforge-picture-legend-turn = To tura tej osoby, ale inni też wybierają.
diceforge-picture-legend-torch-name = Pochodnia
diceforge-picture-legend-torch = Pierwszy gracz: zaczyna każdą rundę.
diceforge-picture-legend-halt-name = Dwie kreski
diceforge-picture-legend-halt = Możesz teraz spasować albo zakończyć turę.
diceforge-picture-legend-foot-name = U stóp świątyni
diceforge-picture-legend-foot = Ścianki, które dają wyczyny, a nie złoto. Łuk: Ogród. Drzewo: Las.

# The lobby.

diceforge-picture-invitation = Wykuj swoje kości, zdobądź łaskę bogów
diceforge-picture-invitation-rebellion = Rebellion: nowe wyczyny bogów i Tytanów
diceforge-picture-invitation-goddess = Rebellion: czyj golem pierwszy dotrze do Bogini?
diceforge-picture-invitation-titans = Rebellion: po stronie bogów czy Tytanów?
