### What the command `foretell train` says.

## The command

help-train = teach a network by letting it play against itself
option-train-folder = folder of the run; an unfinished run in it goes on
# $name: settings that come with Foretell
option-settings = file of settings (TOML), or { $name } for a short run on any machine
# $example: how to write it
option-set = settings to change, such as { $example }
option-minutes = how long to train
option-device = where to train (by default on the graphics card, if there is one that can)

## What was not understood

error-needs-folder = Name a folder for the run.
error-minutes = "{ $answer }" will not do: type minutes, such as 10 or 0.5.
# $pip: what to type
error-train-parts = Training needs parts that are not installed. To install them, run: { $pip }

## What went wrong

# $setting: its name; $answer: the value it was given
error-train-least = { $setting } cannot be { $answer }: give { $least } or more.
error-train-length = A run needs minutes or iterations.
error-train-batch = games times steps must be a multiple of batch, and batch one of steps.
error-train-players = players are whole numbers from 2 to 5.
error-train-shares = past, scripted and quick are shares of the games, together at most 1.
error-train-nothing = "{ $answer }" sets nothing: write name=value.
error-train-setting = There is no setting "{ $answer }": choose one of { $choices }.
# $example: its usual value
error-train-kind = { $setting } cannot be { $answer }: give a value such as { $example }.
# $file: where its settings are
error-train-other = { $folder } holds a run with other settings: name another folder, or the settings in { $file }.
error-train-folder = { $folder } cannot be written to: { $reason }
# $reason: the kind of error, in English
error-train-checkpoint = { $file } is no checkpoint ({ $reason }): name another folder.
error-train-version = The run was begun with another version of { -foretell }: name another folder.
error-train-device = There is no CUDA device here that torch can use: train on the cpu, or elsewhere.
# $example: what to type
error-train-large = So many games and steps are for a CUDA device: set fewer, or type { $example }.
error-train-shape = { $file } holds the weights of a network of another shape.
error-weights = { $file } is no file of weights: { $reason }
error-weights-other = { $file } holds the weights of another network: train it anew with this version.
error-weights-numbers = { $file } holds weights that are no numbers: train the network anew.

## How far it is

# $rate: decisions a second
train-progress = iteration { $iteration }, { $rate } decisions/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% of a fair share of wins
# $folder: its name
train-taken-up = The run in { $folder } goes on after iteration { $iteration }.
train-stopped = Stopped after iteration { $iteration }, { $seconds } s. The same command goes on. So far: { $folder }
train-done = Done after iteration { $iteration }, { $seconds } s. The weights are in { $folder }
