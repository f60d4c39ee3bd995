### The lesson: what the coach says beside the table, step by step.

## Around the lesson

lesson-title = Lecție
lesson-opening = Se împart cărțile pentru lecția ta…
# $step, $steps: numbers
lesson-progress = Pasul { $step } din { $steps }
lesson-skip = Sari peste lecție
lesson-back = Înapoi
lesson-next = Mai departe
lesson-again = Reia lecția
lesson-retry = Încearcă din nou
lesson-go-on = Joacă runda 3
lesson-new-game = Partidă nouă
lesson-instead = Deocamdată alege ce îți propune lecția. În runda a doua hotărăști tu.
lesson-yours = Ai ieșit de pe drumul lecției. Nu-i nimic: runda aceasta este a ta, alege cum vrei.

## The first turn

# $name: the learner’s name
lesson-welcome = Bun venit, { $name }! Vei juca o primă rundă cu Mara și Teo, iar eu îți spun ce să alegi. În cinci minute cunoști jocul.
lesson-hand = Aceste cinci cărți sunt mâna ta și numai tu le vezi. La sfârșitul rundei, o mână valorează cât poziția ei: o pereche, o chintă, un careu…
lesson-rank = Aici masa îți arată oricând poziția mâinii tale. Deocamdată, nimic. Se va schimba.
lesson-display = Zona pentru cărți, din mijloc, este a tuturor. Se umple tur cu tur; când toate cele zece spații au o carte, nu mai joacă nimeni.
lesson-pot = Apoi fiecare prezice cine are cea mai bună mână. Cei care au dreptate își împart potul, iar fiecare mână aduce Runele poziției sale. Câștigă cine are cele mai multe Rune.
lesson-play = E rândul tău: joacă o carte pentru efectele ei, semnele de pe margine, de sus în jos. Joacă Valetul de Mască: ia o carte, apoi trage una.
lesson-take = Un efect cu stea este obligatoriu: ia o carte neacoperită din zona pentru cărți. Ai un 4: ia cartea 4 de Scarabeu și ai o pereche.
lesson-draw = La efectele fără stea poți renunța. Dar o carte în plus din care să alegi prinde bine: trage.
lesson-discard = Șase cărți: una în plus, căci fiecare tur se încheie cu cinci. Cartea decartată e cu fața în sus, o văd toți. Decartează cartea 3 de Mască, pe care ai tras-o.

## The others’ first turns

lesson-mara = Valetul pe care l-ai jucat e acum în zona pentru cărți: acolo ajung cărțile jucate. E rândul Marei.
lesson-eye = Mara îndreaptă spre tine Ochiul Atotvăzător! Va vedea patru dintre cele cinci cărți ale tale, numai ea. Tu alegi care rămâne ascunsă.
lesson-hide = Toți te-au văzut luând cartea 4 de Scarabeu. Ascunde deci celălalt 4, cartea 4 de Ceas. Nimeni nu trebuie să afle de ea.
lesson-teo = E rândul lui Teo. Urmărește-l: ce se vede o clipă poți ține minte.
lesson-revealed = Teo a dezvăluit trei cărți în văzul tuturor și a păstrat cartea 9 de Copac; masa îți arată că o știi. Celelalte două au fost decartate.
lesson-told = Apoi Hipnoza lui te-a făcut să le spui tuturor poziția mâinii tale: o pereche. Se spune numai poziția, niciodată o carte.

## The second turn

lesson-answer = Acum îl hipnotizezi tu. Cartea 9 de Mască are Hipnoză și apoi Dezvăluie 3, cu stea. Joac-o.
lesson-ask = Pe cine vrei să întrebi? Teo pare mult prea mulțumit. Alege-l pe Teo.
lesson-straight = A trebuit să spună: Teo are o chintă! Valorează 4, mai mult decât perechea ta. Ce a spus rămâne lângă numele lui.
lesson-pick = Iar cartea 9 a dezvăluit trei cărți: una e a ta. Alege cartea 4 de Copac și ai trei de-un fel.

## The second row, and All In

lesson-row = Primul rând e plin. De acum cărțile merg în al doilea, fiecare peste o carte din primul.
lesson-between = Din nou Teo. Cu o chintă, tu ce ai face?
lesson-all-in = Teo a mers All In: două cărți au intrat în zona pentru cărți, iar mâna lui e pecetluită. Nu mai poate fi întrebat, dar ea nu se mai schimbă: o chintă.
lesson-covered = Regele de Copac e sub altă carte. Ce e acoperit e blocat: nu poate fi luat și nici schimbat.

## The third turn

lesson-last = Mâinii tale îi lipsește un 4, și iată-l. Chiar următoarea carte îl va acoperi: acum ori niciodată!
lesson-ten = Nu mai ai nicio carte cu care să iei, dar cartea 10 de Ceas schimbă și apoi dezvăluie trei cărți. Joac-o.
lesson-exchange = Schimbul: alege mai întâi cartea pe care o vrei, cartea 4 de Mască.
lesson-give = Apoi cartea care îi ia locul: Asul de Ceas. Singur, nici măcar un as nu valorează nimic.
lesson-four = Careu! Valorează 7 și bate o chintă.
lesson-rune-card = Nicio carte nu-l poate îmbunătăți. Alege deci cartea Rune: nu intră în nicio poziție, dar aduce 2 Rune dacă o ai la sfârșitul rundei.
lesson-nine = Nouă cărți în zona pentru cărți. Încă una, și runda se hotărăște.

## Prediction and Unfolding

lesson-full = Mara a spus Pas: prima carte din pachet intră în zona pentru cărți, care acum e plină. Pe rând, fiecare prezice cine are cea mai bună mână. Teo spune: Teo.
lesson-think = Ce știi? Teo a spus chintă și nimic n-a schimbat-o de atunci. Despre Mara nu știi nimic mai bun. Iar tu ai careu.
lesson-predict = Prezice deci că cea mai bună mână este a ta și confirmă.
lesson-unfolding = Mara îți știe mâna, în afară de o carte. După predicția ei vine Dezvăluirea mâinilor: se întorc mâinile, se împarte potul și se plătește fiecare poziție.
lesson-showdown = Acum mâinile se întorc una câte una, începând cu cea mai slabă. Jetoanele de lângă un jucător sunt predicțiile pentru mâna lui.
lesson-best = Careul tău este cea mai bună mână! Predicția ta a fost corectă, așa că potul este al tău. Apoi fiecare mână primește Runele poziției sale.
lesson-scored = Mara a crezut în Teo: n-a văzut niciodată cartea 4 pe care ai ascuns-o. Numai tu ai avut dreptate: potul de 4 e al tău, plus 7 pentru poziție și 2 pentru cartea Rune. 13 Rune!

## The learner’s own round

lesson-own = Runda 2 este a ta. Începe cine are cele mai puține Rune: Mara. Atinge o carte și masa îți spune ce face; de acum nimic nu mai e impus.
lesson-own-turn = E rândul tău: o carte, Pas sau All In. Păstrează ce îți dă poziția și joacă o carte de care te poți lipsi.
lesson-own-prediction = Cine are cea mai bună mână? Uită-te la ce a trebuit să spună fiecare, la cărțile pe care le știi și la cine a mers All In.
lesson-own-round = Runda ta. În partea de sus a mesei, steaua deschide cartea de ajutor, iar regulile sunt în meniu.
lesson-end = A fost prima ta rundă adevărată. Acum știi jocul! O partidă are trei runde: joac-o aici pe ultima sau începe o partidă nouă.

## Two short lessons

practice-title = Două lecții scurte
practice-lesson-predicting = Prezicerea
    .about = Când zona pentru cărți este plină, prezici cine are cea mai bună mână. Folosește ce știi: cărțile văzute, pozițiile anunțate, cine a mers All In. În fiecare situație alege un răspuns; cel corect este explicat.
practice-lesson-reading = Citirea celorlalți
    .about = Jucătorii își trădează mâna prin ce iau, prin ce anunță și prin pas. În fiecare situație alege un răspuns; cel corect este explicat.
practice-at = Situația { $at } din { $count }
practice-took = A luat:
# $count: a number
practice-passed = { $count ->
    [one] A pasat o dată
    [few] A pasat de { $count } ori
   *[other] A pasat de { $count } de ori
    }
practice-wrong = Mai privește: există un răspuns mai bun.
practice-done = Bine văzut! Lecția s-a terminat.
practice-sealed = Cine are cea mai bună mână?
    .why = Teo a anunțat o chintă și apoi a mers All In: mâna lui nu se mai schimbă. O chintă (4) bate cele trei cărți de-un fel ale tale (3).
practice-grown = Ai o chintă. Cine are cea mai bună mână?
    .why = Mara a anunțat două perechi, apoi a luat a treia Damă: foarte probabil are Full House (6). O mână anunțată mai poate crește.
practice-own = Ai un careu. Cine are cea mai bună mână?
    .why = Tu. Doar o chintă de culoare sau un careu mai mare o bate, și nimic nu arată asta. Dacă nu a observat nimeni, tot potul e al tău.
practice-takes = Mara a luat două cărți. Pe care nu ar trebui să i-o lași?
    .why = Adună cărți de 8. Ia-o tu pe a treia sau lasă o altă carte să o acopere: o carte acoperită e blocată.
practice-passes = Cine are, mai probabil, o mână gata făcută?
    .why = Cine pasează își păstrează toate cărțile. Teo a pasat de două ori: probabil nu mai are nevoie de nimic. Hipnoza sau Ochiul Atotvăzător ți-ar spune.
practice-suit = Teo a anunțat o culoare. Ce carte poate fi în mâna lui?
    .why = Toate cele cinci cărți ale unei culori au aceeași suită. Două dintre ale lui sunt Scarabei, deci și celelalte trei.
