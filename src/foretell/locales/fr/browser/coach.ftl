### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = Et si ?
try-about = Vous jouez à la place de cette personne : { $name }. La partie terminée reprend à l’étape { $step }, contre des robots.
try-about-turn = Vous prenez la place du joueur qui doit choisir à l’étape { $step } d’une partie terminée, contre des robots.
try-cards = Les cartes sont les mêmes que dans cette partie, y compris celles qui viendront du paquet. Cette table est privée et ne compte pas dans vos statistiques.
try-begin = Essayer
try-copy = Copier le lien
try-copied = Lien copié.
try-share = Avec ce lien, toute personne qui peut voir la partie obtient sa propre table avec cette position.
try-game = Voir la partie

## The coach. $count: how many hints the player has got

coach-title = Entraîneur
coach-about = L’entraîneur ne sait que ce que vous savez. Chaque indice compte et s’affiche avec le résultat.
coach-count = { $count ->
    [0] Aucun indice jusqu’ici.
    [one] Un indice jusqu’ici.
   *[other] { $count } indices jusqu’ici.
    }
coach-later = Quand ce sera à vous, l’entraîneur pourra aussi nommer un choix.

## How sure the player is of a prediction. $name: who is said to hold the best hand

sure-title = À quel point êtes-vous sûr ?
sure-asks = Quelle est la probabilité que la meilleure main soit celle-ci : { $name } ?
sure-about = Cela n’a aucun effet sur la partie. Personne d’autre ne le voit avant la fin.
sure-predict = Prédire
sure-without = Prédire sans nombre

## How well that fits what came true. $said, $right: percentages; $brier, $log: numbers

sure-heading = Assurance et justesse
# $count: how many predictions
sure-sentence = { $count ->
    [one] Pour une prédiction, vous étiez sûr à { $said } ; { $right } s’est réalisé.
   *[other] Pour { $count } prédictions, vous étiez sûr à { $said } en moyenne ; { $right } se sont réalisées.
    }
sure-scores = Score de Brier : { $brier }. Score logarithmique : { $log }. Plus c’est bas, mieux c’est : dire toujours 50 % donne 0,25 et 0,69.
sure-plot = Assurance et réalisation sur un graphique. Les tableaux ci-dessous donnent les mêmes nombres.
sure-plot-about = De gauche à droite : votre assurance. De bas en haut : la part qui s’est réalisée. Sur la ligne pointillée, les deux sont égales.
sure-tables = Les nombres en tableaux
sure-by-bins = Par assurance
sure-by-players = Par nombre de joueurs
sure-by-rounds = Par manche
sure-round = Manche { $round }
sure-count = Nombre
sure-said = Sûr
sure-right = Juste
sure-brier = Brier
sure-none = Activez « Demander si je suis sûr » dans les réglages. Vous verrez ici si votre assurance correspond à ce qui se réalise.

## Habits. $chance: a percentage of a win

habits-title = Les habitudes qui vous coûtent le plus
# $count: how many games are missing
habits-more = { $count ->
    [one] Analysez encore une de vos parties pour voir ici vos habitudes.
   *[other] Analysez encore { $count } de vos parties pour voir ici vos habitudes.
    }
# $count: how many reviewed games
habits-about = { $count ->
    [one] D’après l’analyse d’une partie.
   *[other] D’après l’analyse de { $count } parties dont ce navigateur se souvient.
    }
habits-none = { $count ->
    [one] L’analyse d’une partie ne montre aucune erreur.
   *[other] Les analyses de { $count } parties ne montrent aucune erreur.
    }
# $count: how many choices
habits-cost = { $count ->
    [one] Un choix a coûté { $chance } d’une victoire.
   *[other] { $count } choix ont coûté { $chance } d’une victoire.
    }
habits-moment = Manche { $round } : { $chance }
habits-practise = S’exercer
habit-prediction = Prédire contre les probabilités
habit-passing = Passer trop tôt
habit-playing-on = Continuer au lieu de passer
habit-all-in-early = Tout risquer trop tôt
habit-all-in-late = Ne pas tout risquer
habit-taking = Prendre ou échanger la mauvaise carte
habit-keeping = Garder la mauvaise carte
habit-asking = Interroger le mauvais joueur
habit-effects = Appliquer ou refuser un effet à tort
habit-playing = Jouer la mauvaise carte
