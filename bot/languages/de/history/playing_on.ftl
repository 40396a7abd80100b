# Von einer Stelle einer beendeten Partie aus weiterspielen.

playing-on-button = Ab hier weiterspielen
playing-on-about = **Ab hier weiterspielen.** Du bekommst eine eigene Partie genau ab dieser Stellung, mit anderen Würfeln. Sie zählt nirgends: nicht für Wertung, nicht für Statistik. { $others ->
    [0] Du spielst allein wie zuvor.
    [one] Wie gut soll dein Gegner spielen, ein Computerspieler?
   *[other] Wie gut sollen die anderen spielen, alles Computerspieler?
 }
playing-on-start = Start
playing-on-begun = 🔀 Los geht’s: dieselbe Stellung, andere Würfel.
playing-on-mark = 🔀 Weitergespielt ab Runde { $round } von Partie { $match } · zählt nirgends
refusal-played_on_too_often = Diese Partie wurde schon zu oft von einer weitergespielten aus weitergespielt. Nimm eine frühere.
