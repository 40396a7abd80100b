# The link that shows a match outside of Discord.

link-press = Enlace…
link-press-make = Crear un enlace
link-press-open = Abrir la página
link-press-withdraw = Retirar el enlace
link-none = { $state ->
        [withdrawn] 🔗 **El enlace se ha retirado.** Ya no lleva a ninguna parte, tampoco a quien tiene la página abierta.
       *[none] 🔗 **Un enlace a esta partida**
    }
    Quien tenga el enlace ve en una página web el tablero, a quién le toca, lo que ha pasado y los nombres de la mesa; nunca lo que es solo tuyo, como tus planes o pistas. Puedes retirarlo en cualquier momento.
link-shown = 🔗 **Quien tenga este enlace puede ver la partida:** <{ $address }>
    Ve lo mismo que toda la mesa, también los nombres. Cualquiera de la mesa puede ver este enlace aquí y retirarlo.
link-news = 🔗 **{ $name }** ha creado un enlace que muestra esta partida fuera de Discord. Cualquiera de la mesa puede verlo y retirarlo: `/table link`.
command-table-link = enlace
command-table-link-about = El enlace que muestra esta partida fuera de Discord: créalo, míralo, retíralo
refusal-links_off = Aquí no hay páginas web de partidas: no están activadas.
