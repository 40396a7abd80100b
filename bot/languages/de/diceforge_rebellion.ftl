# Was die Erweiterung Rebellion zu Dice Forge hinzufügt: Dinge, Würfelseiten, Heldentaten und Orte.

diceforge-book-rebellion = Dice Forge: Rebellion

# Ressourcen

diceforge-resource-ancient = Uralte Splitter
diceforge-resource-loyalty = Treue
diceforge-symbol-ancient = 💎
diceforge-symbol-loyalty = 🛡️
diceforge-amount-ancient = { $amount ->
    [one] { $amount } Uralter Splitter
   *[other] { $amount } Uralte Splitter
 }
    .short = { $amount }💎
diceforge-amount-loyalty = { $amount } Treue
    .short = { $amount }🛡️

# Würfelseiten, ausgeschrieben und kurz

diceforge-face-a1 = 1 Uralter Splitter
    .short = 1💎
    .keywords = Titanen
diceforge-face-l1_v1 = 1 Treue und 1 RP
    .short = 1🛡️ 1🏆
    .keywords = Titanen, Loyalität
diceforge-face-g3_a1 = 3 Gold und 1 Uralter Splitter
    .short = 3🪙 1💎
    .keywords = Verbissener, Titanen
diceforge-face-l1_v1_g2 = 2 Gold, 1 RP und 1 Treue
    .short = 2🪙 1🏆 1🛡️
    .keywords = Verbissener, Titanen, Loyalität
diceforge-face-chaos_red = Sonnenchaos
    .short = Sonnenchaos
    .keywords = rotes Chaos, Chaos, Titanen
diceforge-face-chaos_blue = Mondchaos
    .short = Mondchaos
    .keywords = blaues Chaos, Chaos, Titanen
diceforge-face-chaos_yellow = Goldchaos
    .short = Goldchaos
    .keywords = gelbes Chaos, Chaos, Titanen
diceforge-face-chaos_green = Ruhmeschaos
    .short = Ruhmeschaos
    .keywords = grünes Chaos, Chaos, Titanen
diceforge-face-misfortune_red = Unglück (rot)
    .short = Unglück (rot)
    .keywords = Spiegel des Unglücks, rotes Unglück, Titanen
diceforge-face-misfortune_yellow = Unglück (gelb)
    .short = Unglück (gelb)
    .keywords = Spiegel des Unglücks, gelbes Unglück, Titanen
diceforge-face-misfortune_green = Unglück (grün)
    .short = Unglück (grün)
    .keywords = Spiegel des Unglücks, grünes Unglück, Titanen
diceforge-face-misfortune_blue = Unglück (blau)
    .short = Unglück (blau)
    .keywords = Spiegel des Unglücks, blaues Unglück, Titanen
diceforge-face-golem_moon = Mond-Golem
    .short = Mond-Golem
    .keywords = Golem, Labyrinth, Schritt
diceforge-face-golem_sun = Sonnen-Golem
    .short = Sonnen-Golem
    .keywords = Golem, Labyrinth, Schritt

# Die Seiten des Himmlischen Würfels

diceforge-face-cel_g12 = 12 Gold
    .short = 12🪙
    .keywords = Himmlischer Würfel
diceforge-face-cel_v5 = 5 RP
    .short = 5🏆
    .keywords = Himmlischer Würfel
diceforge-face-cel_v3_choice = 3 RP und 3 Gold, 1 Sonnen- oder 1 Mondsplitter
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = Himmlischer Würfel
diceforge-face-cel_mirror = Himmlischer Spiegel
    .short = Himmlischer Spiegel
    .keywords = Himmlischer Würfel, jede Seite kopieren
diceforge-face-cel_choose_side = einen Würfel drehen
    .short = einen Würfel drehen
    .keywords = Himmlischer Würfel, Seite wählen
diceforge-face-cel_upgrade2 = zwei Stufen höher
    .short = zwei Stufen höher
    .keywords = Himmlischer Würfel, verbessern

# Was jede Seite bewirkt

diceforge-face-a1-text = Du erhältst 1 Uralten Splitter, und dein Marker geht 1 Feld nach links.
diceforge-face-l1_v1-text = Du erhältst 1 RP und 1 Treue: Dein Marker geht 1 Feld nach rechts.
diceforge-face-g3_a1-text = Du erhältst 3 Gold und 1 Uralten Splitter, und dein Marker geht 1 Feld nach links.
diceforge-face-l1_v1_g2-text = Du erhältst 2 Gold, 1 RP und 1 Treue: Dein Marker geht 1 Feld nach rechts.
diceforge-face-chaos_red-text = Du erhältst 2 Uralte Splitter, dein Marker geht 2 Felder nach links; bringt dein anderer Würfel Sonnensplitter, erhältst du 3 RP dazu.
diceforge-face-chaos_blue-text = Du erhältst 2 Uralte Splitter, dein Marker geht 2 Felder nach links; bringt dein anderer Würfel Mondsplitter, erhältst du 3 RP dazu.
diceforge-face-chaos_yellow-text = Du erhältst 2 Treue, dein Marker geht 2 Felder nach rechts; bringt dein anderer Würfel Gold, erhältst du 3 RP dazu.
diceforge-face-chaos_green-text = Du erhältst 2 Treue, dein Marker geht 2 Felder nach rechts; bringt dein anderer Würfel RP, erhältst du 3 RP dazu.
diceforge-face-misfortune_red-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach führt auch, wem der rote Spiegel des Unglücks gehört, deine beiden Würfel aus.
diceforge-face-misfortune_yellow-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach führt auch, wem der gelbe Spiegel des Unglücks gehört, deine beiden Würfel aus.
diceforge-face-misfortune_green-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach führt auch, wem der grüne Spiegel des Unglücks gehört, deine beiden Würfel aus.
diceforge-face-misfortune_blue-text = Du erhältst 1 Treue oder 1 Uralten Splitter. Danach führt auch, wem der blaue Spiegel des Unglücks gehört, deine beiden Würfel aus.
diceforge-face-golem_moon-text = Dein Golem geht im Labyrinth 1 Feld vorwärts, und du führst dieses Feld aus.
diceforge-face-golem_sun-text = Dein Golem geht im Labyrinth 1 Feld vorwärts, und du führst dieses Feld aus.
diceforge-face-cel_g12-text = Du erhältst 12 Gold.
diceforge-face-cel_v5-text = Du erhältst 5 RP.
diceforge-face-cel_v3_choice-text = Du erhältst 3 RP und eines davon nach Wahl: 3 Gold, 1 Sonnen- oder 1 Mondsplitter.
diceforge-face-cel_mirror-text = Du führst eine Seite aus, die auf irgendeinem Würfel oben liegt, auch auf deinem eigenen.
diceforge-face-cel_choose_side-text = Du drehst einen deiner Würfel auf eine Seite deiner Wahl und führst sie aus.
diceforge-face-cel_upgrade2-text = Du darfst eine deiner Seiten gratis durch eine aus dem Heiligtum ersetzen, die zwei Stufen höher ist.

# Die Heldentaten. „.brief“ sagt in wenigen Worten, was eine bringt.

diceforge-feat-twins = Die Zwillinge
    .brief = 3🪙 zahlen und einen Würfel neu werfen, dann 1🌙 oder 1🏆
    .keywords = Zwillinge, neu würfeln, neu werfen
diceforge-feat-scepter = Zepter des Schmieds
    .brief = Fasst 6🪙 mehr; ab 4 zahlt es auch als ☀️ oder 🌙
    .keywords = Zepter, Szepter, Stab
diceforge-feat-companion = Der Begleiter
    .brief = Schritt für Schritt, und einmal bis zu 5☀️ und 5🏆
    .keywords = Begleiter, Gefährte
diceforge-feat-celestial_die = Der Himmlische Würfel
    .brief = Wirf den Himmlischen Würfel
    .keywords = Himmlischer Würfel, Himmelswürfel
diceforge-feat-wind = Der Wind
    .brief = Alle würfeln; du erhältst eine Art von allen Würfeln
    .keywords = Wind, Sturm
diceforge-feat-ancestor = Der Ahne
    .brief = Eine 🏆-Seite gratis, dann ihr Würfel als kleine Göttergabe
    .keywords = Ahne, Vorfahr
diceforge-feat-mists = Der Nebel
    .brief = Wer am wenigsten 🪙 hat, verliert 5🏆 an dich
    .keywords = Nebel, Dunst
diceforge-feat-eternal_night = Die Ewige Nacht
    .brief = Alle anderen verlieren 1☀️ und 1🌙 an dich
    .keywords = Nacht, ewige Nacht, Dunkelheit
diceforge-feat-right_hand = Die Rechte Hand
    .brief = Beliebig viel 🪙 gegen je 1🏆 tauschen
    .keywords = rechte Hand, Hand
diceforge-feat-merchant = Der Händler
    .brief = In jedem deiner nächsten Züge: 2🏆 oder eine bessere Seite
    .keywords = Händler, Kaufmann, verbessern, Stufe
diceforge-feat-omniscient = Der Allwissende
    .brief = 2🏆 für jede Seite deiner Würfel, die 🏆 zeigt
    .keywords = Allwissender, Auge
diceforge-feat-trident = Der Dreizack aus der Tiefe
    .brief = Gib all dein 🪙 für eine beliebige Seite aus dem Tempel
    .keywords = Dreizack, Poseidon, Tiefe
diceforge-feat-eternal_fire = Die Ewige Flamme
    .brief = Sofort ein ganzer Zug extra
    .keywords = Flamme, Feuer, Extrazug, zusätzlicher Zug
diceforge-feat-left_hand = Die Linke Hand
    .brief = Verdrängt alle Helden; du führst all ihre Würfel aus
    .keywords = linke Hand, Hand
diceforge-feat-first_titan = Der Erste Titan
    .brief = Gratis eine Heldentat, die 1🌙 oder 1☀️ kostet
    .keywords = Titan, erster Titan, gratis
diceforge-feat-goddess = Die Göttin
    .brief = Dreh beide Würfel, wie du willst, und führe sie aus
    .keywords = Göttin, Hera
diceforge-feat-moon_golem = Der Mond-Golem
    .brief = Schmiede einen Mond-Golem: ein Schritt im Labyrinth
    .keywords = Golem, Mondgolem
diceforge-feat-great_golem = Der Große Golem
    .brief = Dein Golem geht 2 Felder vorwärts
    .keywords = Golem, großer Golem
diceforge-feat-sun_golem = Der Sonnen-Golem
    .brief = Schmiede einen Sonnen-Golem: ein Schritt im Labyrinth
    .keywords = Golem, Sonnengolem
diceforge-feat-time_golem = Der Zeit-Golem
    .brief = Dein Golem geht 2 Felder zurück
    .keywords = Golem, Zeitgolem, rückwärts
diceforge-feat-memory = Das Gedächtnis
    .brief = Zwei Marker auf Inseln belohnen deine nächsten Taten dort
    .keywords = Gedächtnis, Erinnerung
diceforge-feat-dogged = Der Verbissene
    .brief = Schmiede 3🪙 1💎 oder 2🪙 1🏆 1🛡️
    .keywords = Verbissener
diceforge-feat-mirror_of_misfortune = Spiegel des Unglücks
    .brief = Jemand muss ihn schmieden; du nutzt dessen Würfel mit
    .keywords = Unglück, Pech, Spiegel

## Eigene Übersetzungen: Heldentaten, deren Titel in den deutschen Regeln fehlen

diceforge-feat-tree = Der Baum
    .brief = In jedem deiner nächsten Züge: 3🪙 und 1🏆, reich: 2🏆
    .keywords = Baum, Laub
diceforge-feat-wood_nymph = Die Waldnymphe
    .brief = Sofort 4🪙, und du darfst eine Seite kaufen
    .keywords = Nymphe, Waldnymphe, Dryade
diceforge-feat-light = Das Licht
    .brief = In jedem deiner nächsten Züge: 3🪙 für eine Seite, die oben liegt
    .keywords = Licht, Lampe
diceforge-feat-goldsmith = Der Goldschmied
    .brief = 2🏆 für jede verschiedene Heldentat, die du hast
    .keywords = Goldschmied, Juwelier
diceforge-feat-oracle = Das Orakel
    .brief = Kleine Göttergaben; mit 💎 oder 🛡️ rücken andere nach links
    .keywords = Orakel, Pythia, Delphi
diceforge-feat-chaos = Das Chaos
    .brief = Schmiede eine Chaos-Seite deiner Wahl
    .keywords = Chaos, Unordnung
diceforge-feat-guardian = Der Hüter
    .brief = In jedem deiner nächsten Züge: 1💎 oder 1🛡️
    .keywords = Hüter, Beschützer

##

# Was die Heldentaten bewirken, auf ihren Seiten; und was dazu noch gut zu wissen ist

diceforge-card-twins-text = Nach dem Wurf für eine deiner Göttergaben oder nach deinem Wurf des Himmlischen Würfels, bevor etwas ausgeführt wird: Du darfst 3 Gold zahlen und einen dieser Würfel neu werfen. Danach erhältst du auch 1 Mondsplitter oder 1 RP.
diceforge-card-twins-more = Jedes Exemplar einmal pro Wurf, auch mehrere für denselben Würfel; es zählt nur seine letzte Seite.
diceforge-card-scepter-text = Leg das Zepter aus. Wann immer du von nun an Gold erhältst, dürfen bis zu 6 davon auf das Zepter. Dieses Gold gibst du aus wie jedes andere.
diceforge-card-scepter-more = In deinem eigenen Zug lässt sich ein Zepter mit 4 oder 5 Gold leeren und zahlt 1 Sonnen- oder 1 Mondsplitter, eines mit 6 Gold zahlt 2 einer Art. Diese Splitter gibst du sofort aus. Was auf dem Heldentableau gezählt oder von dort genommen wird, betrifft das Zepter nicht.
diceforge-card-companion-text = Leg den Begleiter auf Feld 0 aus. Als Verstärkung geht er 1 Feld weiter, bis Feld 5. In deinem eigenen Zug darfst du ihn jederzeit entlassen: Du erhältst so viele Sonnensplitter und so viele RP, wie sein Feld zeigt.
diceforge-card-companion-more = Ist er entlassen, bewirkt er nichts mehr; die Karte zählt am Ende trotzdem ihre Ruhmespunkte.
diceforge-card-celestial_die-text = Wirf den Himmlischen Würfel und führe seine Seite aus.
diceforge-card-celestial_die-more = Eine Göttergabe ist es nicht, also kann Zerberus sie nicht wiederholen; die Zwillinge dürfen ihn neu werfen. Seine Seiten stehen in `/rules` unter „Der Himmlische Würfel“.
diceforge-card-wind-text = Alle, auch du, werfen beide Würfel und führen nichts aus. Wähle eine Art: Du erhältst alles davon, was diese Seiten zeigen.
diceforge-card-wind-more = Spiegel, ×3, Schiffe und Golems zählen nichts; bei Schilden und Chaos-Seiten zählt nur, was sie allein bringen. Eine Seite mit Wahl zählt für jede Art, die sie zeigt.
diceforge-card-ancestor-text = Du darfst die günstigste Seite aus dem Heiligtum, die RP zeigt, gratis schmieden. Danach erhältst du eine kleine Göttergabe mit diesem Würfel.
diceforge-card-ancestor-more = Schmiedest du nichts, wählst du den Würfel für die Göttergabe.
diceforge-card-mists-text = Wer am wenigsten Gold auf dem Heldentableau hat, verliert 5 RP, und du erhältst, was verloren geht.
diceforge-card-mists-more = Bei Gleichstand verlieren alle, die am wenigsten haben. Hast nur du am wenigsten, geschieht nichts. Gold auf einem Zepter zählt nicht.
diceforge-card-eternal_night-text = Alle anderen verlieren 1 Mond- und 1 Sonnensplitter, soweit sie welche haben. Du erhältst alles, was verloren geht.
diceforge-card-eternal_night-more = Uralte Splitter sind sicher.
diceforge-card-right_hand-text = Du darfst beliebig viel Gold zahlen: Jedes bringt dir 1 RP.
diceforge-card-right_hand-more = Auch Gold auf einem Zepter darfst du zahlen.
diceforge-card-tree-text = Du erhältst 3 Gold und 1 RP; mit 8 oder mehr Gold auf deinem Heldentableau stattdessen 2 RP.
diceforge-card-tree-more = Gold auf einem Zepter zählt nicht. Wählen kannst du nicht.
diceforge-card-merchant-text = Du erhältst 2 RP oder ersetzt eine deiner Seiten gratis durch eine aus dem Heiligtum, die eine Stufe höher ist.
diceforge-card-merchant-more = Die Stufen sind die Preise 2, 3, 4, 5, 6, 8 und 12; Startseiten und Seiten aus dem Garten liegen darunter und steigen zu denen für 2 Gold. Ist eine Stufe leer, gilt die nächste. Mehrere Händler dürfen eine Seite zusammen um so viele Stufen heben; pro Zug heben sie nur eine einzige.
diceforge-card-wood_nymph-text = Du erhältst 4 Gold. Danach darfst du eine Seite aus dem Heiligtum zu ihrem Preis kaufen und sofort schmieden.
diceforge-card-wood_nymph-more = Das Gold darf in einen Hammer oder auf ein Zepter.
diceforge-card-light-text = Du darfst 3 Gold zahlen und eine Seite ausführen, die auf einem eigenen oder fremden Würfel oben liegt.
diceforge-card-light-more = Sie wirkt wie eine Seite allein: ×3 bringt nichts, ein Schild seine Ressource. Nicht der Himmlische Würfel. Eine Göttergabe ist es nicht.
diceforge-card-goldsmith-text = Du erhältst 2 RP für jede verschiedene Heldentat, die du hast, diese eingeschlossen.
diceforge-card-goldsmith-more = Mehrere Exemplare einer Heldentat zählen einmal, gleich in welchen Farben.
diceforge-card-omniscient-text = Du erhältst 2 RP für jede Seite deiner beiden Würfel, die RP zeigt.
diceforge-card-omniscient-more = Schilde und Chaos-Seiten zeigen RP, Eber und Unglück nicht.
diceforge-card-trident-text = Gib alles Gold von deinem Heldentableau ab, auch wenn dort keines liegt. Dann schmiede gratis eine beliebige Seite aus Heiligtum oder Garten.
diceforge-card-trident-more = Nur keine Seite aus dem Garten, die eine Heldentat dieser Partie bringt. Gold auf einem Zepter bleibt.
diceforge-card-eternal_fire-text = Du hast sofort einen ganzen Zug extra: eine Göttergabe nur für dich, Verstärkungen, eine Aktion und eine Zusatzaktion. Danach geht dein erster Zug weiter.
diceforge-card-eternal_fire-more = Jede Verstärkung lässt sich darin noch einmal nutzen. Zu zweit kommt die Göttergabe zweimal.
diceforge-card-left_hand-text = Alle Helden auf Inseln, auch deiner, werden verdrängt. Für jeden davon werden beide Würfel geworfen, aber du führst all diese Paare aus, eines nach dem anderen, zuerst dein eigenes.
diceforge-card-left_hand-more = Ein Großer Bär bringt seine 3 RP: einmal dir, wenn noch jemand verdrängt wurde, und allen anderen, deren Held verdrängt wurde.
diceforge-card-first_titan-text = Nimm gratis eine Heldentat, die 1 Mond- oder 1 Sonnensplitter kostet, ohne deinen Helden zu bewegen, und führe sie aus.
diceforge-card-first_titan-more = Sie gilt als gekauft.
diceforge-card-goddess-text = Dreh deine beiden Würfel auf Seiten deiner Wahl und führe sie aus wie eine große Göttergabe.
diceforge-card-goddess-more = Zerberus darf sie wiederholen. Die Zwillinge haben nichts neu zu werfen.
diceforge-card-moon_golem-text = Nimm einen Mond-Golem aus dem Wald und schmiede ihn sofort.
diceforge-card-moon_golem-more = Gewürfelt geht dein Golem 1 Feld vorwärts. Zusammen mit einem Sonnen-Golem darfst du auch den Himmlischen Würfel werfen.
diceforge-card-great_golem-text = Dein Golem geht im Labyrinth 2 Felder vorwärts.
diceforge-card-great_golem-more = Jedes Feld führst du aus, bevor er weitergeht.
diceforge-card-sun_golem-text = Nimm einen Sonnen-Golem aus dem Wald und schmiede ihn sofort.
diceforge-card-sun_golem-more = Gewürfelt geht dein Golem 1 Feld vorwärts. Zusammen mit einem Mond-Golem darfst du auch den Himmlischen Würfel werfen.
diceforge-card-time_golem-text = Dein Golem geht im Labyrinth 2 Felder zurück.
diceforge-card-time_golem-more = Jedes Feld führst du aus, bevor er weitergeht. Wo Wege zusammenkommen, wählst du; von dort darf er später einen anderen Weg nehmen. Vom Feld der Göttin geht er nicht mehr weg.
diceforge-memory-text = Leg deine beiden Gedächtnis-Marker auf zwei verschiedene Inseln, jeden mit der Seite, die du willst: 2 Uralte Splitter und 1 Mondsplitter oder 2 Treue und 1 Sonnensplitter. Nimmst du danach eine Heldentat einer solchen Insel, erhältst du, was der Marker zeigt.
diceforge-memory-more = Jeder Marker wirkt einmal. Marker von anderen stören nicht. Diese Karte selbst löst keinen aus.
diceforge-card-memory_yellow-text = { diceforge-memory-text }
diceforge-card-memory_yellow-more = { diceforge-memory-more }
diceforge-card-memory_red-text = { diceforge-memory-text }
diceforge-card-memory_red-more = { diceforge-memory-more }
diceforge-card-memory_blue-text = { diceforge-memory-text }
diceforge-card-memory_blue-more = { diceforge-memory-more }
diceforge-card-memory_green-text = { diceforge-memory-text }
diceforge-card-memory_green-more = { diceforge-memory-more }
diceforge-card-oracle-text = Du erhältst eine kleine Göttergabe. Bringt sie dir Treue oder Uralte Splitter, gehen die Marker aller anderen 1 Feld nach links.
diceforge-card-oracle-more = Die anderen erhalten dadurch keinen Splitter.
diceforge-card-chaos-text = Wähle eine der Chaos-Seiten, die noch im Wald liegen, und schmiede sie sofort.
diceforge-card-chaos-more = Es gibt vier: zwei bringen Uralte Splitter, zwei Treue. Jede bringt 3 RP dazu, wenn dein anderer Würfel das Passende bringt.
diceforge-card-dogged-text = Wähle eine Seite aus dem Wald und schmiede sie sofort: 3 Gold und 1 Uralter Splitter oder 2 Gold, 1 RP und 1 Treue.
diceforge-card-dogged-more = Von beiden gibt es zwei.
diceforge-card-guardian-text = Du erhältst nach Wahl 1 Treue oder 1 Uralten Splitter.
diceforge-card-guardian-more = Dein Marker geht 1 Feld nach rechts oder nach links.
diceforge-misfortune-text = Bestimme jemand anderen: Diese Person muss das Unglück in der Farbe der Karte sofort schmieden und darf es nie mehr entfernen. Wann immer es ausgeführt wird, führst danach du beide Würfel dieser Person aus wie eine große Göttergabe.
diceforge-misfortune-more = Auch das Unglück selbst zählt mit: 1 Treue oder 1 Uralter Splitter. Du wählst für dich selbst. Deine Zone auf dem Titanen-Spielplan bringt dabei nichts, denn es sind nicht deine Würfel.
diceforge-card-mirror_of_misfortune_yellow-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_yellow-more = { diceforge-misfortune-more }
diceforge-card-mirror_of_misfortune_red-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_red-more = { diceforge-misfortune-more }
diceforge-card-mirror_of_misfortune_blue-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_blue-more = { diceforge-misfortune-more }
diceforge-card-mirror_of_misfortune_green-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_green-more = { diceforge-misfortune-more }

# Auslagen, Bereiche, Würfel

diceforge-line_up-goddess = Göttin-Modul
diceforge-line_up-titans = Titanen-Modul
diceforge-box-base = Grundspiel
diceforge-box-rebellion = Rebellion
diceforge-area-forest = Wald
diceforge-die-celestial = Himmlischer Würfel
    .short = himmlisch
diceforge-dice-celestial = Himmlischer Würfel
diceforge-pool-16 = Wald: Unglück
diceforge-pool-17 = Wald: Sonnen-Golems
diceforge-pool-18 = Wald: 3 Gold und 1 Uralter Splitter oder 2 Gold, 1 RP und 1 Treue
diceforge-pool-19 = Wald: Mond-Golems
diceforge-pool-20 = Wald: Chaos-Seiten
diceforge-side-ancient = 2 Uralte Splitter und 1 Mondsplitter
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 Treue und 1 Sonnensplitter
    .short = 2🛡️ 1☀️

# Woher etwas kommt, wofür etwas gezahlt wird

diceforge-source-extra = Zusatzaktion
diceforge-source-golems = Beide Golems
