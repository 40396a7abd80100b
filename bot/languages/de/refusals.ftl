# Refusals that belong to no single feature: what is wrong, and what to do.

bot-incident = Etwas ist schiefgegangen, und der Bot ist schuld. Deiner Partie ist nichts geschehen: Versuch es bitte noch einmal. Vorfall **{ $number }**.
bot-answer-lost = Discord hat meine Antwort nicht angenommen. Was du getan hast, ist gespeichert, wenn dein Spielbrett es zeigt; wenn nicht, versuch es bitte noch einmal.
bot-restarting = Ich starte gerade neu. Drück in einer Minute noch einmal; nichts geht verloren.
bot-too-busy = Ich muss für diesen Server gerade zu viele Bilder und Wiederholungen zeichnen. Versuch es in ein paar Sekunden noch einmal; nichts geht verloren.
bot-slow-down = Das war mir zu schnell. Drück gleich noch einmal.
bot-unknown-button = Diesen Knopf kenne ich nicht mehr. `/board` zeigt das Spielbrett mit frischen.
bot-commands-changed = Meine Befehle haben sich gerade geändert. Versuch es bitte in einer Minute noch einmal.
bot-form-kept = Was du eingegeben hast, bleibt erhalten: Öffne das Formular noch einmal und ändere es.
bot-bad-value = Mit diesem Wert kann ich nichts anfangen. Nimm bitte einen aus der Liste.

bot-refusal-other = Das geht jetzt nicht. `/board` zeigt, wie die Partie steht.
bot-refusal-no_table = Diese Partie gibt es nicht mehr. `/play` eröffnet eine neue.
bot-refusal-no_table_here = In diesem Kanal läuft keine Partie. `/play` eröffnet eine; `/games` zeigt deine.
bot-refusal-no_table_alone = Du spielst hier keine Partie. `/solo` beginnt eine, `/games` zeigt deine.
bot-refusal-unseen = Du siehst den Kanal dieser Partie gerade nicht, oder Discord sagt es mir nicht. Darum zeige ich hier nichts von ihr.
bot-refusal-which_table = Du spielst mehrere Partien. Gib den Befehl im Kanal der Partie, die du meinst; `/games` zeigt sie.
bot-refusal-no_server = Mit anderen wird in den Kanälen eines Servers gespielt. Allein geht es auch hier: `/solo` beginnt sofort, `/puzzle` stellt eine Aufgabe.
bot-refusal-not_seated = Du spielst in dieser Partie nicht mit. Schau gern zu oder eröffne mit `/play` eine eigene.
bot-refusal-damaged = Die gespeicherte Partie lässt sich nicht so nachspielen, wie sie war; darum rühre ich sie nicht an. Wer diesen Bot betreibt, findet mehr im Protokoll.
bot-refusal-other_rules = Diese Partie wurde nach einer früheren Fassung der Regeln gespielt, die ich nicht mehr kenne: Ich kann weder ihr Spielbrett zeigen noch sie fortsetzen. `/log` erzählt, was geschah, und `/verify` gibt sie dir als Datei.
bot-refusal-wrong_stage = Diese Partie hat noch nicht begonnen, oder sie ist schon zu Ende. `/games` zeigt, wie deine Partien stehen.
bot-refusal-busy = Gerade ist zu viel auf einmal los. Nichts wurde geändert: Versuch es gleich noch einmal.
bot-refusal-cannot_save = Ich kann gerade nicht speichern. Nichts wurde geändert: Versuch es gleich noch einmal.
bot-refusal-no_match_here = Du spielst auf diesem Server gerade keine Partie. `/play` eröffnet eine.
