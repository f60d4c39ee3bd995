### Puzzles: real positions with a clearly best answer, in the terminal and in the browser.

## The command

help-puzzle = résoudre des énigmes : de vraies positions, chacune avec une réponse nettement meilleure
# $themes: their names
option-puzzle-theme = seulement les énigmes de ce thème : { $themes }
option-puzzle-number = l’énigme qui porte ce numéro, de 1 à { $count } ; les plus faciles d’abord
option-puzzle-rating = une énigme d’à peu près cette cote (par défaut, une qui convient à la vôtre)
puzzle-next = Une autre énigme ?
# $file: where it should be
puzzle-not-kept = Votre série ne peut pas être enregistrée dans { $file }.
puzzle-damaged = { $file } est endommagé. Il s’appelle maintenant { $aside }, et votre série et votre cote repartent du début.

## What is asked. $number: of the puzzle; $rating: how difficult it is; $name: the player who asks with the Eye

puzzle-title = Énigme { $number } : { $theme } Cote { $rating }.
puzzle-theme-prediction = Qui a la meilleure main ?
puzzle-theme-eye = Que cacher à l’Œil ?
puzzle-theme-effect = Que faites-vous ?
puzzle-theme-all-in = Tout risquer maintenant ?
puzzle-ask-prediction = Qui a le plus probablement la meilleure main ?
puzzle-ask-eye = { $name } tourne l’Œil omniscient vers vous. Quelle carte doit rester cachée pour que votre rang soit le plus difficile à deviner ?
puzzle-ask-effect = À vous de choisir. Qu’est-ce qui vous donne la meilleure chance de gagner la partie ?
puzzle-ask-all-in = Voulez-vous tout risquer maintenant ? Choisissez ce qui vous donne la meilleure chance de gagner la partie.
puzzle-stay = Pas encore
# $cards: cards of your hand, each with its effects
puzzle-your-effects = Ce que font vos cartes : { $cards }

## The answer. $choice: the best choices; $count: how many; $better, $worse: percentages

puzzle-right = Exact !
puzzle-wrong = Il y a un meilleur choix.
puzzle-best = { $count ->
    [one] Le meilleur choix : { $choice }
   *[other] Meilleurs choix, équivalents : { $choice }
    }
# $choice: an action
puzzle-instead = Que faire à la place : { $choice }
# $rank: the true rank of your hand
puzzle-why-eye = Pour { $name }, votre vrai rang ({ $rank }) n’est alors probable qu’à { $better } ; avec toute autre carte cachée, à { $worse } ou plus. Une carte déjà connue ne cache rien.
# $name: who most likely holds the best hand; $other: the next one
puzzle-why-prediction = La meilleure main, d’après ce que vous savez : le plus probablement { $name } ({ $better }), puis { $other } ({ $worse }).
# $name: the answer; $better: the probability by counting alone
puzzle-why-counted = En ne comptant que les cartes : { $name } ({ $better }). La différence vient de ce que chacun a fait et annoncé.
puzzle-figures-prediction = Probabilité d’avoir la meilleure main, d’après ce que vous savez
puzzle-figures-eye = Probabilité donnée par { $name } à votre vrai rang si cette carte reste cachée
puzzle-figures-effect = Chance de gagner la partie après chaque choix
puzzle-figures-all-in = Chance de gagner la partie après chaque choix
puzzle-hands = Ce que chacun avait en main
# $count, $best: numbers of puzzles; $rating: your own
puzzle-streak = { $count ->
    [0] Pas de série en cours.
    [one] { $count } bonne réponse.
   *[other] { $count } bonnes réponses d’affilée.
    } Plus longue série : { $best }. Votre cote : { $rating }.
