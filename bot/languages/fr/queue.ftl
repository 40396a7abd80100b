# The queue over servers.

queue-title = ## 🔎 La file d’attente
queue-about = Trouve une partie avec des personnes de n’importe quel serveur, avec ou sans amis. Je cherche des adversaires à peu près de ta force ; plus tu attends, moins ça compte.
    Ça se joue en **messages privés**, ou dans un fil sur ton serveur s’il en propose un que toute la table voit.
queue-rating = Ta cote à { $game } : **{ $rating }** ({ $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    })
queue-reliance = { $missed ->
        [0] D’autres comptent sur toi : si par deux fois ton temps s’écoule ou tu ne confirmes pas une partie, la file fait une pause pour toi : { $span }.
       *[other] Récemment, ton temps s’est écoulé dans une partie, ou tu n’en as pas confirmé une. Si ça arrive encore une fois, la file fait une pause pour toi : { $span } ; `/preferences` a des vacances et des heures calmes.
    }
queue-pause-span = { $pause ->
        [0] une heure
        [1] un jour
       *[other] une semaine
    }
queue-paused = ⏸️ Par deux fois, d’autres ont attendu ton tour en vain, donc la file fait une pause pour toi. Tu pourras revenir { $until }.
queue-people = { $count ->
        [0] Personne n’attend en ce moment.
        [one] Une personne attend en ce moment.
       *[other] { $count } personnes attendent en ce moment.
    }
queue-meets = Tu n’évites personne.
queue-avoided = Tu évites { $people }.
queue-avoids-no-stranger = { $count ->
    [one] L’une d’elles ne m’a jamais utilisé, je ne garde donc rien sur elle : tu pourras l’éviter quand ce sera le cas.
   *[other] { $count } d’entre elles ne m’ont jamais utilisé, je ne garde donc rien sur elles : tu pourras les éviter quand ce sera le cas.
 }
queue-waiting-title = ## 🔎 Tu es dans la file
queue-waiting = **{ $wish }** · inscription { $since } ; ta place expire { $until }
queue-wish = { $game }, à { $players }, { $pace }
queue-party = { $count ->
        [one] Tu attends sans groupe.
       *[other] Ton groupe : { $names }
    }
queue-usual = { $unit ->
        [hours] Une telle partie se trouve d’habitude en { $count } heures.
       *[minutes] { $count ->
            [0] Une telle partie se trouve d’habitude en moins d’une minute.
            [one] Une telle partie se trouve d’habitude en 1 minute.
           *[other] Une telle partie se trouve d’habitude en { $count } minutes.
        }
    }
queue-usual-unknown = Je ne peux pas encore dire combien de temps ça prend : trop peu de telles parties ont été trouvées récemment.
queue-code = Des amis peuvent te rejoindre avec `/queue` et ce code : **`{ $code }`**

queue-press-find = Trouver une partie…
queue-press-friends = Rejoindre des amis…
queue-press-avoid = Éviter des personnes…
queue-press-leave = Quitter la file
queue-press-look = Actualiser

queue-form-find = Trouver une partie
queue-form-game = Jeu
queue-form-players = Nombre de personnes
queue-form-players-about = En tout, toi et tes amis compris.
queue-players = { $count } personnes
queue-form-pace = Temps par choix
queue-form-pace-about = Une fois écoulé, une IA prend le relais jusqu’au retour de cette personne.
queue-form-friends = Rejoindre des amis
queue-form-code = Le code de ton groupe
queue-form-code-about = Il est affiché dans la /queue de qui t’invite.
queue-form-avoid = Personnes à éviter
queue-form-people = Éviter
queue-form-people-about = La file ne vous met jamais à la même table. Elles ne le sauront pas.

queue-found-title = ### 🔎 Partie trouvée : { $game }
queue-found = { $names }
    { $pace }. Une fois ton temps écoulé, une IA prend le relais jusqu’à ton retour. Tes tours arrivent ici.
queue-off = **{ $game } :** cette partie n’a pas eu lieu.
queue-again = `/queue` trouve la prochaine partie.

refusal-not_reliable_yet = Tant que ta fiabilité n’est pas établie, tu joues { $limit ->
    [one] une partie
   *[other] { $limit } parties
 } à la fois avec des inconnus. Finis-en une d’abord ; `/stats` montre où tu en es.
refusal-queue_paused = Par deux fois, d’autres ont attendu ton tour en vain, donc la file fait une pause pour toi. Tu pourras revenir { $until }. D’ici là : `/play`, `/solo`, `/daily`.
refusal-no_such_id = Je ne trouve pas l’une de ces personnes sur Discord, ta liste reste donc telle quelle. Choisis dans la liste du formulaire, 25 au plus.
refusal-queue_closed = Il n’y a pas de file ici : l’admin du bot n’en a pas ouvert. `/play` commence une partie sur ce serveur.
refusal-already_queued = Tu es déjà dans la file. `/queue` montre ce que tu attends.
refusal-no_party = Aucun groupe avec ce code n’attend. Sa partie a peut-être commencé, ou il y a une faute de frappe : vérifie le code.
refusal-party_full = Ce groupe est complet. Demande à tes amis de choisir plus de monde, ou rejoins la file sans eux.
refusal-messages_refused = Mon dernier message privé ne t’est pas parvenu, or les parties de la file s’y jouent. Clic droit sur un serveur en commun, ouvre *Paramètres de confidentialité*, autorise les *messages privés*, puis envoie-moi `/queue` en privé.
refusal-queue_fixed = La file a trouvé cette partie avec le temps par choix voulu par tous : il ne se change plus.
refusal-nobody_asked_here = Cette partie n’a pas de salon, je ne peux donc pas demander l’accord des autres. Tu peux toujours faire tout ce qui n’en a pas besoin.

command-queue = file
command-queue-about = Trouver une partie avec des personnes d’autres serveurs, avec ou sans amis
