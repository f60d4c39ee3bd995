### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = tu mano ahora
aid-about-straight-flush = Cinco valores seguidos, todos del mismo palo.
aid-about-four-of-a-kind = Cuatro cartas del mismo valor.
aid-about-full-house = Tres cartas de un valor y dos de otro.
aid-about-flush = Cinco cartas del mismo palo.
aid-about-straight = Cinco valores seguidos. A 2 3 4 5 también vale, con el 5 como carta más alta; Q K A 2 3 no.
aid-about-three-of-a-kind = Tres cartas del mismo valor.
aid-about-two-pairs = Dos cartas de un valor y dos de otro.
aid-about-pair = Dos cartas del mismo valor.
aid-about-nothing = Ni siquiera una pareja: frente a otra mano así cuenta la carta más alta.
aid-ties = Dos manos del mismo rango
aid-ties-about = Gana el valor más alto entre las cartas que forman el rango. Si es el mismo, gana el mejor palo, en este orden:
aid-suits = Los palos, del mejor al peor
aid-rune-cards = Una carta de Runa no cuenta para ningún rango, pero da por sí sola 2 Runas en la Revelación.

## The rules: finding one's way

rules-title = Las reglas
rules-lead = Todo el juego en unos diez minutos. Cada efecto, cada rango y cada caso raro está aquí: escribe una palabra para encontrarlo.
rules-search = Buscar en las reglas
rules-clear = Borrar la búsqueda
# $count: how many passages; $query: what was searched
rules-found = { $count ->
    [0] No hay nada sobre «{ $query }». Prueba con una palabra más corta.
    [one] { $count } pasaje encontrado.
   *[other] { $count } pasajes encontrados.
    }
rules-contents = Índice
rules-print = Imprimir

## What it is about

rules-goal = De qué se trata
rules-goal-aim = Cada participante forma una mano de póquer de cinco cartas y adivina quién de la mesa ha formado la mejor. Leer a los demás vale tanto como tener buenas cartas.
rules-goal-rounds = Una partida tiene tres rondas. Las Runas son puntos, y se ve en todo momento cuántas tiene cada cual. Gana quien más tenga tras la tercera ronda.
rules-goal-flow = Todas las rondas van igual:
rules-goal-improve = Turno a turno juegas cartas por sus efectos y mejoras tu mano, mientras el muestrario común se va llenando.
rules-goal-predict = En cuanto el muestrario está lleno, cada participante predice de quién es la mejor mano.
rules-goal-score = Se descubren todas las manos. Quienes acertaron se reparten el bote, y cada mano gana Runas por su propio rango.

## On the table

rules-table = Sobre la mesa
rules-table-cards = El juego tiene 54 cartas. Los valores del 2 al 10, Jota, Reina, Rey y As vienen en cuatro palos: Reloj, Máscara, Escarabajo y Árbol. Hay además dos cartas de Runa, sin valor ni palo.
rules-table-card = Una carta muestra su valor, su palo y sus efectos, de arriba abajo. Una estrella marca un efecto obligatorio. Esta es la Jota de Máscaras.
rules-table-value = valor
rules-table-suit = palo
rules-table-must = efecto con estrella: obligatorio
rules-table-may = otro efecto: si quieres
rules-table-deal = En cada ronda se barajan todas las cartas y cada participante recibe cinco. Las demás son el mazo, boca abajo. A su lado, la pila de descarte está vacía al principio.
rules-table-display = El muestrario es un marco de dos filas. Cada fila tiene 4 huecos con 2 participantes, 5 con 3 y 6 con 4 o 5. Antes de empezar se colocan dos cartas del mazo en la primera fila.
rules-table-pot = Antes de cada ronda se ponen Runas nuevas en el bote, además de las que hayan quedado en él:
rules-table-round = Ronda { $round }
rules-table-two = 2 participantes
rules-table-more = De 3 a 5 participantes
rules-table-first = La primera ronda la empieza el primer asiento. Después, quien tenga menos Runas; si hay empate, quien tuvo la peor mano de los empatados en la ronda anterior.

## Your turn

rules-turn = Tu turno
rules-turn-choice = Se juega en el sentido del reloj. En tu turno haces exactamente una de tres cosas.
rules-turn-play = Jugar una carta
    .about = Pon ante ti una carta de tu mano, boca arriba, y usa sus efectos. Al final va al muestrario.
rules-turn-pass = Pasar
    .about = La primera carta del mazo va al muestrario. Sigues en la ronda y la próxima vez puedes volver a hacer cualquier cosa.
rules-turn-all-in = Arriesgarlo todo (All In)
    .about = Deja tu mano boca abajo: se queda como está hasta la Revelación. Dos cartas del mazo van al muestrario. Nadie puede usar ya contra ti la Hipnosis ni el Ojo que todo lo ve, y desde ahora pasas automáticamente. En cada ronda solo puede hacerlo una persona, así que la primera cierra la puerta a las demás.
rules-turn-five = Después de cada turno, cada participante tiene exactamente cinco cartas.
rules-turn-full = Si el muestrario está lleno después de un turno, ya no hay más turnos: empieza la fase de Predicción.

## Playing a card

rules-play = Jugar una carta
rules-play-choose = Elige cualquier carta de tu mano, también una carta de Runa. Queda ante ti y ya no forma parte de tu mano.
rules-play-effects = Aplica sus efectos de arriba abajo. Un efecto con estrella es obligatorio. A cada uno de los demás puedes renunciar cuando le toque.
rules-play-discard = Si luego tienes más de cinco cartas, descarta las que sobran de una en una, boca arriba. Toda la mesa las ve. Después solo queda a la vista la carta de lo alto de la pila de descarte, y nadie puede mirar las demás.
rules-play-add = Añade la carta que has jugado al muestrario. Tu turno ha terminado.
rules-play-example = Un ejemplo: juegas la Jota de Máscaras y te quedan cuatro cartas. Debes tomar una del muestrario: cinco. Puedes robar otra, y la robas: seis. Descartas la que menos te sirve, y la Jota va al muestrario.

## The effects

rules-effects = Los efectos
rules-effects-about = Nueve signos, y lo que hace cada uno.
rules-effects-begun = Un efecto empezado se termina: si has elegido la carta que quieres en un intercambio, das una por ella; si has revelado cartas, te llevas una.

## The display and covered cards

rules-display = El muestrario y las cartas cubiertas
rules-display-add = Una carta nueva va al hueco libre más a la izquierda de la primera fila. Cuando esa fila está llena, las cartas van a la segunda, otra vez desde la izquierda.
rules-display-cover = Una carta de la segunda fila se pone sobre una de la primera y la cubre. Una carta cubierta aún se puede leer, pero está bloqueada: nadie puede tomarla ni intercambiarla.
rules-display-free = Cuando alguien toma la carta de encima, la de debajo vuelve a estar libre.
rules-display-picture = Con 2 participantes: la primera fila está llena y la segunda ha empezado. El 9 de Relojes y el Rey de Árboles están cubiertos y bloqueados. Las otras cuatro se pueden tomar.

## Hands and their ranks

rules-ranks = Las manos y sus rangos
rules-ranks-about = Una mano tiene el mejor rango que forman sus cinco cartas. El número dice cuántas Runas gana; un número más alto vence a uno más bajo.
rules-ranks-side = Toda la mesa usa el mismo lado de la carta de Ayuda, elegido antes de la partida. El lado A sigue el orden habitual del póquer. En el lado B, una escalera vale más que un full.
rules-ranks-sides = Lado de la carta de Ayuda
rules-ranks-ace = El As es la carta más alta. En A 2 3 4 5 es, en cambio, la más baja, y esa escalera cuenta como una al 5. Nunca está en medio de una escalera.
rules-ranks-rune = Las cartas de Runa no cuentan para ningún rango. Con una en la mano no hay escalera, color, full ni escalera de color; con las dos, como mucho un trío.

## The Prediction phase

rules-prediction = La fase de Predicción
rules-prediction-order = Empieza quien va después de quien llenó el muestrario. Por orden de turno, cada participante coloca a la vista su ficha de Predicción ante la persona que cree que tiene la mejor mano.
rules-prediction-self = Puedes señalarte a ti. Quien lo ha arriesgado todo también hace su predicción.
rules-prediction-two = Entre dos, las predicciones se hacen en secreto y se muestran al mismo tiempo.

## The Unfolding and the score

rules-unfolding = La Revelación y los puntos
rules-unfolding-hands = En el mismo orden se descubren las manos y se nombran sus rangos. Una sola es la mejor: nunca hay dos manos iguales. Después se reparten las Runas, en tres pasos.
rules-unfolding-pot = El bote: quienes predijeron la mejor mano se lo reparten a partes iguales. Lo que no se puede dividir queda en el bote para la ronda siguiente. Si nadie acertó, queda todo.
rules-unfolding-rank = Las manos: cada mano, sea o no la mejor, gana las Runas de su rango.
rules-unfolding-runes = Las cartas de Runa: cada una que esté en una mano da 2 Runas.
rules-unfolding-example = Un ejemplo en el lado A, con 7 Runas en el bote. Ana tiene la mejor mano. Ana y Mía la predijeron; Leo se señaló a sí mismo. Ana y Mía reciben 3 Runas del bote cada una, y queda 1.
rules-unfolding-ana = Ana
rules-unfolding-leo = Leo
rules-unfolding-mia = Mía
rules-unfolding-best = mejor mano
rules-unfolding-predicts = predice: { $name }
rules-unfolding-from-pot = Bote
rules-unfolding-from-hand = Mano
rules-unfolding-from-runes = Cartas de Runa
rules-unfolding-total = Total
# $runes: how many Runes remain
rules-unfolding-stays = { $runes ->
    [one] { $runes } Runa queda en el bote
   *[other] { $runes } Runas quedan en el bote
    }

## The end of the game

rules-end = El final de la partida
rules-end-winner = Tras la tercera ronda gana quien tenga más Runas.
rules-end-tie = Si hay empate, gana, entre los empatados, quien tuvo la mejor mano en la tercera ronda.
rules-end-pot = Las Runas que sigan en el bote no son entonces de nadie.

## Variants

rules-variants = Variantes
rules-variants-about = La mesa las elige antes de la partida. De las dos variantes de la pila de descarte se puede usar una como mucho.
rules-variants-heirs = Si hay empate en cabeza tras la tercera ronda, se juega una cuarta entre todos, con 10 Runas más en el bote. Si después sigue habiendo empate, no gana nadie.
rules-variants-bending = Cada ronda empieza con una carta boca arriba en la pila de descarte. Al tomar o intercambiar puedes usar la carta de lo alto de la pila como si fuera una carta descubierta del muestrario. La carta que des por ella queda en lo alto.
rules-variants-closed = Las cartas se descartan boca abajo, y solo se sabe cuántas son. Lo que revelas lo miras solo tú; te llevas una carta y descartas las demás boca abajo.

## Who knows what

rules-knowledge = Quién sabe qué
rules-knowledge-all = Toda la mesa ve las Runas y el bote, el muestrario con sus cartas cubiertas, cuántas cartas hay en el mazo y en la pila de descarte, y la de lo alto de la pila. También ve cada carta cuando se juega, se toma, se intercambia, se revela o se descarta, oye cada rango anunciado y sabe quién lo ha arriesgado todo.
rules-knowledge-one = Solo tú conoces tu mano, las cartas que robaste y las que vio tu Ojo que todo lo ve.
rules-knowledge-none = Nadie conoce el orden del mazo.
rules-knowledge-memory = Puedes usar todo lo que hayas visto. Si la mesa tiene ayuda de memoria, recuerda por ti: muestra las cartas que puedes probar que están en una mano y el último rango anunciado. No adivina nada: eso te toca a ti.
rules-knowledge-closed = Con el Ojo de la mente cerrado, una carta descartada boca abajo de una mano puede ser cualquiera: lo que se sabía de esa mano deja de ser seguro.

## Questions

rules-questions = Preguntas
rules-questions-deck = ¿Qué pasa cuando el mazo se acaba?
    .about = En cuanto hace falta una carta, la pila de descarte se baraja y es el nuevo mazo, incluso en mitad de un efecto. Las cartas que ya has robado o revelado se quedan contigo.
rules-questions-impossible = ¿Y si un efecto no se puede aplicar?
    .about = Si no hay carta que tomar, o nadie a quien elegir, el efecto se salta, tenga o no estrella. Si acabaras con menos de cinco cartas, robas hasta tener cinco.
rules-questions-own = ¿Puedo tomar la carta que estoy jugando?
    .about = No. Va al muestrario solo después de todos sus efectos.
rules-questions-gap = Se ha tomado una carta de la primera fila mientras otras están cubiertas. ¿Adónde va la siguiente?
    .about = A ese hueco. Solo después sigue la segunda fila, y nunca se pone nada sobre un hueco.
rules-questions-one-space = ¿Puedo arriesgarlo todo si solo queda un hueco libre?
    .about = Sí. Entonces se añade una carta en vez de dos.
rules-questions-second = Alguien ya lo ha arriesgado todo. ¿Puedo hacerlo también?
    .about = En esta ronda, no.
rules-questions-tie = ¿Y si dos manos tienen el mismo rango?
    .about = Se comparan las cartas que forman el rango: gana el valor más alto. De una doble pareja cuenta la pareja más alta; de un full, el trío. Si los valores son iguales, deciden los palos: lo normal es que el Reloj sea el mejor y le sigan la Máscara, el Escarabajo y el Árbol.
rules-questions-kicker = ¿Cuentan las demás cartas, como en el póquer?
    .about = No. La pareja más baja de una doble pareja, la pareja de un full y las cartas que acompañan a un grupo no se comparan nunca.
rules-questions-nothing = ¿Y dos manos sin siquiera una pareja?
    .about = Se comparan sus cartas más altas, primero por valor y luego por palo.
rules-questions-order = He revelado cartas y me he llevado una. ¿En qué orden se descartan las demás?
    .about = Como se revelaron, de modo que la última queda en lo alto.
rules-questions-lie = ¿Puedo mentir bajo Hipnosis, o elegir lo que ve el Ojo que todo lo ve?
    .about = El rango es siempre el verdadero, y se dice sin valores ni palos. Para el Ojo que todo lo ve, tú eliges cuál de tus cinco cartas queda oculta.
rules-questions-supply = ¿Se pueden acabar las Runas?
    .about = No. Por muchas que ganes, la reserva las tiene.
rules-questions-heirs = ¿Quién empieza la cuarta ronda de los Herederos?
    .about = Igual que en cualquier ronda después de la primera: quien tenga menos Runas.
rules-questions-long = ¿Puede una ronda no acabar nunca?
    .about = No. Tras 60 turnos por participante, todos los demás turnos de la ronda son pases automáticos. Jugando a ganar no lo verás nunca.
