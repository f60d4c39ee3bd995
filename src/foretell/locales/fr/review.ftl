### What `foretell review` says about a finished game.

## The command

help-review = montrer pourquoi une partie finie a été gagnée ou perdue : chances, hasard et choix décisifs
option-effort = quantité de calcul : quick (quelques secondes, par défaut) ou deep (plus précis, environ dix fois plus long)
option-review-format = afficher l’analyse en text (par défaut) ou en json
option-html = écrire l’analyse dans ce fichier, sous forme de page web autonome
option-review-player = montrer seulement les choix et les prédictions de ce joueur, et ce qui a trahi sa main ; un nom, ou le numéro d’une place à partir de 0
option-review-seed = graine de l’analyse, un texte au choix : le même texte donne les mêmes nombres (par défaut, elle vient de l’enregistrement)
review-begun = L’analyse commence. La première sur un ordinateur prend jusqu’à une minute de plus.
review-written = L’analyse est écrite dans { $file }.
review-page-exists = { $file } existe et n’est pas une analyse. Choisissez un autre nom pour la page.

## What went wrong

# $decisions, $limit: numbers
review-unfinished = L’enregistrement s’arrête avant la fin de la partie (nombre de décisions : { $decisions }). Seules les parties finies peuvent être analysées.
review-too-long = L’enregistrement est trop long pour une analyse : nombre de décisions { $decisions }, limite { $limit }.
# $pip: what to type
error-review-parts = Une analyse a besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }
error-review-player = Il n’y a pas de joueur { $player } dans cette partie. Les joueurs sont : { $names }. Vous pouvez aussi donner le numéro d’une place, à partir de 0.

## The chances

review-title = Analyse : { $file }
review-scores = Résultat
review-who = Joueur
# $runes: a number
review-score = { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
    }
review-chances = Chances de gagner, toutes les mains visibles
review-chances-known = Chances de gagner, d’après ce que chacun pouvait savoir
review-chances-note = Une chance est la part des suites simulées que gagne cette place quand un joueur de référence rapide joue pour tous. L’ordre de la pioche reste inconnu.
review-chances-known-note = Chaque ligne n’utilise que ce que ce joueur pouvait savoir à ce moment. La somme des lignes n’est donc pas forcément 100 %.
review-column-round = Manche { $round }
review-end = Fin

## Where the result came from

review-parts = D’où vient le résultat
review-part-start = Chances avant la donne
review-part-deal = Hasard de la donne
review-part-draws = Hasard de la pioche
review-part-choices = Ses propres choix
review-part-guesses = Ses choix : cartes cachées
review-part-others = Choix des autres
review-part-result = Résultat
review-part-mistakes = Perdu par erreurs
review-accuracy = Précision
review-parts-note = Les lignes avant le résultat s’additionnent exactement pour le donner, avant l’arrondi. Le hasard et les choix sont des sommes sur toute la partie : ils peuvent dépasser 100 % ou descendre sous −100 %. Le nombre après ± dit si l’estimation est précise : c’est la moitié de l’intervalle à 95 %. Les choix sont comparés à ceux du joueur de référence, d’après ce que l’on pouvait savoir. Les cartes cachées sont ce que l’on ne pouvait pas savoir. Les erreurs sont comptées séparément : pour chaque décision, ce qui a été perdu par rapport au meilleur choix. Ensemble, elles peuvent coûter plus de 100 %, donc plus d’une victoire. La précision dit à quel point les choix étaient proches de ceux du robot le plus fort.

# What counted most. $name: a player; $part, $other: causes
review-outcome = { $won ->
    [yes] { $name } a gagné.
   *[no] { $name } n’a pas gagné.
    }
review-verdict = Ce qui a le plus compté : { $part }.
review-verdict-both = Ce qui a le plus compté : { $part } et { $other }. On ne peut pas dire ce qui, des deux, a compté davantage.
review-verdict-unclear = Aucune cause ne ressort nettement : voyez les choix plus bas.
review-cause-luck = le hasard des cartes
review-cause-own = ses propres choix
review-cause-others = les choix des autres

## Moments. $name: who chose; $choice, $better: actions as in a menu; $chance: a percentage

review-moments = Les choix décisifs
review-moments-none = Aucun choix n’a beaucoup compté.
review-moment = Manche { $round }, décision { $number }, { $name } : { $mark }
review-mark-brilliant = brillant
review-mark-good = bien joué
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = grosse erreur
review-chose = Choisi : { $choice }
review-better = Mieux : { $better }
review-lost = Chances perdues : { $chance }
review-found = Avance sur le deuxième meilleur choix : { $chance }
review-known = Ce qui était connu
review-known-nothing = Rien de certain sur les autres mains.

## What was known about $name, and why a choice was better. $better, $worse: percentages or numbers for the two choices

review-known-cards = { $name } avait en main { $cards }.
review-known-told = { $name } avait annoncé : { $rank }.
review-known-all-in = { $name } avait tout risqué.
review-why = Pourquoi
review-why-points = En runes, la main finale vaut en moyenne { $better } au lieu de { $worse }.
review-why-best = La main est la meilleure à la fin de la manche dans { $better } des suites simulées au lieu de { $worse }.
review-why-right = La prédiction se réalise dans { $better } des suites simulées au lieu de { $worse }.
review-why-runes = En runes, la manche se termine en moyenne avec { $better } au lieu de { $worse }.
review-why-rival = { $name } finit avec la meilleure main dans { $better } des suites simulées au lieu de { $worse }.
review-why-rival-runes = { $name } finit la manche avec { $better } runes en moyenne au lieu de { $worse }.
review-why-game = Cette manche finit à peu près de la même façon, mais la partie entière est gagnée plus souvent.
# $name: who was more likely to hold the best hand; $other: whom the other choice names
review-why-prediction = D’après ce qui était connu, la probabilité d’avoir la meilleure main était de { $better } pour { $name } et de { $worse } pour { $other }.
review-why-unlikely = La meilleure main n’était pas plus probable chez { $name } ({ $better }) que chez { $other } ({ $worse }). Mais si la prédiction se réalise, elle rapproche davantage de la victoire.

## What gave a hand away, and the predictions

review-exposed = Ce que les autres savaient de chaque main
review-exposed-note = À quel point le vrai rang de chaque main semblait probable aux autres, en moyenne. À 100 %, tout le monde le connaissait ; près de 0 %, personne ne s’y attendait.
review-tells = Ce qui a trahi les mains
review-tells-none = Aucun tour n’a trahi une main.
# $name: who acted; $other: whose hand; $rank: its rank; $before, $after: percentages
review-tell = Manche { $round }, décision { $number }, { $name } : { $choice }. { $other } avait « { $rank } ». D’après ce que les autres pouvaient savoir, la probabilité de cette main est passée de { $before } à { $after }.
review-predictions = Prédictions
# $other: who was named; $chance: how likely that was by what $name could know; $right: "yes" or "no"
review-prediction = Manche { $round }, { $name } : { $choice }. D’après ce qui était connu, la probabilité d’avoir raison était de { $chance }. { $right ->
    [yes] Elle s’est réalisée.
   *[no] Elle ne s’est pas réalisée.
    }
