# Posts of matches in a forum: their titles and tags, and what the bot lacks there.

forum-title-open = { $free ->
    [0] Można zaczynać
    [one] Jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
} · { $game } · { $names }
forum-title-turn = { $count ->
    [one] Tura: { $turn }
   *[other] Czekamy na: { $turn }
} · { $game } · { $names }
forum-title-playing = { $game } · { $names }
forum-title-over = Koniec · { $game } · { $names }
forum-tag-open = Wolne miejsce
forum-tag-playing = W toku
forum-tag-over = Koniec
forum-tag-pace-evening = Jeden wieczór
forum-tag-pace-daily = Tura dziennie
forum-tag-pace-slow = Powoli
forum-tag-pace-leisurely = Bez pośpiechu
forum-opened = Twoje lobby ma osobny post na { $channel }. Inni naciskają tam **Dołącz**; gdy będą wszyscy, naciśnij **Start**.
forum-started = Twoja partia się zaczyna, w osobnym poście na { $channel }. Powodzenia! `/rules` objaśnia grę; `/help` mówi, jak się tu gra.
forum-lacking-permissions = ⚠️ Nie mogę tworzyć postów na { $channel }, brakuje mi uprawnień: { $permissions } (*Edytuj kanał* → *Uprawnienia*).
forum-lacking-tags = ⚠️ Nie mogę tworzyć tagów na { $channel }: daj mi tam **Zarządzanie kanałami** albo utwórz samodzielnie tagi { $tags }, a będę ich używać.
forum-settings = **Posty partii:** każda partia dostaje post na { $channel }
forum-settings-none = **Posty partii:** bez forum
forum-settings-form = Forum na partie
forum-settings-choose = Każda nowa partia dostaje tam post, który mówi, czyja jest tura. Puste: bez forum.
forum-settings-press = Forum…
refusal-cannot_post = Partie na tym serwerze dostają post na { $where }, ale nie mogę go utworzyć, brakuje mi uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza tym kanałem (*Edytuj kanał* → *Uprawnienia*).
