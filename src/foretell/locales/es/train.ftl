### Lo que dice la orden `foretell train`.

## The command

help-train = enseña a una red haciéndola jugar contra sí misma
option-train-folder = carpeta del entrenamiento; si no ha terminado, continúa
# $name: settings that come with Foretell
option-settings = archivo de ajustes (TOML), o { $name } para un entrenamiento breve en cualquier equipo
# $example: how to write it
option-set = ajustes que cambiar, por ejemplo { $example }
option-minutes = cuántos minutos entrenar
option-device = dónde entrenar (por defecto en la tarjeta gráfica, si hay una que sirva)

## What was not understood

error-needs-folder = Indica una carpeta para el entrenamiento.
error-minutes = «{ $answer }» no sirve: escribe minutos, por ejemplo 10 o 0.5.
# $pip: what to type
error-train-parts = El entrenamiento necesita partes que no están instaladas. En la carpeta de Foretell escribe { $pip }

## How far it is

# $rate: decisions a second
train-progress = iteración { $iteration }, { $rate } decisiones/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent } % de una parte justa de victorias
# $folder: its name
train-taken-up = El entrenamiento de { $folder } continúa tras la iteración { $iteration }.
train-stopped = Detenido tras la iteración { $iteration }, { $seconds } s. La misma orden continúa. Hasta aquí: { $folder }
train-done = Terminado tras la iteración { $iteration }, { $seconds } s. Los pesos están en { $folder }
