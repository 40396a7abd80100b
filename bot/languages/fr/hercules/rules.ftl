# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Douze travaux, deux dés, une course. Avec les chiffres de tes dés, tu fais des calculs ; chaque résultat de 1 à 12 est un travail à accomplir une fois.

    Les travaux te donnent des **demi-dieux**, font avancer ton **apprenti** le long des douze colonnes et te rapportent **dieux** et **vases** en chemin. Le premier apprenti en colonne 12 met fin à la partie, mais la vitesse ne fait pas tout : **c’est le plus gros total** qui l’emporte.
    .title = But du jeu
    .keywords = but, gagner, victoire, aperçu, début, comment jouer, points, objectif

hercules-rules-round =
    Une manche a trois phases.

    { "" }**1. Oracle.** Tout le monde lance ses deux dés en même temps.
    { "" }**2. Actions.** La personne qui a Pégase joue en premier, puis les autres dans l’ordre. À ton tour, soit tu **accomplis un travail**, soit tu **te reposes**. Avant un travail, tu peux utiliser autant de cartes que tu peux en payer.
    { "" }**3. Pégase s’envole** vers la personne suivante, qui commence la prochaine manche.

    Tout le monde a le même nombre de tours.
    .title = Une manche
    .keywords = tour, phase, oracle, lancer, pégase, ordre, premier joueur, commencer, action

hercules-rules-labours =
    Prends deux de tes dés et additionne, soustrais, multiplie ou divise-les. Le résultat doit être un nombre entier de **1 à 12**, et ton cube doit encore être dans cette colonne : chaque travail compte une fois.

    Soustrais le plus petit du plus grand ; ne divise que si ça tombe juste. Deux dés égaux ne se soustraient pas (3 − 3 fait 0), mais se divisent : 3 ÷ 3 = 1.

    Ensuite, dans cet ordre :
    1. Prends ton **cube** de cette colonne dans ta réserve.
    2. Ton **apprenti** avance vers la droite tant que la colonne suivante n’a plus de cube à toi. Les cubes des autres ne l’arrêtent pas. Parfois il reste sur place, parfois il file loin.
    3. Prends un **demi-dieu** qui va avec ton calcul, s’il y en a un.
    4. Si l’apprenti a avancé de 3 colonnes ou plus, prends un **vase**.
    5. S’il s’arrête sous un **dieu**, prends cette carte.

    Ton tour s’arrête là. Ce que tu as gagné te sert dès ton prochain tour.
    .title = Accomplir un travail
    .keywords = calculer, calcul, somme, additionner, soustraire, multiplier, diviser, résultat, cube, marqueur, apprenti, avancer, opération, travail, accomplir

hercules-rules-demigods =
    Un travail te donne **un demi-dieu**, pris sur le dessus d’une pile. Il doit aller avec ton calcul :

    { "" }**+** Hestia · **−** Hécate · **×** Pan · **÷** Éole
    { "" }**Tyché** (1 à 3) et **Morphée** (4 à 6) : si un des deux dés utilisés montre le chiffre de leur carte du dessus.

    Les chiffres comptent tels qu’ils sont au moment du calcul, donc après tes cartes. Le dé blanc compte s’il sert au calcul ; un dé laissé de côté ne compte pas.
    Si plusieurs vont, tu choisis, mais tu ne peux pas refuser. Si aucun ne va, tu n’en reçois pas.

    Chaque demi-dieu porte des symboles pour le décompte. La plupart ont aussi un pouvoir ; quelques-uns valent 2 points à la place.
    .title = Demi-dieux
    .keywords = hestia, pan, éole, eole, hécate, hecate, tyché, tyche, morphée, morphee, pile, chiffre, dé noir, carte

hercules-rules-vases =
    Si ton apprenti avance de **3 colonnes ou plus d’un coup**, tu prends le vase du dessus de la pile de ce nombre. Plus l’avancée est longue, plus il rapporte de points.

    Si cette pile est vide, tu prends dans la pile inférieure la plus proche qui a encore un vase, jamais dans une pile supérieure. 8 colonnes ou plus comptent comme 7.

    Laisser un trou et le combler plus tard peut donc payer. Un seul vase par tour.
    .title = Vases
    .keywords = vase, saut, longue avancée, marche, colonnes d’un coup, trou, points

hercules-rules-gods =
    Un dieu se tient au-dessus de chacune des colonnes 1 à 11. Si ton apprenti **s’arrête** dessous, la carte est à toi ; les dieux dépassés restent en place. Il doit avoir avancé d’au moins une colonne.

    Un dieu vaut des points et a un pouvoir qui ne coûte **aucun cube** : pour l’utiliser, retourne la carte face cachée. Un repos remet un dieu face visible. Utilisé ou non, ses points comptent.

    { "" }**Colonne 12 :** le premier apprenti arrivé prend Zeus (5 PV). Tout autre apprenti qui y arrive dans la dernière manche prend une carte Panthéon (5 PV).
    .title = Dieux, Zeus et le Panthéon
    .keywords = olympe, zeus, panthéon, pantheon, face cachée, apollon, arès, athéna, héra, hermès, poséidon, artémis, aphrodite, déméter, dionysos, héphaïstos, colonne 12

hercules-rules-abilities =
    À ton tour, avant le calcul, tu peux utiliser autant de cartes que tu veux, dans l’ordre que tu veux. Chaque carte marche **une fois par tour** ; deux cartes au même pouvoir sont permises.

    { "" }**Un demi-dieu coûte un cube** de ta réserve, qui reste sur la carte jusqu’à un repos. Un cube sur une carte ne vaut aucun point à la fin. **Un dieu ne coûte rien** : retourne-le face cachée.

    Dé blanc · relance · +1 · −1 · copie · retournement changent tes dés. Les cartes bonus et à 2 PV comptent simplement à la fin.

    Attention : après avoir utilisé une carte, plus de repos ce tour-ci. Tu ne peux t’arrêter que si aucun travail n’est possible, et ce que tu as payé est perdu.
    .title = Les pouvoirs et leur coût
    .keywords = utiliser une carte, payer, cube, marqueur, coût, une fois par tour, pouvoir, capacité

hercules-rules-white =
    { hercules-ability-white-text }

    Ton calcul utilise toujours exactement deux des trois dés ; les deux colorés vont aussi. D’autres pouvoirs peuvent changer le dé blanc tant que tu l’as. Une deuxième carte dé blanc le relance. À la fin de ton tour, tu le rends.

    Contre Hadès : si tu joues avant lui dans cette manche, il utilise la face que ton lancer a laissée.
    .title = Pouvoir : dé blanc
    .keywords = blanc, troisième dé, dé en plus, pan, apollon, hermès

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    Tu choisis lesquels. Le nouveau lancer compte.
    .title = Pouvoir : relance
    .keywords = relancer, relance, arès, dionysos

hercules-rules-plus1 =
    { hercules-ability-plus1-text } Marche aussi sur le dé blanc tant que tu l’as.

    Le nouveau chiffre compte aussi pour Tyché et Morphée.
    .title = Pouvoir : +1
    .keywords = plus un, augmenter, monter, héphaïstos

hercules-rules-minus1 =
    { hercules-ability-minus1-text } Marche aussi sur le dé blanc tant que tu l’as.

    Le nouveau chiffre compte aussi pour Tyché et Morphée.
    .title = Pouvoir : −1
    .keywords = moins un, baisser, descendre, artémis

hercules-rules-copy =
    { hercules-ability-copy-text }

    La copie prend ce que ces dés montrent à cet instant, même si cette personne a déjà joué dans la manche. Le dé blanc ne change pas. Contre Hadès, tu copies son dé coloré et le dé blanc.
    .title = Pouvoir : copie
    .keywords = copier, autres dés, aphrodite

hercules-rules-flip =
    { hercules-ability-flip-text } Marche aussi sur le dé blanc tant que tu l’as.
    .title = Pouvoir : retournement
    .keywords = retourner, opposé, face opposée, athéna, poséidon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Ses symboles comptent pour les majorités et les séries comme les autres. Les cartes à **2 PV** marchent pareil : rien à utiliser, juste des points.
    .title = Symboles bonus et 2 PV
    .keywords = bonus, symboles, 2 pv, points, déméter, héra, passif

hercules-rules-rest =
    Tu peux te reposer au lieu d’accomplir un travail, même si un travail est possible, mais seulement si tu n’as utilisé aucune carte ce tour-ci.

    Un repos te donne les deux :
    · récupère jusqu’à **3 cubes** sur tes demi-dieux,
    · remets **1 dieu** face visible.

    Tu peux réutiliser ces cartes dès ton prochain tour. S’il n’y a rien à récupérer, un repos revient à passer.
    .title = Se reposer
    .keywords = repos, se reposer, récupérer, passer, reprendre des cubes, remettre face visible

hercules-rules-end =
    Quand un apprenti atteint la **colonne 12**, ses douze travaux sont accomplis et il prend Zeus. C’est la dernière manche : chaque personne qui n’y a pas encore joué a encore son tour. Tout autre apprenti qui atteint la colonne 12 prend une carte Panthéon.

    Ensuite, on compte les points.
    .title = Fin de la partie
    .keywords = fin, dernière manche, colonne 12, final, zeus, finir

hercules-rules-scoring =
    · **Cubes** de ta réserve : 1 point chacun. Les cubes sur les cartes ne comptent pas.
    · **Cartes** : les points imprimés sur dieux, demi-dieux, vases et cartes Panthéon, utilisés ou non.
    · **Majorités** : 5 points pour chaque sorte de symbole dont tu as le plus. En cas d’égalité, chaque ex æquo les reçoit ; une sorte que personne n’a ne rapporte rien.
    · **Séries** : 5 points par série complète des cinq symboles : +, −, ×, ÷ et le dé noir.

    Un symbole compte pour les majorités et pour les séries. Le chiffre à côté d’un dé noir n’importe pas ici.

    { "" }**Égalité :** l’apprenti le plus avancé l’emporte, puis le plus de majorités, puis le plus de cubes en réserve. Si tout est égal, le rang est partagé.
    .title = Décompte
    .keywords = score, points, majorité, majorités, série, séries, symboles, égalité, départage, points de victoire, décompte

hercules-rules-simplified =
    Une première partie plus douce : les dieux au-dessus des colonnes 1 à 11 ne valent **que des points**. Leurs pouvoirs et symboles ne comptent pas, et un repos ne rend que des cubes. Le reste ne change pas.

    Choisis-la dans le lobby sous *Options*, ou avec `/play solo` pour une partie en solo.
    .title = Variante simplifiée
    .keywords = facile, débuter, variante, première partie, simple

hercules-rules-solo =
    C’est toi contre Hadès, qui a ses propres règles. Tu commences ; ensuite, Pégase change de camp à chaque manche. Hadès lance un dé coloré et le dé blanc.

    { "" }**Dé blanc : il vole.** Pile 1 Hestia, 2 Pan, 3 Éole, 4 Hécate, 5 Tyché, 6 Morphée : il prend la carte du dessus, ou rien si la pile est vide. Si tu joues avant lui et utilises le dé blanc, il utilise la face que ce dé montre après ton tour.

    { "" }**Dé coloré : il avance** d’autant de colonnes vers la droite, en sautant les cubes ; après 12 vient 1. Là où il s’arrête :
    1. Si **son cube** y est, il le prend.
    2. Sinon, s’il y a une **carte au-dessus**, il la prend, même Zeus.
    3. S’il n’y a **ni l’un ni l’autre**, il continue jusqu’à la colonne juste avant son prochain cube, au plus jusqu’à la 12. Une avancée de 3 colonnes ou plus lui donne un vase, mais pas de dieu.

    { "" }**Fin :** tu atteins la colonne 12, ou Hadès a ses douze cubes. On finit la manche, puis on compte les points des deux comme d’habitude. Si Hadès a pris Zeus, la carte Panthéon t’attend en colonne 12.
    .title = En solo contre Hadès
    .keywords = solo, hadès, hades, un joueur, seul, voler, dé blanc, enfers

hercules-rules-levels =
    Le livret utilisé ici ne dit pas ce que vaut la carte Hadès. Prise à la lettre, elle n’ajoute rien, et Hadès gagne rarement. D’où des règles maison :

    · **Règles du livret** : rien de plus.
    · **Facile** : 1 symbole de plus de chaque sorte.
    · **Moyen** : 2 symboles de plus de chaque sorte.
    · **Difficile** : 2 symboles de plus de chaque sorte et 5 points. Une partie équilibrée si tu joues bien.
    · **Expert** : 3 symboles de plus de chaque sorte.

    Ces symboles comptent pour ses majorités et ses séries.
    .title = Niveaux d’Hadès
    .keywords = difficulté, niveau, règle maison, handicap, facile, moyen, difficile, expert, livret

hercules-rules-dice =
    Avant le premier lancer, le bot tire une graine secrète et publie son sceau (un SHA-256). Chaque lancer et chaque mélange découlent de cette graine, des mots porte-bonheur ajoutés dans le lobby et du numéro que Discord donne au clic sur *Commencer*. Personne à la table ne peut savoir ce qui va sortir ; seule la personne qui gère le bot et lit sa base de données le pourrait.

    À la fin, `/verify` révèle la graine et rejoue toute la partie : si le sceau, chaque lancer et chaque coup concordent, personne n’a touché aux dés.
    .title = Des dés honnêtes
    .keywords = équité, honnête, hasard, aléatoire, graine, vérifier, triche, preuve, scellé

hercules-rules-cards =
    Le texte du livret donne le nombre de cartes de chaque pile, la façon de les gagner, les noms des dieux, les 5 points de Zeus et du Panthéon, et les 12 points du meilleur vase à six colonnes.

    Tout le reste imprimé sur les cartes (pouvoirs, symboles en plus, chiffres, points des autres dieux et vases) est **reconstitué** ici : ces valeurs respectent chaque nombre du livret et ont été équilibrées par de nombreuses parties simulées. Ta boîte peut différer. La personne qui gère ce bot peut corriger les valeurs dans un seul fichier, `cards.toml`.
    .title = À propos des valeurs des cartes
    .keywords = valeurs des cartes, reconstitué, original, imprimé, boîte, différent
