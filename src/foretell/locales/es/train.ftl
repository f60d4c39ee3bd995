### Lo que dice la orden `foretell train`.

## The command

help-train = enseña a una red haciéndola jugar contra sí misma
option-train-folder = carpeta del entrenamiento; si no ha terminado, continúa
# $names: settings that come with Foretell; $short: those of a short run
option-settings = archivo de ajustes (TOML), o el nombre de unos ajustes incluidos en Foretell: { $names }. { $short } es un entrenamiento breve en cualquier equipo
# $example: how to write it
option-set = ajustes que cambiar, por ejemplo { $example }
option-minutes = cuántos minutos entrenar
option-device = dónde entrenar (por defecto en la tarjeta gráfica, si hay una que sirva)

## What was not understood

error-needs-folder = Indica una carpeta para el entrenamiento.
error-minutes = «{ $answer }» no sirve: escribe minutos, por ejemplo 10 o 0.5.
# $pip: what to type
error-train-parts = El entrenamiento necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }

## What went wrong

# $setting: its name; $answer: the value it was given
error-train-least = { $setting } no puede ser { $answer }: indica { $least } o más.
error-train-length = Un entrenamiento necesita minutos (minutes) o iteraciones (iterations).
error-train-batch = games por steps debe ser un múltiplo de batch, y batch un múltiplo de steps.
error-train-players = players: números enteros de 2 a 5.
error-train-exact = exact necesita un archivo contra el que jugar (against), un solo número de participantes y ninguna variante.
error-train-shares = past, scripted y quick son partes de las partidas, juntas 1 como mucho.
error-train-nothing = «{ $answer }» no ajusta nada: escribe nombre=valor.
error-train-setting = No hay ningún ajuste «{ $answer }»: elige entre { $choices }.
# $example: its usual value
error-train-kind = { $setting } no puede ser { $answer }: indica un valor como { $example }.
# $file: where its settings are
error-train-other = { $folder } contiene un entrenamiento con otros ajustes: indica otra carpeta, o los ajustes de { $file }.
error-train-folder = No se puede escribir en { $folder }: { $reason }
# $reason: the kind of error, in English
error-train-checkpoint = { $file } no es un punto de control ({ $reason }): indica otra carpeta.
error-train-version = El entrenamiento se empezó con otra versión de { -foretell }: indica otra carpeta.
error-train-device = Aquí no hay ningún dispositivo CUDA que torch pueda usar: entrena en la cpu, o en otro sitio.
# $example: what to type
error-train-large = Tantas partidas y pasos son para un dispositivo CUDA: ajusta menos, o escribe { $example }.
error-train-shape = { $file } contiene los pesos de una red de otra forma.
error-weights = { $file } no es un archivo de pesos: { $reason }
error-weights-other = { $file } contiene los pesos de otra red: entrénala de nuevo con esta versión.
error-weights-numbers = { $file } contiene pesos que no son números: entrena la red de nuevo.

## How far it is

# $rate: decisions a second
train-progress = iteración { $iteration }, { $rate } decisiones/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent } % de una parte justa de victorias
# $folder: its name
train-taken-up = El entrenamiento de { $folder } continúa tras la iteración { $iteration }.
train-stopped = Detenido tras la iteración { $iteration }, { $seconds } s. La misma orden continúa. Hasta aquí: { $folder }
train-done = Terminado tras la iteración { $iteration }, { $seconds } s. Los pesos están en { $folder }
