# Channels and threads: where a match is shown, what the bot may do there, moving a match to another channel.

# Threads.

channels-in-thread = Partia się zaczyna. Gramy w wątku { $thread }.
channels-thread-name = { $game } · { $names }
common-event-no_thread = 🧵 Nie udało się utworzyć wątku, więc gramy tutaj
channels-stuck-locked = { $host } Wątek { $thread } twojej partii ({ $game }) jest zablokowany, więc nie mogę tam pisać. Nic nie ginie: odblokuj go albo użyj `/move-here` na kanale, na którym chcesz grać.
channels-stuck-gone = { $host } Wątek twojej partii ({ $game }) usunięto. Nic nie ginie: użyj `/move-here` na kanale, na którym chcesz grać.

# Channels in which the bot cannot write.

channels-gone = Kanału { $channel } twojej partii już nie ma. Nic nie ginie: użyj `/move-here` na kanale, na którym chcesz grać. Do tego czasu `/move` i `/board` działają wszędzie na tym serwerze.
channels-closed = Nie mogę pisać na { $channel }, brakuje mi uprawnień: { $permissions }. Nic nie ginie: nadaj mi je (*Edytuj kanał* → *Uprawnienia*), a partia ruszy dalej, albo użyj `/move-here` na innym kanale.
channels-untidy = Nie mogę usuwać przycisków ze starych plansz na { $channel }, brakuje mi uprawnień: { $permissions }. Partia trwa; po prostu używaj najnowszej planszy.
channels-direct-closed = Nie mogę wysyłać ci prywatnych wiadomości, więc nie pokażę tu twojej partii. Nic nie ginie. Kliknij prawym przyciskiem wspólny serwer, otwórz *Ustawienia prywatności*, zezwól na *Prywatne wiadomości*, a potem użyj dowolnej komendy.
channels-permission-view-channel = **Wyświetlanie kanałów**
channels-permission-send-messages = **Wysyłanie wiadomości**
channels-permission-attach-files = **Załączanie plików**
channels-permission-read-message-history = **Czytanie historii wiadomości**
channels-permission-create-public-threads = **Tworzenie publicznych wątków**
channels-permission-send-messages-in-threads = **Wysyłanie wiadomości w wątkach**
refusal-cannot_write_here = Nie mogę pokazać tu partii, brakuje mi uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza kanałem (*Edytuj kanał* → *Uprawnienia*), albo zagraj na innym.
refusal-no_threads_here = W wątku nie utworzę kolejnego wątku. Zagraj bez niego albo zacznij na samym kanale.
refusal-cannot_make_threads = Nie mogę utworzyć tu wątku, brakuje mi uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza kanałem (*Edytuj kanał* → *Uprawnienia*), albo zagraj bez wątku.
refusal-cannot_see = { $names } nie { $count ->
    [one] widzi
   *[other] widzą
} tego kanału, więc partia zostaje na miejscu. Wybierz kanał, który widzą wszyscy przy stole.

# Moving a match.

channels-moved = Partia toczy się dalej tutaj. Oto plansza.
refusal-already_here = Ta partia już jest na tym kanale. Planszę pokaże `/board`.
refusal-nothing_to_move = Na tym serwerze nie ma partii, którą możesz przenieść. Może to tylko host partii albo ktoś, kto zarządza oboma kanałami.
refusal-which_to_move = Możesz przenieść kilka partii{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Wskaż jedną opcją *partia*.
refusal-channel_taken = Twoja partia została wstrzymana, bo długo nie było ruchu, a jej kanału używa teraz inna. Na wolnym kanale użyj `/move-here`, aby grać dalej tam.
command-move-here = przenieś-tu
command-move-here-about = Graj tę partię dalej na tym kanale; dla hosta i zarządzających kanałem
command-move-here-match = partia
command-move-here-match-about = Która partia, jeśli jest kilka
