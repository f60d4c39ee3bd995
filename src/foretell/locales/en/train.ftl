### What the command `foretell train` says.

## The command

help-train = train a network by self-play
option-train-folder = folder of the run; an unfinished run in it is continued
# $names: settings that come with Foretell; $short: those of a short run
option-settings = settings file (TOML), or the name of settings that come with Foretell: { $names }. { $short } is a short run on any machine
# $example: how to write it
option-set = settings to change, such as { $example }
option-minutes = how many minutes to train
option-device = where to train (by default on a CUDA device, if there is one)

## What was not understood

error-needs-folder = Name a folder for the run.
error-minutes = "{ $answer }" is not valid: type a number of minutes, such as 10 or 0.5.
# $pip: what to type
error-train-parts = Training needs { $package }, which is not installed. To install it, run: { $pip }

## What went wrong

# $setting: its name; $answer: the value it was given
error-train-least = { $setting } cannot be { $answer }: give { $least } or more.
error-train-length = A run needs a number of minutes or of iterations.
error-train-batch = games × steps must be a multiple of batch, and batch must be a multiple of steps.
error-train-players = players must be whole numbers from 2 to 5.
error-train-exact = exact needs a file to play against, one number of players and no variants.
error-train-shares = past, scripted and quick are shares of the games and must add up to at most 1.
error-train-nothing = "{ $answer }" is not a setting: write name=value.
error-train-setting = There is no setting "{ $answer }": choose one of { $choices }.
# $example: its usual value
error-train-kind = { $setting } cannot be { $answer }: give a value such as { $example }.
# $file: where its settings are
error-train-other = { $folder } holds a run with other settings: choose another folder, or use the settings in { $file }.
error-train-folder = { $folder } cannot be written to: { $reason }
# $reason: the kind of error, in English
error-train-checkpoint = { $file } is not a checkpoint ({ $reason }): choose another folder.
error-train-version = The run was started with another version of { -foretell }: choose another folder.
error-train-device = There is no CUDA device here that torch can use: train on the CPU, or on another machine.
# $example: what to type
error-train-large = The CPU has too little memory for this many games and steps: set fewer, or type { $example }.
error-train-shape = { $file } holds the weights of a network with another shape.
error-weights = { $file } is not a weights file: { $reason }
error-weights-other = { $file } holds the weights of another network: train it again with this version.
error-weights-numbers = { $file } holds weights that are not finite numbers: train the network again.

## How far it is

# $rate: decisions a second
train-progress = iteration { $iteration }, { $rate } decisions/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% of a fair share of wins
# $folder: its name
train-taken-up = The run in { $folder } continues after iteration { $iteration }.
train-stopped = Stopped after iteration { $iteration }, { $seconds } s. Type the same command to continue. Weights so far: { $folder }
train-done = Done after iteration { $iteration }, { $seconds } s. The weights are in { $folder }
