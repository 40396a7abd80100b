# Wie lange man nachdenken darf: Erinnerungen, wer zu spät ist, Urlaub.

# Am Spielbrett, hinter dem, wer am Zug ist
time-left = ⏳ { $until }
time-over = ⌛ die Zeit ist um
time-rests = 🏖️ im Urlaub

# Erinnerungen
time-remind = { $people } ⏳ Die Partie wartet auf { $count ->
    [one] dich
   *[other] euch
 }{ $until ->
    [none] .
   *[other] ; die Zeit ist { $until } um.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[Zum Spielbrett]({ $link })
 }
time-remind-directly = ⏳ **{ $game }** in { $channel } wartet auf dich{ $until ->
    [none] .
   *[other] ; die Zeit ist { $until } um.
 }{ $link ->
    [none] { "" }
   *[other] { " " }[Zum Spielbrett]({ $link })
 }
    -# Du wolltest Direktnachrichten. Auf deinem Server ändert `/preferences` das.

# Jemand ist zu spät
time-late-title = ⌛ Die Zeit ist um
time-late = **{ $names }** { $count ->
    [one] hat nicht rechtzeitig gewählt.
   *[other] haben nicht rechtzeitig gewählt.
 } Was wollt ihr tun?
time-late-how =
    - **Warten** gibt noch einmal so viel Zeit.
    - **Computerspieler** springt bis zur Rückkehr ein, sobald die meisten von euch es wollen.
    - **Ersetzen** bietet den Platz jemand anderem an; das kann nur, wer die Partie leitet.
time-late-else = Wenn niemand entscheidet, springt { $until } ein Computerspieler ein.
time-press-wait = Warten
time-press-computer = Computerspieler
time-press-replace = Ersetzen
time-press-for = { $action }: { $name }
time-waited = Ihr wartet weiter: **{ $name }** hat Zeit bis { $until }.
time-vote-counts = Dein Wunsch zählt: { $votes } von { $needed } wollen, dass für **{ $name }** ein Computerspieler einspringt.
time-replace-ask = Wer soll für **{ $name }** weiterspielen?
time-replace-choose = Jemanden wählen …

# Urlaub
time-vacation = 🏖️ **{ $name }** ist im Urlaub, höchstens bis { $until }. Die Uhr steht bis zum nächsten Zug still.
time-press-overrule = Nicht warten: { $name }
time-overruled = Die Zeit von **{ $name }** läuft wieder.

# Was im Verlauf steht
common-event-waited = ⏳ **{ $seat }** gibt **{ $other }** mehr Zeit.
common-event-vacation_began = 🏖️ **{ $seat }** ist im Urlaub.
common-event-vacation_ended = 👋 **{ $seat }** ist aus dem Urlaub zurück.
common-event-overruled = ⏳ Es geht weiter: Die Zeit von **{ $seat }** läuft trotz des Urlaubs.

# Ablehnungen
bot-refusal-you_are_late = Auf dich wird gewartet: Wähle am Spielbrett, oder lass einen Computerspieler für dich einspringen.
bot-refusal-nobody_late = Das ist schon geregelt: Hier ist niemand mehr zu spät.
bot-refusal-on_vacation = Du bist schon im Urlaub. Dein nächster Zug beendet ihn.
bot-refusal-no_vacation_left = Du hast deine { $days } Urlaubstage für dieses Jahr aufgebraucht.
bot-refusal-not_on_vacation = Der Urlaub ist schon vorbei.

# Tische, an denen nichts geschieht
common-event-rested = 💤 Seit { $days } Tagen hat niemand gezogen, daher ruht die Partie. Mit der nächsten Wahl geht sie weiter, oder wenn jemand von euch `/board` aufruft.
common-event-awoken = ☀️ Die Partie geht weiter.
bot-refusal-channel_taken = Diese Partie ruht, und in ihrem Kanal wird inzwischen eine andere gespielt. Mit `/move-here` in einem freien Kanal geht deine dort weiter.
bot-games-resting = 💤 { $game } · ruht, { $since } · [zum Spielbrett]({ $link })
