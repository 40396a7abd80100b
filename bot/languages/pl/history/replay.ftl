# The replay of a match: an animation, or step by step.

# For readers who cannot see the animation; the last board follows.

replay-press = Powtórka
replay-title = ### { $game }: { $over ->
    [true] powtórka partii
   *[false] partia do tej pory
 }
    { $moves ->
        [one] Jeden wybór
        [few] { $moves } wybory
       *[other] { $moves } wyborów
    }, jedna plansza na turę.
replay-steps = Krok po kroku
replay-step-title = ### { $game } · { $at ->
    [0] początek
   *[other] wybór { $at } z { $of }
 } · runda { $round }
replay-step-by-turn = Tura po turze
replay-step-by-choice = Wybór po wyborze
refusal-no_finished_match = Na tym kanale żadna partia nie skończyła się jeszcze na dobre; przerwaną sprawdzę, gdy nie będzie już można jej dokończyć. Aby sprawdzić inną, załącz jej plik.
replay-pages = Jako strony WWW
replay-pages-sent = Cała powtórka w postaci stron WWW: rozpakuj archiwum i otwórz `index.html` albo umieść folder na dowolnym serwerze WWW. Widać to, co widział stół, razem z nickami.
refusal-pages_too_large = Ta partia jest za duża, by wysłać ją tu jako strony WWW. Kto prowadzi bota, może ją dla ciebie wyeksportować.
command-replay = powtórka
command-replay-about = Obejrzyj partię z tego kanału jeszcze raz, jako animację albo krok po kroku
menu-replay = Powtórka stąd
