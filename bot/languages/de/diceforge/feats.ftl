# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = Hammer des Schmieds
    .brief = Gold darf in den Hammer: 15🪙 für 10🏆, weitere 15🪙 für 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = Hammer, Schmied
diceforge-picture-feat-hammer = Hammer
diceforge-feat-hammer-text = Leg den Hammer aus. Wann immer du von nun an Gold erhältst, darfst du davon in den Hammer legen, so viel du willst: Jedes Gold rückt ihn ein Feld weiter. Ein Umlauf von 15 Feldern bringt 10 RP, der zweite 15 RP.
diceforge-feat-hammer-more = Was nach dem ersten Umlauf übrig ist, zählt gleich für den zweiten und dann für deinen nächsten Hammer. Mehrere Hämmer kommen einer nach dem anderen dran. Es zählt nur Gold, das du gerade erhältst, nicht das aus deinem Vorrat.

diceforge-feat-chest = Truhe des Schmieds
    .brief = Platz für 4🪙, 3☀️ und 3🌙 mehr
    .short = { diceforge-picture-feat-chest }
    .keywords = Truhe, Kiste, Vorrat
diceforge-picture-feat-chest = Truhe
diceforge-feat-chest-text = Dein Vorrat wächst: 4 Gold, 3 Sonnen- und 3 Mondsplitter mehr passen hinein.
diceforge-feat-chest-more = Mehrere Truhen zählen zusammen.

diceforge-feat-silver_hind = Die Silberne Hirschkuh
    .brief = In jedem deiner nächsten Züge eine kleine Göttergabe
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = Hirschkuh, Hirsch, Reh
diceforge-picture-feat-silver_hind = Hirschkuh
diceforge-feat-silver_hind-text = Du erhältst eine kleine Göttergabe: Wähle einen deiner Würfel, wirf ihn und führe seine Seite aus.
diceforge-feat-silver_hind-more = Den Würfel wählst du jedes Mal neu.

diceforge-feat-great_bear = Großer Bär
    .brief = 3🏆, wann immer du verdrängst oder verdrängt wirst
    .short = { diceforge-picture-feat-great_bear }
    .keywords = Bär
diceforge-picture-feat-great_bear = Großer Bär
diceforge-feat-great_bear-text = Jedes Mal, wenn du jemanden verdrängst oder selbst verdrängt wirst, erhältst du 3 RP.
diceforge-feat-great_bear-more = Jeder deiner Bären zählt. Die Punkte kommen vor der Göttergabe für den verdrängten Helden.

diceforge-feat-satyrs = Satyrn
    .brief = Alle anderen würfeln; zwei ihrer Seiten führst du aus
    .short = { diceforge-picture-feat-satyrs }
    .keywords = Satyr, Faun
diceforge-picture-feat-satyrs = Satyrn
diceforge-feat-satyrs-text = Alle anderen werfen beide Würfel, führen aber nichts aus. Du wählst zwei dieser Würfel und führst ihre Seiten aus, als wäre es deine eigene Göttergabe.
diceforge-feat-satyrs-more = Die beiden Würfel dürfen derselben Person gehören oder zweien. Ein Spiegel kopiert für dich eine fremde Seite, ×3 verdreifacht die andere gewählte Seite, ein Eber bringt auch der Person etwas, der die Karte gehört. Eine Göttergabe ist es nicht, also kann Zerberus sie nicht wiederholen.

diceforge-feat-tenacious_boar = Sturer Eber
    .brief = Jemand muss den Eber schmieden; er bringt auch dir jedes Mal etwas
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = Eber, Wildschwein
diceforge-picture-feat-tenacious_boar = Eber
diceforge-feat-tenacious_boar-text = Bestimme jemand anderen: Diese Person muss die Eberseite in der Farbe der Karte sofort schmieden und darf sie nie mehr entfernen. Wann immer diese Seite ausgeführt wird, erhältst du 1 Sonnensplitter, 1 Mondsplitter oder 3 RP.
diceforge-feat-tenacious_boar-more = Wer den Eber trägt, wählt Würfel und ersetzte Seite und erhält durch ihn 1 Sonnen- oder 1 Mondsplitter. Du erhältst deinen Teil, wer auch immer ihn ausführt: auch durch Spiegel, Satyrn und selbst beim Minotaur. Wird er verdreifacht, wählst du dreimal.

diceforge-feat-ferryman = Fährmann
    .brief = Kein Effekt, viele Ruhmespunkte
    .short = { diceforge-picture-feat-ferryman }
    .keywords = Charon, Fähre
diceforge-picture-feat-ferryman = Fährmann
diceforge-feat-ferryman-text = Kein Effekt; er zählt nur seine Ruhmespunkte.

diceforge-feat-cerberus = Zerberus
    .brief = Ein Marker, der eine deiner Göttergaben wiederholt
    .short = { diceforge-picture-feat-cerberus }
    .keywords = Kerberos, Höllenhund, wiederholen
diceforge-picture-feat-cerberus = Zerberus
diceforge-feat-cerberus-text = Nimm einen Zerberus-Marker. Nach einer deiner Göttergaben darfst du ihn ausgeben: Die gewürfelten Seiten werden ein zweites Mal ausgeführt.
diceforge-feat-cerberus-more = Auch außerhalb deines Zuges, und beim zweiten Mal darfst du anders wählen. Ein Marker pro Göttergabe. Satyrn und Minotaur sind keine Göttergaben.

diceforge-feat-helmet_of_invisibility = Helm der Unsichtbarkeit
    .brief = Schmiede eine ×3-Seite
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = Helm, verdreifachen, x3, mal drei
diceforge-picture-feat-helmet_of_invisibility = Helm
diceforge-feat-helmet_of_invisibility-text = Nimm eine ×3-Seite aus dem Garten und schmiede sie sofort.
diceforge-feat-helmet_of_invisibility-more = Die Seite selbst bringt nichts; sie verdreifacht, was dein anderer Würfel bringt.

diceforge-feat-cancer = Krebs
    .brief = Zwei große Göttergaben nacheinander
    .short = { diceforge-picture-feat-cancer }
    .keywords = Krabbe, Schere
diceforge-picture-feat-cancer = Krebs
diceforge-feat-cancer-text = Du erhältst zwei große Göttergaben nacheinander.
diceforge-feat-cancer-more = Die erste wird ganz ausgeführt, bevor du für die zweite würfelst.

diceforge-feat-sentinel = Wächter
    .brief = Zwei große Göttergaben; ☀️ und 🌙 gegen je 2🏆 tauschen
    .short = { diceforge-picture-feat-sentinel }
    .keywords = Wache, tauschen
diceforge-picture-feat-sentinel = Wächter
diceforge-feat-sentinel-text = Du erhältst zwei große Göttergaben nacheinander. Bringt ein Würfel dabei Sonnen- oder Mondsplitter, darfst du sie alle gegen je 2 RP tauschen.
diceforge-feat-sentinel-more = Pro Seite alles oder nichts. Für einen Schild auf dem anderen Würfel gilt Getauschtes trotzdem als erhalten.

diceforge-feat-hydra = Hydra
    .brief = Kein Effekt, die meisten Ruhmespunkte von allen
    .short = { diceforge-picture-feat-hydra }
    .keywords = Köpfe, Schlange
diceforge-picture-feat-hydra = Hydra
diceforge-feat-hydra-text = Kein Effekt; sie zählt nur ihre Ruhmespunkte.

diceforge-feat-typhon = Typhon
    .brief = 1🏆 für jede Würfelseite, die du geschmiedet hast
    .short = { diceforge-picture-feat-typhon }
    .keywords = Riese, geschmiedete Seiten
diceforge-picture-feat-typhon = Typhon
diceforge-feat-typhon-text = Du erhältst 1 RP für jede Würfelseite, die du bisher geschmiedet hast.
diceforge-feat-typhon-more = Gekaufte, geschenkte und aufgezwungene Seiten zählen: so viele, wie entfernt vor dir liegen.

diceforge-feat-elder = Der Älteste
    .brief = In jedem deiner nächsten Züge: 3🪙 zahlen für 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = Ältester, Greis
diceforge-picture-feat-elder = Ältester
diceforge-feat-elder-text = Du darfst 3 Gold zahlen und erhältst dafür 4 RP.
diceforge-feat-elder-more = Jeder Älteste einmal pro Zug.

diceforge-feat-wild_spirits = Wilde Geister
    .brief = Sofort 3🪙 und 3🌙
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = Geister
diceforge-picture-feat-wild_spirits = Wilde Geister
diceforge-feat-wild_spirits-text = Du erhältst 3 Gold und 3 Mondsplitter.
diceforge-feat-wild_spirits-more = Das Gold darfst du in deinen Hammer legen.

diceforge-feat-guardians_owl = Eule des Wächters
    .brief = In jedem deiner nächsten Züge 1🪙, 1☀️ oder 1🌙
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = Eule, Vogel
diceforge-picture-feat-guardians_owl = Eule
diceforge-feat-guardians_owl-text = Du erhältst nach Wahl 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
diceforge-feat-guardians_owl-more = Jede Eule einmal pro Zug. Das Gold darfst du in deinen Hammer legen.

diceforge-feat-celestial_ship = Himmelsschiff
    .brief = Schmiede eine Schiffseite
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = Schiff, Argo
diceforge-picture-feat-celestial_ship = Schiff
diceforge-feat-celestial_ship-text = Nimm eine Schiffseite aus dem Garten und schmiede sie sofort.
diceforge-feat-celestial_ship-more = Gewürfelt lässt dich das Schiff eine Seite aus dem Heiligtum für 2 Gold weniger schmieden.

diceforge-feat-minotaur = Minotaur
    .brief = Alle anderen würfeln und verlieren, was sie würfeln
    .short = { diceforge-picture-feat-minotaur }
    .keywords = Minotaurus, Stier, Verlust, verlieren
diceforge-picture-feat-minotaur = Minotaur
diceforge-feat-minotaur-text = Alle anderen werfen beide Würfel und verlieren, was ihre Seiten bringen würden.
diceforge-feat-minotaur-more = Unter 0 fällt niemand. Bei einer Wahl entscheiden sie selbst, was sie verlieren, auch etwas, wovon sie wenig haben. ×3 verdreifacht den Verlust, ein Spiegel kopiert eine Seite zum Verlieren, ein Schiff tut nichts. Wem eine Eberkarte gehört, erhält seinen Teil wie immer.

diceforge-feat-guardians_shield = Schild des Wächters
    .brief = Schmiede einen Schild deiner Wahl
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = Schild, Ägis
diceforge-picture-feat-guardians_shield = Schild
diceforge-feat-guardians_shield-text = Wähle einen der Schilde, die noch im Garten liegen, und schmiede ihn sofort.
diceforge-feat-guardians_shield-more = Es gibt vier: für Gold, Sonnensplitter, Mondsplitter und RP. Ein Schild bringt seine Ressource, oder 5 RP, wenn dein anderer Würfel sie schon bringt.

diceforge-feat-gorgon = Gorgone
    .brief = Kein Effekt, viele Ruhmespunkte
    .short = { diceforge-picture-feat-gorgon }
    .keywords = Medusa
diceforge-picture-feat-gorgon = Gorgone
diceforge-feat-gorgon-text = Kein Effekt; sie zählt nur ihre Ruhmespunkte.

diceforge-feat-triton = Triton
    .brief = Ein Marker für 6🪙, 2☀️ oder 2🌙 in einem deiner Züge
    .short = { diceforge-picture-feat-triton }
    .keywords = Meermann, Meeresgott
diceforge-picture-feat-triton = Triton
diceforge-feat-triton-text = Nimm einen Triton-Marker. In deinem eigenen Zug darfst du ihn jederzeit für 6 Gold, 2 Sonnensplitter oder 2 Mondsplitter ausgeben.
diceforge-feat-triton-more = Das Gold darfst du in deinen Hammer legen. Ein Marker, der am Ende übrig ist, zählt nichts.

diceforge-feat-mirror_of_the_abyss = Spiegel des Abgrunds
    .brief = Schmiede eine Spiegelseite
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = Spiegel, kopieren
diceforge-picture-feat-mirror_of_the_abyss = Spiegel
diceforge-feat-mirror_of_the_abyss-text = Nimm eine Spiegelseite aus dem Garten und schmiede sie sofort.
diceforge-feat-mirror_of_the_abyss-more = Gewürfelt kopiert der Spiegel eine Seite, die auf einem fremden Würfel oben liegt.

diceforge-feat-sphinx = Sphinx
    .brief = Vier kleine Göttergaben mit einem Würfel
    .short = { diceforge-picture-feat-sphinx }
    .keywords = Rätsel
diceforge-picture-feat-sphinx = Sphinx
diceforge-feat-sphinx-text = Wähle einen Würfel. Du erhältst mit ihm vier kleine Göttergaben nacheinander.
diceforge-feat-sphinx-more = Allein gewürfelt bringt ×3 nichts und ein Schild seine Ressource.

diceforge-feat-cyclops = Zyklop
    .brief = Vier kleine Göttergaben mit einem Würfel; 🪙 gegen je 1🏆 tauschen
    .short = { diceforge-picture-feat-cyclops }
    .keywords = Kyklop, Polyphem, Einauge, tauschen
diceforge-picture-feat-cyclops = Zyklop
diceforge-feat-cyclops-text = Wähle einen Würfel. Du erhältst mit ihm vier kleine Göttergaben nacheinander. Bringen sie Gold, darfst du alles davon gegen je 1 RP tauschen.
diceforge-feat-cyclops-more = Pro Wurf alles oder nichts; Gold, das du behältst, darf in deinen Hammer.

diceforge-feat-twins = Die Zwillinge
    .brief = 3🪙 zahlen und einen Würfel neu werfen, dann 1🌙 oder 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = Zwillinge, neu würfeln, neu werfen
diceforge-picture-feat-twins = Zwillinge
diceforge-feat-twins-text = Nach dem Wurf für eine deiner Göttergaben oder nach deinem Wurf des Himmlischen Würfels, bevor etwas ausgeführt wird: Du darfst 3 Gold zahlen und einen dieser Würfel neu werfen. Danach erhältst du auch 1 Mondsplitter oder 1 RP.
diceforge-feat-twins-more = Jedes Exemplar einmal pro Wurf, auch mehrere für denselben Würfel; es zählt nur seine letzte Seite.

diceforge-feat-scepter = Zepter des Schmieds
    .brief = Platz für 6🪙; mit 4 oder mehr zahlt es auch ☀️ oder 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = Zepter, Szepter, Stab
diceforge-picture-feat-scepter = Zepter
diceforge-feat-scepter-text = Leg das Zepter aus. Wann immer du von nun an Gold erhältst, darfst du davon aufs Zepter legen; es fasst 6. Dieses Gold gibst du aus wie jedes andere.
diceforge-feat-scepter-more = In deinem eigenen Zug lässt sich ein Zepter mit 4 oder 5 Gold leeren und zahlt 1 Sonnen- oder 1 Mondsplitter, eines mit 6 Gold zahlt 2 einer Art. Diese Splitter gibst du sofort aus. Wird Gold auf dem Heldentableau gezählt oder von dort genommen, bleibt das Zepter außen vor.

diceforge-feat-companion = Der Begleiter
    .brief = In jedem Zug ein Feld weiter; entlassen bringt bis zu 5☀️ und 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = Begleiter, Gefährte
diceforge-picture-feat-companion = Begleiter
diceforge-feat-companion-text = Leg den Begleiter auf Feld 0 aus. Als Verstärkung geht er 1 Feld weiter, bis Feld 5. In deinem eigenen Zug darfst du ihn jederzeit entlassen: Du erhältst so viele Sonnensplitter und so viele RP, wie sein Feld zeigt.
diceforge-feat-companion-more = Ist er entlassen, bewirkt er nichts mehr; die Karte zählt am Ende trotzdem ihre Ruhmespunkte.

diceforge-feat-celestial_die = Der Himmlische Würfel
    .brief = Wirf den Himmlischen Würfel
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = Himmlischer Würfel, Himmelswürfel
diceforge-picture-feat-celestial_die = Himml. Würfel
diceforge-feat-celestial_die-text = Wirf den Himmlischen Würfel und führe seine Seite aus.
diceforge-feat-celestial_die-more = Eine Göttergabe ist es nicht, also kann Zerberus sie nicht wiederholen; die Zwillinge dürfen ihn neu werfen. Seine Seiten stehen in `/rules` unter „Der Himmlische Würfel“.

diceforge-feat-wind = Der Wind
    .brief = Alle würfeln; von allen Würfeln erhältst du eine Art
    .short = { diceforge-picture-feat-wind }
    .keywords = Wind, Sturm
diceforge-picture-feat-wind = Wind
diceforge-feat-wind-text = Alle, auch du, werfen beide Würfel und führen nichts aus. Wähle eine Art (Gold, Sonnensplitter …): Du erhältst alles davon, was diese Seiten zeigen.
diceforge-feat-wind-more = Spiegel, ×3, Schiffe und Golems zählen nichts; bei Schilden und Chaos-Seiten zählt nur, was sie allein bringen. Eine Seite mit Wahl zählt für jede Art, die sie zeigt.

diceforge-feat-ancestor = Der Ahne
    .brief = Eine 🏆-Seite gratis, dann ihr Würfel als kleine Göttergabe
    .short = { diceforge-picture-feat-ancestor }
    .keywords = Ahne, Vorfahr
diceforge-picture-feat-ancestor = Ahne
diceforge-feat-ancestor-text = Du darfst die günstigste Seite aus dem Heiligtum, die RP zeigt, gratis schmieden. Danach erhältst du eine kleine Göttergabe mit diesem Würfel.
diceforge-feat-ancestor-more = Schmiedest du nichts, wählst du den Würfel für die Göttergabe.

diceforge-feat-mists = Der Nebel
    .brief = Wer am wenigsten 🪙 hat, verliert 5🏆 an dich
    .short = { diceforge-picture-feat-mists }
    .keywords = Nebel, Dunst
diceforge-picture-feat-mists = Nebel
diceforge-feat-mists-text = Wer am wenigsten Gold auf dem Heldentableau hat, verliert 5 RP, und du erhältst, was verloren geht.
diceforge-feat-mists-more = Bei Gleichstand verlieren alle, die am wenigsten haben. Hast nur du am wenigsten, geschieht nichts. Gold auf einem Zepter zählt nicht.

diceforge-feat-eternal_night = Die Ewige Nacht
    .brief = Alle anderen verlieren 1☀️ und 1🌙 an dich
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = Nacht, ewige Nacht, Dunkelheit
diceforge-picture-feat-eternal_night = Ewige Nacht
diceforge-feat-eternal_night-text = Alle anderen verlieren 1 Mond- und 1 Sonnensplitter, soweit sie welche haben. Du erhältst alles, was verloren geht.
diceforge-feat-eternal_night-more = Uralte Splitter sind sicher.

diceforge-feat-right_hand = Die Rechte Hand
    .brief = Beliebig viel 🪙 gegen je 1🏆 tauschen
    .short = { diceforge-picture-feat-right_hand }
    .keywords = rechte Hand, Hand
diceforge-picture-feat-right_hand = Rechte Hand
diceforge-feat-right_hand-text = Du darfst beliebig viel Gold zahlen: Jedes bringt dir 1 RP.
diceforge-feat-right_hand-more = Auch Gold auf einem Zepter darfst du zahlen.

# Our own title: the German rules leave it out.
diceforge-feat-tree = Der Baum
    .brief = In jedem deiner nächsten Züge: 3🪙 und 1🏆, ab 8🪙 2🏆
    .short = { diceforge-picture-feat-tree }
    .keywords = Baum, Laub
diceforge-picture-feat-tree = Baum
diceforge-feat-tree-text = Du erhältst 3 Gold und 1 RP; mit 8 oder mehr Gold auf deinem Heldentableau stattdessen 2 RP.
diceforge-feat-tree-more = Gold auf einem Zepter zählt nicht. Ab 8 Gold sind es immer die 2 RP.

diceforge-feat-merchant = Der Händler
    .brief = In jedem deiner nächsten Züge: 2🏆 oder eine bessere Seite
    .short = { diceforge-picture-feat-merchant }
    .keywords = Händler, Kaufmann, verbessern, Stufe
diceforge-picture-feat-merchant = Händler
diceforge-feat-merchant-text = Du erhältst 2 RP oder ersetzt eine deiner Seiten gratis durch eine aus dem Heiligtum, die eine Stufe höher ist.
diceforge-feat-merchant-more = Die Stufen sind die Preise 2, 3, 4, 5, 6, 8 und 12; Startseiten und Seiten aus dem Garten liegen darunter und steigen zu denen für 2 Gold. Ist eine Stufe leer, gilt die nächste. Mehrere Händler dürfen eine Seite zusammen um so viele Stufen heben; pro Zug heben sie nur eine einzige.

# Our own title: the German rules leave it out.
diceforge-feat-wood_nymph = Die Waldnymphe
    .brief = Sofort 4🪙, und du darfst eine Seite kaufen
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = Nymphe, Waldnymphe, Dryade
diceforge-picture-feat-wood_nymph = Waldnymphe
diceforge-feat-wood_nymph-text = Du erhältst 4 Gold. Danach darfst du eine Seite aus dem Heiligtum zu ihrem Preis kaufen und sofort schmieden.
diceforge-feat-wood_nymph-more = Das Gold darfst du in einen Hammer oder auf ein Zepter legen.

# Our own title: the German rules leave it out.
diceforge-feat-light = Das Licht
    .brief = In jedem deiner nächsten Züge: 3🪙 für eine Seite, die oben liegt
    .short = { diceforge-picture-feat-light }
    .keywords = Licht, Lampe
diceforge-picture-feat-light = Licht
diceforge-feat-light-text = Du darfst 3 Gold zahlen und eine Seite ausführen, die auf einem eigenen oder fremden Würfel oben liegt.
diceforge-feat-light-more = Sie wirkt wie eine Seite allein: ×3 bringt nichts, ein Schild seine Ressource. Nicht der Himmlische Würfel. Eine Göttergabe ist es nicht.

# Our own title: the German rules leave it out.
diceforge-feat-goldsmith = Der Goldschmied
    .brief = 2🏆 für jede verschiedene Heldentat, die du hast
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = Goldschmied, Juwelier
diceforge-picture-feat-goldsmith = Goldschmied
diceforge-feat-goldsmith-text = Du erhältst 2 RP für jede verschiedene Heldentat, die du hast, diese eingeschlossen.
diceforge-feat-goldsmith-more = Mehrere Exemplare einer Heldentat zählen einmal, gleich in welchen Farben.

diceforge-feat-omniscient = Der Allwissende
    .brief = 2🏆 für jede Seite deiner Würfel, die 🏆 zeigt
    .short = { diceforge-picture-feat-omniscient }
    .keywords = Allwissender, Auge
diceforge-picture-feat-omniscient = Allwissender
diceforge-feat-omniscient-text = Du erhältst 2 RP für jede Seite deiner beiden Würfel, die RP zeigt.
diceforge-feat-omniscient-more = Schilde und Chaos-Seiten zeigen RP, Eber und Unglück nicht.

diceforge-feat-trident = Der Dreizack aus der Tiefe
    .brief = Gib all dein 🪙 für eine beliebige Seite aus dem Tempel
    .short = { diceforge-picture-feat-trident }
    .keywords = Dreizack, Poseidon, Tiefe
diceforge-picture-feat-trident = Dreizack
diceforge-feat-trident-text = Gib alles Gold von deinem Heldentableau ab, auch wenn dort keines liegt. Dann schmiede gratis eine beliebige Seite aus Heiligtum oder Garten.
diceforge-feat-trident-more = Nur keine Seite aus dem Garten, die eine Heldentat dieser Partie bringt. Gold auf einem Zepter bleibt.

diceforge-feat-eternal_fire = Die Ewige Flamme
    .brief = Sofort ein ganzer Zusatzzug
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = Flamme, Feuer, Extrazug, zusätzlicher Zug
diceforge-picture-feat-eternal_fire = Ewige Flamme
diceforge-feat-eternal_fire-text = Du hast sofort einen ganzen Zusatzzug: eine Göttergabe nur für dich, Verstärkungen, eine Aktion und eine Zusatzaktion. Danach geht dein erster Zug weiter.
diceforge-feat-eternal_fire-more = Jede Verstärkung lässt sich darin noch einmal nutzen. Zu zweit kommt die Göttergabe zweimal.

diceforge-feat-left_hand = Die Linke Hand
    .brief = Verdrängt alle Helden; du führst all ihre Würfel aus
    .short = { diceforge-picture-feat-left_hand }
    .keywords = linke Hand, Hand
diceforge-picture-feat-left_hand = Linke Hand
diceforge-feat-left_hand-text = Alle Helden auf Inseln, auch deiner, werden verdrängt. Für jeden davon werden beide Würfel geworfen, aber du führst all diese Paare aus, eines nach dem anderen, zuerst dein eigenes.
diceforge-feat-left_hand-more = Ein Großer Bär bringt seine 3 RP: einmal dir, wenn noch jemand verdrängt wurde, und allen anderen, deren Held verdrängt wurde.

diceforge-feat-first_titan = Der Erste Titan
    .brief = Gratis eine Heldentat, die 1🌙 oder 1☀️ kostet
    .short = { diceforge-picture-feat-first_titan }
    .keywords = Titan, erster Titan, gratis
diceforge-picture-feat-first_titan = Erster Titan
diceforge-feat-first_titan-text = Nimm gratis eine Heldentat, die 1 Mond- oder 1 Sonnensplitter kostet, ohne deinen Helden zu bewegen, und führe sie aus.
diceforge-feat-first_titan-more = Sie gilt als gekauft.

diceforge-feat-goddess = Die Göttin
    .brief = Dreh beide Würfel, wie du willst, und führe sie aus
    .short = { diceforge-picture-feat-goddess }
    .keywords = Göttin, Hera
diceforge-picture-feat-goddess = Göttin
diceforge-feat-goddess-text = Dreh deine beiden Würfel auf Seiten deiner Wahl und führe sie aus wie eine große Göttergabe.
diceforge-feat-goddess-more = Zerberus darf sie wiederholen. Die Zwillinge haben nichts neu zu werfen.

diceforge-feat-moon_golem = Der Mond-Golem
    .brief = Schmiede einen Mond-Golem: ein Schritt im Labyrinth
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = Golem, Mondgolem
diceforge-picture-feat-moon_golem = Mond-Golem
diceforge-feat-moon_golem-text = Nimm einen Mond-Golem aus dem Wald und schmiede ihn sofort.
diceforge-feat-moon_golem-more = Gewürfelt geht dein Golem 1 Feld vorwärts. Zusammen mit einem Sonnen-Golem darfst du auch den Himmlischen Würfel werfen.

diceforge-feat-great_golem = Der Große Golem
    .brief = Dein Golem geht 2 Felder vorwärts
    .short = { diceforge-picture-feat-great_golem }
    .keywords = Golem, großer Golem
diceforge-picture-feat-great_golem = Großer Golem
diceforge-feat-great_golem-text = Dein Golem geht im Labyrinth 2 Felder vorwärts.
diceforge-feat-great_golem-more = Jedes Feld führst du aus, bevor er weitergeht.

diceforge-feat-sun_golem = Der Sonnen-Golem
    .brief = Schmiede einen Sonnen-Golem: ein Schritt im Labyrinth
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = Golem, Sonnengolem
diceforge-picture-feat-sun_golem = Sonnen-Golem
diceforge-feat-sun_golem-text = Nimm einen Sonnen-Golem aus dem Wald und schmiede ihn sofort.
diceforge-feat-sun_golem-more = Gewürfelt geht dein Golem 1 Feld vorwärts. Zusammen mit einem Mond-Golem darfst du auch den Himmlischen Würfel werfen.

diceforge-feat-time_golem = Der Zeit-Golem
    .brief = Dein Golem geht 2 Felder zurück
    .short = { diceforge-picture-feat-time_golem }
    .keywords = Golem, Zeitgolem, rückwärts
diceforge-picture-feat-time_golem = Zeit-Golem
diceforge-feat-time_golem-text = Dein Golem geht im Labyrinth 2 Felder zurück.
diceforge-feat-time_golem-more = Jedes Feld führst du aus, bevor er weitergeht. Wo Wege zusammenkommen, wählst du; von dort darf er später einen anderen Weg nehmen. Vom Feld der Göttin geht er nicht mehr weg.

diceforge-feat-memory = Das Gedächtnis
    .brief = Zwei Marker auf Inseln belohnen deine nächste Heldentat dort
    .short = { diceforge-picture-feat-memory }
    .keywords = Gedächtnis, Erinnerung
diceforge-picture-feat-memory = Gedächtnis
diceforge-feat-memory-text = Leg deine beiden Gedächtnis-Marker auf zwei verschiedene Inseln, jeden mit der Seite, die du willst: 2 Uralte Splitter und 1 Mondsplitter oder 2 Treue und 1 Sonnensplitter. Nimmst du danach eine Heldentat einer solchen Insel, erhältst du, was der Marker zeigt.
diceforge-feat-memory-more = Jeder Marker wirkt einmal. Marker von anderen stören nicht. Diese Karte selbst löst keinen aus.

# Our own title: the German rules leave it out.
diceforge-feat-oracle = Das Orakel
    .brief = Kleine Göttergaben; mit 💎 oder 🛡️ rücken andere nach links
    .short = { diceforge-picture-feat-oracle }
    .keywords = Orakel, Pythia, Delphi
diceforge-picture-feat-oracle = Orakel
diceforge-feat-oracle-text = Du erhältst eine kleine Göttergabe. Bringt sie dir Treue oder Uralte Splitter, rücken die Marker aller anderen 1 Feld nach links.
diceforge-feat-oracle-more = Die anderen erhalten dadurch keinen Splitter.

# Our own title: the German rules leave it out.
diceforge-feat-chaos = Das Chaos
    .brief = Schmiede eine Chaos-Seite deiner Wahl
    .short = { diceforge-picture-feat-chaos }
    .keywords = Chaos, Unordnung
diceforge-picture-feat-chaos = Chaos
diceforge-feat-chaos-text = Wähle eine der Chaos-Seiten, die noch im Wald liegen, und schmiede sie sofort.
diceforge-feat-chaos-more = Es gibt vier: zwei bringen Uralte Splitter, zwei Treue. Jede bringt 3 RP dazu, wenn dein anderer Würfel das Passende bringt.

diceforge-feat-dogged = Der Verbissene
    .brief = Schmiede 3🪙 1💎 oder 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = Verbissener
diceforge-picture-feat-dogged = Verbissener
diceforge-feat-dogged-text = Wähle eine Seite aus dem Wald und schmiede sie sofort: 3 Gold und 1 Uralter Splitter oder 2 Gold, 1 RP und 1 Treue.
diceforge-feat-dogged-more = Von jeder der beiden Seiten gibt es zwei.

# Our own title: the German rules leave it out.
diceforge-feat-guardian = Der Hüter
    .brief = In jedem deiner nächsten Züge: 1💎 oder 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = Hüter, Beschützer
diceforge-picture-feat-guardian = Hüter
diceforge-feat-guardian-text = Du erhältst nach Wahl 1 Treue oder 1 Uralten Splitter.
diceforge-feat-guardian-more = Dein Marker rückt 1 Feld nach rechts oder links.

diceforge-feat-mirror_of_misfortune = Spiegel des Unglücks
    .brief = Jemand muss das Unglück schmieden; seine Würfel wirken auch für dich
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = Unglück, Pech, Spiegel
diceforge-picture-feat-mirror_of_misfortune = Unglück
diceforge-feat-mirror_of_misfortune-text = Bestimme jemand anderen: Diese Person muss das Unglück in der Farbe der Karte sofort schmieden und darf es nie mehr entfernen. Wann immer es ausgeführt wird, führst danach du beide Würfel dieser Person aus wie eine große Göttergabe.
diceforge-feat-mirror_of_misfortune-more = Auch das Unglück selbst zählt mit: 1 Treue oder 1 Uralter Splitter. Du wählst für dich selbst. Deine Zone auf dem Titanen-Spielplan bringt dabei nichts, denn es sind nicht deine Würfel.
