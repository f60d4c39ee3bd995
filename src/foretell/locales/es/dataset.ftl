### Lo que dice el comando `foretell dataset`.

help-dataset = haz que los bots jueguen partidas y escribe cada decisión en archivos Parquet
option-dataset-out = carpeta para el conjunto de datos
option-dataset-resume = continúa el conjunto de datos de la carpeta de --out, hasta el número de partidas de --games
option-dataset-verify = comprueba el conjunto de datos de la carpeta de --out en vez de escribir uno
error-needs-out = Indica una carpeta con --out.
# $pip: what to type
error-dataset-parts = Los conjuntos de datos necesitan { $package }, que no está instalado. Para instalarlo, ejecuta: { $pip }
error-dataset-unfinished = El conjunto de datos de { $folder } no está completo: continúalo con --resume.
error-dataset-differs = { $file } no tiene el contenido que indica dataset.json: se ha modificado o está dañado.
dataset-written = { $folder } tiene { count-games }, { count-decisions }.
dataset-good = { $folder } tiene el contenido indicado: { count-games }, { count-decisions }.
# $digest: 64 hexadecimal digits
dataset-digest = Huella digital: { $digest }
