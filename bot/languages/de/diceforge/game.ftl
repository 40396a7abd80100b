# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Deine Würfel sind nie fertig: Erwürfle Gold, Sonnen- und Mondsplitter, schmiede im Tempel bessere Seiten und zieh zu den Inseln, um Heldentaten zu vollbringen. Es gewinnt, wer am Ende die meisten Ruhmespunkte hat.
diceforge-book-rebellion = Dice Forge: Rebellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = sofort
diceforge-types-reinforcement = Verstärkung
diceforge-types-automatic = automatisch
diceforge-types-plain = nur Ruhmespunkte
diceforge-colour-red = rot
diceforge-colour-yellow = gelb
diceforge-colour-green = grün
diceforge-colour-blue = blau
diceforge-line_up-beginner = für Einsteiger
diceforge-line_up-alternate = für Fortgeschrittene
diceforge-line_up-goddess = Göttin-Modul
diceforge-line_up-titans = Titanen-Modul
diceforge-box-base = Grundspiel
diceforge-box-rebellion = Rebellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 } · { $cost_short } · { $vp }🏆
    .keywords = Heldentat, { $feat } { $vp } RP
diceforge-listed-face = { $name }
    .keywords = Seite, Würfelseite

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Heldentat · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Verstärkung, einmal in jedem deiner nächsten Züge** · { $feat_text } { $feat_more }
        [automatic] **Automatisch** · { $feat_text } { $feat_more }
        [immediate_automatic] **Sofort, danach automatisch** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **Sofort, und Verstärkung in jedem deiner nächsten Züge** · { $feat_text } { $feat_more }
       *[immediate] **Sofort** · { $feat_text } { $feat_more }
    }
    .cost = **Kosten:** { $cost } · Insel { $island }
    .points = **Ruhmespunkte (RP) am Ende:** { $vp }
    .play = Von jeder Heldentat gibt es eine Karte pro Person.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Würfelseite · Rebellion, Titanen-Modul · von Anfang an auf den Würfeln
                [l1_v1] Würfelseite · Rebellion, Titanen-Modul · von Anfang an auf den Würfeln
               *[other] Würfelseite · von Anfang an auf den Würfeln
            }
            [16] Würfelseite · Rebellion, Titanen-Modul · aus dem Wald
            [17] Würfelseite · Rebellion, Göttin-Modul · aus dem Wald
            [18] Würfelseite · Rebellion, Titanen-Modul · aus dem Wald
            [19] Würfelseite · Rebellion, Göttin-Modul · von Anfang an auf den Würfeln, und aus dem Wald
            [20] Würfelseite · Rebellion, Titanen-Modul · aus dem Wald
           *[other] { $cost ->
                [0] Würfelseite · aus dem Garten des Tempels
               *[other] { $face_id ->
                    [s1] Würfelseite · von Anfang an auf den Würfeln, und aus dem Heiligtum
                    [m1] Würfelseite · von Anfang an auf den Würfeln, und aus dem Heiligtum
                   *[other] Würfelseite · aus dem Heiligtum
                }
            }
        }
       *[other] Rebellion · eine Seite des Himmlischen Würfels
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] Das Gold darfst du in einen Hammer oder auf ein Zepter legen.
            }
            [copy] Sie wirkt wie eine Seite allein: ×3 bringt nichts, ein Schild seine Ressource. Eine Göttergabe ist es nicht.
            [turn] Sie wirkt wie eine Seite allein: ×3 bringt nichts, ein Schild seine Ressource. Nur dieser eine Würfel wird ausgeführt.
           *[upgrade] Die Stufen sind die Preise 2, 3, 4, 5, 6, 8 und 12; Startseiten und Seiten aus dem Garten liegen darunter. Ist eine Stufe leer, gilt die nächste.
        }
        [gain] { $face_id ->
            [a1] Der Marker rückt, auch wenn der Splitter nicht mehr passt. Beim Minotaur geht der Splitter verloren, der Marker bleibt.
            [g3_a1] Der Marker rückt, auch wenn der Splitter nicht mehr passt. Beim Minotaur gehen Gold und Splitter verloren, der Marker bleibt.
            [l1_v1] Beim Minotaur geht der Ruhmespunkt verloren, der Marker bleibt.
            [l1_v1_g2] Beim Minotaur gehen Gold und Ruhmespunkt verloren, der Marker bleibt.
           *[other] { "" }
        }
        [chaos] Allein: { $gains }. Mit ×3: dreimal so viel. Neben einer Wahl wählst du zuerst.
        [misfortune] Es darf nie mehr vom Würfel entfernt werden. Wem die Karte gehört, wählt für sich selbst, und auch diese Seite zählt dabei mit. Bei einem Spiegel erhält, wer sie kopiert, deinen Teil.
        [golem] Mit ×3: drei Schritte. Beide Golems in einer Göttergabe: Du darfst auch den Himmlischen Würfel werfen. Bei Minotaur und Wind zählt er nichts.
        [choice] Mit ×3: erst wählen, dann verdreifachen. Beim Minotaur: Du wählst, was du verlierst.
        [shield] Allein, oder neben einem Würfel, der nichts bringt: { $gains }. Mit ×3: dreimal so viel. Neben einer Wahl wählst du zuerst.
        [boar] Er darf nie mehr vom Würfel entfernt werden. Verdreifacht erhältst du 3 einer Art, und wem die Karte gehört, wählt dreimal. Diesen Teil rührt auch der Minotaur nicht an.
        [ship] Nie unter 0 Gold. Mit ×3: 6 Gold weniger, aber nur eine Seite. Zur Wahl stehen nur Seiten, die einen Preis haben.
        [mirror] Mit ×3: erst die Seite wählen, dann verdreifachen. Ein kopiertes ×3 verdreifacht deinen eigenen anderen Würfel. Wer einen Spiegel kopiert, darf jede Seite kopieren, die oben liegt.
       *[triple] Allein oder neben einem zweiten ×3: nichts. Neben einem Schiff: 6 Gold weniger.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Woher:** nicht zu kaufen; jemand vollbringt „Sturer Eber“ und bestimmt dich
            [shield] **Woher:** durch die Heldentat „Schild des Wächters“
            [ship] **Woher:** durch die Heldentat „Himmelsschiff“
            [mirror] **Woher:** durch die Heldentat „Spiegel des Abgrunds“
            [triple] **Woher:** durch die Heldentat „Helm der Unsichtbarkeit“
            [chaos] **Woher:** durch die Heldentat „Das Chaos“
            [misfortune] **Woher:** nicht zu kaufen; jemand vollbringt „Spiegel des Unglücks“ und bestimmt dich
            [golem] { $face_id ->
                [golem_sun] **Woher:** durch die Heldentat „Der Sonnen-Golem“
               *[golem_moon] **Woher:** einer am Anfang, mehr durch die Heldentat „Der Mond-Golem“
            }
            [gain] { $pool ->
                [18] **Woher:** durch die Heldentat „Der Verbissene“
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Preis:** { $cost } Gold
    }

# Sources of points.

diceforge-part-board = Auf dem Heldentableau
diceforge-part-feats = Auf Heldentaten
diceforge-part-track = Auf dem Titanen-Spielplan

# What the dice count in statistics.

diceforge-luck = Gezählt wird, was die Seiten bringen; ein Splitter oder Punkt zählt wie zwei Gold.

# Die Aufgabe des Tages: wie sie gespielt wird, und die Zeichen dafür, wie eine Partie lief.

diceforge-daily = gegen zwei Computerspieler
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } geschmiedete Würfelseite · { diceforge-daily-mark-start } Startseite
