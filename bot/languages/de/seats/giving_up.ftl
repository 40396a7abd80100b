# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game }: Die Partie wurde aufgegeben.
giving-up-counted = Die Partie ist aufgegeben.
giving-up-ended = { $game }: Die Partie wurde vorzeitig beendet.
giving-up-really-end = **Wirklich aufgeben?** { $game }, Runde { $round }: { $stands ->
    [alone] Du hast { $own } Punkte.
    [ahead] Du führst { $own }:{ $best }.
    [tied] Es steht { $own }:{ $best }.
   *[behind] Du liegst { $own }:{ $best } zurück.
 }
    -# Eine Stunde lang kannst du es dir anders überlegen: mit dem Knopf unter der letzten Nachricht oder mit `/undo`.
giving-up-really-end-theirs = **Für alle beenden?** { $game }: { $names }
    -# Du darfst das, weil du diesen Server verwaltest. Der Kanal erfährt es, und zurücknehmen lässt es sich nicht.
giving-up-press-end = Aufgeben
giving-up-press-manager = Beenden
giving-up-press-play = Weiterspielen
giving-up-press-take-back = ↩ Zurücknehmen
giving-up-played-on = Alles bleibt, wie es ist: Die Partie geht weiter.
giving-up-end-taken-back = Deine Partie geht weiter.

# In the log.

common-event-nobody_left = 🏁 Niemand spielt mehr mit: Die Partie endet hier.
common-event-voted_end = 🗳️ **{ $seat }** stimmt dafür, die Partie hier zu beenden ({ $votes } von { $needed }: `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [one] { $others } hat aufgegeben: Die Partie endet hier.
   *[other] { $others } haben gemeinsam aufgegeben: Die Partie endet hier.
 }
common-event-end_taken_back = ↩️ **{ $seat }** gibt doch nicht auf: Die Partie geht weiter.
common-event-ended_by_manager = 🏁 Die Serververwaltung hat die Partie beendet.

# Refusals.

giving-up-end-voted = Deine Stimme fürs Aufgeben zählt ({ $votes } von { $needed }). Sag den anderen Bescheid: Auch sie stimmen mit `/table end` ab. Spielst du weiter, ist deine Stimme zurückgezogen.
refusal-ended_too_long_ago = Das Aufgeben ist über eine Stunde her und lässt sich nicht mehr zurücknehmen. `/play` eröffnet eine neue Partie.
refusal-own_match = Du spielst hier selbst mit, darum hast du eine Stimme wie alle anderen: `/table end`.

command-table-end = beenden
command-table-end-about = Fürs Aufgeben stimmen; nach einem Tag Stille reicht die Stimme der Leitung
