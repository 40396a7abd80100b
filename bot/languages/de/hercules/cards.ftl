# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Hestia
hercules-stack-hestia-about = Halbgöttin der Addition: Göttin des Herdes, Lohn fürs Addieren
hercules-picture-earned-hestia = Halbgöttin der Addition
hercules-stack-pan = Pan
hercules-stack-pan-about = Halbgott der Multiplikation: Gott des Waldes, Lohn fürs Multiplizieren
hercules-picture-earned-pan = Halbgott der Multiplikation
hercules-stack-aeolus = Aeolus
hercules-stack-aeolus-about = Halbgott der Division: Gott des Windes, Lohn fürs Dividieren
hercules-picture-earned-aeolus = Halbgott der Division
hercules-stack-hecate = Hecate
hercules-stack-hecate-about = Halbgöttin der Subtraktion: Göttin der Magie, Lohn fürs Subtrahieren
hercules-picture-earned-hecate = Halbgöttin der Subtraktion
hercules-stack-tyche = Tyche
hercules-stack-tyche-about = Halbgöttin des Würfels: Göttin des Zufalls, Lohn für einen Würfel mit ihrer Zahl (1 bis 3)
hercules-picture-earned-tyche = Halbgöttin des Würfels: für eine gewürfelte { $number }
hercules-stack-morpheus = Morpheus
hercules-stack-morpheus-about = Halbgott des Würfels: Gott der Träume, Lohn für einen Würfel mit seiner Zahl (4 bis 6)
hercules-picture-earned-morpheus = Halbgott des Würfels: für eine gewürfelte { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Götter
hercules-stack-vase = Vasen
hercules-stack-pantheon = Pantheon
hercules-picture-earned-god = Götterkarte über einer Spalte
hercules-picture-earned-zeus = Götterkarte über Spalte 12
hercules-picture-earned-vase = Vase für { $number } Spalten in einem Zug
hercules-picture-earned-pantheon = Liegt über Spalte 12, unter Zeus

hercules-god-god_aphrodite = Aphrodite
hercules-god-god_apollo = Apollo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Artemis
hercules-god-god_athena = Athena
hercules-god-god_demeter = Demeter
hercules-god-god_dionysus = Dionysus
hercules-god-god_hephaestus = Hephaestus
hercules-god-god_hera = Hera
hercules-god-god_hermes = Hermes
hercules-god-god_poseidon = Poseidon
hercules-god-god_zeus = Zeus

# Names of cards, filled in from their data.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vase ({ $vp } SP)
hercules-named-pantheon = Pantheonkarte
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = Pantheonkarte
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = Halbgott{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } SP
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = Gott, { $name } { $vp } SP
hercules-listed-vase = Vase für { $number } Spalten: { $vp } SP
    .keywords = Vase, Vasenkarte, { $number } Spalten, Vase { $number }
hercules-listed-pantheon = Pantheonkarte: { $vp } SP
    .keywords = Pantheon

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = weißer Würfel
hercules-ability-white-text = Nimm den weißen Würfel und wirf ihn: In diesem Zug rechnest du mit zwei beliebigen deiner drei Würfel.
hercules-ability-white-more = Gerechnet wird weiter mit genau zwei Würfeln. Eine zweite solche Karte wirft ihn neu. Am Ende deines Zuges geht er zurück.
hercules-ability-reroll = neu würfeln
hercules-ability-reroll-text = Wirf einen oder mehrere deiner Würfel neu, auch den weißen, solange du ihn hast.
hercules-ability-reroll-more = Welche, wählst du frei. Was fällt, gilt.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Erhöhe einen deiner Würfel um 1, höchstens auf 6.
hercules-ability-plus1-more = Es darf auch der weiße sein, solange du ihn hast. Die neue Zahl gilt auch für Tyche und Morpheus.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Verringere einen deiner Würfel um 1, aber nicht unter 1.
hercules-ability-minus1-more = Es darf auch der weiße sein, solange du ihn hast. Die neue Zahl gilt auch für Tyche und Morpheus.
hercules-ability-copy = kopieren
hercules-ability-copy-text = Drehe deine beiden farbigen Würfel auf die Zahlen, die gerade bei jemand anderem liegen.
hercules-ability-copy-more = Es gilt, was jetzt dort liegt, auch wenn diese Person schon am Zug war. Gegen Hades: sein farbiger und der weiße Würfel.
hercules-ability-flip = wenden
hercules-ability-flip-text = Wende einen deiner Würfel auf die Gegenseite: 1 und 6, 2 und 5, 3 und 4.
hercules-ability-flip-more = Es darf auch der weiße sein, solange du ihn hast. Die neue Zahl gilt auch für Tyche und Morpheus.
hercules-ability-bonus = Zusatzsymbole
hercules-ability-bonus-text = Bringt zusätzliche Symbole für die Wertung, ganz von selbst und ohne Marker.
hercules-ability-vp2 = 2 SP
hercules-ability-vp2-text = Bringt am Ende 2 Siegpunkte, ganz von selbst und ohne Marker.
hercules-ability-none = keine Fähigkeit
hercules-ability-none-text = Keine Fähigkeit, nur Siegpunkte.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Kosten:** 1 Marker aus deinem Vorrat; er bleibt hier, bis du dich ausruhst. Einmal pro Zug.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Symbol
       *[other] Symbole
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }mit der Zahl { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Siegpunkte:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Liegt über Spalte 12 und geht an den ersten Lehrling, der dort ankommt
       *[other] Götterkarte über einer der Spalten 1 bis 11; über welcher, wird jede Partie neu gezogen
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Kosten:** kein Marker; die Karte wird umgedreht, bis du dich ausruhst. Einmal pro Zug.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Symbole:** { $symbols }
    }
    .points = **Siegpunkte:** { $vp }, genutzt oder nicht
hercules-look-vase =
    .about = Für einen Lehrling, der { $number ->
        [7] 7 oder mehr Spalten
       *[other] { $number } Spalten
    } auf einmal zieht
    .ability = Du bekommst sie auch für einen weiteren Weg, wenn dessen Stapel leer ist.
    .points = **Siegpunkte:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Für einen Lehrling, der Spalte 12 erreicht, wenn Zeus schon vergeben ist
    .points = **Siegpunkte:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **Im Spiel:** { $with_two ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $with_two } Karten
 } zu zweit (und gegen Hades), { $with_three } zu dritt, { $with_four } zu viert
