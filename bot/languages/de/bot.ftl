# Was der Bot selbst sagt: Lobby, Spielbrett, Antworten, Befehle.

# Die Lobby
bot-lobby-invites = { $host } sucht Mitspieler: { $least } bis { $most } können spielen.
bot-lobby-players = **Am Tisch** ({ $count } von { $most })
bot-lobby-person = { $sign } { $name }
bot-lobby-computer = { $sign } { $name } 🤖 { $level }
bot-lobby-setting = **{ $setting }:** { $value }
bot-press-join = Mitspielen
bot-press-leave = Verlassen
bot-press-computer = Computerspieler hinzufügen
bot-press-invite = Einladen …
bot-press-options = Einstellungen
bot-press-word = Eigenes Wort für den Zufall
bot-press-start = Start
bot-press-dismiss = Computerspieler entfernen
bot-press-close = Lobby schließen
bot-press-lobby = Lobby öffnen: { $game }
bot-player-random = spielt zufällig
bot-player-greedy = plant seine Züge
bot-computer-choose = Einen Computerspieler hinzufügen …
bot-computer-add = Ein Computerspieler: { $level }
bot-invite-whom = **Wen lädst du ein?** Eine Nachricht ruft sie in die Lobby.
bot-invite-choose = Leute dieses Servers wählen …
bot-invite-done = In die Lobby gerufen: { $names }.
bot-invitation = { $people } **{ $name }** lädt euch zu { $game } ein. Drückt { $link ->
    [none] in der Lobby
   *[other] [in der Lobby]({ $link })
 } auf **Mitspielen**.
bot-lobby-begun = Die Partie hat begonnen; das Spielbrett folgt weiter unten.
bot-lobby-opened = Deine Lobby ist offen. Die anderen drücken **Mitspielen**; drück **Start**, wenn alle da sind.
bot-lobby-closed = Die Lobby wurde geschlossen, bevor die Partie begann.
bot-solo-started = Deine Partie hat begonnen. Viel Glück! `/rules` erklärt das Spiel, `/help` zeigt, wie man es hier spielt.
bot-options-title = **Einstellungen deiner Partie.** Änderungen gelten sofort; alle sehen sie in der Lobby.
bot-word-title = Eigenes Wort für den Zufall
bot-word-label = Irgendein Wort
bot-word-about = Es fließt in den Startwert der Würfel ein.
bot-word-added = Dein Wort ist in die Würfel gemischt.

# Das Spielbrett
bot-board-turn = **{ $name }** · { $asked }
bot-board-choices = Meine Wahl
bot-board-mine = Meine Karten
bot-board-describe = Brett in Worten
bot-board-explained = Spielplan erklärt
bot-board-board = Spielplan
bot-board-hint = 💡 Tipp
bot-board-more = Mehr …
bot-board-offer = Was bringt das?
bot-more-title = **Was es sonst noch zu sehen gibt**
bot-offered-unasked = Du wirst gerade nichts gefragt, also steht dir nichts zur Wahl.
bot-offered-nothing = Bei dieser Frage geht es um keine Karte und keine Würfelseite; jede Wahl sagt selbst, was sie bringt.
bot-board-standing = Dauerantworten
bot-step-back = ◀ Zurück
bot-always = Immer so antworten …
bot-always-kept = 📌 { $answers }. Zurücknehmen kannst du das unter *{ bot-board-standing }*.
bot-standing-none = Du hast in dieser Partie keine Dauerantworten. Wo eine möglich ist, bietet *Meine Wahl* sie an.
bot-standing-title = **Deine Dauerantworten in dieser Partie**
bot-standing-cancel = Dauerantwort aufheben …
bot-board-link = Zum Spielbrett
bot-no-picture = *Das Bild ließ sich diesmal nicht zeichnen. „Brett in Worten“ sagt dasselbe.*
bot-choices-title = **{ $game }** · { $asked }
bot-choose = Wähle …
bot-choose-more = Außerdem …
bot-page = Seite { $page } von { $pages }
bot-played = Erledigt – siehe Spielbrett.
bot-ping = { $people } { $count ->
    [one] Du bist am Zug.
   *[other] Ihr habt alle etwas zu wählen.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[Zum Spielbrett]({ $link })
 }

# Das Ende
bot-final-title = { $game }: Die Partie ist zu Ende
bot-final-place = { $medal } **{ $place }.** { $name } · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
bot-seal = 🔒 Die Würfel dieser Partie sind versiegelt: `{ $seal }` · `/verify` prüft sie am Ende.
bot-final-proof = 🔒 `/verify` prüft die Würfel und gibt dir die Partie als Datei.
bot-match-ended = { $game }: Die Partie wurde aufgegeben.
bot-match-end-counted = Die Partie ist aufgegeben.

# Das Protokoll und die Liste der Partien
bot-log-title = **{ $game }** · Protokoll, Seite { $page } von { $pages }
bot-log-earlier = ◀ Früher
bot-log-later = Später ▶
bot-games-title = { $count ->
    [one] **Deine Partie**
   *[other] **Deine { $count } Partien**
 }
bot-games-none = Du spielst gerade keine Partie. `/play` eröffnet eine.
bot-games-yours = ▶️ { $game } · **du bist dran**, { $since } · [zum Spielbrett]({ $link })
bot-games-other = ⏳ { $game } · { $names }, { $since } · [zum Spielbrett]({ $link })
bot-games-left-server = 🚪 { $game } · auf einem Server, auf dem du nicht mehr bist, { $since }
bot-games-lobby = 🚪 { $game } · Lobby, { $since } · [zur Lobby]({ $link })

# Der Beweis der Würfel
bot-verify-sealed = 🔒 Die Würfel der Partie in diesem Kanal sind versiegelt als `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([so gepostet]({ $link }))
 }. Wenn sie vorbei ist, prüft `/verify` sie.
bot-verify-true = ✅ **Die Würfel waren fair.** Der Startwert passt zum Siegel von vor der Partie, und beim Nachspielen { $moves ->
    [one] kommen der eine Zug und jeder Wurf
   *[other] kommen alle { $moves } Züge und jeder Wurf
 } genauso heraus.
bot-verify-seal = Das Siegel: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([so vor der Partie gepostet]({ $link }))
 }
bot-verify-compare = Das Siegel in dieser Datei: `{ $seal }`. Ist es das, das vor der Partie gepostet wurde? Nur dann beweist es etwas.
bot-verify-same-rules = Gespielt wurde nach Fassung { $before } der Regeln. Fassung { $now }, nach der ich jetzt spiele, ergibt dieselbe Partie.
bot-verify-other-rules = ⚖️ **Die Würfel passen zu ihrem Siegel, aber die Züge kann ich nicht beurteilen.** Gespielt wurde nach Fassung { $before } der Regeln; Fassung { $now }, nach der ich jetzt spiele, führt woandershin. Ein Bot von damals kann alles prüfen.
bot-verify-broken-seal = ❌ **Die Würfel dieser Partie passen nicht zu ihrem Siegel.** Startwert und Salz sind nicht die, die vor der Partie versiegelt wurden: Jemand hat sie ausgetauscht.
bot-verify-false = ❌ **Diese Partie passt nicht zu ihren Würfeln.** { $difference }
bot-verify-file = In der Datei steht die ganze Partie. `pantheon verify DATEI` prüft sie ohne Discord.

# Persönliche Einstellungen und Datenschutz
bot-language-name = Deutsch
bot-language-automatic = wie in Discord
bot-language-set = Ab jetzt spreche ich { $language } mit dir.
bot-privacy-exported = Alles, was über dich gespeichert ist:
bot-privacy-ask = **Alles über dich löschen?**
    Deine Kennung, dein Name und deine persönlichen Einstellungen verschwinden für immer. Du verlässt die Lobbys, in denen du sitzt. In Partien, die andere weiterspielen, übernimmt ein Computerspieler deinen Platz; beendete Partien bleiben, ohne deinen Namen.
    Das lässt sich nicht rückgängig machen.
bot-privacy-erase = Alles löschen
bot-privacy-keep = Behalten
bot-privacy-erased = Alles über dich ist gelöscht. Leb wohl!
bot-privacy-kept = Nichts wurde gelöscht.

# Absagen: was nicht ging, und was zu tun ist
bot-incident = Etwas ist schiefgegangen, und der Bot ist schuld. Deiner Partie ist nichts geschehen: Versuch es bitte noch einmal. Vorfall **{ $number }**.
bot-restarting = Ich starte gerade neu. Drück in einer Minute noch einmal; nichts geht verloren.
bot-too-busy = Ich muss für diesen Server gerade zu viele Bilder und Wiederholungen zeichnen. Versuch es in ein paar Sekunden noch einmal; nichts geht verloren.
bot-slow-down = Das war mir zu schnell. Drück gleich noch einmal.
bot-unknown-button = Diesen Knopf kenne ich nicht mehr. `/board` zeigt das Spielbrett mit frischen.
bot-commands-changed = Meine Befehle haben sich gerade geändert. Versuch es bitte in einer Minute noch einmal.
bot-bad-value = Mit diesem Wert kann ich nichts anfangen. Nimm bitte einen aus der Liste.
bot-refusal-other = Das geht jetzt nicht. `/board` zeigt, wie die Partie steht.
bot-refusal-no_table = Diese Partie gibt es nicht mehr. `/play` eröffnet eine neue.
bot-refusal-no_table_here = In diesem Kanal läuft keine Partie. `/play` eröffnet eine; `/games` zeigt deine.
bot-refusal-which_table = Du spielst mehrere Partien. Gib den Befehl im Kanal der Partie, die du meinst; `/games` zeigt sie.
bot-refusal-no_server = Gespielt wird in den Kanälen eines Servers.
bot-refusal-table_exists = In diesem Kanal läuft schon eine Partie{ $link ->
    [none] .{ " " }
   *[other] { " " }([dort]({ $link })).{ " " }
 }Spielt sie zu Ende, gebt sie mit `/table end` auf oder nehmt einen anderen Kanal.
bot-refusal-not_seated = Du spielst in dieser Partie nicht mit. Schau gern zu oder eröffne mit `/play` eine eigene.
bot-refusal-not_your_turn = { $count ->
    [0] Gerade muss niemand wählen.
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
 }
bot-refusal-on_its_way = Die Partie ist schon weiter, und ihr neues Brett ist noch unterwegs.
bot-refusal-stale = Die Partie ist schon weiter. { $link ->
    [none] `/board` zeigt das neueste Spielbrett.
   *[other] [Hier ist das neueste Spielbrett.]({ $link })
 }
bot-refusal-not_offered = { $reason } `/move` zeigt, was dir offensteht.
bot-refusal-nothing_standing = Eine solche Dauerantwort hast du nicht (mehr).
bot-refusal-already_played = Du hast schon gespielt – siehe Spielbrett.
bot-refusal-not_host = Das kann nur { $host }: Wer zur Partie einlädt, bestimmt über die Lobby.
bot-refusal-no_computer = An diesem Tisch sitzt kein Computerspieler.
bot-refusal-no_such_player = So einen Computerspieler kenne ich nicht.
bot-refusal-no_such_game = Dieses Spiel kenne ich nicht.
bot-refusal-no_solo = Dieses Spiel geht nicht allein.
bot-refusal-damaged = Die gespeicherte Partie lässt sich nicht so nachspielen, wie sie war; darum rühre ich sie nicht an. Wer diesen Bot betreibt, findet mehr im Protokoll.
bot-refusal-seats_full = Alle Plätze sind besetzt.
bot-refusal-lobby_full = Alle Plätze sind besetzt.
bot-refusal-already_joined = Du sitzt schon an diesem Tisch.
bot-refusal-too_few_players = Es sind zu wenige. Wartet auf jemanden oder holt einen Computerspieler dazu.
bot-refusal-no_such_setting = Diese Einstellung hat die Partie nicht. Nimm bitte eine aus der Liste.
bot-refusal-other_rules = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt, die ich nicht mehr kenne: Ich kann weder ihr Spielbrett zeigen noch sie fortsetzen. `/log` erzählt, was geschah, und `/verify` gibt sie dir als Datei.
bot-refusal-wrong_stage = Diese Partie hat noch nicht begonnen, oder sie ist schon zu Ende. `/games` zeigt, wie deine Partien stehen.
bot-refusal-no_such_round = Eine Runde { $round } gibt es in dieser Partie noch nicht. `/log` allein zeigt die neueste.
bot-refusal-too_many_tables = Es sind zu viele Partien offen. Spiel erst eine zu Ende.
bot-refusal-too_many_openings = Du hast in einer Stunde { $limit } Partien eröffnet. Die nächste kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } beginnen.
bot-refusal-busy = Gerade ist zu viel auf einmal los. Nichts wurde geändert: Versuch es gleich noch einmal.
bot-refusal-cannot_save = Ich kann gerade nicht speichern. Nichts wurde geändert: Versuch es gleich noch einmal.
bot-refusal-cannot_write_here = Hier kann ich keine Partie zeigen: Mir fehlt { $permissions }. Wer diesen Kanal verwaltet, kann mir das erlauben; oder spielt in einem anderen Kanal.
bot-channel-gone = Den Kanal { $channel } deiner Partie gibt es nicht mehr. Nichts ist verloren: `/move-here` lässt sie in dem Kanal weitergehen, in dem du es benutzt; bis dahin gehen `/move` und `/board` überall auf diesem Server.
bot-channel-closed = In { $channel } kann ich nicht schreiben: Mir fehlt { $permissions }. Erlaubt mir das dort, dann geht die Partie weiter; oder benutze `/move-here` in einem anderen Kanal. Nichts ist verloren.
bot-channel-untidy = In { $channel } kann ich alten Brettern ihre Knöpfe nicht nehmen: Mir fehlt { $permissions }. Die Partie geht weiter; es zählt nur das neueste Brett.
permission-view-channel = **Kanäle anzeigen**
permission-send-messages = **Nachrichten senden**
permission-attach-files = **Dateien anhängen**
permission-read-message-history = **Nachrichtenverlauf anzeigen**
permission-create-public-threads = **Öffentliche Threads erstellen**
permission-send-messages-in-threads = **Nachrichten in Threads senden**
bot-refusal-vote_counted = Deine Stimme für das Ende der Partie zählt: { $votes } von { $needed }. Sag den anderen Bescheid: Auch sie stimmen mit `/table end` ab. Mit deinem nächsten Zug ziehst du die Stimme zurück.
bot-refusal-no_such_language = Diese Sprache spreche ich noch nicht.
bot-refusal-no_finished_match = In diesem Kanal ist noch keine Partie zu Ende gegangen. Häng eine gespeicherte Partie an, um sie zu prüfen.
bot-refusal-bad_file = Das ist keine Partiedatei dieses Bots.

# Die Befehle. Namen in kleinen Buchstaben, höchstens 32; Beschreibungen höchstens 100 Zeichen.
command-play = spielen
command-play-about = In diesem Kanal ein Brettspiel spielen
command-play-solo = solo
command-play-with = mit
command-play-with-about = Jemand, den du einlädst: wird in die Lobby gerufen
command-setting-first = beginn
command-board = brett
command-board-about = Das Spielbrett dieses Kanals noch einmal, mit deiner Auswahl
command-mine = meins
command-mine-about = Deine Karten, Symbole und Würfel im Einzelnen
command-move = zug
command-move-about = Deine offene Wahl, falls die Nachricht nach oben gerutscht ist
command-games = partien
command-games-about = Alle deine Partien: wer am Zug ist, seit wann, und wo
command-log = protokoll
command-log-about = Was in dieser Partie geschah, Runde für Runde
command-table = tisch
command-table-about = Die Partie dieses Kanals als Ganzes
command-table-end = beenden
command-table-end-about = Für das Aufgeben stimmen; nach einem Tag Stille darf es der Gastgeber allein
command-verify = prüfen
command-verify-about = Die Würfel einer beendeten Partie beweisen: jeder Wurf, jeder Zug noch einmal
command-verify-file = datei
command-verify-file-about = Eine gespeicherte Partie; ohne sie die letzte beendete dieses Kanals
command-preferences = vorlieben
command-preferences-about = Sprache, Erinnerungen, Ruhezeit, Urlaub, Farben, Statistik: alles, was du für dich wählst
command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist
command-privacy-export = exportieren
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-erase = löschen
command-privacy-erase-about = Alles löschen, was über dich gespeichert ist
