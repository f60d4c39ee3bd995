### What the commands `foretell benchmark` and `foretell beliefs` say.

help-benchmark = measure how strong a player is by a fixed protocol
# $bots: the kinds there are; $example, $program: how these are written
option-benchmark-player = the player to measure: a kind ({ $bots }), a class of your own ({ $example }), or a program ({ $program })
option-benchmark-out = file for the results, which others can verify
option-benchmark-resume = continue the results in the file of --out
option-benchmark-verify = verify a results file: play its games again, and compute its score again
error-benchmark-what = Name a player to measure, or a results file with --verify, but not both.
error-benchmark-resume = --resume needs a results file: name it with --out.
# $protocol, here and below: its name, such as v1
error-protocol-changed = This version of { -foretell } does not play protocol { $protocol }: its rules, opponents or weights are different. Use the version that the results file names.
error-benchmark-unfinished = { $file } is not complete: continue it with --resume.
error-benchmark-wrong = { $file } is not valid: { $reason }.
benchmark-good = { $file } is valid: { count-games } played again.
benchmark-different = On this machine, { $different } of { $choices } choices of the opponents are different, because numbers are rounded differently.
# $score, here and below: a number with its interval
benchmark-score = { $player }, protocol { $protocol }: { $score }
benchmark-table = against { $others }: { $score }
benchmark-plain = With luck: { $score }
benchmark-note = 100 means that the player wins as often as an average seat. The interval has 95 % confidence. Games: { $games }
help-beliefs = score what a function or a player believes about hidden hands
# $choices: the names there are; $example: how a function is written
option-believers = what to score: { $choices }, or a function or class of your own ({ $example })
option-positions = number of positions ({ $default } by default)
error-needs-believer = Name at least one believer.
error-believer = There is no believer "{ $answer }": choose one of { $choices }, or a function of your own, such as { $example }.
# $player, here and below: a believer as it was named
error-believer-method = { $player } has no method belief(view).
error-believer-failed = { $player } failed: { $reason }
beliefs-progress = { $done } of { $positions } positions
beliefs-column-player = Believer
beliefs-column-log-loss = Log-loss
beliefs-column-brier = Brier
beliefs-column-calibration = Calibration
beliefs-column-best = Best hand
beliefs-note = Positions: { $positions }; hidden hands: { $hands }. Lower is better. The intervals have 95 % confidence, over games. The last column is the log-loss of who holds the best hand.
