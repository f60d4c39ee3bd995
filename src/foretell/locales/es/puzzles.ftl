### Puzzles: real positions with a clearly best answer, in the terminal and in the browser.

## The command

help-puzzle = resuelve acertijos: posiciones reales, cada una con una respuesta claramente mejor
# $themes: their names
option-puzzle-theme = solo acertijos de este tema: { $themes }
option-puzzle-number = el acertijo con este número, de 1 a { $count }; primero los fáciles
option-puzzle-rating = un acertijo de más o menos esta puntuación (si no se indica, uno adecuado a la tuya)
puzzle-next = ¿Otro acertijo?
# $file: where it should be
puzzle-not-kept = Tu racha no se puede guardar en { $file }.
puzzle-damaged = { $file } está dañado. Ahora se llama { $aside }, y tu racha y tu puntuación empiezan de nuevo.

## What is asked. $number: of the puzzle; $rating: how difficult it is; $name: the player who asks with the Eye

puzzle-title = Acertijo { $number }: { $theme } Puntuación { $rating }.
puzzle-theme-prediction = ¿Quién tiene la mejor mano?
puzzle-theme-eye = ¿Qué le ocultas al Ojo?
puzzle-theme-effect = ¿Qué haces?
puzzle-theme-all-in = ¿Arriesgarlo todo ahora?
puzzle-ask-prediction = ¿Quién tiene con mayor probabilidad la mejor mano?
puzzle-ask-eye = { $name } vuelve hacia ti el Ojo que todo lo ve. ¿Qué carta debe quedar oculta para que tu rango sea lo más difícil de adivinar?
puzzle-ask-effect = Te toca elegir. ¿Qué te da la mejor probabilidad de ganar la partida?
puzzle-ask-all-in = ¿Lo arriesgas todo ahora? Elige lo que te dé la mejor probabilidad de ganar la partida.
puzzle-stay = Todavía no
# $cards: cards of your hand, each with its effects
puzzle-your-effects = Lo que hacen tus cartas: { $cards }

## The answer. $choice: the best choices; $count: how many; $better, $worse: percentages

puzzle-right = ¡Correcto!
puzzle-wrong = Hay una opción mejor.
puzzle-best = { $count ->
    [one] La mejor: { $choice }
   *[other] Las mejores, igual de buenas: { $choice }
    }
# $choice: an action
puzzle-instead = Qué hacer en su lugar: { $choice }
# $rank: the true rank of your hand
puzzle-why-eye = Así, a { $name } tu verdadero rango ({ $rank }) le parece probable solo en un { $better }; con cualquier otra carta oculta, en un { $worse } o más. Una carta ya conocida no oculta nada.
# $name: who most likely holds the best hand; $other: the next one
puzzle-why-prediction = La mejor mano, según lo que sabes: lo más probable, { $name } ({ $better }); después, { $other } ({ $worse }).
# $name: the answer; $better: the probability by counting alone
puzzle-why-counted = Contando solo las cartas: { $name } ({ $better }). La diferencia viene de lo que cada cual hizo y anunció.
puzzle-figures-prediction = Probabilidad de tener la mejor mano, según lo que sabes
puzzle-figures-eye = Probabilidad que { $name } da a tu verdadero rango si esta carta queda oculta
puzzle-figures-effect = Probabilidad de ganar la partida tras cada opción
puzzle-figures-all-in = Probabilidad de ganar la partida tras cada opción
puzzle-hands = Lo que tenía cada participante
# $count, $best: numbers of puzzles; $rating: your own
puzzle-streak = { $count ->
    [0] Sin racha por ahora.
    [one] { $count } respuesta correcta.
   *[other] { $count } respuestas correctas seguidas.
    } Racha más larga: { $best }. Tu puntuación: { $rating }.
