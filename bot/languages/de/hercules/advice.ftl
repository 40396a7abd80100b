# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Keine Aufgabe ist mehr möglich, und keine deiner Karten würde das ändern.
hercules-advice-rest = { $count ->
    [0] Ausruhen deckt eine Götterkarte wieder auf, und das ist mehr wert als dieser Wurf.
    [one] Ausruhen bringt einen Marker und seine Karte zurück, und das ist mehr wert als dieser Wurf.
   *[other] Ausruhen bringt { $count } Marker und ihre Karten zurück, und das ist mehr wert als dieser Wurf.
 }
hercules-advice-pass = Keine Aufgabe ist möglich, und es gibt nichts zurückzunehmen.
hercules-advice-roll = Würfle mit { $card } neu: Im Schnitt wird es besser.
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
hercules-advice-use = So ergeben deine Würfel keine Aufgabe. Nutze erst { $card }: Aufgabe { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_better = Aufgabe { $result } geht schon so, bringt dann aber { $instead_id ->
    [none] keine Karte
   *[other] nur { $instead }
 }. Nutze erst { $card }: { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-use_rather = Aufgabe { $reachable } geht schon so, aber eine andere ist mehr wert. Nutze erst { $card }: Aufgabe { $result } = { $left } { $operation } { $right } { hercules-advice-gains }.
hercules-advice-finish = Mit Aufgabe { $result } erreichst du Spalte 12: Das läutet das Ende ein und bringt { $god_id ->
    [none] deinen letzten Marker
   *[other] { $god }
 }.
hercules-advice-vase = Mit Aufgabe { $result } zieht dein Lehrling { $steps } Spalten auf einmal: Das bringt eine Vase ({ $vase_vp } SP).
hercules-advice-god = Mit Aufgabe { $result } zieht dein Lehrling bis Spalte { $column }, wo { $god } wartet.
hercules-advice-demigod = Aufgabe { $result } bringt { $demigod }: Mehr ist gerade nicht drin.
hercules-advice-labour = Aufgabe { $result } ist das Beste, was diese Würfel hergeben.
hercules-advice-recover = { $cards } brauchst du als Nächstes am ehesten.
