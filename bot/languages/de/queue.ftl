# Die Warteschlange über Server hinweg.

queue-title = ## 🔎 Die Warteschlange
queue-about = Finde eine Partie mit Leuten von beliebigen Servern. Sag, was du spielen willst, allein oder mit Freunden; ich bringe ähnlich starke Leute zusammen, und je länger du wartest, desto weniger zählt die Stärke.
    Die Partie kommt in deine **Direktnachrichten** oder in einen Thread deines Servers, wenn er einen anbietet und alle ihn sehen.
queue-rating = Deine Wertung in { $game }: **{ $rating }** ({ $count ->
        [one] eine gewertete Partie
       *[other] { $count } gewertete Partien
    })
queue-people = { $count ->
        [0] Zurzeit wartet niemand.
        [one] Zurzeit wartet eine Person.
       *[other] Zurzeit warten { $count } Personen.
    }
queue-meets = Du meidest niemanden.
queue-avoided = Du meidest { $people }.
queue-waiting-title = ## 🔎 Du wartest auf eine Partie
queue-waiting = **{ $wish }** · seit { $since }; dein Warten endet { $until }
queue-wish = { $game }, zu { $players ->
        [2] zweit
        [3] dritt
       *[4] viert
    }, { $pace } je Entscheidung
queue-party = { $count ->
        [one] Du wartest allein.
       *[other] Deine Gruppe: { $names }
    }
queue-code = Freunde stoßen mit `/queue` und diesem Code dazu: **`{ $code }`**

queue-press-find = Partie finden …
queue-press-friends = Zu Freunden …
queue-press-avoid = Nicht mit …
queue-press-leave = Nicht mehr warten
queue-press-look = Noch einmal nachsehen

queue-form-find = Partie finden
queue-form-game = Spiel
queue-form-players = Mitspielende
queue-form-players-about = Wie viele ihr insgesamt seid, Freunde eingeschlossen.
queue-players = zu { $count ->
        [2] zweit
        [3] dritt
       *[4] viert
    }
queue-form-pace = Zeit je Entscheidung
queue-form-pace-about = Ist sie um, spielt ein Computerspieler weiter, bis die Person zurück ist.
queue-form-friends = Zu Freunden
queue-form-code = Code der Gruppe
queue-form-code-about = Wer wartet, sieht ihn in der eigenen /queue.
queue-form-avoid = Wen du nicht treffen willst
queue-form-people = Nicht mit
queue-form-people-about = In Partien der Warteschlange sitzt ihr nie an einem Tisch. Sie erfahren es nicht.

queue-found-title = ### 🔎 Partie gefunden: { $game }
queue-found = { $names }
    { $pace } je Entscheidung; ist die Zeit um, spielt ein Computerspieler weiter, bis die Person zurück ist. Deine Züge kommen hierher.
queue-again = `/queue` findet die nächste Partie.

bot-refusal-queue_closed = Hier gibt es keine Warteschlange: Der Betreiber dieses Bots hat sie nicht geöffnet.
bot-refusal-already_queued = Du wartest schon in der Warteschlange. `/queue` zeigt, worauf.
bot-refusal-no_party = Keine Gruppe mit diesem Code wartet. Vielleicht hat ihre Partie begonnen, oder jemand hat sich vertippt.
bot-refusal-party_full = Diese Gruppe ist vollständig.
bot-refusal-messages_refused = Meine letzte Direktnachricht an dich kam nicht an, und Partien der Warteschlange werden dort gespielt. Erlaube Direktnachrichten von mir und nutze dann `/queue` in einer Direktnachricht an mich.
bot-refusal-queue_fixed = Diese Partie hat die Warteschlange gefunden: Ihre Zeit je Entscheidung bleibt, wie alle sie wollten.
bot-refusal-nobody_asked_here = Diese Partie hat keinen Kanal, deshalb kann niemand um Zustimmung gebeten werden. Was niemandes Zustimmung braucht, geht.

command-queue = queue
command-queue-about = Eine Partie mit Leuten anderer Server finden, allein oder mit Freunden
