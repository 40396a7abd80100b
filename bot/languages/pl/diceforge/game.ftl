# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Twoje kości nigdy nie są gotowe: wyrzucaj złoto, słońce i księżyc, wykuwaj w Świątyni lepsze ścianki i ruszaj na wyspy po bohaterskie wyczyny. Kto ma najwięcej Punktów Chwały, zasiada wśród bogów.
diceforge-book-rebellion = Dice Forge: Rebellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = od razu
diceforge-types-reinforcement = wsparcie
diceforge-types-automatic = automatycznie
diceforge-types-plain = tylko punkty
diceforge-colour-red = czerwony
diceforge-colour-yellow = żółty
diceforge-colour-green = zielony
diceforge-colour-blue = niebieski
diceforge-line_up-beginner = skład na start
diceforge-line_up-alternate = skład zaawansowany
diceforge-line_up-goddess = moduł Bogini
diceforge-line_up-titans = moduł Tytanów
diceforge-box-base = gra podstawowa
diceforge-box-rebellion = Rebellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other]
        { $feat_gender ->
            [n]
                { " " }({ $colour_id ->
                    [red] czerwone
                    [yellow] żółte
                    [green] zielone
                   *[blue] niebieskie
                })
            [f]
                { " " }({ $colour_id ->
                    [red] czerwona
                    [yellow] żółta
                    [green] zielona
                   *[blue] niebieska
                })
           *[m] { " " }({ $colour })
        }
 }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
    [red] { " " }(czerw.)
    [yellow] { " " }(żółt.)
    [green] { " " }(ziel.)
    [blue] { " " }(nieb.)
   *[other] { " " }({ $colour })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other]
        { $feat_gender ->
            [n]
                { " " }({ $colour_id ->
                    [red] czerwone
                    [yellow] żółte
                    [green] zielone
                   *[blue] niebieskie
                })
            [f]
                { " " }({ $colour_id ->
                    [red] czerwona
                    [yellow] żółta
                    [green] zielona
                   *[blue] niebieska
                })
           *[m] { " " }({ $colour })
        }
 } · { $cost_short } · { $vp }🏆
    .keywords = wyczyn, czyn, { $feat } { $vp } PCh
diceforge-listed-face = { $name }
    .keywords = ścianka, ścianka kości

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Bohaterski wyczyn · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Wsparcie, raz w każdej twojej kolejnej turze** · { $feat_text } { $feat_more }
        [automatic] **Automatycznie** · { $feat_text } { $feat_more }
        [immediate_automatic] **Od razu, potem automatycznie** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **Od razu, potem jako wsparcie w każdej twojej kolejnej turze** · { $feat_text } { $feat_more }
       *[immediate] **Od razu** · { $feat_text } { $feat_more }
    }
    .cost = **Koszt:** { $cost } · wyspa { $island }
    .points = **Punkty na koniec:** { $vp }
    .play = Po jednej karcie na każdą osobę w partii.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Ścianka · Rebellion, moduł Tytanów · od początku na kościach
                [l1_v1] Ścianka · Rebellion, moduł Tytanów · od początku na kościach
               *[other] Ścianka · od początku na kościach
            }
            [16] Ścianka · Rebellion, moduł Tytanów · z Lasu
            [17] Ścianka · Rebellion, moduł Bogini · z Lasu
            [18] Ścianka · Rebellion, moduł Tytanów · z Lasu
            [19] Ścianka · Rebellion, moduł Bogini · od początku na kościach i z Lasu
            [20] Ścianka · Rebellion, moduł Tytanów · z Lasu
           *[other] { $cost ->
                [0] Ścianka · z Ogrodu Świątyni
               *[other] { $face_id ->
                    [s1] Ścianka · od początku na kościach i z Sanktuarium
                    [m1] Ścianka · od początku na kościach i z Sanktuarium
                   *[other] Ścianka · z Sanktuarium
                }
            }
        }
       *[other] Rebellion · ścianka Niebiańskiej Kości
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] Złoto może pójść na młot albo na berło.
            }
            [copy] Ścianka działa sama: ×3 nic nie daje, tarcza daje swój zasób. To nie jest łaska.
            [turn] Ścianka działa sama: ×3 nic nie daje, tarcza daje swój zasób. Rozpatrujesz tylko tę jedną kość.
           *[upgrade] Poziomy to ceny 2, 3, 4, 5, 6, 8 i 12; ścianki startowe i z Ogrodu są poniżej. Jeśli poziom jest pusty, liczy się następny.
        }
        [gain] { $face_id ->
            [a1] Znacznik idzie, nawet gdy na odłamek nie ma miejsca. Minotaur zabiera odłamek, ale nie rusza znacznika.
            [g3_a1] Znacznik idzie, nawet gdy na odłamek nie ma miejsca. Minotaur zabiera złoto i odłamek, ale nie rusza znacznika.
            [l1_v1] Minotaur zabiera punkt, ale nie rusza znacznika.
            [l1_v1_g2] Minotaur zabiera złoto i punkt, ale nie rusza znacznika.
           *[other] { "" }
        }
        [chaos] Sama: { $gains }. Z ×3: trzy razy tyle. Jeśli druga kość daje wybór, najpierw wybierz.
        [misfortune] Nigdy nie można jej zdjąć z kości. Osoba z kartą wybiera za siebie i dla niej ta ścianka też się liczy. Jeśli skopiuje ją lustro, otrzymuje osoba z lustrem, nie ty.
        [golem] Z ×3: trzy kroki. Z oboma golemami w jednej łasce możesz też rzucić Niebiańską Kością. Dla Minotaura i Wiatru nie liczy się wcale.
        [choice] Z ×3: najpierw wybierz, potem potrój. Przy Minotaurze: wybierz, co tracisz.
        [shield] Sama albo gdy druga kość nic nie daje: { $gains }. Z ×3: trzy razy tyle. Jeśli druga kość daje wybór, najpierw wybierz.
        [boar] Nigdy nie można go zdjąć z kości. Potrojony daje ci 3 jednego rodzaju, a osoba z kartą wybiera trzy razy. Minotaur nie rusza tego, co ona otrzymuje.
        [ship] Cena nie spada poniżej 0 złota. Z ×3: 6 złota mniej, nadal jedna ścianka. Możesz brać tylko ścianki, które mają cenę.
        [mirror] Z ×3: wybierz ściankę, potem ją potrój. Skopiowane ×3 potraja twoją własną drugą kość. Kopiując lustro, możesz skopiować dowolną widoczną ściankę.
       *[triple] Sama albo z drugim ×3: nic. Ze statkiem jego zniżka wynosi 6 złota.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Jak zdobyć:** nie da się kupić; ktoś inny dokonuje wyczynu Nieustępliwy Dzik i wskazuje ciebie
            [shield] **Jak zdobyć:** wyczyn Tarcza Strażnika
            [ship] **Jak zdobyć:** wyczyn Niebiański Statek
            [mirror] **Jak zdobyć:** wyczyn Lustro Otchłani
            [triple] **Jak zdobyć:** wyczyn Hełm Niewidzialności
            [chaos] **Jak zdobyć:** wyczyn Chaos
            [misfortune] **Jak zdobyć:** nie da się kupić; ktoś inny dokonuje wyczynu Lustro Niedoli i wskazuje ciebie
            [golem] { $face_id ->
                [golem_sun] **Jak zdobyć:** wyczyn Golem Słońca
               *[golem_moon] **Jak zdobyć:** jedna na start, więcej przez wyczyn Golem Księżyca
            }
            [gain] { $pool ->
                [18] **Jak zdobyć:** wyczyn Zawzięty
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Cena:** { $cost } złota
    }

# Sources of points.

diceforge-part-board = Zdobyte w grze
diceforge-part-feats = Na kartach wyczynów
diceforge-part-track = Na torze Tytanów

# What the dice count in statistics.

diceforge-luck = Liczone według tego, co daje każda ścianka; odłamek i punkt są warte po dwa złota.

# The challenge of the day: how it is played, and the signs of how a match went.

diceforge-daily = przeciw dwóm komputerom
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } wykuta ścianka · { diceforge-daily-mark-start } ścianka startowa
