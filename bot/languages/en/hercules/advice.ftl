# Why a computer player would choose so in Hercules.

hercules-advice-nothing = No labour is possible any more, and no card would help.
hercules-advice-points = { $points ->
    [0] no points now
    [one] 1 point now
   *[other] { $points } points now
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }It also takes a majority away from someone: { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }After that you can use { $ready_short } ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] A rest flips a god face up
    [one] A rest gets 1 cube back (1 point)
   *[other] A rest gets { $count } cubes back ({ $count } points)
 }{ $freed_id ->
    [none] { " " }and frees your cards
   *[other] { " " }and frees { $freed_short }
 }. That beats what these dice offer.
hercules-advice-pass = No labour is possible, and there’s nothing to get back.
hercules-advice-roll = { $stuck ->
    [0] Reroll with { $card }: { $percent }% of rolls beat what your dice make now.
   *[other] Your dice make no labour. With { $card }, { $percent }% of rolls do.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] is done
               *[other] takes your apprentice to column { $column }
            }
           *[other] wins { $god }
        }
       *[other] wins a vase ({ $vase_vp } VP)
     }
   *[other] { $vase_id ->
        [none] wins { $demigod }
       *[other] wins { $demigod } and a vase ({ $vase_vp } VP)
     }
 }
hercules-advice-use = Your dice don’t make a labour as they are. Use { $card } first: then labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = You can already do labour { $result }, but it { $instead_id ->
    [none] wins no card
   *[other] only wins { $instead }
 }. Use { $card } first, and { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = Labour { $reachable } is possible already. Use { $card } first, and labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = Labour { $result } takes you to column 12 and starts the last round: { hercules-advice-points }.
hercules-advice-vase = With labour { $result } your apprentice walks { $steps } columns in one move and wins a vase: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = Labour { $result } takes your apprentice to column { $column }, where { $god } is waiting: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Take { $demigod } with { $result }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = Labour { $result } brings { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = You need { $cards } most.

# What a puzzle is about: the kinds of options to be weighed.

hercules-theme-recover = What to take back?
hercules-theme-reroll = Roll again?
hercules-theme-rest = Rest now?
hercules-theme-first = Labour or ability?
hercules-theme-ability = Which card first?
hercules-theme-race = A race for a card
hercules-theme-labour = Which labour?
hercules-theme-other = A close choice
