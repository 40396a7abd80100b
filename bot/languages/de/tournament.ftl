# Turniere eines Servers.

tournament-panel = ## 🏆 Turniere
    Ein Abend oder ein Monat, mit ein paar Klicks von dir: Alle melden sich per Knopf an, ich verteile sie auf die Tische, eröffne die Partien und führe die Tabelle.
tournament-title = ## 🏆 { $game }-Turnier
tournament-about = **{ $format }** · { $seats ->
    [2] Tische für 2
   *[other] Tische für bis zu { $seats }
 } · { $pace }
tournament-format-swiss = Schweizer System
tournament-format-round_robin = Jeder gegen jeden
tournament-format-knock_out = K.-o.-System
tournament-stage-gathering = Melde dich mit dem Knopf unten an.
# The same, for the eyes of its organiser.
tournament-stage-open = Die Anmeldung läuft. Drücke *{ tournament-press-start }*, sobald alle dabei sind.
tournament-stage-first = ⏳ Runde 1 beginnt gleich: Ihre Tische öffnen, sobald im Kanal Platz für eine Partie ist.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Runde { $round } von höchstens { $rounds }
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Runde { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ Pause vor Runde 1.
   *[other] ⏸️ Pause in Runde { $round }: Laufende Partien gehen weiter, neue beginnen erst danach.
 }
tournament-stage-over = 🏁 Vorbei. Das ist der Endstand.
tournament-counted = { $format ->
        [knock_out] Die bessere Hälfte jedes Tisches kommt weiter, bis nur noch eine Person übrig ist.
       *[other] Es zählt, wie weit du über dem Schnitt deines Tisches liegst. Vertritt dich ein Computer, ist die Partie für dich verloren und zählt im Schnitt der anderen nicht mit.
    }
tournament-players = { $count ->
        [0] Noch hat sich niemand angemeldet.
        [one] **Eine Anmeldung:** { $names }
       *[other] **{ $count } Anmeldungen:** { $names }
    }
tournament-standings = ### Tabelle
tournament-heading-score = Punkte
tournament-heading-wins = Siege
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
tournament-more = … und { $count } weitere.
tournament-round = ### Runde { $round }
tournament-table = { $state ->
        [rests] 💤 { $names } setzt diese Runde aus
        [over] ✅ { $names }
        [waits] ⏳ { $names } (beginnt, sobald im Kanal Platz ist)
       *[plays] ▶️ { $names }
    }

tournament-press-join = Anmelden
tournament-press-leave = Abmelden
tournament-press-manage = Leiten …
tournament-press-new = Neues Turnier …
tournament-press-start = Beginnen
tournament-press-pause = Pause
tournament-press-resume = Weiter
tournament-press-end = Beenden
tournament-press-export = Exportieren
tournament-press-out = Jemanden herausnehmen …

tournament-export = Hier sind die Ergebnisse bis jetzt: JSON für Programme, CSV für Tabellenprogramme (Rangliste und alle Tische). Die Felder heißen in jeder Sprache gleich; Discord-IDs stehen nicht darin.

tournament-form-title = Neues Turnier
tournament-form-game = Spiel
tournament-form-format = Modus
tournament-form-format-about = Schweizer: ähnlich Starke treffen sich. Jeder gegen jeden. K. o.: die bessere Hälfte kommt weiter.
tournament-form-seats = Plätze pro Tisch
tournament-form-seats-about = Höchstens. Wenn es nicht aufgeht, füllen Computer die kleineren Tische auf.
tournament-form-rounds = Runden
tournament-form-rounds-about = Höchstens. Ein K.-o.-Turnier endet von selbst.
tournament-form-pace = Zeit für jede Entscheidung
tournament-form-pace-about = Ist sie um, übernimmt ein Computer, bis die Person zurück ist.

refusal-no_tournament = Dieses Turnier gibt es nicht mehr. `/tournament` zeigt, welche hier offen sind.
refusal-times_fixed = { $of ->
    [league] Die Bedenkzeit ist in allen Partien dieser Liga gleich, darum bleibt sie.
   *[tournament] Die Bedenkzeit ist an allen Tischen dieses Turniers gleich, darum bleibt sie.
}
refusal-too_many_tournaments = Auf diesem Server sind schon { $limit } Turniere offen. Beende zuerst eines davon.
refusal-tournament_few = Dafür braucht es mindestens { $seats } Leute. Warte, bis sich mehr angemeldet haben.
refusal-tournament_full = Alle { $limit } Plätze dieses Turniers sind vergeben.
refusal-tournament_late = Dieses Turnier läuft schon, du kannst dich nicht mehr anmelden. Frag die Turnierleitung, wann das nächste ist.
refusal-tournament_not_in = Diese Person spielt in diesem Turnier nicht mit oder ist schon draußen.
refusal-tournament_organiser = Das kann nur die Turnierleitung oder jemand, der den Server verwaltet.
refusal-tournament_over = Dieses Turnier ist vorbei.
refusal-tournament_seats = So viele spielen dieses Spiel nicht an einem Tisch. Wähle weniger Plätze pro Tisch.

command-tournament = turnier
command-tournament-about = Leite ein Turnier: Anmeldung, Runden und Tabelle mit ein paar Klicks
