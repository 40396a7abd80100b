# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 oro
    .short = 1🪙
diceforge-face-g1-text = Guadagni 1 oro.

diceforge-face-v2 = 2 PG
    .short = 2🏆
diceforge-face-v2-text = Guadagni 2 PG.

diceforge-face-s1 = 1 frammento solare
    .short = 1☀️
diceforge-face-s1-text = Guadagni 1 frammento solare.

diceforge-face-m1 = 1 frammento lunare
    .short = 1🌙
diceforge-face-m1-text = Guadagni 1 frammento lunare.

diceforge-face-g3 = 3 oro
    .short = 3🪙
diceforge-face-g3-text = Guadagni 3 oro.

diceforge-face-g4 = 4 oro
    .short = 4🪙
diceforge-face-g4-text = Guadagni 4 oro.

diceforge-face-g6 = 6 oro
    .short = 6🪙
diceforge-face-g6-text = Guadagni 6 oro.

diceforge-face-c_g1_s1_m1 = 1 oro, 1 frammento solare o 1 lunare
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = Guadagni a scelta 1 oro, 1 frammento solare o 1 frammento lunare.

diceforge-face-v1_s1 = 1 PG e 1 frammento solare
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = Guadagni 1 PG e 1 frammento solare.

diceforge-face-g2_m1 = 2 oro e 1 frammento lunare
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = Guadagni 2 oro e 1 frammento lunare.

diceforge-face-c_g3_v2 = 3 oro o 2 PG
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = Guadagni a scelta 3 oro o 2 PG.

diceforge-face-m2 = 2 frammenti lunari
    .short = 2🌙
diceforge-face-m2-text = Guadagni 2 frammenti lunari.

diceforge-face-s2 = 2 frammenti solari
    .short = 2☀️
diceforge-face-s2-text = Guadagni 2 frammenti solari.

diceforge-face-v3 = 3 PG
    .short = 3🏆
diceforge-face-v3-text = Guadagni 3 PG.

diceforge-face-v4 = 4 PG
    .short = 4🏆
diceforge-face-v4-text = Guadagni 4 PG.

diceforge-face-v2_m2 = 2 PG e 2 frammenti lunari
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = Guadagni 2 PG e 2 frammenti lunari.

diceforge-face-c_g2_s2_m2 = 2 oro, 2 frammenti solari o 2 lunari
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = Guadagni a scelta 2 oro, 2 frammenti solari o 2 frammenti lunari.

diceforge-face-g1_v1_s1_m1 = 1 oro, 1 PG, 1 frammento solare e 1 lunare
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = Guadagni 1 oro, 1 PG, 1 frammento solare e 1 lunare.

diceforge-face-mirror = specchio
    .short = specchio
    .keywords = copia, abisso
diceforge-face-mirror-text = Copia una faccia visibile sul dado di un’altra persona.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = per tre, triplo, moltiplicatore, x3, elmo
diceforge-face-x3-text = Da solo non dà nulla; triplica ciò che dà l’altro tuo dado.

diceforge-face-ship = nave
    .short = nave
    .keywords = nave celestiale, sconto, barca
diceforge-face-ship-text = Puoi comprare una faccia del Santuario a 2 oro in meno e forgiarla subito.

diceforge-face-boar_red = cinghiale rosso
    .short = cinghiale rosso
    .keywords = cinghiale tenace
diceforge-face-boar_red-text = Guadagni 1 frammento solare o lunare. Poi chi possiede la carta del cinghiale rosso guadagna 1 frammento solare, 1 frammento lunare o 3 PG.

diceforge-face-boar_blue = cinghiale blu
    .short = cinghiale blu
    .keywords = cinghiale tenace
diceforge-face-boar_blue-text = Guadagni 1 frammento solare o lunare. Poi chi possiede la carta del cinghiale blu guadagna 1 frammento solare, 1 frammento lunare o 3 PG.

diceforge-face-boar_yellow = cinghiale giallo
    .short = cinghiale giallo
    .keywords = cinghiale tenace
diceforge-face-boar_yellow-text = Guadagni 1 frammento solare o lunare. Poi chi possiede la carta del cinghiale giallo guadagna 1 frammento solare, 1 frammento lunare o 3 PG.

diceforge-face-boar_green = cinghiale verde
    .short = cinghiale verde
    .keywords = cinghiale tenace
diceforge-face-boar_green-text = Guadagni 1 frammento solare o lunare. Poi chi possiede la carta del cinghiale verde guadagna 1 frammento solare, 1 frammento lunare o 3 PG.

diceforge-face-shield_red = scudo solare
    .short = scudo solare
    .keywords = scudo rosso, scudo, guardiano
diceforge-face-shield_red-text = Guadagni 2 frammenti solari, o invece 5 PG se anche l’altro tuo dado dà sole.

diceforge-face-shield_blue = scudo lunare
    .short = scudo lunare
    .keywords = scudo blu, scudo, guardiano
diceforge-face-shield_blue-text = Guadagni 2 frammenti lunari, o invece 5 PG se anche l’altro tuo dado dà luna.

diceforge-face-shield_yellow = scudo d’oro
    .short = scudo d’oro
    .keywords = scudo giallo, scudo, guardiano
diceforge-face-shield_yellow-text = Guadagni 3 oro, o invece 5 PG se anche l’altro tuo dado dà oro.

diceforge-face-shield_green = scudo PG
    .short = scudo PG
    .keywords = scudo verde, scudo, guardiano
diceforge-face-shield_green-text = Guadagni 3 PG, o invece 5 PG se anche l’altro tuo dado dà PG.

diceforge-face-a1 = 1 frammento antico
    .short = 1💎
    .keywords = titani
diceforge-face-a1-text = Guadagni 1 frammento antico, e il tuo indicatore si sposta di 1 casella a sinistra.

diceforge-face-l1_v1 = 1 lealtà e 1 PG
    .short = 1🛡️ 1🏆
    .keywords = titani, fedeltà
diceforge-face-l1_v1-text = Guadagni 1 PG e 1 lealtà: il tuo indicatore si sposta di 1 casella a destra.

diceforge-face-g3_a1 = 3 oro e 1 frammento antico
    .short = 3🪙 1💎
    .keywords = ostinato, titani
diceforge-face-g3_a1-text = Guadagni 3 oro e 1 frammento antico, e il tuo indicatore si sposta di 1 casella a sinistra.

diceforge-face-l1_v1_g2 = 2 oro, 1 PG e 1 lealtà
    .short = 2🪙 1🏆 1🛡️
    .keywords = ostinato, titani, fedeltà
diceforge-face-l1_v1_g2-text = Guadagni 2 oro, 1 PG e 1 lealtà: il tuo indicatore si sposta di 1 casella a destra.

diceforge-face-chaos_blue = caos lunare
    .short = caos lunare
    .keywords = caos blu, caos, titani
diceforge-face-chaos_blue-text = Guadagni 2 frammenti antichi, e il tuo indicatore si sposta di 2 caselle a sinistra. Se l’altro tuo dado dà luna, guadagni anche 3 PG.

diceforge-face-chaos_red = caos solare
    .short = caos solare
    .keywords = caos rosso, caos, titani
diceforge-face-chaos_red-text = Guadagni 2 frammenti antichi, e il tuo indicatore si sposta di 2 caselle a sinistra. Se l’altro tuo dado dà sole, guadagni anche 3 PG.

diceforge-face-chaos_yellow = caos d’oro
    .short = caos d’oro
    .keywords = caos giallo, caos, titani
diceforge-face-chaos_yellow-text = Guadagni 2 lealtà, e il tuo indicatore si sposta di 2 caselle a destra. Se l’altro tuo dado dà oro, guadagni anche 3 PG.

diceforge-face-chaos_green = caos PG
    .short = caos PG
    .keywords = caos verde, caos, titani
diceforge-face-chaos_green-text = Guadagni 2 lealtà, e il tuo indicatore si sposta di 2 caselle a destra. Se l’altro tuo dado dà PG, guadagni anche 3 PG.

diceforge-face-misfortune_red = sventura rossa
    .short = sventura rossa
    .keywords = specchio della sventura, titani
diceforge-face-misfortune_red-text = Guadagni 1 lealtà o 1 frammento antico. Poi chi possiede lo Specchio della Sventura rosso applica anche entrambi i tuoi dadi.

diceforge-face-misfortune_blue = sventura blu
    .short = sventura blu
    .keywords = specchio della sventura, titani
diceforge-face-misfortune_blue-text = Guadagni 1 lealtà o 1 frammento antico. Poi chi possiede lo Specchio della Sventura blu applica anche entrambi i tuoi dadi.

diceforge-face-misfortune_yellow = sventura gialla
    .short = sventura gialla
    .keywords = specchio della sventura, titani
diceforge-face-misfortune_yellow-text = Guadagni 1 lealtà o 1 frammento antico. Poi chi possiede lo Specchio della Sventura giallo applica anche entrambi i tuoi dadi.

diceforge-face-misfortune_green = sventura verde
    .short = sventura verde
    .keywords = specchio della sventura, titani
diceforge-face-misfortune_green-text = Guadagni 1 lealtà o 1 frammento antico. Poi chi possiede lo Specchio della Sventura verde applica anche entrambi i tuoi dadi.

diceforge-face-golem_moon = golem lunare
    .short = golem lunare
    .keywords = golem, labirinto, passo
diceforge-face-golem_moon-text = Il tuo golem avanza di 1 casella nel labirinto, e ricevi ciò che quella casella dà.

diceforge-face-golem_sun = golem solare
    .short = golem solare
    .keywords = golem, labirinto, passo
diceforge-face-golem_sun-text = Il tuo golem avanza di 1 casella nel labirinto, e ricevi ciò che quella casella dà.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 oro
    .short = 12🪙
    .keywords = dado celestiale
diceforge-face-cel_g12-text = Guadagni 12 oro.

diceforge-face-cel_v5 = 5 PG
    .short = 5🏆
    .keywords = dado celestiale
diceforge-face-cel_v5-text = Guadagni 5 PG.

diceforge-face-cel_v3_choice = 3 PG, e 3 oro, 1 frammento solare o 1 lunare
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = dado celestiale
diceforge-face-cel_v3_choice-text = Guadagni 3 PG, e a scelta 3 oro, 1 frammento solare o 1 frammento lunare.

diceforge-face-cel_mirror = specchio celestiale
    .short = specchio celestiale
    .keywords = dado celestiale, copiare una faccia
diceforge-face-cel_mirror-text = Applichi una faccia visibile su un dado qualsiasi, anche tuo.

diceforge-face-cel_choose_side = gira un dado
    .short = gira un dado
    .keywords = dado celestiale, scegliere un lato
diceforge-face-cel_choose_side-text = Giri uno dei tuoi dadi su una faccia qualsiasi e la applichi.

diceforge-face-cel_upgrade2 = due livelli in più
    .short = due livelli in più
    .keywords = dado celestiale, migliorare
diceforge-face-cel_upgrade2-text = Puoi sostituire gratis una tua faccia con una del Santuario di due livelli superiore.

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
