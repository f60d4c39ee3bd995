### The browser: the review of a finished game.

review-heading = Análisis
review-loading = Pidiendo el análisis…
# $ahead: how many other reviews come first
review-waiting = { $ahead ->
    [0] El análisis empieza enseguida.
    [one] Antes va otro análisis.
   *[other] Antes van otros { $ahead } análisis.
    }
# $percent: a percentage
review-running = Análisis hecho al { $percent }.
review-about = Muestra de dónde salió el resultado, qué decisiones importaron y qué era mejor. Mientras tanto, puedes mirar la mesa.
review-refused = No hay análisis
review-again = Intentar de nuevo
review-hide = Cerrar el análisis

## The graph. $name: a player; $chance, $low, $high: percentages

review-graph = Probabilidad de ganar
review-by = Según qué información
review-by-open = Cartas a la vista
review-by-known = Lo que cada cual podía saber
review-by-open-about = Como si todo el mundo jugara con las cartas a la vista. Nadie conoce el orden del mazo.
review-by-known-about = Cada línea usa solo lo que esa persona podía saber en ese momento.
review-now = Probabilidad de ganar aquí: { $chances }
review-chance-of = { $name } { $chance }
review-range = { $name }: entre { $low } y { $high } en esta partida.
review-chance-table = Las probabilidades en una tabla

## Where the result came from. $part: one of the causes; $chance: its percentage, with a sign

review-player = Participante
review-outcome-yours = { $won ->
    [yes] Has ganado.
   *[no] No has ganado.
    }
review-cause-yours = tus decisiones
review-group-luck = Suerte de las cartas
review-group-own = Decisiones propias
review-group-yours = Tus decisiones
review-inside-deal = el reparto
review-inside-draws = el mazo
review-inside-choices = según lo que se sabía
review-inside-guesses = cartas ocultas
review-counts = Aquí se cuentan probabilidades de ganar, no Runas: al final, quien gana tiene el 100 % y los demás el 0 %.
review-reading = Cómo leer esta tabla
review-deeper = Calcular con más precisión
review-deepening = Análisis más preciso en curso: { $percent }.
review-mistakes-cost = Los errores costaron el { $chance } de una victoria. Cada decisión cuenta: juntas pueden costar más del 100 %.
review-no-mistakes = Ninguna decisión fue claramente peor que otra.
review-accuracy-told = Precisión de las decisiones: { $accuracy }. Con un 100 %, el bot más fuerte siempre habría decidido lo mismo.
# Below the figures of a player. $name: the player. $yours: yes or no. $count of $all choices were made by a bot
review-stood-in = { $yours ->
    [yes] Decisiones que un bot tomó en tu lugar: { $count } de { $all }. Las cifras y los momentos las incluyen; tus hábitos, no.
   *[no] Decisiones que un bot tomó en lugar de { $name }: { $count } de { $all }. Las cifras y los momentos las incluyen.
}
review-bot-chose = { $yours ->
    [yes] Un bot tomó esta decisión en tu lugar.
   *[no] Un bot tomó esta decisión en lugar de { $name }.
}

## Moments

review-filter = Decisiones de quién
review-filter-own = Las de { $name }
review-filter-yours = Las tuyas
review-filter-all = Todos los participantes
review-go = Mostrar en la mesa
# $mark: such as "blunder"
review-next = A continuación: { $mark }

## What a player could believe

review-beliefs = Lo que { $name } podía creer
review-beliefs-yours = Lo que podías creer
review-beliefs-about = Para cada mano en este momento: solo por las cartas, y también por cómo jugaron los demás.
review-beliefs-later = En este momento aún no hay nada.
review-hand-of = La mano de { $name }
review-hand-yours = Tu mano
review-rank = Rango
review-counted = Cartas
review-believed = Juego
review-held = el rango verdadero
# $first, $last: percentages
review-exposure = Probabilidad del rango verdadero: { $first } al empezar la ronda, { $last } aquí.
review-key-moments = M
    .does = La siguiente decisión clave

## What gave the reader's hand away. $name: who acted; $rank: the rank of that hand; $before, $after: percentages

review-tell-yours = Ronda { $round }, decisión { $number }, { $name }: { $choice }. Tú tenías «{ $rank }». Por lo que los demás podían saber, la probabilidad de esa mano pasó del { $before } al { $after }.
