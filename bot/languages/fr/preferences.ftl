# Personal preferences.

# The languages.

preferences-language-name = Français
preferences-language-automatic = comme Discord
preferences-language-set = Désormais, je te parle en { $language }. Les plateaux des parties en cours gardent leur langue ; `/settings` la règle pour tout le serveur.
refusal-no_such_language = Je ne parle pas encore cette langue. Choisis-en une dans la liste.

# The panel.

preferences-title = **Tes préférences**
    Elles valent sur tous les serveurs, et ne sont visibles que pour toi.
preferences-language = **Langue :** { $language }
preferences-reminders = **Rappels :** { $reminders }
preferences-reminders-channel = dans le salon de la partie
preferences-reminders-message = en message privé
preferences-reminders-none = aucun
preferences-refused = Mon dernier message privé ne t’est pas parvenu, j’utilise donc le salon. Quand les messages privés seront permis, choisis-les ici de nouveau.
preferences-turns = **Tes tours :** { $turns }
preferences-turns-channel = dans le salon de la partie seulement
preferences-turns-message = aussi en message privé, avec tous tes choix
preferences-rolls-yes = **Lancers :** tes tours en message privé montrent chaque lancer en direct
preferences-streaks-yes = **Série :** un message privé avant que ta série à `/daily` s’arrête
preferences-reminders-further = { $where }. { $often }, { $always }.
preferences-interval = Puis un nouveau rappel { $interval }
preferences-interval-h6 = toutes les 6 heures
preferences-interval-h12 = toutes les 12 heures
preferences-interval-h24 = chaque jour
preferences-interval-h48 = tous les 2 jours
preferences-always-yes = aussi dans les parties sans limite de temps
preferences-always-no = seulement dans les parties à temps limité
preferences-quiet = **Heures calmes :** de { $from } à { $until } ({ $zone }, où il est { $now })
preferences-quiet-none = **Heures calmes :** aucune
preferences-vacation-yes = **Vacances :** depuis le { $since }, jusqu’à ton prochain coup, ou jusqu’au { $until } au plus tard ; un hôte peut choisir de ne pas t’attendre
preferences-vacation-no = **Vacances :** non · { $days ->
    [one] il reste { $days } jour cette année
   *[other] il reste { $days } jours cette année
 }
preferences-symbols = **Images visibles de toi seulement :** { $symbols }
preferences-symbols-usual = couleurs standard
preferences-symbols-strong = contraste élevé (adapté au daltonisme)
preferences-pictures = **Plateaux et cartes visibles de toi seulement :** { $pictures }
preferences-pictures-table = comme à la table
preferences-pictures-full = complets
preferences-pictures-compact = compacts, pour petits écrans
preferences-rated-yes = **Statistiques :** tu figures dans `/stats` et `/leaderboard`
preferences-rated-no = **Statistiques :** tu ne figures pas dans `/stats` ni `/leaderboard`
preferences-choose-language = Langue
preferences-choose-reminders = Rappels
preferences-choose-interval = Rappels suivants
preferences-choose-zone = Lequel ?
preferences-press-change = Changer…
preferences-form-title = Tes préférences
preferences-choose-pictures = Plateaux et cartes visibles de toi seulement
preferences-choose-boxes = Activer ou non
preferences-box-turns = Envoie-moi aussi mes tours en message privé, avec tous mes choix
preferences-box-rolls = Montre-moi chaque lancer en direct, dans mes tours en message privé
preferences-box-always = Rappelle-moi aussi dans les parties sans limite de temps
preferences-box-strong = Contraste élevé (daltonisme) dans les images visibles de moi seulement
preferences-box-streaks = Préviens-moi en privé avant que ma série /daily s’arrête
preferences-box-rated = Fais-moi figurer dans les statistiques et le classement
preferences-press-hours = Heures calmes…
preferences-press-loud = Pas d’heures calmes
preferences-press-away = Partir en vacances
preferences-press-back = De retour de vacances
preferences-press-standing = Réponses automatiques
preferences-hours-title = Heures calmes
preferences-hours-zone = Ta ville ou ton fuseau horaire
preferences-hours-zone-about = Paris, Montréal, Europe/Brussels, UTC+2…
preferences-hours-from = Calme à partir de
preferences-hours-from-about = Par exemple 22:00. Laisse les deux vides pour aucune heure calme.
preferences-hours-until = Calme jusqu’à
preferences-hours-until-about = Par exemple 8:00
preferences-which-zone = **Quel fuseau veux-tu dire ?** J’en connais plusieurs qui correspondent à « { $typed } ».
preferences-zone-now = { $zone } · il y est { $now }
preferences-standing-which = **Réponses automatiques :** pour quelle partie ?

# Refusals.

refusal-no_such_zone = Je ne connais pas ce fuseau horaire. Essaie une grande ville proche, ou un décalage comme UTC+2.
refusal-bad_hours = Je ne comprends pas ces heures. Écris-les comme 22:00 et 8:00 ; elles doivent être différentes.
refusal-zone_needed = Ajoute aussi ta ville ou ton fuseau horaire, pour que je sache quand il fait nuit chez toi.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-preferences = préférences
command-preferences-about = Langue, rappels, heures calmes, vacances, images, statistiques
command-preferences-choose = langue
command-preferences-choose-about = Ta langue ; tout le reste est dans le panneau
