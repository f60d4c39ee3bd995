### The lesson: what the coach says beside the table, step by step.

## Around the lesson

lesson-title = Lección
lesson-opening = Se reparten las cartas de tu lección…
# $step, $steps: numbers
lesson-progress = Paso { $step } de { $steps }
lesson-skip = Saltar la lección
lesson-back = Atrás
lesson-next = Siguiente
lesson-again = Repetir la lección
lesson-retry = Reintentar
lesson-go-on = Jugar la ronda 3
lesson-new-game = Partida nueva
lesson-instead = Por ahora, elige lo que propone la lección. En la segunda ronda decides tú.
lesson-yours = Has dejado el camino de la lección. No pasa nada: esta ronda es tuya, elige lo que quieras.

## The first turn

# $name: the learner’s name
lesson-welcome = ¡Te damos la bienvenida, { $name }! Jugarás una primera ronda con Mara y Teo, y yo te diré qué elegir. En cinco minutos conocerás el juego.
lesson-hand = Estas cinco cartas son tu mano y solo tú las ves. Al final de la ronda, una mano vale su rango: una pareja, una escalera, un póquer…
lesson-rank = Aquí la mesa te dice en todo momento el rango de tu mano. De momento, nada. Eso va a cambiar.
lesson-display = El muestrario del centro es de todos. Se llena turno a turno; cuando sus diez huecos tienen carta, ya nadie juega.
lesson-pot = Después, cada cual predice quién tiene la mejor mano. Quienes aciertan se reparten el bote, y cada mano da las Runas de su rango. Gana quien más Runas tenga.
lesson-play = Es tu turno: juega una carta por sus efectos, los signos de su borde, de arriba abajo. Juega la Jota de Máscaras: toma y luego roba.
lesson-take = Un efecto con estrella es obligatorio: toma una carta descubierta del muestrario. Tienes un 4: toma el 4 de Escarabajos y tendrás una pareja.
lesson-draw = A los efectos sin estrella puedes renunciar. Pero una carta más para elegir viene bien: roba.
lesson-discard = Seis cartas: sobra una, porque cada turno termina con cinco. Se descarta boca arriba, a la vista de todos. Descarta el 3 de Máscaras que has robado.

## The others’ first turns

lesson-mara = La Jota que has jugado está ahora en el muestrario: ahí van las cartas jugadas. Turno de Mara.
lesson-eye = ¡Mara dirige hacia ti el Ojo que todo lo ve! Verá cuatro de tus cinco cartas, solo ella. Tú eliges cuál queda oculta.
lesson-hide = Todos te han visto tomar el 4 de Escarabajos. Oculta, pues, tu otro 4, el 4 de Relojes. Que nadie sepa de él.
lesson-teo = Turno de Teo. Fíjate en lo que hace: lo que se ve un momento, puedes recordarlo.
lesson-revealed = Teo ha revelado tres cartas a la vista de todos y se ha quedado el 9 de Árboles; la mesa recuerda que lo sabes. Las otras dos se han descartado.
lesson-told = Luego su Hipnosis te ha hecho anunciar a todos el rango de tu mano: una pareja. Solo se dice el rango, nunca una carta.

## The second turn

lesson-answer = Ahora lo hipnotizas tú. El 9 de Máscaras tiene Hipnosis y después Revelar 3 con una estrella. Juégalo.
lesson-ask = ¿A quién quieres preguntar? Teo parece demasiado contento. Elige a Teo.
lesson-straight = Ha tenido que decirlo: ¡Teo tiene una escalera! Vale 4, más que tu pareja. Lo que ha dicho queda junto a su nombre.
lesson-pick = Y el 9 ha revelado tres cartas: una es para ti. Elige el 4 de Árboles y tendrás un trío.

## The second row, and All In

lesson-row = La primera fila está llena. Ahora las cartas van a la segunda, cada una encima de una carta de la primera.
lesson-between = Otra vez Teo. Con una escalera, ¿tú qué harías?
lesson-all-in = Teo lo ha arriesgado todo: han entrado dos cartas en el muestrario y su mano queda sellada. Ya nadie puede preguntarle, pero no cambiará: una escalera.
lesson-covered = El Rey de Árboles está debajo de otra carta. Lo cubierto está bloqueado: no se puede tomar ni intercambiar.

## The third turn

lesson-last = A tu mano le falta un 4, y ahí está. La próxima carta lo cubrirá: ¡ahora o nunca!
lesson-ten = No te queda ninguna carta que tome, pero el 10 de Relojes intercambia y luego revela tres. Juégalo.
lesson-exchange = Intercambio: elige primero la carta que quieres, el 4 de Máscaras.
lesson-give = Después, la carta que ocupará su lugar: el As de Relojes. Solo, ni un as vale nada.
lesson-four = ¡Póquer! Vale 7 y gana a una escalera.
lesson-rune-card = Ninguna carta puede mejorarlo. Elige, pues, la carta de Runa: no forma parte de ningún rango, pero da 2 Runas si la tienes al final de la ronda.
lesson-nine = Nueve cartas en el muestrario. Una más y la ronda se decide.

## Prediction and Unfolding

lesson-full = Mara ha pasado: eso añade al muestrario la primera carta del mazo, y ya está lleno. Por turnos, cada cual predice quién tiene la mejor mano. Teo dice: Teo.
lesson-think = ¿Qué sabes? Teo dijo escalera y nada la ha cambiado desde entonces. De Mara no sabes nada mejor. Y tú tienes un póquer.
lesson-predict = Predice, pues, que la mejor mano es la tuya, y confirma.
lesson-unfolding = Mara conoce tu mano, menos una carta. Tras su predicción llega la Revelación: se descubren las manos, se reparte el bote y se paga cada rango.
lesson-showdown = Ahora se descubren las manos una a una, empezando por la más débil. Las fichas junto a cada participante son las predicciones a favor de su mano.
lesson-best = ¡Tu póquer es la mejor mano! Tu predicción era correcta, así que el bote es tuyo. Después, cada mano recibe las Runas de su rango.
lesson-scored = Mara creyó en Teo: nunca vio el 4 que ocultaste. Solo tú acertaste: el bote de 4 es tuyo, más 7 por el rango y 2 por la carta de Runa. ¡13 Runas!

## The learner’s own round

lesson-own = La ronda 2 es tuya. Empieza quien tiene menos Runas: Mara. Toca una carta y la mesa te dirá qué hace; ya nada está decidido por ti.
lesson-own-turn = Tu turno: una carta, pasar o arriesgarlo todo. Conserva lo que da tu rango y juega una carta que no te haga falta.
lesson-own-prediction = ¿Quién tiene la mejor mano? Mira lo que cada cual ha tenido que decir, las cartas que conoces y quién lo ha arriesgado todo.
lesson-own-round = Tu propia ronda. En lo alto de la mesa, la estrella abre la carta de Ayuda, y las reglas están en el menú.
lesson-end = Ha sido tu primera ronda propia. ¡Ya conoces el juego! Una partida tiene tres rondas: juega aquí la última o empieza una partida nueva.

## Two short lessons

practice-title = Dos lecciones cortas
practice-lesson-predicting = Predecir
    .about = Cuando el muestrario está lleno, predices quién tiene la mejor mano. Usa lo que sabes: las cartas que viste, los rangos anunciados y quién lo arriesgó todo. En cada situación, elige una respuesta; la correcta se explica.
practice-lesson-reading = Leer a los demás
    .about = Los participantes delatan su mano por lo que toman, cuando pasan y por lo que anuncian. En cada situación, elige una respuesta; la correcta se explica.
practice-at = Situación { $at } de { $count }
practice-took = Ha tomado:
# $count: a number
practice-passed = { $count ->
    [one] Ha pasado una vez
   *[other] Ha pasado { $count } veces
    }
practice-wrong = Mira otra vez: hay una respuesta mejor.
practice-done = ¡Bien visto! Esa era toda la lección.
practice-sealed = ¿Quién tiene la mejor mano?
    .why = Teo anunció una escalera y luego lo arriesgó todo: su mano ya no cambia. Una escalera (4) gana a tu trío (3).
practice-grown = Tienes una escalera. ¿Quién tiene la mejor mano?
    .why = Mara anunció doble pareja y después tomó una tercera Reina: muy probablemente es un full (6). Una mano anunciada aún puede crecer.
practice-own = Tienes un póquer. ¿Quién tiene la mejor mano?
    .why = Tú. Solo lo superan una escalera de color o un póquer más alto, y nada apunta a eso. Si nadie se ha dado cuenta, todo el bote es tuyo.
practice-takes = Mara ha tomado dos cartas. ¿Cuál no deberías dejarle?
    .why = Colecciona ochos. Toma tú el tercero, o deja que otra carta lo cubra: una carta cubierta queda bloqueada.
practice-passes = ¿Quién tiene más probablemente una mano terminada?
    .why = Quien pasa conserva todas sus cartas. Teo ha pasado dos veces: seguramente no necesita nada más. La Hipnosis o el Ojo que todo lo ve te lo dirían.
practice-suit = Teo ha anunciado color. ¿Qué carta puede estar en su mano?
    .why = Las cinco cartas de un color son del mismo palo. Dos de las suyas son Escarabajos, así que las otras tres también.
