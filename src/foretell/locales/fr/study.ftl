### Ce que dit la commande `foretell study`, et son rapport.

## The command

help-study = étudier ce qui décide les parties : rangs, places, « Tout risquer », effets et cartes ; ou comparer deux feuilles de cartes
option-study-compare = compare BASE MINE joue deux feuilles de cartes sur les mêmes donnes et montre la différence ; compare MINE compare avec la feuille fournie avec { -foretell }
# $default: how many
option-study-games = nombre de parties (au moins { $least }, par défaut { $default }) ; la moitié mesure ce que valent cartes et effets
# $choices: their names; $default: one of them
option-study-policy = qui joue à toutes les places : { $choices } (par défaut { $default })
# $default: a name
option-study-out = dossier du rapport et des résultats (par défaut { $default })
option-study-resume = continuer l’étude du dossier de --out

## What went wrong

error-study-arguments = N’indiquez aucun argument, ou compare avec une ou deux feuilles de cartes.
error-study-sheet = compare nomme lui-même les feuilles de cartes : retirez --sheet.
# $first, $other: the names of two sheets
error-sheets-alike = Les feuilles de cartes « { $first } » et « { $other } » se jouent de la même façon : changez un effet ou l’ordre des couleurs.
# $package: its name; $pip: what to type
error-study-parts = Les études ont besoin de { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }
# $folder: its name
study-kept = L’étude a été interrompue. Pour la continuer, ajoutez --resume --out { $folder }.

## The report

# $file: its name
study-report = Rapport : { $file }
# $sheet: its name
study-title = Étude de la feuille de cartes { $sheet }
# $first, $other: the names of two sheets
study-title-compared = { $other } par rapport à { $first }
study-scope = Ce que cela concerne
# $policy: its name
study-scope-note = Ces chiffres valent pour cette table, cette feuille de cartes et des joueurs qui suivent tous la stratégie { $policy }. Des personnes et d’autres joueurs choisissent autrement ; d’autres chiffres peuvent valoir pour eux.
study-policy-quick = quick : regarde un tour plus loin ; la stratégie des simulations du joueur qui cherche
study-policy-scripted = scripted : l’expert qui suit des règles et compte les mains possibles
study-policy-random = random : n’importe quel choix permis
# $games, $rounds: how many
study-played = { $games } parties entières et { $rounds } manches seules
study-intervals = Un trait montre l’intervalle de confiance à 95 % de son seul chiffre. Parmi beaucoup de chiffres, environ un sur vingt manque la vraie valeur par hasard. Les différences de pourcentages sont en points.
study-digest = SHA-256 de la feuille
study-policy = Stratégie
study-volume = Joué
study-table = Table

## Its sections, and what is said below the headings

study-section-summary = La partie
study-section-ranks = Rangs
    .note = Combien de fois une main a chaque rang à la donne et à la Révélation, combien de fois elle est alors la meilleure de la table, et combien de runes elle rapporte dans la manche.
study-section-seats = La place qui commence
    .note = La place 0 commence la manche 1. Toutes les places suivent la même stratégie et reçoivent leurs cartes de la même façon ; une différence entre places vient donc de l’ordre du jeu.
study-section-predictions = Prédictions selon l’ordre
    .note = Combien de fois la première personne à prédire, la deuxième… a raison, et qui elle nomme.
study-section-all-in-rounds = « Tout risquer » par manche
study-section-all-in-ranks = « Tout risquer » par rang
study-section-all-in-spaces = « Tout risquer » par emplacements libres de la rivière
study-section-all-in-worth = La valeur de « Tout risquer »
    .note = Une place joue les mêmes donnes une fois normalement et une fois sans jamais tout risquer. Les chiffres disent ce qu’elle perd alors.
study-section-effects = La valeur de chaque effet
    .note = Une place joue les mêmes donnes sans cet effet sur aucune de ses cartes. Si l’effet a une étoile et qu’aucun autre n’apporte de carte, une pioche le remplace. Les chiffres disent ce que la place perd par partie ; les autres gardent la feuille entière.
study-section-cards-held = La valeur d’une carte en main
    .note = Dans les mêmes donnes de la manche 1, la carte vient dans la main d’une place en échange d’une autre. La valeur est ce que la place gagne dans cette manche par rapport à la main reçue. Les dernières colonnes disent combien de fois la carte est jouée par manche, et combien de fois elle est dans une main à la Révélation.
study-section-cards-text = La valeur des effets d’une carte
    .note = Une place a la carte en main dans la manche 1, une fois telle quelle et une fois avec une simple pioche pour seul effet. La valeur est ce que la place gagne dans cette manche grâce aux effets de la carte.
study-section-compared = La partie avec chaque feuille
    .note = Toutes les places jouent les mêmes donnes avec une feuille puis avec l’autre.
study-section-compared-ranks = Rangs à la Révélation
study-section-compared-seats = Victoires par place
study-section-compared-played = Combien de fois les cartes changées sont jouées par manche
study-section-one-seat = Ce que la nouvelle feuille vaut pour une place
    .note = Une place joue les mêmes donnes avec les nouveaux effets de toutes les cartes changées. Les autres jouent avec l’ancienne feuille. Les chiffres sont par partie.
study-section-changed-cards = Ce que valent les nouveaux effets d’une carte
    .note = Une place a la carte en main dans la manche 1, une fois avec ses anciens effets et une fois avec les nouveaux. La valeur est ce que la place gagne dans cette manche par le changement.

## Columns

study-figure-mean = Moyenne
study-figure-dealt = À la donne
study-figure-final = À la Révélation
study-figure-best = Meilleure main
study-figure-gain = Runes dans la manche
study-figure-wins = Victoires
study-figure-runes = Runes dans la partie
study-figure-first-gain = Runes dans la manche 1
study-figure-right = Exactes
study-figure-self = Se nomment
study-figure-self-right = … et ont raison
study-figure-all-in = Nomment qui a tout risqué
study-figure-all-in-right = … et ont raison
study-figure-share = Part
study-figure-worth-runes = Valeur en runes
study-figure-worth-wins = Valeur en victoires
study-figure-worth-round = Valeur en runes
study-figure-played = Jouée
study-figure-kept = À la Révélation
study-figure-before = Avant
study-figure-after = Après
study-figure-difference = Différence

## Rows

study-row-decisions = Décisions par partie
study-row-turns = Tours par manche
study-row-passes = Tours où l’on passe
study-row-all-ins = Manches où quelqu’un risque tout
study-row-right = Prédictions exactes
study-row-pot-kept = Part du pot qui reste
study-row-runes = Runes de tous les joueurs ensemble
study-row-starter-wins = Victoires de la place qui commence
# $seat: its number
study-row-seat = Place { $seat }
# $order: 1 for the first
study-row-order = Prédiction { $order }
# $spaces: how many
study-row-spaces = Libres : { $spaces }
study-row-sheet = Toutes les cartes changées
study-row-all-in = Peut tout risquer
