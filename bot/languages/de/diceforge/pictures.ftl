# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Allwis-sender; Beglei-ter; Fähr-mann; Gedächt-nis; Gold-schmied; Hirsch-kuh; Mino-taur; Verbis-sener; Wald-nymphe; Zwil-linge
diceforge-picture-round = RUNDE
diceforge-picture-round-short = RUNDE { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] Wohin kommt diese Seite?
   *[several] Welche Seite schmiedest du?
 }
diceforge-picture-ask-draft = welches Set von Heldentaten?
diceforge-picture-ask-take = welche Heldentat gratis?
diceforge-picture-ask-choose = Was bekommst du?
diceforge-picture-ask-boar = Was bekommst du?
diceforge-picture-ask-lose = Was verlierst du?
diceforge-picture-ask-hammer = Wie viel Gold in den Hammer?
diceforge-picture-ask-exchange = Gegen Ruhmespunkte tauschen?
diceforge-picture-ask-mirror = Welche Seite kopierst du?
diceforge-picture-ask-order = Welche Seite zuerst?
diceforge-picture-ask-ship = Eine Seite schmieden?
diceforge-picture-ask-cerberus = Noch einmal ausführen?
diceforge-picture-ask-die = Welchen Würfel wirfst du?
diceforge-picture-ask-satyrs = Welche zwei Würfel führst du aus?
diceforge-picture-ask-bearer = Wer muss das schmieden?
diceforge-picture-ask-tokens = Welcher Marker zuerst?
diceforge-picture-ask-twins = Einen Würfel neu werfen?
diceforge-picture-ask-scepter = Wie viel Gold aufs Zepter?
diceforge-picture-ask-purse = Wie viel davon vom Zepter?
diceforge-picture-ask-pay = Wie zahlst du?
diceforge-picture-ask-companion = Welcher Begleiter geht weiter?
diceforge-picture-ask-merchant = Punkte oder bessere Seite?
diceforge-picture-ask-upgrade = Welche Seite wird besser?
diceforge-picture-ask-copy = Welche Seite führst du aus?
diceforge-picture-ask-side = Auf welche Seite drehst du?
diceforge-picture-ask-trade = Wie viel Gold gegen RP?
diceforge-picture-ask-path = Wohin geht dein Golem?
diceforge-picture-ask-treasure = Welchen Schatz nimmst du?
diceforge-picture-ask-deal = Zahlst du dafür?
diceforge-picture-ask-celestial = Himmlischen Würfel werfen?
diceforge-picture-ask-memory = Welche Insel, welche Seite?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = schmieden
diceforge-picture-do-feat = Heldentat
diceforge-picture-do-use = Verstärkung
diceforge-picture-do-triton = Triton
diceforge-picture-do-companion = Begleiter
diceforge-picture-do-extra = Zusatzaktion
diceforge-picture-do-end = Ende
diceforge-picture-do-pass = passen

# Close-up and temple.

diceforge-picture-round-of = Runde { $round } von { $rounds }
diceforge-picture-feats = Heldentaten
diceforge-picture-no-cards = noch keine Heldentaten
diceforge-picture-hammer-done = Hammer fertig
diceforge-picture-no-hammer = kein Hammer
diceforge-picture-in-labyrinth = Labyrinth: Feld { $space } von { $last }
diceforge-picture-on-track = Titanen-Spielplan: Feld { $space } von { $last }
diceforge-picture-nothing-under-way = nichts unterwegs
diceforge-picture-die-light = Heller Würfel
diceforge-picture-die-dark = Dunkler Würfel
diceforge-picture-up = liegt oben
diceforge-picture-newest = neue Seite
diceforge-picture-temple = DER TEMPEL
diceforge-picture-garden = Garten
diceforge-picture-forest = Wald
diceforge-picture-lit = Hell: bezahlbar für

# Points by source.

diceforge-picture-dice = Würfe
diceforge-picture-hammer = Hammer
diceforge-picture-effects = Effekte
diceforge-picture-lost = Verloren
diceforge-picture-labyrinth = Labyrinth
diceforge-picture-track = Titanen
diceforge-picture-final = Endstand
diceforge-picture-so-far = Wäre jetzt Schluss (Runde { $round })

# Feats and faces.

diceforge-picture-price = Preis
diceforge-picture-free = Gratis
diceforge-picture-gold-left = Gold übrig
diceforge-picture-costs = Kostet { $cost }
diceforge-picture-island = Insel { $island }
diceforge-picture-type-none = Kein Effekt
diceforge-picture-type-immediate = Sofort
diceforge-picture-type-reinforcement = Verstärkung, einmal in jedem deiner Züge
diceforge-picture-type-automatic = Automatisch, wann immer es zutrifft
diceforge-picture-worth =
    { $number ->
        [one] Am Ende 1 Punkt
       *[other] Am Ende { $number } Punkte
    } wert.
diceforge-picture-at-start =
    { $number ->
        [one] Zu Beginn einmal auf deinen Würfeln
       *[other] Zu Beginn { $number }-mal auf deinen Würfeln
    }
diceforge-picture-in-sanctuary = Heiligtum: { $gold } Gold, { $number }-mal
diceforge-picture-in-garden = Garten: mit der Heldentat { $card }, { $number }-mal
diceforge-picture-in-forest = Wald: mit der Heldentat { $card }, { $number }-mal
diceforge-picture-at-start-goddess = Mit dem Göttin-Modul anfangs auf deinen Würfeln
diceforge-picture-at-start-titans = Mit dem Titanen-Modul anfangs auf deinen Würfeln
diceforge-picture-celestial-side = Eine Seite des Himmlischen Würfels
diceforge-picture-part-of-goddess = Rebellion: gehört zum Göttin-Modul
diceforge-picture-part-of-titans = Rebellion: gehört zum Titanen-Modul
diceforge-picture-fits-feather = Rebellion: empfohlen zum Göttin-Modul
diceforge-picture-fits-triangle = Rebellion: empfohlen zum Titanen-Modul

# The modules.

diceforge-picture-goddess = DAS LABYRINTH
diceforge-picture-titans = DER TITANEN-SPIELPLAN
diceforge-picture-short-goddess = Labyrinth
diceforge-picture-short-titans = Titanen
diceforge-picture-side-cel_g12 = 12 Gold
diceforge-picture-side-cel_v5 = 5 RP
diceforge-picture-side-cel_v3_choice = 3 RP + 3 Gold oder 1 Sonne oder 1 Mond
diceforge-picture-side-cel_mirror = eine obere Seite kopieren
diceforge-picture-side-cel_choose_side = Würfel drehen, ausführen
diceforge-picture-side-cel_upgrade2 = Seite 2 Stufen höher
diceforge-picture-brief-cel_mirror = Seite kopieren
diceforge-picture-brief-cel_choose_side = Würfel drehen
diceforge-picture-brief-cel_upgrade2 = 2 Stufen höher

# The labyrinth.

diceforge-picture-treasures = Schätze

# The Titans’ track.

diceforge-picture-rebellion = REBELLION
diceforge-picture-gods = GÖTTER
diceforge-picture-zone-neutral = kein Effekt
diceforge-picture-at-the-end = am Ende der Partie

# The board explained, and the feats close up.

diceforge-picture-feats-page = DIE HELDENTATEN · { $page } VON { $pages }
diceforge-picture-legend-goddess = DAS LABYRINTH: WAS DIE FELDER TUN
diceforge-picture-legend-titans = DIE TITANEN: ZONEN UND WEGE
diceforge-picture-legend-space =
    { $count ->
        [one] Feld { $numbers }
       *[other] Felder { $numbers }
    }
diceforge-picture-legend-gain = Du erhältst { $gains }.
diceforge-picture-legend-choose = Du wählst: { $choices }.
diceforge-picture-legend-steal = Du nimmst allen anderen je bis zu { $gains } ab.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Du wirfst den Himmlischen Würfel und führst ihn aus.
       *[other] Du wirfst den Himmlischen Würfel { $times }-mal nacheinander.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Du darfst eine Seite des Heiligtums zu ihrem Preis schmieden.
       *[other] Du darfst eine Seite des Heiligtums für { $discount } Gold weniger schmieden.
    }
diceforge-picture-legend-buy = Du darfst einmal { $price } für { $gains } zahlen.
diceforge-picture-legend-forged = Du erhältst { $gains } für jede Seite, die du bisher geschmiedet hast.
diceforge-picture-legend-treasure = Der erste Golem wählt einen Schatz; für spätere liegt hier der kleinere Rest.
diceforge-picture-legend-goddess-space = Du erhältst { $gains }, dein Golem bleibt. Wer zuerst da ist, dreht auch beide Würfel auf Seiten nach Wahl und führt sie aus.
diceforge-picture-legend-golems-name = Sonnen-Golem + Mond-Golem
diceforge-picture-legend-golems = Beide in einer Göttergabe: Du darfst auch den Himmlischen Würfel werfen.
diceforge-picture-legend-ancient-name = Uralte Splitter
diceforge-picture-legend-ancient = Sie zahlen wie Sonnen- oder Mondsplitter, für Heldentaten und die Zusatzaktion. Jeder, den du erhältst, rückt deinen Marker 1 Feld nach links, auch wenn dein Vorrat voll ist.
diceforge-picture-legend-loyalty-name = Treue
diceforge-picture-legend-loyalty = Sie rückt deinen Marker nach rechts. Sie ist kein Vorrat: Nichts davon bleibt.
diceforge-picture-legend-memory-name = An einem Ufer
diceforge-picture-legend-memory = Ein Gedächtnis-Marker in der Farbe der Person, die ihn gelegt hat. Nimmt sie die nächste Heldentat dieser Insel, bringt er, was er zeigt. Schild: 2 Treue und 1 Sonnensplitter. Kristall: 2 Uralte Splitter und 1 Mondsplitter.
diceforge-picture-legend-blue-name = Blaue Sonderwege
diceforge-picture-legend-blue = Zeigt der Pfeil in deine Richtung, musst du den Sonderweg nehmen; sonst bleibst du auf dem Hauptweg.
diceforge-picture-legend-end-name = Zahl auf dem Feld
diceforge-picture-legend-end = So viel bekommst du am Ende dazu, oder es wird abgezogen.
diceforge-picture-legend = DICE FORGE: DAS SPIELBRETT ERKLÄRT
diceforge-picture-legend-lit-name = Goldener Rahmen
diceforge-picture-legend-lit = In Reichweite: Das kannst du jetzt haben.
diceforge-picture-legend-bought-name = Hellblauer Ring
diceforge-picture-legend-bought = Diese Person hat die Heldentat seit dem letzten Spielbrett vollbracht.
diceforge-picture-legend-up-name = Hellblauer Rahmen
diceforge-picture-legend-up = Die Seite liegt oben: zuletzt geworfen oder geschmiedet.
diceforge-picture-legend-newest-name = Stern und Punkte
diceforge-picture-legend-newest = Neu seit dem letzten Spielbrett: eine Seite (Stern) oder der Weg eines Helden (Punkte).
diceforge-picture-legend-home-name = Am Kai
diceforge-picture-legend-home = Helden hier stehen noch auf keiner Insel oder wurden verdrängt.
diceforge-picture-legend-hero-name = Held
diceforge-picture-legend-hero = Steht auf der Insel der letzten Heldentat. Wer dorthin kommt, verdrängt ihn; dafür gibt es eine große Göttergabe.
diceforge-picture-legend-price-name = Preis
diceforge-picture-legend-price = So viel Gold kosten die Seiten daneben; Heldentaten kosten Mond oder Sonne. ×n: so viele sind noch da.
diceforge-picture-legend-immediate-name = Blitz
diceforge-picture-legend-immediate = Die Heldentat wirkt einmal, sofort.
diceforge-picture-legend-reinforcement-name = Kreisende Pfeile
diceforge-picture-legend-reinforcement = Eine Verstärkung: einmal in jedem deiner Züge, wenn du willst.
diceforge-picture-legend-automatic-name = Unendlich
diceforge-picture-legend-automatic = Wirkt von selbst, wann immer es zutrifft.
diceforge-picture-legend-joint-name = Auf einer Seite
diceforge-picture-legend-joint = Plus: alles davon. Schrägstrich: eines davon, nach deiner Wahl.
diceforge-picture-legend-store-name = Vorrat
diceforge-picture-legend-store = Was jemand hat, wie viel hineinpasst, und was dieser Zug gebracht hat.
diceforge-picture-legend-points-name = Platz und Punkte
diceforge-picture-legend-points = Als wäre jetzt Schluss, mit den Punkten der Heldentaten.
diceforge-picture-legend-feats-name = Heldentaten
diceforge-picture-legend-feats = Wie viele jemand hat; ihre Punkte zählen oben mit. Daneben: was weiter wirkt.
diceforge-picture-legend-hammer-name = Hammer
diceforge-picture-legend-hammer = Umlauf und Feld: Jedes Gold, das du hineinlegst, ist ein Schritt.
diceforge-picture-legend-asked-name = Fragezeichen
diceforge-picture-legend-asked = Diese Person hat jetzt etwas zu wählen.
diceforge-picture-legend-turn-name = Pfeil
diceforge-picture-legend-turn = Diese Person ist am Zug, und andere sind auch gefragt.
diceforge-picture-legend-torch-name = Fackel
diceforge-picture-legend-torch = Wer sie hat, beginnt jede Runde.
diceforge-picture-legend-halt-name = Zwei Balken
diceforge-picture-legend-halt = Du kannst jetzt passen oder deinen Zug beenden.
diceforge-picture-legend-foot-name = Am Fuß des Tempels
diceforge-picture-legend-foot = Seiten, die es mit Heldentaten gibt, nicht für Gold. Bogen: Garten. Baum: Wald.

# The lobby.

diceforge-picture-invitation = Schmiede deine Würfel, gewinne die Gunst der Götter
diceforge-picture-invitation-rebellion = Rebellion: neue Heldentaten von Göttern und Titanen
diceforge-picture-invitation-goddess = Rebellion: Wessen Golem ist zuerst bei der Göttin?
diceforge-picture-invitation-titans = Rebellion: Hältst du zu den Göttern oder zu den Titanen?
