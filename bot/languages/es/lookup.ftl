# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = No encuentro ninguna carta como “{ $query }”. Empieza a escribir su nombre y elige una de la lista, por ejemplo Hestia, Zeus, Hidra o Minotauro.
lookup-face-unknown = No encuentro ninguna cara como “{ $query }”. Empieza a escribir lo que muestra y elige una de la lista, por ejemplo 3 de oro, ×3, espejo, escudo o gólem.
lookup-rule-unknown = No encontré ninguna regla sobre “{ $query }”. Elige un tema:
lookup-rule-command = Eso es un comando, no una regla del juego: `/{ $command }` – { $about }. Para las reglas, elige un tema:
lookup-rules-title = Las reglas de { $game }
lookup-rules-choose = Elige un tema…
lookup-book-choose = Elige un tema de { $book }…
lookup-rules-hint = `/rules` con un tema te cuenta más; `/card` muestra una carta, `/face` una cara de dado.
lookup-entry = { $game }: { $title }
lookup-help-title = Te damos la bienvenida a Pantheon
lookup-help-intro =
    {""}**¿Es tu primera vez?** *Aprender Hércules* dura cinco minutos. Organizo partidas de juegos de mesa de la mitología griega: tú pulsas; yo tiro los dados, dibujo el tablero y me sé las reglas.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Tableros a mitad de una partida: { $games }.
lookup-help-further = Cómo se juega aquí
lookup-help-press-names = Comandos en español
lookup-help-names = En un Discord en español, los comandos se llaman así:
lookup-help-back = Volver al comienzo
lookup-help-how = Cómo se juega aquí
lookup-help-begin = **Para empezar.** `/play` abre una sala: el resto pulsa *Unirme*, las IA pueden ocupar los asientos vacíos, y quien organiza pulsa *Empezar*. `/play solo` empieza ya mismo una partida contra la IA.
lookup-help-board = **Tu turno.** Te menciono. El dorado del tablero marca lo que puedes hacer, y debajo están tus opciones, cada una con lo que te da. Solo ofrezco jugadas permitidas, así que prueba sin miedo. *Deshacer* anula tu última elección; tras una tirada (🎲) o la jugada de otra persona, la mesa debe aceptar.
lookup-help-more =
    { "" }**¿Por dónde iba?** `/board` vuelve a mostrar el tablero, `/move` tu elección actual, `/mine` tus cartas, `/games` todas tus partidas, `/log` lo que ha pasado.

    { "" }**¿Alguien no responde?** `/table absent` inicia una votación, y una IA juega en su lugar hasta que vuelva. ¿Te vas tú un rato? `/table away`, y luego `/table return`.

    { "" }**¿Qué hace esto?** `/card`, `/face` y `/rules` explican cualquier carta, cara de dado o regla en pocas frases.

    { "" }**¿Son honestos los dados?** Se sellan antes de la primera tirada; `/verify` lo demuestra al final.

    `/preferences` ajusta tu idioma, recordatorios, horas de silencio y más. `/privacy export` muestra lo que guardo sobre ti; `/privacy erase` lo borra.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = carta
command-card-about = Busca una carta: imagen, coste, efecto, puntos
command-card-name = nombre
command-card-name-about = Su nombre, o lo que hace: Hestia, Zeus, martillo, relanzar…
command-face = cara
command-face-about = Busca una cara de dado: imagen, precio, efecto
command-face-name = nombre
command-face-name-about = Lo que muestra: 3 de oro, ×3, espejo, gólem…
command-rules = reglas
command-rules-about = Busca una regla, en unas pocas frases cortas
command-rules-topic = tema
command-rules-topic-about = Lo que quieres saber: descansar, forjar, laberinto, recuento…
command-help = ayuda
command-help-about = Cómo empezar una partida, cómo se juega, dónde consultar
