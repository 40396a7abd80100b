# Giving a match up, and ending it by vote.

bot-match-ended = { $game }: Die Partie wurde aufgegeben.
bot-match-end-counted = Die Partie ist aufgegeben.
seats-ended = { $game }: Die Partie ist vorzeitig zu Ende.
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
seats-press-take-back = ↩ Zurücknehmen
seats-played-on = Alles bleibt, wie es ist: Die Partie geht weiter.
seats-end-taken-back = Deine Partie geht weiter.

# In the log.

common-event-nobody_left = 🏁 Niemand ist mehr da, der spielt: Die Partie endet hier.
common-event-voted_end = 🗳️ **{ $seat }** stimmt dafür, die Partie hier zu beenden ({ $votes } von { $needed }: `/table end`).
common-event-ended_by_vote = 🏁 Die Partie endet hier durch Abstimmung von { $others }.
common-event-end_taken_back = ↩️ **{ $seat }** nimmt das Aufgeben zurück: Die Partie geht weiter.
common-event-ended_by_manager = 🏁 Jemand, der diesen Server verwaltet, hat die Partie beendet.

# Refusals.

bot-refusal-vote_counted = Deine Stimme für das Ende der Partie zählt: { $votes } von { $needed }. Sag den anderen Bescheid: Auch sie stimmen mit `/table end` ab. Mit deinem nächsten Zug ziehst du die Stimme zurück.
bot-refusal-ended_too_long_ago = Das ist über eine Stunde her und bleibt so. `/play` eröffnet eine neue Partie.
bot-refusal-own_match = Du spielst hier selbst mit und hast eine Stimme wie die anderen: `/table end`.

command-table-end = beenden
command-table-end-about = Für das Aufgeben stimmen; nach einem Tag Stille darf es der Gastgeber allein
