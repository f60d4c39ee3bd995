### What the coach says, in the terminal and in the browser. It knows only what the player knows.

coach-know = Qu’est-ce que je sais ?
coach-do = Que feriez-vous ?
# $count: how many
coach-hints = Indices utilisés : { $count }.
# $pip: what to type
coach-parts = Pour l’entraîneur, il faut { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }

## Facts. $name: another player; $cards: with their articles; $rank: the name of a rank; $chance: a percentage

coach-own = Votre main : { $rank }.
coach-cards = { $name } a { $cards }.
coach-told = { $name } a annoncé ce rang : { $rank }. La main a pu changer depuis.
coach-all-in = { $name } a tout risqué.
coach-likely = { $name }, si les cartes cachées sont réparties au hasard : { $ranks }. Aucun autre rang n’atteint 1 %.
coach-rank = { $rank } ({ $chance })
coach-counted-best = En comptant seulement les cartes, comme si les cartes cachées étaient réparties au hasard, votre main est la meilleure en ce moment avec une probabilité de { $chance }. Mais les autres gardent les bonnes cartes : la vraie probabilité est en général plus basse. Mon conseil tient aussi compte de leur façon de jouer.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = Mon choix : { $choice }
coach-why-best = Compte tenu des cartes et de la façon de jouer de chacun, { $name } a la meilleure main avec une probabilité de { $chance }.
coach-why-next = Ensuite, le plus probable : { $name } ({ $chance }).
coach-why-rank = Votre main a alors ce rang : { $rank }.
coach-why-own = Compte tenu des cartes et de la façon de jouer des autres, votre main est la meilleure en ce moment avec une probabilité de { $chance }. Compter seulement les cartes donne un autre chiffre.
coach-why-rival = Rival le plus dangereux : { $name } ({ $chance }).
coach-alternative = Dans { $chance } des cas semblables, je choisirais plutôt : { $choice }
