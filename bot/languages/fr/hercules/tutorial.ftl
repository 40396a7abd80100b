# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hercules**, environ 5 minutes : un travail, un demi-dieu et son pouvoir, un vase, un dieu, un repos, et Hadès.

hercules-tutorial-board =
    Ta rangée est l’orange. Tu as un cube dans chaque colonne de 1 à 12 : ce sont tes **travaux**. Ton **apprenti** part de la gauche et veut atteindre la colonne 12.
    Tes dés sont en bas à gauche ; à côté, tu vois quels travaux ils peuvent faire. Le doré marque ce que tu peux faire maintenant.
    .title = Le plateau

hercules-tutorial-labour =
    Tu as lancé 1 et 3. Additionne, soustrais, multiplie ou divise-les : le résultat est le travail que tu **accomplis**, ici 2, 3 ou 4. Tu prends son cube, qui vaut 1 point, et un **demi-dieu** qui va avec le calcul : Pan pour ×, Hécate pour −, Hestia pour +, Éole pour ÷.
    .title = Un travail
    .aim = Fais le travail 3 = 3 × 1 et prends Pan −1.
    .why = Chaque choix vaut 6 points tout de suite, mais le −1 de Pan pourra baisser un dé plus tard. Tu en auras besoin.

hercules-tutorial-hades =
    La rangée violette, c’est **Hadès**. Il joue avec deux dés. Son **dé blanc** vole : il désigne une pile de demi-dieux, comptée depuis la gauche. Son **dé violet** le fait avancer, et il prend le cube là où il s’arrête.
    Il commence une manche sur deux, donc il vient de jouer deux fois : il a volé Hécate et Éole, et se trouve en colonne 7.
    .title = Hadès

hercules-tutorial-demigod =
    Tu as lancé 4 et 6. Regarde les cartes du dessus : cette Hécate a un **dé noir** à côté de son −. Ces **symboles** comptent à la fin : 5 points pour chaque sorte dont tu as le plus, et 5 de plus pour une série des cinq sortes.
    .title = Demi-dieux et symboles
    .aim = Fais le travail 2 = 6 − 4 et prends Hécate.
    .why = Tu reçois deux sortes de symboles d’un coup. La note sous l’option annonce 17 points ; les autres ne t’en donnent que 12.

hercules-tutorial-ability =
    Ton apprenti est toujours à gauche : ton cube de la colonne 1 lui barre la route. Avec 2 et 4, impossible de faire 1. Mais tu as une carte à **pouvoir** : le −1 de Pan.
    Un demi-dieu coûte un **cube** de ta réserve. Il reste sur la carte jusqu’à un repos, et d’ici là tu perds son point.
    .title = Utiliser une carte
    .aim = Utilise Pan : change le 4 en 3.
    .why = Il te faut 3 − 2 = 1. D’abord les cartes, ensuite le travail.

hercules-tutorial-vase =
    Maintenant tes dés montrent 2 et 3. Les colonnes 2 et 3 sont déjà vides. Prends le cube de la colonne 1, et ton apprenti file jusqu’à la colonne 3 **d’un coup**.
    .title = Un vase et un dieu
    .aim = Fais le travail 1 = 3 − 2.
    .why = Une avancée de 3 colonnes ou plus te donne un **vase** ; plus elle est longue, meilleur est le vase. Tu gagnes aussi le **dieu** au-dessus de la colonne d’arrivée, ici Poséidon.

hercules-tutorial-cards =
    Voici tes cartes, comme `/mine` les montre. Ton cube est sur Pan, donc il ne peut pas servir maintenant. La deuxième Hécate et Poséidon permettent tous deux de **retourner** un dé sur sa face opposée.
    En haut à droite, tes points et leur origine : 10 de tes 20 viennent des majorités de symboles.
    .title = Tes cartes

hercules-tutorial-god =
    Tu as lancé 3 et 5. Le pouvoir d’un dieu ne coûte **aucun cube** : tu retournes la carte face cachée. Ses points comptent toujours.
    .title = Le pouvoir d’un dieu
    .aim = Utilise Poséidon : retourne le 5 en 2.
    .why = Avec 3 et 5, tu ne peux faire que le travail 8. Avec 3 et 2, tu as le choix entre deux travaux et deux cartes.

hercules-tutorial-number =
    Deux piles se moquent de l’opération. **Tyché** et **Morphée** montrent un chiffre : si un des deux dés utilisés l’affiche, tu peux prendre leur carte à la place. En ce moment, Tyché veut un 2.
    .title = Tyché et Morphée
    .aim = Fais le travail 5 = 3 + 2 et prends Tyché.
    .why = Elle te donne 2 points et un dé noir : 28 points en tout. Et avec la colonne 5 vide, ton apprenti avancera de deux colonnes quand tu feras le travail 4.

hercules-tutorial-rest =
    Pan garde ton cube et Poséidon est face cachée. Au lieu d’un travail, tu peux **te reposer** : récupère jusqu’à 3 cubes sur tes demi-dieux et remets 1 dieu face visible.
    .title = Un repos
    .aim = Repose-toi.
    .why = Un repos coûte un tour : attends qu’il te rende plusieurs choses. Ici, deux pouvoirs redeviennent prêts.

hercules-tutorial-own =
    Pendant ce temps, Hadès a pris le dieu Hermès : là où il n’a plus de cube, il prend la carte au-dessus. Tu as lancé 5 et 3. Pan, Hécate et Poséidon sont prêts.
    .title = À toi
    .aim = Joue ce tour comme tu veux.

hercules-tutorial-points =
    La partie finit quand tu atteins la colonne 12 ou qu’Hadès a tous ses cubes. Puis on additionne : les cubes de ta réserve, les points des cartes, 5 par majorité, 5 par série complète. **C’est le plus gros total qui gagne**, pas l’apprenti le plus rapide.
    Un bon tour : regarde ce que font tes dés, vérifie si une carte permet une longue avancée, et prends les symboles qui te manquent.
    .title = Comment ça finit
