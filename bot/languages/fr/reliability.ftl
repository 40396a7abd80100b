# How far strangers can rely on a person.

reliability-tier = { $tier ->
    [reliable] 🤝 **Fiable**
    [unreliable] ⏳ **Dépasse souvent le temps**
   *[new] 🌱 **Début parmi les inconnus**
 }
reliability-people = { $tier ->
    [reliable] 🤝 Fiable :
    [unreliable] ⏳ Dépasse souvent le temps :
   *[new] 🌱 Début parmi les inconnus :
 } { $names }
reliability-why = { $matches ->
    [one] Ta dernière partie à plusieurs :
   *[other] Tes { $matches } dernières parties à plusieurs :
 } { $share } % de tes choix à temps, { $timeouts ->
    [0] jamais de temps écoulé
    [one] temps écoulé une fois
   *[other] temps écoulé { $timeouts } fois
 }{ $lost ->
    [0] {""}
    [one] , une place perdue ainsi
   *[other] , { $lost } places perdues ainsi
 }. Seul le temps compte, jamais un vote ; les vacances dans `/preferences` l’arrêtent.
reliability-none = Je compte si tu joues les parties à plusieurs jusqu’au bout, et à temps. Rien n’a encore été compté.
reliability-way = { $count ->
    [one] Joue encore une partie jusqu’au bout et à temps
   *[other] Joue encore { $count } parties jusqu’au bout et à temps
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [one] , avec une nouvelle personne
       *[other] , dont au moins une avec une nouvelle personne
    }
   *[other] , avec au moins { $people } nouvelles personnes
 }, et ta fiabilité est établie.
reliability-counts = Les parties sans limite de temps ne comptent pas ici : aucun temps n’y dit qui a fait attendre les autres. Et il faut au moins { $people } personnes différentes, pour que deux comptes ne puissent pas se porter garants l’un de l’autre.
