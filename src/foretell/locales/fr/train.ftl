### Ce que dit la commande `foretell train`.

## The command

help-train = entraîner un réseau en le faisant jouer contre lui-même
option-train-folder = dossier de l’entraînement ; s’il n’est pas terminé, il continue
# $names: settings that come with Foretell; $short: those of a short run
option-settings = fichier de réglages (TOML), ou nom de réglages fournis avec Foretell : { $names }. { $short } est un court entraînement sur toute machine
# $example: how to write it
option-set = réglages à changer, par exemple { $example }
option-minutes = durée de l’entraînement, en minutes
option-device = où s’entraîner (par défaut sur la carte graphique, s’il y en a une qui convient)

## What was not understood

error-needs-folder = Nommez un dossier pour l’entraînement.
error-minutes = « { $answer } » ne convient pas : tapez des minutes, par exemple 10 ou 0.5.
# $pip: what to type
error-train-parts = L’entraînement a besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }

## What went wrong

# $setting: its name; $answer: the value it was given
error-train-least = { $setting } ne peut pas être { $answer } : donnez { $least } ou plus.
error-train-length = Un entraînement a besoin de minutes (minutes) ou d’itérations (iterations).
error-train-batch = games fois steps doit être un multiple de batch, et batch un multiple de steps.
error-train-players = players : des nombres entiers de 2 à 5.
error-train-exact = exact demande un fichier contre lequel jouer (against), un seul nombre de joueurs et aucune variante.
error-train-shares = past, scripted et quick sont des parts des parties, ensemble 1 au plus.
error-train-nothing = « { $answer } » ne règle rien : écrivez nom=valeur.
error-train-setting = Il n’y a pas de réglage « { $answer } » : choisissez parmi { $choices }.
# $example: its usual value
error-train-kind = { $setting } ne peut pas être { $answer } : donnez une valeur comme { $example }.
# $file: where its settings are
error-train-other = { $folder } contient un entraînement avec d’autres réglages : nommez un autre dossier, ou les réglages de { $file }.
error-train-folder = Il est impossible d’écrire dans { $folder } : { $reason }
# $reason: the kind of error, in English
error-train-checkpoint = { $file } n’est pas un point de reprise ({ $reason }) : nommez un autre dossier.
error-train-version = L’entraînement a été commencé avec une autre version de { -foretell } : nommez un autre dossier.
error-train-device = Il n’y a pas ici d’appareil CUDA que torch puisse utiliser : entraînez sur le processeur (cpu), ou ailleurs.
# $example: what to type
error-train-large = Tant de parties et de pas sont pour un appareil CUDA : réglez-en moins, ou tapez { $example }.
error-train-shape = { $file } contient les poids d’un réseau d’une autre forme.
error-weights = { $file } n’est pas un fichier de poids : { $reason }
error-weights-other = { $file } contient les poids d’un autre réseau : entraînez-le de nouveau avec cette version.
error-weights-numbers = { $file } contient des poids qui ne sont pas des nombres : entraînez le réseau de nouveau.

## How far it is

# $rate: decisions a second
train-progress = itération { $iteration }, { $rate } décisions/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent } % d’une juste part des victoires
# $folder: its name
train-taken-up = L’entraînement dans { $folder } continue après l’itération { $iteration }.
train-stopped = Arrêté après l’itération { $iteration }, { $seconds } s. La même commande continue. Jusqu’ici : { $folder }
train-done = Terminé après l’itération { $iteration }, { $seconds } s. Les poids sont dans { $folder }
