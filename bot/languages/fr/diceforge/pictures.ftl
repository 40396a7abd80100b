# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Compa-gnon; Mar-chand; Mino-taure; Omnis-cient; Senti-nelle
diceforge-picture-round = MANCHE
diceforge-picture-round-short = MANCHE { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] Où va cette face ?
   *[several] Quelle face forges-tu ?
 }
diceforge-picture-ask-draft = quel lot d’exploits ?
diceforge-picture-ask-take = quel exploit gratuit ?
diceforge-picture-ask-choose = Que gagnes-tu ?
diceforge-picture-ask-boar = Que gagnes-tu ?
diceforge-picture-ask-lose = Que perds-tu ?
diceforge-picture-ask-hammer = Combien d’or au marteau ?
diceforge-picture-ask-exchange = Échanger contre des PG ?
diceforge-picture-ask-mirror = Quelle face copies-tu ?
diceforge-picture-ask-order = Quelle face d’abord ?
diceforge-picture-ask-ship = Forger une face ?
diceforge-picture-ask-cerberus = Les appliquer encore ?
diceforge-picture-ask-die = Quel dé lances-tu ?
diceforge-picture-ask-satyrs = Quels deux dés utilises-tu ?
diceforge-picture-ask-bearer = Qui doit le forger ?
diceforge-picture-ask-tokens = Quel jeton d’abord ?
diceforge-picture-ask-twins = Relancer un dé ?
diceforge-picture-ask-scepter = Combien d’or au sceptre ?
diceforge-picture-ask-purse = Combien avec le sceptre ?
diceforge-picture-ask-pay = Comment paies-tu ?
diceforge-picture-ask-companion = Quel Compagnon avance ?
diceforge-picture-ask-merchant = Points ou meilleure face ?
diceforge-picture-ask-upgrade = Quelle face s’améliore ?
diceforge-picture-ask-copy = Quelle face appliques-tu ?
diceforge-picture-ask-side = Sur quelle face ?
diceforge-picture-ask-trade = Combien d’or contre PG ?
diceforge-picture-ask-path = Où va ton golem ?
diceforge-picture-ask-treasure = Quel trésor ?
diceforge-picture-ask-deal = Payer pour ça ?
diceforge-picture-ask-celestial = Lancer le Dé céleste ?
diceforge-picture-ask-memory = Quelle île, quel côté ?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = forger
diceforge-picture-do-feat = exploit
diceforge-picture-do-use = renfort
diceforge-picture-do-triton = Triton
diceforge-picture-do-companion = Compagnon
diceforge-picture-do-extra = action supp.
diceforge-picture-do-end = fin
diceforge-picture-do-pass = passer

# Close-up and temple.

diceforge-picture-round-of = Manche { $round } sur { $rounds }
diceforge-picture-feats = Exploits
diceforge-picture-no-cards = aucun exploit
diceforge-picture-hammer-done = marteau terminé
diceforge-picture-no-hammer = pas de marteau
diceforge-picture-in-labyrinth = Labyrinthe : case { $space } sur { $last }
diceforge-picture-on-track = Piste des Titans : case { $space } sur { $last }
diceforge-picture-nothing-under-way = rien en cours
diceforge-picture-die-light = Dé clair
diceforge-picture-die-dark = Dé sombre
diceforge-picture-up = visible
diceforge-picture-newest = nouvelle face
diceforge-picture-temple = LE TEMPLE
diceforge-picture-garden = Jardins
diceforge-picture-forest = Forêt
diceforge-picture-lit = Éclairé : achetable par

# Points by source.

diceforge-picture-dice = Lancers
diceforge-picture-hammer = Marteau
diceforge-picture-effects = Effets
diceforge-picture-lost = Perdus
diceforge-picture-labyrinth = Labyrinthe
diceforge-picture-track = Piste des Titans
diceforge-picture-final = Score final
diceforge-picture-so-far = Si la partie finissait là (manche { $round })

# Feats and faces.

diceforge-picture-price = Prix
diceforge-picture-free = Gratuit
diceforge-picture-gold-left = Or restant
diceforge-picture-costs = Coûte { $cost }
diceforge-picture-island = île { $island }
diceforge-picture-type-none = Aucun effet
diceforge-picture-type-immediate = Immédiat
diceforge-picture-type-reinforcement = Renfort, à chacun de tes tours
diceforge-picture-type-automatic = Automatique, dès que ça s’applique
diceforge-picture-worth =
    { $number ->
        [one] Vaut { $number } point
       *[other] Vaut { $number } points
    } à la fin.
diceforge-picture-at-start =
    { $number ->
        [one] Une sur tes dés au départ
       *[other] { $number } sur tes dés au départ
    }
diceforge-picture-in-sanctuary =
    Sanctuaire : { $gold } or, { $number ->
        [one] { $number } exemplaire
       *[other] { $number } exemplaires
    }
diceforge-picture-in-garden =
    Jardins : avec l’exploit { $card }, { $number ->
        [one] { $number } exemplaire
       *[other] { $number } exemplaires
    }
diceforge-picture-in-forest =
    Forêt : avec l’exploit { $card }, { $number ->
        [one] { $number } exemplaire
       *[other] { $number } exemplaires
    }
diceforge-picture-at-start-goddess = Sur tes dés au départ avec le module Déesse
diceforge-picture-at-start-titans = Sur tes dés au départ avec le module Titans
diceforge-picture-celestial-side = Un côté du Dé céleste
diceforge-picture-part-of-goddess = Rébellion : fait partie du module Déesse
diceforge-picture-part-of-titans = Rébellion : fait partie du module Titans
diceforge-picture-fits-feather = Rébellion : conçu pour le module Déesse
diceforge-picture-fits-triangle = Rébellion : conçu pour le module Titans

# The modules.

diceforge-picture-goddess = LE LABYRINTHE
diceforge-picture-titans = LA PISTE DES TITANS
diceforge-picture-short-goddess = Labyrinthe
diceforge-picture-short-titans = Titans
diceforge-picture-side-cel_g12 = 12 or
diceforge-picture-side-cel_v5 = 5 PG
diceforge-picture-side-cel_v3_choice = 3 PG + 3 or, 1 soleil ou 1 lune
diceforge-picture-side-cel_mirror = copier une face visible
diceforge-picture-side-cel_choose_side = tourner un dé et l’appliquer
diceforge-picture-side-cel_upgrade2 = une face 2 niveaux de plus
diceforge-picture-brief-cel_mirror = copier une face
diceforge-picture-brief-cel_choose_side = tourner un dé
diceforge-picture-brief-cel_upgrade2 = 2 niveaux de plus

# The labyrinth.

diceforge-picture-treasures = Trésors

# The Titans’ track.

diceforge-picture-rebellion = RÉBELLION
diceforge-picture-gods = DIEUX
diceforge-picture-zone-neutral = sans effet
diceforge-picture-at-the-end = à la fin de la partie

# The board explained, and the feats close up.

diceforge-picture-feats-page = LES EXPLOITS · { $page } SUR { $pages }
diceforge-picture-legend-goddess = LE LABYRINTHE : CE QUE FONT LES CASES
diceforge-picture-legend-titans = LES TITANS : ZONES ET CHEMINS
diceforge-picture-legend-space =
    { $count ->
        [one] Case { $numbers }
       *[other] Cases { $numbers }
    }
diceforge-picture-legend-gain = Tu gagnes { $gains }.
diceforge-picture-legend-choose = Tu choisis : { $choices }.
diceforge-picture-legend-steal = Prends jusqu’à { $gains } à chaque adversaire.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Lance le Dé céleste et applique-le.
       *[other] Lance le Dé céleste { $times } fois, l’une après l’autre.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Tu peux acheter une face du Sanctuaire à son prix et la forger.
       *[other] Tu peux acheter une face du Sanctuaire pour { $discount } or de moins et la forger.
    }
diceforge-picture-legend-buy = Tu peux payer { $price } pour { $gains }, une fois.
diceforge-picture-legend-forged = Tu gagnes { $gains } pour chaque face forgée jusqu’ici.
diceforge-picture-legend-treasure = Le premier golem choisit un trésor et prend son côté riche ; les suivants ont l’autre côté.
diceforge-picture-legend-goddess-space = Tu gagnes { $gains } et ton golem y reste. Le premier golem te laisse aussi mettre tes deux dés sur les faces de ton choix et les appliquer.
diceforge-picture-legend-golems-name = Golem solaire + lunaire
diceforge-picture-legend-golems = Les deux dans une faveur : tu peux aussi lancer le Dé céleste.
diceforge-picture-legend-ancient-name = Fragments anciens
diceforge-picture-legend-ancient = Ils paient comme soleil ou lune, pour les exploits et l’action supplémentaire. Chaque fragment gagné déplace ton marqueur d’une case à gauche, même si tu n’as plus de place.
diceforge-picture-legend-loyalty-name = Loyauté
diceforge-picture-legend-loyalty = Chaque loyauté déplace ton marqueur à droite. Elle ne se garde pas.
diceforge-picture-legend-memory-name = Sur un rivage
diceforge-picture-legend-memory = Un jeton mémoire à la couleur de son propriétaire : son prochain exploit sur cette île rapporte ce qu’il montre. Bouclier : 2 loyauté et 1 fragment solaire. Cristal : 2 fragments anciens et 1 fragment lunaire.
diceforge-picture-legend-blue-name = Chemins fléchés
diceforge-picture-legend-blue = Si un chemin bleu pointe dans ton sens, ton marqueur doit le prendre. Un chemin fléché ne va que dans un sens.
diceforge-picture-legend-end-name = Nombres
diceforge-picture-legend-end = Le nombre de ta case s’ajoute à tes points à la fin, ou s’en retire.
diceforge-picture-legend = DICE FORGE : LIRE LE PLATEAU
diceforge-picture-legend-lit-name = Cadre doré
diceforge-picture-legend-lit = À portée : tu peux l’avoir maintenant.
diceforge-picture-legend-bought-name = Anneau bleu clair
diceforge-picture-legend-bought = Exploit accompli par cette personne depuis le dernier plateau.
diceforge-picture-legend-up-name = Cadre bleu clair
diceforge-picture-legend-up = Face visible : la dernière sortie, ou forgée par-dessus.
diceforge-picture-legend-newest-name = Étoile et points
diceforge-picture-legend-newest = Nouveau depuis le dernier plateau : une face (étoile), ou le trajet d’un héros (points).
diceforge-picture-legend-home-name = Sur le quai
diceforge-picture-legend-home = Ces héros ne sont pas encore sur une île, ou ont été chassés.
diceforge-picture-legend-hero-name = Héros
diceforge-picture-legend-hero = Sur l’île de son dernier exploit. Si un autre héros y vient, celui-ci est chassé et reçoit en échange une faveur divine.
diceforge-picture-legend-price-name = Prix
diceforge-picture-legend-price = Le coût en or des faces à côté ; les exploits coûtent lune ou soleil. ×n : combien il en reste.
diceforge-picture-legend-immediate-name = Éclair
diceforge-picture-legend-immediate = Agit une fois, quand tu prends l’exploit.
diceforge-picture-legend-reinforcement-name = Flèches en cercle
diceforge-picture-legend-reinforcement = Un renfort : utilise-le une fois par tour, si tu veux.
diceforge-picture-legend-automatic-name = Infini
diceforge-picture-legend-automatic = Agit tout seul, chaque fois que ça s’applique.
diceforge-picture-legend-joint-name = Sur une face
diceforge-picture-legend-joint = Plus : tu reçois tout. Barre oblique : tu choisis.
diceforge-picture-legend-store-name = Inventaire
diceforge-picture-legend-store = Ce que quelqu’un a, ce qui y tient, et ce que ce tour a ajouté.
diceforge-picture-legend-points-name = Rang et points
diceforge-picture-legend-points = Points à ce stade, exploits compris, comme si la partie finissait là.
diceforge-picture-legend-feats-name = Exploits
diceforge-picture-legend-feats = Combien d’exploits ; leurs points sont dans le score. À côté : les effets durables.
diceforge-picture-legend-hammer-name = Marteau
diceforge-picture-legend-hammer = Tour et case : chaque or mis le fait avancer d’une case.
diceforge-picture-legend-asked-name = Interrogation
diceforge-picture-legend-asked = Cette personne choisit maintenant.
diceforge-picture-legend-turn-name = Flèche
diceforge-picture-legend-turn = C’est son tour, et d’autres choisissent aussi.
diceforge-picture-legend-torch-name = Torche
diceforge-picture-legend-torch = Le premier joueur, qui commence chaque manche.
diceforge-picture-legend-halt-name = Deux barres
diceforge-picture-legend-halt = Tu peux passer maintenant, ou finir ton tour.
diceforge-picture-legend-foot-name = Au pied du temple
diceforge-picture-legend-foot = Des faces que donnent les exploits, pas l’or. Arche : les Jardins. Arbre : la Forêt.

# The lobby.

diceforge-picture-invitation = Forge tes dés, gagne la faveur des dieux
diceforge-picture-invitation-rebellion = Rébellion : nouveaux exploits des dieux et des Titans
diceforge-picture-invitation-goddess = Rébellion : quel golem atteindra la Déesse en premier ?
diceforge-picture-invitation-titans = Rébellion : avec les dieux, ou avec les Titans ?
