### The browser: puzzles.

puzzle-theme = Temă
puzzle-theme-all = Toate temele
puzzle-go-on = Problema următoare
puzzle-log = Ce s-a întâmplat în această rundă
puzzle-in-play = Jucată
puzzle-is-best = cea mai bună alegere
puzzle-passed = { $count ->
    [one] a spus pas o dată
    [few] a spus pas de { $count } ori
   *[other] a spus pas de { $count } de ori
    }
