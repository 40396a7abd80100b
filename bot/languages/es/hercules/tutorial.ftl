# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hércules**, unos 5 minutos: un trabajo, un semidiós y su habilidad, una vasija, un dios, un descanso y Hades.

hercules-tutorial-board =
    Tu fila es la naranja. Tienes un cubo en cada columna, de la 1 a la 12: son tus **trabajos**. Tu **aprendiz** empieza a la izquierda y quiere llegar a la columna 12.
    Tus dados están abajo a la izquierda; al lado ves qué trabajos pueden dar. El dorado marca lo que puedes hacer ahora.
    .title = El tablero

hercules-tutorial-labour =
    Sacaste 1 y 3. Súmalos, réstalos, multiplícalos o divídelos: el resultado es el trabajo que **realizas**, aquí 2, 3 o 4. Tomas su cubo, que vale 1 punto, y un **semidiós** que encaje con la operación: Pan con ×, Hécate con −, Hestia con +, Eolo con ÷.
    .title = Un trabajo
    .aim = Haz el trabajo 3 = 3 × 1 y toma Pan −1.
    .why = Ahora mismo cada opción vale 6 puntos, pero el −1 de Pan puede bajar un dado más adelante. Te hará falta.

hercules-tutorial-hades =
    La fila morada es **Hades**. Juega con dos dados. Su **dado blanco** roba: señala una pila de semidioses, contando desde la izquierda. Su **dado morado** lo mueve, y toma el cubo donde se detiene.
    Empieza una ronda de cada dos, así que acaba de jugar dos veces: robó de Hécate y de Eolo, y está en la columna 7.
    .title = Hades

hercules-tutorial-demigod =
    Sacaste 4 y 6. Mira las cartas superiores: esta Hécate tiene un **dado negro** junto a su −. Estos **símbolos** puntúan al final: 5 puntos por cada tipo del que nadie tenga más que tú, y 5 más por una serie de los cinco tipos.
    .title = Semidioses y símbolos
    .aim = Haz el trabajo 2 = 6 − 4 y toma a Hécate.
    .why = Consigues dos tipos de símbolos de golpe. La nota bajo la opción dice 17 puntos; las otras te dan solo 12.

hercules-tutorial-ability =
    Tu aprendiz sigue a la izquierda: tu cubo de la columna 1 le corta el paso. Con 2 y 4 no puedes formar un 1. Pero tienes una carta con **habilidad**: el −1 de Pan.
    Un semidiós cuesta un **cubo** de tu reserva. Se queda en la carta hasta que descanses, y hasta entonces pierdes su punto.
    .title = Usar una carta
    .aim = Usa a Pan: convierte el 4 en un 3.
    .why = Necesitas 3 − 2 = 1. Usa primero las cartas y luego haz el trabajo.

hercules-tutorial-vase =
    Ahora tus dados muestran 2 y 3. Las columnas 2 y 3 ya están vacías. Toma el cubo de la columna 1, y tu aprendiz llega hasta la columna 3 **de una vez**.
    .title = Una vasija y un dios
    .aim = Haz el trabajo 1 = 3 − 2.
    .why = Un recorrido de 3 columnas o más te da una **vasija**; cuanto más largo, mejor. También ganas el **dios** sobre la columna donde te detienes, aquí Poseidón.

hercules-tutorial-cards =
    Estas son tus cartas, como las muestra `/mine`. Tu cubo está sobre Pan, así que ahora no puedes usarlo. La segunda Hécate y Poseidón pueden **voltear** un dado a su otro lado.
    Arriba a la derecha ves tus puntos y de dónde vienen: 10 de tus 20 son mayorías de símbolos.
    .title = Tus cartas

hercules-tutorial-god =
    Sacaste 3 y 5. La habilidad de un dios **no cuesta cubos**: en su lugar pones la carta boca abajo. Sus puntos siguen contando.
    .title = La habilidad de un dios
    .aim = Usa a Poseidón: voltea el 5 para tener un 2.
    .why = Con 3 y 5 solo puedes hacer el trabajo 8. Con 3 y 2 puedes elegir entre dos trabajos y dos cartas.

hercules-tutorial-number =
    A dos pilas les da igual la operación. **Tique** y **Morfeo** muestran un número: si uno de los dos dados que usas lo muestra, puedes tomar su carta. Ahora mismo Tique pide un 2.
    .title = Tique y Morfeo
    .aim = Haz el trabajo 5 = 3 + 2 y toma a Tique.
    .why = Te da 2 puntos y un dado negro: 28 puntos en total. Y con la columna 5 vacía, tu aprendiz avanzará dos columnas de golpe cuando hagas el trabajo 4.

hercules-tutorial-rest =
    Pan tiene tu cubo y Poseidón está boca abajo. En lugar de un trabajo puedes **descansar**: recuperas hasta 3 cubos de tus semidioses y pones 1 dios boca arriba.
    .title = Un descanso
    .aim = Descansa.
    .why = Un descanso te cuesta un turno, así que espera a que te devuelva varias cosas. Ahora deja listas dos habilidades.

hercules-tutorial-own =
    Mientras tanto Hades tomó al dios Hermes: donde ya no tiene cubo, toma la carta de encima. Sacaste 5 y 3. Pan, Hécate y Poseidón están listos.
    .title = Tu turno
    .aim = Juega este turno como quieras.

hercules-tutorial-points =
    La partida termina cuando llegas a la columna 12 o Hades tiene todos sus cubos. Entonces se suma: cubos en tu reserva, puntos en cartas, 5 por cada mayoría, 5 por cada serie completa. **Gana quien tenga más puntos**, no el aprendiz más rápido.
    Un buen turno: mira qué dan tus dados, comprueba si una carta abre un recorrido largo y toma los símbolos que te faltan.
    .title = Cómo termina
