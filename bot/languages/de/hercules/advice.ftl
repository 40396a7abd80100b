# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Keine Aufgabe ist mehr möglich, und keine deiner Karten würde das ändern.
hercules-advice-points = { $points ->
    [0] jetzt keine Punkte
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }Außerdem verliert jemand anders eine Mehrheit: { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }Danach kannst du { $ready_short } nutzen ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] Ausruhen deckt eine Götterkarte wieder auf
    [one] Ausruhen bringt 1 Marker zurück (1 Punkt)
   *[other] Ausruhen bringt { $count } Marker zurück ({ $count } Punkte)
 }. { $freed_id ->
    [none] Deine Karten kannst
   *[other] Danach kannst
 } du { $freed_id ->
    [none] danach wieder nutzen
   *[other] wieder nutzen: { $freed_short }
 }. Das schlägt, was diese Würfel bieten.
hercules-advice-pass = Keine Aufgabe ist möglich, und es gibt nichts zurückzunehmen.
hercules-advice-roll = { $stuck ->
    [0] Würfle mit { $card } neu: { $percent } % der Würfe bringen Besseres als deine Würfel jetzt.
   *[other] Deine Würfel ergeben keine Aufgabe. Mit { $card } gelingt eine in { $percent } % der Würfe.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] ist dann gemeistert
               *[other] bringt deinen Lehrling auf Spalte { $column }
            }
           *[other] bringt { $god }
        }
       *[other] bringt eine Vase ({ $vase_vp } SP)
     }
   *[other] { $vase_id ->
        [none] bringt { $demigod }
       *[other] bringt { $demigod } und eine Vase ({ $vase_vp } SP)
     }
 }
hercules-advice-use = So ergeben deine Würfel keine Aufgabe. Nutze erst { $card }: Aufgabe { $result } = { $left } { $operation } { $right } { hercules-advice-gains }, { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = Aufgabe { $result } geht schon so, bringt dann aber { $instead_id ->
    [none] keine Karte
   *[other] nur { $instead }
 }. Nutze erst { $card }: { $left } { $operation } { $right } { hercules-advice-gains }, { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = Aufgabe { $reachable } geht schon so. Nutze erst { $card }: Aufgabe { $result } = { $left } { $operation } { $right } { hercules-advice-gains }, { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = Mit Aufgabe { $result } erreichst du Spalte 12 und läutest die letzte Runde ein: { hercules-advice-points }.
hercules-advice-vase = Mit Aufgabe { $result } zieht dein Lehrling { $steps } Spalten auf einmal und gewinnt eine Vase: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = Mit Aufgabe { $result } zieht dein Lehrling bis Spalte { $column }, wo { $god } wartet: { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Aufgabe { $result } bringt { $demigod }: { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = Aufgabe { $result } bringt { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = { $cards } brauchst du als Nächstes am ehesten.

# Worum es in einem Rätsel geht: was abzuwägen ist.

hercules-theme-recover = Was zurücknehmen?
hercules-theme-reroll = Noch einmal würfeln?
hercules-theme-rest = Jetzt ausruhen?
hercules-theme-first = Aufgabe oder Fähigkeit?
hercules-theme-ability = Welche Karte zuerst?
hercules-theme-race = Wettlauf um eine Karte
hercules-theme-labour = Welche Aufgabe?
hercules-theme-other = Eine knappe Wahl
