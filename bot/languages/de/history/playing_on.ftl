# Weiterspielen ab einer Stelle einer beendeten Partie, ab einem Rätsel oder ab einer Probe.

playing-on-button = Ab hier weiterspielen
playing-on-press = Weiterspielen
playing-on-where = **Weiterspielen.** Ab welcher Runde möchtest du diese Partie noch einmal spielen? (Einzelne Entscheidungen: siehe Rückblick.)
playing-on-choose-round = Runde { $first } bis { $last }
playing-on-round = Runde { $round }
playing-on-about = **Ab hier weiterspielen.** Du bekommst eine eigene Partie genau ab dieser Stellung, { $dice }. Sie zählt nirgends: nicht für Wertung, nicht für Statistik. { $others ->
    [0] Du spielst allein wie zuvor.
    [one] Wie gut soll dein Gegner spielen, ein Computerspieler?
   *[other] Wie gut sollen die anderen spielen, alles Computerspieler?
 }
playing-on-start = Start
playing-on-dice-other = mit anderen Würfeln
playing-on-dice-same = mit denselben Würfeln wie damals
playing-on-dice-everyone = mit den Würfeln, die hier alle bekommen, die dieselben nehmen
playing-on-dice-trial = mit eigenen Würfeln, nie denen deiner laufenden Partie; was du dort nicht siehst, ist auch hier ausgedacht
playing-on-take-other = Lieber andere Würfel
playing-on-take-same = Lieber dieselben Würfel
playing-on-begun-other = 🔀 Los geht’s: dieselbe Stellung, andere Würfel.
playing-on-begun-same = 🔀 Los geht’s: dieselbe Stellung, und jeder Wurf fällt wie damals.
playing-on-begun-everyone = 🔀 Los geht’s: dieselbe Stellung, und die Würfel, die hier alle bekommen.
playing-on-begun-trial = 🔀 Los geht’s: die Stellung deiner Probe, mit eigenen Würfeln.
playing-on-mark = 🔀 { $of ->
    [puzzle] Weitergespielt ab Runde { $round } von Rätsel { $match }
    [trial] Weitergespielt ab einer Probe in Runde { $round } von Partie { $match }
   *[match] Weitergespielt ab Runde { $round } von Partie { $match }
 } · zählt nirgends
refusal-trial_no_help = Hier hast du ab einer Probe weitergespielt, und die Partie zu dieser Probe läuft noch. Tipps und eine Analyse gibt es, sobald sie vorbei ist.
refusal-played_on_too_often = Diese Partie wurde schon zu oft von einer weitergespielten aus weitergespielt. Nimm eine frühere.
