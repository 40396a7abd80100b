# Auffällige Paare, nur für die Leitung.

pairs-title = ### 🔎 Auffällige Paare
pairs-about = { $over ->
        [one] 1 Partie ist vorbei
       *[other] { $over } Partien sind vorbei
    }, in { $judged } davon sind die Entscheidungen bewertet. { $pairs ->
        [0] Noch haben sich keine zwei Leute zweimal getroffen.
        [one] Ein Paar hat sich mindestens zweimal getroffen.
       *[other] { $pairs } Paare haben sich mindestens zweimal getroffen.
    }
pairs-none = Kein Paar fällt auf.
pairs-more = … und { $count } weitere.
pairs-pair = **{ $one }** und **{ $other }**
pairs-favours = In { $matches ->
        [one] 1 Partie mit anderen
       *[other] { $matches } Partien mit anderen
    } { $count ->
        [one] hat 1 ihrer Entscheidungen
       *[other] haben { $count } ihrer Entscheidungen
    } sie insgesamt { $cost } % Gewinnchance gekostet und der anderen Person des Paars { $gain } % gebracht (nach dem Stand am Tisch: { $usual } %).
pairs-losses = In { $matches } Partien gegen { $receiver } haben Entscheidungen von { $giver } insgesamt { $cost } % Gewinnchance gekostet (in ebenso vielen gegen andere: { $usual } %).
pairs-ahead = { $receiver } lag in { $count } von { $matches } Partien vor { $giver } (nach ihren übrigen Ergebnissen: { $usual }).
pairs-given_up = { $giver } hat in { $count } von { $matches } Partien mit { $receiver } früh aufgegeben, und { $receiver } lag vorn (wäre es wie sonst: { $usual }).
pairs-timed_out = { $giver } hat in { $count } von { $matches } Partien mit { $receiver } den Platz durch Zeitablauf verloren (wäre es wie sonst: { $usual }).
pairs-met = { $giver } und { $receiver } haben sich in { $count } von { $matches } Partien getroffen (durch Zufall: { $usual }).
pairs-chance = { $rare ->
        [1000000] Durch Zufall: seltener als 1 zu einer Million.
       *[other] Durch Zufall: 1 zu { $rare }.
    }
pairs-reading = Das ist Rechnen, kein Urteil, und ich tue nichts damit. { $figures ->
        [one] Eine Zahl wurde verglichen
       *[other] { $figures } Zahlen wurden verglichen
    }; was hier steht, käme unter ehrlichen Leuten in einem von { $events } Wettbewerben durch Zufall vor. Auch Freunde, die ähnlich denken, oder sehr verschiedene Tageszeiten können auffallen. Sprich mit den Leuten, bevor du etwas entscheidest. Das sieht nur, wer leitet.
pairs-judging = Wer wem geholfen hat, zeigen nur bewertete Entscheidungen. Der Knopf lässt { $count } weitere Partien bewerten; das dauert ein paar Minuten, schau dann wieder nach.
pairs-judged = Die Entscheidungen sind in jeder Partie bewertet, in der es geht.

pairs-press = Paare …
pairs-press-judge = Weitere Partien bewerten
pairs-press-again = Noch mal nachsehen
pairs-press-back = Zurück
