### Ciò che dice il comando `foretell train`.

## The command

help-train = addestra una rete facendola giocare contro sé stessa
option-train-folder = cartella dell’addestramento; se non è finito, continua
# $names: settings that come with Foretell; $short: those of a short run
option-settings = file di impostazioni (TOML), o il nome di impostazioni incluse in Foretell: { $names }. { $short } è un breve addestramento su qualsiasi macchina
# $example: how to write it
option-set = impostazioni da cambiare, per esempio { $example }
option-minutes = quanti minuti addestrare
option-device = dove addestrare (se non lo indichi, sulla scheda grafica, se ce n’è una adatta)

## What was not understood

error-needs-folder = Indica una cartella per l’addestramento.
error-minutes = «{ $answer }» non va bene: scrivi minuti, per esempio 10 o 0.5.
# $pip: what to type
error-train-parts = L’addestramento ha bisogno del modulo { $package }, che non è installato. Per installarlo, scrivi: { $pip }

## What went wrong

# $setting: its name; $answer: the value it was given
error-train-least = { $setting } non può essere { $answer }: indica { $least } o più.
error-train-length = Un addestramento ha bisogno di minuti (minutes) o di iterazioni (iterations).
error-train-batch = games per steps deve essere un multiplo di batch, e batch un multiplo di steps.
error-train-players = players: numeri interi da 2 a 5.
error-train-exact = exact richiede un file contro cui giocare (against), un solo numero di giocatori e nessuna variante.
error-train-shares = past, scripted e quick sono quote delle partite, insieme 1 al massimo.
error-train-nothing = «{ $answer }» non imposta nulla: scrivi nome=valore.
error-train-setting = Non c’è l’impostazione «{ $answer }»: scegli tra { $choices }.
# $example: its usual value
error-train-kind = { $setting } non può essere { $answer }: indica un valore come { $example }.
# $file: where its settings are
error-train-other = { $folder } contiene un addestramento con altre impostazioni: indica un’altra cartella, o le impostazioni in { $file }.
error-train-folder = Non si può scrivere in { $folder }: { $reason }
# $reason: the kind of error, in English
error-train-checkpoint = { $file } non è un punto di ripresa ({ $reason }): indica un’altra cartella.
error-train-version = L’addestramento è stato cominciato con un’altra versione di { -foretell }: indica un’altra cartella.
error-train-device = Qui non c’è un dispositivo CUDA che torch possa usare: addestra sulla cpu, o altrove.
# $example: what to type
error-train-large = Tante partite e tanti passi sono per un dispositivo CUDA: impostane meno, o scrivi { $example }.
error-train-shape = { $file } contiene i pesi di una rete di un’altra forma.
error-weights = { $file } non è un file di pesi: { $reason }
error-weights-other = { $file } contiene i pesi di un’altra rete: addestrala di nuovo con questa versione.
error-weights-numbers = { $file } contiene pesi che non sono numeri: addestra la rete di nuovo.

## How far it is

# $rate: decisions a second
train-progress = iterazione { $iteration }, { $rate } decisioni/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% di una quota equa di vittorie
# $folder: its name
train-taken-up = L’addestramento in { $folder } continua dopo l’iterazione { $iteration }.
train-stopped = Fermato dopo l’iterazione { $iteration }, { $seconds } s. Lo stesso comando continua. Finora: { $folder }
train-done = Finito dopo l’iterazione { $iteration }, { $seconds } s. I pesi sono in { $folder }
