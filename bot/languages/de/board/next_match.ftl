# Die Partie, die am längsten auf jemanden wartet.

next-match-press = Nächste Partie: { $game }
next-match-none = Keine Partie wartet auf dich. `/games` zeigt alle deine Partien.
next-match-elsewhere = ▶️ { $game } wartet am längsten auf dich. Der letzte Zug war { $since }.

command-next = weiter
command-next-about = Weiter zu der Partie, die am längsten auf dich wartet
