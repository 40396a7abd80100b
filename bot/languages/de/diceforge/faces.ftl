# Die faces: the name in full and in short, and what the face does.

diceforge-face-g1 = 1 Gold
    .short = 1🪙
diceforge-face-g1-text = Du erhältst 1 Gold.

diceforge-face-v2 = 2 RP
    .short = 2🏆
diceforge-face-v2-text = Du erhältst 2 RP.

diceforge-face-s1 = 1 Sonnensplitter
    .short = 1☀️
diceforge-face-s1-text = Du erhältst 1 Sonnensplitter.

diceforge-face-m1 = 1 Mondsplitter
    .short = 1🌙
diceforge-face-m1-text = Du erhältst 1 Mondsplitter.

diceforge-face-g3 = 3 Gold
    .short = 3🪙
diceforge-face-g3-text = Du erhältst 3 Gold.

diceforge-face-g4 = 4 Gold
    .short = 4🪙
diceforge-face-g4-text = Du erhältst 4 Gold.

diceforge-face-g6 = 6 Gold
    .short = 6🪙
diceforge-face-g6-text = Du erhältst 6 Gold.

diceforge-face-c_g1_s1_m1 = 1 Gold, 1 Sonnen- oder 1 Mondsplitter
    .short = 1🪙/☀️/🌙
diceforge-face-c_g1_s1_m1-text = Du erhältst eines davon nach Wahl: 1 Gold, 1 Sonnen- oder 1 Mondsplitter.

diceforge-face-v1_s1 = 1 RP und 1 Sonnensplitter
    .short = 1🏆 1☀️
diceforge-face-v1_s1-text = Du erhältst 1 RP und 1 Sonnensplitter.

diceforge-face-g2_m1 = 2 Gold und 1 Mondsplitter
    .short = 2🪙 1🌙
diceforge-face-g2_m1-text = Du erhältst 2 Gold und 1 Mondsplitter.

diceforge-face-c_g3_v2 = 3 Gold oder 2 RP
    .short = 3🪙/2🏆
diceforge-face-c_g3_v2-text = Du erhältst eines davon nach Wahl: 3 Gold oder 2 RP.

diceforge-face-m2 = 2 Mondsplitter
    .short = 2🌙
diceforge-face-m2-text = Du erhältst 2 Mondsplitter.

diceforge-face-s2 = 2 Sonnensplitter
    .short = 2☀️
diceforge-face-s2-text = Du erhältst 2 Sonnensplitter.

diceforge-face-v3 = 3 RP
    .short = 3🏆
diceforge-face-v3-text = Du erhältst 3 RP.

diceforge-face-v4 = 4 RP
    .short = 4🏆
diceforge-face-v4-text = Du erhältst 4 RP.

diceforge-face-v2_m2 = 2 RP und 2 Mondsplitter
    .short = 2🏆 2🌙
diceforge-face-v2_m2-text = Du erhältst 2 RP und 2 Mondsplitter.

diceforge-face-c_g2_s2_m2 = 2 Gold, 2 Sonnen- oder 2 Mondsplitter
    .short = 2🪙/☀️/🌙
diceforge-face-c_g2_s2_m2-text = Du erhältst eines davon nach Wahl: 2 Gold, 2 Sonnen- oder 2 Mondsplitter.

diceforge-face-g1_v1_s1_m1 = 1 Gold, 1 RP, 1 Sonnen- und 1 Mondsplitter
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-g1_v1_s1_m1-text = Du erhältst 1 Gold, 1 RP, 1 Sonnen- und 1 Mondsplitter.

diceforge-face-mirror = Spiegel
    .short = Spiegel
    .keywords = kopieren, Abgrund
diceforge-face-mirror-text = Kopiert eine Seite, die auf einem fremden Würfel oben liegt.

diceforge-face-x3 = ×3
    .short = ×3
    .keywords = mal drei, dreifach, verdreifachen, Multiplikator, Helm
diceforge-face-x3-text = Bringt selbst nichts; was dein anderer Würfel bringt, wird verdreifacht.

diceforge-face-ship = Schiff
    .short = Schiff
    .keywords = Himmelsschiff, Rabatt
diceforge-face-ship-text = Du darfst sofort eine Seite aus dem Heiligtum für 2 Gold weniger schmieden.

diceforge-face-boar_red = Eber (rot)
    .short = Eber (rot)
    .keywords = Sturer Eber, roter Eber
diceforge-face-boar_red-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die rote Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.

diceforge-face-boar_blue = Eber (blau)
    .short = Eber (blau)
    .keywords = Sturer Eber, blauer Eber
diceforge-face-boar_blue-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die blaue Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.

diceforge-face-boar_yellow = Eber (gelb)
    .short = Eber (gelb)
    .keywords = Sturer Eber, gelber Eber
diceforge-face-boar_yellow-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die gelbe Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.

diceforge-face-boar_green = Eber (grün)
    .short = Eber (grün)
    .keywords = Sturer Eber, grüner Eber
diceforge-face-boar_green-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die grüne Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.

diceforge-face-shield_red = Sonnenschild
    .short = Sonnenschild
    .keywords = rotes Schild, roter Schild, Schild, Wächter
diceforge-face-shield_red-text = Du erhältst 2 Sonnensplitter; bringt aber dein anderer Würfel auch Sonnensplitter, erhältst du stattdessen 5 RP.

diceforge-face-shield_blue = Mondschild
    .short = Mondschild
    .keywords = blaues Schild, blauer Schild, Schild, Wächter
diceforge-face-shield_blue-text = Du erhältst 2 Mondsplitter; bringt aber dein anderer Würfel auch Mondsplitter, erhältst du stattdessen 5 RP.

diceforge-face-shield_yellow = Goldschild
    .short = Goldschild
    .keywords = gelbes Schild, gelber Schild, Schild, Wächter
diceforge-face-shield_yellow-text = Du erhältst 3 Gold; bringt aber dein anderer Würfel auch Gold, erhältst du stattdessen 5 RP.

diceforge-face-shield_green = Ruhmesschild
    .short = Ruhmesschild
    .keywords = grünes Schild, grüner Schild, Schild, Wächter
diceforge-face-shield_green-text = Du erhältst 3 RP; bringt aber dein anderer Würfel auch RP, erhältst du stattdessen 5 RP.

diceforge-face-a1 = 1 Uralter Splitter
    .short = 1💎
    .keywords = Titanen
diceforge-face-a1-text = Du erhältst 1 Uralten Splitter, und dein Marker rückt 1 Feld nach links.

diceforge-face-l1_v1 = 1 Treue und 1 RP
    .short = 1🛡️ 1🏆
    .keywords = Titanen, Loyalität
diceforge-face-l1_v1-text = Du erhältst 1 RP und 1 Treue: Dein Marker rückt 1 Feld nach rechts.

diceforge-face-g3_a1 = 3 Gold und 1 Uralter Splitter
    .short = 3🪙 1💎
    .keywords = Verbissener, Titanen
diceforge-face-g3_a1-text = Du erhältst 3 Gold und 1 Uralten Splitter, und dein Marker rückt 1 Feld nach links.

diceforge-face-l1_v1_g2 = 2 Gold, 1 RP und 1 Treue
    .short = 2🪙 1🏆 1🛡️
    .keywords = Verbissener, Titanen, Loyalität
diceforge-face-l1_v1_g2-text = Du erhältst 2 Gold, 1 RP und 1 Treue: Dein Marker rückt 1 Feld nach rechts.

diceforge-face-chaos_blue = Mondchaos
    .short = Mondchaos
    .keywords = blaues Chaos, Chaos, Titanen
diceforge-face-chaos_blue-text = Du erhältst 2 Uralte Splitter, und dein Marker rückt 2 Felder nach links. Bringt dein anderer Würfel Mondsplitter, erhältst du 3 RP dazu.

diceforge-face-chaos_red = Sonnenchaos
    .short = Sonnenchaos
    .keywords = rotes Chaos, Chaos, Titanen
diceforge-face-chaos_red-text = Du erhältst 2 Uralte Splitter, und dein Marker rückt 2 Felder nach links. Bringt dein anderer Würfel Sonnensplitter, erhältst du 3 RP dazu.

diceforge-face-chaos_yellow = Goldchaos
    .short = Goldchaos
    .keywords = gelbes Chaos, Chaos, Titanen
diceforge-face-chaos_yellow-text = Du erhältst 2 Treue: Dein Marker rückt 2 Felder nach rechts. Bringt dein anderer Würfel Gold, erhältst du 3 RP dazu.

diceforge-face-chaos_green = Ruhmeschaos
    .short = Ruhmeschaos
    .keywords = grünes Chaos, Chaos, Titanen
diceforge-face-chaos_green-text = Du erhältst 2 Treue: Dein Marker rückt 2 Felder nach rechts. Bringt dein anderer Würfel RP, erhältst du 3 RP dazu.

diceforge-face-misfortune_red = Unglück (rot)
    .short = Unglück (rot)
    .keywords = Spiegel des Unglücks, rotes Unglück, Titanen
diceforge-face-misfortune_red-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach werden deine beiden Würfel auch für die Person ausgeführt, der die rote Karte gehört.

diceforge-face-misfortune_blue = Unglück (blau)
    .short = Unglück (blau)
    .keywords = Spiegel des Unglücks, blaues Unglück, Titanen
diceforge-face-misfortune_blue-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach werden deine beiden Würfel auch für die Person ausgeführt, der die blaue Karte gehört.

diceforge-face-misfortune_yellow = Unglück (gelb)
    .short = Unglück (gelb)
    .keywords = Spiegel des Unglücks, gelbes Unglück, Titanen
diceforge-face-misfortune_yellow-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach werden deine beiden Würfel auch für die Person ausgeführt, der die gelbe Karte gehört.

diceforge-face-misfortune_green = Unglück (grün)
    .short = Unglück (grün)
    .keywords = Spiegel des Unglücks, grünes Unglück, Titanen
diceforge-face-misfortune_green-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach werden deine beiden Würfel auch für die Person ausgeführt, der die grüne Karte gehört.

diceforge-face-golem_moon = Mond-Golem
    .short = Mond-Golem
    .keywords = Golem, Labyrinth, Schritt
diceforge-face-golem_moon-text = Dein Golem geht im Labyrinth 1 Feld vorwärts, und du führst dieses Feld aus.

diceforge-face-golem_sun = Sonnen-Golem
    .short = Sonnen-Golem
    .keywords = Golem, Labyrinth, Schritt
diceforge-face-golem_sun-text = Dein Golem geht im Labyrinth 1 Feld vorwärts, und du führst dieses Feld aus.

# The sides of the Celestial Die.

diceforge-face-cel_g12 = 12 Gold
    .short = 12🪙
    .keywords = Himmlischer Würfel
diceforge-face-cel_g12-text = Du erhältst 12 Gold.

diceforge-face-cel_v5 = 5 RP
    .short = 5🏆
    .keywords = Himmlischer Würfel
diceforge-face-cel_v5-text = Du erhältst 5 RP.

diceforge-face-cel_v3_choice = 3 RP und 3 Gold, 1 Sonnen- oder 1 Mondsplitter
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = Himmlischer Würfel
diceforge-face-cel_v3_choice-text = Du erhältst 3 RP und eines davon nach Wahl: 3 Gold, 1 Sonnen- oder 1 Mondsplitter.

diceforge-face-cel_mirror = Himmlischer Spiegel
    .short = Himmlischer Spiegel
    .keywords = Himmlischer Würfel, jede Seite kopieren
diceforge-face-cel_mirror-text = Du führst eine Seite aus, die auf irgendeinem Würfel oben liegt, auch auf deinem eigenen.

diceforge-face-cel_choose_side = einen Würfel drehen
    .short = einen Würfel drehen
    .keywords = Himmlischer Würfel, Seite wählen
diceforge-face-cel_choose_side-text = Du drehst einen deiner Würfel auf eine Seite deiner Wahl und führst sie aus.

diceforge-face-cel_upgrade2 = zwei Stufen höher
    .short = zwei Stufen höher
    .keywords = Himmlischer Würfel, verbessern
diceforge-face-cel_upgrade2-text = Du darfst eine deiner Seiten gratis durch eine zwei Stufen höhere aus dem Heiligtum ersetzen.

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
