### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = Ce-ar fi dacă…?
try-about = Iei locul lui { $name } la pasul { $step } al unei partide încheiate, împotriva boților.
try-about-turn = Iei locul celui care trebuie să aleagă la pasul { $step } al unei partide încheiate, împotriva boților.
try-cards = Cărțile sunt aceleași ca în acea partidă, inclusiv cele care urmează să vină din pachet. Masa este privată și nu contează la cifrele tale.
try-begin = Încearcă
try-copy = Copiază linkul
try-copied = Link copiat.
try-share = Cu acest link, oricine poate vedea partida primește propria masă cu această poziție.
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
