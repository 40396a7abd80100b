# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 złoto
    .short = 1🪙
diceforge-face-g1-text = Otrzymujesz 1 złoto.

diceforge-face-v2 = 2 PCh
    .short = 2🏆
diceforge-face-v2-text = Otrzymujesz 2 PCh.

diceforge-face-s1 = 1 odłamek słońca
    .short = 1☀️
diceforge-face-s1-text = Otrzymujesz 1 odłamek słońca.

diceforge-face-m1 = 1 odłamek księżyca
    .short = 1🌙
diceforge-face-m1-text = Otrzymujesz 1 odłamek księżyca.

diceforge-face-g3 = 3 złota
    .short = 3🪙
diceforge-face-g3-text = Otrzymujesz 3 złota.

diceforge-face-g4 = 4 złota
    .short = 4🪙
diceforge-face-g4-text = Otrzymujesz 4 złota.

diceforge-face-g6 = 6 złota
    .short = 6🪙
diceforge-face-g6-text = Otrzymujesz 6 złota.

diceforge-face-c_g1_s1_m1 = 1 złoto, 1 słońce lub 1 księżyc
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = Otrzymujesz jedno z trzech: 1 złoto, 1 odłamek słońca albo 1 odłamek księżyca.

diceforge-face-v1_s1 = 1 PCh i 1 odłamek słońca
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = Otrzymujesz 1 PCh i 1 odłamek słońca.

diceforge-face-g2_m1 = 2 złota i 1 odłamek księżyca
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = Otrzymujesz 2 złota i 1 odłamek księżyca.

diceforge-face-c_g3_v2 = 3 złota lub 2 PCh
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = Otrzymujesz jedno z dwojga: 3 złota albo 2 PCh.

diceforge-face-m2 = 2 odłamki księżyca
    .short = 2🌙
diceforge-face-m2-text = Otrzymujesz 2 odłamki księżyca.

diceforge-face-s2 = 2 odłamki słońca
    .short = 2☀️
diceforge-face-s2-text = Otrzymujesz 2 odłamki słońca.

diceforge-face-v3 = 3 PCh
    .short = 3🏆
diceforge-face-v3-text = Otrzymujesz 3 PCh.

diceforge-face-v4 = 4 PCh
    .short = 4🏆
diceforge-face-v4-text = Otrzymujesz 4 PCh.

diceforge-face-v2_m2 = 2 PCh i 2 odłamki księżyca
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = Otrzymujesz 2 PCh i 2 odłamki księżyca.

diceforge-face-c_g2_s2_m2 = 2 złota, 2 słońca lub 2 księżyce
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = Otrzymujesz jedno z trzech: 2 złota, 2 odłamki słońca albo 2 odłamki księżyca.

diceforge-face-g1_v1_s1_m1 = 1 złoto, 1 PCh, 1 słońce i 1 księżyc
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = Otrzymujesz 1 złoto, 1 PCh, 1 odłamek słońca i 1 odłamek księżyca.

diceforge-face-mirror = lustro
    .short = lustro
    .keywords = kopia, zwierciadło, otchłań
diceforge-face-mirror-text = Kopiuje ściankę widoczną na cudzej kości.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = razy trzy, potrojenie, mnożnik, x3, hełm
diceforge-face-x3-text = Sama nic nie daje; potraja to, co daje twoja druga kość.

diceforge-face-ship = statek
    .short = statek
    .keywords = niebiański statek, zniżka, łódź
diceforge-face-ship-text = Możesz kupić jedną ściankę z Sanktuarium o 2 złota taniej i od razu ją wykuć.

diceforge-face-boar_red = czerwony dzik
    .short = czerwony dzik
    .keywords = nieustępliwy dzik
diceforge-face-boar_red-text = Otrzymujesz 1 odłamek słońca lub księżyca. Potem osoba z czerwoną kartą dzika otrzymuje 1 odłamek słońca, 1 odłamek księżyca albo 3 PCh.

diceforge-face-boar_blue = niebieski dzik
    .short = niebieski dzik
    .keywords = nieustępliwy dzik
diceforge-face-boar_blue-text = Otrzymujesz 1 odłamek słońca lub księżyca. Potem osoba z niebieską kartą dzika otrzymuje 1 odłamek słońca, 1 odłamek księżyca albo 3 PCh.

diceforge-face-boar_yellow = żółty dzik
    .short = żółty dzik
    .keywords = nieustępliwy dzik
diceforge-face-boar_yellow-text = Otrzymujesz 1 odłamek słońca lub księżyca. Potem osoba z żółtą kartą dzika otrzymuje 1 odłamek słońca, 1 odłamek księżyca albo 3 PCh.

diceforge-face-boar_green = zielony dzik
    .short = zielony dzik
    .keywords = nieustępliwy dzik
diceforge-face-boar_green-text = Otrzymujesz 1 odłamek słońca lub księżyca. Potem osoba z zieloną kartą dzika otrzymuje 1 odłamek słońca, 1 odłamek księżyca albo 3 PCh.

diceforge-face-shield_red = tarcza słońca
    .short = tarcza słońca
    .keywords = czerwona tarcza, tarcza, strażnik
diceforge-face-shield_red-text = Otrzymujesz 2 odłamki słońca, a jeśli twoja druga kość też daje słońce, zamiast nich 5 PCh.

diceforge-face-shield_blue = tarcza księżyca
    .short = tarcza księżyca
    .keywords = niebieska tarcza, tarcza, strażnik
diceforge-face-shield_blue-text = Otrzymujesz 2 odłamki księżyca, a jeśli twoja druga kość też daje księżyc, zamiast nich 5 PCh.

diceforge-face-shield_yellow = tarcza złota
    .short = tarcza złota
    .keywords = żółta tarcza, tarcza, strażnik
diceforge-face-shield_yellow-text = Otrzymujesz 3 złota, a jeśli twoja druga kość też daje złoto, zamiast nich 5 PCh.

diceforge-face-shield_green = tarcza PCh
    .short = tarcza PCh
    .keywords = zielona tarcza, tarcza, strażnik
diceforge-face-shield_green-text = Otrzymujesz 3 PCh, a jeśli twoja druga kość też daje PCh, zamiast nich 5 PCh.

diceforge-face-a1 = 1 pradawny odłamek
    .short = 1💎
    .keywords = tytani
diceforge-face-a1-text = Otrzymujesz 1 pradawny odłamek, a twój znacznik przesuwa się o 1 pole w lewo.

diceforge-face-l1_v1 = 1 lojalność i 1 PCh
    .short = 1🛡️ 1🏆
    .keywords = tytani, lojalność
diceforge-face-l1_v1-text = Otrzymujesz 1 PCh i 1 lojalność: twój znacznik przesuwa się o 1 pole w prawo.

diceforge-face-g3_a1 = 3 złota i 1 pradawny odłamek
    .short = 3🪙 1💎
    .keywords = zawzięty, tytani
diceforge-face-g3_a1-text = Otrzymujesz 3 złota i 1 pradawny odłamek, a twój znacznik przesuwa się o 1 pole w lewo.

diceforge-face-l1_v1_g2 = 2 złota, 1 PCh i 1 lojalność
    .short = 2🪙 1🏆 1🛡️
    .keywords = zawzięty, tytani, lojalność
diceforge-face-l1_v1_g2-text = Otrzymujesz 2 złota, 1 PCh i 1 lojalność: twój znacznik przesuwa się o 1 pole w prawo.

diceforge-face-chaos_blue = chaos księżyca
    .short = chaos księżyca
    .keywords = niebieski chaos, chaos, tytani
diceforge-face-chaos_blue-text = Otrzymujesz 2 pradawne odłamki, a twój znacznik przesuwa się o 2 pola w lewo. Jeśli twoja druga kość daje księżyc, otrzymujesz też 3 PCh.

diceforge-face-chaos_red = chaos słońca
    .short = chaos słońca
    .keywords = czerwony chaos, chaos, tytani
diceforge-face-chaos_red-text = Otrzymujesz 2 pradawne odłamki, a twój znacznik przesuwa się o 2 pola w lewo. Jeśli twoja druga kość daje słońce, otrzymujesz też 3 PCh.

diceforge-face-chaos_yellow = chaos złota
    .short = chaos złota
    .keywords = żółty chaos, chaos, tytani
diceforge-face-chaos_yellow-text = Otrzymujesz 2 lojalności, a twój znacznik przesuwa się o 2 pola w prawo. Jeśli twoja druga kość daje złoto, otrzymujesz też 3 PCh.

diceforge-face-chaos_green = chaos PCh
    .short = chaos PCh
    .keywords = zielony chaos, chaos, tytani
diceforge-face-chaos_green-text = Otrzymujesz 2 lojalności, a twój znacznik przesuwa się o 2 pola w prawo. Jeśli twoja druga kość daje PCh, otrzymujesz też 3 PCh.

diceforge-face-misfortune_red = czerwona niedola
    .short = czerwona niedola
    .keywords = lustro niedoli, pech, tytani
diceforge-face-misfortune_red-text = Otrzymujesz 1 lojalność lub 1 pradawny odłamek. Potem osoba z czerwonym Lustrem Niedoli też rozpatruje obie twoje kości.

diceforge-face-misfortune_blue = niebieska niedola
    .short = niebieska niedola
    .keywords = lustro niedoli, pech, tytani
diceforge-face-misfortune_blue-text = Otrzymujesz 1 lojalność lub 1 pradawny odłamek. Potem osoba z niebieskim Lustrem Niedoli też rozpatruje obie twoje kości.

diceforge-face-misfortune_yellow = żółta niedola
    .short = żółta niedola
    .keywords = lustro niedoli, pech, tytani
diceforge-face-misfortune_yellow-text = Otrzymujesz 1 lojalność lub 1 pradawny odłamek. Potem osoba z żółtym Lustrem Niedoli też rozpatruje obie twoje kości.

diceforge-face-misfortune_green = zielona niedola
    .short = zielona niedola
    .keywords = lustro niedoli, pech, tytani
diceforge-face-misfortune_green-text = Otrzymujesz 1 lojalność lub 1 pradawny odłamek. Potem osoba z zielonym Lustrem Niedoli też rozpatruje obie twoje kości.

diceforge-face-golem_moon = golem księżyca
    .short = golem księżyca
    .keywords = golem, labirynt, krok
diceforge-face-golem_moon-text = Twój golem idzie 1 pole naprzód w labiryncie, a ty dostajesz to, co daje to pole.

diceforge-face-golem_sun = golem słońca
    .short = golem słońca
    .keywords = golem, labirynt, krok
diceforge-face-golem_sun-text = Twój golem idzie 1 pole naprzód w labiryncie, a ty dostajesz to, co daje to pole.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 złota
    .short = 12🪙
    .keywords = niebiańska kość
diceforge-face-cel_g12-text = Otrzymujesz 12 złota.

diceforge-face-cel_v5 = 5 PCh
    .short = 5🏆
    .keywords = niebiańska kość
diceforge-face-cel_v5-text = Otrzymujesz 5 PCh.

diceforge-face-cel_v3_choice = 3 PCh oraz 3 złota, 1 słońce lub 1 księżyc
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = niebiańska kość
diceforge-face-cel_v3_choice-text = Otrzymujesz 3 PCh i jedno z trzech: 3 złota, 1 odłamek słońca albo 1 odłamek księżyca.

diceforge-face-cel_mirror = niebiańskie lustro
    .short = niebiańskie lustro
    .keywords = niebiańska kość, kopiuj dowolną ściankę
diceforge-face-cel_mirror-text = Rozpatrujesz jedną ściankę widoczną na dowolnej kości, także własnej.

diceforge-face-cel_choose_side = obrót kości
    .short = obrót kości
    .keywords = niebiańska kość, wybierz ściankę
diceforge-face-cel_choose_side-text = Obracasz jedną ze swoich kości na dowolną ściankę i ją rozpatrujesz.

diceforge-face-cel_upgrade2 = dwa poziomy wyżej
    .short = dwa poziomy wyżej
    .keywords = niebiańska kość, ulepszenie
diceforge-face-cel_upgrade2-text = Możesz za darmo wymienić jedną swoją ściankę na ściankę z Sanktuarium o dwa poziomy wyższą.

# A face to choose from: a shield with what it brings, the longest in short.

diceforge-choosable = { $face_id ->
    [shield_red] { $face } (2☀️/5🏆)
    [shield_blue] { $face } (2🌙/5🏆)
    [shield_yellow] { $face } (3🪙/5🏆)
    [shield_green] { $face } (3🏆/5🏆)
    [chaos_red] { $face } (2💎, +3🏆)
    [chaos_blue] { $face } (2💎, +3🏆)
    [chaos_yellow] { $face } (2🛡️, +3🏆)
    [chaos_green] { $face } (2🛡️, +3🏆)
    [g1_v1_s1_m1] { $face_short }
    [l1_v1_g2] { $face_short }
    [g3_a1] { $face_short }
   *[other] { $face }
 }
