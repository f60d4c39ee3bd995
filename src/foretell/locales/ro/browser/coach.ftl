### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = Ce-ar fi dacă…?
try-about = Iei locul lui { $name } la pasul { $step } al unei partide încheiate, împotriva boților.
try-about-turn = Iei locul celui care trebuie să aleagă la pasul { $step } al unei partide încheiate, împotriva boților.
try-cards = Cărțile sunt aceleași ca în acea partidă, inclusiv cele care urmează să vină din pachet. Masa este privată și nu contează la statisticile tale.
try-begin = Încearcă
try-copy = Copiază linkul
try-copied = Link copiat.
try-share = Cu acest link, oricine poate vedea partida primește propria masă cu această situație.
try-game = Vezi partida

## The coach. $count: how many hints the player has got

coach-title = Antrenor
coach-about = Antrenorul știe doar ce știi și tu. Fiecare indiciu contează și apare lângă rezultat.
coach-count = { $count ->
    [0] Niciun indiciu până acum.
    [one] Un indiciu până acum.
    [few] { $count } indicii până acum.
   *[other] { $count } de indicii până acum.
    }
coach-later = Când îți vine rândul, antrenorul poate numi și o alegere.

## How sure the player is of a prediction. $name: who is said to hold the best hand

sure-title = Cât de sigur ești?
sure-asks = Cât de probabil este ca { $name } să aibă cea mai bună mână?
sure-about = Nu are niciun efect asupra partidei. Nimeni altcineva nu vede asta înainte de final.
sure-predict = Fă predicția
sure-without = Predicție fără număr

## How well that fits what came true. $said, $right: percentages; $brier, $log: numbers

sure-heading = Siguranță și adevăr
# $count: how many predictions
sure-sentence = { $count ->
    [one] La o predicție ai fost sigur în proporție de { $said }; s-au adeverit { $right }.
    [few] La { $count } predicții ai fost sigur, în medie, în proporție de { $said }; s-au adeverit { $right }.
   *[other] La { $count } de predicții ai fost sigur, în medie, în proporție de { $said }; s-au adeverit { $right }.
    }
sure-scores = Scor Brier { $brier }, scor logaritmic { $log }. Mai mic înseamnă mai bine: 50% de fiecare dată dă 0,25 și 0,69.
sure-plot = Siguranța și ce s-a adeverit, într-un grafic. Tabelele de mai jos au aceleași numere.
sure-plot-about = De la stânga la dreapta: cât de sigur ai fost. De jos în sus: cât s-a adeverit. Pe linia întreruptă, cele două sunt egale.
sure-tables = Numerele în tabele
sure-by-bins = După siguranță
sure-by-players = După numărul de jucători
sure-by-rounds = După rundă
sure-round = Runda { $round }
sure-count = Număr
sure-said = Sigur
sure-right = Adeverit
sure-brier = Brier
sure-none = Activează în setări „Întreabă cât de sigur sunt”. Apoi vezi aici dacă siguranța ta se potrivește cu ce se adeverește.

## Habits. $chance: a percentage of a win

habits-title = Obiceiurile care te costă cel mai mult
# $count: how many games are missing
habits-more = { $count ->
    [one] Mai analizează o partidă de-a ta ca să îți vezi aici obiceiurile.
    [few] Mai analizează { $count } partide de-ale tale ca să îți vezi aici obiceiurile.
   *[other] Mai analizează { $count } de partide de-ale tale ca să îți vezi aici obiceiurile.
    }
# $count: how many reviewed games
habits-about = { $count ->
    [one] Din analiza unei partide.
    [few] Din analizele a { $count } partide pe care le ține minte acest browser.
   *[other] Din analizele a { $count } de partide pe care le ține minte acest browser.
    }
habits-none = { $count ->
    [one] Analiza unei partide nu arată nicio greșeală.
    [few] Analizele a { $count } partide nu arată nicio greșeală.
   *[other] Analizele a { $count } de partide nu arată nicio greșeală.
    }
# $count: how many choices
habits-cost = { $count ->
    [one] O alegere a costat { $chance } dintr-o victorie.
    [few] { $count } alegeri au costat { $chance } dintr-o victorie.
   *[other] { $count } de alegeri au costat { $chance } dintr-o victorie.
    }
habits-moment = Runda { $round }: { $chance }
habits-practise = Exersează
habit-prediction = Predicții împotriva șanselor
habit-passing = Pas prea devreme
habit-playing-on = Continuarea în loc de pas
habit-all-in-early = All In prea devreme
habit-all-in-late = All In ratat
habit-taking = Cartea greșită luată sau schimbată
habit-keeping = Cartea greșită păstrată
habit-asking = Jucătorul greșit întrebat
habit-effects = Un efect aplicat sau refuzat greșit
habit-playing = Cartea greșită jucată
