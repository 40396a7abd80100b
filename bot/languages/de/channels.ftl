# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

posting-in-thread = Die Partie hat begonnen; gespielt wird in { $thread }.
posting-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 Ein Thread ließ sich nicht anlegen, also wird hier gespielt
posting-stuck-locked = { $host } Der Thread { $thread } deiner Partie ({ $game }) ist gesperrt, ich kann dort nicht schreiben. Entsperre ihn, oder nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Nichts geht verloren.
posting-stuck-gone = { $host } Der Thread deiner Partie ({ $game }) wurde gelöscht. Nutze `/move-here` in dem Kanal, in dem es weitergehen soll. Nichts geht verloren.

# Channels in which the bot cannot write.

bot-channel-gone = Den Kanal { $channel } deiner Partie gibt es nicht mehr. Nichts ist verloren: `/move-here` lässt sie in dem Kanal weitergehen, in dem du es benutzt; bis dahin gehen `/move` und `/board` überall auf diesem Server.
bot-channel-closed = In { $channel } kann ich nicht schreiben: Mir fehlt { $permissions }. Erlaubt mir das dort, dann geht die Partie weiter; oder benutze `/move-here` in einem anderen Kanal. Nichts ist verloren.
bot-channel-untidy = In { $channel } kann ich alten Brettern ihre Knöpfe nicht nehmen: Mir fehlt { $permissions }. Die Partie geht weiter; es zählt nur das neueste Brett.
bot-direct-closed = Meine Direktnachrichten kommen bei dir nicht an, darum lässt sich deine Partie hier nicht zeigen. Erlaube in deinen Privatsphäre-Einstellungen Direktnachrichten gemeinsamer Server oder dieses Bots; dann benutze irgendeinen Befehl. Nichts ist verloren.
permission-view-channel = **Kanäle anzeigen**
permission-send-messages = **Nachrichten senden**
permission-attach-files = **Dateien anhängen**
permission-read-message-history = **Nachrichtenverlauf anzeigen**
permission-create-public-threads = **Öffentliche Threads erstellen**
permission-send-messages-in-threads = **Nachrichten in Threads senden**
bot-refusal-cannot_write_here = Hier kann ich keine Partie zeigen: Mir fehlt { $permissions }. Wer diesen Kanal verwaltet, kann mir das erlauben; oder spielt in einem anderen Kanal.
bot-refusal-no_threads_here = In einem Thread kann ich keinen Thread anlegen. Spielt ohne, oder beginnt im Kanal.
bot-refusal-cannot_make_threads = In diesem Kanal kann ich keinen Thread anlegen: Mir fehlt { $permissions }. Wer ihn verwaltet, kann mir das erlauben; oder spielt ohne.
bot-refusal-cannot_see = { $names } { $count ->
    [one] sieht
   *[other] sehen
} diesen Kanal nicht, darum bleibt die Partie, wo sie ist. Nimm einen Kanal, den alle am Tisch sehen.

# Moving a match.

posting-moved = Die Partie geht hier weiter: das Spielbrett folgt.
bot-refusal-already_here = Diese Partie wird schon hier gespielt.
bot-refusal-nothing_to_move = Auf diesem Server gibt es keine Partie, die du umziehen lassen darfst: Das kann, wer sie eröffnet hat, und wer ihren Kanal und diesen hier verwaltet.
bot-refusal-which_to_move = Es gibt mehrere Partien. Wähle mit der Option *partie* die gemeinte.
bot-refusal-channel_taken = Diese Partie ruht, und in ihrem Kanal wird inzwischen eine andere gespielt. Mit `/move-here` in einem freien Kanal geht deine dort weiter.
command-move-here = hierher
command-move-here-about = Lass eine Partie in diesem Kanal weitergehen: als Gastgeber, oder wenn du Kanäle verwaltest
command-move-here-match = partie
command-move-here-match-about = Welche Partie, wenn es mehrere gibt
