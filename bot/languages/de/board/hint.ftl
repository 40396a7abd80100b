# A hint: what a computer player would choose, and why.

records-hint = 💡 Mein Tipp: **{ $choice }**
records-hint-tried = { $other } liegt näher, aber weitergespielt brachte „{ $choice }“ mehr.
records-hint-other = { $other } bringt { $gains }.
records-hint-sure = Ich bin { $sure ->
    [very] sehr
   *[fairly] ziemlich
 } sicher, dass das besser ist als { $other }.
records-hint-lead = Zu Ende gespielt, gegenüber { $other }: im Schnitt { $points } Punkte{ $has_win ->
    [no] { "" }
   *[yes] , Gewinnchance { $win } %
 }.
records-hint-even = { $other } ist etwa gleich gut.
records-hint-method = Ich habe beides viele Male mit denselben Würfeln weitergespielt, ohne verdeckte Karten anzusehen.
records-hint-play = So spielen
records-hint-why = Warum?

# In a rated match everybody must agree to hints first.

records-hint-unrated = ⭐ Diese Partie ist gewertet, darum gibt es keine Tipps. Stimmen alle zu, wird sie **ungewertet**, für alle und endgültig, und Tipps sind erlaubt. Ohne deinen Klick und die Zustimmung aller ändert sich nichts.
records-hint-unrated-press = Ungewertet spielen? Andere fragen
records-hint-asked = Ich habe die anderen gefragt. Noch offen: { $names }. Bis alle zustimmen, bleibt die Partie gewertet und ohne Tipps.
seats-consent-unrated = **{ $name }** möchte Tipps erlauben. Dann wird die Partie **ungewertet**: Keine Wertung ändert sich, egal wer gewinnt. Alle müssen zustimmen.
common-event-made_unrated = 💡 Alle haben **{ $seat }** zugestimmt: Ab jetzt ist die Partie ungewertet, und Tipps sind erlaubt.
bot-refusal-nobody_to_agree = Diese Partie ist gewertet: Tipps gibt es nur, wenn alle zustimmen, und außer dir ist gerade niemand da.

records-hint-noted = Im Verlauf steht jetzt für alle, dass du einen Tipp wolltest.
bot-refusal-no_hint = Ich habe keinen Tipp gefunden: Was ich spielen würde, steht nicht mehr zur Wahl. `/hint` versucht es noch einmal.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 bittet um einen Tipp
    .brief = { common-event-hinted.on }

command-hint = tipp
command-hint-about = Was ich an deiner Stelle wählen würde, und warum; nur du siehst es
