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
# $count: how many of the nine ranks have a chance of 1 % or more
coach-likely = { $name }, dacă cărțile ascunse sunt împărțite la întâmplare: cel mai probabil { $rank } ({ $chance }). { $count ->
    [one] Nicio altă poziție nu ajunge la 1%.
    [few] { $count } poziții ajung la 1%.
   *[other] { $count } de poziții ajung la 1%.
    }
coach-counted-best = Dacă cărțile ascunse sunt împărțite la întâmplare, mâna ta este acum cea mai bună cu o probabilitate de { $chance }. Dar și ceilalți își îmbunătățesc mâna.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = Alegerea mea: { $choice }
coach-why-best = După cărți și după jocul de până acum, { $name } are cea mai bună mână cu o probabilitate de { $chance }.
coach-why-next = Apoi, cel mai probabil este { $name } ({ $chance }).
coach-why-rank = Mâna ta are atunci această poziție: { $rank }.
coach-why-own = După cărți și după jocul de până acum, mâna ta este cea mai bună cu o probabilitate de { $chance }.
coach-why-rival = Cel mai puternic rival este { $name } ({ $chance }).
coach-alternative = În { $chance } din cazurile asemănătoare aș alege altceva: { $choice }
