### Ciò che dice il comando `foretell dataset`.

help-dataset = fa giocare partite ai bot e scrive ogni decisione in file Parquet
option-dataset-out = cartella per i dati
option-dataset-resume = continua i dati nella cartella di --out, fino al numero di partite di --games
option-dataset-verify = controlla i dati nella cartella di --out invece di scriverne di nuovi
error-needs-out = Indica una cartella con --out.
# $pip: what to type
error-dataset-parts = Per scrivere i dati serve { $package }, che non è installato. Per installarlo, esegui: { $pip }
error-dataset-unfinished = I dati in { $folder } non sono completi: continuali con --resume.
error-dataset-differs = { $file } non ha il contenuto indicato da dataset.json: è stato modificato o è danneggiato.
dataset-written = { $folder } contiene { count-games }, { count-decisions }.
dataset-good = { $folder } ha il contenuto indicato: { count-games }, { count-decisions }.
# $digest: 64 hexadecimal digits
dataset-digest = Impronta digitale: { $digest }
