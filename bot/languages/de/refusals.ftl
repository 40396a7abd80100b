# Refusals that belong to no single feature: what is wrong, and what to do.

bot-incident = Da ist bei mir etwas schiefgegangen. Deiner Partie ist nichts passiert: Versuch es noch einmal. Vorfall **{ $number }**.
bot-answer-lost = Discord hat meine Antwort nicht angenommen. Schau aufs Spielbrett: Steht dein Zug dort, ist er gespeichert. Wenn nicht, versuch es noch einmal.
bot-notice = 📢 **Vom Betreiber dieses Bots:** { $text }
bot-maintenance = Ich werde gerade gewartet und bin { $until } wieder da. Nichts geht verloren, und solange läuft niemandes Zeit.{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
bot-blocked = Der Betreiber dieses Bots hat dich gesperrt. Deine Daten gehören trotzdem dir: /privacy.
bot-blocked-server = Der Betreiber dieses Bots hat diesen Server gesperrt.
bot-restarting = Ich starte gerade neu. Drück in einer Minute noch einmal; nichts geht verloren.
bot-too-busy = Ich zeichne für diesen Server gerade zu vieles auf einmal. Versuch es in ein paar Sekunden noch einmal; nichts geht verloren.
bot-slow-down = Das war mir zu schnell. Drück gleich noch einmal.
bot-unknown-button = Dieser Knopf ist zu alt. `/board` zeigt das Spielbrett mit frischen Knöpfen.
bot-commands-changed = Meine Befehle wurden gerade erneuert. Versuch es in einer Minute noch einmal.
bot-form-kept = Deine Eingabe ist noch da: Öffne das Formular noch einmal und ändere sie.
bot-bad-value = Diesen Wert kenne ich nicht. Nimm bitte einen aus der Liste.

bot-refusal-other = Das geht jetzt nicht. `/board` zeigt, wie die Partie steht.
bot-refusal-no_table = Diese Partie gibt es nicht mehr. `/play` eröffnet eine neue.
bot-refusal-no_table_here = In diesem Kanal läuft keine Partie. `/play` eröffnet eine; `/games` zeigt deine.
bot-refusal-no_table_alone = Du spielst hier keine Partie. `/solo` beginnt eine, `/games` zeigt alle deine.
bot-refusal-unseen = Du siehst den Kanal dieser Partie nicht (oder Discord verrät es mir gerade nicht), darum zeige ich dir hier nichts. Bitte um Zugang oder versuch es später noch einmal.
bot-refusal-which_table = Du spielst in mehreren Partien{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Gib den Befehl im Kanal der Partie ein, die du meinst; `/games` zeigt alle.
bot-refusal-no_server = Mit anderen spielst du auf einem Server. Allein geht es auch hier: `/solo` beginnt sofort, `/puzzle` zeigt dir ein Rätsel.
bot-refusal-not_seated = { $stage ->
    [finished] Diese Partie ist vorbei, und du hast nicht mitgespielt. Eine Revanche kann nur verlangen, wer dabei war; `/play` eröffnet deine eigene.
    [ended] Diese Partie ist vorbei, und du hast nicht mitgespielt. Eine Revanche kann nur verlangen, wer dabei war; `/play` eröffnet deine eigene.
    [lobby] Du sitzt noch nicht in dieser Lobby. Drück dort erst *Mitspielen*.
   *[none] Du spielst in dieser Partie nicht mit. Schau gern zu, oder eröffne mit `/play` deine eigene.
 }
bot-refusal-damaged = Diese Partie ist beschädigt gespeichert, darum rühre ich sie nicht an. Sag bitte denen Bescheid, die diesen Bot betreiben: Mehr steht im Protokoll.
bot-refusal-other_rules = Diese Partie folgt einer älteren Fassung der Regeln, die ich nicht mehr kenne. Zeigen und fortsetzen kann ich sie nicht; `/log` erzählt, was geschah, und `/verify` gibt sie dir als Datei.
bot-refusal-wrong_stage = { $stage ->
    [lobby] Diese Partie hat noch nicht begonnen. Wer die Lobby geöffnet hat, startet sie dort.
    [playing] Diese Partie läuft schon. `/board` zeigt, wie sie steht.
    [finished] Diese Partie ist vorbei. Die nächste beginnt mit *Revanche* unter ihrem Ende oder mit `/play`.
    [ended] Diese Partie ist vorbei. Die nächste beginnt mit *Revanche* unter ihrem Ende oder mit `/play`.
   *[none] Diese Partie hat noch nicht begonnen, oder sie ist schon vorbei. `/games` zeigt deine Partien.
 }
bot-refusal-busy = Gerade ist zu viel los. Nichts wurde geändert: Versuch es gleich noch einmal.
bot-refusal-cannot_save = Ich kann gerade nicht speichern. Nichts wurde geändert: Versuch es gleich noch einmal.
bot-refusal-no_match_here = Du spielst auf diesem Server gerade nicht mit. `/play` eröffnet eine Partie.
