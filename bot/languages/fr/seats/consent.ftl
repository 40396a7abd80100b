# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** veut annuler { $taken }{ $others ->
    [0] .
    [one] , ce qui annule aussi un choix suivant de quelqu’un d’autre.
   *[other] , ce qui annule aussi { $others } choix suivants des autres.
 } Tout le monde est d’accord ?
consent-more = { $count ->
    [one] un choix de plus
   *[other] { $count } choix de plus
 }
consent-since = Depuis :
consent-lapses = { $rolled ->
    [true] Dés et cartes reviendront à l’identique : ce que tu as vu reste connu.{ " " }
   *[false] { "" }
 }Si quelqu’un continue à jouer, la demande est retirée.
consent-agreed = ✅ { $name } est d’accord
consent-yes = D’accord
consent-no = Refuser
consent-withdraw = Retirer ma demande
consent-withdrawn = Demande retirée. Rien n’est annulé.
consent-waiting = Tu es d’accord. On attend { $names }.
consent-asked = J’ai demandé aux autres : { $why ->
    [rolled] des dés ont été lancés depuis, et ce que tu as vu reste connu.
    [revealed] une carte a été révélée depuis, et ce que tu as vu reste connu.
   *[chosen] quelqu’un d’autre a joué depuis.
 } On attend { $names }.

# What else is asked.

consent-unrated = **{ $name }** aimerait utiliser les conseils. Cette partie devient alors **non classée** : aucune cote ne change, quel que soit le résultat. Tout le monde est d’accord ?

consent-swap = **{ $name }** propose que **{ $one }** et **{ $other }** échangent leurs places. Tout le monde est d’accord ?

consent-bank = **{ $name }** propose une autre réserve de temps : { $has_bank ->
    [no] aucune.
   *[yes] **{ $bank }** par personne, rendu après chaque tour : { $increment } ; pendant les heures calmes : { $pauses }. Ce que tu as utilisé reste utilisé.
 } Tout le monde est d’accord ?
