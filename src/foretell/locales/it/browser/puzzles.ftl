### The browser: puzzles.

puzzle-theme = Tema
puzzle-theme-all = Tutti i temi
puzzle-go-on = Prossimo rompicapo
puzzle-log = Che cosa è successo in questo round
puzzle-in-play = Giocata
puzzle-is-best = la scelta migliore
puzzle-passed = { $count ->
    [one] ha passato una volta
   *[other] ha passato { $count } volte
    }
