# Following a match in which one does not play.

following-press = Folgen
following-question = 👁️ { $now ->
    [none] **Willst du dieser Partie { $game } folgen?**
   *[other] **Du folgst dieser Partie { $game }.**
} { $now ->
    [end] Ich schreibe dir eine Direktnachricht, wenn sie vorbei ist.
    [turn] Ich schreibe dir nach jedem Zug eine Direktnachricht.
   *[none] Ich schreibe dir eine Direktnachricht, wenn sie vorbei ist, oder auch nach jedem Zug, nie in deiner Ruhezeit.
}
following-press-end = Nur das Ende
following-press-turn = Jeder Zug
following-press-stop = Nicht mehr folgen
following-begun-end = 👁️ Du folgst dieser Partie { $game }: Ich schreibe dir eine Direktnachricht, wenn sie vorbei ist. `/games` zeigt, welchen Partien du folgst.
following-begun-turn = 👁️ Du folgst dieser Partie { $game }: Ich schreibe dir nach jedem Zug eine Direktnachricht, höchstens alle zehn Minuten. `/games` zeigt, welchen Partien du folgst.
following-stopped = Du folgst dieser Partie nicht mehr.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] Der nächste Zug beginnt.
        [one] { $turn } ist dran.
       *[other] { $turn } sind dran.
    }
following-over = 🏁 **{ $game }** · { $names }
    Die Partie, der du gefolgt bist, ist vorbei.
following-given-up = 🏁 **{ $game }** · { $names }
    Die Partie, der du gefolgt bist, wurde vorzeitig beendet.
following-list = 👁️ **Du folgst:**
following-line = • { $game } · { $names ->
        [none] ihren Kanal siehst du gerade nicht
       *[other] { $names }
    } · { $way ->
        [end] nur das Ende
       *[turn] jeder Zug
    } · [zur Partie]({ $link })
following-more = … und { $count } weitere
following-choose = Einer Partie nicht mehr folgen …
following-option = { $game }: { $names }
following-option-unseen = { $game }
refusal-follow_own = Du spielst hier selbst mit und siehst alles ohnehin. Wie ich dir sage, dass du dran bist, stellst du mit `/preferences` ein.
refusal-follow_refused = Meine letzte Direktnachricht an dich kam nicht an, darum könnte ich dir von dieser Partie nichts schreiben. Rechtsklick auf einen gemeinsamen Server, *Privatsphäre-Einstellungen*, *Direktnachrichten* erlauben, dann schick mir dort irgendeinen Befehl.
refusal-too_many_follows = Du folgst schon { $limit } Partien. `/games` zeigt sie; hör erst bei einer damit auf.
refusal-too_many_followers = Dieser Partie folgen schon { $limit } Leute, mehr gehen nicht.
