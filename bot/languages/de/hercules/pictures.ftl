# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HERCULES
hercules-picture-round = RUNDE { $number }
hercules-picture-last-round = LETZTE RUNDE
hercules-picture-no-labour = keine Aufgabe
hercules-picture-now = Punkte jetzt
hercules-picture-hades-moves = zieht bis
hercules-picture-hades-takes = nimmt
hercules-picture-hades-done = hat schon gezogen
hercules-picture-simplified = Vereinfacht
hercules-picture-level-book = Hades nach Anleitung
hercules-picture-level-mild = Hades: leicht
hercules-picture-level-medium = Hades: mittel
hercules-picture-level-standard = Hades: schwer
hercules-picture-level-hard = Hades: Profi

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = Was nimmst du zurück?
hercules-picture-do-labour = Aufgabe
hercules-picture-do-ability = Fähigkeit
hercules-picture-do-rest = ausruhen
hercules-picture-do-end = Zug beenden
hercules-picture-do-pass = passen

# Close-up and score sheet.

hercules-picture-no-cards = noch keine Karten
hercules-picture-markers = Marker
hercules-picture-demigods = Halbgötter
hercules-picture-gods = Götter
hercules-picture-vases = Vasen
hercules-picture-vase = Vase
hercules-picture-pantheon = Pantheon
hercules-picture-majorities = Mehrheiten
hercules-picture-sets = Sets
hercules-picture-tie-column = Gleichstand: Spalte
hercules-picture-tie-majorities = dann Mehrheiten
hercules-picture-tie-supply = dann Marker im Vorrat
hercules-picture-final = Endstand
hercules-picture-so-far = Wäre jetzt Schluss (Runde { $number })

# Cards.

hercules-picture-torches-3 = Im Spiel zu dritt und zu viert
hercules-picture-torches-4 = Im Spiel zu viert
hercules-picture-counts-as = Zählt als: { $symbols }
hercules-picture-worth = { $number ->
    [one] 1 Punkt wert
   *[other] { $number } Punkte wert
}

# The board explained.

hercules-picture-legend = HERCULES: DAS SPIELBRETT ERKLÄRT
hercules-picture-legend-pegasus-name = Pegasus
hercules-picture-legend-pegasus = Wer ihn hat, hat diese Runde begonnen. Nach jeder Runde fliegt er weiter.
hercules-picture-legend-points-name = Punkte jetzt
hercules-picture-legend-points = Als wäre jetzt Schluss, mit Mehrheiten und Sets. Was sich ändert, sagt die Zeile jedes Zugs.
hercules-picture-legend-apprentice-name = Lehrling
hercules-picture-legend-apprentice = Er zieht bis vor die nächste offene Aufgabe. Blass: wo er auf dem letzten Bild stand.
hercules-picture-legend-marker-name = Offene Aufgabe
hercules-picture-legend-marker = Golden: Deine Würfel ergeben jetzt diese Zahl. Hohl: seit dem letzten Bild gemeistert.
hercules-picture-legend-taken-name = Zeichen im hellblauen Ring
hercules-picture-legend-taken = Von hier wurde seit dem letzten Bild eine Karte genommen; das Zeichen sagt, von wem.
hercules-picture-legend-god-name = Gott
hercules-picture-legend-god = Hält dein Lehrling darunter an, gehört er dir. Punkte im Lorbeer, rechts seine Fähigkeit.
hercules-picture-legend-demigod-name = Halbgötter
hercules-picture-legend-demigod = Das Zeichen links sagt, womit du die oberste Karte bekommst: eine Rechenart oder eine Zahl auf einem Würfel. ×n: so viele liegen noch da.
hercules-picture-legend-vase-name = Vase
hercules-picture-legend-vase = So viele Spalten muss der Lehrling auf einmal ziehen; ihre Punkte im Lorbeer.
hercules-picture-legend-chip-name = Ergibt
hercules-picture-legend-chip = Was zwei dieser Würfel ergeben. Golden: eine Aufgabe, die jetzt möglich ist. Durchgestrichen: keine mehr mit dieser Zahl.
hercules-picture-legend-stock-name = Marker und Karten
hercules-picture-legend-stock = Marker im Vorrat (sie bezahlen die Fähigkeiten von Halbgöttern) und gewonnene Karten.
hercules-picture-legend-symbol-name = Symbole
hercules-picture-legend-symbol = Wie viele jemand von jedem hat; Lorbeer, wo niemand mehr hat.
hercules-picture-legend-ready-name = Fähigkeiten
hercules-picture-legend-ready = Hell, ab zwei mit Zahl: so viele Karten sind bereit. Dunkel: keine. Liege: ausruhen. Zwei Balken: passen oder Zug beenden.

# The lobby.

hercules-picture-invitation = Zwölf Aufgaben, zwei Würfel und die Gunst der Götter
