# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Wybierz pracę
    [stuck] Z tymi kośćmi żadna praca nie jest możliwa
    [spent] Wybierz pracę albo odpocznij
   *[begin] Wybierz pracę albo spasuj
 }
hercules-ask-recover = Co odzyskujesz? { $markers ->
    [0] { "" }
    [one] 1 znacznik
    [few] Do { $markers } znaczników
   *[other] Do { $markers } znaczników
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] 1 kartę boga.
       *[other] { " " }i 1 kartę boga.
     }
 }
hercules-group-marker = Wybierz znaczniki, które odzyskujesz…
hercules-group-god = Wybierz kartę boga do odkrycia…
hercules-group-labour = Wybierz pracę…
hercules-group-ability = Najpierw użyj karty…
hercules-group-rest = Odpocznij…
hercules-group-end = Zakończ turę…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = punkty { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] kolumna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· waza { $vase_vp } PZ
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· ostatnia runda!
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] kolumna { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· zdobywa wazę
 }
hercules-option-use-white = Rzuć białą kością · { $card_short } · { $cost }
hercules-option-use-white-note = Trzecia kość na tę turę: użyj dowolnych dwóch z trzech.
hercules-option-use-reroll = Przerzuć { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = Liczy się nowy rzut i nie da się go cofnąć.
hercules-option-use-plus1 = +1: { $dice_id ->
    [white] biała{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · kości { $after }
hercules-option-use-minus1 = −1: { $dice_id ->
    [white] biała{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · kości { $after }
hercules-option-use-flip = Obrót: { $dice_id ->
    [white] biała{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · kości { $after }
hercules-option-use-copy = Kopia ({ $other }): { $after_1 } i { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · kości { $after }
hercules-option-rest-all = Odpocznij · { $cards_count ->
    [0] { "" }
    [one] 1 znacznik
    [few] { $cards_count } znaczniki
   *[other] { $cards_count } znaczników
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }odkryj: { $god }
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] Karta { $god } znów zadziała od twojej następnej tury.
   *[other] Z kart: { $cards }. Znów zadziałają od twojej następnej tury.
 }
    .short = Z kart: { $cards }.
hercules-option-rest = Odpocznij · wybierz, co odzyskasz
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] 1 znacznik
   *[other] Do { $markers } znaczników
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] 1 kartę boga
       *[other] { " " }i 1 kartę boga
     }
 }: { $cards }
    .short = Odzyskujesz do 3 znaczników i 1 kartę boga; te karty zadziałają od następnej tury.
hercules-option-pass = Spasuj
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] 1 praca pasuje do twoich kości
    [few] { $labours } prace pasują do twoich kości
   *[other] { $labours } prac pasuje do twoich kości
 }
hercules-always-turn-pass = Pasuj, aż trafi się praca
hercules-standing-turn-pass = Pasuj, aż do kości będzie pasować jakaś praca
hercules-option-end = Zakończ turę · brak możliwej pracy
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] możesz jeszcze użyć karty
 }
hercules-option-take = { $card }: odzyskaj znacznik
hercules-option-take-note = Znacznik wraca do ciebie; od następnej tury znów możesz użyć tej karty.
hercules-option-together = Odzyskaj: { $cards }
hercules-option-take-nothing = Nie odzyskuj nic
hercules-option-take-nothing-note = Twoja tura kończy się bez pracy.
hercules-option-turn_up = { $card } ({ $card_ability }): odkryj
hercules-option-turn_up-note = Od następnej tury znów możesz jej użyć.
hercules-cost-marker = 1 znacznik
hercules-cost-god = zakrycie karty

# Why a choice is refused.

hercules-reason-turn_over = Twoja tura już się skończyła.
hercules-reason-not_your_turn = To nie twoja tura.
hercules-reason-not_those_dice = Twoje kości nie pokazują tych liczb.
hercules-reason-not_integer = To dzielenie zostawia resztę. Wybierz inne działanie.
    .measured = { $left } ÷ { $right } zostawia resztę. Wybierz inne działanie.
hercules-reason-out_of_range = Wynik musi być od 1 do 12.
hercules-reason-labour_already_done = Tę pracę masz już za sobą; każda liczy się raz.
hercules-reason-must_choose_demigod = Ta praca daje ci półboga: wybierz którego.
hercules-reason-demigod_not_eligible = Ta karta półboga nie pasuje ani do działania, ani do użytych kości.
hercules-reason-card_not_yours = To nie jest twoja karta.
hercules-reason-passive_card = Tej karty się nie używa; liczy się dopiero na koniec.
hercules-reason-no_god_abilities_in_simplified_variant = W wariancie uproszczonym bogowie dają tylko punkty.
hercules-reason-card_already_used_this_turn = Ta karta już działała w tej turze.
hercules-reason-card_still_holds_marker = Na tej karcie leży jeszcze znacznik. Odpocznij, aby go odzyskać.
hercules-reason-god_card_face_down = Ta karta boga jest zakryta. Odpocznij, aby ją odkryć.
hercules-reason-no_marker_in_supply = Półbóg kosztuje 1 znacznik, a twój zapas jest pusty. Znaczniki dają prace i odpoczynek.
hercules-reason-choose_another_player = Wybierz inną osobę, której kości kopiujesz.
hercules-reason-white_die_not_in_use = W tej turze nie masz białej kości.
hercules-reason-choose_at_least_one_die = Wybierz co najmniej jedną kość do przerzutu.
hercules-reason-choose_one_die = Wybierz jedną ze swoich kości.
hercules-reason-above_6 = Szóstki nie da się zwiększyć.
hercules-reason-below_1 = Jedynki nie da się zmniejszyć.
hercules-reason-no_rest_after_using_a_card = Karta w tej turze już użyta, więc nie możesz odpocząć. Wykonaj pracę, a jeśli się nie da, zakończ turę.
hercules-reason-choose_what_to_recover = Możesz coś odzyskać: wybierz co.
hercules-reason-nothing_to_recover = Nie masz nic do odzyskania, ale możesz spasować.
hercules-reason-no_marker_on_that_card = Na tej karcie nie ma znacznika.
hercules-reason-at_most_3_markers = Odpoczynek zwraca do 3 znaczników. Wybierz mniej.
hercules-reason-at_most_1_god = Odpoczynek odkrywa tylko 1 kartę boga. Wybierz jedną.
hercules-reason-no_god_flip_in_simplified_variant = W wariancie uproszczonym odpoczynek zwraca tylko znaczniki.
hercules-reason-god_card_not_face_down = Ta karta boga jest już odkryta.
hercules-reason-rest_instead = Żadna karta nie jest jeszcze użyta w tej turze, więc możesz odpocząć albo spasować.
hercules-reason-labour_possible = Jakaś praca jest jeszcze możliwa, więc nie możesz teraz zakończyć tury.
hercules-reason-unknown_option = Tego nie możesz teraz wybrać.
