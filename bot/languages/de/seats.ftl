# Plätze einer laufenden Partie: Vertretung, Rückkehr, Wechsel, Zurücknehmen, Revanche.

bot-refusal-last_person = Außer dir spielt hier niemand, deshalb kann niemand für dich einspringen. `/table end` gibt die Partie auf.
bot-refusal-played_for_you = Ein Computerspieler spielt für dich. Drücke *Ich bin zurück* am Spielbrett oder nutze `/table return`.
bot-refusal-nothing_to_undo = Du hast noch nichts gewählt, was man zurücknehmen könnte.
bot-refusal-already_proposed = Die anderen sind schon gefragt. Sobald alle zustimmen, ist es getan.
bot-refusal-declined_before = Die anderen wurden schon gefragt, und jemand möchte nicht. Sobald jemand gespielt hat, kannst du wieder fragen.
bot-refusal-undo_by_command = Deine letzte Wahl liegt vor diesem Zug. `/undo` fragt die anderen, ob du sie zurücknehmen darfst.
bot-refusal-proposal_over = Diese Frage ist erledigt. Das Spielbrett zeigt, wie die Partie steht.
bot-refusal-not_asked_of_you = Diese Frage geht an die anderen. Wer sie gestellt hat, zieht sie mit *Ablehnen* zurück.

# Zustimmung
seats-consent-undo = **{ $name }** möchte { $taken } zurücknehmen{ $others ->
    [0] .
    [one] , und damit auch, was jemand seitdem gewählt hat.
   *[other] , und damit auch { $others } Entscheidungen, die andere seitdem getroffen haben.
 } Alle müssen zustimmen.
seats-consent-more = { $count ->
    [one] eine weitere Entscheidung
   *[other] { $count } weitere Entscheidungen
 }
seats-consent-since = Seitdem ist das geschehen:
seats-consent-lapses = { $rolled ->
    [true] Würfel und Karten kommen unverändert wieder; was sie gezeigt haben, bleibt also bekannt.{ " " }
   *[false] { "" }
 }Mit dem nächsten Zug verfällt die Anfrage.
seats-consent-swap = **{ $name }** schlägt vor, dass **{ $one }** und **{ $other }** die Plätze tauschen.
seats-consent-agreed = ✅ { $name } stimmt zu
seats-consent-yes = Zustimmen
seats-consent-no = Ablehnen
seats-agreed = Du stimmst zu. Es fehlt noch: { $names }.

# Knöpfe und Antworten zu Plätzen
seats-press-undo = ↩ Zurücknehmen
seats-press-return = Ich bin zurück
seats-asked = Seitdem haben andere gewählt, oder es wurde gewürfelt; deshalb müssen alle zustimmen. Es fehlt noch: { $names }.
seats-undone = Erledigt. Das Spielbrett zeigt deine Wahl wieder.
seats-welcome = Willkommen zurück, { $name }. Ab jetzt spielst du wieder selbst.
seats-gone = Ab jetzt spielt ein Computerspieler für dich. *Ich bin zurück* am Spielbrett oder `/table return` gibt dir deinen Platz wieder.
seats-absent-now = { $name } ist abwesend: Ein Computerspieler springt bis zur Rückkehr ein.
seats-absent-voted = Deine Stimme zählt: { $votes } von { $needed } sagen, dass { $name } abwesend ist. Auch die anderen stimmen mit `/table absent` ab.
seats-offered = { $name } wurde gefragt und setzt sich mit einem Klick.
seats-offer = { $person }
    { $by } bietet dir den Platz von **{ $name }** in dieser Partie an.
seats-offer-take = Platz nehmen
seats-offer-taken = **{ $name }** hat hier Platz genommen.
seats-swapped = Erledigt: Die Plätze sind getauscht.
seats-host = { $name } leitet die Partie jetzt.
seats-suggested = { $number } · { $name }

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

# Befehle
command-undo = zurücknehmen
command-undo-about = Deine letzte Wahl zurücknehmen; hinter einen Wurf oder die Wahl anderer nur, wenn alle zustimmen
command-undo-choices = anzahl
command-undo-choices-about = Wie viele deiner Entscheidungen (eine, wenn du nichts sagst)
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
command-table-seat = platz
command-table-other = anderer
command-table-person = person

# Wiedersehen
seats-press-rematch = Revanche
seats-rematch = 🔁 { $name } möchte eine Revanche: { $people } · in der Lobby auf **Mitspielen** drücken.
seats-rematch-joined = Du bist dabei. Die Lobby zeigt, wer noch kommt.

# Antworten im Voraus
seats-ahead = Im Voraus antworten …

# Vorzeitiges Ende
seats-ended = { $game }: Die Partie ist vorzeitig zu Ende.

seats-final-undone = ↩️ In dieser Partie { $count ->
    [one] wurde eine Wahl
   *[other] wurden { $count } Entscheidungen
 } zurückgenommen.

# Aufgeben
seats-really-end = **Wirklich aufgeben?** { $game }, Runde { $round }: { $stands ->
    [alone] Du hast { $own } Punkte.
    [ahead] Du führst { $own }:{ $best }.
    [tied] Es steht { $own }:{ $best }.
   *[behind] Du liegst { $own }:{ $best } zurück.
 }
    -# Eine Stunde lang kannst du es zurücknehmen: mit dem Knopf unter dem Ende oder mit `/undo`.
seats-really-end-theirs = **Für alle beenden?** { $game }: { $names }
    -# Du verwaltest diesen Server, also darfst du das. Es wird im Kanal gesagt und lässt sich nicht zurücknehmen.
seats-press-end = Aufgeben
seats-press-manager = Beenden
seats-press-play = Weiterspielen
seats-played-on = Alles bleibt, wie es ist: Die Partie geht weiter.
seats-press-take-back = ↩ Zurücknehmen
seats-end-taken-back = Deine Partie geht weiter.
common-event-end_taken_back = ↩️ **{ $seat }** nimmt das Aufgeben zurück: Die Partie geht weiter.
common-event-ended_by_manager = 🏁 Jemand, der diesen Server verwaltet, hat die Partie beendet.
bot-refusal-ended_too_long_ago = Das ist über eine Stunde her und bleibt so. `/play` eröffnet eine neue Partie.
bot-refusal-own_match = Du spielst hier selbst mit und hast eine Stimme wie die anderen: `/table end`.
bot-games-let-go = Eine Partie verlassen …
bot-games-choice = { $game }: { $names }
bot-games-choice-left = { $game }: auf einem Server, auf dem du nicht mehr bist
bot-games-left = Du hast die Lobby verlassen.
seats-rematch-begun = Deine nächste Partie hat begonnen.
seats-host-told = 🗝️ **{ $name }** leitet diese Partie jetzt.
bot-refusal-too_many_calls = Du hast gerade mehrmals andere gerufen. Warte bitte eine Minute.
bot-refusal-not_a_person = Bots haben keine Statistik. Nenne eine Person, oder niemanden für deine eigene.
