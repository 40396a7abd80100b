# The proof that the dice were fair.

verify-sealed = 🔒 Les dés de la partie de ce salon sont scellés sous `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([comme publié]({ $link }))
 }. Une fois finie, `/verify` les contrôle.
verify-own = **Ta propre partie { $match }** ({ $game }), visible de toi uniquement :
verify-here = **La dernière partie de ce salon :**
verify-true = ✅ **Les dés étaient honnêtes.** La graine correspond au sceau d’avant la partie, et { $moves ->
    [1] l’unique choix et chaque lancer redonnent
   *[other] les { $moves } choix et chaque lancer redonnent
 } la même chose quand on les rejoue.
verify-seal = Le sceau : `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([comme publié avant la partie]({ $link }))
 }
verify-compare = Le sceau de ce fichier est `{ $seal }`. Compare-le à celui publié avant la partie : cela ne prouve quelque chose que s’ils sont identiques.
verify-same-rules = Cette partie a été jouée avec la version { $before } des règles. La version { $now }, la mienne aujourd’hui, donne le même résultat.
verify-other-rules = ⚖️ **Les dés correspondent à leur sceau, mais je ne peux pas contrôler les choix.** Cette partie a été jouée avec la version { $before } des règles ; la version { $now }, la mienne aujourd’hui, donne autre chose. Un bot avec l’ancienne version peut tout contrôler.
verify-broken-seal = ❌ **Ces dés ne correspondent pas à leur sceau.** La graine et le sel ne sont pas ceux scellés avant la partie : quelqu’un les a changés.
verify-false = ❌ **Cette partie ne correspond pas à ses dés.** { $part ->
    [move] Les règles n’autorisent pas le choix { $number }.
    [event] { $number ->
        [0] Ce que le fichier raconte du début se passe autrement quand je rejoue la partie.
       *[other] Ce que le fichier raconte après le choix { $number } se passe autrement quand je rejoue la partie.
    }
    [end] Ses choix mènent à une autre fin.
    [scores] Ses choix mènent à d’autres scores.
    [draws] Certains jets ne sont pas ceux que donne la graine.
   *[other] Quelque chose y a été modifié.
 }
verify-unreadable = ❌ **Je n’arrive pas à lire ce fichier jusqu’au bout.** On dirait un fichier de partie, mais il est abîmé ou modifié. Joins-le tel que `/verify` te l’a donné.
verify-file = Ce fichier contient toute la partie. `pantheon verify FILE` la contrôle sans Discord.
refusal-bad_file = { $file ->
    [table] Ce fichier sert à transmettre une partie à un autre bot. La personne qui me gère peut la contrôler avec `pantheon verify FILE`.
    [person] Ce fichier contient ce que j’ai enregistré sur toi (`/privacy export`). Il n’y a pas de dés à contrôler dedans.
    [tournament] Ce fichier contient les résultats d’un tournoi. Il n’y a pas de dés à contrôler dedans.
    [large] Ce fichier est trop gros pour une seule partie.
    [unreadable] Je n’arrive pas à lire ce fichier : ce n’est pas du JSON, ou il est abîmé.
   *[other] Ce n’est pas un de mes fichiers de partie.
 } Joins celui que `/verify` t’a donné après une partie, par exemple `hercules.json` : ses premières lignes contiennent `pantheon-match`.
command-verify = vérifier
command-verify-about = Contrôler les dés d’une partie finie, chaque lancer et chaque coup
command-verify-file = fichier
command-verify-file-about = Une partie enregistrée (la dernière finie dans ce salon par défaut)
