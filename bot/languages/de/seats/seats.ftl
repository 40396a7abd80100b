# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Ich bin zurück
seats-welcome = Willkommen zurück, { $name }. Ab jetzt spielst du wieder selbst.
seats-on-vacation = Du spielst deinen Platz selbst und bist im Urlaub: Dein nächster Zug beendet ihn, oder *{ preferences-press-back }* in `/preferences`.
seats-gone = Ab jetzt spielt ein Computerspieler für dich. Deinen Platz bekommst du mit *Ich bin zurück* am Spielbrett oder `/table return` wieder. In einer gewerteten Partie kann deine Wertung so nur noch sinken.
seats-absent-now = { $name } fehlt: Bis zur Rückkehr springt ein Computerspieler ein.
seats-absent-voted = Deine Stimme zählt: { $votes } von { $needed } sagen, dass { $name } fehlt. Auch die anderen stimmen mit `/table absent` ab.

# Replacement.

seats-offered = { $name } ist gefragt: ein Klick, und der Platz ist besetzt.
seats-offer = { $person }
    { $by } bietet dir den Platz von **{ $name }** in dieser Partie an: { $game }, Runde { $round }, bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Bedenkzeit: { $limit }.
seats-offer-take = Platz übernehmen
seats-offer-taken = **{ $name }** hat den Platz übernommen.

# Swap and host.

seats-swapped = Erledigt: Die Plätze sind getauscht.
seats-host = Ab jetzt leitet { $name } die Partie.
seats-host-news = 🗝️ Ab jetzt leitet **{ $name }** die Partie.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] Die Zeit von **{ $seat }** ist um: Bis zur Rückkehr spielt ein Computerspieler weiter.
    [voted] **{ $seat }** fehlt, sagen die anderen: Bis zur Rückkehr springt ein Computerspieler ein.
    [unreachable] Meine Direktnachrichten an **{ $seat }** kommen nicht an: Bis zur Rückkehr springt ein Computerspieler ein.
    [left] **{ $seat }** hat den Server verlassen: Bis zur Rückkehr springt ein Computerspieler ein.
   *[other] Bis zur Rückkehr spielt ein Computerspieler für **{ $seat }**.
 }
common-event-unreachable = 📪 Meine Direktnachrichten an **{ $seat }** kommen nicht an, darum fällt die Partie aus. Alle anderen stehen wieder in der Warteschlange.
common-event-came_back = 👋 **{ $seat }** ist zurück und spielt wieder selbst.
common-event-left_for_good = 🚪 **{ $seat }** ist endgültig weg. Ein Computerspieler spielt weiter.
common-event-swapped = 🔄 **{ $seat }** und **{ $other }** haben die Plätze getauscht.
common-event-replaced = 🪑 **{ $seat }** übernimmt diesen Platz.
common-event-new_host = 🗝️ Ab jetzt leitet **{ $seat }** die Partie.
common-event-voted_absent = 🗳️ **{ $seat }** meint, dass **{ $other }** fehlt ({ $votes } von { $needed }: `/table absent`).

# Refusals.

refusal-last_person = Außer dir spielt hier niemand, darum springt auch kein Computerspieler für dich ein. `/table end` gibt die Partie auf.
refusal-played_for_you = Ein Computerspieler spielt für dich. Drücke *Ich bin zurück* am Spielbrett oder nutze `/table return`.
refusal-not_present = Diesen Platz spielt gerade kein Mensch. Wähle einen, an dem jemand sitzt.
refusal-not_about_oneself = Du bist doch da. Mit `/table away` springt ein Computerspieler für dich ein.
refusal-not_awaited = Auf { $names } wartet gerade niemand.
refusal-not_absent_yet = { $names } überlegt vielleicht noch. Abstimmen kannst du { $until }.
refusal-vote_stands = Deine Stimme zählt schon. Die anderen stimmen mit `/table absent` ab.
refusal-no_such_seat = Diesen Platz gibt es am Tisch nicht. Wähle bitte einen aus der Liste.
refusal-already_seated = Diese Person spielt hier schon mit.
refusal-seat_is_played = Dieser Platz ist besetzt. Wer dort sitzt, kann ihn mit `/table replace` abgeben; `/table absent` beginnt eine Abstimmung.
refusal-seat_is_kept = { $names } behält diesen Platz noch eine Weile. Weitergeben kannst du ihn { $until }.
refusal-seat_is_away = { $names } ist abwesend und kann nicht zustimmen. `/table replace` gibt den Platz jemand anderem.
refusal-not_host_here = Das kann nur, wer die Partie leitet: { $host }. Bitte darum, oder lass dir mit `/table host` die Leitung geben.
refusal-no_offer = Dieses Angebot gilt nicht (mehr) für dich.
refusal-no_such_person = Hier können nur Leute dieses Servers Platz nehmen.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = abwesend
command-table-away-about = Weggehen: Ein Computerspieler spielt für dich, bis du zurück bist
command-table-return = zurück
command-table-return-about = Deinen Platz vom Computerspieler zurücknehmen
command-table-absent = fehlt
command-table-absent-about = Dafür stimmen, dass jemand fehlt: Dann springt ein Computerspieler ein
command-table-absent-seat-about = Wer fehlt
command-table-replace = ersetzen
command-table-replace-about = Einen Platz anbieten: deinen oder, wenn du die Partie leitest, einen freien
command-table-replace-seat-about = Welcher Platz
command-table-replace-person-about = Wer ihn nehmen darf
command-table-swap = tauschen
command-table-swap-about = Vorschlagen, dass zwei die Plätze tauschen; alle müssen zustimmen
command-table-swap-seat-about = Erste Person
command-table-swap-other-about = Zweite Person
command-table-host = leitung
command-table-host-about = Die Leitung der Partie abgeben
command-table-host-seat-about = Wer die Partie leiten soll
