### What `foretell review` says about a finished game.

## The command

help-review = muestra por qué se ganó o se perdió una partida terminada: probabilidades, suerte y decisiones clave
option-effort = cuánto calcular: quick (unos segundos, por defecto) o deep (más exacto, unas diez veces más largo)
option-review-format = muestra el análisis como text (por defecto) o json
option-html = escribe el análisis en este archivo, como página web autónoma
option-review-player = muestra solo las decisiones y predicciones de esta persona, y lo que delató su mano; un nombre, o el número de un asiento desde 0
option-review-seed = semilla del análisis, un texto cualquiera: el mismo texto da los mismos números (por defecto sale de la grabación)
review-begun = El análisis empieza. El primero en un ordenador tarda hasta un minuto más.
review-written = El análisis está escrito en { $file }.
review-page-exists = { $file } existe y no es un análisis. Elige otro nombre para la página.

## What went wrong

# $decisions, $limit: numbers
review-unfinished = La grabación termina antes que la partida (número de decisiones: { $decisions }). Solo se analizan partidas terminadas.
review-too-long = La grabación es demasiado larga para analizarla: número de decisiones { $decisions }, límite { $limit }.
# $pip: what to type
error-review-parts = Un análisis necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }
error-review-player = No hay nadie llamado { $player } en esta partida. Participan: { $names }. También puedes dar el número de un asiento, desde 0.

## The chances

review-title = Análisis: { $file }
review-scores = Resultado
review-who = Participante
# $runes: a number
review-score = { $runes ->
    [one] { $runes } Runa
   *[other] { $runes } Runas
    }
review-chances = Probabilidad de ganar, con todas las manos a la vista
review-chances-known = Probabilidad de ganar, según lo que cada cual podía saber
review-chances-note = Una probabilidad es la parte de las continuaciones simuladas que gana ese puesto si un participante de referencia rápido juega en todos los puestos. El orden del mazo sigue oculto.
review-chances-known-note = Cada línea usa solo lo que esa persona podía saber en ese momento. Por eso las líneas no tienen que sumar el 100 %.
review-column-round = Ronda { $round }
review-end = Final

## Where the result came from

review-parts = De dónde viene el resultado
review-part-start = Antes del reparto
review-part-deal = Suerte del reparto
review-part-draws = Suerte del mazo
review-part-choices = Decisiones propias
review-part-guesses = Decisiones propias: cartas ocultas
review-part-others = Decisiones de los demás
review-part-result = Resultado
review-part-mistakes = Perdido por errores
review-accuracy = Precisión
review-parts-note = Las líneas anteriores al resultado suman exactamente ese resultado, antes de redondear. La suerte y las decisiones son sumas de toda la partida: pueden pasar del 100 % o bajar del −100 %. La cifra tras ± dice si la estimación es precisa: es la mitad del intervalo del 95 %. Las decisiones se comparan con las del participante de referencia, según lo que se podía saber. Las cartas ocultas son lo que no se podía saber. Los errores se cuentan por separado: en cada decisión, lo perdido frente a la mejor. Juntos pueden costar más del 100 %, es decir, más de una victoria. La precisión dice cuánto se acercaron las decisiones a las del bot más fuerte.

# What counted most. $name: a player; $part, $other: causes
review-outcome = { $won ->
    [yes] Victoria de { $name }.
   *[no] { $name } no ganó.
    }
review-verdict = Lo que más contó: { $part }.
review-verdict-both = Lo que más contó: { $part } y { $other }. No está claro cuál de las dos cosas contó más.
review-verdict-unclear = Ninguna causa destaca con claridad: mira las decisiones de abajo.
review-cause-luck = la suerte de las cartas
review-cause-own = las decisiones propias
review-cause-others = las decisiones de los demás

## Moments. $name: who chose; $choice, $better: actions as in a menu; $chance: a percentage

review-moments = Las decisiones clave
review-moments-none = Ninguna decisión pesó mucho.
review-moment = Ronda { $round }, decisión { $number }, { $name }: { $mark }
review-mark-brilliant = brillante
review-mark-good = buena jugada
review-mark-inaccuracy = imprecisión
review-mark-mistake = error
review-mark-blunder = error grave
review-chose = Elegido: { $choice }
review-better = Mejor: { $better }
review-lost = Probabilidad perdida: { $chance }
review-found = Ventaja sobre la segunda mejor decisión: { $chance }
review-known = Lo que se sabía
review-known-nothing = Nada seguro sobre las otras manos.

## What was known about $name, and why a choice was better. $better, $worse: percentages or numbers for the two choices

review-known-cards = { $name } tenía { $cards }.
review-known-told = { $name } había anunciado: { $rank }.
review-known-all-in = { $name } estaba en All In.
review-why = Por qué
review-why-points = La mano final vale de media { $better } Runas en lugar de { $worse }.
review-why-best = La mano es la mejor al final de la ronda en el { $better } de las continuaciones en lugar del { $worse }.
review-why-right = La predicción se cumple en el { $better } de las continuaciones en lugar del { $worse }.
review-why-runes = La ronda acaba de media con { $better } Runas en lugar de { $worse }.
review-why-rival = { $name } acaba con la mejor mano en el { $better } de las continuaciones en lugar del { $worse }.
review-why-rival-runes = { $name } acaba la ronda con { $better } Runas de media en lugar de { $worse }.
review-why-game = Esta ronda acaba casi igual en ambos casos, pero la partida entera se gana más a menudo.
# $name: who was more likely to hold the best hand; $other: whom the other choice names
review-why-prediction = Según lo que se sabía, la probabilidad de tener la mejor mano era del { $better } para { $name } y del { $worse } para { $other }.
review-why-unlikely = No era más probable que tuviera la mejor mano { $name } ({ $better }) que { $other } ({ $worse }). Pero si la predicción se cumple, acerca más a la victoria.

## What gave a hand away, and the predictions

review-exposed = Lo que los demás sabían de cada mano
review-exposed-note = Lo probable que les parecía a los demás, de media, el verdadero rango de cada mano. Con el 100 % lo sabían todos; cerca del 0 % nadie lo esperaba.
review-tells = Lo que delató las manos
review-tells-none = Ningún turno delató una mano.
# $name: who acted; $other: whose hand; $rank: its rank; $before, $after: percentages
review-tell = Ronda { $round }, decisión { $number }, { $name }: { $choice }. { $other } tenía «{ $rank }». Por lo que los demás podían saber, la probabilidad de esa mano pasó del { $before } al { $after }.
review-predictions = Predicciones
# $other: who was named; $chance: how likely that was by what $name could know; $right: "yes" or "no"
review-prediction = Ronda { $round }, { $name }: { $choice }. Por lo que se sabía, la probabilidad de acertar era del { $chance }. { $right ->
    [yes] Se cumplió.
   *[no] No se cumplió.
    }
