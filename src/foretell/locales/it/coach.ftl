### What the coach says, in the terminal and in the browser. It knows only what the player knows.

coach-know = Che cosa so?
coach-do = Tu che cosa faresti?
# $count: how many
coach-hints = Suggerimenti usati: { $count }.
# $pip: what to type
coach-parts = L’allenatore ha bisogno di { $package }, che non è installato. Per installarlo, scrivi: { $pip }

## Facts. $name: another player; $cards: with their articles; $rank: the name of a rank; $chance: a percentage

coach-own = La tua mano: { $rank }.
coach-cards = { $name } ha { $cards }.
coach-told = { $name } ha dichiarato questa forza: { $rank }. Da allora la mano può essere cambiata.
coach-all-in = { $name } è All In.
# $count: how many of the nine ranks have a chance of 1 % or more
coach-likely = { $name }, se le carte nascoste sono distribuite a caso: la forza più probabile è { $rank } ({ $chance }). { $count ->
    [one] Nessun’altra forza arriva all’1%.
   *[other] { $count } forze arrivano all’1%.
    }
coach-counted-best = Se le carte nascoste sono distribuite a caso, la tua mano adesso è la migliore con una probabilità del { $chance }. Ma anche gli altri migliorano la loro mano.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = La mia scelta: { $choice }
coach-why-best = Dalle carte e dal gioco finora, { $name } ha la mano migliore con una probabilità del { $chance }.
coach-why-next = Poi il più probabile è { $name } ({ $chance }).
coach-why-rank = La tua mano ha allora questa forza: { $rank }.
coach-why-own = Dalle carte e dal gioco finora, la tua mano è la migliore con una probabilità del { $chance }.
coach-why-rival = Il rivale più forte è { $name } ({ $chance }).
coach-alternative = Nel { $chance } dei casi simili sceglierei invece: { $choice }
