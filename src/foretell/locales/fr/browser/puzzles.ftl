### The browser: puzzles.

puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-go-on = Énigme suivante
puzzle-log = Ce qui s’est passé dans cette manche
puzzle-in-play = Jouée
puzzle-is-best = le meilleur choix
puzzle-passed = { $count ->
    [one] a passé une fois
   *[other] a passé { $count } fois
    }
