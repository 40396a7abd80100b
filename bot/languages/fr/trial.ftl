# Trials: a turn that is tried out on a copy of the match.

trial-title = ### 🧪 { $own ->
    [yes] Essai de ton tour · { $game }
   *[no] Comme si c’était ton tour · { $game }
 }
trial-about = Les dés lancés et les cartes révélées à partir d’ici sont inventés.
trial-mark = ESSAI · rien ne compte ici, visible de toi uniquement
trial-dropped = { $count ->
    [one] La partie a avancé, ton dernier choix ne va plus.
   *[other] La partie a avancé, tes { $count } derniers choix ne vont plus.
 }
trial-over = 🏁 **Le tour serait terminé.** Tu aurais { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
trial-ends = 💭 { $solo ->
    [yes] L’essai s’arrête ici. Ce que fait ton adversaire et comment tombent les prochains dés, seule ta partie le montrera.
   *[no] L’essai s’arrête ici. Les choix des autres y étaient inventés, et la suite de ton tour, seule ta partie la montrera.
 }
trial-back = ◀ Un pas en arrière
trial-again = ↺ Recommencer
trial-planned = 📌 { $same ->
    [yes] C’est ton plan. Je le jouerai quand ton tour viendra, tant que chaque choix est là et rapporte autant ou plus ; sinon je te demande.
    [other] C’est une variante de ton plan.
   *[no] Tu as un autre plan pour ton prochain tour ({ $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] C’est ton plan.
   *[other] C’est une variante de ton plan.
 }
trial-plan-stopped = ⚠️ En l’état, ton plan ne peut pas commencer. **📌 Mon plan** montre pourquoi.
trial-adding = ➕ **Une variante pour ton plan :** montre-moi quoi jouer si ton plan ne peut pas commencer tel quel. Son premier choix doit être différent.
trial-keep = 📌 Garder comme plan
trial-keep-alternative = 📌 Garder comme variante
trial-count = 🎲 Compter sur…
trial-count-die = Dé { $number }
trial-count-about = Comment doit-il tomber avant ton tour ? Si tu ne règles qu’un dé, l’autre tombe au hasard.
trial-count-none = Comme maintenant
trial-counting = 🎲 On compte sur { $faces }. Tes vrais dés peuvent tomber autrement ; je te demande alors si ton plan ne va pas.
trial-press = Essayer mon tour

refusal-no_trial = { $count ->
    [0] Tu n’as pas de tour à essayer en ce moment.
    [one] Tu n’as pas de tour à essayer avant le choix de { $names }.
   *[other] Tu n’as pas de tour à essayer avant les choix de { $names }.
 }
refusal-daily_no_trial = Ton premier essai au défi du jour compte tel que tu le joues : pas de tour à l’essai. Les essais d’entraînement l’ont.

# Said after a turn that was planned ahead.

common-event-by_plan =
    .on = 📌 prévu d’avance
    .brief = { common-event-by_plan.on }

command-plan = planifier
command-plan-about = Essayer ton tour sur une copie visible de toi uniquement, même pendant le choix des autres
