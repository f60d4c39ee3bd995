### The browser: the review of a finished game.

review-heading = Analyse
review-loading = Demande de l’analyse…
# $ahead: how many other reviews come first
review-waiting = { $ahead ->
    [0] L’analyse commence dans un instant.
    [one] { $ahead } autre analyse passe avant.
   *[other] { $ahead } autres analyses passent avant.
    }
# $percent: a percentage
review-running = Analyse faite à { $percent }.
review-about = Elle montre d’où vient le résultat, quels choix ont compté et ce qui valait mieux. En attendant, vous pouvez regarder la table.
review-refused = Pas d’analyse
review-again = Réessayer
review-hide = Fermer l’analyse

## The graph. $name: a player; $chance, $low, $high: percentages

review-graph = Chances de gagner
review-by = D’après quelles connaissances
review-by-open = Cartes visibles
review-by-known = Ce que chacun pouvait savoir
review-by-open-about = Comme si tout le monde jouait à cartes visibles. Personne ne connaît l’ordre du paquet.
review-by-known-about = Chaque ligne n’utilise que ce que ce joueur pouvait savoir à ce moment.
review-now = Chances de gagner ici : { $chances }
review-chance-of = { $name } { $chance }
review-range = { $name } : entre { $low } et { $high } dans cette partie.
review-chance-table = Les chances en tableau

## Where the result came from. $part: one of the causes; $chance: its percentage, with a sign

review-player = Joueur
review-outcome-yours = { $won ->
    [yes] Vous avez gagné.
   *[no] Vous n’avez pas gagné.
    }
review-cause-yours = vos choix
review-group-luck = Hasard des cartes
review-group-own = Ses propres choix
review-group-yours = Vos choix
review-inside-deal = la donne
review-inside-draws = la pioche
review-inside-choices = d’après ce qui était connu
review-inside-guesses = cartes cachées
review-counts = On compte ici les chances de gagner, pas les runes : à la fin, qui gagne a 100 %, et tous les autres 0 %.
review-reading = Comment lire ce tableau
review-deeper = Calculer plus précisément
review-deepening = Une analyse plus précise est en cours : { $percent }.
review-mistakes-cost = Les erreurs ont coûté { $chance } d’une victoire. Chaque choix compte : ensemble, ils peuvent coûter plus de 100 %.
review-no-mistakes = Aucun choix n’était nettement moins bon qu’un autre.
review-accuracy-told = Précision des choix : { $accuracy }. À 100 %, le robot le plus fort aurait toujours fait le même choix.
# Below the figures of a player. $name: the player. $yours: yes or no. $count of $all choices were made by a bot
review-stood-in = { $yours ->
    [yes] Choix faits par un robot à votre place : { $count } sur { $all }. Les chiffres et les moments affichés ici les comprennent, pas vos habitudes.
   *[no] Un robot a remplacé { $name } : { $count } choix sur { $all }. Les chiffres et les moments affichés ici les comprennent.
}
review-bot-chose = { $yours ->
    [yes] Un robot a fait ce choix à votre place.
   *[no] Un robot, qui remplaçait { $name }, a fait ce choix.
}

## Moments

review-filter = Les choix de qui
review-filter-own = Seulement { $name }
review-filter-yours = Seulement les vôtres
review-filter-all = Tous les joueurs
review-go = Montrer sur la table
# $mark: such as "blunder"
review-next = À venir : { $mark }

## What a player could believe

review-beliefs = Croyances possibles pour { $name }
review-beliefs-yours = Ce que vous pouviez croire
review-beliefs-about = Pour chaque main à ce moment : d’après les cartes seules, puis d’après le jeu des autres aussi.
review-beliefs-later = Il n’y a encore rien à ce moment.
review-hand-of = Main : { $name }
review-hand-yours = Votre main
review-rank = Rang
review-counted = Cartes
review-believed = Jeu
review-held = le vrai rang
# $first, $last: percentages
review-exposure = Probabilité du vrai rang : { $first } au début de la manche, { $last } ici.
review-key-moments = M
    .does = Le prochain choix décisif

## What gave the reader's hand away. $name: who acted; $rank: the rank of that hand; $before, $after: percentages

review-tell-yours = Manche { $round }, décision { $number }, { $name } : { $choice }. Vous aviez « { $rank } ». D’après ce que les autres pouvaient savoir, la probabilité de cette main est passée de { $before } à { $after }.
