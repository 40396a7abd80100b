# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = Die Partie hat begonnen; gespielt wird in { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 Ein Thread ließ sich nicht anlegen, also spielt ihr hier
channels-stuck-locked = { $host } Der Thread { $thread } deiner Partie ({ $game }) ist gesperrt, darum kann ich dort nicht schreiben. Entsperre ihn, oder nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Nichts geht verloren.
channels-stuck-gone = { $host } Der Thread deiner Partie ({ $game }) wurde gelöscht. Nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Nichts geht verloren.

# Channels in which the bot cannot write.

channels-gone = Den Kanal { $channel } deiner Partie gibt es nicht mehr. Nichts ist verloren: Nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Bis dahin gehen `/move` und `/board` überall auf diesem Server.
channels-closed = In { $channel } kann ich nicht schreiben: Mir fehlt { $permissions }. Erlaubt mir das (*Kanal bearbeiten* → *Berechtigungen*), oder nutzt `/move-here` in einem anderen Kanal. Nichts ist verloren.
channels-untidy = In { $channel } bleiben die Knöpfe alter Spielbretter stehen: Mir fehlt { $permissions }. Die Partie geht weiter; nur das neueste Spielbrett zählt.
channels-direct-closed = Meine Direktnachrichten kommen bei dir nicht an, darum kann ich deine Partie dort nicht zeigen. Rechtsklick auf unseren Server, *Privatsphäre-Einstellungen*, *Direktnachrichten* erlauben, dann nutze irgendeinen meiner Befehle. Nichts ist verloren.
channels-permission-view-channel = **Kanäle anzeigen**
channels-permission-send-messages = **Nachrichten senden**
channels-permission-attach-files = **Dateien anhängen**
channels-permission-read-message-history = **Nachrichtenverlauf anzeigen**
channels-permission-create-public-threads = **Öffentliche Threads erstellen**
channels-permission-send-messages-in-threads = **Nachrichten in Threads senden**
refusal-cannot_write_here = Hier kann ich keine Partie zeigen: Mir fehlt { $permissions }. Das erlauben kann, wer diesen Kanal verwaltet (*Kanal bearbeiten* → *Berechtigungen*); oder ihr spielt in einem anderen Kanal.
refusal-no_threads_here = In einem Thread kann ich keinen Thread anlegen. Spielt ohne eigenen Thread, oder beginnt im Kanal.
refusal-cannot_make_threads = In diesem Kanal kann ich keinen Thread anlegen: Mir fehlt { $permissions }. Das erlauben kann, wer ihn verwaltet (*Kanal bearbeiten* → *Berechtigungen*); oder ihr spielt ohne Thread.
refusal-cannot_see = { $names } { $count ->
    [one] sieht
   *[other] sehen
 } diesen Kanal nicht, darum bleibt die Partie, wo sie ist. Nimm einen Kanal, den alle sehen, die mitspielen.

# Moving a match.

channels-moved = Die Partie geht hier weiter, das Spielbrett folgt.
refusal-already_here = Diese Partie wird schon hier gespielt. `/board` zeigt ihr Spielbrett.
refusal-nothing_to_move = Auf diesem Server gibt es keine Partie, die du hierher holen kannst. Das kann, wer sie leitet, und wer beide Kanäle verwaltet.
refusal-which_to_move = Es gibt mehrere Partien{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Wähle bei *partie* die, die du meinst.
refusal-channel_taken = Diese Partie ruht, und in ihrem Kanal läuft inzwischen eine andere. Nutze `/move-here` in einem freien Kanal, dann geht sie dort weiter.
command-move-here = hierher
command-move-here-about = Eine Partie in diesem Kanal weiterspielen; das kann, wer sie leitet oder die Kanäle verwaltet
command-move-here-match = partie
command-move-here-match-about = Welche Partie, wenn es mehrere gibt
