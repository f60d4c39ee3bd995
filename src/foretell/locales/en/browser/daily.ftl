### The browser: the deal of the day.

## Before the game

daily-about = The same cards and the same two Adepts for everybody. Your score is your result without the luck of the cards.
daily-counts = Your first game counts. Make every decision yourself, and finish before midnight UTC.
daily-seen = The others see your name and your score and, after midnight, the best game.
# $hours, $minutes: numbers
daily-ends = The day ends in { $hours } h { $minutes } min.
daily-play = Play today’s deal
daily-go-on = Go on with today’s game
daily-again = Play it again
daily-again-about = Further games of the same deal do not count.

## The score. $points, $result, $luck and $error: numbers

daily-score = Your score: { $points }
daily-parts = Result { $result }, luck { $luck }: your score is { $points }, give or take { $error }.
daily-waiting = Your score is being computed. This takes up to a minute.
daily-never = There is no score for this game: a bot played for you, the game ended after midnight, or this server does not review games.
# $round: a number; $prediction and $choices: the next messages
daily-round = Round { $round }: { $prediction }, { $choices }
daily-right = right prediction
daily-wrong = wrong prediction
daily-worst-none = no bad choice
daily-worst-inaccuracy = an inaccuracy
daily-worst-mistake = a mistake
daily-worst-blunder = a blunder
daily-copy = Copy to share
daily-copied = Your score is copied.

## Comparisons

daily-levels = Bots in your seat
daily-levels-waiting = The other bots are still playing.
daily-you = You
daily-today = Today
# $place, $players and $mean: numbers
daily-place = Place { $place } of { $players }. The mean is { $mean }.
daily-week = This week
daily-week-none = Nobody has a score this week.
daily-name = Name
daily-points = Points
daily-days = Days
daily-yesterday = Yesterday
daily-best-game = Watch yesterday’s best game

## Fairness

daily-fair = Is the deal fair?
daily-fair-about = For each of these days, the server drew a secret in advance, which determines the cards. This is its SHA-256. The server reveals the secret when the day is over.
daily-secret = Yesterday’s secret
