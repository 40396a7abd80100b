# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Ya no hay ningún trabajo posible y ninguna carta ayudaría.
hercules-advice-points = { $points ->
    [0] ningún punto ahora
    [one] 1 punto ahora
   *[other] { $points } puntos ahora
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }Además le quita a alguien una mayoría: { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }Después puedes usar { $ready_short } ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] Un descanso pone un dios boca arriba
    [one] Un descanso recupera 1 cubo (1 punto)
   *[other] Un descanso recupera { $count } cubos ({ $count } puntos)
 }{ $freed_id ->
    [none] { " " }y libera tus cartas
   *[other] { " " }y libera { $freed_short }
 }. Es mejor que lo que dan estos dados.
hercules-advice-pass = No hay ningún trabajo posible ni nada que recuperar.
hercules-advice-roll = { $stuck ->
    [0] Relanza con { $card }: el { $percent } % de las tiradas supera lo que dan tus dados ahora.
   *[other] Tus dados no dan ningún trabajo. Con { $card }, el { $percent } % de las tiradas sí.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] queda hecho
               *[other] lleva a tu aprendiz a la columna { $column }
            }
           *[other] te da { $god }
        }
       *[other] te da una vasija ({ $vase_vp } PV)
     }
   *[other] { $vase_id ->
        [none] te da { $demigod }
       *[other] te da { $demigod } y una vasija ({ $vase_vp } PV)
     }
 }
hercules-advice-use = Tus dados no dan ningún trabajo tal como están. Usa antes { $card }: entonces el trabajo { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = Ya puedes hacer el trabajo { $result }, pero { $instead_id ->
    [none] no te da ninguna carta
   *[other] solo te da { $instead }
 }. Usa antes { $card }, y { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = El trabajo { $reachable } ya es posible. Usa antes { $card }, y el trabajo { $result } = { $left } { $operation } { $right } { hercules-advice-gains }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = El trabajo { $result } te lleva a la columna 12 y abre la última ronda: { hercules-advice-points }.
hercules-advice-vase = Con el trabajo { $result } tu aprendiz avanza { $steps } columnas de una vez y gana una vasija: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = El trabajo { $result } lleva a tu aprendiz a la columna { $column }, donde espera { $god }: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Toma { $demigod } con { $result }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = El trabajo { $result } da { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = Lo que más necesitas: { $cards }.

# What a puzzle is about: the kinds of options to be weighed.

hercules-theme-recover = ¿Qué recuperar?
hercules-theme-reroll = ¿Relanzar los dados?
hercules-theme-rest = ¿Descansar ahora?
hercules-theme-first = ¿Trabajo o habilidad?
hercules-theme-ability = ¿Qué carta primero?
hercules-theme-race = Carrera por una carta
hercules-theme-labour = ¿Qué trabajo?
hercules-theme-other = Una decisión reñida
