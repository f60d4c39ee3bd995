### What the command `foretell arena` says.

## The command

help-arena = let players meet over the same deals, and tell who is stronger
# $bots: the kinds there are; $setting, $example: how these are written
option-entrants = two or more players: a kind ({ $bots }), also with settings ({ $setting }), or a class of your own ({ $example })
option-tables = number of players at a table, 2 to 5, or several such as 2,4 ({ $default } by default)
option-deals = number of deals, each played in every seat ({ $default } by default)
option-budget = what those who search may spend on a decision: seconds, such as 0.5s, or a number of simulations
option-out = folder for the results; if they are interrupted, --resume goes on
option-resume = go on with the results in the folder of --out, to more deals if --deals asks for them
option-format = print the results as json or csv
option-plot = draw the results into this file (PNG, SVG or PDF)
option-address = address of a Ray cluster that does the work; auto for the one of this machine

## What was not understood

error-needs-entrants = Name two players.
error-budget = "{ $answer }" will not do: type seconds, such as 0.5s, or a number of simulations.
# $pip: what to type
error-arena-parts = The arena needs parts that are not installed. To install them, run: { $pip }

## What went wrong

# $choices: the kinds there are; $example: how a class is written
error-entrant-unknown = There is no player "{ $answer }": choose one of { $choices }, or a class of your own, such as { $example }.
# $player, here and below: a player as it was named; $example: how to tell it apart
error-entrant-twice = { $player } is named twice: tell the two apart by a setting, such as { $example }.
error-entrant-written = "{ $answer }" in { $player } is no setting: write key=value, with commas between several.
error-entrant-setting = { $player } has no setting "{ $answer }": choose one of { $choices }.
# $reason, here and below: as the library or Python gives it
error-entrant-made = { $player } cannot be made (a player is given its settings, and a seed if it takes "seed"): { $reason }
error-entrant-choose = { $player } is no player: it has no method choose(view).
# $file: a file or a module
error-entrant-class = There is no class "{ $answer }" in { $file }.
error-entrant-code = { $file } cannot be run: { $reason }
error-belief = The belief of { $player } will not do: it takes nine chances for each opponent, which add up to 1.
# $deal, $seat: their numbers; $table: who sits there
error-player-failed = { $player } failed in deal { $deal }, seat { $seat } ({ $table }): { $reason }
error-player-failed-rows = { $player } failed in the deals from { $deal } on: { $reason }
error-player-actions = { $player } gave { $answer }, and not one action for each row.
error-player-illegal = { $player } chose { $action } in deal { $deal }, which is not legal there.
# $setting, here and below: its name
error-player-share = { $setting } cannot be { $answer }: give a number from 0 to 1.
error-player-switch = { $setting } cannot be { $answer }: give true or false.
error-player-whole = { $setting } cannot be { $answer }: give a whole number from 1 on.
error-player-positive = { $setting } cannot be { $answer }: give a number above 0.
# $pip: what to type
error-player-parts = { $player } needs parts that are not installed. To install them, run: { $pip }
error-picture = { $file } is no picture that can be drawn: let its name end in .png, .svg or .pdf.
error-jobs = A process that played was ended from outside: try fewer with --jobs.
error-cluster = There is no Ray cluster at { $address }: { $reason }
error-resume-where = What should go on? Name the folder of the results with --out.
error-results-none = There are no results in { $folder } to go on with: check its name, or leave out --resume to begin there.
error-results-there = There are results in { $folder } already: go on with --resume, or name another folder.
error-results-folder = { $folder } cannot be used for results: { $reason }
# $reason: a few words
error-results-damaged = { $file } is damaged ({ $reason }): begin anew in another folder.
# $version, $known: numbers of versions
error-results-version = The results in { $folder } are of version { $version }, and this { -foretell } goes on with version { $known }: begin anew in another folder.
# $setting: its name; $before, $now: its values
error-results-other = The results in { $folder } were begun with other settings: { $setting } was { $before }, and is { $now }.
# $deals: how many are asked for; $played: how many there are
error-results-fewer = --deals { $deals } will not do: { $folder } has { $played } already. Ask for as many at least.

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
