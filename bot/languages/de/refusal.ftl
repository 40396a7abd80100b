# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = Das geht jetzt nicht. `/board` zeigt, wie die Partie steht.
refusal-no_table = Diese Partie gibt es nicht mehr. `/play` eröffnet eine neue.
refusal-no_table_here = In diesem Kanal läuft keine Partie. `/play` eröffnet eine; `/games` zeigt deine.
refusal-no_table_alone = Du spielst hier keine Partie. `/solo` beginnt eine, `/games` zeigt alle deine.
refusal-unseen = Du siehst den Kanal dieser Partie nicht (oder Discord verrät es mir gerade nicht), darum zeige ich dir hier nichts. Bitte um Zugang oder versuch es später noch einmal.
refusal-which_table = Du spielst in mehreren Partien{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Gib den Befehl im Kanal der Partie ein, die du meinst; `/games` zeigt alle.
refusal-no_server = Mit anderen spielst du auf einem Server. Allein geht es auch hier: `/solo` beginnt sofort, `/puzzle` zeigt dir ein Rätsel.
refusal-not_seated = { $stage ->
    [finished] Diese Partie ist vorbei, und du hast nicht mitgespielt. Eine Revanche kann nur verlangen, wer dabei war; `/play` eröffnet deine eigene.
    [ended] Diese Partie ist vorbei, und du hast nicht mitgespielt. Eine Revanche kann nur verlangen, wer dabei war; `/play` eröffnet deine eigene.
    [lobby] Du sitzt noch nicht in dieser Lobby. Drück dort erst *Mitspielen*.
   *[none] Du spielst in dieser Partie nicht mit. Schau gern zu, oder eröffne mit `/play` deine eigene.
 }
refusal-damaged = Diese Partie ist beschädigt gespeichert, darum rühre ich sie nicht an. Sag bitte denen Bescheid, die diesen Bot betreiben: Mehr steht im Protokoll.
refusal-other_rules = Diese Partie folgt einer älteren Fassung der Regeln, die ich nicht mehr kenne. Zeigen und fortsetzen kann ich sie nicht; `/log` erzählt, was geschah, und `/verify` gibt sie dir als Datei.
refusal-wrong_stage = { $stage ->
    [lobby] Diese Partie hat noch nicht begonnen. Wer die Lobby geöffnet hat, startet sie dort.
    [playing] Diese Partie läuft schon. `/board` zeigt, wie sie steht.
    [finished] Diese Partie ist vorbei. Die nächste beginnt mit *Revanche* unter ihrem Ende oder mit `/play`.
    [ended] Diese Partie ist vorbei. Die nächste beginnt mit *Revanche* unter ihrem Ende oder mit `/play`.
   *[none] Diese Partie hat noch nicht begonnen, oder sie ist schon vorbei. `/games` zeigt deine Partien.
 }
refusal-busy = Gerade ist zu viel los. Nichts wurde geändert: Versuch es gleich noch einmal.
refusal-cannot_save = Ich kann gerade nicht speichern. Nichts wurde geändert: Versuch es gleich noch einmal.
refusal-no_match_here = Du spielst auf diesem Server gerade nicht mit. `/play` eröffnet eine Partie.
