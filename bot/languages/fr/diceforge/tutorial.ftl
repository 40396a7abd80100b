# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, environ 7 minutes : une faveur, forger une face, un exploit héroïque, une action supplémentaire et un bon tour.

diceforge-tutorial-board =
    Tes dés sont en bas, avec leurs six faces chacun. Ils te donnent 🪙 or, ☀️ soleil, 🌙 lune et 🏆 **Points de Gloire**. À droite, le **Temple** : de nouvelles faces contre de l’or. Au milieu, les îles et leurs **exploits** : des cartes que tu paies en soleil et en lune.
    Après 9 manches, qui a le plus de Points de Gloire l’emporte. Les cadres dorés marquent ce que tu peux payer maintenant.
    .title = Le plateau

diceforge-tutorial-blessing =
    Chaque tour commence par une **faveur** : tout le monde lance ses deux dés et prend ce qu’ils montrent. À deux, cela arrive deux fois, même au tour de ton adversaire. Tu as lancé 1🪙 et 1🌙 les deux fois.
    Les faces au cadre bleu sont visibles. À gauche, ton inventaire : il contient jusqu’à 12🪙, 6☀️ et 6🌙.
    .title = Une faveur

diceforge-tutorial-forge =
    Vient maintenant ton **action** : forger des faces, ou accomplir un exploit. Tu as 5🪙 et 2🌙. Au Temple, chaque face est à côté de son prix ; une nouvelle face remplace une des tiennes pour de bon.
    .title = Forger
    .aim = Forge « 1 PG et 1 fragment solaire » (4🪙) sur 1 or de ton dé clair : choisis d’abord la face, puis le dé.
    .why = Une face te sert dès lors à chaque faveur, donc forge tôt. Tes dés te donnent déjà de l’or ; ce qui leur manque, c’est du soleil.

diceforge-tutorial-feat =
    Ton adversaire a joué : plus de lune pour ses dés. Ta nouvelle face est sortie deux fois en quatre faveurs, tu as donc 2☀️.
    Les exploits bleus coûtent de la lune, les rouges du soleil. La couronne verte montre les Points de Gloire d’un exploit.
    .title = Un exploit héroïque
    .aim = Accomplis les Ailes de la Gardienne (2☀️).
    .why = La carte vaut 4🏆, et c’est un **renfort** (⟳) : elle te donne quelque chose à chacun de tes tours suivants. Prends donc ces cartes tôt.

diceforge-tutorial-reinforcement =
    Ton héros est maintenant sur l’île des Ailes. Si un autre héros y vient, le tien est **chassé**, et tu reçois une faveur en échange.
    La manche 3 a commencé : tu as 12🪙, 2☀️ et 3🌙. Les renforts viennent **avant** l’action.
    .title = Un renfort
    .aim = Utilise les Ailes de la Gardienne.
    .why = C’est gratuit. Une fois que tu as forgé ou accompli un exploit, c’est trop tard pour ce tour.

diceforge-tutorial-full =
    Les Ailes te donnent 1🪙, 1☀️ ou 1🌙. Mais tu ne peux pas porter plus d’or : 12 sur 12.
    .title = Un inventaire plein
    .aim = Prends 1☀️.
    .why = Plus d’or serait perdu. Et avec 3☀️, tu pourras faire quelque chose de spécial dans un instant.

diceforge-tutorial-choice =
    Dépense maintenant cet or. En **une** action, tu peux forger plusieurs faces, si elles sont toutes différentes.
    .title = Deux faces d’un coup
    .aim = Forge « 3 or ou 2 PG » (5🪙) sur 1 or de ton dé clair.
    .why = Chaque fois qu’elle sort, tu choisis : de l’or tant que tu forges, des points vers la fin.

diceforge-tutorial-second =
    Il te reste 7🪙, et l’action continue. Tu ne peux pas acheter deux fois la même face.
    .title = La deuxième face
    .aim = Forge « 1 fragment lunaire » (2🪙) sur 1 or de ton dé clair.
    .why = C’est bon marché, et la lune paie les exploits bleus. Ton dé clair te donne maintenant les quatre sortes.

diceforge-tutorial-extra =
    Pour 2☀️, tu peux jouer une **deuxième action**, une fois par tour.
    .title = Une action supplémentaire
    .aim = Paie 2☀️ pour une action supplémentaire.
    .why = Ça vaut le coup dès que tu peux encore payer quelque chose de bon. Il te reste 1☀️, et c’est justement le prix de l’Ancien.

diceforge-tutorial-elder =
    La deuxième action marche comme la première : forger, ou accomplir un exploit.
    .title = Le deuxième exploit
    .aim = Accomplis l’Ancien (1☀️).
    .why = Il change 3🪙 en 4🏆 à chacun de tes six tours restants, et tes dés te donnent assez d’or pour ça.

diceforge-tutorial-turn =
    C’était un **bon tour** : d’abord les Ailes, puis deux faces pour ton or, puis 2☀️ pour une deuxième action et encore un exploit. Il reste peu dans ton inventaire.
    Voici ton propre plateau, comme `/mine` le montre : tes dés dépliés, tes exploits, tes points et leur origine.
    .title = À quoi ressemble un bon tour

diceforge-tutorial-face =
    Manche 4, et une face que tu as forgée est sortie : **3 or ou 2 PG**. Quand une face te laisse le choix, je te demande d’abord. Puis vient la deuxième faveur.
    .title = Une face à choix
    .aim = Prends 2🏆.
    .why = Tes 8🪙 suffisent pour l’Ancien et une nouvelle face, et les points te restent.

diceforge-tutorial-own =
    Tu as les Ailes, l’Ancien et un inventaire à dépenser. Pense à l’ordre : renforts, action, peut-être une action supplémentaire.
    .title = À toi
    .aim = Joue ce tour comme tu veux.

diceforge-tutorial-points =
    La partie dure 9 manches. L’or, le soleil et la lune qui restent ne comptent pas à la fin : seulement les Points de Gloire gagnés et ceux imprimés sur tes exploits.
    Forge dans les premières manches ; ensuite accomplis des exploits, les plus chers en dernier. L’Hydre à elle seule vaut 26🏆.
    .title = Comment ça finit
