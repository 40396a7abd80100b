# A hint: what a computer player would choose, and why.

hint-choice = 💡 Mein Tipp: **{ $choice }**
hint-tried = { $other } liegt näher, aber weitergespielt brachte { $choice } mehr.
hint-other = { $other } bringt { $gains }.
hint-sure = Ich bin { $sure ->
    [very] sehr
   *[fairly] ziemlich
 } sicher, dass das besser ist als { $other }.
hint-sure-named = Ich bin { $sure ->
    [very] sehr
   *[fairly] ziemlich
 } sicher, dass mein Vorschlag besser ist.
hint-lead = Zu Ende gespielt, gegenüber { $other }: im Schnitt { $points } Punkte{ $has_win ->
    [no] { "" }
   *[yes] , Gewinnchance { $win } %
 }.
hint-even = { $named ->
    [yes] Das ist etwa gleich gut.
   *[no] { $other } ist etwa gleich gut.
 }
hint-behind = { $named ->
    [yes] Als ich beides noch einmal weitergespielt habe, brachte das mehr: Es ist auch einen Blick wert.
   *[no] Als ich beides noch einmal weitergespielt habe, brachte { $other } mehr: Das ist auch einen Blick wert.
 }
hint-lead-even = Zu Ende gespielt, liegt beides zu nah beieinander, um es zu unterscheiden: gegenüber { $other } im Schnitt { $points } Punkte{ $has_win ->
    [no] { "" }
   *[yes] , Gewinnchance { $win } %
 }.
hint-method = Ich habe beides viele Male mit denselben Würfeln weitergespielt, ohne verdeckte Karten anzusehen.
hint-play = So spielen
hint-why = Warum?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ Diese Partie ist gewertet, darum gibt es keine Tipps. Stimmen alle zu, wird sie **ungewertet**, für alle und endgültig, und Tipps sind erlaubt. Ohne deinen Klick und die Zustimmung aller ändert sich nichts.
hint-unrated-press = Ungewertet spielen? Andere fragen
hint-asked = Ich habe die anderen gefragt. Noch offen: { $names }. Bis alle zustimmen, bleibt die Partie gewertet und ohne Tipps.
common-event-made_unrated = 💡 Alle haben **{ $seat }** zugestimmt: Ab jetzt ist die Partie ungewertet, und Tipps sind erlaubt.
refusal-nobody_to_agree = Diese Partie ist gewertet: Tipps gibt es nur, wenn alle zustimmen, und außer dir ist gerade niemand da. Ist sie vorbei, zeigt `/analysis` deine besten Entscheidungen.

hint-noted = Im Verlauf steht jetzt für alle, dass du einen Tipp wolltest.
refusal-no_hint = Ich habe keinen Tipp gefunden: Was ich spielen würde, steht nicht mehr zur Wahl. `/hint` versucht es noch einmal.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 bittet um einen Tipp
    .brief = { common-event-hinted.on }

command-hint = tipp
command-hint-about = Was ich an deiner Stelle wählen würde, und warum; nur du siehst es
