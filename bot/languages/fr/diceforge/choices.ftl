# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Choisis un lot d’exploits pour cette partie
diceforge-ask-turn = { $stage ->
    [forging] Forge une autre face, ou termine l’action
    [acted] Autre chose ? Ou termine ton tour
    [extra] Action supplémentaire : forge des faces ou accomplis un exploit
   *[begin] Forge des faces ou accomplis un exploit héroïque
 }
diceforge-ask-choose = Que prends-tu ? ({ $source }{ $factor ->
    [3] , triplé
   *[other] { "" }
 })
diceforge-ask-boar = Ton { $source } est sorti{ $factor ->
    [3] { " " }et compte trois fois
   *[other] { "" }
 } : que prends-tu ?
diceforge-ask-lose = Minotaure : que perds-tu ? ({ $source })
diceforge-ask-hammer = Tu gagnes { $gold } or. Combien vont au marteau ?
diceforge-ask-exchange = Échanger { $amounts } contre des Points de Gloire ?
diceforge-ask-mirror = Quelle face copie ton miroir ?
diceforge-ask-order = { $faces_short } : quelle face d’abord ?{ $why_id ->
    [ship] { " " }La voile achète avec l’or que tu as à ce moment-là.
    [labyrinth] { " " }L’autre face peut payer quelque chose sur le chemin de ton golem.
    [theft] { " " }Ton golem peut prendre les points que le sanglier vient de donner.
    [track] { " " }Ton marqueur bouge entre les deux, ce qui change tes gains ou sa case finale.
    [shield] { " " }La deuxième face dépend de ce que donne la première.
    [loss] { " " }Ce que tu perds d’abord change ce que tu perds ensuite.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Voile
   *[other] { $source }
 } : { $discount ->
    [0] acheter une face et la forger ?
   *[other] forger une face pour { $discount } or de moins ?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source } : forger une face gratuitement ?
    [trident] { $source } : quelle face forges-tu ?
   *[other] { $source } : { $designs ->
        [1] où va la nouvelle face ?
       *[other] { $source_id ->
            [guardians_shield] quel bouclier forges-tu ?
           *[other] quelle face forges-tu ?
         }
     }
 }
diceforge-ask-cerberus = Utiliser Cerbère pour appliquer encore { $faces_short } ?
diceforge-ask-die = { $source } : quel dé lances-tu ?
diceforge-ask-satyrs = Satyres : quels deux dés utilises-tu ?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source } : qui doit forger le malheur ?
   *[other] { $source } : qui doit forger le sanglier ?
 }
diceforge-ask-tokens = { $source } : quel jeton d’abord ? Cela change la case où finit ton marqueur.
diceforge-ask-twins = Les Jumeaux : relancer un dé pour 3 or ? ({ $faces_short })
diceforge-ask-scepter = Tu gagnes { $gold } or. Combien mets-tu sur le sceptre ? (Il en porte { $held } sur 6.)
diceforge-ask-purse = { $source } coûte { $price } or. Combien paies-tu avec le sceptre ? (Il en porte { $held }.)
diceforge-ask-pay = { $source } : comment paies-tu { $amounts } ?
diceforge-ask-companion = Quel Compagnon avance d’une case ? (Chaque case ajoute 1☀️ et 1🏆 à gagner au renvoi.)
diceforge-ask-merchant = Le Marchand : des points ou une meilleure face ?
diceforge-ask-upgrade = { $source_id ->
    [merchant] Le Marchand : quelle face remplaces-tu, et par quoi ?
   *[other] Dé céleste, { $source } : quelle face remplaces-tu, et par quoi ?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Miroir céleste : quelle face appliques-tu ?
   *[other] { $source } : quelle face appliques-tu ?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Dé céleste : quel dé tournes-tu, et sur quelle face ?
   *[other] { $source } : sur quelle face mets-tu le dé ?
 }
diceforge-ask-trade = { $source } : combien de tes { $gold } or échanges-tu contre des PG ?
diceforge-ask-take = { $source } : quel exploit prends-tu gratuitement ?
diceforge-ask-path = { $back ->
    [0] Ton golem est en case { $space } : où va-t-il ?
   *[other] Ton golem recule depuis la case { $space } : vers où ?
 }
diceforge-ask-treasure = Salle au trésor : quel trésor prends-tu ?
diceforge-ask-deal = { $source } : payer { $amounts } pour { $gain } PG ?
diceforge-ask-celestial = Les deux golems : lancer aussi le Dé céleste ?
diceforge-ask-memory = { $source } : sur quelle île poses-tu un jeton, et de quel côté ?
diceforge-group-pick = Choisis un lot…
diceforge-group-forge = Forge une face…
diceforge-group-feat = Accomplis un exploit héroïque…
diceforge-group-use = Utilise d’abord un renfort…
diceforge-group-triton = Utilise un jeton Triton…
diceforge-group-extra = Joue une action supplémentaire…
diceforge-group-end = Termine le tour…
diceforge-group-companion = Renvoie un Compagnon…
diceforge-group-take = Prends un exploit gratuit…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot } : { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· gratuit
   *[other] { " " }· { $cost }🪙
 } · sur { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(départ)
   *[forged] { " " }(achetée)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] { "" }
   *[other] Il te reste { $gold } or.{ " " }
 }Ton { $die_id ->
    [light] dé clair
   *[dark] dé sombre
 } ensuite : { $changed_tally }
    .short = { $cost ->
        [0] Remplace { $old } sur ton { $die }.
       *[other] Remplace { $old } sur ton { $die } ; il te reste { $gold } or.
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· chasse { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 de la rébellion ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] tu restes sur l’île { $island }
       *[other] île { $island }
     }
   *[other] { $other } reçoit une faveur divine
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· l’autre reçoit une faveur divine
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· chasse { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] payer 3🪙 pour 4🏆
    [guardians_owl] 1🪙, 1☀️ ou 1🌙
    [silver_hind] faveur mineure
    [tree] 3🪙 et 1🏆 (2🏆 si tu as 8🪙 ou plus)
    [merchant] 2🏆 ou une meilleure face
    [light] payer 3🪙 pour une face visible
    [companion] un pas
    [oracle] faveur mineure
    [guardian] 1💎 ou 1🛡️
   *[other] utiliser
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Triton : { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } en trop)
 }
diceforge-option-triton-note = { $tokens ->
    [0] Ton dernier jeton Triton.
    [one] Il te reste 1 jeton Triton.
   *[other] Il te reste { $tokens } jetons Triton.
 }
diceforge-option-extra-first = Action supplémentaire
diceforge-option-extra = { $lacking ->
    [0] Action supplémentaire · payer 2☀️ (reste { $left })
    [one] Action supplémentaire · 2☀️ (1 par 💎 ou sceptre)
   *[other] Action supplémentaire · 2☀️ (avec 💎 ou sceptre)
 }
diceforge-option-extra-note = Une fois par tour : forge ou accomplis encore un exploit.
diceforge-option-pass = Passer
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] tu pourrais forger une face
        [feat] tu pourrais accomplir un exploit
       *[both] tu pourrais forger ou accomplir un exploit
     }
   *[other] ton action supplémentaire est déjà payée
 }
diceforge-option-end = Finir le tour
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] dernière manche : renvoi d’un Compagnon possible
    [forge] dernière manche : tu pourrais encore forger une face
    [extra] dernière manche : action supplémentaire possible
   *[both] dernière manche : tu pourrais encore forger ou agir
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } en trop)
 }{ $space ->
    [0] { "" }
   *[other] { " " }· marqueur à { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Ton inventaire est plein : tu perdrais tout.
           *[other] Il ne reste de la place que pour { $kept } ; tu perdrais le reste.
         }
     }
   *[other] { $surplus ->
        [0] Ton marqueur va à { diceforge-track } sur la piste.
       *[other] Ton inventaire est plein. Ton marqueur va à { diceforge-track } sur la piste.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Or
    [sun] ☀️ Soleil
    [moon] 🌙 Lune
    [ancient] 💎 Fragments anciens
    [loyalty] 🛡️ Loyauté
   *[vp] 🏆 PG
 } : { $lost ->
    [0] rien à perdre
   *[other] perdre { $lost }
 }
diceforge-option-hammer = { $worked ->
    [0] Garder { $kept }🪙
   *[other] { $worked }🪙 au marteau{ $kept ->
        [0] { "" }
       *[other] , garder { $kept }
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } en trop)
 }
diceforge-option-hammer-note = { $lap ->
    [0] Ton marteau est alors terminé.
   *[other] Ton marteau est alors en case { $step } sur 15, tour { $lap }.
 }
diceforge-option-exchange-yes = Échanger { $amounts_short } contre { $gain }🏆
diceforge-option-exchange-no = Garder { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Tu appliques cette face.
diceforge-option-first = D’abord : { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· en tout { $amounts_short }, marqueur case { $space }
 }
diceforge-option-ship-none = Ne rien forger
diceforge-option-ship-none-note = Tu gardes ton or.
diceforge-option-cerberus-use = Oui, utiliser un jeton Cerbère
diceforge-option-cerberus-keep = Non, le garder
diceforge-option-die = { $die_id ->
    [light] Dé clair
   *[dark] Dé sombre
 } : { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] Dés : { $others_1 }.
   *[no] Dés : { $others_1 } et { $others_2 }.
 }
diceforge-option-seat = { $other }
diceforge-option-companion = Compagnon : { $sun }☀️ et { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus }☀️ en trop)
 }
diceforge-option-companion-note = Il quitte la case { $space } pour de bon ; sa carte garde ses points.
diceforge-option-twins = { $die_id ->
    [light] Relancer le dé clair
    [dark] Relancer le dé sombre
   *[celestial] Relancer le Dé céleste
 } ({ $face_short }) · { $gold }🪙
diceforge-option-twins-note = Tu gagnes aussi 1 fragment lunaire ou 1 PG ensuite.
diceforge-option-twins-keep = Garder le lancer
diceforge-option-twins-keep-note = Tu appliques les dés tels quels.
diceforge-option-scepter = { $stored ->
    [0] Rien sur le sceptre, garder { $kept }🪙
   *[other] Sceptre : { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , garder { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] Le sceptre porte alors 4 sur 6 : il peut payer 1☀️ ou 1🌙.
    [5] Le sceptre porte alors 5 sur 6 : il peut payer 1☀️ ou 1🌙.
    [6] Le sceptre porte alors 6 sur 6 : il peut payer 2☀️ ou 2🌙.
   *[other] Le sceptre porte alors { $held } sur 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Rien du sceptre, { $gold }🪙 de l’inventaire
   *[other] { $scepter }🪙 du sceptre{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 de l’inventaire
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] Payer { diceforge-scepters }
     }
   *[other] Payer { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }et { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Ni fragments anciens, ni sceptre.
       *[other] Cela vide le sceptre.
     }
   *[other] Payer avec des fragments anciens ne bouge pas ton marqueur.
 }
diceforge-option-step = Compagnon case { $space }
diceforge-option-merchant-vp = Gagner { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] Une face un niveau plus haut
   *[other] Une face { $levels } niveaux plus haut
 }
diceforge-option-merchant-note = { $levels ->
    [one] Une seule face par tour.
   *[other] Utilise { $levels } de tes Marchands ; une seule face par tour.
 }
diceforge-option-first-token = D’abord : { $amounts_short }
diceforge-option-forge-none = Ne rien forger
diceforge-option-forge-none-note = Tu gardes toutes tes faces.
diceforge-option-side = { $die_id ->
    [light] Dé clair
   *[dark] Dé sombre
 } : { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Ne rien échanger
   *[other] { $gold }🪙 contre { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 de la rébellion ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] la dernière carte
   *[other] il en restera { $left }
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Case { $space } : { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] trésor, 1🌙
    [sun] trésor, 1☀️
   *[vp] trésor, 2🏆
 }
diceforge-option-treasure = Trésor : { $amounts_short }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } en trop)
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Les golems suivants auront ici 1 fragment lunaire.
    [sun] Les golems suivants auront ici 1 fragment solaire.
   *[vp] Les golems suivants auront ici 2 PG.
 }
diceforge-option-deal-yes = Oui, payer
diceforge-option-deal-no = Non, garder
diceforge-option-celestial-roll = Lancer le Dé céleste
diceforge-option-celestial-skip = Ne pas le lancer
diceforge-option-memory = Île { $island } : { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Il n’y a plus d’exploit là-bas.
   *[other] Pour ton prochain exploit là-bas. En ce moment : { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = Ce n’est pas ton tour.
diceforge-reason-face_must_stay = Un sanglier ou un malheur ne s’enlève jamais. Choisis une autre face.
diceforge-reason-not_for_sale = Seules les faces du Sanctuaire s’achètent. Celles des Jardins et de la Forêt viennent avec des exploits.
diceforge-reason-action_over = Tu as déjà joué ton action. Une de plus coûte 2 fragments solaires.
diceforge-reason-same_face_in_one_action = Tu as déjà acheté cette face. Dans une action, chaque face doit être différente.
diceforge-reason-face_sold_out = Le Temple n’a plus cette face.
diceforge-reason-not_enough_gold = Tu n’as pas assez d’or pour ça.
    .measured = Ça coûte { $gold } or ; tu en as { $held_gold }.
diceforge-reason-equal_side_offered = Une autre face de ce dé est identique. Choisis plutôt celle-là, le résultat est le même.
diceforge-reason-not_in_this_match = Cet exploit n’est pas en jeu ici.
diceforge-reason-stack_empty = Toutes les cartes de cet exploit sont prises.
diceforge-reason-not_enough_shards = Tu n’as pas assez de fragments solaires ou lunaires pour cet exploit.
    .measured = Ça coûte { $amounts_short } ; tu as { $held_sun }☀️ et { $held_moon }🌙.
diceforge-reason-card_not_yours = Cette carte n’est pas à toi.
diceforge-reason-no_reinforcement = Cette carte n’est pas un renfort.
diceforge-reason-reinforcements_come_first = Les renforts viennent avant ton action : c’est trop tard pour ce tour.
diceforge-reason-card_already_used_this_turn = Tu as déjà utilisé cette carte ce tour-ci.
diceforge-reason-no_token = Tu n’as pas de jeton Triton.
diceforge-reason-one_extra_action_only = Une seule action supplémentaire par tour, et tu l’as déjà eue.
diceforge-reason-action_comes_first = Joue d’abord ton action normale ; l’action supplémentaire vient ensuite.
diceforge-reason-not_enough_sun = Une action supplémentaire coûte 2 fragments solaires, et tu n’en as pas assez.
    .measured = Une action supplémentaire coûte 2☀️ ; tu en as { $held_sun }.
diceforge-reason-nothing_to_do_with_it = Une action supplémentaire ne t’apporterait rien : tu ne pourrais ni forger, ni accomplir d’exploit.
diceforge-reason-end_instead = Tu as déjà agi. Termine plutôt ton tour.
diceforge-reason-must_act = Dans cette partie, on ne passe pas tant qu’on peut forger ou accomplir un exploit.
diceforge-reason-pass_instead = Tu n’as pas encore agi. Passe plutôt, si tu veux.
diceforge-reason-unknown_option = Ce choix n’est pas possible maintenant.
diceforge-reason-no_companion = Tu n’as pas de Compagnon à renvoyer.
diceforge-reason-nothing_left_to_move = Ton Compagnon est déjà sur la dernière case. Tu ne peux plus que le renvoyer.
