### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = ¿Y si…?
try-about = Ocupas el lugar de { $name } en el paso { $step } de una partida terminada, contra bots.
try-about-turn = Ocupas el lugar de quien tiene que elegir en el paso { $step } de una partida terminada, contra bots.
try-cards = Las cartas son las mismas que en esa partida, también las que aún saldrán del mazo. Esta mesa es privada y no cuenta en tus estadísticas.
try-begin = Probar
try-copy = Copiar el enlace
try-copied = Enlace copiado.
try-share = Con este enlace, quien pueda ver la partida recibe su propia mesa con esta posición.
try-game = Ver la partida

## The coach. $count: how many hints the player has got

coach-title = Entrenador
coach-about = El entrenador solo sabe lo que tú sabes. Cada pista cuenta y se muestra con el resultado.
coach-count = { $count ->
    [0] Ninguna pista hasta ahora.
    [one] Una pista hasta ahora.
   *[other] { $count } pistas hasta ahora.
    }
coach-later = Cuando te toque, el entrenador también puede decir qué elegiría.

## How sure the player is of a prediction. $name: who is said to hold the best hand

sure-title = ¿Cuánta seguridad tienes?
sure-asks = ¿Qué probabilidad hay de que { $name } tenga la mejor mano?
sure-about = No influye en la partida. Nadie más lo ve antes del final.
sure-predict = Predecir
sure-without = Predecir sin número

## How well that fits what came true. $said, $right: percentages; $brier, $log: numbers

sure-heading = Seguridad y acierto
# $count: how many predictions
sure-sentence = { $count ->
    [one] En una predicción tu seguridad era del { $said }; se cumplió el { $right }.
   *[other] En { $count } predicciones tu seguridad media era del { $said }; se cumplió el { $right }.
    }
sure-scores = Puntuación de Brier: { $brier }; logarítmica: { $log }. Cuanto más baja, mejor: decir siempre 50 % da 0,25 y 0,69.
sure-plot = Seguridad y aciertos en un gráfico. Las tablas de abajo dan los mismos números.
sure-plot-about = De izquierda a derecha: tu seguridad. De abajo arriba: cuánto se cumplió. En la línea discontinua, ambas coinciden.
sure-tables = Los números en tablas
sure-by-bins = Por seguridad
sure-by-players = Por número de participantes
sure-by-rounds = Por ronda
sure-round = Ronda { $round }
sure-count = Número
sure-said = Seguridad
sure-right = Acierto
sure-brier = Brier
sure-none = Activa «Preguntar cuánta seguridad tengo» en los ajustes. Aquí verás si tu seguridad coincide con lo que se cumple.

## Habits. $chance: a percentage of a win

habits-title = Los hábitos que más te cuestan
# $count: how many games are missing
habits-more = { $count ->
    [one] Analiza una partida tuya más para ver aquí tus hábitos.
   *[other] Analiza { $count } partidas tuyas más para ver aquí tus hábitos.
    }
# $count: how many reviewed games
habits-about = { $count ->
    [one] Según el análisis de una partida.
   *[other] Según los análisis de { $count } partidas que recuerda este navegador.
    }
habits-none = { $count ->
    [one] El análisis de una partida no muestra errores.
   *[other] Los análisis de { $count } partidas no muestran errores.
    }
# $count: how many choices
habits-cost = { $count ->
    [one] Una elección costó el { $chance } de una victoria.
   *[other] { $count } elecciones costaron el { $chance } de una victoria.
    }
habits-moment = Ronda { $round }: { $chance }
habits-practise = Practicar
habit-prediction = Predecir contra las probabilidades
habit-passing = Pasar demasiado pronto
habit-playing-on = Seguir en vez de pasar
habit-all-in-early = Arriesgarlo todo demasiado pronto
habit-all-in-late = No arriesgarlo todo
habit-taking = Tomar o intercambiar la carta equivocada
habit-keeping = Quedarse con la carta equivocada
habit-asking = Preguntar a quien no conviene
habit-effects = Aplicar o rechazar mal un efecto
habit-playing = Jugar la carta equivocada
