# Why a computer player would choose so in Hercules.

hercules-advice-nothing = No labour fits any more, and no card would help.
hercules-advice-rest = { $count ->
    [0] A rest turns a god up again, and that is worth more than this roll.
    [one] A rest brings a marker and its card back, and that is worth more than this roll.
   *[other] A rest brings { $count } markers and their cards back, and that is worth more than this roll.
 }
hercules-advice-pass = No labour fits, and there is nothing to take back.
hercules-advice-roll = Let { $card } roll: on average the dice get better than they are.
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] is done
               *[other] takes your apprentice to column { $column }
            }
           *[other] brings { $god }
        }
       *[other] earns a vase ({ $vase_vp } VP)
     }
   *[other] { $vase_id ->
        [none] wins { $demigod }
       *[other] wins { $demigod } and a vase ({ $vase_vp } VP)
     }
 }
hercules-advice-use = Your dice make no labour as they lie. Use { $card } first: then labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_better = Labour { $result } is within reach already, but { $instead_id ->
    [none] wins no card
   *[other] only wins { $instead }
 } with the dice as they lie. With { $card } first, { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_rather = Labour { $reachable } is within reach already, but another is worth more: with { $card } first, labour { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-finish = Labour { $result } carries you to column 12: it ends the match and brings { $god_id ->
    [none] your last marker home
   *[other] { $god }
 }.
hercules-advice-vase = Labour { $result } lets the apprentice walk { $steps } columns at once: that earns a vase ({ $vase_vp } VP).
hercules-advice-god = Labour { $result } brings the apprentice to column { $column }, where { $god } waits.
hercules-advice-demigod = Labour { $result } wins { $demigod }: nothing else within reach is worth as much.
hercules-advice-labour = Labour { $result } is the best that these dice make.
hercules-advice-recover = You would miss { $cards } most.
