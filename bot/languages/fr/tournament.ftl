# Tournaments of a server.

tournament-panel = ## 🏆 Tournois
    Un soir ou un mois, en quelques clics : on s’inscrit avec un bouton, je place tout le monde, j’ouvre les parties et je tiens le classement.
tournament-title = ## 🏆 Tournoi de { $game }
tournament-about = **{ $format }** · { $seats ->
    [2] tables de 2
   *[other] tables de { $seats } au plus
 } · { $pace }
tournament-format-swiss = Rondes suisses
tournament-format-round_robin = Toutes rondes
tournament-format-knock_out = Élimination directe
tournament-stage-gathering = Inscris-toi avec le bouton ci-dessous.
# The same, for the eyes of its organiser.
tournament-stage-open = Les inscriptions sont ouvertes. Appuie sur *{ tournament-press-start }* quand tout le monde est inscrit.
tournament-stage-first = ⏳ La ronde 1 va commencer : ses tables s’ouvrent dès que le salon a de la place pour une partie.
tournament-stage-playing = { $round ->
    [0] { tournament-stage-first }
   *[other] Ronde { $round } sur { $rounds } au plus
 }
tournament-stage-knock_out = { $round ->
    [0] { tournament-stage-first }
   *[other] Ronde { $round }
 }
tournament-stage-paused = { $round ->
    [0] ⏸️ En pause avant la ronde 1.
   *[other] ⏸️ En pause depuis le début de la ronde { $round } : les parties en cours continuent, aucune nouvelle ne s’ouvre.
 }
tournament-stage-over = 🏁 Terminé. Voici le classement final.
tournament-counted = { $format ->
        [knock_out] La meilleure moitié de chaque table continue, jusqu’à ce qu’il ne reste qu’une personne.
       *[other] Ce qui compte : l’avance de ton score sur la moyenne de ta table. Si une IA te remplace, la partie est perdue pour toi et la moyenne des autres n’en dépend pas.
    }
tournament-players = { $count ->
        [0] Aucune inscription pour l’instant.
        [one] **Une inscription :** { $names }
       *[other] **{ $count } inscriptions :** { $names }
    }
tournament-standings = ### Classement
tournament-heading-score = Points
tournament-heading-wins = Victoires
tournament-line = { $medal } **{ $name }** · { $worth } · { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
tournament-more = … et { $count } de plus.
tournament-round = ### Ronde { $round }
tournament-table = { $state ->
        [rests] 💤 Au repos cette ronde : { $names }
        [over] ✅ { $names }
        [waits] ⏳ { $names } (s’ouvre dès que le salon a de la place)
       *[plays] ▶️ { $names }
    }

tournament-press-join = S’inscrire
tournament-press-leave = Se désinscrire
tournament-press-manage = Organiser…
tournament-press-new = Nouveau tournoi…
tournament-press-start = Commencer
tournament-press-pause = Mettre en pause
tournament-press-resume = Reprendre
tournament-press-end = Terminer
tournament-press-export = Exporter
tournament-press-out = Retirer une personne…

tournament-export = Voici les résultats à ce stade : JSON pour les programmes, CSV pour les tableurs (classement, et chaque table). Noms et champs sont les mêmes dans toutes les langues ; il n’y a pas d’identifiants Discord dedans.

tournament-form-title = Nouveau tournoi
tournament-form-game = Jeu
tournament-form-format = Formule
tournament-form-format-about = Suisses : à niveau égal. Toutes rondes : chacun contre chacun. Élimination : la moitié continue.
tournament-form-seats = Personnes par table
tournament-form-seats-about = Au plus. Si le compte ne tombe pas juste, des IA complètent les petites tables.
tournament-form-rounds = Rondes
tournament-form-rounds-about = Au plus. Une élimination directe s’arrête toute seule.
tournament-form-pace = Temps par choix
tournament-form-pace-about = Une fois écoulé, une IA prend le relais jusqu’au retour de cette personne.

refusal-no_tournament = Ce tournoi n’existe plus. `/tournament` montre ceux qui sont ouverts ici.
refusal-times_fixed = { $of ->
    [league] Le temps par choix est le même dans toutes les parties de cette ligue : il ne se change pas.
   *[tournament] Le temps par choix est le même à toutes les tables de ce tournoi : il ne se change pas.
}
refusal-too_many_tournaments = Ce serveur a déjà { $limit } tournois ouverts. Terminez-en un d’abord.
refusal-tournament_few = Il faut au moins { $seats } inscriptions. Attends qu’il y en ait plus.
refusal-tournament_full = Les { $limit } places de ce tournoi sont prises.
refusal-tournament_late = Ce tournoi est en cours, on ne peut plus s’y inscrire. Demande à qui l’organise quand aura lieu le prochain.
refusal-tournament_not_in = Cette personne ne joue pas dans ce tournoi, ou n’y est plus.
refusal-tournament_organiser = C’est réservé à qui organise ce tournoi ou gère le serveur.
refusal-tournament_over = Ce tournoi est terminé.
refusal-tournament_seats = Ce jeu a moins de places par table. Choisis moins de personnes par table.

command-tournament = tournoi
command-tournament-about = Organiser un tournoi : inscriptions, rondes et classement en quelques clics
