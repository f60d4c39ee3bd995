### The browser: the list of games, and statistics.

## My games

games-title = { screen-games }
games-lists = Care partide
games-mine = Partidele mele
games-public = Partide publice
games-numbers = Statistici
games-none = Încă nu ai jucat. Aici vor fi partidele tale, cu reluări.
games-public-none = Încă nu s-a terminat nicio partidă publică.
games-more = Partide mai vechi
games-won = Ai câștigat
# $place: from 2; $players: how many
games-place = Locul { $place } din { $players }
# $name: the winner
games-winner = A câștigat { $name }
games-nobody = N-a câștigat nimeni
games-going = Încă se joacă
games-waiting = Încă n-a început
games-lesson = Lecție
games-go-on = Continuă

## Numbers

numbers-none = După ce termini o partidă, vei vedea aici cum joci.
numbers-games = Partide
numbers-wins = Victorii
numbers-right = Predicții corecte
numbers-runes = Rune pe partidă
numbers-by-players = Victorii după numărul de jucători
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
    }
# $part of $whole
numbers-of = { $part } din { $whole }
numbers-ranks = Poziții atinse
numbers-ranks-about = La fiecare Dezvăluire a mâinilor, cu cărțile din mâna ta.
numbers-best = Cea mai bună partidă a ta
numbers-best-see = Revezi-o
