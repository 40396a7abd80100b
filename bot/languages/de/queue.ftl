# Die Warteschlange über Server hinweg.

queue-title = ## 🔎 Die Warteschlange
queue-about = Finde eine Partie mit Leuten von anderen Servern, allein oder mit Freunden. Ich bringe ähnlich Starke zusammen; je länger du wartest, desto weniger zählt das.
    Gespielt wird in deinen **Direktnachrichten** oder, wenn dein Server das anbietet und alle ihn sehen, in einem Thread.
queue-rating = Deine Wertung in { $game }: **{ $rating }** ({ $count ->
        [one] eine gewertete Partie
       *[other] { $count } gewertete Partien
    })
queue-reliance = { $missed ->
        [0] Andere verlassen sich auf dich: Läuft zweimal deine Bedenkzeit ab oder bestätigst du eine Partie nicht, macht die Warteschlange { $span } Pause für dich.
       *[other] Neulich ist in einer Partie deine Bedenkzeit abgelaufen, oder du hast eine nicht bestätigt. Beim nächsten Mal macht die Warteschlange { $span } Pause für dich; Urlaub und Ruhezeiten stehen in `/preferences`.
    }
queue-pause-span = { $pause ->
        [0] eine Stunde
        [1] einen Tag
       *[other] eine Woche
    }
queue-paused = ⏸️ Andere haben zweimal vergeblich auf dich gewartet. Darum macht die Warteschlange eine Pause für dich; sie endet { $until }.
queue-people = { $count ->
        [0] Zurzeit wartet niemand.
        [one] Zurzeit wartet eine Person.
       *[other] Zurzeit warten { $count } Personen.
    }
queue-meets = Du meidest niemanden.
queue-avoided = Du meidest { $people }.
queue-avoids-no-stranger = { $count ->
    [one] Eine Person davon hat mich noch nie benutzt, darum speichere ich nichts über sie. Meiden kannst du sie, sobald sie hier spielt.
   *[other] { $count } davon haben mich noch nie benutzt, darum speichere ich nichts über sie. Meiden kannst du sie, sobald sie hier spielen.
 }
queue-waiting-title = ## 🔎 Du wartest auf eine Partie
queue-waiting = **{ $wish }** · begonnen { $since } · endet { $until }
queue-wish = { $game }, zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }, { $pace }
queue-party = { $count ->
        [one] Du wartest allein.
       *[other] Deine Gruppe: { $names }
    }
queue-usual = { $unit ->
        [hours] So eine Partie findet sich meist nach { $count } Stunden.
       *[minutes] { $count ->
            [0] So eine Partie findet sich meist in weniger als einer Minute.
            [one] So eine Partie findet sich meist nach 1 Minute.
           *[other] So eine Partie findet sich meist nach { $count } Minuten.
        }
    }
queue-usual-unknown = Wie lange das meist dauert, weiß ich noch nicht: Zuletzt gab es zu wenige solche Partien.
queue-code = Mit diesem Code kommen Freunde über `/queue` dazu: **`{ $code }`**

queue-press-find = Partie finden …
queue-press-friends = Mit Freunden …
queue-press-avoid = Wen meiden …
queue-press-leave = Nicht mehr warten
queue-press-look = Noch einmal nachsehen

queue-form-find = Partie finden
queue-form-game = Spiel
queue-form-players = Wie viele spielen
queue-form-players-about = Alle zusammen, du und deine Freunde eingeschlossen.
queue-players = zu { $count ->
        [2] zweit
        [3] dritt
       *[4] viert
    }
queue-form-pace = Bedenkzeit
queue-form-pace-about = Je Entscheidung. Ist sie um, spielt ein Computerspieler weiter, bis die Person zurück ist.
queue-form-friends = Mit Freunden warten
queue-form-code = Code der Gruppe
queue-form-code-about = Wer schon wartet, findet ihn unter /queue.
queue-form-avoid = Wen du nicht treffen willst
queue-form-people = Wen du meidest
queue-form-people-about = Aus der Warteschlange kommt ihr nie an einen Tisch. Die Person erfährt nichts davon.

queue-found-title = ### 🔎 Partie gefunden: { $game }
queue-found = { $names }
    { $pace }. Ist deine Zeit um, spielt ein Computerspieler für dich weiter, bis du zurück bist. Deine Züge kommen hierher.
queue-off = **{ $game }:** Diese Partie kommt nicht zustande.
queue-again = `/queue` findet die nächste Partie.

refusal-not_reliable_yet = Solange du noch nicht als zuverlässig giltst, spielst du { $limit ->
    [one] nur eine Partie
   *[other] höchstens { $limit } Partien gleichzeitig
 } mit Fremden. Spiel erst eine davon zu Ende; wie weit du bist, zeigt `/stats`.
refusal-queue_paused = Andere haben zweimal vergeblich auf dich gewartet. Darum macht die Warteschlange eine Pause für dich; sie endet { $until }. Bis dahin: `/play`, `/solo`, `/daily`.
refusal-no_such_id = Mindestens eine dieser Personen gibt es auf Discord nicht. Deine Liste bleibt, wie sie war. Nimm Leute aus der Auswahl, höchstens 25.
refusal-queue_closed = Hier gibt es keine Warteschlange: Wer diesen Bot betreibt, hat sie nicht geöffnet. `/play` beginnt eine Partie auf diesem Server.
refusal-already_queued = Du wartest schon in der Warteschlange. `/queue` zeigt, worauf.
refusal-no_party = Mit diesem Code wartet niemand. Vielleicht spielt die Gruppe schon, oder der Code ist vertippt.
refusal-party_full = Diese Gruppe ist vollständig.
refusal-messages_refused = Meine letzte Direktnachricht an dich kam nicht an, und in Direktnachrichten wird gespielt. Rechtsklick auf einen gemeinsamen Server, *Privatsphäre-Einstellungen*, *Direktnachrichten* erlauben, dann schreib mir dort `/queue`.
refusal-queue_fixed = Diese Partie kam über die Warteschlange zustande: Die Bedenkzeit haben alle vorher so gewählt, darum bleibt sie.
refusal-nobody_asked_here = Diese Partie läuft ohne Kanal, darum kann ich die anderen hier nicht um Zustimmung bitten. Alles, was keine Zustimmung braucht, geht.

command-queue = queue
command-queue-about = Eine Partie mit Leuten anderer Server finden, allein oder mit Freunden
