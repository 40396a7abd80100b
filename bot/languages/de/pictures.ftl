# Die Wörter in den Bildern, und die Bilder in Worten (Alternativtexte).

## Jedes Spiel

picture-player = Spieler { $number }
picture-move = Zug { $number }
picture-to-act = ist dran
picture-turn-of = { $name } ist am Zug
picture-to-choose = Zur Wahl
picture-within-reach = In Reichweite
picture-nothing-within-reach = Nichts in Reichweite
picture-place-nth = { $place }.
picture-waiting = gefragt:
picture-waiting-all = alle wählen
picture-wins = gewinnt
picture-win = gewinnen
picture-free-seat = freier Platz
picture-place = Platz { $place }
picture-place-shared = Platz { $place }, geteilt

## Hercules: Spielplan

hercules-picture-title = HERCULES
hercules-picture-round = RUNDE { $number }
hercules-picture-last-round = LETZTE RUNDE
hercules-picture-white = Weißer Würfel
hercules-picture-white-free = frei: niemand hat ihn
hercules-picture-white-used = im Spiel
hercules-picture-white-hades = von Hades geworfen
hercules-picture-makes = ergibt
hercules-picture-now = Punkte jetzt
hercules-picture-hades-moves = zieht auf
hercules-picture-hades-takes = nimmt
hercules-picture-hades-done = hat schon gezogen
hercules-picture-simplified = Vereinfacht
hercules-picture-level-book = Hades nach Anleitung
hercules-picture-level-mild = Hades: leicht
hercules-picture-level-medium = Hades: mittel
hercules-picture-level-standard = Hades: ausgewogen
hercules-picture-level-hard = Hades: schwer

## Hercules: Nahansicht und Wertung

hercules-picture-no-cards = noch keine Karten
hercules-picture-symbols = Symbole
hercules-picture-points = Punkte
hercules-picture-markers = Marker
hercules-picture-demigods = Halbgötter
hercules-picture-gods = Götter
hercules-picture-vases = Vasen
hercules-picture-vase = Vase
hercules-picture-pantheon = Pantheon
hercules-picture-majorities = Mehrheiten
hercules-picture-sets = Sets
hercules-picture-total = Summe
hercules-picture-tie-column = Gleichstand: Spalte
hercules-picture-tie-majorities = dann Mehrheiten
hercules-picture-tie-supply = dann Marker im Vorrat
hercules-picture-supply = Marker im Vorrat
hercules-picture-cards = Karten
hercules-picture-labours-left = { $number ->
    [0] Alle Aufgaben erfüllt
    [one] Noch 1 Aufgabe
   *[other] Noch { $number } Aufgaben
}
hercules-picture-final = Endstand
hercules-picture-so-far = Wenn jetzt Schluss wäre (Runde { $number })

## Hercules: Karten

hercules-picture-earned-hestia = Halbgöttin der Addition
hercules-picture-earned-hecate = Halbgöttin der Subtraktion
hercules-picture-earned-pan = Halbgott der Multiplikation
hercules-picture-earned-aeolus = Halbgott der Division
hercules-picture-earned-tyche = Halbgöttin des Würfels, zu haben mit einer { $number }
hercules-picture-earned-morpheus = Halbgott des Würfels, zu haben mit einer { $number }
hercules-picture-earned-god = Gottheit, wartet über einer Spalte
hercules-picture-earned-zeus = Gottheit, wartet über Spalte 12
hercules-picture-earned-vase = Vase für { $number } Spalten in einem Zug
hercules-picture-earned-pantheon = Wartet über Spalte 12, unter Zeus
hercules-picture-torches-3 = Im Spiel zu dritt und zu viert
hercules-picture-torches-4 = Im Spiel zu viert
hercules-picture-counts-as = Zählt als: { $symbols }
hercules-picture-worth = { $number ->
    [one] 1 Punkt wert
   *[other] { $number } Punkte wert
}

## Hercules: der Spielplan erklärt

hercules-picture-legend = HERCULES: DER SPIELPLAN ERKLÄRT
hercules-picture-legend-pegasus-name = Pegasus
hercules-picture-legend-pegasus = Wer ihn hat, begann diese Runde. Nach jeder Runde fliegt er zur nächsten Person.
hercules-picture-legend-points-name = Punkte jetzt
hercules-picture-legend-points = Als wäre jetzt Schluss, mit Mehrheiten und Sets. Klein: die Änderung seit dem letzten Bild.
hercules-picture-legend-apprentice-name = Lehrling
hercules-picture-legend-apprentice = Er geht bis vor die nächste offene Aufgabe. Blass: wo er auf dem letzten Bild stand.
hercules-picture-legend-marker-name = Offene Aufgabe
hercules-picture-legend-marker = Golden: Deine Würfel ergeben jetzt diese Zahl. Hohl mit Haken: seit dem letzten Bild erfüllt.
hercules-picture-legend-taken-name = Farbiger Rahmen mit Zeichen
hercules-picture-legend-taken = Von hier wurde seit dem letzten Bild eine Karte genommen, von der Person mit diesem Zeichen.
hercules-picture-legend-god-name = Gott
hercules-picture-legend-god = Wessen Lehrling darunter anhält, bekommt ihn: Punkte im Lorbeer, rechts seine Fähigkeit.
hercules-picture-legend-demigod-name = Halbgötter
hercules-picture-legend-demigod = Das Zeichen links sagt, womit du die oberste Karte bekommst: eine Rechenart oder eine Zahl auf einem Würfel. ×n: so viele liegen noch da.
hercules-picture-legend-vase-name = Vase
hercules-picture-legend-vase = Für so viele Spalten in einem Zug des Lehrlings; ihre Punkte im Lorbeer.
hercules-picture-legend-chip-name = Ergibt
hercules-picture-legend-chip = Was zwei dieser Würfel ergeben. Golden: eine Aufgabe, die jetzt zu erfüllen ist.
hercules-picture-legend-stock-name = Marker und Karten
hercules-picture-legend-stock = Marker im Vorrat, die Fähigkeiten von Halbgöttern bezahlen, und gewonnene Karten.
hercules-picture-legend-symbol-name = Symbole
hercules-picture-legend-symbol = Wie viele jemand von jedem hat; golden, wo niemand mehr hat.
hercules-picture-legend-ready-name = Fähigkeiten
hercules-picture-legend-ready = Hell, ab zwei mit Zahl: so viele Karten sind bereit. Dunkel: keine.

## Hercules: Lobby

hercules-picture-invitation = Zwölf Aufgaben, zwei Würfel und die Gunst der Götter

## Hercules: Alternativtexte. Ganze Sätze, das Wichtigste zuerst.

hercules-alt-turn = Hercules, Runde { $round }. { $name } ist dran, Würfel { $dice }.
hercules-alt-over = Hercules, zu Ende nach Runde { $round }. Vorn: { $names } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
hercules-alt-last-round = Das ist die letzte Runde.
hercules-alt-doable = Erreichbare Aufgaben: { $labours }.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Spalte { $column }, Würfel { $dice }, offene Aufgaben { $labours }, Vorrat { $supply }, Karten { $cards }.
hercules-alt-stacks = Halbgötter: { $stacks }.
hercules-alt-gods = Götter über den Spalten: { $gods }.
hercules-alt-gods-hidden = Verdeckte Götter über den Spalten { $columns }.
hercules-alt-peak = Über Spalte 12: { $name }, noch { $left }.
hercules-alt-vases = Vasen nach Spalten, Punkte: { $vases }.
hercules-alt-white = Weißer Würfel: { $face }.
hercules-alt-white-used = Weißer Würfel im Spiel: { $face }.
hercules-alt-ready = Einsatzbereite Fähigkeiten von { $name }: { $abilities }.
hercules-alt-symbols = Symbole: { $symbols }; Mehrheiten { $majorities }, Sets { $sets }.
hercules-alt-sources = Punkte aus: { $sources }.
hercules-alt-cards = Karten: { $cards }.
hercules-alt-used = benutzt
hercules-alt-final = Hercules, Endstand nach Runde { $round }.
hercules-alt-so-far = Hercules, Stand, wenn jetzt Schluss wäre, Runde { $round }.
hercules-alt-place =
    Platz { $place }: { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hercules sucht Mitspieler. Am Tisch: { $names }. Freie Plätze: { $free }.
