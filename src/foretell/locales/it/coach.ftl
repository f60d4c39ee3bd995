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
coach-likely = { $name }, se le carte nascoste sono distribuite a caso: { $ranks }. Nessun’altra forza arriva all’1%.
coach-rank = { $rank } ({ $chance })
coach-counted-best = Contando solo le carte, come se quelle nascoste fossero distribuite a caso, la tua mano adesso è la migliore con una probabilità del { $chance }. Ma gli altri tengono le carte buone, quindi la probabilità vera di solito è più bassa. Il mio consiglio tiene conto anche di come hanno giocato.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = La mia scelta: { $choice }
coach-why-best = Tenendo conto delle carte e di come hanno giocato tutti, { $name } ha la mano migliore con una probabilità del { $chance }.
coach-why-next = Poi il più probabile è { $name } ({ $chance }).
coach-why-rank = La tua mano ha allora questa forza: { $rank }.
coach-why-own = Tenendo conto delle carte e di come hanno giocato gli altri, la tua mano adesso è la migliore con una probabilità del { $chance }. Contare solo le carte dà un’altra cifra.
coach-why-rival = Il rivale più forte è { $name } ({ $chance }).
coach-alternative = Nel { $chance } dei casi simili sceglierei invece: { $choice }
