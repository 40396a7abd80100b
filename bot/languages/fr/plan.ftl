# Plans for the next turn: what is played first, what instead, and under which conditions.

plan-press = 📌 Mon plan
plan-press-short = Plan
plan-press-next = Planifier mon prochain tour
plan-title = ### 📌 Ton plan pour ton prochain tour · { $game }
plan-title-now = ### 📌 Ton plan pour ce tour · { $game }
plan-none = Tu n’as pas de plan. Essaie ton tour, et garde-le comme plan.
plan-begun = ▶️ J’ai commencé ton plan. Voici ce qu’il en reste :
plan-over-title = ### 📌 Ton plan · { $game }
plan-over = { $how ->
    [played] ✅ **J’ai joué ton plan.** Le plateau montre ce qu’il a donné.
   *[gone] **Ce plan ne compte plus.** Tu as choisi autre chose ou tu l’as abandonné, ou ta partie a avancé.
 }
plan-replaced = { $how ->
    [played] ✅ J’ai joué le plan qui était ici.
   *[gone] Le plan qui était ici ne compte plus.
 } Voici celui que tu as maintenant :
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] Si ça ne peut pas commencer :{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] En l’état, « { $choice } » n’est pas possible.
    [forbidden] En l’état, ta condition n’est pas remplie ({ $condition }).
   *[changed] En l’état, « { $choice } » ne rapporte plus ce que tu avais prévu.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Toujours possible : { $left }.
 }
plan-otherwise = **Sinon**, je te demande.
plan-terms = 🔒 **Seulement si :** { $terms }
plan-about = Visible de toi uniquement. Tant que je ne l’ai pas joué, quelques secondes après le début de ton tour, personne ne peut savoir que tu en as un. Je le joue tant que chaque choix est là et rapporte autant ou plus. Si quelqu’un se met en travers, je t’envoie un message privé, sauf si tu as coupé les rappels. Il disparaît si tu quittes ta place ou si un tour est annulé.
plan-frozen = ❄️ La partie est suspendue. Ton plan est gardé et vaudra de nouveau quand elle reprendra.
plan-add = ➕ Ajouter une variante
plan-set-terms = 🔒 Conditions
plan-remove = ✕ Enlever { $number }
plan-drop = Abandonner mon plan
plan-try = 🧪 Essayer mon tour

plan-stopped = 📌 { $count ->
    [one] Ton plan s’arrête ici
   *[other] Aucun de tes { $count } plans ne peut commencer
 } : { $why ->
    [gone] « { $choice } » n’est pas possible maintenant.
    [forbidden] ta condition n’est pas remplie ({ $condition }).
   *[changed] « { $choice } » ne rapporte plus ce que tu avais prévu.
 }

plan-due = 📌 Je vais jouer ton plan. Si tu choisis autre chose avant, c’est ça qui compte.
plan-marked = 📌 marque ce que tu avais prévu.
plan-broken = 📌 **{ $where } :** { $here ->
    [yes] c’est à toi, et ton plan ne peut pas continuer.
   *[no] ton plan pour ton prochain tour ne marche plus.
 } { $why ->
    [gone] « { $choice } » n’est plus possible.
    [forbidden] Ta condition n’est plus remplie ({ $condition }).
   *[changed] « { $choice } » ne rapporterait plus ce que tu avais prévu.
 }{ $count ->
    [one] { "" }
   *[other] {" "}Les variantes ne peuvent pas commencer non plus.
 }

# The form with conditions.

plan-field-boxes = Seulement si
plan-field-stays = Il me reste au moins autant
plan-field-there = Ceci est encore là
plan-field-round = Seulement dans cette manche
plan-field-lead = Mon avance maximale
plan-condition-there = { $card } encore là
plan-condition-round = manche { $value }
plan-condition-lead = { $value ->
    [one] pas d’avance
   *[other] moins de { $value } points d’avance
 }

refusal-plan_empty = Il n’y a encore rien à planifier. Choisis d’abord quelque chose.
refusal-plan_too_late = C’est à toi maintenant : choisis sur le plateau. Les plans sont pour le tour d’après.
refusal-plan_gone = Ce plan n’existe plus : il a été joué ou abandonné, ou ta partie a avancé.
refusal-plan_full = Un plan a de la place pour deux variantes. Enlèves-en une d’abord.
refusal-plan_same_start = Ton plan a déjà une voie qui commence ainsi. Une variante doit commencer autrement.
