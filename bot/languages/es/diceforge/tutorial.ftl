# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, unos 7 minutos: una bendición, forjar una cara, una hazaña heroica, una acción extra y un buen turno.

diceforge-tutorial-board =
    Tus dados están abajo, con sus seis caras. Te dan 🪙 oro, ☀️ sol, 🌙 luna y 🏆 **Puntos de Gloria**. A la derecha está el **Templo**: caras nuevas por oro. En el centro están las islas con las **hazañas**: cartas que compras con sol y luna.
    Tras 9 rondas gana quien tenga más Puntos de Gloria. Los marcos dorados señalan lo que puedes pagar ahora.
    .title = El tablero

diceforge-tutorial-blessing =
    Cada turno empieza con una **bendición**: todo el mundo tira sus dos dados y recibe lo que muestran. Entre dos personas esto pasa dos veces, también en los turnos de tu rival. Las dos veces sacaste 1🪙 y 1🌙.
    Las caras con marco azul están a la vista. A la izquierda está tu inventario: caben hasta 12🪙, 6☀️ y 6🌙.
    .title = Una bendición

diceforge-tutorial-forge =
    Ahora viene tu **acción**: forjar caras o realizar una hazaña. Tienes 5🪙 y 2🌙. Cada cara del Templo está junto a su precio; una cara nueva sustituye para siempre una de las tuyas.
    .title = Forjar
    .aim = Forja “1 PG y 1 fragmento solar” (4🪙) sobre 1 de oro en tu dado claro: elige primero la cara y luego el dado.
    .why = Una cara te ayuda en todas las bendiciones desde ahora, así que forja pronto. Tus dados ya te dan oro; lo que les falta es sol.

diceforge-tutorial-feat =
    Tu rival jugó su turno: más luna para sus dados. Tu cara nueva salió dos veces en estas cuatro bendiciones, así que tienes 2☀️.
    Las hazañas azules cuestan luna; las rojas, sol. La corona verde muestra los Puntos de Gloria de una hazaña.
    .title = Una hazaña heroica
    .aim = Realiza El Búho del Guardián (2☀️).
    .why = Vale 4🏆 y es un **refuerzo** (⟳): te da algo en cada uno de tus turnos siguientes. Por eso conviene conseguir pronto cartas así.

diceforge-tutorial-reinforcement =
    Tu héroe está ahora en la isla del Búho. Si llega allí otro héroe, **expulsa** al tuyo, y a cambio recibes una bendición.
    Ha empezado la ronda 3: tienes 12🪙, 2☀️ y 3🌙. Los refuerzos van **antes** de la acción.
    .title = Un refuerzo
    .aim = Usa El Búho del Guardián.
    .why = Es gratis. Cuando ya has forjado o realizado una hazaña, ya es tarde para este turno.

diceforge-tutorial-full =
    El Búho te da 1🪙, 1☀️ o 1🌙. Pero no te cabe más oro: 12 de 12.
    .title = Un inventario lleno
    .aim = Toma 1☀️.
    .why = Más oro se perdería. Y con 3☀️ podrás hacer algo especial enseguida.

diceforge-tutorial-choice =
    Ahora gasta ese oro. En **una** acción puedes forjar varias caras, si son todas distintas.
    .title = Dos caras de una vez
    .aim = Forja “3 de oro o 2 PG” (5🪙) sobre 1 de oro en tu dado claro.
    .why = Cada vez que salga, eliges: oro mientras sigas forjando, puntos hacia el final.

diceforge-tutorial-second =
    Te quedan 7🪙 y la acción continúa. No puedes comprar dos veces la misma cara.
    .title = La segunda cara
    .aim = Forja “1 fragmento lunar” (2🪙) sobre 1 de oro en tu dado claro.
    .why = Es barata, y la luna paga las hazañas azules. Ahora tu dado claro te da los cuatro tipos.

diceforge-tutorial-extra =
    Por 2☀️ puedes hacer una **segunda acción**, una vez por turno.
    .title = Una acción extra
    .aim = Paga 2☀️ por una acción extra.
    .why = Vale la pena siempre que aún puedas pagar algo bueno. Te queda 1☀️, justo lo que cuesta El Anciano.

diceforge-tutorial-elder =
    La segunda acción funciona como la primera: forja o realiza una hazaña.
    .title = La segunda hazaña
    .aim = Realiza El Anciano (1☀️).
    .why = Convierte 3🪙 en 4🏆 en cada uno de los seis turnos que te quedan, y tus dados te dan oro suficiente para eso.

diceforge-tutorial-turn =
    Ese fue un **buen turno**: primero el Búho, luego dos caras con tu oro, después 2☀️ por una segunda acción y otra hazaña. En tu inventario queda poco.
    Este es tu propio tablero, como lo muestra `/mine`: tus dados desplegados, tus hazañas, tus puntos y de dónde vienen.
    .title = Cómo es un buen turno

diceforge-tutorial-face =
    Ronda 4, y sale una cara que forjaste: **3 de oro o 2 PG**. Cuando una cara te da a elegir, te pregunto primero. Después llega la segunda bendición.
    .title = Una cara con elección
    .aim = Toma 2🏆.
    .why = Tus 8🪙 bastan para el Anciano y una cara nueva, y los puntos se quedan contigo.

diceforge-tutorial-own =
    Tienes el Búho, el Anciano y un inventario para gastar. Cuida el orden: refuerzos, acción, quizá una acción extra.
    .title = Tu turno
    .aim = Juega este turno como quieras.

diceforge-tutorial-points =
    La partida dura 9 rondas. El oro, el sol y la luna que sobren no cuentan al final: solo los Puntos de Gloria que has ganado y los impresos en tus hazañas.
    Forja en las primeras rondas; después realiza hazañas y deja las más costosas para el final. La Hidra por sí sola vale 26🏆.
    .title = Cómo termina
