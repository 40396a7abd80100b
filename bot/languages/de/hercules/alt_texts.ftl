# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hercules, Runde { $round }. { $name } ist dran, Würfel { $dice }.
hercules-alt-between = Hercules. Runde { $round } ist zu Ende.
hercules-alt-over = Hercules, zu Ende nach Runde { $round }. Vorn: { $names } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
hercules-alt-last-round = Das ist die letzte Runde.
hercules-alt-doable = Jetzt mögliche Aufgaben: { $labours }.
hercules-alt-none-doable = Jetzt ist keine Aufgabe möglich.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Spalte { $column }, Würfel { $dice }, offene Aufgaben { $labours }, Vorrat { $supply }, Karten { $cards }.
hercules-alt-stacks = Halbgötter: { $stacks }.
hercules-alt-gods = Götter über den Spalten: { $gods }.
hercules-alt-gods-hidden = Verdeckte Götter über den Spalten { $columns }.
hercules-alt-peak = Über Spalte 12: { $name }, noch { $left }.
hercules-alt-vases = Vasen (Spalten: Punkte): { $vases }.
hercules-alt-white = Weißer Würfel: { $face }.
hercules-alt-white-used = Weißer Würfel im Spiel: { $face }.
hercules-alt-ready = Einsatzbereite Fähigkeiten von { $name }: { $abilities }.
hercules-alt-symbols = Symbole: { $symbols }; Mehrheiten { $majorities }, Sets { $sets }.
hercules-alt-sources = Punkte aus: { $sources }.
hercules-alt-cards = Karten: { $cards }.
hercules-alt-used = genutzt
hercules-alt-final = Hercules, Endstand nach Runde { $round }.
hercules-alt-so-far = Hercules, Zwischenstand in Runde { $round }.
hercules-alt-place =
    Platz { $place }: { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hercules sucht Mitspielende. Am Tisch: { $names }. Freie Plätze: { $free }.
