### Ce que dit la commande `foretell train`.

## The command

help-train = former un réseau en le faisant jouer contre lui-même
option-train-folder = dossier de l’entraînement ; s’il n’est pas terminé, il continue
# $name: settings that come with Foretell
option-settings = fichier de réglages (TOML), ou { $name } pour un court entraînement sur toute machine
# $example: how to write it
option-set = réglages à changer, par exemple { $example }
option-minutes = durée de l’entraînement, en minutes
option-device = où s’entraîner (par défaut sur la carte graphique, s’il y en a une qui convient)

## What was not understood

error-needs-folder = Nommez un dossier pour l’entraînement.
error-minutes = « { $answer } » ne convient pas : tapez des minutes, par exemple 10 ou 0.5.
# $pip: what to type
error-train-parts = L’entraînement a besoin de modules qui ne sont pas installés. Dans le dossier de Foretell, tapez { $pip }

## How far it is

# $rate: decisions a second
train-progress = itération { $iteration }, { $rate } décisions/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent } % d’une juste part des victoires
# $folder: its name
train-taken-up = L’entraînement dans { $folder } continue après l’itération { $iteration }.
train-stopped = Arrêté après l’itération { $iteration }, { $seconds } s. La même commande continue. Jusqu’ici : { $folder }
train-done = Terminé après l’itération { $iteration }, { $seconds } s. Les poids sont dans { $folder }
