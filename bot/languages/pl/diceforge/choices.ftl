# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Wybierz zestaw wyczynów do tej partii
diceforge-ask-turn = { $stage ->
    [forging] Wykuj kolejną ściankę albo zakończ akcję
    [acted] Coś jeszcze? Albo zakończ turę
    [extra] Dodatkowa akcja: wykuj ścianki albo dokonaj bohaterskiego wyczynu
   *[begin] Wykuj ścianki albo dokonaj bohaterskiego wyczynu
 }
diceforge-ask-choose = Co bierzesz? ({ $source }{ $factor ->
    [3] , potrojone
   *[other] { "" }
 })
diceforge-ask-boar = Wypada { $source } z twojej karty{ $factor ->
    [3] { " " }i liczy się trzy razy
   *[other] { "" }
 }: co bierzesz?
diceforge-ask-lose = Minotaur: co tracisz? ({ $source })
diceforge-ask-hammer = Otrzymujesz { $gold } { $gold ->
    [one] złoto
   *[other] złota
 }. Ile idzie na młot?
diceforge-ask-exchange = Wymieniasz { $amounts } na Punkty Chwały?
diceforge-ask-mirror = Którą ściankę kopiuje twoje lustro?
diceforge-ask-order = { $faces_short }: która ścianka najpierw?{ $why_id ->
    [ship] { " " }Statek kupuje za złoto, które masz w tej chwili.
    [labyrinth] { " " }Druga ścianka może opłacić coś na drodze golema.
    [theft] { " " }Twój golem może zabrać punkty, które właśnie daje dzik.
    [track] { " " }Twój znacznik rusza się pomiędzy nimi, a to zmienia zysk albo pole końcowe.
    [shield] { " " }Druga ścianka zależy od tego, co daje pierwsza.
    [loss] { " " }To, co stracisz najpierw, zmienia dalszą stratę.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Statek
   *[other] { $source }
 }: { $discount ->
    [0] kupujesz ściankę i ją wykuwasz?
   *[other] wykuwasz ściankę o { $discount } złota taniej?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: wykuwasz ściankę za darmo?
    [trident] { $source }: którą ściankę wykuwasz?
   *[other] { $source }: { $designs ->
        [1] gdzie trafia nowa ścianka?
       *[other] { $source_id ->
            [guardians_shield] którą tarczę wykuwasz?
           *[other] którą ściankę wykuwasz?
         }
     }
 }
diceforge-ask-cerberus = Użyć Cerbera i rozpatrzyć { $faces_short } jeszcze raz?
diceforge-ask-die = { $source }: którą kością rzucasz?
diceforge-ask-satyrs = Satyrowie: których dwóch kości używasz?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: kto musi wykuć niedolę?
   *[other] { $source }: kto musi wykuć dzika?
 }
diceforge-ask-tokens = { $source }: który żeton najpierw? Od tego zależy, gdzie stanie twój znacznik.
diceforge-ask-twins = Bliźnięta: przerzucić kość za 3 złota? ({ $faces_short })
diceforge-ask-scepter = Otrzymujesz { $gold } { $gold ->
    [one] złoto
   *[other] złota
 }. Ile kładziesz na berło? (Jest na nim { $held } z 6.)
diceforge-ask-purse = { $source } kosztuje { $price } { $price ->
    [one] złoto
   *[other] złota
 }. Ile płacisz z berła? (Jest na nim { $held }.)
diceforge-ask-pay = { $source }: jak płacisz { $amounts }?
diceforge-ask-companion = Który Towarzysz idzie o 1 pole? (Każde pole to 1☀️ i 1🏆 więcej przy odesłaniu.)
diceforge-ask-merchant = Kupiec: punkty czy lepsza ścianka?
diceforge-ask-upgrade = { $source_id ->
    [merchant] Kupiec: którą ściankę wymieniasz i na co?
   *[other] Niebiańska Kość, { $source }: którą ściankę wymieniasz i na co?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Niebiańskie lustro: którą ściankę rozpatrujesz?
   *[other] { $source }: którą ściankę rozpatrujesz?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Niebiańska Kość: którą kość obracasz i na którą ściankę?
   *[other] { $source }: na którą ściankę obracasz kość?
 }
diceforge-ask-trade = { $source }: ile z twojego złota ({ $gold }) wymieniasz na PCh?
diceforge-ask-take = { $source }: który wyczyn bierzesz za darmo?
diceforge-ask-path = { $back ->
    [0] Twój golem stoi na polu { $space }: dokąd idzie?
   *[other] Twój golem cofa się z pola { $space }: dokąd?
 }
diceforge-ask-treasure = Komnata skarbów: który skarb bierzesz?
diceforge-ask-deal = { $source }: płacisz { $amounts } za { $gain } PCh?
diceforge-ask-celestial = Oba golemy: rzucasz też Niebiańską Kością?
diceforge-ask-memory = { $source }: na której wyspie kładziesz żeton i którą stroną do góry?
diceforge-group-pick = Wybierz zestaw…
diceforge-group-forge = Wykuj ściankę…
diceforge-group-feat = Dokonaj bohaterskiego wyczynu…
diceforge-group-use = Najpierw użyj wsparcia…
diceforge-group-triton = Użyj żetonu Trytona…
diceforge-group-extra = Weź dodatkową akcję…
diceforge-group-end = Zakończ turę…
diceforge-group-companion = Odeślij Towarzysza…
diceforge-group-take = Weź darmowy wyczyn…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· za darmo
   *[other] { " " }· { $cost }🪙
 } · zamiast: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(startowa)
   *[forged] { " " }(kupiona)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] { "" }
   *[other] Zostaje ci { $gold }🪙.{ " " }
 }{ $die_id ->
    [light] Jasna kość
   *[dark] Ciemna kość
 } wtedy: { $changed_tally }
    .short = { $cost ->
        [0] Zastępuje: { $old } ({ $die }).
       *[other] Zastępuje: { $old } ({ $die }); zostaje ci { $gold }🪙.
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· wypierasz: { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 za bunt ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] zostajesz na wyspie { $island }
       *[other] wyspa { $island }
     }
   *[other] boska łaska: { $other }
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· boska łaska dla tej osoby
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· wypierasz: { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] zapłać 3🪙 za 4🏆
    [guardians_owl] 1🪙, 1☀️ lub 1🌙
    [silver_hind] mała łaska
    [tree] 3🪙 i 1🏆 (2🏆, jeśli masz co najmniej 8🪙)
    [merchant] 2🏆 albo lepsza ścianka
    [light] zapłać 3🪙 za widoczną ściankę
    [companion] jeden krok
    [oracle] mała łaska
    [guardian] 1💎 lub 1🛡️
   *[other] użyj
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Tryton: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } przepada)
 }
diceforge-option-triton-note = { $tokens ->
    [0] Twój ostatni żeton Trytona.
    [one] Zostaje ci 1 żeton Trytona.
    [few] Zostają ci { $tokens } żetony Trytona.
   *[other] Zostaje ci { $tokens } żetonów Trytona.
 }
diceforge-option-extra-first = Dodatkowa akcja
diceforge-option-extra = { $lacking ->
    [0] Dodatkowa akcja · 2☀️ (zostaje { $left })
    [one] Dodatkowa akcja · 2☀️ (jedno z 💎 lub berła)
   *[other] Dodatkowa akcja · 2☀️ (z 💎 lub berła)
 }
diceforge-option-extra-note = Raz na turę: jeszcze raz wykuj albo dokonaj wyczynu.
diceforge-option-pass = Spasuj
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] możesz wykuć ściankę
        [feat] możesz dokonać wyczynu
       *[both] możesz wykuć ściankę albo dokonać wyczynu
     }
   *[other] dodatkowa akcja jest już opłacona
 }
diceforge-option-end = Zakończ turę
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] ostatnia runda: możesz jeszcze odesłać Towarzysza
    [forge] ostatnia runda: możesz jeszcze wykuć ściankę
    [extra] ostatnia runda: możesz jeszcze wziąć dodatkową akcję
   *[both] ostatnia runda: możesz jeszcze wykuwać albo działać
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } przepada)
 }{ $space ->
    [0] { "" }
   *[other] { " " }· znacznik na { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Twój skarbiec jest pełny: wszystko przepadnie.
           *[other] W skarbcu zmieści się jeszcze { $kept }; reszta przepadnie.
         }
     }
   *[other] { $surplus ->
        [0] Twój znacznik staje na polu { diceforge-track }.
       *[other] Twój skarbiec jest pełny. Znacznik staje na polu { diceforge-track }.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Złoto
    [sun] ☀️ Słońce
    [moon] 🌙 Księżyc
    [ancient] 💎 Pradawne odłamki
    [loyalty] 🛡️ Lojalność
   *[vp] 🏆 PCh
 }: { $lost ->
    [0] nie ma co stracić
   *[other] tracisz { $lost }
 }
diceforge-option-hammer = { $worked ->
    [0] Zostaw { $kept }🪙
   *[other] { $worked }🪙 na młot{ $kept ->
        [0] { "" }
       *[other] , zostaw { $kept }
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } przepada)
 }
diceforge-option-hammer-note = { $lap ->
    [0] To kończy twój młot.
   *[other] Młot jest wtedy na polu { $step } z 15, okrążenie { $lap }.
 }
diceforge-option-exchange-yes = Wymień { $amounts_short } na { $gain }🏆
diceforge-option-exchange-no = Zostaw { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Rozpatrujesz tę ściankę.
diceforge-option-first = Najpierw: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· razem { $amounts_short }, znacznik na { $space }
 }
diceforge-option-ship-none = Nie wykuwaj nic
diceforge-option-ship-none-note = Zachowujesz złoto.
diceforge-option-cerberus-use = Tak, użyj żetonu Cerbera
diceforge-option-cerberus-keep = Nie, zachowaj go
diceforge-option-die = { $die_id ->
    [light] Jasna kość
   *[dark] Ciemna kość
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] Kości: { $others_1 }.
   *[no] Kości: { $others_1 } i { $others_2 }.
 }
diceforge-option-seat = { $other }
diceforge-option-companion = Towarzysz: { $sun }☀️ i { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus }☀️ przepada)
 }
diceforge-option-companion-note = Na dobre schodzi z pola { $space }; punkty karty nadal się liczą.
diceforge-option-twins = { $die_id ->
    [light] Przerzuć jasną kość
    [dark] Przerzuć ciemną kość
   *[celestial] Przerzuć Niebiańską
 } ({ $face_short }) · { $gold }🪙
diceforge-option-twins-note = Potem otrzymujesz też 1 odłamek księżyca albo 1 PCh.
diceforge-option-twins-keep = Zostaw rzut
diceforge-option-twins-keep-note = Rozpatrujesz kości tak, jak leżą.
diceforge-option-scepter = { $stored ->
    [0] Nic na berło, zostaw { $kept }🪙
   *[other] Berło: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , zostaw { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] Na berle jest wtedy 4 z 6: może płacić jako 1☀️ lub 1🌙.
    [5] Na berle jest wtedy 5 z 6: może płacić jako 1☀️ lub 1🌙.
    [6] Na berle jest wtedy 6 z 6: może płacić jako 2☀️ lub 2🌙.
   *[other] Na berle jest wtedy { $held } z 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nic z berła, { $gold }🪙 ze skarbca
   *[other] { $scepter }🪙 z berła{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 ze skarbca
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] Zapłać { diceforge-scepters }
     }
   *[other] Zapłać { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }i { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Bez pradawnych odłamków, bez berła.
       *[other] Opróżnia berło.
     }
   *[other] Płacenie pradawnymi odłamkami nie rusza znacznika.
 }
diceforge-option-step = Towarzysz na polu { $space }
diceforge-option-merchant-vp = Otrzymaj { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] Ścianka o poziom wyższa
    [few] Ścianka o { $levels } poziomy wyższa
   *[other] Ścianka o { $levels } poziomów wyższa
 }
diceforge-option-merchant-note = { $levels ->
    [one] Jedna ścianka na turę.
   *[other] Zużywa { $levels } z twoich Kupców; jedna ścianka na turę.
 }
diceforge-option-first-token = Najpierw: { $amounts_short }
diceforge-option-forge-none = Nie wykuwaj nic
diceforge-option-forge-none-note = Zachowujesz wszystkie ścianki.
diceforge-option-side = { $die_id ->
    [light] Jasna kość
   *[dark] Ciemna kość
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Nie wymieniaj nic
   *[other] { $gold }🪙 za { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 za bunt ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] ostatnia karta
   *[other] potem zostaje { $left }
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Pole { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] skarb, 1🌙
    [sun] skarb, 1☀️
   *[vp] skarb, 2🏆
 }
diceforge-option-treasure = Skarb: { $amounts_short }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } przepada)
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Późniejsze golemy dostają tu 1 odłamek księżyca.
    [sun] Późniejsze golemy dostają tu 1 odłamek słońca.
   *[vp] Późniejsze golemy dostają tu 2 PCh.
 }
diceforge-option-deal-yes = Tak, płacę
diceforge-option-deal-no = Nie, zostawiam
diceforge-option-celestial-roll = Rzuć Niebiańską Kością
diceforge-option-celestial-skip = Nie rzucaj
diceforge-option-memory = Wyspa { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Nie ma tam już wyczynów.
   *[other] Za twój następny wyczyn stamtąd. Teraz są tam: { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = To nie twoja tura.
diceforge-reason-face_must_stay = Dzika ani niedoli nigdy nie można zdjąć. Wybierz inną ściankę.
diceforge-reason-not_for_sale = Kupować można tylko ścianki z Sanktuarium. Ścianki z Ogrodu i Lasu dają wyczyny.
diceforge-reason-action_over = Akcję masz już za sobą. Za 2 odłamki słońca możesz wziąć jeszcze jedną.
diceforge-reason-same_face_in_one_action = Ta ścianka jest już kupiona. W jednej akcji każda musi być inna.
diceforge-reason-face_sold_out = W Świątyni nie ma już tej ścianki.
diceforge-reason-not_enough_gold = Masz na to za mało złota.
    .measured = To kosztuje { $gold }🪙, a ty masz { $held_gold }.
diceforge-reason-equal_side_offered = Na tej kości jest druga taka sama ścianka. Wybierz tamtą; wynik jest identyczny.
diceforge-reason-not_in_this_match = Tego wyczynu nie ma w tej partii.
diceforge-reason-stack_empty = Wszystkie karty tego wyczynu są już wzięte.
diceforge-reason-not_enough_shards = Masz za mało odłamków słońca lub księżyca na ten wyczyn.
    .measured = To kosztuje { $amounts_short }, a ty masz { $held_sun }☀️ i { $held_moon }🌙.
diceforge-reason-card_not_yours = To nie jest twoja karta.
diceforge-reason-no_reinforcement = Ta karta nie jest wsparciem.
diceforge-reason-reinforcements_come_first = Wsparć używa się przed akcją, więc w tej turze jest już za późno.
diceforge-reason-card_already_used_this_turn = Ta karta już działała w tej turze.
diceforge-reason-no_token = Nie masz żetonu Trytona.
diceforge-reason-one_extra_action_only = Dodatkowa akcja jest jedna na turę i masz ją już za sobą.
diceforge-reason-action_comes_first = Najpierw zwykła akcja; dodatkowa przychodzi po niej.
diceforge-reason-not_enough_sun = Dodatkowa akcja kosztuje 2 odłamki słońca, a tyle nie masz.
    .measured = Dodatkowa akcja kosztuje 2☀️, a ty masz { $held_sun }.
diceforge-reason-nothing_to_do_with_it = Dodatkowa akcja nic ci nie da: nie masz czego wykuć ani jakiego wyczynu dokonać.
diceforge-reason-end_instead = Akcja jest już za tobą. Zakończ po prostu turę.
diceforge-reason-must_act = W tej partii nie możesz pasować, póki możesz coś wykuć albo czegoś dokonać.
diceforge-reason-pass_instead = Akcja jest jeszcze przed tobą. Jeśli chcesz, spasuj.
diceforge-reason-unknown_option = Tego nie możesz teraz wybrać.
diceforge-reason-no_companion = Nie masz Towarzysza do odesłania.
diceforge-reason-nothing_left_to_move = Twój Towarzysz jest już na ostatnim polu. Możesz go tylko odesłać.
