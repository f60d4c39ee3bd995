### Puzzles: real positions with a clearly best answer, in the terminal and in the browser.

## The command

help-puzzle = rezolvă probleme: situații reale, fiecare cu un răspuns net mai bun
# $themes: their names
option-puzzle-theme = numai probleme cu această temă: { $themes }
option-puzzle-number = problema cu acest număr, de la 1 la { $count }; mai întâi cele ușoare
option-puzzle-rating = o problemă cu aproximativ acest punctaj (implicit, una potrivită cu al tău)
puzzle-next = Încă o problemă?
# $file: where it should be
puzzle-not-kept = Seria ta nu poate fi salvată în { $file }.
puzzle-damaged = { $file } este deteriorat. Acum se numește { $aside }, iar seria și punctajul tău încep din nou.

## What is asked. $number: of the puzzle; $rating: how difficult it is; $name: the player who asks with the Eye

puzzle-title = Problema { $number }: { $theme } Punctaj { $rating }.
puzzle-theme-prediction = Cine are cea mai bună mână?
puzzle-theme-eye = Ce ascunzi de Ochi?
puzzle-theme-effect = Ce faci?
puzzle-theme-all-in = All In acum?
puzzle-ask-prediction = Cine are cel mai probabil cea mai bună mână?
puzzle-ask-eye = { $name } își îndreaptă Ochiul Atotvăzător spre tine. Ce carte trebuie să rămână ascunsă, ca poziția mâinii tale să fie cel mai greu de ghicit?
puzzle-ask-effect = Tu alegi. Ce îți dă cea mai bună șansă de a câștiga jocul?
puzzle-ask-all-in = Mergi All In acum? Alege ce îți dă cea mai bună șansă de a câștiga jocul.
puzzle-stay = Încă nu
# $cards: cards of your hand, each with its effects
puzzle-your-effects = Ce fac cărțile tale: { $cards }

## The answer. $choice: the best choices; $count: how many; $better, $worse: percentages

puzzle-right = Corect!
puzzle-wrong = Există o alegere mai bună.
puzzle-best = { $count ->
    [one] Cea mai bună alegere: { $choice }
    [few] Cele mai bune, la fel de bune: { $choice }
   *[other] Cele mai bune, la fel de bune: { $choice }
    }
# $choice: an action
puzzle-instead = Ce să faci în schimb: { $choice }
# $rank: the true rank of your hand
puzzle-why-eye = Astfel, pentru { $name }, adevărata poziție a mâinii tale ({ $rank }) e probabilă doar în proporție de { $better }; cu orice altă carte ascunsă, de { $worse } sau mai mult. O carte deja cunoscută nu ascunde nimic.
# $name: who most likely holds the best hand; $other: the next one
puzzle-why-prediction = Cea mai bună mână, din ce știi: cel mai probabil { $name } ({ $better }), apoi { $other } ({ $worse }).
# $name: the answer; $better: the probability by counting alone
puzzle-why-counted = Numărând doar cărțile: { $name } ({ $better }). Diferența vine din ce a făcut și a anunțat fiecare.
puzzle-figures-prediction = Probabilitatea de a avea cea mai bună mână, din ce știi
puzzle-figures-eye = Probabilitatea pe care { $name } o dă adevăratei poziții a mâinii tale dacă această carte rămâne ascunsă
puzzle-figures-effect = Șansa de a câștiga jocul după fiecare alegere
puzzle-figures-all-in = Șansa de a câștiga jocul după fiecare alegere
puzzle-hands = Ce avea fiecare în mână
# $count, $best: numbers of puzzles; $rating: your own
puzzle-streak = { $count ->
    [0] Nicio serie în curs.
    [one] Un răspuns corect.
    [few] { $count } răspunsuri corecte la rând.
   *[other] { $count } de răspunsuri corecte la rând.
    } Cea mai lungă serie: { $best }. Punctajul tău: { $rating }.
