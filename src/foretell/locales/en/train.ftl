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
error-train-parts = Training needs parts that are not installed. In the folder of Foretell type { $pip }

## How far it is

# $rate: decisions a second
train-progress = iteration { $iteration }, { $rate } decisions/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% of a fair share of wins
# $folder: its name
train-taken-up = The run in { $folder } goes on after iteration { $iteration }.
train-stopped = Stopped after iteration { $iteration }, { $seconds } s. The same command goes on. So far: { $folder }
train-done = Done after iteration { $iteration }, { $seconds } s. The weights are in { $folder }
