# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Żadna praca nie jest już możliwa i żadna karta nic nie zmieni.
hercules-advice-points = { $points ->
    [0] na razie 0 punktów
    [one] od razu 1 punkt
    [few] od razu { $points } punkty
   *[other] od razu { $points } punktów
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }Do tego odbiera komuś przewagę: { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }Potem możesz użyć karty { $ready_short } ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] Odpoczynek odkrywa kartę boga
    [one] Odpoczynek zwraca 1 znacznik (1 punkt)
    [few] Odpoczynek zwraca { $count } znaczniki ({ $count } punkty)
   *[other] Odpoczynek zwraca { $count } znaczników ({ $count } punktów)
 }{ $freed_id ->
    [none] { " " }i uwalnia twoje karty
   *[other] { " " }i uwalnia: { $freed_short }
 }. To lepsze niż to, co dają te kości.
hercules-advice-pass = Żadna praca nie jest możliwa i nie ma nic do odzyskania.
hercules-advice-roll = { $stuck ->
    [0] Przerzuć kartą { $card }: { $percent }% rzutów jest lepszych niż to, co masz na kościach.
   *[other] Z tych kości nie wychodzi żadna praca. Z kartą { $card } wychodzi w { $percent }% rzutów.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] jest zrobiona
               *[other] prowadzi ucznia do kolumny { $column }
            }
           *[other] daje kartę { $god }
        }
       *[other] daje wazę ({ $vase_vp } PZ)
     }
   *[other] { $vase_id ->
        [none] daje kartę { $demigod }
       *[other] daje kartę { $demigod } i wazę ({ $vase_vp } PZ)
     }
 }
hercules-advice-use = Kości, tak jak leżą, nie dają żadnej pracy. Najpierw użyj karty { $card }: wtedy praca { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = Praca { $result } jest możliwa już teraz, ale { $instead_id ->
    [none] nie daje żadnej karty
   *[other] daje tylko kartę { $instead }
 }. Najpierw użyj karty { $card }, a praca { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = Praca { $reachable } jest możliwa już teraz. Najpierw użyj karty { $card }, a praca { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = Praca { $result } prowadzi cię do kolumny 12 i zaczyna ostatnią rundę: { hercules-advice-points }.
hercules-advice-vase = Dzięki pracy { $result } twój uczeń przechodzi w jednym ruchu { $steps } { $steps ->
    [one] kolumnę
    [few] kolumny
   *[other] kolumn
 } i zdobywa wazę: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = Praca { $result } prowadzi ucznia do kolumny { $column }, gdzie czeka { $god }: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Weź kartę { $demigod } za pracę { $result }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = Praca { $result } daje { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = Najbardziej potrzebujesz: { $cards }.

# What a puzzle is about: the kinds of options to be weighed.

hercules-theme-recover = Co odzyskać?
hercules-theme-reroll = Przerzucać?
hercules-theme-rest = Odpocząć teraz?
hercules-theme-first = Praca czy zdolność?
hercules-theme-ability = Która karta najpierw?
hercules-theme-race = Wyścig o kartę
hercules-theme-labour = Która praca?
hercules-theme-other = Wyrównany wybór
