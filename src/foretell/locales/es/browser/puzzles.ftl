### The browser: puzzles.

puzzle-theme = Tema
puzzle-theme-all = Todos los temas
puzzle-go-on = Siguiente acertijo
puzzle-log = Lo que ha pasado en esta ronda
puzzle-in-play = Jugada
puzzle-is-best = la mejor opción
puzzle-passed = { $count ->
    [one] ha pasado una vez
   *[other] ha pasado { $count } veces
    }
