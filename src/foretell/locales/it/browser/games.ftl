### The browser: the list of games, and statistics.

## My games

games-title = { screen-games }
games-lists = Quali partite
games-mine = Le mie partite
games-public = Pubbliche
games-numbers = Statistiche
games-none = Non hai ancora giocato. Qui troverai le tue partite, da rivedere.
games-public-none = Nessuna partita pubblica è ancora finita.
games-more = Partite più vecchie
games-won = Hai vinto
# $place: from 2; $players: how many
games-place = { $place }º su { $players }
# $name: the winner
games-winner = Ha vinto { $name }
games-nobody = Non ha vinto nessuno
games-going = Ancora in corso
games-waiting = Non ancora cominciata
games-lesson = Lezione
games-go-on = Continua

## Numbers

numbers-none = Quando avrai finito una partita, vedrai qui come giochi.
numbers-games = Partite
numbers-wins = Vittorie
numbers-right = Predizioni giuste
numbers-runes = Rune a partita
numbers-by-players = Vittorie per numero di giocatori
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
    }
# $part of $whole
numbers-of = { $part } su { $whole }
numbers-ranks = Combinazioni ottenute
numbers-ranks-about = A ogni Rivelazione, con le carte della tua mano.
numbers-best = La tua partita migliore
numbers-best-see = Rivedila
