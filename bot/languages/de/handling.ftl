# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Da ist bei mir etwas schiefgegangen. Deiner Partie ist nichts passiert: Versuch es noch einmal. Vorfall **{ $number }**.
handling-answer-lost = Discord hat meine Antwort nicht angenommen. Schau aufs Spielbrett: Steht dein Zug dort, ist er gespeichert. Wenn nicht, versuch es noch einmal.
handling-restarting = Ich starte gerade neu. Drück in einer Minute noch einmal; nichts geht verloren.
handling-too-busy = Ich zeichne für diesen Server gerade zu vieles auf einmal. Versuch es in ein paar Sekunden noch einmal; nichts geht verloren.
handling-slow-down = Das war mir zu schnell. Drück gleich noch einmal.
handling-unknown-button = Dieser Knopf ist zu alt. `/board` zeigt das Spielbrett mit frischen Knöpfen.
handling-commands-changed = Meine Befehle wurden gerade erneuert. Versuch es in einer Minute noch einmal.
handling-form-kept = Deine Eingabe ist noch da: Öffne das Formular noch einmal und ändere sie.
handling-bad-value = Diesen Wert kenne ich nicht. Nimm bitte einen aus der Liste.
