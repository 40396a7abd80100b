# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Estia
hercules-stack-hestia-about = Semidea dell’addizione: dea del focolare, si ottiene sommando
hercules-picture-earned-hestia = Semidea dell’addizione
hercules-stack-pan = Pan
hercules-stack-pan-about = Semidio della moltiplicazione: dio dei boschi, si ottiene moltiplicando
hercules-picture-earned-pan = Semidio della moltiplicazione
hercules-stack-aeolus = Eolo
hercules-stack-aeolus-about = Semidio della divisione: dio dei venti, si ottiene dividendo
hercules-picture-earned-aeolus = Semidio della divisione
hercules-stack-hecate = Ecate
hercules-stack-hecate-about = Semidea della sottrazione: dea della magia, si ottiene sottraendo
hercules-picture-earned-hecate = Semidea della sottrazione
hercules-stack-tyche = Tiche
hercules-stack-tyche-about = Semidea del dado: dea della sorte, si ottiene con un dado che mostra il suo numero (da 1 a 3)
hercules-picture-earned-tyche = Semidea del dado, si ottiene con un { $number }
hercules-stack-morpheus = Morfeo
hercules-stack-morpheus-about = Semidio del dado: dio dei sogni, si ottiene con un dado che mostra il suo numero (da 4 a 6)
hercules-picture-earned-morpheus = Semidio del dado, si ottiene con un { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Dèi
hercules-stack-vase = Vasi
hercules-stack-pantheon = Pantheon
hercules-picture-earned-god = Divinità, aspetta sopra una colonna
hercules-picture-earned-zeus = Dio, aspetta sopra la colonna 12
hercules-picture-earned-vase = Vaso, per { $number } colonne in un colpo solo
hercules-picture-earned-pantheon = Aspetta sopra la colonna 12, sotto Zeus

hercules-god-god_aphrodite = Afrodite
hercules-god-god_apollo = Apollo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Artemide
hercules-god-god_athena = Atena
hercules-god-god_demeter = Demetra
hercules-god-god_dionysus = Dioniso
hercules-god-god_hephaestus = Efesto
hercules-god-god_hera = Era
hercules-god-god_hermes = Ermes
hercules-god-god_poseidon = Poseidone
hercules-god-god_zeus = Zeus

# Names of cards, filled in from their data.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vaso ({ $vp } PV)
hercules-named-pantheon = carta Pantheon
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = il Pantheon
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = semidio, semidea{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } PV
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = dio, divinità, { $name } { $vp } PV
hercules-listed-vase = Vaso per { $number } colonne: { $vp } PV
    .keywords = vaso, { $number } colonne, vaso { $number }
hercules-listed-pantheon = Carta Pantheon: { $vp } PV
    .keywords = pantheon

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = dado bianco
hercules-ability-white-text = Tira il dado bianco: in questo turno puoi usare due qualsiasi dei tuoi tre dadi.
hercules-ability-white-more = Il calcolo usa sempre esattamente due dadi. Con una seconda carta dado bianco lo tiri di nuovo. A fine turno torna al suo posto.
hercules-ability-reroll = rilancio
hercules-ability-reroll-text = Tira di nuovo uno o più dei tuoi dadi, anche quello bianco se ce l’hai.
hercules-ability-reroll-more = Scegli tu quali. Vale il nuovo tiro.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Aumenta di 1 uno dei tuoi dadi; un 6 non può salire.
hercules-ability-plus1-more = Funziona anche sul dado bianco finché ce l’hai. Il nuovo numero vale anche per Tiche e Morfeo.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Abbassa di 1 uno dei tuoi dadi; un 1 non può scendere.
hercules-ability-minus1-more = Funziona anche sul dado bianco finché ce l’hai. Il nuovo numero vale anche per Tiche e Morfeo.
hercules-ability-copy = copia
hercules-ability-copy-text = Gira i tuoi due dadi colorati sulle facce mostrate dai dadi di un’altra persona.
hercules-ability-copy-more = Copia ciò che mostrano adesso, anche se quella persona ha già giocato. Contro Ade: il suo dado colorato e il dado bianco.
hercules-ability-flip = ribalta
hercules-ability-flip-text = Gira uno dei tuoi dadi sulla faccia opposta: 1 e 6, 2 e 5, 3 e 4.
hercules-ability-flip-more = Funziona anche sul dado bianco finché ce l’hai. Il nuovo numero vale anche per Tiche e Morfeo.
hercules-ability-bonus = bonus
hercules-ability-bonus-text = Simboli in più per il punteggio finale. Questa carta non si usa e non tiene cubi.
hercules-ability-vp2 = 2 PV
hercules-ability-vp2-text = Vale 2 punti alla fine. Questa carta non si usa e non tiene cubi.
hercules-ability-none = nessuna abilità
hercules-ability-none-text = Nessuna abilità: questa carta vale solo i suoi punti.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Costo:** 1 cubo dalla tua riserva; resta qui finché non riposi. Una volta per turno.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Simbolo
       *[other] Simboli
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }con il numero { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Punti:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Aspetta sopra la colonna 12 l’apprendista che ci arriva per primo
       *[other] Divinità dell’Olimpo; aspetta sopra una delle colonne da 1 a 11, estratta a ogni partita
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Costo:** nessun cubo; gira la carta a faccia in giù finché non riposi. Una volta per turno.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Simboli:** { $symbols }
    }
    .points = **Punti:** { $vp }, usata o no
hercules-look-vase =
    .about = Si ottiene quando il tuo apprendista avanza di { $number ->
        [7] 7 colonne o più
       *[other] { $number } colonne
    } in un colpo solo
    .ability = Lo ottieni anche per un cammino più lungo, se la pila di quel cammino è vuota.
    .points = **Punti:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = Si ottiene quando il tuo apprendista arriva alla colonna 12 e Zeus è già stato preso
    .points = **Punti:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **In gioco:** { $with_two ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $with_two } carte
 } in 2 (e contro Ade), { $with_three } in 3, { $with_four } in 4
