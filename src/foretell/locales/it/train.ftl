### Ciò che dice il comando `foretell train`.

## The command

help-train = addestra una rete facendola giocare contro sé stessa
option-train-folder = cartella dell’addestramento; se non è finito, continua
# $name: settings that come with Foretell
option-settings = file di impostazioni (TOML), o { $name } per un breve addestramento su qualsiasi macchina
# $example: how to write it
option-set = impostazioni da cambiare, per esempio { $example }
option-minutes = quanti minuti addestrare
option-device = dove addestrare (se non lo indichi, sulla scheda grafica, se ce n’è una adatta)

## What was not understood

error-needs-folder = Indica una cartella per l’addestramento.
error-minutes = «{ $answer }» non va bene: scrivi minuti, per esempio 10 o 0.5.
# $pip: what to type
error-train-parts = L’addestramento ha bisogno di parti che non sono installate. Nella cartella di Foretell scrivi { $pip }

## How far it is

# $rate: decisions a second
train-progress = iterazione { $iteration }, { $rate } decisioni/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% di una quota equa di vittorie
# $folder: its name
train-taken-up = L’addestramento in { $folder } continua dopo l’iterazione { $iteration }.
train-stopped = Fermato dopo l’iterazione { $iteration }, { $seconds } s. Lo stesso comando continua. Finora: { $folder }
train-done = Finito dopo l’iterazione { $iteration }, { $seconds } s. I pesi sono in { $folder }
