# Seats of a running match: stand-ins, return, replacement, swap, host.

# Stand-ins and return.

seats-press-return = Ich bin zurück
seats-welcome = Willkommen zurück, { $name }. Ab jetzt spielst du wieder selbst.
seats-gone = Ab jetzt spielt ein Computerspieler für dich. *Ich bin zurück* am Spielbrett oder `/table return` gibt dir deinen Platz wieder.
seats-absent-now = { $name } ist abwesend: Ein Computerspieler springt bis zur Rückkehr ein.
seats-absent-voted = Deine Stimme zählt: { $votes } von { $needed } sagen, dass { $name } abwesend ist. Auch die anderen stimmen mit `/table absent` ab.

# Replacement.

seats-offered = { $name } wurde gefragt und setzt sich mit einem Klick.
seats-offer = { $person }
    { $by } bietet dir den Platz von **{ $name }** in dieser Partie an.
seats-offer-take = Platz nehmen
seats-offer-taken = **{ $name }** hat hier Platz genommen.

# Swap and host.

seats-consent-swap = **{ $name }** schlägt vor, dass **{ $one }** und **{ $other }** die Plätze tauschen.
seats-swapped = Erledigt: Die Plätze sind getauscht.
seats-host = { $name } leitet die Partie jetzt.
seats-host-told = 🗝️ **{ $name }** leitet diese Partie jetzt.

# In the log.

common-event-took_over = 🤖 { $why_id ->
    [timeout] Die Zeit von **{ $seat }** ist um: Ein Computerspieler spielt weiter, bis sie oder er zurück ist.
    [voted] **{ $seat }** ist abwesend, sagen die anderen: Ein Computerspieler springt ein, bis sie oder er zurück ist.
    [unreachable] Meine Direktnachrichten an **{ $seat }** kommen nicht an: Ein Computerspieler springt ein, bis sie oder er zurück ist.
    [left] **{ $seat }** hat den Server verlassen: Ein Computerspieler springt ein, bis sie oder er zurück ist.
   *[other] Ein Computerspieler spielt für **{ $seat }**, bis sie oder er zurück ist.
 }
common-event-unreachable = 📪 Meine Direktnachrichten an **{ $seat }** kommen nicht an, darum fällt die Partie aus. Alle anderen warten wieder in der Warteschlange.
common-event-came_back = 👋 **{ $seat }** ist zurück und spielt wieder selbst.
common-event-swapped = 🔄 **{ $seat }** und **{ $other }** haben die Plätze getauscht.
common-event-replaced = 🪑 **{ $seat }** übernimmt diesen Platz.
common-event-new_host = 🗝️ **{ $seat }** leitet die Partie jetzt.
common-event-voted_absent = 🗳️ **{ $seat }** stimmt dafür, dass **{ $other }** abwesend ist ({ $votes } von { $needed }: `/table absent`).

# Refusals.

bot-refusal-last_person = Außer dir spielt hier niemand, deshalb kann niemand für dich einspringen. `/table end` gibt die Partie auf.
bot-refusal-played_for_you = Ein Computerspieler spielt für dich. Drücke *Ich bin zurück* am Spielbrett oder nutze `/table return`.
bot-refusal-not_present = Diesen Platz spielt gerade niemand.
bot-refusal-not_about_oneself = Du bist doch da. Mit `/table away` springt ein Computerspieler für dich ein.
bot-refusal-not_awaited = Auf { $names } wartet gerade niemand.
bot-refusal-not_absent_yet = { $names } überlegt vielleicht noch. Du kannst { $until } abstimmen.
bot-refusal-vote_stands = Deine Stimme zählt schon. Die anderen stimmen mit `/table absent` ab.
bot-refusal-no_such_seat = Diesen Platz gibt es am Tisch nicht. Wähle bitte einen aus der Liste.
bot-refusal-already_seated = Diese Person spielt hier schon mit.
bot-refusal-seat_is_played = Diesen Platz spielt jemand. Wer dort sitzt, kann ihn selbst mit `/table replace` abgeben; `/table absent` beginnt eine Abstimmung.
bot-refusal-seat_is_kept = { $names } behält diesen Platz noch eine Weile. Du kannst ihn { $until } weitergeben.
bot-refusal-seat_is_away = { $names } ist abwesend und kann nicht zustimmen. `/table replace` gibt den Platz jemand anderem.
bot-refusal-not_host_here = Das kann nur { $host } als Gastgeber dieser Partie.
bot-refusal-no_offer = Dieser Platz wurde dir nicht angeboten, oder nicht mehr.
bot-refusal-no_such_person = Hier können nur Leute dieses Servers Platz nehmen.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-away = abwesend
command-table-away-about = Ein Computerspieler spielt für dich, bis du zurück bist
command-table-return = zurück
command-table-return-about = Deinen Platz vom Computerspieler zurücknehmen
command-table-absent = fehlt
command-table-absent-about = Dafür stimmen, dass jemand abwesend ist: Ein Computerspieler springt ein
command-table-absent-seat-about = Wer fehlt
command-table-replace = ersetzen
command-table-replace-about = Einen Platz anbieten: deinen, oder als Gastgeber einen, den niemand spielt
command-table-replace-seat-about = Welcher Platz
command-table-replace-person-about = Wer ihn nehmen darf
command-table-swap = tauschen
command-table-swap-about = Vorschlagen, dass zwei die Plätze tauschen; alle müssen zustimmen
command-table-swap-seat-about = Erste Person
command-table-swap-other-about = Zweite Person
command-table-host = gastgeber
command-table-host-about = Die Leitung der Partie abgeben
command-table-host-seat-about = Wer die Partie leiten soll
