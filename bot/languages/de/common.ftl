# Kleine Wörter, die allen Spielen und Feldern gemeinsam sind.

# So wird aufgezählt: „a, b und c“.
common-list-comma = ,{ " " }
common-list-and = { " " }und{ " " }
common-list-plus = { " " }+{ " " }

# Jemand, von dessen Namen nichts zu zeigen übrig blieb.
common-nameless = Spieler { $number }

# Who sat on a seat before somebody else took it over.
common-former = Vorher auf Platz { $number }

# Eine Zeile des Protokolls über jemanden.
common-event-line = **{ $seat }** { $told }

# Was in jedem Spiel geschieht und keine Zeile im Protokoll macht.
common-event-only_choice = { "" }

# Said after a choice that was made by a standing answer.
common-event-by_order =
    .on = 📌 Dauerantwort

# Was am Tisch selbst geschieht.
common-event-took_over = 🤖 { $why_id ->
    [timeout] Die Zeit von **{ $seat }** ist um: Ein Computerspieler spielt weiter, bis sie oder er zurück ist.
    [voted] **{ $seat }** ist abwesend, sagen die anderen: Ein Computerspieler springt ein, bis sie oder er zurück ist.
    [left] **{ $seat }** hat den Server verlassen: Ein Computerspieler springt ein, bis sie oder er zurück ist.
   *[other] Ein Computerspieler spielt für **{ $seat }**, bis sie oder er zurück ist.
 }
common-event-came_back = 👋 **{ $seat }** ist zurück und spielt wieder selbst.
common-event-nobody_left = 🏁 Niemand ist mehr da, der spielt: Die Partie endet hier.

# Zurücknehmen
common-quoted = „{ $text }“
common-event-undone = ↩️ **{ $seat }** hat { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }und die Wahl von jemand anderem
       *[other] { " " }und { $others } Entscheidungen anderer
    }
   *[none] { $choices ->
        [0] die Wahl eines Computerspielers
        [one] eine Wahl
       *[other] { $choices } Entscheidungen
    }
 } zurückgenommen{ $agreed ->
    [1] ; alle waren einverstanden
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
common-event-known_again = 🎲 Diese Würfe sind nun bekannt und fallen wieder genauso: { $rolls }
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] möchte den Platz nicht tauschen.
   *[other] möchte weiterspielen: Nichts wird zurückgenommen.
 }
common-event-swapped = 🔄 **{ $seat }** und **{ $other }** haben die Plätze getauscht.
common-event-replaced = 🪑 **{ $seat }** übernimmt diesen Platz.
common-event-new_host = 🗝️ **{ $seat }** leitet die Partie jetzt.
common-event-voted_absent = 🗳️ **{ $seat }** stimmt dafür, dass **{ $other }** abwesend ist ({ $votes } von { $needed }: `/table absent`).
common-event-voted_end = 🗳️ **{ $seat }** stimmt dafür, die Partie hier zu beenden ({ $votes } von { $needed }: `/table end`).
common-event-rules_changed = ⚖️ Diese Partie begann nach Fassung { $before } der Regeln. Bis hierher ergibt Fassung { $now } genau dasselbe; nach ihr geht es jetzt weiter.
common-event-rules_ended = ⚖️ Diese Partie begann nach Fassung { $before } der Regeln. Nach Fassung { $now }, nach der ich jetzt spiele, wäre sie anders verlaufen; darum kann sie nicht weitergehen und endet hier. `/verify` gibt sie dir als Datei.
common-event-ended_by_vote = 🏁 Die Partie endet hier durch Abstimmung von { $others }.

# Warum eine Wahl abgelehnt wird, in jedem Spiel.
common-reason-match_is_over = Diese Partie ist zu Ende.
common-reason-not_asked = Du hast gerade nichts zu entscheiden.
common-reason-unknown_option = Das steht dir gerade nicht offen.
common-reason-refused = Das steht dir gerade nicht offen.
