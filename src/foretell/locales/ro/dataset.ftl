### Ce spune comanda `foretell dataset`.

help-dataset = pune boții să joace partide și scrie fiecare decizie în fișiere Parquet
option-dataset-out = dosarul pentru setul de date
option-dataset-resume = continuă setul de date din dosarul lui --out, până la numărul de partide din --games
option-dataset-verify = verifică setul de date din dosarul lui --out în loc să scrie unul
error-needs-out = Indică un dosar cu --out.
# $pip: what to type
error-dataset-parts = Seturile de date au nevoie de { $package }, care nu este instalat. Pentru a-l instala, rulează: { $pip }
error-dataset-unfinished = Setul de date din { $folder } nu este complet: continuă-l cu --resume.
error-dataset-differs = { $file } nu are conținutul anunțat de dataset.json: a fost modificat sau este deteriorat.
dataset-written = { $folder } are { count-games }, { count-decisions }.
dataset-good = { $folder } are conținutul anunțat: { count-games }, { count-decisions }.
# $digest: 64 hexadecimal digits
dataset-digest = Amprentă: { $digest }
