# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Meistere eine Aufgabe
    [stuck] Zu diesen Würfeln passt keine Aufgabe
    [spent] Meistere eine Aufgabe oder ruh dich aus
   *[begin] Meistere eine Aufgabe oder passe
 }
hercules-ask-recover = Was nimmst du zurück? { $markers ->
    [0] { "" }
    [one] Einen Marker
   *[other] Bis zu { $markers } Marker
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] Eine Götterkarte.
       *[other] { " " }und eine Götterkarte.
     }
 }
hercules-group-marker = Marker zum Zurücknehmen wählen …
hercules-group-god = Götterkarte zum Aufdecken wählen …
hercules-group-labour = Aufgabe wählen …
hercules-group-ability = Erst eine Karte nutzen …
hercules-group-rest = Ausruhen …
hercules-group-end = Den Zug beenden …

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = Punkte: { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] Spalte { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· Vase { $vase_vp } SP
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· letzte Runde!
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] Spalte { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· gewinnt eine Vase
 }
hercules-option-use-white = { $card_short }: weißen Würfel werfen ({ $cost })
hercules-option-use-white-note = Ein dritter Würfel für diesen Zug: Du rechnest mit zwei davon.
hercules-option-use-reroll = { $card_short }: { $dice } neu würfeln ({ $cost })
hercules-option-use-reroll-note = Der neue Wurf gilt und lässt sich nicht zurücknehmen.
hercules-option-use-plus1 = { $card_short } +1: { $dice_id ->
    [white] weiß{ " " }
   *[other] { "" }
 }{ $from } → { $to }
hercules-option-use-plus1-note = { $cost } · Würfel dann: { $after }
hercules-option-use-minus1 = { $card_short } −1: { $dice_id ->
    [white] weiß{ " " }
   *[other] { "" }
 }{ $from } → { $to }
hercules-option-use-minus1-note = { $cost } · Würfel dann: { $after }
hercules-option-use-flip = { $card_short }, wenden: { $dice_id ->
    [white] weiß{ " " }
   *[other] { "" }
 }{ $from } → { $to }
hercules-option-use-flip-note = { $cost } · Würfel dann: { $after }
hercules-option-use-copy = { $card_short }: { $other } kopieren ({ $after_1 } und { $after_2 })
hercules-option-use-copy-note = { $cost } · Würfel dann: { $after }
hercules-option-rest-all = Ausruhen · { $cards_count ->
    [0] { "" }
    [one] 1 Marker zurück
   *[other] { $cards_count } Marker zurück
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }{ $god } aufdecken
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] { $god } ist ab deinem nächsten Zug wieder bereit.
   *[other] Von { $cards }. Ab deinem nächsten Zug wieder bereit.
 }
    .short = Von { $cards }.
hercules-option-rest = Ausruhen · selbst auswählen
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] Ein Marker
   *[other] Bis zu { $markers } Marker
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] Eine Götterkarte
       *[other] { " " }und eine Götterkarte
     }
 }: { $cards }
    .short = Bis zu drei Marker und eine Götterkarte; ab deinem nächsten Zug wieder bereit.
hercules-option-pass = Passen
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] 1 Aufgabe passt zu deinen Würfeln
   *[other] { $labours } Aufgaben passen zu deinen Würfeln
 }
hercules-always-turn-pass = Passen, bis eine Aufgabe passt
hercules-standing-turn-pass = Passen, bis eine Aufgabe zu deinen Würfeln passt
hercules-option-end = Zug beenden · keine Aufgabe möglich
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] noch eine Karte nutzbar
 }
hercules-option-take = { $card }: Marker zurück
hercules-option-take-note = Die Karte ist ab deinem nächsten Zug wieder bereit.
hercules-option-together = Zurücknehmen: { $cards }
hercules-option-take-nothing = Nichts zurücknehmen
hercules-option-take-nothing-note = Dein Zug endet ohne Aufgabe.
hercules-option-turn_up = { $card } aufdecken ({ $card_ability })
hercules-option-turn_up-note = Ab deinem nächsten Zug wieder bereit.
hercules-cost-marker = 1 Marker
hercules-cost-god = Karte umdrehen

# Why a choice is refused.

hercules-reason-turn_over = Dein Zug ist vorbei.
hercules-reason-not_your_turn = Du bist nicht am Zug.
hercules-reason-not_those_dice = Deine Würfel zeigen diese Zahlen nicht.
hercules-reason-not_integer = Diese Division geht nicht auf: Das Ergebnis muss eine ganze Zahl sein.
    .measured = { $left } ÷ { $right } geht nicht auf. Nimm eine andere Rechnung.
hercules-reason-out_of_range = Das Ergebnis muss zwischen 1 und 12 liegen.
hercules-reason-labour_already_done = Diese Aufgabe hast du schon gemeistert; jede zählt nur einmal.
hercules-reason-must_choose_demigod = Für diese Aufgabe bekommst du einen Halbgott: Wähle, welchen.
hercules-reason-demigod_not_eligible = Dieser Halbgott passt nicht: weder zur Rechenart noch zu einem Würfel, mit dem du rechnest.
hercules-reason-card_not_yours = Diese Karte gehört dir nicht.
hercules-reason-passive_card = Diese Karte hat keine Fähigkeit; sie zählt bei der Wertung.
hercules-reason-no_god_abilities_in_simplified_variant = In der vereinfachten Variante bringen Götter nur Siegpunkte.
hercules-reason-card_already_used_this_turn = Jede Karte lässt sich nur einmal pro Zug nutzen.
hercules-reason-card_still_holds_marker = Auf dieser Karte liegt noch ein Marker: Ruh dich aus, um ihn zurückzunehmen.
hercules-reason-god_card_face_down = Diese Götterkarte liegt verdeckt: Ruh dich aus, um sie wieder aufzudecken.
hercules-reason-no_marker_in_supply = Die Fähigkeit eines Halbgotts kostet einen Marker, und dein Vorrat ist leer.
hercules-reason-choose_another_player = Wähle, wessen Würfel du kopierst.
hercules-reason-white_die_not_in_use = Du hast den weißen Würfel in diesem Zug nicht.
hercules-reason-choose_at_least_one_die = Wähle mindestens einen Würfel zum Neuwürfeln.
hercules-reason-choose_one_die = Wähle einen deiner Würfel.
hercules-reason-above_6 = Eine 6 lässt sich nicht erhöhen.
hercules-reason-below_1 = Eine 1 lässt sich nicht verringern.
hercules-reason-no_rest_after_using_a_card = Du hast in diesem Zug eine Karte genutzt und kannst dich darum nicht ausruhen.
hercules-reason-choose_what_to_recover = Es gibt etwas zurückzunehmen: Wähle, was.
hercules-reason-nothing_to_recover = Du hast nichts zurückzunehmen: Statt auszuruhen, kannst du passen.
hercules-reason-no_marker_on_that_card = Auf dieser Karte liegt kein Marker, den du zurücknehmen könntest.
hercules-reason-at_most_3_markers = Beim Ausruhen kommen höchstens drei Marker zurück.
hercules-reason-at_most_1_god = Beim Ausruhen deckst du höchstens eine Götterkarte auf.
hercules-reason-no_god_flip_in_simplified_variant = In der vereinfachten Variante bringt Ausruhen nur Marker zurück.
hercules-reason-god_card_not_face_down = Diese Götterkarte liegt nicht verdeckt.
hercules-reason-rest_instead = Du hast noch keine Karte genutzt: Ruh dich aus oder passe.
hercules-reason-labour_possible = Eine Aufgabe ist noch möglich, darum kannst du den Zug noch nicht beenden.
hercules-reason-unknown_option = Das geht gerade nicht.
