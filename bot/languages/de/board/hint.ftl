# A hint: what a computer player would choose, and why.

records-hint = 💡 Ein Computerspieler würde wählen: **{ $choice }**
records-hint-tried = Ausprobiert gegen das Naheliegende, { $other }: Dies schneidet besser ab.
records-hint-lead = Gegenüber dem Nächstbesten, { $other }: im Schnitt { $points } Punkte und { $win } % Gewinnchance, zu { $sure } % sicher.
records-hint-even = { $other } ist etwa gleich gut: Beim Ausprobieren zeigte sich kein sicherer Unterschied.

# In a rated match everybody must agree to hints first.

records-hint-unrated = ⭐ Diese Partie ist gewertet, deshalb gibt es keine Tipps. Wenn alle zustimmen, zählt sie **für niemanden mehr für die Wertung**, was auch geschieht, und Tipps sind erlaubt. Es ändert sich nichts, solange du den Knopf nicht drückst und die anderen nicht alle zustimmen.
records-hint-unrated-press = Die anderen nach ungewertet fragen
records-hint-asked = Ich habe die anderen gefragt. Es fehlen noch: { $names }. Bis alle zustimmen, bleibt die Partie gewertet und ohne Tipps.
seats-consent-unrated = **{ $name }** möchte um Tipps bitten. Dann wird diese Partie **ungewertet**: Sie ändert niemandes Wertung, egal wer gewinnt. Alle müssen zustimmen.
common-event-made_unrated = 💡 **{ $seat }** bat darum und alle stimmten zu: Diese Partie ist ab jetzt ungewertet, und Tipps sind erlaubt.
bot-refusal-nobody_to_agree = Diese Partie ist gewertet, also müssen alle den Tipps zustimmen, und sonst ist niemand da, der das könnte.

records-hint-noted = In dieser Partie werden Tipps protokolliert; die anderen sehen also, dass du gefragt hast.
bot-refusal-no_hint = Hier gibt es keinen Tipp.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 bat um einen Tipp

command-hint = tipp
command-hint-about = Was ein Computerspieler an deiner Stelle wählen würde, und warum; nur du siehst es
