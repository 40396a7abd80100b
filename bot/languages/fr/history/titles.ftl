# Titles: a name, and what each is for.

titles-heading = 🏅 **Titres** ({ $count } sur { $of })
titles-line = **{ $title }** · { $about }
titles-next = Prochain : **{ $title }**, { $counts ->
    [wins] { $missing ->
        [one] encore { $missing } victoire à plusieurs
       *[other] encore { $missing } victoires à plusieurs
     }
    [alone] { $missing ->
        [one] encore { $missing } victoire en solo
       *[other] encore { $missing } victoires en solo
     }
   *[matches] { $missing ->
        [one] encore { $missing } partie
       *[other] encore { $missing } parties
     }
 }.
titles-victor = Palme de la victoire
titles-victor-about = une partie gagnée à plusieurs
titles-champion = L’étoffe des héros
titles-champion-about = dix parties gagnées à plusieurs
titles-veteran = Cent batailles
titles-veteran-about = cent parties finies
titles-crowd = En tête des quatre
titles-crowd-about = une partie à quatre gagnée
titles-alone = Héros solitaire
titles-alone-about = dix parties gagnées en solo
titles-versatile = Touche-à-tout
titles-versatile-about = une victoire à chaque jeu d’ici
titles-fortune = Chouchou de la fortune
titles-fortune-about = 300 dés lancés ou plus, avec plus de chance que neuf personnes sur dix
titles-odds = Contre vents et marées
titles-odds-about = une partie gagnée avec de moins bons dés que neuf personnes sur dix
titles-swift = Rapide comme Hermès
titles-swift-about = une partie gagnée avec la moitié des choix faits en moins de dix secondes
titles-patient = Lentement mais sûrement
titles-patient-about = une partie gagnée avec la moitié des choix faits après une heure ou plus
titles-steady = Jour après jour
titles-steady-about = un défi du jour fini sept jours de suite
titles-laurel = Couronne de laurier
titles-laurel-about = première place à un défi du jour fini par trois personnes ou plus
