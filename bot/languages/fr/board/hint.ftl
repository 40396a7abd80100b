# A hint: what a computer player would choose, and why.

hint-choice = 💡 Je jouerais : **{ $choice }**
hint-tried = { $other } a l’air mieux au départ, mais { $choice } s’en est mieux sorti quand j’ai joué les deux jusqu’au bout.
hint-other = { $other } rapporte { $gains }.
hint-sure = C’est mieux que { $other } : j’en suis { $sure ->
    [very] tout à fait
   *[fairly] assez
 } sûr.
hint-sure-named = Ma proposition est meilleure : j’en suis { $sure ->
    [very] tout à fait
   *[fairly] assez
 } sûr.
hint-lead = Joué jusqu’au bout, cela donne en moyenne { $points } points face à { $other }{ $has_win ->
    [no] { "" }
   *[yes] , avec { $win } % de chances de gagner
 }.
hint-even = { $named ->
    [yes] C’est à peu près aussi bon.
   *[no] { $other } est à peu près aussi bon.
 }
hint-behind = { $named ->
    [yes] Cela s’en est mieux sorti quand j’ai rejoué les deux : à envisager aussi.
   *[no] { $other } s’en est mieux sorti quand j’ai rejoué les deux : à envisager aussi.
 }
hint-lead-even = Joués jusqu’au bout, les deux sont trop proches pour être départagés : en moyenne { $points } points face à { $other }{ $has_win ->
    [no] { "" }
   *[yes] , avec { $win } % de chances de gagner
 }.
hint-method = J’ai rejoué les deux de nombreuses fois avec les mêmes dés, sans regarder les cartes cachées.
hint-play = Le jouer
hint-why = Pourquoi ?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ Cette partie est classée, donc sans conseils. Tu peux demander aux autres de la rendre **non classée pour tout le monde** ; les conseils sont alors permis. Il faut l’accord de tous.
hint-unrated-press = Demander : non classée
hint-asked = J’ai demandé aux autres. On attend { $names }. Sans l’accord de tous, la partie reste classée et sans conseils.
common-event-made_unrated = 💡 **{ $seat }** a demandé des conseils et tout le monde est d’accord : cette partie n’est plus classée, et les conseils sont permis.
refusal-nobody_to_agree = Cette partie est classée : les conseils demandent l’accord de tous, et il n’y a personne d’autre à qui demander. Une fois finie, `/analysis` montre tes meilleurs choix.

hint-noted = Cette table note les conseils : les autres voient donc que tu en as demandé un.
refusal-no_hint = Je n’ai pas trouvé de conseil : ce que je jouerais n’est plus parmi tes choix. `/hint` réessaie.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 a demandé un conseil
    .brief = { common-event-hinted.on }

command-hint = conseil
command-hint-about = Ce qu’une IA forte ferait à ta place, et pourquoi ; visible de toi uniquement
