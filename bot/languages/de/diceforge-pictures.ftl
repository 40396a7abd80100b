# Die Wörter in den Bildern von Dice Forge und die Bilder in Worten (Alternativtexte).

## Board

diceforge-picture-title = DICE FORGE
diceforge-picture-round = RUNDE
diceforge-picture-round-short = RUNDE { $round }/{ $rounds }
diceforge-picture-place = { $place }.

## Close-up and temple

diceforge-picture-round-of = Runde { $round } von { $rounds }
diceforge-picture-start-player = Startspieler
diceforge-picture-forged = Geschmiedet
diceforge-picture-feats = Heldentaten
diceforge-picture-no-cards = noch keine Heldentaten
diceforge-picture-nothing-kept = keine bleibenden Wirkungen
diceforge-picture-hammer-done = Hammer vollendet
diceforge-picture-no-hammer = kein Hammer
diceforge-picture-in-labyrinth = Labyrinth: Feld { $space } von { $last }
diceforge-picture-on-track = Titanenleiste: Feld { $space } von { $last }
diceforge-picture-nothing-under-way = nichts unterwegs
diceforge-picture-die-light = Heller Würfel
diceforge-picture-die-dark = Dunkler Würfel
diceforge-picture-up = liegt oben
diceforge-picture-newest = neueste Seite
diceforge-picture-points = Punkte
diceforge-picture-temple = DER TEMPEL
diceforge-picture-garden = Garten
diceforge-picture-forest = Wald
diceforge-picture-lit = Hell: bezahlbar für

## Points by source

diceforge-picture-dice = Gewürfelte Seiten
diceforge-picture-hammer = Hammer
diceforge-picture-effects = Wirkungen
diceforge-picture-lost = Verloren
diceforge-picture-labyrinth = Labyrinth
diceforge-picture-track = Titanenleiste
diceforge-picture-both-dice = Die Würfel
diceforge-picture-feats-held = Vollbrachte Heldentaten
diceforge-picture-total = Summe
diceforge-picture-final = Endstand
diceforge-picture-so-far = Wäre jetzt Schluss (Runde { $round })

## Feats and faces

diceforge-picture-costs = Kostet { $cost }
diceforge-picture-island = Insel { $island }
diceforge-picture-type-none = Keine Wirkung
diceforge-picture-type-immediate = Sofort
diceforge-picture-type-reinforcement = Unterstützung, in jedem deiner Züge
diceforge-picture-type-automatic = Dauerhaft, wann immer es zutrifft
diceforge-picture-worth =
    { $number ->
        [one] Am Ende 1 Punkt
       *[other] Am Ende { $number } Punkte
    } wert.
diceforge-picture-at-start =
    { $number ->
        [one] Zu Beginn einmal auf deinen Würfeln
       *[other] Zu Beginn { $number }-mal auf deinen Würfeln
    }
diceforge-picture-in-sanctuary = Heiligtum: { $gold } Gold, { $number }-mal
diceforge-picture-in-garden = Garten: mit der Heldentat { $card }, { $number }-mal
diceforge-picture-in-forest = Wald: mit der Heldentat { $card }, { $number }-mal
diceforge-picture-at-start-goddess = Mit dem Göttin-Modul anfangs auf deinen Würfeln
diceforge-picture-at-start-titans = Mit dem Titanen-Modul anfangs auf deinen Würfeln
diceforge-picture-celestial-side = Eine Seite des Himmlischen Würfels
diceforge-picture-part-of-goddess = Rebellion: gehört zum Göttin-Modul
diceforge-picture-part-of-titans = Rebellion: gehört zum Titanen-Modul
diceforge-picture-fits-feather = Rebellion: empfohlen zum Göttin-Modul
diceforge-picture-fits-triangle = Rebellion: empfohlen zum Titanen-Modul

## Der Spielplan erklärt, und die Heldentaten groß

diceforge-picture-feats-page = DIE HELDENTATEN · { $page } VON { $pages }
diceforge-picture-legend = DICE FORGE: DER SPIELPLAN ERKLÄRT
diceforge-picture-legend-lit-name = Goldener Rahmen
diceforge-picture-legend-lit = In Reichweite: jetzt bezahlbar und wählbar. Ein Feld einer Person in Gold: Sie ist gefragt.
diceforge-picture-legend-bought-name = Rahmen in der Farbe einer Person
diceforge-picture-legend-bought = Diese Heldentat wurde in diesem Zug vollbracht.
diceforge-picture-legend-up-name = Hellblauer Rahmen
diceforge-picture-legend-up = Die Seite liegt oben: zuletzt geworfen, oder über die geworfene geschmiedet.
diceforge-picture-legend-newest-name = Stern
diceforge-picture-legend-newest = Die Seite, die diese Person zuletzt geschmiedet hat.
diceforge-picture-legend-home-name = Startportal
diceforge-picture-legend-home = Helden daneben stehen noch auf keiner Insel oder wurden verdrängt.
diceforge-picture-legend-hero-name = Held
diceforge-picture-legend-hero = Steht auf der Insel der letzten Heldentat. Wer dorthin kommt, verdrängt ihn; dafür gibt es eine große Göttergabe.
diceforge-picture-legend-price-name = Preis
diceforge-picture-legend-price = So viel Gold kosten die Seiten daneben; Heldentaten kosten Mond oder Sonne. ×n: so viele sind noch da.
diceforge-picture-legend-immediate-name = Blitz
diceforge-picture-legend-immediate = Die Heldentat wirkt einmal, sofort.
diceforge-picture-legend-reinforcement-name = Kreisende Pfeile
diceforge-picture-legend-reinforcement = Eine Verstärkung: einmal in jedem deiner Züge, wenn du willst.
diceforge-picture-legend-automatic-name = Unendlich
diceforge-picture-legend-automatic = Wirkt von selbst, wann immer es zutrifft.
diceforge-picture-legend-joint-name = Auf einer Seite
diceforge-picture-legend-joint = Plus: alles davon. Fragezeichen: eines davon, nach deiner Wahl.
diceforge-picture-legend-store-name = Vorrat
diceforge-picture-legend-store = Was jemand hat, wie viel hineinpasst, und was dieser Zug gebracht hat.
diceforge-picture-legend-points-name = Rang und Punkte
diceforge-picture-legend-points = Die Punkte bisher, mit denen der Heldentaten, als wäre jetzt Schluss.
diceforge-picture-legend-feats-name = Heldentaten
diceforge-picture-legend-feats = Wie viele jemand hat, und ihre Punkte. Daneben: was weiter wirkt.
diceforge-picture-legend-hammer-name = Hammer
diceforge-picture-legend-hammer = Runde und Schritte: Jedes Gold, das in ihn geht, ist ein Schritt.
diceforge-picture-legend-asked-name = Fragezeichen
diceforge-picture-legend-asked = Diese Person hat jetzt etwas zu wählen.
diceforge-picture-legend-turn-name = Pfeil
diceforge-picture-legend-turn = Diese Person ist am Zug, und andere sind auch gefragt.
diceforge-picture-legend-torch-name = Fackel
diceforge-picture-legend-torch = Wer sie hat, beginnt jede Runde.

## Lobby

diceforge-picture-invitation = Schmiede deine Würfel, gewinne die Gunst der Götter
diceforge-picture-invitation-rebellion = Rebellion: neue Heldentaten von Göttern und Titanen
diceforge-picture-invitation-goddess = Rebellion: Wessen Golem ist zuerst bei der Göttin?
diceforge-picture-invitation-titans = Rebellion: Halt zu den Göttern oder zu den Titanen

## Feats as they fit on small cards

diceforge-picture-feat-hammer = Hammer
diceforge-picture-feat-chest = Truhe
diceforge-picture-feat-silver_hind = Hirschkuh
diceforge-picture-feat-great_bear = Großer Bär
diceforge-picture-feat-satyrs = Satyrn
diceforge-picture-feat-tenacious_boar = Eber
diceforge-picture-feat-ferryman = Fährmann
diceforge-picture-feat-cerberus = Zerberus
diceforge-picture-feat-helmet_of_invisibility = Helm
diceforge-picture-feat-cancer = Krebs
diceforge-picture-feat-sentinel = Wächter
diceforge-picture-feat-hydra = Hydra
diceforge-picture-feat-typhon = Typhon
diceforge-picture-feat-elder = Ältester
diceforge-picture-feat-wild_spirits = Wilde Geister
diceforge-picture-feat-guardians_owl = Eule
diceforge-picture-feat-celestial_ship = Schiff
diceforge-picture-feat-minotaur = Minotaur
diceforge-picture-feat-guardians_shield = Schild
diceforge-picture-feat-gorgon = Gorgone
diceforge-picture-feat-triton = Triton
diceforge-picture-feat-mirror_of_the_abyss = Spiegel
diceforge-picture-feat-sphinx = Sphinx
diceforge-picture-feat-cyclops = Zyklop
diceforge-picture-feat-twins = Zwillinge
diceforge-picture-feat-scepter = Zepter
diceforge-picture-feat-companion = Begleiter
diceforge-picture-feat-celestial_die = Himmelswürfel
diceforge-picture-feat-wind = Wind
diceforge-picture-feat-ancestor = Ahne
diceforge-picture-feat-mists = Nebel
diceforge-picture-feat-eternal_night = Ewige Nacht
diceforge-picture-feat-right_hand = Rechte Hand
diceforge-picture-feat-tree = Baum
diceforge-picture-feat-merchant = Händler
diceforge-picture-feat-wood_nymph = Waldnymphe
diceforge-picture-feat-light = Licht
diceforge-picture-feat-goldsmith = Goldschmied
diceforge-picture-feat-omniscient = Allwissender
diceforge-picture-feat-trident = Dreizack
diceforge-picture-feat-eternal_fire = Ewige Flamme
diceforge-picture-feat-left_hand = Linke Hand
diceforge-picture-feat-first_titan = Erster Titan
diceforge-picture-feat-goddess = Göttin
diceforge-picture-feat-moon_golem = Mond-Golem
diceforge-picture-feat-great_golem = Großer Golem
diceforge-picture-feat-sun_golem = Sonnen-Golem
diceforge-picture-feat-time_golem = Zeit-Golem
diceforge-picture-feat-memory = Gedächtnis
diceforge-picture-feat-oracle = Orakel
diceforge-picture-feat-chaos = Chaos
diceforge-picture-feat-dogged = Verbissener
diceforge-picture-feat-guardian = Hüter
diceforge-picture-feat-mirror_of_misfortune = Unglück

## Alt texts. Whole sentences; what matters most comes first.

diceforge-alt-turn = Dice Forge, Runde { $round } von { $rounds }. { $name } ist dran.
diceforge-alt-choosing = Dice Forge, Runde { $round } von { $rounds }, Zug von { $name }. Es wählen: { $names }.
diceforge-alt-over = Dice Forge, zu Ende. Erster Platz: { $names } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, oben { $faces }, { $store }, { $cards ->
        [one] 1 Heldentat
       *[other] { $cards } Heldentaten
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $store }.
diceforge-alt-feats-now = Jetzt möglich: { $feats }.
diceforge-alt-faces-now = Jetzt zu schmieden (Gold): { $faces }.
diceforge-alt-on-islands = Auf Inseln: { $heroes }.
diceforge-alt-temple = Tempel: { $faces }.
diceforge-alt-garden = Garten: { $faces }.
diceforge-alt-forest = Wald: { $faces }.
diceforge-alt-places-goddess = Felder im Labyrinth: { $heroes }.
diceforge-alt-places-titans = Felder auf der Titanenleiste: { $heroes }.
diceforge-alt-worth = { $name } steht auf Feld { $space } der Titanenleiste, am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
diceforge-alt-tokens-on-islands = Gedächtnis-Marker mit ihren Inseln: { $heroes }.
diceforge-alt-scepters = Gold auf Zeptern von { $name }: { $gold }.
diceforge-alt-companions = Begleiter von { $name } auf Schritt: { $steps }.
diceforge-alt-islands = Inseln: { $feats }.
diceforge-alt-die-light = Heller Würfel von { $name }: { $faces }.
diceforge-alt-die-dark = Dunkler Würfel von { $name }: { $faces }.
diceforge-alt-cards = Heldentaten von { $name } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }): { $cards }.
diceforge-alt-hammer = Hammer von { $name }: Runde { $lap }, Feld { $step } von { $steps }.
diceforge-alt-tokens = Marker von { $name }: { $tokens }.
diceforge-alt-start-player = { $name } ist Startspieler.
diceforge-alt-sources = Punkte von { $name }: { $sources }.
diceforge-alt-purse = { $name } hat { $gold } Gold. Bezahlbar: { $faces }.
diceforge-alt-final = Dice Forge, Endstand.
diceforge-alt-so-far = Dice Forge, Stand, wäre jetzt Schluss, Runde { $round }.
diceforge-alt-place =
    Platz { $place }: { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
diceforge-alt-lobby = Dice Forge sucht Mitspielende. Am Tisch: { $names }. Freie Plätze: { $free }.
