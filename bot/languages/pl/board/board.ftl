# The board and the choices below it.

# The board.

board-turn = **{ $name }** · { $asked }
board-choices = Mój wybór
board-choose-this = Wybierz
board-choice-joined = { $first }: { $then }
board-choice-and-end = To samo i zakończ turę…
board-choice-as-before = Wszystko jak ostatnio: { $names }
board-choice-repeated = Jak ostatnio, potem { $then }
board-choice-times = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
 }
board-mine = Moje karty
board-describe = Plansza w słowach
board-roll = Pokaż rzut
board-explained = Objaśnienie planszy
board-board = Plansza
board-hint = 💡 Podpowiedź
board-more = Więcej…
board-happened = 📜 Co się stało?
board-link = Do planszy
board-more-title = **Więcej**
board-no-picture = *Tym razem nie udało się narysować obrazka. **Plansza w słowach** mówi to samo.*
board-step-back = ◀ Wstecz

# What happened, in a few words: of each side, and how many more things it did.

board-story-side = **{ $name }:** { $text }
board-story-more = { " " }i jeszcze { $count }

# What the offered cards do.

board-offer = Objaśnij moje opcje
board-offered-unasked = Teraz wybiera ktoś inny, więc nie ma jeszcze czego objaśniać.
board-offered-nothing = Nie ma tu karty ani ścianki do objaśnienia. Przy każdym wyborze widać, co ci daje.

# Choices.

board-choices-title = **{ $game }** · { $asked }
board-choose = Wybierz…
board-choose-more = Więcej możliwości…
board-played = { $choice_id ->
    [none] Zrobione! Widać to na planszy.
   *[some] Zrobione: { $choice }.
 }

# The message that calls the players who are asked.

board-ping = { $people } { $count ->
    [one] Twoja kolej:
   *[other] Macie coś do wyboru:
 } { $game }, runda { $round }{ $asked ->
    [none] .
   *[other] : { $asked }
 }{ $link ->
    [none] { "" }
   *[other] { " · " }[Do planszy]({ $link })
 }

# The fingerprint of the sealed dice, below the first board.

board-seal = 🔒 Kości są zapieczętowane, więc nikt ich nie zmieni. Pieczęć: `{ $seal }…` · całą pokaże `/verify`.

# Refusals.

refusal-not_your_turn = { $count ->
    [0] Nikt nie musi teraz wybierać.
    [one] Teraz wybiera { $names }, nie ty.
   *[other] Czekamy na te osoby, nie na ciebie: { $names }.
 }
refusal-on_its_way = Partia poszła dalej. Nowa plansza jest w drodze; wybierz tam.
refusal-stale = Partia poszła dalej. { $link ->
    [none] Najnowszą planszę pokaże `/board`.
   *[other] [Oto najnowsza plansza.]({ $link })
 }
refusal-not_offered = { $reason } `/move` pokaże, co możesz zrobić.
refusal-already_played = Ten wybór masz już za sobą. Widać go na planszy.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-board = plansza
command-board-about = Plansza partii z tego kanału jeszcze raz, z twoimi możliwościami
command-mine = moje
command-mine-about = Twoje karty, symbole i kości z bliska
command-move = ruch
command-move-about = Twój obecny wybór jeszcze raz, jeśli wiadomość już gdzieś uciekła

# In the menu of a message.

menu-describe = Opisz tę planszę
refusal-not_a_board = W tej wiadomości nie ma planszy. Użyj tego na jednej z moich plansz.

board-standing = Stałe odpowiedzi
