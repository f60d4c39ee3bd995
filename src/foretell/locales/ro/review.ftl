### What `foretell review` says about a finished game.

## The command

help-review = arată de ce o partidă încheiată a fost câștigată sau pierdută: șanse, noroc și alegeri decisive
option-effort = cât să calculeze: quick (câteva secunde, implicit) sau deep (mai exact, de vreo zece ori mai lung)
option-review-format = arată analiza ca text (implicit) sau json
option-html = scrie analiza în acest fișier, ca pagină web de sine stătătoare
option-review-player = arată numai alegerile și predicțiile acestui jucător, și ce i-a dat de gol mâna; un nume, sau numărul unui loc, de la 0
option-review-seed = sămânța analizei, un text oarecare: același text dă aceleași numere (implicit vine din înregistrare)
review-begun = Analiza începe. Prima pe un calculator durează cu până la un minut mai mult.
review-written = Analiza este scrisă în { $file }.
review-page-exists = { $file } există și nu este o analiză. Alege alt nume pentru pagină.

## What went wrong

# $decisions, $limit: numbers
review-unfinished = Înregistrarea se oprește înainte de sfârșitul partidei (numărul deciziilor: { $decisions }). Se analizează doar partide încheiate.
review-too-long = Înregistrarea este prea lungă pentru o analiză: numărul deciziilor { $decisions }, limita { $limit }.
# $pip: what to type
error-review-parts = O analiză are nevoie de modulul { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }
error-review-player = În această partidă nu există jucătorul { $player }. Jucătorii sunt: { $names }. Poți da și numărul unui loc, de la 0.

## The chances

review-title = Analiză: { $file }
review-scores = Rezultat
review-who = Jucător
# $runes: a number
review-score = { $runes ->
    [one] { $runes } Rună
    [few] { $runes } Rune
   *[other] { $runes } de Rune
    }
review-chances = Șansa de a câștiga, cu toate mâinile la vedere
review-chances-known = Șansa de a câștiga, din ce putea ști fiecare
review-chances-note = O șansă este partea continuărilor simulate câștigate de acel loc, dacă un jucător de referință rapid joacă pentru toți. Ordinea pachetului rămâne necunoscută.
review-chances-known-note = Fiecare linie folosește doar ce putea ști acel jucător în acel moment. De aceea, suma liniilor nu este neapărat 100%.
review-column-round = Runda { $round }
review-end = Sfârșit

## Where the result came from

review-parts = De unde vine rezultatul
review-part-start = Înainte de împărțire
review-part-deal = Norocul împărțirii
review-part-draws = Norocul pachetului
review-part-choices = Alegeri proprii
review-part-guesses = Alegeri proprii: cărți ascunse
review-part-others = Alegerile celorlalți
review-part-result = Rezultat
review-part-mistakes = Pierdut prin greșeli
review-accuracy = Precizie
review-parts-note = Liniile dinaintea rezultatului, adunate, îl dau exact, înainte de rotunjire. Norocul și alegerile sunt sume pe întreaga partidă: pot trece de 100% sau pot coborî sub −100%. Cifra de după ± spune cât de exactă este estimarea: este jumătate din intervalul de 95%. Alegerile sunt comparate cu cele ale jucătorului de referință, după ce se putea ști. Cărțile ascunse sunt ceea ce nu se putea ști. Greșelile sunt socotite separat: la fiecare decizie, cât s-a pierdut față de cea mai bună alegere. Împreună pot costa mai mult de 100%, adică mai mult de o victorie. Precizia spune cât de apropiate au fost alegerile de cele ale celui mai puternic bot.

# What counted most. $name: a player; $part, $other: causes
review-outcome = { $won ->
    [yes] Victorie pentru { $name }.
   *[no] { $name } nu a câștigat.
    }
review-verdict = Ce a contat cel mai mult: { $part }.
review-verdict-both = Ce a contat cel mai mult: { $part } și { $other }. Nu e clar care dintre ele a contat mai mult.
review-verdict-unclear = Nicio cauză nu iese clar în evidență: vezi alegerile de mai jos.
review-cause-luck = norocul cărților
review-cause-own = alegerile proprii
review-cause-others = alegerile celorlalți

## Moments. $name: who chose; $choice, $better: actions as in a menu; $chance: a percentage

review-moments = Alegerile decisive
review-moments-none = Nicio alegere nu a contat mult.
review-moment = Runda { $round }, decizia { $number }, { $name }: { $mark }
review-mark-brilliant = strălucit
review-mark-good = bine jucat
review-mark-inaccuracy = imprecizie
review-mark-mistake = greșeală
review-mark-blunder = greșeală gravă
review-chose = Ales: { $choice }
review-better = Mai bine: { $better }
review-lost = Șansă pierdută: { $chance }
review-found = Avans față de a doua cea mai bună alegere: { $chance }
review-known = Ce se știa
review-known-nothing = Nimic sigur despre celelalte mâini.

## What was known about $name, and why a choice was better. $better, $worse: percentages or numbers for the two choices

review-known-cards = { $name } avea în mână { $cards }.
review-known-told = { $name } anunțase: { $rank }.
review-known-all-in = { $name } era All In.
review-why = De ce
review-why-points = Mâna de la final valorează în medie { $better } Rune în loc de { $worse }.
review-why-best = Mâna este cea mai bună la sfârșitul rundei în { $better } din continuări în loc de { $worse }.
review-why-right = Predicția se adeverește în { $better } din continuări în loc de { $worse }.
review-why-runes = Runda se încheie în medie cu { $better } Rune în loc de { $worse }.
review-why-rival = { $name } ajunge la cea mai bună mână în { $better } din continuări în loc de { $worse }.
review-why-rival-runes = { $name } încheie runda cu { $better } Rune în medie în loc de { $worse }.
review-why-game = Runda aceasta se încheie cam la fel, dar întreaga partidă este câștigată mai des.
# $name: who was more likely to hold the best hand; $other: whom the other choice names
review-why-prediction = Din ce se știa, probabilitatea de a avea cea mai bună mână era de { $better } pentru { $name } și de { $worse } pentru { $other }.
review-why-unlikely = Nu era mai probabil ca { $name } să aibă cea mai bună mână ({ $better }) decât { $other } ({ $worse }). Dar dacă predicția se adeverește, apropie mai mult victoria.

## What gave a hand away, and the predictions

review-exposed = Ce știau ceilalți despre fiecare mână
review-exposed-note = Cât de probabilă li se părea celorlalți, în medie, poziția adevărată a fiecărei mâini. La 100%, toți o știau; aproape de 0%, nimeni nu se aștepta la ea.
review-tells = Ce a trădat mâinile
review-tells-none = Niciun tur nu a trădat vreo mână.
# $name: who acted; $other: whose hand; $rank: its rank; $before, $after: percentages
review-tell = Runda { $round }, decizia { $number }, { $name }: { $choice }. { $other } avea „{ $rank }”. Din ce puteau ști ceilalți, probabilitatea acestei mâini a crescut de la { $before } la { $after }.
review-predictions = Predicții
# $other: who was named; $chance: how likely that was by what $name could know; $right: "yes" or "no"
review-prediction = Runda { $round }, { $name }: { $choice }. Din ce se știa, probabilitatea de a nimeri era de { $chance }. { $right ->
    [yes] S-a adeverit.
   *[no] Nu s-a adeverit.
    }
