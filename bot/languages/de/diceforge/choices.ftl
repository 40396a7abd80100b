# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Wähle ein Set von Heldentaten für diese Partie
diceforge-ask-turn = { $stage ->
    [forging] Schmiede noch eine Seite oder beende die Aktion
    [acted] Mach weiter oder beende deinen Zug
    [extra] Zusatzaktion: Schmiede oder vollbringe eine Heldentat
   *[begin] Schmiede Seiten oder vollbringe eine Heldentat
 }
diceforge-ask-choose = { $source }{ $factor ->
    [3] { " " }(dreifach)
   *[other] { "" }
 }: Was nimmst du?
diceforge-ask-boar = { $source } bringt dir etwas{ $factor ->
    [3] { " " }(dreifach)
   *[other] { "" }
 }: Was nimmst du?
diceforge-ask-lose = Minotaur, { $source }: Was verlierst du?
diceforge-ask-hammer = Du bekommst { $gold } Gold. Wie viel davon geht in den Hammer?
diceforge-ask-exchange = { $amounts } gegen Ruhmespunkte tauschen?
diceforge-ask-mirror = Welche Seite kopiert dein Spiegel?
diceforge-ask-order = { $faces_short }: Welche Seite zuerst?{ $why_id ->
    [ship] { " " }(Das Schiff kauft mit dem Gold, das du dann hast.)
    [labyrinth] { " " }(Was du zuerst bekommst, kannst du auf dem Weg deines Golems schon ausgeben.)
    [theft] { " " }(Dein Golem kann die Punkte nehmen, die der Eber gerade erst bringt.)
    [track] { " " }(Dazwischen rückt dein Marker: Das ändert, was die Würfel bringen oder wo er endet.)
    [shield] { " " }(Die zweite richtet sich danach, was die erste bringt.)
    [loss] { " " }(Was du zuerst verlierst, ändert, was du danach verlierst.)
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Schiff
   *[other] { $source }
 }: { $discount ->
    [0] Eine Seite kaufen und schmieden?
   *[other] Eine Seite für { $discount } Gold weniger schmieden?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: Schmiedest du gratis eine Seite?
    [trident] { $source }: Welche Seite schmiedest du?
   *[other] { $source }: { $designs ->
        [1] Wohin kommt die neue Seite?
       *[other] { $source_id ->
            [guardians_shield] Welchen Schild schmiedest du?
           *[other] Welche Seite schmiedest du?
         }
     }
 }
diceforge-ask-cerberus = { $faces_short } mit Zerberus ein zweites Mal ausführen?
diceforge-ask-die = { $source }: Welchen Würfel wirfst du?
diceforge-ask-satyrs = Satyrn: Welche zwei Würfel führst du aus?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: Wer muss das Unglück schmieden?
   *[other] { $source }: Wer muss den Eber schmieden?
 }
diceforge-ask-tokens = { $source }: Welchen Marker nimmst du zuerst? Danach richtet sich, wo dein Loyalitätsmarker endet.
diceforge-ask-twins = Die Zwillinge: Für 3 Gold einen Würfel neu werfen? ({ $faces_short })
diceforge-ask-scepter = Du bekommst { $gold } Gold. Wie viel davon kommt aufs Zepter? (Darauf liegen { $held } von 6.)
diceforge-ask-purse = Du zahlst { $price } Gold ({ $source }). Wie viel davon vom Zepter? (Darauf liegen { $held }.)
diceforge-ask-pay = { $source }: Wie zahlst du { $amounts }?
diceforge-ask-companion = Welcher Begleiter geht ein Feld weiter? (Jedes Feld bringt 1☀️ und 1🏆, wenn du ihn entlässt.)
diceforge-ask-merchant = Der Händler: Ruhmespunkte oder eine bessere Seite?
diceforge-ask-upgrade = { $source_id ->
    [merchant] Der Händler: Welche Seite wird ersetzt, und wodurch?
   *[other] Himmlischer Würfel, { $source }: Welche Seite wird ersetzt, und wodurch?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Himmlischer Spiegel: Welche Seite führst du aus?
   *[other] { $source }: Welche Seite führst du aus?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Himmlischer Würfel: Welchen Würfel drehst du, und auf welche Seite?
   *[other] { $source }: Auf welche Seite drehst du den Würfel?
 }
diceforge-ask-trade = { $source }: Wie viel von deinen { $gold } Gold tauschst du gegen RP?
diceforge-ask-take = { $source }: Welche Heldentat nimmst du gratis?
diceforge-ask-path = { $back ->
    [0] Dein Golem steht auf Feld { $space }: Wohin geht er?
   *[other] Dein Golem geht von Feld { $space } zurück: Wohin?
 }
diceforge-ask-treasure = Schatzkammer: Welchen Schatz nimmst du?
diceforge-ask-deal = { $source }: { $amounts } zahlen für { $gain } RP?
diceforge-ask-celestial = Beide Golems: Auch den Himmlischen Würfel werfen?
diceforge-ask-memory = { $source }: Wohin kommt ein Marker, und welche Seite liegt oben?
diceforge-group-pick = Ein Set wählen …
diceforge-group-forge = Eine Seite schmieden …
diceforge-group-feat = Eine Heldentat vollbringen …
diceforge-group-use = Erst Verstärkungen …
diceforge-group-triton = Triton-Marker ausgeben …
diceforge-group-extra = Zusatzaktion …
diceforge-group-end = Den Zug beenden …
diceforge-group-companion = Einen Begleiter entlassen …
diceforge-group-take = Eine Heldentat gratis nehmen …

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· gratis
   *[other] { " " }· { $cost }🪙
 } · statt { $old_short } ({ $die_short }{ $origin_id ->
    [none] { "" }
    [start] , Startseite
   *[forged] , geschmiedet
 })
diceforge-option-forge-note = { $cost ->
    [0] { "" }
   *[other] Rest: { $gold } Gold.{ " " }
 }{ $die_id ->
    [light] Heller Würfel
   *[dark] Dunkler Würfel
 } danach: { $changed_tally }
    .short = { $cost ->
        [0] Ersetzt { $old } ({ $die }).
       *[other] Ersetzt { $old } ({ $die }). Rest: { $gold } Gold.
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· verdrängt { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 von der Rebellion ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] du bleibst auf Insel { $island }
       *[other] Insel { $island }
     }
   *[other] große Göttergabe für { $other }
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· verdrängt: große Göttergabe
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· verdrängt { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] 3🪙 zahlen für 4🏆
    [guardians_owl] 1🪙, 1☀️ oder 1🌙
    [silver_hind] kleine Göttergabe
    [tree] 3🪙 und 1🏆, ab 8🪙: 2🏆
    [merchant] 2🏆 oder eine bessere Seite
    [light] 3🪙 zahlen, eine Seite ausführen
    [companion] ein Feld weiter
    [oracle] kleine Göttergabe
    [guardian] 1💎 oder 1🛡️
   *[other] nutzen
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Triton: { diceforge-yield }{ $surplus ->
    [0] { "" }
    [one] { " " }(1 verfällt)
   *[other] { " " }({ $surplus } verfallen)
 }
diceforge-option-triton-note = { $tokens ->
    [0] Dein letzter Triton-Marker.
    [one] Ein Triton-Marker bleibt dir dann.
   *[other] { $tokens } Triton-Marker bleiben dir dann.
 }
diceforge-option-extra-first = Zusatzaktion
diceforge-option-extra = { $lacking ->
    [0] Zusatzaktion · 2☀️ zahlen (Rest: { $left })
    [one] Zusatzaktion · 2☀️ zahlen, einen davon mit 💎 oder Zepter
   *[other] Zusatzaktion · 2☀️ mit 💎 oder Zepter zahlen
 }
diceforge-option-extra-note = Einmal pro Zug: noch einmal schmieden oder eine Heldentat vollbringen.
diceforge-option-pass = Passen
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] du könntest eine Seite schmieden
        [feat] du könntest eine Heldentat vollbringen
       *[both] du könntest schmieden oder eine Heldentat vollbringen
     }
   *[other] deine Zusatzaktion ist schon bezahlt
 }
diceforge-option-end = Zug beenden
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] letzte Runde, Begleiter noch nicht entlassen
    [forge] letzte Runde, Schmieden noch möglich
    [extra] letzte Runde, Zusatzaktion noch möglich
   *[both] letzte Runde, Schmieden oder Zusatzaktion möglich
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
    [one] { " " }(1 verfällt)
   *[other] { " " }({ $surplus } verfallen)
 }{ $space ->
    [0] { "" }
   *[other] { " " }· Marker auf { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Dein Vorrat ist voll: Alles davon würde verfallen.
           *[other] In deinen Vorrat passen nur noch { $kept }; der Rest verfällt.
         }
     }
   *[other] { $surplus ->
        [0] Dein Marker rückt auf { diceforge-track }.
       *[other] Dein Vorrat ist voll. Dein Marker rückt auf { diceforge-track }.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Gold
    [sun] ☀️ Sonnensplitter
    [moon] 🌙 Mondsplitter
    [ancient] 💎 Uralte Splitter
    [loyalty] 🛡️ Treue
   *[vp] 🏆 RP
 }: { $lost ->
    [0] nichts zu verlieren
   *[other] { $lost } verlieren
 }
diceforge-option-hammer = { $worked ->
    [0] { $kept }🪙 behalten
   *[other] { $worked }🪙 in den Hammer{ $kept ->
        [0] { "" }
       *[other] , { $kept } behalten
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
    [one] { " " }(1 verfällt)
   *[other] { " " }({ $surplus } verfallen)
 }
diceforge-option-hammer-note = { $lap ->
    [0] Dein Hammer ist dann fertig.
   *[other] Der Hammer steht dann auf Feld { $step } von 15 im { $lap }. Umlauf.
 }
diceforge-option-exchange-yes = { $amounts_short } gegen { $gain }🏆 tauschen
diceforge-option-exchange-no = { $amounts_short } behalten
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Du führst diese Seite aus.
diceforge-option-first = Zuerst: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· zusammen { $amounts_short }, Marker auf { $space }
 }
diceforge-option-ship-none = Nichts schmieden
diceforge-option-ship-none-note = Du behältst dein Gold.
diceforge-option-cerberus-use = Ja, einen Zerberus-Marker ausgeben
diceforge-option-cerberus-keep = Nein, den Marker behalten
diceforge-option-die = { $die_id ->
    [light] Hell
   *[dark] Dunkel
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] Von { $others_1 }.
   *[no] Von { $others_1 } und { $others_2 }.
 }
diceforge-option-seat = { $other }
diceforge-option-companion = Begleiter: { $sun }☀️ und { $gain }🏆{ $surplus ->
    [0] { "" }
    [one] { " " }(1☀️ verfällt)
   *[other] { " " }({ $surplus }☀️ verfallen)
 }
diceforge-option-companion-note = Er verlässt Feld { $space } für immer; die Punkte seiner Karte zählen weiter.
diceforge-option-twins = { $die_id ->
    [light] Hellen Würfel
    [dark] Dunklen Würfel
   *[celestial] Himmlischen Würfel
 } neu werfen (jetzt { $face_short }) · { $gold }🪙
diceforge-option-twins-note = Danach erhältst du auch 1 Mondsplitter oder 1 RP.
diceforge-option-twins-keep = Den Wurf behalten
diceforge-option-twins-keep-note = Die Würfel werden ausgeführt, wie sie liegen.
diceforge-option-scepter = { $stored ->
    [0] Nichts aufs Zepter, { $kept }🪙 behalten
   *[other] { $stored }🪙 aufs Zepter{ $kept ->
        [0] { "" }
       *[other] , { $kept } behalten
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] Das Zepter hält dann 4 von 6: so viel wert wie 1☀️ oder 1🌙.
    [5] Das Zepter hält dann 5 von 6: so viel wert wie 1☀️ oder 1🌙.
    [6] Das Zepter hält dann 6 von 6: so viel wert wie 2☀️ oder 2🌙.
   *[other] Das Zepter hält dann { $held } von 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nichts vom Zepter, { $gold }🪙 aus dem Vorrat
   *[other] { $scepter }🪙 vom Zepter{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 aus dem Vorrat
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] { diceforge-scepters } zahlen
     }
   *[other] { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }und { diceforge-scepters }
     } zahlen
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Ohne Uralte Splitter, ohne Zepter.
       *[other] Das Zepter ist dann leer.
     }
   *[other] Mit Uralten Splittern zu zahlen rückt deinen Marker nicht.
 }
diceforge-option-step = Begleiter auf Feld { $space }
diceforge-option-merchant-vp = { $vp }🏆 erhalten
diceforge-option-merchant = { $levels ->
    [one] Eine Seite um eine Stufe verbessern
   *[other] Eine Seite um { $levels } Stufen verbessern
 }
diceforge-option-merchant-note = { $levels ->
    [one] Pro Zug lässt sich nur eine Seite verbessern.
   *[other] Das braucht { $levels } deiner Händler; pro Zug lässt sich nur eine Seite verbessern.
 }
diceforge-option-first-token = Zuerst: { $amounts_short }
diceforge-option-forge-none = Nichts schmieden
diceforge-option-forge-none-note = Alle deine Seiten bleiben.
diceforge-option-side = { $die_id ->
    [light] Hell
   *[dark] Dunkel
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Nichts tauschen
   *[other] { $gold }🪙 gegen { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 von der Rebellion ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] die letzte Karte
   *[other] dann noch { $left }
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Feld { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] Schatz, 1🌙
    [sun] Schatz, 1☀️
   *[vp] Schatz, 2🏆
 }
diceforge-option-treasure = Schatz: { $amounts_short }{ $surplus ->
    [0] { "" }
    [one] { " " }(1 verfällt)
   *[other] { " " }({ $surplus } verfallen)
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Spätere Golems finden hier 1 Mondsplitter.
    [sun] Spätere Golems finden hier 1 Sonnensplitter.
   *[vp] Spätere Golems finden hier 2 RP.
 }
diceforge-option-deal-yes = Ja, zahlen
diceforge-option-deal-no = Nein
diceforge-option-celestial-roll = Himmlischen Würfel werfen
diceforge-option-celestial-skip = Nicht werfen
diceforge-option-memory = Insel { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Dort liegt keine Heldentat mehr.
   *[other] Für deine nächste Heldentat dort. Da liegen: { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = Du bist nicht am Zug.
diceforge-reason-face_must_stay = Ein Eber oder ein Unglück darf nie entfernt werden. Wähle eine andere Seite.
diceforge-reason-not_for_sale = Kaufen kannst du nur Seiten aus dem Heiligtum; die aus Garten und Wald kommen durch Heldentaten.
diceforge-reason-action_over = Deine Aktion ist vorbei. Für 2 Sonnensplitter bekommst du noch eine.
diceforge-reason-same_face_in_one_action = Diese Seite hast du schon gekauft: In einer Aktion müssen alle Seiten verschieden sein.
diceforge-reason-face_sold_out = Davon liegt keine Seite mehr im Tempel.
diceforge-reason-not_enough_gold = Dafür reicht dein Gold nicht.
    .measured = Das kostet { $gold } Gold; du hast { $held_gold }.
diceforge-reason-equal_side_offered = Gleiche Seiten stehen nur einmal zur Wahl: Nimm die aus der Liste.
diceforge-reason-not_in_this_match = Diese Heldentat ist in dieser Partie nicht dabei.
diceforge-reason-stack_empty = Von dieser Heldentat ist keine Karte mehr da.
diceforge-reason-not_enough_shards = Für diese Heldentat reichen deine Splitter nicht.
    .measured = Das kostet { $amounts_short }; du hast { $held_sun }☀️ und { $held_moon }🌙.
diceforge-reason-card_not_yours = Diese Karte gehört dir nicht.
diceforge-reason-no_reinforcement = Diese Karte ist keine Verstärkung.
diceforge-reason-reinforcements_come_first = Verstärkungen kommen vor deiner Aktion.
diceforge-reason-card_already_used_this_turn = Diese Karte hast du in diesem Zug schon genutzt.
diceforge-reason-no_token = Du hast keinen Triton-Marker.
diceforge-reason-one_extra_action_only = Pro Zug gibt es eine Zusatzaktion, und du hattest sie schon.
diceforge-reason-action_comes_first = Erst kommt deine Aktion, dann die Zusatzaktion.
diceforge-reason-not_enough_sun = Die Zusatzaktion kostet 2 Sonnensplitter; so viele hast du nicht.
    .measured = Eine Zusatzaktion kostet 2☀️; du hast { $held_sun }.
diceforge-reason-nothing_to_do_with_it = Für eine Zusatzaktion bliebe dir nichts, was du bezahlen kannst.
diceforge-reason-end_instead = Deine Aktion hattest du schon: Beende deinen Zug.
diceforge-reason-must_act = In dieser Partie darfst du nur passen, wenn du weder schmieden noch eine Heldentat vollbringen kannst.
diceforge-reason-pass_instead = Du hattest noch keine Aktion: Du kannst passen.
diceforge-reason-unknown_option = Das geht gerade nicht.
diceforge-reason-no_companion = Du hast keinen Begleiter, den du entlassen könntest.
diceforge-reason-nothing_left_to_move = Dein Begleiter steht schon auf dem letzten Feld: Du kannst ihn nur noch entlassen.
