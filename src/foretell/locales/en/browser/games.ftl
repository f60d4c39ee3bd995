### The browser: the list of games, and statistics.

## My games

games-title = { screen-games }
games-lists = Which games
games-mine = My games
games-public = Public games
games-numbers = Statistics
games-none = You have not played yet. Your games will be listed here, with replays.
games-public-none = No public game has finished yet.
games-more = Older games
games-won = You won
# $place: from 2; $players: how many
games-place = Place { $place } of { $players }
# $name: the winner
games-winner = { $name } won
games-nobody = Nobody won
games-going = Still in progress
games-waiting = Not started yet
games-lesson = Lesson
games-go-on = Continue

## Numbers

numbers-none = When you have finished a game, your statistics appear here.
numbers-games = Games
numbers-wins = Wins
numbers-right = Right predictions
numbers-runes = Runes per game
numbers-by-players = Wins by number of players
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
# $part of $whole
numbers-of = { $part } of { $whole }
numbers-ranks = Ranks reached
numbers-ranks-about = The ranks of your hands at each Unfolding.
numbers-best = Your best game
numbers-best-see = Watch it again
