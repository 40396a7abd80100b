# Alles, was das Spiel Hercules sagt. Wie Fakten zu Variablen werden, steht in bot/languages/variables.py.

hercules-title = Hercules
hercules-pitch = Würfeln, rechnen und um die zwölf Aufgaben wetteifern: Zwei Würfel addieren, subtrahieren, multiplizieren oder dividieren, Halbgötter und Götter für sich gewinnen und die meisten Siegpunkte sammeln.
hercules-hades = Hades
hercules-other-side = { hercules-hades }

# Halbgötter: je ein Stapel

hercules-stack-hestia = Hestia
hercules-stack-pan = Pan
hercules-stack-aeolus = Aeolus
hercules-stack-hecate = Hecate
hercules-stack-tyche = Tyche
hercules-stack-morpheus = Morpheus
hercules-stack-god = Götter
hercules-stack-vase = Vasen
hercules-stack-pantheon = Pantheon

# Wodurch man sie gewinnt

hercules-stack-hestia-about = Halbgöttin der Addition: Göttin des Herdes, Lohn fürs Addieren
hercules-stack-pan-about = Halbgott der Multiplikation: Gott des Waldes, Lohn fürs Multiplizieren
hercules-stack-aeolus-about = Halbgott der Division: Gott des Windes, Lohn fürs Dividieren
hercules-stack-hecate-about = Halbgöttin der Subtraktion: Göttin der Magie, Lohn fürs Subtrahieren
hercules-stack-tyche-about = Halbgöttin des Würfels: Göttin des Zufalls, Lohn für einen Würfel mit ihrer Zahl (1 bis 3)
hercules-stack-morpheus-about = Halbgott des Würfels: Gott der Träume, Lohn für einen Würfel mit seiner Zahl (4 bis 6)

# Götter

hercules-god-god_aphrodite = Aphrodite
hercules-god-god_apollo = Apollo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Artemis
hercules-god-god_athena = Athena
hercules-god-god_demeter = Demeter
hercules-god-god_dionysus = Dionysus
hercules-god-god_hephaestus = Hephaestus
hercules-god-god_hera = Hera
hercules-god-god_hermes = Hermes
hercules-god-god_poseidon = Poseidon
hercules-god-god_zeus = Zeus

# Wie Karten heißen. Ihre Daten füllen das aus, damit eine berichtigte Karte auch den richtigen Namen hat.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vase ({ $vp } SP)
hercules-named-pantheon = Pantheonkarte
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = das Pantheon
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = Halbgott{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } SP
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = Gott, { $name } { $vp } SP
hercules-listed-vase = Vase für { $number } Spalten: { $vp } SP
    .keywords = Vase, Vasenkarte, { $number } Spalten, Vase { $number }
hercules-listed-pantheon = Pantheonkarte: { $vp } SP
    .keywords = Pantheon

# Fähigkeiten: das kurze Wort und ein Satz

hercules-ability-white = weißer Würfel
hercules-ability-reroll = neu würfeln
hercules-ability-plus1 = +1
hercules-ability-minus1 = −1
hercules-ability-copy = kopieren
hercules-ability-flip = wenden
hercules-ability-bonus = Zusatzsymbole
hercules-ability-vp2 = 2 SP
hercules-ability-none = keine Fähigkeit

hercules-ability-white-text = Nimm den weißen Würfel und wirf ihn: In diesem Zug rechnest du mit zwei beliebigen deiner drei Würfel.
hercules-ability-reroll-text = Wirf einen oder mehrere deiner Würfel neu, auch den weißen, solange du ihn hast.
hercules-ability-plus1-text = Erhöhe einen deiner Würfel um 1; über 6 geht es nicht hinaus.
hercules-ability-minus1-text = Verringere einen deiner Würfel um 1; unter 1 geht es nicht.
hercules-ability-copy-text = Drehe deine beiden farbigen Würfel auf die Zahlen, die jemand anderes gerade zeigt.
hercules-ability-flip-text = Wende einen deiner Würfel auf die Gegenseite: 1 und 6, 2 und 5, 3 und 4.
hercules-ability-bonus-text = Bringt zusätzliche Symbole für die Wertung. Wird nie genutzt und trägt keinen Marker.
hercules-ability-vp2-text = Zählt am Ende 2 Siegpunkte. Wird nie genutzt und trägt keinen Marker.
hercules-ability-none-text = Hat keine Fähigkeit, nur Siegpunkte.

# Was man dazu noch wissen sollte

hercules-ability-white-more = Gerechnet wird weiter mit genau zwei Würfeln. Eine zweite solche Karte wirft ihn neu. Am Ende deines Zuges geht er zurück.
hercules-ability-reroll-more = Welche, wählst du frei. Was fällt, gilt.
hercules-ability-plus1-more = Es darf auch der weiße sein, solange du ihn hast. Die neue Zahl gilt auch für Tyche und Morpheus.
hercules-ability-minus1-more = Es darf auch der weiße sein, solange du ihn hast. Die neue Zahl gilt auch für Tyche und Morpheus.
hercules-ability-copy-more = Es gilt, was jetzt dort liegt, auch nach dem Zug dieser Person. Gegen Hades: sein farbiger und der weiße Würfel.
hercules-ability-flip-more = Es darf auch der weiße sein, solange du ihn hast. Die neue Zahl gilt auch für Tyche und Morpheus.

# Eine nachgeschlagene Karte, Zeile für Zeile: was sie ist, was sie kann und kostet, was sie zählt

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Kosten:** 1 Marker aus deinem Vorrat; er bleibt hier, bis du dich ausruhst. Einmal pro Zug.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Symbol
       *[other] Symbole
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }mit der Zahl { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Siegpunkte:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Liegt über Spalte 12 und geht an den ersten Lehrling, der dort ankommt
       *[other] Olympische Gottheit, liegt über einer der Spalten 1 bis 11, in jeder Partie neu gezogen
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Kosten:** kein Marker; die Karte wird umgedreht, bis du dich ausruhst. Einmal pro Zug.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Symbole:** { $symbols }
    }
    .points = **Siegpunkte:** { $vp }, genutzt oder nicht
hercules-look-vase =
    .about = Für einen Lehrling, der { $number ->
        [7] 7 oder mehr Spalten
       *[other] { $number } Spalten
    } auf einmal zieht
    .ability = Springt auch für einen weiteren Weg ein, dessen eigener Stapel leer ist.
    .points = **Siegpunkte:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Für einen Lehrling, der Spalte 12 erreicht, wenn Zeus schon vergeben ist
    .points = **Siegpunkte:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **Im Spiel:** { $with_two ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $with_two } Karten
 } zu zweit (und gegen Hades), { $with_three } zu dritt, { $with_four } zu viert

# Symbole und Rechenarten

hercules-symbol-add = +
hercules-symbol-sub = −
hercules-symbol-mul = ×
hercules-symbol-div = ÷
hercules-symbol-die = schwarzer Würfel
hercules-operation-add = +
hercules-operation-sub = −
hercules-operation-mul = ×
hercules-operation-div = ÷

# Die zwölf Aufgaben

hercules-labour-1 = Nemeischer Löwe
hercules-labour-2 = Lernäische Hydra
hercules-labour-3 = Kerynitische Hirschkuh
hercules-labour-4 = Erymanthischer Eber
hercules-labour-5 = Ställe des Augias
hercules-labour-6 = Stymphalische Vögel
hercules-labour-7 = Kretischer Stier
hercules-labour-8 = Stuten des Diomedes
hercules-labour-9 = Gürtel der Hippolyte
hercules-labour-10 = Rinder des Geryon
hercules-labour-11 = Äpfel der Hesperiden
hercules-labour-12 = Kerberos
hercules-labour-name = { $result ->
    [1] { hercules-labour-1 }
    [2] { hercules-labour-2 }
    [3] { hercules-labour-3 }
    [4] { hercules-labour-4 }
    [5] { hercules-labour-5 }
    [6] { hercules-labour-6 }
    [7] { hercules-labour-7 }
    [8] { hercules-labour-8 }
    [9] { hercules-labour-9 }
    [10] { hercules-labour-10 }
    [11] { hercules-labour-11 }
   *[12] { hercules-labour-12 }
 }

# Würfel beim Wählen: die Zahl, die sie zeigen

hercules-dice-d1 = { $before_1 }
hercules-dice-d2 = { $before_2 }
hercules-dice-white = weiße { $before_3 }
hercules-other-hades = { hercules-hades }

# Einstellungen

hercules-setting-variant = Regeln
hercules-setting-variant-full = Vollständiges Spiel
hercules-setting-variant-simplified = Vereinfacht – Götter bringen nur Siegpunkte, keine Fähigkeiten
hercules-setting-level = Stärke von Hades
hercules-setting-level-book = Nach Anleitung – die gedruckten Regeln, Hades bekommt nichts dazu
hercules-setting-level-mild = Hausregel leicht – Hades zählt 1 zusätzliches Symbol jeder Art
hercules-setting-level-medium = Hausregel mittel – Hades zählt 2 zusätzliche Symbole jeder Art
hercules-setting-level-standard = Hausregel ausgewogen – 2 zusätzliche Symbole jeder Art und 5 Siegpunkte
hercules-setting-level-hard = Hausregel schwer – Hades zählt 3 zusätzliche Symbole jeder Art
hercules-setting-first = Wer beginnt
hercules-setting-first-random = Zufällig
hercules-setting-first-host = Wer einlädt (gewinnt zu zweit rund 54 %, zu dritt 39, zu viert 29; ungewertet)

# Fragen und Überschriften ihrer Gruppen

hercules-ask-turn = { $stage ->
    [used] Meistere eine Aufgabe
    [stuck] Zu diesen Würfeln passt keine Aufgabe
    [spent] Meistere eine Aufgabe oder ruh dich aus
   *[begin] Meistere eine Aufgabe oder passe
 }
hercules-ask-recover = Was nimmst du zurück? { $markers ->
    [0] { "" }
    [one] Einen Marker
   *[other] Bis zu { $markers } Marker
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] Eine Götterkarte.
       *[other] { " " }und eine Götterkarte.
     }
 }
hercules-group-marker = Wähle alles, was du zurücknimmst …
hercules-group-god = Wähle die Götterkarte, die du aufdeckst …
hercules-group-labour = Eine Aufgabe meistern …
hercules-group-ability = Vorher eine Karte nutzen …
hercules-group-rest = Ausruhen …
hercules-group-end = Den Zug beenden …

# Auswahl: Beschriftung eines Knopfes (höchstens 80 Zeichen) und Erläuterung in Listen (höchstens 100)

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = jetzt { $points_before } → { $points_after } Punkte · { $steps ->
    [0] { hercules-labour-name }
   *[other] Spalte { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· Vase { $vase_vp } SP
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· letzte Runde!
     }
   *[other] { "" }
 }
hercules-cost-marker = 1 Marker
hercules-cost-god = umgedreht
hercules-option-use-white = Weißen Würfel werfen · { $card_short } · { $cost }
hercules-option-use-white-note = Ein dritter Würfel für diesen Zug; zwei beliebige der drei ergeben die Rechnung.
hercules-option-use-reroll = { $dice } neu würfeln · { $card_short } · { $cost }
hercules-option-use-reroll-note = Was fällt, gilt: Ein Wurf lässt sich nicht zurücknehmen.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] weiß{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · Würfel danach: { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] weiß{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · Würfel danach: { $after }
hercules-option-use-flip = Wenden: { $dice_id ->
    [white] weiß{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · Würfel danach: { $after }
hercules-option-use-copy = { $other } kopieren: { $after_1 } und { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · Würfel danach: { $after }
hercules-option-rest-all = Ausruhen · { $cards_count ->
    [0] { "" }
    [one] 1 Marker zurück
   *[other] { $cards_count } Marker zurück
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }{ $god } aufdecken
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] { $god } ist ab deinem nächsten Zug wieder bereit.
   *[other] Von { $cards }. Ab deinem nächsten Zug wieder bereit.
 }
hercules-option-rest = Ausruhen · wählen, was zurückkommt
hercules-option-rest-note = Bis zu drei Marker und eine Götterkarte; ab deinem nächsten Zug wieder bereit.
hercules-option-pass = Passen
hercules-option-pass-note = nichts zurückzunehmen
hercules-option-end = Zug beenden · keine Aufgabe möglich
hercules-option-end-note = Die genutzten Karten bleiben genutzt.
hercules-option-take = Marker von { $card }
hercules-option-take-note = Zurück in deinen Vorrat; die Karte ist ab deinem nächsten Zug wieder bereit.
hercules-option-together = Zurücknehmen: { $cards }
hercules-option-take-nothing = Nichts zurücknehmen
hercules-option-take-nothing-note = Dein Zug endet ohne Aufgabe.
hercules-option-turn_up = { $card } aufdecken ({ $card_ability })
hercules-option-turn_up-note = Ab deinem nächsten Zug wieder bereit.

# Was geschah. „.on“ setzt die Zeile derselben Seite fort, „.also“ schließt sich der Zeile des ganzen Tisches an.

hercules-event-round_began = **Runde { $round }** · { $pegasus } beginnt
hercules-event-rolled = **{ $seat }** würfelt { $dice_1 } und { $dice_2 }
    .also = { $seat }: { $dice_1 }, { $dice_2 }
hercules-event-hades_rolled = **{ hercules-hades }** würfelt { $die }, der weiße Würfel zeigt { $white }
    .also = { hercules-hades }: { $die }, weiß { $white }
hercules-event-used = **{ $seat }** { hercules-event-used.on }
    .on = { $ability_id ->
        [white] holt mit { $card_short } den weißen Würfel
        [reroll] würfelt mit { $card_short } { $dice } neu: jetzt { $after }
        [copy] kopiert mit { $card_short } die Würfel von { $other }: { $after_1 } und { $after_2 }
        [flip] wendet mit { $card_short } die { $from } auf { $to }
       *[other] dreht mit { $card_short } { $ability } die { $from } auf { $to }
    }
hercules-event-white_rolled = **{ $seat }** wirft eine weiße { $white }
    .on = er zeigt { $white }
hercules-event-laboured = **{ $seat }** { hercules-event-laboured.on }
    .on = meistert { $result } = { $left } { $operation } { $right }, { hercules-labour-name }
hercules-event-moved = **{ $seat }** { hercules-event-moved.on }
    .on = zieht { $steps ->
        [one] bis Spalte { $column }
       *[other] { $steps } Spalten bis Spalte { $column }
    }
hercules-event-took_demigod = **{ $seat }** { hercules-event-took_demigod.on }
    .on = nimmt { $card }
hercules-event-took_vase = **{ $seat }** { hercules-event-took_vase.on }
    .on = findet eine Vase ({ $card_vp } SP)
hercules-event-took_god = **{ $seat }** { hercules-event-took_god.on }
    .on = trifft { $card } ({ $card_vp } SP)
hercules-event-took_pantheon = **{ $seat }** { hercules-event-took_pantheon.on }
    .on = erhält eine { $card } ({ $card_vp } SP)
hercules-event-rested = **{ $seat }** ruht sich aus{ $cards_count ->
    [0] { "" }
    [one] , nimmt den Marker von { $cards } zurück
   *[other] , nimmt die Marker von { $cards } zurück
 }{ $god_id ->
    [none] { "" }
   *[other] , deckt { $god } wieder auf
 }
hercules-event-passed = **{ $seat }** passt
hercules-event-turn_lost = **{ $seat }** { hercules-event-turn_lost.on }
    .on = findet keine passende Aufgabe und beendet den Zug
hercules-event-last_round = 🏁 **Letzte Runde:** { $side ->
    [table] { hercules-hades } hat alle seine Marker genommen.
   *[seat] { $seat } hat Spalte 12 erreicht.
 }
hercules-event-hades_stole = Der weiße Würfel von **{ hercules-hades }** zeigt { $white }: Er stiehlt { $card }
hercules-event-hades_stole_nothing = Der weiße Würfel von **{ hercules-hades }** zeigt { $white }: Dieser Stapel ist leer
hercules-event-hades_moved = **{ hercules-hades }** { hercules-event-hades_moved.on }
    .on = zieht { $die ->
        [one] 1 Spalte
       *[other] { $die } Spalten
    } bis Spalte { $column }
hercules-event-hades_took_marker = **{ hercules-hades }** { hercules-event-hades_took_marker.on }
    .on = nimmt dort seinen Marker
hercules-event-hades_took_card = **{ hercules-hades }** { hercules-event-hades_took_card.on }
    .on = nimmt { $card } ({ $card_vp } SP)
hercules-event-hades_slid = **{ hercules-hades }** { hercules-event-hades_slid.on }
    .on = zieht weiter bis Spalte { $column }
hercules-event-hades_took_vase = **{ hercules-hades }** { hercules-event-hades_took_vase.on }
    .on = findet eine Vase ({ $card_vp } SP)
hercules-event-match_ended = **Die Partie ist zu Ende**
hercules-event-scored = { $place }. **{ $seat }** · { $points } SP
    .also = { $place }. { $seat } { $points } SP

# Wie ein Gleichstand entschieden wird, unter den Plätzen einer Partie mit einem

hercules-ties = Bei Gleichstand gewinnt der Lehrling, der weiter rechts steht, dann zählen mehr Mehrheiten, dann mehr Marker im Vorrat.

# Woher Siegpunkte kommen

hercules-part-markers = Marker im Vorrat
hercules-part-cards = Siegpunkte durch Karten
hercules-part-majorities = Mehrheiten
hercules-part-sets = Vollständige Sets

# Was die Würfel in der Statistik zählen.
hercules-luck = Gezählt werden die Augen; viele sind hier nicht immer gut.

# Warum eine Wahl abgelehnt wird

hercules-reason-turn_over = Dein Zug ist vorbei.
hercules-reason-not_your_turn = Du bist nicht am Zug.
hercules-reason-not_those_dice = Deine Würfel zeigen diese Zahlen nicht.
hercules-reason-not_integer = Diese Division geht nicht auf.
hercules-reason-out_of_range = Das Ergebnis muss zwischen 1 und 12 liegen.
hercules-reason-labour_already_done = Diese Aufgabe hast du schon gemeistert; jede zählt nur einmal.
hercules-reason-must_choose_demigod = Für diese Aufgabe steht dir ein Halbgott zu: Wähle, welcher.
hercules-reason-demigod_not_eligible = Dieser Halbgott passt weder zur Rechenart noch zu einem genutzten Würfel.
hercules-reason-card_not_yours = Diese Karte gehört dir nicht.
hercules-reason-passive_card = Diese Karte hat keine Fähigkeit zum Nutzen; sie zählt am Ende.
hercules-reason-no_god_abilities_in_simplified_variant = In der vereinfachten Variante bringen Götter nur Siegpunkte.
hercules-reason-card_already_used_this_turn = Jede Karte lässt sich nur einmal pro Zug nutzen.
hercules-reason-card_still_holds_marker = Auf dieser Karte liegt noch ein Marker: Ruh dich aus, um ihn zurückzunehmen.
hercules-reason-god_card_face_down = Diese Götterkarte liegt verdeckt: Ruh dich aus, um sie wieder aufzudecken.
hercules-reason-no_marker_in_supply = Um einen Halbgott zu nutzen, brauchst du einen Marker im Vorrat.
hercules-reason-choose_another_player = Wähle, wessen Würfel du kopierst.
hercules-reason-white_die_not_in_use = Du hast den weißen Würfel in diesem Zug nicht.
hercules-reason-choose_at_least_one_die = Wähle mindestens einen Würfel, den du neu wirfst.
hercules-reason-choose_one_die = Wähle einen deiner Würfel.
hercules-reason-above_6 = Eine 6 lässt sich nicht erhöhen.
hercules-reason-below_1 = Eine 1 lässt sich nicht verringern.
hercules-reason-no_rest_after_using_a_card = Du hast in diesem Zug eine Karte genutzt und kannst dich darum nicht ausruhen.
hercules-reason-choose_what_to_recover = Es gibt etwas zurückzunehmen: Wähle, was.
hercules-reason-nothing_to_recover = Du hast nichts zurückzunehmen; du darfst passen.
hercules-reason-no_marker_on_that_card = Auf dieser Karte liegt kein Marker, den du zurücknehmen könntest.
hercules-reason-at_most_3_markers = Beim Ausruhen kommen höchstens drei Marker zurück.
hercules-reason-at_most_1_god = Beim Ausruhen deckst du höchstens eine Götterkarte auf.
hercules-reason-no_god_flip_in_simplified_variant = In der vereinfachten Variante bringt Ausruhen nur Marker zurück.
hercules-reason-god_card_not_face_down = Diese Götterkarte liegt nicht verdeckt.
hercules-reason-rest_instead = Du hast noch keine Karte genutzt: Ruh dich aus oder passe.
hercules-reason-labour_possible = Eine Aufgabe ist noch möglich; so lange endet dein Zug nicht.
hercules-reason-unknown_option = Das steht dir gerade nicht offen.

# Warum ein Computerspieler so wählen würde

hercules-advice-nothing = Keine Aufgabe ist mehr möglich, und keine Karte würde helfen.
hercules-advice-rest = { $count ->
    [0] Ausruhen deckt eine Götterkarte wieder auf, und das ist mehr wert als dieser Wurf.
    [one] Ausruhen bringt einen Marker und seine Karte zurück, und das ist mehr wert als dieser Wurf.
   *[other] Ausruhen bringt { $count } Marker und ihre Karten zurück, und das ist mehr wert als dieser Wurf.
 }
hercules-advice-pass = Keine Aufgabe ist möglich, und es gibt nichts zurückzunehmen.
hercules-advice-roll = Lass { $card } würfeln: Im Schnitt werden die Würfel besser, als sie sind.
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] ist dann erledigt
               *[other] bringt deinen Lehrling auf Spalte { $column }
            }
           *[other] bringt { $god }
        }
       *[other] bringt eine Vase ({ $vase_vp } SP)
     }
   *[other] { $vase_id ->
        [none] bringt { $demigod }
       *[other] bringt { $demigod } und eine Vase ({ $vase_vp } SP)
     }
 }
hercules-advice-use = So wie sie liegen, ergeben deine Würfel keine Aufgabe. Nutze erst { $card }: Aufgabe { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_better = Aufgabe { $result } ist schon möglich, bringt mit den Würfeln, wie sie liegen, aber { $instead_id ->
    [none] keine Karte
   *[other] nur { $instead }
 }. Nutze erst { $card }: { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_rather = Aufgabe { $reachable } ist schon möglich, eine andere ist aber mehr wert. Nutze erst { $card }: Aufgabe { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-finish = Aufgabe { $result } trägt dich bis Spalte 12: Das läutet das Ende ein und bringt { $god_id ->
    [none] den letzten Marker heim
   *[other] { $god }
 }.
hercules-advice-vase = Mit Aufgabe { $result } zieht der Lehrling { $steps } Spalten auf einmal: Das bringt eine Vase ({ $vase_vp } SP).
hercules-advice-god = Aufgabe { $result } führt den Lehrling bis Spalte { $column }, wo { $god } wartet.
hercules-advice-demigod = Aufgabe { $result } bringt { $demigod }: Nichts anderes in Reichweite ist so viel wert.
hercules-advice-labour = Aufgabe { $result } ist das Beste, was diese Würfel hergeben.
hercules-advice-recover = { $cards } würdest du am meisten vermissen.

# Its commands. Names are small letters, at most 32; descriptions at most 100 characters.
command-play-hercules = hercules
command-play-hercules-about = Hercules zu zweit bis viert: eine Lobby öffnen, der andere beitreten können
command-play-solo-about = Hercules allein gegen Hades: beginnt sofort
command-setting-variant = variante
command-setting-level = stufe
hercules-press-solo = Allein gegen Hades spielen
