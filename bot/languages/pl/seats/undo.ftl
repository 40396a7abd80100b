# Undo.

undo-press = ↩ Cofnij
undo-press-ask = ↩ Poproś o cofnięcie
undo-press-turn = ↩ Zacznij turę od nowa
undo-done = Cofnięte. Plansza znów pokazuje twój wybór.

# In the log.

common-event-undone = ↩️ **{ $seat }** cofa { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }i późniejszy cudzy wybór
        [few] { " " }i { $others } późniejsze cudze wybory
       *[other] { " " }i { $others } późniejszych cudzych wyborów
    }
   *[none] { $choices ->
        [0] wybór komputera
        [one] wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    }
 }{ $agreed ->
    [1] ; za zgodą wszystkich
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
    .brief = ↩️ **{ $seat }** cofa { $choices ->
        [0] wybór komputera
        [one] wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    }{ $agreed ->
        [1] ; za zgodą wszystkich
       *[other] { "" }
    }.
common-event-known_again = 🎲 Te rzuty są już znane i wypadną tak samo: { $rolls }
    .brief = 🎲 Znane już rzuty wypadną tak samo.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] woli zostawić miejsca tak, jak są.
    [bank] woli zostawić bank czasu tak, jak jest.
    [unrated] woli zostać przy partii rankingowej.
   *[other] woli grać dalej, więc nic nie zostaje cofnięte.
 }

# Refusals.

refusal-nothing_to_undo = Nie ma czego cofać: twój pierwszy wybór jest jeszcze przed tobą.
refusal-already_proposed = Inni już dostali pytanie. Stanie się to, gdy tylko zgodzą się wszyscy.
refusal-declined_before = Inni dostali już pytanie i ktoś się nie zgadza. Ponownie możesz zapytać po następnym ruchu.
refusal-undo_by_command = Twój ostatni wybór był we wcześniejszej turze. `/undo` zapyta innych, czy możesz go cofnąć.
refusal-turn_stands = Bez pytania innych nie zaczniesz tury od nowa: od twojego ostatniego wyboru padł rzut, odkryto kartę albo wybierał ktoś inny. `/undo` ich zapyta.
refusal-too_many_undos = W ciągu godziny cofnięto już { $limit } twoich wyborów, a to mój limit. Znów możesz cofać za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }; grać dalej możesz od razu.
refusal-proposal_over = Ta sprawa jest już rozstrzygnięta. Plansza pokazuje stan partii.
refusal-not_asked_of_you = To pytanie jest do innych. Jeśli to twoja prośba, *Nie zgadzam się* ją wycofa.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = cofnij
command-undo-about = Cofnij swój ostatni wybór; po rzucie albo gdy grał już ktoś inny, potrzebna jest zgoda
command-undo-choices = ile
command-undo-choices-about = Ile twoich wyborów (bez liczby: jeden)
