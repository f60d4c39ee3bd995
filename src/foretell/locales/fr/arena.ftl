### Ce que dit la commande `foretell arena`.

## The command

help-arena = opposer des joueurs sur les mêmes donnes et dire qui est le plus fort
# $bots: the kinds there are; $setting, $example, $program: how these are written
option-entrants = deux joueurs ou plus : une sorte ({ $bots }), avec réglages au besoin ({ $setting }), une classe à vous ({ $example }), ou un programme dans un langage quelconque ({ $program })
option-tables = nombre de joueurs à une table, de 2 à 5, ou plusieurs, par exemple 2,4 (par défaut { $default })
option-deals = nombre de donnes, chacune jouée à toutes les places (par défaut { $default })
option-budget = ce que les joueurs qui cherchent peuvent dépenser par décision : un temps en secondes, par exemple 0.5s, ou un nombre de simulations, par exemple 300
option-out = dossier des résultats ; après une interruption, --resume continue
option-resume = continuer les résultats du dossier de --out, avec plus de donnes si --deals en demande
option-format = afficher les résultats en json ou en csv
option-plot = dessiner les résultats dans ce fichier (PNG, SVG ou PDF)
option-address = adresse d’un groupe de machines Ray qui fait le travail ; auto pour celui de cette machine

## What was not understood

error-needs-entrants = Nommez deux joueurs.
error-budget = « { $answer } » ne convient pas : tapez des secondes, par exemple 0.5s, ou un nombre de simulations.
# $pip: what to type
error-arena-parts = L’arène a besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }

## What went wrong

# $choices: the kinds there are; $example: how a class is written
error-entrant-unknown = Il n’y a pas de joueur « { $answer } » : choisissez parmi { $choices }, ou une classe à vous, par exemple { $example }.
# $player, here and below: a player as it was named; $example: how to tell it apart
error-entrant-twice = { $player } est nommé deux fois : distinguez les deux par un réglage, par exemple { $example }.
error-entrant-written = « { $answer } » dans { $player } n’est pas un réglage : écrivez clé=valeur, avec des virgules entre plusieurs.
error-entrant-setting = { $player } n’a pas de réglage « { $answer } » : choisissez parmi { $choices }.
error-entrant-number = Le réglage « { $setting } » de ce joueur est un nombre, pas { $answer } : { $player }. Écrivez par exemple { $example }.
# $reason, here and below: as the library or Python gives it
error-entrant-made = { $player } ne peut pas être créé (un joueur reçoit ses réglages, et une graine s’il prend « seed ») : { $reason }
error-entrant-choose = { $player } n’est pas un joueur : il n’a pas de méthode choose(view).
# $file: a file or a module
error-entrant-class = Il n’y a pas de classe « { $answer } » dans { $file }.
error-entrant-code = { $file } ne peut pas être exécuté : { $reason }
error-belief = La croyance de { $player } ne convient pas : il faut neuf probabilités par adversaire, dont la somme est 1.
# $deal, $seat: their numbers; $table: who sits there
error-player-failed = { $player } a échoué dans la donne { $deal }, place { $seat } ({ $table }) : { $reason }
error-player-failed-rows = { $player } a échoué dans les donnes à partir de { $deal } : { $reason }
error-player-actions = { $player } a donné { $answer }, et non une action par ligne.
error-player-illegal = { $player } a choisi { $action } dans la donne { $deal }, ce qui n’y est pas permis.
# $setting, here and below: its name
error-player-share = { $setting } ne peut pas être { $answer } : donnez un nombre de 0 à 1.
error-player-switch = { $setting } ne peut pas être { $answer } : donnez true ou false.
error-player-whole = { $setting } ne peut pas être { $answer } : donnez un nombre entier à partir de 1.
error-player-positive = { $setting } ne peut pas être { $answer } : donnez un nombre supérieur à 0.
# $pip: what to type
error-player-parts = { $player } a besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }
error-picture = { $file } n’est pas une image qui puisse être dessinée : son nom doit finir par .png, .svg ou .pdf.
error-jobs = Un processus qui jouait a été arrêté de l’extérieur : essayez avec moins de processus.
error-cluster = Il n’y a pas de groupe de machines Ray à { $address } : { $reason }
error-resume-where = Que faut-il continuer ? Nommez le dossier des résultats avec --out.
error-results-none = Il n’y a pas de résultats à continuer dans { $folder } : vérifiez son nom, ou omettez --resume pour y commencer.
error-results-there = Il y a déjà des résultats dans { $folder } : continuez avec --resume, ou nommez un autre dossier.
error-results-folder = { $folder } ne peut pas servir aux résultats : { $reason }
# $reason: a few words
error-results-damaged = { $file } est abîmé ({ $reason }) : recommencez dans un autre dossier.
# $version, $known: numbers of versions
error-results-version = Les résultats dans { $folder } sont de la version { $version }, et ce { -foretell } continue la version { $known } : recommencez dans un autre dossier.
# $setting: its name; $before, $now: its values
error-results-other = Les résultats dans { $folder } ont été commencés avec d’autres réglages : { $setting } était { $before } et est maintenant { $now }.
# $deals: how many are asked for; $played: how many there are
error-results-fewer = --deals { $deals } ne convient pas : { $folder } en a déjà { $played }. Demandez-en au moins autant.

## The results

arena-column-player = Joueur
arena-column-against = Seul parmi
arena-column-share = Gagnées
arena-column-interval = 95 %
arena-column-ratio = × juste
arena-column-runes = Runes
arena-column-hits = Exactes
arena-column-rating = Cote
arena-column-decisions = Décisions
arena-column-mean = Moyenne
arena-column-p50 = 50 %
arena-column-p99 = 99 %
arena-column-belief = Croyance
arena-column-counting = Comptage
arena-note = Victoires et prédictions exactes sont des parts, les runes une moyenne par partie ; l’intervalle est à 95 %, par donnes. Puis le temps par décision.
arena-beliefs = La croyance est la perte logarithmique sur le rang des autres mains au moment de prédire, à côté de celle du comptage des cartes ; moins vaut mieux.
# $folder: its name
arena-kept = Les résultats sont dans { $folder }. Pour continuer, ajoutez --resume.
