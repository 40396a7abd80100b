# Refusals that belong to no single feature: what is wrong, and what to do.

refusal-other = To teraz niemożliwe. Stan partii pokaże `/board`.
refusal-no_table = Tej partii już nie przechowuję. Nową zacznie `/play`.
refusal-no_table_here = Na tym kanale nie ma partii. `/play` ją zacznie; `/games` ma listę twoich.
refusal-no_table_alone = Nie masz tu partii. `/solo` ją zacznie; `/games` ma listę pozostałych.
refusal-unseen = Nie mam pewności, czy wolno ci widzieć kanał tej partii, więc nie pokażę tu planszy. Sprawdź, czy nadal masz dostęp, i spróbuj jeszcze raz.
refusal-which_table = Grasz w kilku partiach{ $where ->
    [none] { "" }
   *[other] : { $where }
 }. Użyj tej komendy na kanale tej, o którą ci chodzi; `/games` ma listę wszystkich.
refusal-no_server = Partie z innymi wymagają serwera. Tutaj możesz grać w pojedynkę: `/solo` zacznie partię, `/puzzle` da ci zagadkę.
refusal-not_seated = { $stage ->
    [finished] Ta partia jest skończona i nie była twoja. O rewanż mogą prosić tylko jej gracze; własną zacznie `/play`.
    [ended] Ta partia jest skończona i nie była twoja. O rewanż mogą prosić tylko jej gracze; własną zacznie `/play`.
    [lobby] Nie grasz jeszcze w tej partii. Najpierw naciśnij *Dołącz* w lobby.
   *[none] Nie grasz w tej partii. Możesz śmiało patrzeć albo zacząć własną przez `/play`.
 }
refusal-damaged = Z tą zapisaną partią coś jest nie tak, więc jej nie ruszam. Powiedz o tym osobie, która prowadzi bota; szczegóły są w jego dzienniku.
refusal-other_rules = Tę partię rozegrano na starszych zasadach, których już nie mam, więc nie pokażę planszy ani nie pociągnę jej dalej. `/log` nadal pokazuje, co się działo, a `/verify` da ci partię jako plik.
refusal-wrong_stage = { $stage ->
    [lobby] Ta partia jeszcze się nie zaczęła. Host zaczyna ją w lobby przyciskiem *Start*.
    [playing] Ta partia już trwa. Jej stan pokaże `/board`.
    [finished] Ta partia jest skończona. Następną zacznie *Rewanż* pod jej końcem albo `/play`.
    [ended] Ta partia jest skończona. Następną zacznie *Rewanż* pod jej końcem albo `/play`.
   *[none] Ta partia jeszcze się nie zaczęła albo już się skończyła. Stan twoich partii pokaże `/games`.
 }
refusal-busy = Mam teraz pełne ręce roboty, więc nic się nie zmienia. Spróbuj za chwilę.
refusal-cannot_save = Nie mogę teraz zapisywać, więc nic się nie zmienia. Spróbuj za chwilę.
refusal-no_match_here = Nie masz partii na tym serwerze. `/play` ją zacznie.
