### The browser: puzzles.

puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-go-on = Next puzzle
puzzle-log = What happened in this round
puzzle-in-play = Played
puzzle-is-best = best choice
puzzle-passed = { $count ->
    [one] passed once
   *[other] passed { $count } times
    }
