# What can be chosen before a match of Dice Forge, and the command that opens its lobby.
# Names of options: small letters, at most 32 characters.

# The command and its options.

command-play-diceforge = diceforge
command-play-diceforge-about = Dice Forge dla 2–4 osób: otwórz lobby, do którego inni mogą dołączyć
command-setting-line_up = wyczyny
command-setting-slot_m1 = wyspa-1-księżyc-1-lewo
command-setting-slot_m2 = wyspa-1-księżyc-1-prawo
command-setting-slot_m3 = wyspa-2-księżyc-2
command-setting-slot_m4 = wyspa-2-księżyc-3
command-setting-slot_m5 = wyspa-3-księżyc-4
command-setting-slot_m7 = wyspa-4-księżyc-6
command-setting-slot_m8 = wyspa-4-oba-5
command-setting-slot_f1 = wyspa-7-słońce-1-lewo
command-setting-slot_f2 = wyspa-7-słońce-1-prawo
command-setting-slot_f3 = wyspa-6-słońce-2
command-setting-slot_f4 = wyspa-6-słońce-3
command-setting-slot_f5 = wyspa-5-słońce-4
command-setting-slot_f6 = wyspa-5-słońce-5
command-setting-slot_f7 = wyspa-4-słońce-6
command-setting-module = moduł
command-setting-sets = zestawy
command-setting-action = akcja
command-setting-tie_break = remisy

# Settings and their values.

diceforge-duration = około 45 minut
diceforge-setting-module = Moduł
diceforge-setting-module-none = Brak (gra podstawowa)
diceforge-setting-module-goddess = Bogini (Rebellion) – twój golem idzie przez labirynt pełen nagród
diceforge-setting-module-titans = Tytani (Rebellion) – stań po stronie bogów albo buntu
diceforge-setting-line_up = Wyczyny w grze
diceforge-setting-line_up-beginner = Skład na start – najlepszy na pierwszą partię
diceforge-setting-line_up-advanced = Skład zaawansowany – z dzikiem, tarczami, statkiem i żetonami
diceforge-setting-line_up-goddess_recommended = Z labiryntem (Rebellion) – jedenaście nowych zestawów na moduł Bogini
diceforge-setting-line_up-titans_recommended = Z Tytanami (Rebellion) – dziewięć nowych zestawów na moduł Tytanów
diceforge-setting-line_up-perfect_for_two = Idealny dla dwojga (Rebellion) – mieszanka dla dwóch osób
diceforge-setting-line_up-again_and_again = Raz za razem (Rebellion) – powtarzane łaski i tury
diceforge-setting-line_up-may_the_forge = Niech kuźnia będzie z tobą (Rebellion) – wszystko o ściankach
diceforge-setting-line_up-versatility = Wszechstronność (Rebellion) – po trochu wszystkiego, dla wprawnych
diceforge-setting-line_up-tournament_2020 = Turniej 2020 (Rebellion) – sprawdzony i wyważony
diceforge-setting-line_up-challenge_2021 = Wyzwanie bogów 2021 (Rebellion) – najlepszy na dwie osoby
diceforge-setting-line_up-challenge_2021_final = Wyzwanie bogów 2021, finał (Rebellion) – najlepszy na dwie osoby
diceforge-setting-line_up-random = Losowy – każde miejsce dostaje losowo jeden ze swoich zestawów
diceforge-setting-line_up-draft = Draft – gracze wybierają zestawy po kolei
diceforge-setting-line_up-custom = Własny – wybierz zestaw na każde miejsce (reszta jak na start)
diceforge-setting-slot-default = Jak w składzie na start
diceforge-setting-sets = Z czego losować
diceforge-setting-sets-base = Gra podstawowa
diceforge-setting-sets-rebellion = Gra podstawowa i 20 zestawów z Rebellion
diceforge-setting-first = Kto zaczyna
diceforge-setting-first-random = Losowo
diceforge-setting-first-host = Host (to przewaga, więc bez rankingu)
diceforge-setting-action = Pasowanie
diceforge-setting-action-may = Zawsze dozwolone
diceforge-setting-action-must = Tylko gdy nie da się ani kuć, ani dokonać wyczynu
diceforge-setting-tie_break = Remisy
diceforge-setting-tie_break-shared = Wspólne miejsce
diceforge-setting-tie_break-bga = Więcej ścianek, potem wyczynów, zasobów, potem wcześniejsza tura
