# The match that has waited longest for a person.

next-match-press = Następna partia: { $game }
next-match-none = Żadna partia na ciebie nie czeka. Wszystkie twoje pokaże `/games`.
next-match-elsewhere = ▶️ Najdłużej czeka na ciebie { $game }. Ostatni ruch tam: { $since }.

command-next = dalej
command-next-about = Do partii, która najdłużej na ciebie czeka
