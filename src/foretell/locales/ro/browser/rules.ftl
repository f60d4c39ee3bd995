### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = mâna ta acum
aid-about-straight-flush = Cinci valori la rând, toate de aceeași suită.
aid-about-four-of-a-kind = Patru cărți de aceeași valoare.
aid-about-full-house = Trei cărți de o valoare și două de alta.
aid-about-flush = Cinci cărți de aceeași suită.
aid-about-straight = Cinci valori la rând. A 2 3 4 5 contează și ea, cu 5 drept cea mai mare carte; Q K A 2 3 nu.
aid-about-three-of-a-kind = Trei cărți de aceeași valoare.
aid-about-two-pairs = Două cărți de o valoare și două de alta.
aid-about-pair = Două cărți de aceeași valoare.
aid-about-nothing = Nici măcar o pereche: în fața altei asemenea mâini contează cartea cea mai mare.
aid-ties = Două mâini de aceeași poziție
aid-ties-about = Câștigă valoarea mai mare dintre cărțile care formează poziția. Dacă este aceeași, câștigă suita mai bună, în această ordine:
aid-suits = Suitele, de la cea mai bună la cea mai slabă
aid-rune-cards = O carte Rune nu face parte din nicio poziție, dar aduce ea însăși 2 Rune la Dezvăluirea mâinilor.

## The rules: finding one's way

rules-title = Regulile
rules-lead = Tot jocul, în vreo zece minute. Fiecare efect, fiecare poziție și fiecare caz aparte este aici: scrie un cuvânt ca să-l găsești.
rules-search = Caută în reguli
rules-clear = Șterge căutarea
# $count: how many passages; $query: what was searched
rules-found = { $count ->
    [0] Nimic pentru „{ $query }”. Încearcă un cuvânt mai scurt.
    [one] { $count } pasaj găsit.
    [few] { $count } pasaje găsite.
   *[other] { $count } de pasaje găsite.
    }
rules-contents = Cuprins
rules-print = Tipărește

## What it is about

rules-goal = Despre ce este vorba
rules-goal-aim = Fiecare jucător își face o mână de poker din cinci cărți și ghicește cine de la masă a făcut-o pe cea mai bună. A-i citi pe ceilalți valorează cât a avea cărți bune.
rules-goal-rounds = O partidă are trei runde. Runele sunt puncte, și toți văd mereu câte ai. Câștigă cine are cele mai multe după a treia rundă.
rules-goal-flow = Fiecare rundă se desfășoară la fel:
rules-goal-improve = Tur după tur, joci cărți pentru efectele lor și îți îmbunătățești mâna, în timp ce zona pentru cărți se umple.
rules-goal-predict = De îndată ce zona pentru cărți este plină, fiecare prezice a cui mână este cea mai bună.
rules-goal-score = Toate mâinile se întorc cu fața în sus. Cei care au prezis bine își împart potul, iar fiecare mână aduce Rune după propria poziție.

## On the table

rules-table = Pe masă
rules-table-cards = Jocul are 54 de cărți. Valorile de la 2 la 10, Valetul, Dama, Regele și Asul există în patru suite: Ceas, Mască, Scarabeu și Copac. Mai sunt două cărți Rune, fără valoare și fără suită.
rules-table-card = O carte îți arată valoarea, suita și efectele, de sus în jos. O stea marchează un efect obligatoriu. Acesta este Valetul de Mască.
rules-table-value = valoare
rules-table-suit = suită
rules-table-must = efect cu stea: obligatoriu
rules-table-may = alt efect: dacă vrei
rules-table-deal = La fiecare rundă se amestecă toate cărțile și fiecare primește cinci. Celelalte sunt pachetul, cu fața în jos. Lângă el, teancul de decartare este gol la început.
rules-table-display = Zona pentru cărți este o ramă cu două rânduri. Fiecare rând are 4 spații la 2 jucători, 5 la 3 jucători și 6 la 4 sau 5 jucători. Înainte de a începe, două cărți din pachet se pun pe primul rând.
rules-table-pot = Înaintea fiecărei runde se pun Rune noi în pot, pe lângă cele rămase acolo:
rules-table-round = Runda { $round }
rules-table-two = 2 jucători
rules-table-more = 3–5 jucători
rules-table-first = Prima rundă o începe primul loc. Apoi începe cine are cele mai puține Rune; la egalitate, cel dintre ei care a avut mâna cea mai slabă în runda dinainte.

## Your turn

rules-turn = Rândul tău
rules-turn-choice = Se joacă în sensul acelor de ceasornic. Când îți vine rândul, faci exact unul din trei lucruri.
rules-turn-play = Joci o carte
    .about = Pui în fața ta o carte din mână, cu fața în sus, și îi folosești efectele. La sfârșit ajunge în zona pentru cărți.
rules-turn-pass = Spui Pas
    .about = Prima carte din pachet ajunge în zona pentru cărți. Rămâi în rundă, iar data viitoare poți face din nou orice.
rules-turn-all-in = Mergi All In
    .about = Îți pui mâna cu fața în jos: rămâne așa cum este până la Dezvăluirea mâinilor. Două cărți din pachet ajung în zona pentru cărți. Nimeni nu mai poate folosi asupra ta Hipnoza sau Ochiul Atotvăzător, iar de acum ai numai Pas automat. În fiecare rundă, un singur jucător poate face asta: primul le închide ușa celorlalți.
rules-turn-five = După fiecare tur, fiecare jucător are exact cinci cărți.
rules-turn-full = Dacă după un tur zona pentru cărți este plină, nu mai urmează alte tururi: începe faza Predicției.

## Playing a card

rules-play = Cum joci o carte
rules-play-choose = Alegi orice carte din mână, chiar și o carte Rune. Acum stă în fața ta și nu mai face parte din mână.
rules-play-effects = Îi aplici efectele de sus în jos. Un efect cu stea este obligatoriu. La fiecare dintre celelalte poți renunța când îi vine rândul.
rules-play-discard = Dacă apoi ai mai mult de cinci cărți, decartezi surplusul, câte o carte, cu fața în sus. Toți le văd. După aceea rămâne la vedere numai cartea de deasupra teancului de decartare, și nimeni nu are voie să-l răsfoiască.
rules-play-add = Adaugi cartea jucată în zona pentru cărți. Turul tău s-a încheiat.
rules-play-example = Un exemplu: joci Valetul de Mască și îți rămân patru cărți. Trebuie să iei una din zona pentru cărți: cinci. Poți să mai tragi una și o tragi: șase. Decartezi cartea care te ajută cel mai puțin, iar Valetul ajunge în zona pentru cărți.

## The effects

rules-effects = Efectele
rules-effects-about = Nouă semne și ce face fiecare.
rules-effects-begun = Un efect început se duce până la capăt: dacă ai numit cartea pe care o vrei la schimb, dai una pentru ea; dacă ai dezvăluit cărți, iei una dintre ele.

## The display and covered cards

rules-display = Zona pentru cărți și cărțile acoperite
rules-display-add = O carte nouă ajunge în spațiul liber cel mai din stânga al primului rând. Când acesta este plin, cărțile ajung pe al doilea rând, tot de la stânga.
rules-display-cover = O carte de pe al doilea rând stă peste una de pe primul și o acoperă. O carte acoperită se mai poate citi, dar este blocată: nimeni nu o poate lua și nici schimba.
rules-display-free = Când cartea de deasupra este luată, cea de dedesubt este din nou liberă.
rules-display-picture = La 2 jucători: primul rând este plin, iar al doilea a început. Cartea 9 de Ceas și Regele de Copac sunt acoperite și blocate. Celelalte patru cărți pot fi luate.

## Hands and their ranks

rules-ranks = Mâinile și pozițiile lor
rules-ranks-about = O mână are cea mai bună poziție pe care o formează cele cinci cărți ale ei. Numărul spune câte Rune aduce; un număr mai mare îl învinge pe unul mai mic.
rules-ranks-side = Toți folosesc aceeași parte a cărții de ajutor, aleasă înaintea partidei. Partea A urmează ordinea obișnuită din poker. Pe partea B, o chintă valorează mai mult decât un full house.
rules-ranks-sides = Partea cărții de ajutor
rules-ranks-ace = Asul este cartea cea mai mare. În A 2 3 4 5 este, dimpotrivă, cea mai mică, iar acea chintă se socotește cu 5 drept carte mare. Nu stă niciodată la mijlocul unei chinte.
rules-ranks-rune = Cărțile Rune nu fac parte din nicio poziție. Cine are una în mână nu poate avea chintă, culoare, full house sau chintă de culoare; cu amândouă, cel mult trei de-un fel.

## The Prediction phase

rules-prediction = Faza Predicției
rules-prediction-order = Începe jucătorul de după cel al cărui tur a umplut zona pentru cărți. În ordinea tururilor, fiecare își pune la vedere jetonul de Predicție în fața celui care, după părerea sa, are cea mai bună mână.
rules-prediction-self = Te poți indica pe tine. Și cine a mers All In își face predicția.
rules-prediction-two = În doi, predicțiile se fac în secret și se arată în același moment.

## The Unfolding and the score

rules-unfolding = Dezvăluirea mâinilor și punctele
rules-unfolding-hands = În aceeași ordine, mâinile se întorc cu fața în sus și li se spun pozițiile. Una singură este cea mai bună: două mâini nu sunt niciodată egale. Apoi se împart Runele, în trei pași.
rules-unfolding-pot = Potul: toți cei care au prezis cea mai bună mână îl împart în părți egale. Ce nu se poate împărți rămâne în pot pentru runda următoare. Dacă nimeni nu a ghicit, rămâne tot.
rules-unfolding-rank = Mâinile: fiecare mână, cea mai bună sau nu, aduce Runele poziției sale.
rules-unfolding-runes = Cărțile Rune: fiecare, dacă este într-o mână, aduce 2 Rune.
rules-unfolding-example = Un exemplu pe partea A, cu 7 Rune în pot. Ana are cea mai bună mână. Ana și Mia au prezis-o, iar Leo s-a indicat pe sine. Ana și Mia primesc fiecare 3 Rune din pot, iar 1 rămâne în el.
rules-unfolding-ana = Ana
rules-unfolding-leo = Leo
rules-unfolding-mia = Mia
rules-unfolding-best = cea mai bună mână
rules-unfolding-predicts = predicție: { $name }
rules-unfolding-from-pot = Pot
rules-unfolding-from-hand = Mână
rules-unfolding-from-runes = Cărți Rune
rules-unfolding-total = Total
# $runes: how many Runes remain
rules-unfolding-stays = { $runes ->
    [one] { $runes } Rună rămâne în pot
    [few] { $runes } Rune rămân în pot
   *[other] { $runes } de Rune rămân în pot
    }

## The end of the game

rules-end = Sfârșitul partidei
rules-end-winner = După a treia rundă, câștigă jucătorul cu cele mai multe Rune.
rules-end-tie = La egalitate, câștigă cel dintre ei care a avut mâna mai bună în a treia rundă.
rules-end-pot = Runele care mai sunt atunci în pot nu sunt ale nimănui.

## Variants

rules-variants = Variante
rules-variants-about = Masa le alege înaintea partidei. Dintre cele două variante ale teancului de decartare se poate folosi cel mult una.
rules-variants-heirs = Dacă după a treia rundă este egalitate în frunte, toți joacă o a patra, cu încă 10 Rune în pot. Dacă și după ea este egalitate în frunte, nu câștigă nimeni.
rules-variants-bending = Fiecare rundă începe cu o carte cu fața în sus pe teancul de decartare. Când iei sau schimbi, poți folosi cartea de deasupra teancului ca pe o carte neacoperită din zona pentru cărți. Cartea dată pentru ea ajunge deasupra teancului.
rules-variants-closed = Cărțile se decartează cu fața în jos, și se știe numai câte sunt. Ce dezvălui vezi numai tu; iei una dintre cărți și le decartezi pe celelalte cu fața în jos.

## Who knows what

rules-knowledge = Cine ce știe
rules-knowledge-all = Toți văd Runele și potul, zona pentru cărți cu cărțile ei acoperite, câte cărți sunt în pachet și în teancul de decartare și cartea de deasupra acestuia. Toți văd și fiecare carte în clipa în care este jucată, luată, schimbată, dezvăluită sau decartată, aud fiecare poziție spusă și știu cine a mers All In.
rules-knowledge-one = Numai tu îți știi mâna, cărțile pe care le-ai tras și pe cele pe care le-a văzut Ochiul tău Atotvăzător.
rules-knowledge-none = Nimeni nu știe ordinea pachetului.
rules-knowledge-memory = Poți folosi tot ce ai văzut. Dacă masa are un ajutor pentru memorie, el ține minte pentru tine: arată cărțile despre care poți dovedi că sunt într-o mână și ultima poziție spusă. Nu ghicește nimic: asta îți rămâne ție.
rules-knowledge-closed = Cu Ochiul închis al minții, o carte decartată din mână cu fața în jos poate fi oricare: ce se știa despre acea mână nu mai este sigur.

## Questions

rules-questions = Întrebări
rules-questions-deck = Ce se întâmplă când pachetul s-a terminat?
    .about = De îndată ce este nevoie de o carte, teancul de decartare se amestecă și devine noul pachet, chiar și în mijlocul unui efect. Cărțile pe care le-ai tras sau dezvăluit deja rămân la tine.
rules-questions-impossible = Și dacă un efect nu poate fi aplicat?
    .about = Dacă nu este nicio carte de luat sau nimeni de ales, se sare peste efect, cu sau fără stea. Dacă ai rămâne cu mai puțin de cinci cărți, tragi până ai cinci.
rules-questions-own = Pot lua cartea pe care o joc?
    .about = Nu. Ajunge în zona pentru cărți abia după toate efectele ei.
rules-questions-gap = O carte de pe primul rând a fost luată în timp ce altele sunt acoperite. Unde ajunge cartea următoare?
    .about = În spațiul gol. Abia apoi continuă al doilea rând, și niciodată nu se pune nimic deasupra unui spațiu gol.
rules-questions-one-space = Pot merge All In când a rămas un singur spațiu liber?
    .about = Da. Atunci se adaugă o singură carte în loc de două.
rules-questions-second = Cineva a mers deja All In. Pot și eu?
    .about = Nu în runda aceasta.
rules-questions-tie = Și dacă două mâini au aceeași poziție?
    .about = Se compară cărțile care formează poziția: câștigă valoarea cea mai mare. La două perechi contează perechea mai mare; la un full house, cele trei cărți de-un fel. La valori egale hotărăsc suitele: de obicei Ceasul este cel mai bun, apoi Masca, Scarabeul și Copacul.
rules-questions-kicker = Contează și celelalte cărți, ca la poker?
    .about = Nu. Perechea mai mică din două perechi, perechea unui full house și cărțile de lângă un grup nu se compară niciodată.
rules-questions-nothing = Și două mâini fără nicio pereche?
    .about = Se compară cărțile lor cele mai mari, întâi după valoare, apoi după suită.
rules-questions-order = Am dezvăluit cărți și am luat una. În ce ordine se decartează celelalte?
    .about = Așa cum au fost dezvăluite, încât ultima ajunge deasupra.
rules-questions-lie = Pot să mint sub Hipnoză sau să aleg ce vede Ochiul Atotvăzător?
    .about = Poziția spusă este întotdeauna cea adevărată, fără valori și fără suite. Pentru Ochiul Atotvăzător, tu alegi care dintre cele cinci cărți ale tale rămâne ascunsă.
rules-questions-supply = Se pot termina Runele?
    .about = Nu. Oricâte ai câștiga, rezerva le are.
rules-questions-heirs = Cine începe a patra rundă a Moștenitorilor?
    .about = La fel ca în orice rundă de după prima: cine are cele mai puține Rune.
rules-questions-long = Poate o rundă să nu se mai termine?
    .about = Nu. După 60 de tururi pentru fiecare jucător, toate celelalte tururi ale rundei sunt Pas automat. Cine joacă să câștige nu va vedea niciodată asta.
