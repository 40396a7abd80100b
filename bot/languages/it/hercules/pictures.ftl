# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HERCULES
hercules-picture-round = ROUND { $number }
hercules-picture-last-round = ULTIMO ROUND
hercules-picture-no-labour = nessuna fatica
hercules-picture-now = punti ora
hercules-picture-hades-moves = va a
hercules-picture-hades-takes = prende
hercules-picture-hades-done = ha giocato
hercules-picture-simplified = Semplificata
hercules-picture-level-book = Ade da regolamento
hercules-picture-level-mild = Ade: facile
hercules-picture-level-medium = Ade: medio
hercules-picture-level-standard = Ade: difficile
hercules-picture-level-hard = Ade: esperto

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = Che cosa recuperi?
hercules-picture-do-labour = fatica
hercules-picture-do-ability = abilità
hercules-picture-do-rest = riposo
hercules-picture-do-end = fine turno
hercules-picture-do-pass = passare

# Close-up and score sheet.

hercules-picture-no-cards = nessuna carta
hercules-picture-markers = Cubi
hercules-picture-demigods = Semidei
hercules-picture-gods = Dèi
hercules-picture-vases = Vasi
hercules-picture-vase = Vaso
hercules-picture-pantheon = Pantheon
hercules-picture-majorities = Maggioranze
hercules-picture-sets = Set
hercules-picture-tie-column = A pari punti: colonna raggiunta
hercules-picture-tie-majorities = poi le maggioranze
hercules-picture-tie-supply = poi i cubi in riserva
hercules-picture-final = Punti finali
hercules-picture-so-far = Se la partita finisse ora (round { $number })

# Cards.

hercules-picture-torches-3 = In gioco in 3 o in 4
hercules-picture-torches-4 = In gioco in 4
hercules-picture-counts-as = Conta come: { $symbols }
hercules-picture-worth = { $number ->
    [one] Vale 1 punto
   *[other] Vale { $number } punti
}

# The board explained.

hercules-picture-legend = HERCULES: GUIDA AL TABELLONE
hercules-picture-legend-pegasus-name = Pegaso
hercules-picture-legend-pegasus = Chi ha Pegaso ha iniziato questo round. Dopo ogni round vola alla persona successiva.
hercules-picture-legend-points-name = Punti ora
hercules-picture-legend-points = Come se la partita finisse ora, con maggioranze e set. La riga di ogni turno dice che cosa cambia.
hercules-picture-legend-apprentice-name = Apprendista
hercules-picture-legend-apprentice = Va a destra fino al tuo prossimo cubo. Sbiadito: dov’era sull’ultimo tabellone.
hercules-picture-legend-marker-name = Fatica da compiere
hercules-picture-legend-marker = Il tuo cubo in una colonna. Oro: i tuoi dadi danno ora questo numero. Vuoto: fatica compiuta dopo l’ultimo tabellone.
hercules-picture-legend-taken-name = Segno in un anello azzurro
hercules-picture-legend-taken = Chi ha quel colore ha preso qui una carta dopo l’ultimo tabellone.
hercules-picture-legend-god-name = Dio
hercules-picture-legend-god = Se il tuo apprendista si ferma sotto, la carta è tua: punti nell’alloro, abilità a destra.
hercules-picture-legend-demigod-name = Semidei
hercules-picture-legend-demigod = Il segno a sinistra dice come si ottiene la carta in cima: un’operazione o il numero di un dado. ×n: carte rimaste.
hercules-picture-legend-vase-name = Vaso
hercules-picture-legend-vase = Per aver percorso tante colonne in un colpo solo; i suoi punti sono nell’alloro.
hercules-picture-legend-chip-name = Può fare
hercules-picture-legend-chip = I risultati di due di questi dadi. Oro: una fatica che puoi compiere ora. Barrato: non te ne resta nessuna con quel numero.
hercules-picture-legend-stock-name = Cubi e carte
hercules-picture-legend-stock = Cubi in riserva, che pagano le abilità dei semidei, e carte ottenute.
hercules-picture-legend-symbol-name = Simboli
hercules-picture-legend-symbol = Quanti ne ha ognuno. Alloro: nessuno ne ha di più.
hercules-picture-legend-ready-name = Abilità
hercules-picture-legend-ready = Accesa: hai una carta pronta con questa abilità (il numero dice quante). Spenta: non ne hai. Divano: riposo. Due barre: passare o finire il turno.

# The lobby.

hercules-picture-invitation = Dodici fatiche, due dadi e il favore degli dèi
