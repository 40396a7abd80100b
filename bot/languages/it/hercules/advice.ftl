# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Nessuna fatica è più possibile, e nessuna carta aiuterebbe.
hercules-advice-points = { $points ->
    [0] nessun punto ora
    [one] 1 punto ora
   *[other] { $points } punti ora
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }E toglie una maggioranza a qualcuno: { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }Poi puoi usare { $ready_short } ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] Un riposo gira un dio a faccia in su
    [one] Un riposo recupera 1 cubo (1 punto)
   *[other] Un riposo recupera { $count } cubi ({ $count } punti)
 }{ $freed_id ->
    [none] { " " }e libera le tue carte
   *[other] { " " }e libera { $freed_short }
 }. È meglio di ciò che offrono questi dadi.
hercules-advice-pass = Nessuna fatica è possibile, e non c’è nulla da recuperare.
hercules-advice-roll = { $stuck ->
    [0] Rilancia con { $card }: il { $percent }% dei tiri batte ciò che hai ora.
   *[other] Con i tuoi dadi nessuna fatica è possibile. Con { $card } ci riesce il { $percent }% dei tiri.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] è compiuta
               *[other] porta il tuo apprendista alla colonna { $column }
            }
           *[other] ti dà { $god }
        }
       *[other] ti dà un vaso ({ $vase_vp } PV)
     }
   *[other] { $vase_id ->
        [none] ti dà { $demigod }
       *[other] ti dà { $demigod } e un vaso ({ $vase_vp } PV)
     }
 }
hercules-advice-use = Con i dadi così come sono non puoi compiere nessuna fatica. Usa prima { $card }: poi la fatica { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = Puoi già compiere la fatica { $result }, ma { $instead_id ->
    [none] non ti dà carte
   *[other] ti dà solo { $instead }
 }. Usa prima { $card }, e { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = La fatica { $reachable } è già possibile. Usa prima { $card }, e la fatica { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = La fatica { $result } ti porta alla colonna 12 e fa partire l’ultimo round: { hercules-advice-points }.
hercules-advice-vase = Con la fatica { $result } il tuo apprendista avanza di { $steps } colonne in un colpo solo e ottiene un vaso: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = La fatica { $result } porta il tuo apprendista alla colonna { $column }, dove aspetta { $god }: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Prendi { $demigod } con { $result }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = Con la fatica { $result }: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = Da recuperare prima di tutto: { $cards }.

# What a puzzle is about: the kinds of options to be weighed.

hercules-theme-recover = Che cosa recuperare?
hercules-theme-reroll = Tirare di nuovo?
hercules-theme-rest = Riposare adesso?
hercules-theme-first = Fatica o abilità?
hercules-theme-ability = Quale carta per prima?
hercules-theme-race = Gara per una carta
hercules-theme-labour = Quale fatica?
hercules-theme-other = Una scelta in bilico
