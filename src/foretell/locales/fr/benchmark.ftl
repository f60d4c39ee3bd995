### Ce que disent les commandes `foretell benchmark` et `foretell beliefs`.

help-benchmark = mesurer la force d’un joueur selon un protocole fixe
# $bots: the kinds there are; $example, $program: how these are written
option-benchmark-player = le joueur à mesurer : une sorte ({ $bots }), une classe à vous ({ $example }) ou un programme ({ $program })
option-benchmark-out = fichier des résultats, que d’autres peuvent vérifier
option-benchmark-resume = continuer les résultats du fichier de --out
option-benchmark-verify = vérifier un fichier de résultats : rejouer ses parties et recalculer son score
error-benchmark-what = Indiquez un joueur à mesurer, ou un fichier de résultats avec --verify, mais pas les deux.
error-benchmark-resume = --resume a besoin d’un fichier de résultats : indiquez-le avec --out.
# $protocol, here and below: its name, such as v1
error-protocol-changed = Cette version de { -foretell } ne joue pas le protocole { $protocol } : ses règles, ses adversaires ou ses poids sont différents. Utilisez la version que nomme le fichier de résultats.
error-benchmark-unfinished = { $file } n’est pas complet : continuez-le avec --resume.
error-benchmark-wrong = { $file } n’est pas valable : { $reason }.
benchmark-good = { $file } est valable : { count-games } à nouveau.
benchmark-different = Sur cette machine, { $different } des { $choices } choix des adversaires sont différents, car les nombres sont arrondis autrement.
# $score, here and below: a number with its interval
benchmark-score = { $player }, protocole { $protocol } : { $score }
benchmark-table = contre { $others } : { $score }
benchmark-plain = Avec le hasard : { $score }
benchmark-note = 100 signifie que le joueur gagne aussi souvent qu’une place moyenne. Entre parenthèses : l’intervalle de confiance à 95 %. Parties : { $games }
help-beliefs = noter ce qu’une fonction ou un joueur croit des mains cachées
# $choices: the names there are; $example: how a function is written
option-believers = ce qu’il faut noter : { $choices }, ou une fonction ou une classe à vous ({ $example })
option-positions = nombre de positions ({ $default } par défaut)
error-needs-believer = Nommez au moins une fonction ou un joueur.
error-believer = « { $answer } » n’existe pas : choisissez parmi { $choices }, ou une fonction à vous, comme { $example }.
# $player, here and below: a believer as it was named
error-believer-method = { $player } n’a pas de méthode belief(view).
error-believer-failed = { $player } a échoué : { $reason }
beliefs-progress = { $done } positions sur { $positions }
beliefs-column-player = Nom
beliefs-column-log-loss = Perte log.
beliefs-column-brier = Brier
beliefs-column-calibration = Calibrage
beliefs-column-best = Meilleure main
beliefs-note = Positions : { $positions } ; mains cachées : { $hands }. Plus c’est bas, mieux c’est. Entre parenthèses : l’intervalle de confiance à 95 %, sur les parties. La dernière colonne est la perte logarithmique sur qui a la meilleure main.
