### What the command `foretell arena` says.

## The command

help-arena = let players meet over the same deals, and tell who is stronger
# $bots: the kinds there are; $setting, $example: how these are written
option-entrants = two or more players: a kind ({ $bots }), also with settings ({ $setting }), or a class of your own ({ $example })
option-tables = number of players at a table, 2 to 5, or several such as 2,4 ({ $default } by default)
option-deals = number of deals, each played in every seat ({ $default } by default)
option-budget = what those who search may spend on a decision: seconds, such as 0.5s, or a number of simulations
option-out = folder for the results; if they are interrupted, --resume goes on
option-resume = go on with the results in the folder of --out
option-format = print the results as json or csv
option-plot = draw the results into this file (PNG, SVG or PDF)
option-address = address of a Ray cluster that does the work; auto for the one of this machine

## What was not understood

error-needs-entrants = Name two players.
error-budget = "{ $answer }" will not do: type seconds, such as 0.5s, or a number of simulations.
# $pip: what to type
error-arena-parts = The arena needs parts that are not installed. In the folder of Foretell type { $pip }

## The results

arena-column-player = Player
arena-column-against = Alone among
arena-column-share = Wins %
arena-column-interval = 95 %
arena-column-ratio = × fair
arena-column-runes = Runes
arena-column-hits = Right %
arena-column-rating = Rating
arena-column-decisions = Decisions
arena-column-mean = Mean
arena-column-p50 = 50 %
arena-column-p99 = 99 %
arena-column-belief = Belief
arena-column-counting = Counting
arena-note = Wins and right predictions are shares, runes averages of a game; the interval is one of 95 %, by deals. Then the time for a decision.
arena-beliefs = Belief is the log-loss about the ranks of other hands when predicting, beside that of counting cards; lower is better.
# $folder: its name
arena-kept = The results are in { $folder }. To go on, add --resume.
