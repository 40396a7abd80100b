# Why a computer player would choose so in Hercules.

hercules-advice-nothing = No labour is possible any more, and no card would help.
hercules-advice-rest = { $count ->
    [0] A rest flips a god face up, and that’s worth more than this roll.
    [one] A rest gets 1 cube back and frees its card, and that’s worth more than this roll.
   *[other] A rest gets { $count } cubes back and frees their cards, and that’s worth more than this roll.
 }
hercules-advice-pass = No labour is possible, and there’s nothing to get back.
hercules-advice-roll = Reroll with { $card }: you’re likely to improve.
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
hercules-advice-use = Your dice don’t make a labour as they are. Use { $card } first: then labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_better = You can already do labour { $result }, but it { $instead_id ->
    [none] wins no card
   *[other] only wins { $instead }
 }. Use { $card } first, and { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_rather = You can already do labour { $reachable }, but another is worth more: use { $card } first, and labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-finish = Labour { $result } takes you to column 12: it ends the match and wins you { $god_id ->
    [none] your last cube
   *[other] { $god }
 }.
hercules-advice-vase = With labour { $result } your apprentice walks { $steps } columns in one move and wins a vase ({ $vase_vp } VP).
hercules-advice-god = Labour { $result } takes your apprentice to column { $column }, where { $god } is waiting.
hercules-advice-demigod = Take { $demigod } with { $result }: nothing else you can do is worth as much.
hercules-advice-labour = Labour { $result } is the best these dice can do.
hercules-advice-recover = You need { $cards } most.
