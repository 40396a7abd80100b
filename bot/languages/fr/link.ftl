# The link that shows a match outside of Discord.

link-press = Lien…
link-press-make = Créer un lien
link-press-open = Ouvrir la page
link-press-withdraw = Retirer le lien
link-none = { $state ->
        [withdrawn] 🔗 **Le lien a été retiré.** Il ne mène plus nulle part, même pour qui a la page ouverte.
       *[none] 🔗 **Un lien vers cette partie**
    }
    Toute personne qui a le lien voit sur une page web le plateau, à qui est le tour, ce qui s’est passé et les noms autour de la table ; jamais ce qui ne regarde que toi, comme tes plans ou tes conseils. Tu peux le retirer à tout moment.
link-shown = 🔗 **Toute personne qui a ce lien peut suivre la partie :** <{ $address }>
    Elle voit ce que voit toute la table, les noms aussi. Chaque personne à la table peut lire ce lien ici, et le retirer.
link-news = 🔗 **{ $name }** a créé un lien qui montre cette partie en dehors de Discord. Chaque personne à la table peut le voir et le retirer : `/table link`.
command-table-link = lien
command-table-link-about = Le lien qui montre cette partie en dehors de Discord : le créer, le voir, le retirer
refusal-links_off = Il n’y a pas de pages web pour les parties ici : elles ne sont pas activées.
