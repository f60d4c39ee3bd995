### Ce que dit la commande `foretell arena`.

## The command

help-arena = opposer des joueurs sur les mêmes donnes et dire qui est le plus fort
# $bots: the kinds there are; $setting, $example: how these are written
option-entrants = deux joueurs ou plus : une sorte ({ $bots }), avec réglages au besoin ({ $setting }), ou une classe à vous ({ $example })
option-tables = nombre de joueurs à une table, de 2 à 5, ou plusieurs, par exemple 2,4 (par défaut { $default })
option-deals = nombre de donnes, chacune jouée à toutes les places (par défaut { $default })
option-budget = ce que les joueurs qui cherchent peuvent dépenser par décision : des secondes, par exemple 0.5s, ou un nombre de simulations
option-out = dossier des résultats ; après une interruption, --resume continue
option-resume = continuer les résultats du dossier de --out
option-format = afficher les résultats en json ou en csv
option-plot = dessiner les résultats dans ce fichier (PNG, SVG ou PDF)
option-address = adresse d’un groupe de machines Ray qui fait le travail ; auto pour celui de cette machine

## What was not understood

error-needs-entrants = Nommez deux joueurs.
error-budget = « { $answer } » ne convient pas : tapez des secondes, par exemple 0.5s, ou un nombre de simulations.
# $pip: what to type
error-arena-parts = L’arène a besoin de modules qui ne sont pas installés. Dans le dossier de Foretell, tapez { $pip }

## The results

arena-column-player = Joueur
arena-column-against = Seul parmi
arena-column-share = Gagnées
arena-column-interval = 95 %
arena-column-ratio = × juste
arena-column-runes = Runes
arena-column-hits = Exactes
arena-column-rating = Cote
arena-column-decisions = Décisions
arena-column-mean = Moyenne
arena-column-p50 = 50 %
arena-column-p99 = 99 %
arena-column-belief = Croyance
arena-column-counting = Comptage
arena-note = Victoires et prédictions exactes sont des parts, les runes une moyenne par partie ; l’intervalle est à 95 %, par donnes. Puis le temps par décision.
arena-beliefs = La croyance est la perte logarithmique sur le rang des autres mains au moment de prédire, à côté de celle du comptage des cartes ; moins vaut mieux.
# $folder: its name
arena-kept = Les résultats sont dans { $folder }. Pour continuer, ajoutez --resume.
