# A hint: what a computer player would choose, and why.

records-hint = 💡 Ein Computerspieler würde wählen: **{ $choice }**
records-hint-noted = In dieser Partie werden Tipps protokolliert; die anderen sehen also, dass du gefragt hast.
bot-refusal-no_hint = Hier gibt es keinen Tipp.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 bat um einen Tipp

command-hint = tipp
command-hint-about = Was ein Computerspieler an deiner Stelle wählen würde, und warum; nur du siehst es
