### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = ¿Y si…?
try-about = Ocupas el lugar de { $name } en el paso { $step } de una partida terminada, contra bots.
try-about-turn = Ocupas el lugar de quien tiene que elegir en el paso { $step } de una partida terminada, contra bots.
try-cards = Las cartas son las mismas que en esa partida, también las que aún saldrán del mazo. Esta mesa es privada y no cuenta en tus números.
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
