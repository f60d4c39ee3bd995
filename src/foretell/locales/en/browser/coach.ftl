### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = What if?
try-about = You take the place of { $name } at step { $step } of a finished game, against bots.
try-about-turn = You take the place of the player who has to choose at step { $step } of a finished game, against bots.
try-cards = The cards are the same as in that game, including those that are still in the deck. This table is private and does not count in your statistics.
try-begin = Try it
try-copy = Copy the link
try-copied = Link copied.
try-share = With this link, everybody who may see the game gets their own table with this position.
try-game = Look at the game

## The coach. $count: how many hints the player has got

coach-title = Coach
coach-about = The coach knows only what you know. Every hint counts and is shown with the result.
coach-count = { $count ->
    [0] No hints so far.
    [one] One hint so far.
   *[other] { $count } hints so far.
    }
coach-later = When it is your turn, the coach can also name a choice.

## How sure the player is of a prediction. $name: who is said to hold the best hand

sure-title = How sure are you?
sure-asks = How likely is it that { $name } holds the best hand?
sure-about = This has no effect on the game. Nobody else sees it before the end.
sure-predict = Predict
sure-without = Predict without a number

## How well that fits what came true. $said, $right: percentages; $brier, $log: numbers

sure-heading = How sure, and how right
# $count: how many predictions
sure-sentence = { $count ->
    [one] In one prediction you were { $said } sure; { $right } came true.
   *[other] In { $count } predictions you were { $said } sure on average; { $right } came true.
    }
sure-scores = Brier score { $brier }, log score { $log }. Lower is better: saying 50% every time gives 0.25 and 0.69.
sure-plot = Confidence and what came true, as a plot. The tables below have the same numbers.
sure-plot-about = From left to right: how sure you were. From bottom to top: how often it came true. On the dashed line, both are the same.
sure-tables = The numbers as tables
sure-by-bins = By confidence
sure-by-players = By number of players
sure-by-rounds = By round
sure-round = Round { $round }
sure-count = Number
sure-said = Sure
sure-right = Right
sure-brier = Brier
sure-none = In the settings, turn on “Ask how sure I am”. Then this page shows how well your confidence fits what comes true.

## Habits. $chance: a percentage of a win

habits-title = Habits that cost you most
# $count: how many games are missing
habits-more = { $count ->
    [one] Review one more of your games to see your habits here.
   *[other] Review { $count } more of your games to see your habits here.
    }
# $count: how many reviewed games
habits-about = { $count ->
    [one] From the review of one game.
   *[other] From the reviews of { $count } games that this browser remembers.
    }
habits-none = { $count ->
    [one] The review of one game shows no mistake.
   *[other] The reviews of { $count } games show no mistake.
    }
# $count: how many choices
habits-cost = { $count ->
    [one] One choice cost { $chance } of a win.
   *[other] { $count } choices cost { $chance } of a win.
    }
habits-moment = Round { $round }: { $chance }
habits-practise = Practise it
habit-prediction = Predicting against the odds
habit-passing = Passing too early
habit-playing-on = Playing on instead of passing
habit-all-in-early = Going All In too early
habit-all-in-late = Not going All In
habit-taking = Taking or exchanging the wrong card
habit-keeping = Keeping the wrong card
habit-asking = Asking the wrong player
habit-effects = Using or declining an effect wrongly
habit-playing = Playing the wrong card
