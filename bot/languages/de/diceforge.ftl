# Alles, was das Spiel Dice Forge sagt. Wie Fakten zu Variablen werden, steht in bot/languages/variables.py.
# Ein Fakt, der fehlen darf, wird mit [none] oder [0] abgefragt (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Deine Würfel sind nie fertig: Erwürfle Gold, Sonnen- und Mondsplitter, schmiede im Tempel bessere Seiten auf deine Würfel und zieh zu den Inseln, um Heldentaten zu vollbringen. Wer am Ende die meisten Ruhmespunkte hat, bekommt einen Platz unter den Göttern.

# Ressourcen. So viel davon, ausgeschrieben und kurz.

diceforge-resource-gold = Gold
diceforge-resource-sun = Sonnensplitter
diceforge-resource-moon = Mondsplitter
diceforge-resource-vp = RP
diceforge-symbol-gold = 🪙
diceforge-symbol-sun = ☀️
diceforge-symbol-moon = 🌙
diceforge-symbol-vp = 🏆
diceforge-amount-gold = { $amount } Gold
    .short = { $amount }🪙
diceforge-amount-sun = { $amount } Sonnensplitter
    .short = { $amount }☀️
diceforge-amount-moon = { $amount } Mondsplitter
    .short = { $amount }🌙
diceforge-amount-vp = { $amount } RP
    .short = { $amount }🏆

# Würfelseiten, ausgeschrieben und kurz

diceforge-face-g1 = 1 Gold
    .short = 1🪙
diceforge-face-g3 = 3 Gold
    .short = 3🪙
diceforge-face-g4 = 4 Gold
    .short = 4🪙
diceforge-face-g6 = 6 Gold
    .short = 6🪙
diceforge-face-s1 = 1 Sonnensplitter
    .short = 1☀️
diceforge-face-s2 = 2 Sonnensplitter
    .short = 2☀️
diceforge-face-m1 = 1 Mondsplitter
    .short = 1🌙
diceforge-face-m2 = 2 Mondsplitter
    .short = 2🌙
diceforge-face-v2 = 2 RP
    .short = 2🏆
diceforge-face-v3 = 3 RP
    .short = 3🏆
diceforge-face-v4 = 4 RP
    .short = 4🏆
diceforge-face-v1_s1 = 1 RP und 1 Sonnensplitter
    .short = 1🏆 1☀️
diceforge-face-g2_m1 = 2 Gold und 1 Mondsplitter
    .short = 2🪙 1🌙
diceforge-face-v2_m2 = 2 RP und 2 Mondsplitter
    .short = 2🏆 2🌙
diceforge-face-g1_v1_s1_m1 = 1 Gold, 1 RP, 1 Sonnen- und 1 Mondsplitter
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-c_g1_s1_m1 = 1 Gold, 1 Sonnen- oder 1 Mondsplitter
    .short = 1🪙/☀️/🌙
diceforge-face-c_g2_s2_m2 = 2 Gold, 2 Sonnen- oder 2 Mondsplitter
    .short = 2🪙/☀️/🌙
diceforge-face-c_g3_v2 = 3 Gold oder 2 RP
    .short = 3🪙/2🏆
diceforge-face-x3 = ×3
    .short = ×3
    .keywords = mal drei, dreifach, verdreifachen, Multiplikator, Helm
diceforge-face-mirror = Spiegel
    .short = Spiegel
    .keywords = kopieren, Abgrund
diceforge-face-ship = Schiff
    .short = Schiff
    .keywords = Himmelsschiff, Rabatt
diceforge-face-boar_red = Eber (rot)
    .short = Eber (rot)
    .keywords = Sturer Eber, roter Eber
diceforge-face-boar_yellow = Eber (gelb)
    .short = Eber (gelb)
    .keywords = Sturer Eber, gelber Eber
diceforge-face-boar_green = Eber (grün)
    .short = Eber (grün)
    .keywords = Sturer Eber, grüner Eber
diceforge-face-boar_blue = Eber (blau)
    .short = Eber (blau)
    .keywords = Sturer Eber, blauer Eber
diceforge-face-shield_red = Sonnenschild
    .short = Sonnenschild
    .keywords = rotes Schild, roter Schild, Schild, Wächter
diceforge-face-shield_blue = Mondschild
    .short = Mondschild
    .keywords = blaues Schild, blauer Schild, Schild, Wächter
diceforge-face-shield_yellow = Goldschild
    .short = Goldschild
    .keywords = gelbes Schild, gelber Schild, Schild, Wächter
diceforge-face-shield_green = Ruhmesschild
    .short = Ruhmesschild
    .keywords = grünes Schild, grüner Schild, Schild, Wächter

# Eine Seite zur Wahl: ein Schild mit dem, was er bringt, die längste kurz

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

# Was jede Seite bewirkt

diceforge-face-g1-text = Du erhältst 1 Gold.
diceforge-face-g3-text = Du erhältst 3 Gold.
diceforge-face-g4-text = Du erhältst 4 Gold.
diceforge-face-g6-text = Du erhältst 6 Gold.
diceforge-face-s1-text = Du erhältst 1 Sonnensplitter.
diceforge-face-s2-text = Du erhältst 2 Sonnensplitter.
diceforge-face-m1-text = Du erhältst 1 Mondsplitter.
diceforge-face-m2-text = Du erhältst 2 Mondsplitter.
diceforge-face-v2-text = Du erhältst 2 RP.
diceforge-face-v3-text = Du erhältst 3 RP.
diceforge-face-v4-text = Du erhältst 4 RP.
diceforge-face-v1_s1-text = Du erhältst 1 RP und 1 Sonnensplitter.
diceforge-face-g2_m1-text = Du erhältst 2 Gold und 1 Mondsplitter.
diceforge-face-v2_m2-text = Du erhältst 2 RP und 2 Mondsplitter.
diceforge-face-g1_v1_s1_m1-text = Du erhältst 1 Gold, 1 RP, 1 Sonnen- und 1 Mondsplitter.
diceforge-face-c_g1_s1_m1-text = Du erhältst eines davon nach Wahl: 1 Gold, 1 Sonnen- oder 1 Mondsplitter.
diceforge-face-c_g2_s2_m2-text = Du erhältst eines davon nach Wahl: 2 Gold, 2 Sonnen- oder 2 Mondsplitter.
diceforge-face-c_g3_v2-text = Du erhältst eines davon nach Wahl: 3 Gold oder 2 RP.
diceforge-face-x3-text = Bringt selbst nichts; was dein anderer Würfel bringt, wird verdreifacht.
diceforge-face-mirror-text = Kopiert eine Seite, die auf einem fremden Würfel oben liegt.
diceforge-face-ship-text = Du darfst sofort eine Seite aus dem Heiligtum für 2 Gold weniger schmieden.
diceforge-face-boar_red-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die rote Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.
diceforge-face-boar_yellow-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die gelbe Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.
diceforge-face-boar_green-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die grüne Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.
diceforge-face-boar_blue-text = Du erhältst 1 Sonnen- oder 1 Mondsplitter. Danach erhält, wem die blaue Eberkarte gehört, 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.
diceforge-face-shield_red-text = Du erhältst 2 Sonnensplitter; bringt aber dein anderer Würfel auch Sonnensplitter, erhältst du stattdessen 5 RP.
diceforge-face-shield_blue-text = Du erhältst 2 Mondsplitter; bringt aber dein anderer Würfel auch Mondsplitter, erhältst du stattdessen 5 RP.
diceforge-face-shield_yellow-text = Du erhältst 3 Gold; bringt aber dein anderer Würfel auch Gold, erhältst du stattdessen 5 RP.
diceforge-face-shield_green-text = Du erhältst 3 RP; bringt aber dein anderer Würfel auch RP, erhältst du stattdessen 5 RP.

# Die Heldentaten. „.brief“ sagt in wenigen Worten, was eine bringt.

diceforge-feat-hammer = Hammer des Schmieds
    .brief = Gold darf in den Hammer: 15🪙 für 10🏆, weitere 15🪙 für 15🏆
    .keywords = Hammer, Schmied
diceforge-feat-chest = Truhe des Schmieds
    .brief = Platz für 4🪙, 3☀️ und 3🌙 mehr
    .keywords = Truhe, Kiste, Vorrat
diceforge-feat-silver_hind = Die Silberne Hirschkuh
    .brief = In jedem deiner nächsten Züge eine kleine Göttergabe
    .keywords = Hirschkuh, Hirsch, Reh
diceforge-feat-great_bear = Großer Bär
    .brief = 3🏆, wann immer du verdrängst oder verdrängt wirst
    .keywords = Bär
diceforge-feat-satyrs = Satyrn
    .brief = Alle anderen würfeln; zwei ihrer Seiten wirken für dich
    .keywords = Satyr, Faun
diceforge-feat-tenacious_boar = Sturer Eber
    .brief = Jemand muss den Eber schmieden; er bringt dir jedes Mal etwas
    .keywords = Eber, Wildschwein
diceforge-feat-ferryman = Fährmann
    .brief = Keine Wirkung, viele Ruhmespunkte
    .keywords = Charon, Fähre
diceforge-feat-cerberus = Zerberus
    .brief = Ein Marker, der eine deiner Göttergaben wiederholt
    .keywords = Kerberos, Höllenhund, wiederholen
diceforge-feat-helmet_of_invisibility = Helm der Unsichtbarkeit
    .brief = Schmiede eine ×3-Seite
    .keywords = Helm, verdreifachen, x3, mal drei
diceforge-feat-cancer = Krebs
    .brief = Zwei große Göttergaben nacheinander
    .keywords = Krabbe, Schere
diceforge-feat-sentinel = Wächter
    .brief = Zwei große Göttergaben; ☀️ und 🌙 gegen je 2🏆 tauschen
    .keywords = Wache, tauschen
diceforge-feat-hydra = Hydra
    .brief = Keine Wirkung, die meisten Ruhmespunkte von allen
    .keywords = Köpfe, Schlange
diceforge-feat-typhon = Typhon
    .brief = 1🏆 für jede Würfelseite, die du geschmiedet hast
    .keywords = Riese, geschmiedete Seiten
diceforge-feat-elder = Der Älteste
    .brief = In jedem deiner nächsten Züge: 3🪙 zahlen für 4🏆
    .keywords = Ältester, Greis
diceforge-feat-wild_spirits = Wilde Geister
    .brief = Sofort 3🪙 und 3🌙
    .keywords = Geister
diceforge-feat-guardians_owl = Eule des Wächters
    .brief = In jedem deiner nächsten Züge 1🪙, 1☀️ oder 1🌙
    .keywords = Eule, Vogel
diceforge-feat-celestial_ship = Himmelsschiff
    .brief = Schmiede eine Schiffseite
    .keywords = Schiff, Argo
diceforge-feat-minotaur = Minotaur
    .brief = Alle anderen würfeln und verlieren, was sie würfeln
    .keywords = Minotaurus, Stier, Verlust, verlieren
diceforge-feat-guardians_shield = Schild des Wächters
    .brief = Schmiede einen Schild deiner Wahl
    .keywords = Schild, Ägis
diceforge-feat-gorgon = Gorgone
    .brief = Keine Wirkung, viele Ruhmespunkte
    .keywords = Medusa
diceforge-feat-triton = Triton
    .brief = Ein Marker für 6🪙, 2☀️ oder 2🌙 in einem deiner Züge
    .keywords = Meermann, Meeresgott
diceforge-feat-mirror_of_the_abyss = Spiegel des Abgrunds
    .brief = Schmiede eine Spiegelseite
    .keywords = Spiegel, kopieren
diceforge-feat-sphinx = Sphinx
    .brief = Vier kleine Göttergaben mit einem Würfel
    .keywords = Rätsel
diceforge-feat-cyclops = Zyklop
    .brief = Vier kleine Göttergaben mit einem Würfel; 🪙 gegen je 1🏆 tauschen
    .keywords = Kyklop, Polyphem, Einauge, tauschen

# Was die Heldentaten bewirken, auf ihren Seiten; und was dazu noch gut zu wissen ist

diceforge-card-hammer-text = Leg den Hammer aus. Wann immer du von nun an Gold erhältst, darf ein beliebiger Teil davon in den Hammer statt in deinen Vorrat: Jedes Gold rückt ihn ein Feld weiter. Ein Umlauf von 15 Feldern bringt 10 RP, der zweite Umlauf 15 RP.
diceforge-card-hammer-more = Was nach dem ersten Umlauf übrig ist, zählt gleich für den zweiten und dann für deinen nächsten Hammer. Mehrere Hämmer kommen einer nach dem anderen dran. Es zählt nur Gold, das du gerade erhältst, nicht das aus deinem Vorrat.
diceforge-card-chest-text = Dein Vorrat wächst: 4 Gold, 3 Sonnen- und 3 Mondsplitter mehr passen hinein.
diceforge-card-chest-more = Mehrere Truhen zählen zusammen.
diceforge-card-silver_hind-text = Du erhältst eine kleine Göttergabe: Wähle einen deiner Würfel, wirf ihn und führe seine Seite aus.
diceforge-card-silver_hind-more = Den Würfel wählst du jedes Mal neu.
diceforge-card-great_bear-text = Jedes Mal, wenn du jemanden verdrängst oder selbst verdrängt wirst, erhältst du 3 RP.
diceforge-card-great_bear-more = Jeder deiner Bären zählt. Die Punkte kommen vor der Göttergabe für den verdrängten Helden.
diceforge-card-satyrs-text = Alle anderen werfen beide Würfel, führen aber nichts aus. Du wählst zwei dieser Würfel und führst ihre Seiten aus, als wäre es deine eigene Göttergabe.
diceforge-card-satyrs-more = Die beiden Würfel dürfen derselben Person gehören oder zweien. Ein Spiegel kopiert für dich eine fremde Seite, ×3 verdreifacht die andere gewählte Seite, ein Eber bringt seinem Besitzer etwas. Eine Göttergabe ist es nicht, also kann Zerberus sie nicht wiederholen.
diceforge-boar-text = Bestimme jemand anderen: Diese Person muss die Eberseite in der Farbe der Karte sofort schmieden und darf sie nie mehr entfernen. Wann immer diese Seite ausgeführt wird, erhältst du 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.
diceforge-boar-more = Wer den Eber trägt, wählt Würfel und ersetzte Seite und erhält durch ihn 1 Sonnen- oder 1 Mondsplitter. Du erhältst deinen Teil, wer auch immer ihn ausführt: auch durch Spiegel, Satyrn und selbst beim Minotaur. Wird er verdreifacht, wählst du dreimal.
diceforge-card-tenacious_boar_red-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_red-more = { diceforge-boar-more }
diceforge-card-tenacious_boar_yellow-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_yellow-more = { diceforge-boar-more }
diceforge-card-tenacious_boar_green-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_green-more = { diceforge-boar-more }
diceforge-card-tenacious_boar_blue-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_blue-more = { diceforge-boar-more }
diceforge-card-ferryman-text = Keine Wirkung; er zählt nur seine Ruhmespunkte.
diceforge-card-cerberus-text = Nimm einen Zerberus-Marker. Nach einer deiner Göttergaben darfst du ihn ausgeben: Die gewürfelten Seiten werden ein zweites Mal ausgeführt.
diceforge-card-cerberus-more = Auch außerhalb deines Zuges, und beim zweiten Mal darfst du anders wählen. Ein Marker pro Göttergabe. Satyrn und Minotaur sind keine Göttergaben.
diceforge-card-helmet_of_invisibility-text = Nimm eine ×3-Seite aus dem Garten und schmiede sie sofort.
diceforge-card-helmet_of_invisibility-more = Die Seite selbst bringt nichts; sie verdreifacht, was dein anderer Würfel bringt.
diceforge-card-cancer-text = Du erhältst zwei große Göttergaben nacheinander.
diceforge-card-cancer-more = Die erste wird ganz ausgeführt, bevor du für die zweite würfelst.
diceforge-card-sentinel-text = Du erhältst zwei große Göttergaben nacheinander. Bringt ein Würfel dabei Sonnen- oder Mondsplitter, darfst du sie alle gegen je 2 RP tauschen.
diceforge-card-sentinel-more = Pro Seite alles oder nichts. Für einen Schild auf dem anderen Würfel gilt Getauschtes trotzdem als erhalten.
diceforge-card-hydra-text = Keine Wirkung; sie zählt nur ihre Ruhmespunkte.
diceforge-card-typhon-text = Du erhältst 1 RP für jede Würfelseite, die du bisher geschmiedet hast.
diceforge-card-typhon-more = Gekaufte, geschenkte und aufgezwungene Seiten zählen: so viele, wie entfernt vor dir liegen.
diceforge-card-elder-text = Du darfst 3 Gold zahlen und erhältst dafür 4 RP.
diceforge-card-elder-more = Jeder Älteste einmal pro Zug.
diceforge-card-wild_spirits-text = Du erhältst 3 Gold und 3 Mondsplitter.
diceforge-card-wild_spirits-more = Das Gold darf in deinen Hammer.
diceforge-card-guardians_owl-text = Du erhältst nach Wahl 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
diceforge-card-guardians_owl-more = Jede Eule einmal pro Zug. Das Gold darf in deinen Hammer.
diceforge-card-celestial_ship-text = Nimm eine Schiffseite aus dem Garten und schmiede sie sofort.
diceforge-card-celestial_ship-more = Gewürfelt lässt dich das Schiff eine Seite aus dem Heiligtum für 2 Gold weniger schmieden.
diceforge-card-minotaur-text = Alle anderen werfen beide Würfel und verlieren, was ihre Seiten bringen würden.
diceforge-card-minotaur-more = Unter 0 fällt niemand. Bei einer Wahl entscheiden sie selbst, was sie verlieren, auch etwas, wovon sie wenig haben. ×3 verdreifacht den Verlust, ein Spiegel kopiert eine Seite zum Verlieren, ein Schiff tut nichts. Wem eine Eberkarte gehört, erhält seinen Teil wie immer.
diceforge-card-guardians_shield-text = Wähle einen der Schilde, die noch im Garten liegen, und schmiede ihn sofort.
diceforge-card-guardians_shield-more = Es gibt vier: für Gold, Sonnensplitter, Mondsplitter und RP. Ein Schild bringt seine Ressource, oder 5 RP, wenn dein anderer Würfel sie schon bringt.
diceforge-card-gorgon-text = Keine Wirkung; sie zählt nur ihre Ruhmespunkte.
diceforge-card-triton-text = Nimm einen Triton-Marker. In deinem eigenen Zug darfst du ihn jederzeit für 6 Gold, 2 Sonnensplitter oder 2 Mondsplitter ausgeben.
diceforge-card-triton-more = Das Gold darf in deinen Hammer. Ein Marker, der am Ende übrig ist, zählt nichts.
diceforge-card-mirror_of_the_abyss-text = Nimm eine Spiegelseite aus dem Garten und schmiede sie sofort.
diceforge-card-mirror_of_the_abyss-more = Gewürfelt kopiert der Spiegel eine Seite, die auf einem fremden Würfel oben liegt.
diceforge-card-sphinx-text = Wähle einen Würfel. Du erhältst mit ihm vier kleine Göttergaben nacheinander.
diceforge-card-sphinx-more = Allein gewürfelt bringt ×3 nichts und ein Schild seine Ressource.
diceforge-card-cyclops-text = Wähle einen Würfel. Du erhältst mit ihm vier kleine Göttergaben nacheinander. Bringen sie Gold, darfst du alles davon gegen je 1 RP tauschen.
diceforge-card-cyclops-more = Pro Wurf alles oder nichts; Gold, das du behältst, darf in deinen Hammer.

# Arten von Heldentaten, Farben, Auslagen

diceforge-types-immediate = sofort
diceforge-types-reinforcement = Verstärkung
diceforge-types-automatic = automatisch
diceforge-types-plain = nur Ruhmespunkte
diceforge-colour-red = rot
diceforge-colour-yellow = gelb
diceforge-colour-green = grün
diceforge-colour-blue = blau
diceforge-line_up-beginner = Einsteiger-Auslage
diceforge-line_up-alternate = für Fortgeschrittene

# Wie Karten heißen

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 } · { $cost_short } · { $vp }🏆
    .keywords = Heldentat, { $feat } { $vp } RP

# Eine nachgeschlagene Heldentat oder Würfelseite, Zeile für Zeile

diceforge-look-card =
    .about = Heldentat · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $card_text }
        [reinforcement] **Verstärkung, einmal in jedem deiner nächsten Züge** · { $card_text } { $card_more }
        [automatic] **Automatisch** · { $card_text } { $card_more }
        [immediate_automatic] **Sofort, und später automatisch** · { $card_text } { $card_more }
        [immediate_reinforcement] **Sofort, und Verstärkung in jedem deiner nächsten Züge** · { $card_text } { $card_more }
       *[immediate] **Sofort** · { $card_text } { $card_more }
    }
    .cost = **Kosten:** { $cost } · Insel { $island }
    .points = **Ruhmespunkte (RP) am Ende:** { $vp }
    .play = Je Stapel eine Karte pro Person.
diceforge-listed-face = { $name }
    .keywords = Seite, Würfelseite
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Würfelseite · Rebellion, Titanen-Modul · von Anfang an auf den Würfeln
                [l1_v1] Würfelseite · Rebellion, Titanen-Modul · von Anfang an auf den Würfeln
               *[other] Würfelseite · von Anfang an auf den Würfeln
            }
            [16] Würfelseite · Rebellion, Titanen-Modul · aus dem Wald
            [17] Würfelseite · Rebellion, Göttin-Modul · aus dem Wald
            [18] Würfelseite · Rebellion, Titanen-Modul · aus dem Wald
            [19] Würfelseite · Rebellion, Göttin-Modul · von Anfang an auf den Würfeln, und aus dem Wald
            [20] Würfelseite · Rebellion, Titanen-Modul · aus dem Wald
           *[other] { $cost ->
                [0] Würfelseite · aus dem Garten des Tempels
               *[other] { $face_id ->
                    [s1] Würfelseite · von Anfang an auf den Würfeln, und aus dem Heiligtum
                    [m1] Würfelseite · von Anfang an auf den Würfeln, und aus dem Heiligtum
                   *[other] Würfelseite · aus dem Heiligtum
                }
            }
        }
       *[other] Rebellion · eine Seite des Himmlischen Würfels
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] Das Gold darf in einen Hammer oder auf ein Zepter.
            }
            [copy] Sie wirkt wie eine Seite allein: ×3 bringt nichts, ein Schild seine Ressource. Eine Göttergabe ist es nicht.
            [turn] Sie wirkt wie eine Seite allein: ×3 bringt nichts, ein Schild seine Ressource. Nur dieser eine Würfel wird ausgeführt.
           *[upgrade] Die Stufen sind die Preise 2, 3, 4, 5, 6, 8 und 12; Startseiten und Seiten aus dem Garten liegen darunter. Ist eine Stufe leer, gilt die nächste.
        }
        [gain] { $face_id ->
            [a1] Der Marker rückt, auch wenn der Splitter nicht mehr passt. Beim Minotaur geht der Splitter verloren, der Marker bleibt.
            [g3_a1] Der Marker rückt, auch wenn der Splitter nicht mehr passt. Beim Minotaur gehen Gold und Splitter verloren, der Marker bleibt.
            [l1_v1] Beim Minotaur geht der Ruhmespunkt verloren, der Marker bleibt.
            [l1_v1_g2] Beim Minotaur gehen Gold und Ruhmespunkt verloren, der Marker bleibt.
           *[other] { "" }
        }
        [chaos] Allein: { $gains }. Mit ×3: dreimal so viel. Neben einer Wahl wählst du zuerst.
        [misfortune] Es darf nie mehr vom Würfel entfernt werden. Wem die Karte gehört, wählt für sich selbst, und auch diese Seite zählt dabei mit. Bei einem Spiegel erhält, wer sie kopiert, deinen Teil.
        [golem] Mit ×3: drei Schritte. Beide Golems in einer Göttergabe: Du darfst auch den Himmlischen Würfel werfen. Bei Minotaur und Wind zählt er nichts.
        [choice] Mit ×3: erst wählen, dann verdreifachen. Beim Minotaur: Du wählst, was du verlierst.
        [shield] Allein, oder neben einem Würfel, der nichts bringt: { $gains }. Mit ×3: dreimal so viel. Neben einer Wahl wählst du zuerst.
        [boar] Er darf nie mehr vom Würfel entfernt werden. Verdreifacht erhältst du 3 einer Art, und wem die Karte gehört, wählt dreimal. Diesen Teil rührt auch der Minotaur nicht an.
        [ship] Nie unter 0 Gold. Mit ×3: 6 Gold weniger, aber nur eine Seite. Zur Wahl stehen nur Seiten, die einen Preis haben.
        [mirror] Mit ×3: erst die Seite wählen, dann verdreifachen. Ein kopiertes ×3 verdreifacht deinen eigenen anderen Würfel. Wer einen Spiegel kopiert, darf jede Seite kopieren, die oben liegt.
       *[triple] Allein oder neben einem zweiten ×3: nichts. Ein Schiff daneben bringt 6 Gold Rabatt.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Woher:** nicht zu kaufen; jemand vollbringt „Sturer Eber“ und bestimmt dich
            [shield] **Woher:** durch die Heldentat „Schild des Wächters“
            [ship] **Woher:** durch die Heldentat „Himmelsschiff“
            [mirror] **Woher:** durch die Heldentat „Spiegel des Abgrunds“
            [triple] **Woher:** durch die Heldentat „Helm der Unsichtbarkeit“
            [chaos] **Woher:** durch die Heldentat „Das Chaos“
            [misfortune] **Woher:** nicht zu kaufen; jemand vollbringt „Spiegel des Unglücks“ und bestimmt dich
            [golem] { $face_id ->
                [golem_sun] **Woher:** durch die Heldentat „Der Sonnen-Golem“
               *[golem_moon] **Woher:** einer am Anfang, mehr durch die Heldentat „Der Mond-Golem“
            }
            [gain] { $pool ->
                [18] **Woher:** durch die Heldentat „Der Verbissene“
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Preis:** { $cost } Gold
    }

# Würfel, Bereiche des Tempels, Plätze

diceforge-die-light = heller Würfel
    .short = hell
diceforge-die-dark = dunkler Würfel
    .short = dunkel
diceforge-dice-light = heller Würfel
diceforge-dice-dark = dunkler Würfel
diceforge-area-sanctuary = Heiligtum
diceforge-area-garden = Garten
diceforge-pool-1 = Heiligtum: 3 Gold
diceforge-pool-2 = Heiligtum: 1 Mondsplitter
diceforge-pool-3 = Heiligtum: 4 Gold
diceforge-pool-4 = Heiligtum: 1 Sonnensplitter
diceforge-pool-5 = Heiligtum: vier verschiedene Seiten für je 4 Gold
diceforge-pool-6 = Heiligtum: 3 Gold oder 2 RP
diceforge-pool-7 = Heiligtum: 2 Mondsplitter
diceforge-pool-8 = Heiligtum: 2 Sonnensplitter
diceforge-pool-9 = Heiligtum: 3 RP
diceforge-pool-10 = Heiligtum: vier verschiedene Seiten für je 12 Gold
diceforge-pool-11 = Garten: Spiegel
diceforge-pool-12 = Garten: Schilde
diceforge-pool-13 = Garten: Schiffe
diceforge-pool-14 = Garten: Eber
diceforge-pool-15 = Garten: ×3
diceforge-island = { $island ->
    [0] Startportal
   *[other] Insel { $island }
 }
diceforge-slot-m1 = Insel 1, 1 Mondsplitter (links)
diceforge-slot-m2 = Insel 1, 1 Mondsplitter (rechts)
diceforge-slot-m3 = Insel 2, 2 Mondsplitter
diceforge-slot-m4 = Insel 2, 3 Mondsplitter
diceforge-slot-m5 = Insel 3, 4 Mondsplitter
diceforge-slot-m6 = Insel 3, 5 Mondsplitter
diceforge-slot-m7 = Insel 4, 6 Mondsplitter
diceforge-slot-m8 = Insel 4, 5 Mond- und 5 Sonnensplitter
diceforge-slot-f1 = Insel 7, 1 Sonnensplitter (links)
diceforge-slot-f2 = Insel 7, 1 Sonnensplitter (rechts)
diceforge-slot-f3 = Insel 6, 2 Sonnensplitter
diceforge-slot-f4 = Insel 6, 3 Sonnensplitter
diceforge-slot-f5 = Insel 5, 4 Sonnensplitter
diceforge-slot-f6 = Insel 5, 5 Sonnensplitter
diceforge-slot-f7 = Insel 4, 6 Sonnensplitter
diceforge-source-blessing = beide Würfel
diceforge-source-triton = Triton-Marker

# Fragen und Überschriften ihrer Gruppen

diceforge-ask-draft = Wähle ein Set von Heldentaten für diese Partie
diceforge-ask-turn = { $stage ->
    [forging] Schmiede noch eine Seite oder beende die Aktion
    [acted] Mach weiter oder beende deinen Zug
    [extra] Zusatzaktion: Schmiede Würfelseiten oder vollbring eine Heldentat
   *[begin] Schmiede Würfelseiten oder vollbring eine Heldentat
 }
diceforge-ask-choose = { $source }{ $factor ->
    [3] , verdreifacht
   *[other] { "" }
 }: Was nimmst du?
diceforge-ask-boar = { $source } bringt dir etwas{ $factor ->
    [3] , dreifach
   *[other] { "" }
 }: Was nimmst du?
diceforge-ask-lose = Minotaur, { $source }: Was verlierst du?
diceforge-ask-hammer = Du bekommst { $gold } Gold. Wie viel davon geht in den Hammer?
diceforge-ask-exchange = { $amounts } gegen Ruhmespunkte tauschen?
diceforge-ask-mirror = Welche Seite kopiert dein Spiegel?
diceforge-ask-order = { $faces_short }: Welche Seite zuerst?{ $why_id ->
    [ship] { " " }Das Schiff kauft mit dem Gold, das du dann hast.
    [labyrinth] { " " }Auf dem Weg deines Golems kann zählen, was die andere Seite bringt.
    [theft] { " " }Dein Golem kann die Punkte nehmen, die der Eber gerade erst bringt.
    [track] { " " }Dazwischen rückt dein Marker: Das ändert, was die Würfel bringen oder wo er endet.
    [shield] { " " }Die zweite richtet sich danach, was die erste gegeben hat.
    [loss] { " " }Was du zuerst verlierst, ändert, was danach verloren geht.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Schiff
   *[other] { $source }
 }: { $discount ->
    [0] Eine Seite kaufen und schmieden?
   *[other] Eine Seite für { $discount } Gold weniger schmieden?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: Schmiedest du gratis eine Seite?
    [trident] { $source }: Welche Seite schmiedest du?
   *[other] { $source }: { $designs ->
        [1] Wohin kommt die neue Seite?
       *[other] { $source_id ->
            [guardians_shield] Welchen Schild schmiedest du?
           *[other] Welche Seite schmiedest du?
         }
     }
 }
diceforge-ask-cerberus = { $faces_short } mit Zerberus ein zweites Mal ausführen?
diceforge-ask-die = { $source }: Welchen Würfel wirfst du?
diceforge-ask-satyrs = Satyrn: Welche zwei Würfel wirken für dich?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: Wer muss das Unglück schmieden?
   *[other] { $source }: Wer muss den Eber schmieden?
 }
diceforge-group-pick = Ein Set wählen …
diceforge-group-forge = Eine Seite schmieden …
diceforge-group-feat = Eine Heldentat vollbringen …
diceforge-group-use = Erst Verstärkungen nutzen …
diceforge-group-triton = Einen Triton ausgeben …
diceforge-group-extra = Noch eine Aktion …
diceforge-group-end = Den Zug beenden …

# Auswahl: Beschriftung eines Knopfes (höchstens 80 Zeichen) und Erläuterung in Listen (höchstens 100)

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 Gold
    [sun] { $amount } ☀️ Sonnensplitter
    [moon] { $amount } 🌙 Mondsplitter
    [ancient] { $amount } 💎 { $amount ->
        [one] Uralter Splitter
       *[other] Uralte Splitter
     }
    [loyalty] { $amount } 🛡️ Treue
   *[vp] { $amount } 🏆 RP
 }
diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· umsonst
   *[other] { " " }· { $cost }🪙
 } · statt { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(Startseite)
   *[forged] { " " }(gekauft)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] Ersetzt { $old } ({ $die }).
   *[other] Ersetzt { $old } ({ $die }); { $gold } Gold bleiben.
 }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· verdrängt { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 von der Rebellion ·{ " " }
 }{ $card_feat_brief } · { $moves ->
    [0] du bleibst auf Insel { $island }
   *[other] Insel { $island }
 }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] 3🪙 zahlen für 4🏆
    [guardians_owl] 1🪙, 1☀️ oder 1🌙
    [silver_hind] kleine Göttergabe
    [tree] 3🪙 und 1🏆, ab 8🪙: 2🏆
    [merchant] 2🏆 oder eine bessere Seite
    [light] 3🪙 zahlen für eine Seite
    [companion] ein Schritt
    [oracle] kleine Göttergabe
    [guardian] 1💎 oder 1🛡️
   *[other] nutzen
 }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Triton: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } zu viel)
 }
diceforge-option-triton-note = { $tokens ->
    [0] Dein letzter Triton-Marker.
    [one] Ein Triton-Marker bleibt dir dann.
   *[other] { $tokens } Triton-Marker bleiben dir dann.
 }
diceforge-option-extra = { $lacking ->
    [0] Zusatzaktion · 2☀️ zahlen ({ $left } bleiben)
    [one] Zusatzaktion · 2☀️ zahlen, einen davon mit 💎 oder Zepter
   *[other] Zusatzaktion · 2☀️ mit 💎 oder Zepter zahlen
 }
diceforge-option-extra-note = Einmal pro Zug: noch einmal schmieden oder eine Heldentat vollbringen.
diceforge-option-pass = Passen · keine Aktion
diceforge-option-pass-note = Du behältst alles für später.
diceforge-option-end = Zug beenden
diceforge-option-end-note = Danach geht es reihum weiter.
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } zu viel)
 }{ $space ->
    [0] { "" }
   *[other] { " " }· Marker auf { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Dein Vorrat ist voll: Alles davon würde verfallen.
           *[other] In deinen Vorrat passen nur noch { $kept }; der Rest verfällt.
         }
     }
   *[other] { $surplus ->
        [0] Dein Marker rückt auf { diceforge-track }.
       *[other] Dein Vorrat ist voll. Dein Marker rückt auf { diceforge-track }.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Gold
    [sun] ☀️ Sonnensplitter
    [moon] 🌙 Mondsplitter
    [ancient] 💎 Uralte Splitter
    [loyalty] 🛡️ Treue
   *[vp] 🏆 RP
 }: { $lost ->
    [0] nichts zu verlieren
   *[other] { $lost } verlieren
 }
diceforge-option-hammer = { $worked ->
    [0] { $kept }🪙 behalten
   *[other] { $worked }🪙 in den Hammer{ $kept ->
        [0] { "" }
       *[other] , { $kept } behalten
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } zu viel)
 }
diceforge-option-hammer-note = { $lap ->
    [0] Dein Hammer ist dann fertig.
   *[other] Der Hammer steht dann auf Feld { $step } von 15 im { $lap }. Umlauf.
 }
diceforge-option-exchange-yes = { $amounts_short } gegen { $gain }🏆 tauschen
diceforge-option-exchange-no = { $amounts_short } behalten
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Du führst diese Seite aus.
diceforge-option-first = Zuerst: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· zusammen { $amounts_short }, Marker auf { $space }
 }
diceforge-option-ship-none = Nichts schmieden
diceforge-option-ship-none-note = Du behältst dein Gold.
diceforge-option-cerberus-use = Ja, einen Zerberus-Marker ausgeben
diceforge-option-cerberus-keep = Nein, den Marker behalten
diceforge-option-die = { $die_id ->
    [light] Hell
   *[dark] Dunkel
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] Von { $others_1 }.
   *[no] Von { $others_1 } und { $others_2 }.
 }
diceforge-option-seat = { $other }

# Was geschah. „.on“ erzählt es von jemandem, allein oder in dessen Zeile; „.also“ schließt sich der Zeile an, in der
# anderen gerade dasselbe geschah. Was nur sagt, was schon gewürfelt wurde, braucht keine Worte.

diceforge-event-turn_began = **Runde { $round } · { $seat }**
diceforge-event-drafted =
    .on = wählt { $feat }
    .also = { $seat }: { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] wirft neu: { $faces_short }
       *[other] würfelt { $faces_short }
    }
    .also = { $seat }: { $faces_short }
diceforge-gained = { $surplus ->
    [0] erhält
   *[other] behält
 } { $amounts_count ->
    [0] nichts
   *[other] { $amounts_short }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }von der Rebellion
        [reb_3_2] { " " }von der Rebellion
        [gods_1] { " " }von den Göttern
        [gods_2] { " " }von den Göttern
        [gods_3] { " " }von den Göttern
       *[other] { "" }
    }
    [twins] { " " }durch die Zwillinge
    [memory] { " " }durch das Gedächtnis
    [great_bear] { " " }durch den Großen Bären
    [tenacious_boar] { " " }durch den Eber ({ $source_colour })
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(Vorrat voll)
 }
diceforge-event-gained =
    .on = { $source_id ->
        [blessing] { $surplus ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_1] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_2] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_3] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
       *[other] { $source_says ->
            [all] { "" }
           *[part] { diceforge-gained }
         }
     }
    .also = { $seat } { $told }
diceforge-event-lost =
    .on = verliert { $amounts_count ->
        [0] nichts
       *[other] { $amounts_short }
     }
    .also = { $seat } { $told }
diceforge-event-mirrored =
    .on = kopiert { $face_short } von { $other }
    .also = { $seat } { $told }
diceforge-event-exchanged =
    .on = tauscht { $amounts_short } gegen { $gain }🏆
    .also = { $seat } { $told }
diceforge-event-hammered =
    .on = steckt { $gold }🪙 in den Hammer
    .also = { $seat } { $told }
diceforge-event-lap_finished =
    .on = beendet den { $lap }. Umlauf des Hammers: +{ $gain }🏆
    .also = { $seat } { $told }
diceforge-event-repeated =
    .on = nutzt Zerberus: { $faces_short } noch einmal
    .also = { $seat } { $told }
diceforge-event-forged =
    .on = schmiedet **{ $face_short }** statt { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }für { $cost }🪙
    }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] nimmt gratis **{ $card }**
           *[other] vollbringt **{ $card }** für { $card_cost_short }
        }
       *[other] vollbringt **{ $card }** für { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp }🏆)
    }
diceforge-event-moved =
    .on = zieht zu Insel { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] wird selbst verdrängt
       *[no] wird von { $other } verdrängt
    }
    .also = { $seat } { $told }
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] nutzt „{ $card }“
     }
diceforge-event-paid =
    .on = zahlt { $amounts_count ->
        [0] nichts
       *[other] { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = gibt einen Triton aus
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] leiht sich { $faces_short } von { $others_1 }
       *[no] leiht sich { $faces_1_short } von { $others_1 } und { $faces_2_short } von { $others_2 }
    }
diceforge-event-paid_extra =
    .on = nimmt eine Zusatzaktion für { $sun }☀️
diceforge-event-passed =
    .on = passt
diceforge-event-match_ended = **Die Partie ist zu Ende**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆

# Woher Ruhmespunkte kommen

diceforge-part-board = Auf dem Heldentableau
diceforge-part-feats = Auf Heldentaten
diceforge-part-track = Auf dem Titanen-Spielplan

# Was die Würfel in der Statistik zählen.
diceforge-luck = Gezählt wird, was eine Seite gibt: ein Splitter oder Punkt so viel wie zwei Gold.

# Warum eine Wahl abgelehnt wird

diceforge-reason-not_your_turn = Du bist nicht am Zug.
diceforge-reason-face_must_stay = Ein Eber oder ein Unglück darf nie entfernt werden. Wähle eine andere Seite.
diceforge-reason-not_for_sale = Kaufen lassen sich nur Seiten aus dem Heiligtum; die aus Garten und Wald kommen durch Heldentaten.
diceforge-reason-action_over = Deine Aktion ist vorbei. Für 2 Sonnensplitter bekommst du noch eine.
diceforge-reason-same_face_in_one_action = Diese Seite hast du schon gekauft: In einer Aktion müssen alle Seiten verschieden sein.
diceforge-reason-face_sold_out = Davon liegt keine Seite mehr im Tempel.
diceforge-reason-not_enough_gold = Dafür reicht dein Gold nicht.
diceforge-reason-equal_side_offered = Diese Seite ist gleich wie eine andere: Wähle die erste davon.
diceforge-reason-not_in_this_match = Diese Heldentat ist in dieser Partie nicht dabei.
diceforge-reason-stack_empty = Von dieser Heldentat ist keine Karte mehr da.
diceforge-reason-not_enough_shards = Für diese Heldentat fehlen dir Sonnen- oder Mondsplitter.
diceforge-reason-card_not_yours = Diese Karte gehört dir nicht.
diceforge-reason-no_reinforcement = Diese Karte ist keine Verstärkung.
diceforge-reason-reinforcements_come_first = Verstärkungen kommen vor deiner Aktion.
diceforge-reason-card_already_used_this_turn = Diese Karte hast du in diesem Zug schon genutzt.
diceforge-reason-no_token = Du hast keinen Triton-Marker.
diceforge-reason-one_extra_action_only = Pro Zug gibt es eine Zusatzaktion, und du hattest sie schon.
diceforge-reason-action_comes_first = Erst kommt deine Aktion, dann die Zusatzaktion.
diceforge-reason-not_enough_sun = Die Zusatzaktion kostet 2 Sonnensplitter, und so viele hast du nicht.
diceforge-reason-nothing_to_do_with_it = Mit einer Zusatzaktion könntest du nichts anfangen.
diceforge-reason-end_instead = Du hast schon gehandelt: Beende deinen Zug.
diceforge-reason-must_act = In dieser Partie musst du handeln, solange sich schmieden oder eine Heldentat vollbringen lässt.
diceforge-reason-pass_instead = Du hast noch nicht gehandelt: Du darfst passen.
diceforge-reason-unknown_option = Das steht dir gerade nicht offen.

# Warum ein Computerspieler so wählen würde

diceforge-advice-pick = Von den übrigen Sets nützt dir { $feat } am meisten.
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_yellow] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_green] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_blue] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_red] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_yellow] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_green] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_blue] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
   *[other] Schmiede { $face } statt { $old } ({ $die }): Das bringt über die restlichen Würfe am meisten.
 }
diceforge-advice-feat = { $card } bringt mehr als alles andere, was du jetzt bezahlen kannst.
diceforge-advice-use = Nutze zuerst { $card }: Verstärkungen kommen vor der Aktion.
diceforge-advice-triton = Mit { diceforge-yield } durch einen Triton ist jetzt eine bessere Aktion möglich.
diceforge-advice-extra = Eine zweite Aktion ist mehr wert als die 2 Sonnensplitter, die sie kostet.
diceforge-advice-pass = Nichts in Reichweite ist seinen Preis wert; spare für später.
diceforge-advice-end = Nichts mehr in Reichweite ist seinen Preis wert.
diceforge-advice-gain = Nimm { diceforge-yield }: Das nützt dir am meisten.
diceforge-advice-lose = Davon fehlt dir am wenigsten.
diceforge-advice-hammer = { $worked ->
    [0] Behalte das Gold: Anderswo nützt es mehr als im Hammer.
   *[other] Steck { $worked } Gold in den Hammer: Das bringt am meisten.
 }
diceforge-advice-exchange-yes = { $gain } RP sind mehr wert als das, was du dafür gibst.
diceforge-advice-exchange-no = { $amounts } brauchst du mehr als die Punkte.
diceforge-advice-copy = Nimm { $face }: Besseres liegt gerade nirgends oben.
diceforge-advice-first = Beginne mit { $face }: So geht am wenigsten verloren.
diceforge-advice-ship-none = Keine Seite ist dir ihren Preis wert.
diceforge-advice-cerberus-use = Einen besseren Wurf für deinen Marker gibt es kaum noch.
diceforge-advice-cerberus-keep = Heb den Marker für einen besseren Wurf auf.
diceforge-advice-die = Auf diesem Würfel ({ $die }) liegen die besseren Seiten.
diceforge-advice-pair = Nimm { $faces }: Das bringt dir am meisten.
diceforge-advice-seat = { $other } hat die meisten Punkte und sollte das tragen.
