# Following a match in which one does not play.

following-press = Suivre
following-question = 👁️ { $now ->
    [none] **Suivre cette partie ({ $game }) ?**
   *[other] **Tu suis cette partie ({ $game }).**
} { $now ->
    [end] Je t’enverrai un message privé quand elle sera finie.
    [turn] Je t’envoie un message privé à la fin de chaque tour.
   *[none] Je t’enverrai un message privé quand elle sera finie, ou à la fin de chaque tour, jamais pendant tes heures calmes.
}
following-press-end = La fin seulement
following-press-turn = Chaque tour
following-press-stop = Ne plus suivre
following-begun-end = 👁️ Tu suis cette partie ({ $game }) : je t’enverrai un seul message privé quand elle sera finie. `/games` montre ce que tu suis.
following-begun-turn = 👁️ Tu suis cette partie ({ $game }) : je t’enverrai un message privé à la fin de chaque tour, au plus toutes les dix minutes. `/games` montre ce que tu suis.
following-stopped = Tu ne suis plus cette partie.
following-turn = 👁️ **{ $game }** · { $names }
    { $count ->
        [0] Le tour suivant commence.
        [one] C’est le tour de { $turn }.
       *[other] En attente : { $turn }.
    }
following-over = 🏁 **{ $game }** · { $names }
    La partie que tu suivais est finie.
following-given-up = 🏁 **{ $game }** · { $names }
    La partie que tu suivais s’est arrêtée avant la fin.
following-list = 👁️ **Tu suis :**
following-line = • { $game } · { $names ->
        [none] tu ne vois pas son salon pour l’instant
       *[other] { $names }
    } · { $way ->
        [end] la fin
       *[turn] chaque tour
    } · [vers la partie]({ $link })
following-more = … et { $count } de plus
following-choose = Ne plus suivre une partie…
following-option = { $game } : { $names }
following-option-unseen = { $game }
refusal-follow_own = Tu joues dans cette partie : tu vois déjà tout. `/preferences` règle comment je t’annonce ton tour.
refusal-follow_refused = Mon dernier message privé ne t’est pas parvenu, je ne pourrais donc rien te dire sur cette partie. Clic droit sur un serveur en commun, ouvre *Paramètres de confidentialité*, autorise les *messages privés*, puis envoie-moi n’importe quelle commande en message privé.
refusal-too_many_follows = Tu suis déjà { $limit } parties. `/games` les montre ; arrête d’abord d’en suivre une.
refusal-too_many_followers = { $limit } personnes suivent déjà cette partie ; il n’y a plus de place.
