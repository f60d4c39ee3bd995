### What the coach says, in the terminal and in the browser. It knows only what the player knows.

coach-know = Ce știu?
coach-do = Tu ce ai face?
# $count: how many
coach-hints = Indicii folosite: { $count }.
# $pip: what to type
coach-parts = Antrenorul are nevoie de { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }

## Facts. $name: another player; $cards: with their articles; $rank: the name of a rank; $chance: a percentage

coach-own = Mâna ta: { $rank }.
coach-cards = { $name } are { $cards }.
coach-told = { $name } a anunțat această poziție: { $rank }. Mâna se poate să se fi schimbat de atunci.
coach-all-in = { $name } este All In.
coach-likely = { $name }, dacă cărțile ascunse sunt împărțite la întâmplare: { $ranks }. Nicio altă poziție nu ajunge la 1%.
coach-rank = { $rank } ({ $chance })
coach-counted-best = Numărând doar cărțile, ca și cum cele ascunse ar fi împărțite la întâmplare, mâna ta este acum cea mai bună cu o probabilitate de { $chance }. Dar ceilalți păstrează cărțile bune, așa că probabilitatea reală este de obicei mai mică. Sfatul meu ține cont și de felul în care au jucat.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = Alegerea mea: { $choice }
coach-why-best = Ținând cont de cărți și de felul în care a jucat fiecare, { $name } are cea mai bună mână cu o probabilitate de { $chance }.
coach-why-next = Apoi, cel mai probabil este { $name } ({ $chance }).
coach-why-rank = Mâna ta are atunci această poziție: { $rank }.
coach-why-own = Ținând cont de cărți și de felul în care au jucat ceilalți, mâna ta este acum cea mai bună cu o probabilitate de { $chance }. Doar numărarea cărților dă altă cifră.
coach-why-rival = Cel mai puternic rival este { $name } ({ $chance }).
coach-alternative = În { $chance } din cazurile asemănătoare aș alege altceva: { $choice }
