# Pig: alles, was man davon liest. Im Projekt: bot/languages/de/pig/game.ftl

pig-title = Schweinchen
pig-pitch = Würfle, solange du dich traust. Eine 1 nimmt dir alles, was du in diesem Zug gewürfelt hast: Hör rechtzeitig auf.
pig-duration = etwa 5 Minuten

# Was man vor einer Partie wählen kann.

pig-setting-goal = Ziel
pig-setting-goal-50 = 50 Punkte
pig-setting-goal-100 = 100 Punkte

# Was gefragt wird, und die Möglichkeiten.

pig-ask-turn = Du hast { $rolled } gewürfelt. Weiter würfeln oder sichern?
pig-option-roll = Weiter würfeln
pig-option-roll-note = Bei einer 1 sind die { $rolled } weg
pig-option-hold = { $rolled } sichern
pig-option-hold-note = Dann hast du { $points } Punkte

# Was geschieht. „.on“ setzt die Zeile derselben Person fort.

pig-event-rolled = **{ $seat }** { pig-event-rolled.on }
    .on = würfelt eine { $pips }
pig-event-held = **{ $seat }** { pig-event-held.on }
    .on = sichert und hat { $points } Punkte
pig-event-lost = **{ $seat }** { pig-event-lost.on }
    .on = { $rolled ->
        [0] würfelt eine 1
       *[other] würfelt eine 1 und verliert { $rolled } Punkte
    }
pig-event-scored = { $place }. **{ $seat }** · { $points } Punkte

# Woher die Punkte kommen.

pig-part-held = Gesicherte Punkte

# Der Befehl und seine Einstellung.

command-play-pig = schweinchen
command-play-pig-about = Schweinchen für 2 bis 4: eröffnet eine Lobby, der andere beitreten
command-setting-goal = ziel
