### Ce que dit la commande `foretell dataset`.

help-dataset = faire jouer des parties à des robots et écrire chaque décision dans des fichiers Parquet
option-dataset-out = dossier du jeu de données
option-dataset-resume = continuer le jeu de données du dossier de --out, jusqu’au nombre de parties de --games
option-dataset-verify = vérifier le jeu de données du dossier de --out au lieu d’en écrire un
error-needs-out = Indiquez un dossier avec --out.
# $pip: what to type
error-dataset-parts = Les jeux de données ont besoin de { $package }, qui n’est pas installé. Pour l’installer, lancez : { $pip }
error-dataset-unfinished = Le jeu de données de { $folder } n’est pas complet : continuez-le avec --resume.
error-dataset-differs = { $file } n’a pas le contenu qu’annonce dataset.json : il a été modifié ou est endommagé.
dataset-written = { $folder } contient { count-games }, { count-decisions }.
dataset-good = { $folder } a bien le contenu annoncé : { count-games }, { count-decisions }.
# $digest: 64 hexadecimal digits
dataset-digest = Empreinte : { $digest }
