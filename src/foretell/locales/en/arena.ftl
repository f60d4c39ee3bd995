### What the command `foretell arena` says.

## The command

help-arena = play entrants against each other on the same deals, and measure who is stronger
# $bots: the kinds there are; $setting, $example, $program: how these are written
option-entrants = two or more players: a kind ({ $bots }), a kind with settings ({ $setting }), a class of your own ({ $example }), or a program in any language ({ $program })
option-tables = number of players at a table, 2 to 5, or several such as 2,4 ({ $default } by default)
option-deals = number of deals; in each, every player plays in every seat ({ $default } by default)
option-budget = budget of a searching player for each decision: a time in seconds, such as 0.5s, or a count of simulations, such as 300
option-out = folder for the results; --resume continues an interrupted run
option-resume = continue the run in the folder of --out, up to the number of deals in --deals
option-format = print the results as json or csv
option-plot = draw the results into this file (PNG, SVG or PDF)
option-address = address of a Ray cluster that plays the games; auto finds the one on this machine

## What was not understood

error-needs-entrants = Name at least two players.
error-budget = "{ $answer }" is not valid: type seconds, such as 0.5s, or a number of simulations.
# $pip: what to type
error-arena-parts = The arena needs { $package }, which is not installed. To install it, run: { $pip }

## What went wrong

# $choices: the kinds there are; $example: how a class is written
error-entrant-unknown = There is no player "{ $answer }": choose one of { $choices }, or a class of your own, such as { $example }.
# $player, here and below: a player as it was named; $example: how to tell it apart
error-entrant-twice = { $player } is named twice: give one of them another name, such as { $example }.
error-entrant-written = "{ $answer }" in { $player } is not a setting: write key=value, with commas between several.
error-entrant-setting = { $player } has no setting "{ $answer }": choose one of { $choices }.
error-entrant-number = The setting "{ $setting }" of { $player } is a number, not { $answer }: write for example { $example }.
# $reason, here and below: as the library or Python gives it
error-entrant-made = { $player } cannot be created (it is called with its settings, and with a seed if it takes "seed"): { $reason }
error-entrant-choose = { $player } is not a player: it has no method choose(view).
# $file: a file or a module
error-entrant-class = There is no class "{ $answer }" in { $file }.
error-entrant-code = { $file } cannot be run: { $reason }
error-belief = The belief of { $player } is not valid: it needs nine probabilities for each opponent, which add up to 1.
# $deal, $seat: their numbers; $table: who sits there
error-player-failed = { $player } failed in deal { $deal }, seat { $seat } ({ $table }): { $reason }
error-player-failed-rows = { $player } failed in deal { $deal } or a later one: { $reason }
error-player-actions = { $player } returned { $answer } instead of one action for each row.
error-player-illegal = { $player } chose { $action } in deal { $deal }, which is not legal.
# $setting, here and below: its name
error-player-share = { $setting } cannot be { $answer }: give a number from 0 to 1.
error-player-switch = { $setting } cannot be { $answer }: give true or false.
error-player-whole = { $setting } cannot be { $answer }: give a whole number of at least 1.
error-player-positive = { $setting } cannot be { $answer }: give a number above 0.
# $pip: what to type
error-player-parts = { $player } needs { $package }, which is not installed. To install it, run: { $pip }
error-picture = { $file } is not a picture file: choose a name that ends in .png, .svg or .pdf.
error-jobs = A worker process was killed from outside: try fewer processes.
error-cluster = There is no Ray cluster at { $address }: { $reason }
error-resume-where = --resume needs a folder with results: name it with --out.
error-results-none = { $folder } has no results to continue: check its name, or leave out --resume to start there.
error-results-there = { $folder } already has results: continue with --resume, or choose another folder.
error-results-folder = { $folder } cannot be used for results: { $reason }
# $reason: a few words
error-results-damaged = { $file } is damaged ({ $reason }): start again in another folder.
# $version, $known: numbers of versions
error-results-version = { $folder } has results of version { $version }, but this { -foretell } continues version { $known }: start again in another folder.
# $setting: its name; $before, $now: its values
error-results-other = { $folder } was started with other settings: { $setting } was { $before }, now it is { $now }.
# $deals: how many are asked for; $played: how many there are
error-results-fewer = --deals { $deals } is too few: { $folder } already has { $played }. Ask for at least as many.

## The results

arena-column-player = Player
arena-column-against = Alone against
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
arena-note = Wins and right predictions are percentages, runes are averages per game. The interval has 95 % confidence, over deals. The last columns give the time per decision.
arena-beliefs = Belief is the log-loss of predicted ranks of other hands, next to the log-loss of counting cards. Lower is better.
# $folder: its name
arena-kept = The results are in { $folder }. To continue, add --resume.
