### The browser: duplicates, tables that play the same cards.

## Open them

duplicate-about = Două sau mai multe mese de prieteni joacă cu aceleași cărți. Când toate s-au încheiat, fiecare loc se compară cu același loc de la celelalte mese, rundă cu rundă.
duplicate-once = Fiecare joacă la o singură masă: la celelalte ar ști cărțile.
duplicate-tables = Mese
duplicate-open = Deschide mesele

## The tables. $number: from 1

duplicate-table = Masa { $number }
duplicate-invite = Trimite tuturor linkul acestei pagini sau codul unei mese celor care vor juca la ea.
duplicate-code = Cod
duplicate-go = La masă
duplicate-bots = Boți pe locurile libere
duplicate-start = Începe
duplicate-start-all = Începe la toate mesele
duplicate-state-open = Neîncepută
duplicate-state-dealing = Se împart cărțile
duplicate-state-playing = În joc
duplicate-state-over = Încheiată
duplicate-state-ended = Oprită fără rezultat
duplicate-sealed = Până când se încheie toate mesele, numai jucătorii unei mese văd ceva din partida ei.
duplicate-end = Oprește mesele neterminate
duplicate-end-about = Partidele lor rămân fără rezultat și nimeni nu le mai poate continua. Celelalte mese se compară.
duplicate-missing = Mesele acestea nu există
duplicate-missing-about = Verifică linkul. Poate că gazda serverului a șters mesele.

## The comparison. $seat, $round: from 1

duplicate-result = Rezultat
duplicate-total-about = Totalul este suma diferențelor: Runele câștigate de un loc, comparate cu media aceluiași loc de la celelalte mese cu aceleași cărți.
duplicate-name = Nume
duplicate-total = Total
duplicate-rounds = Rundă cu rundă
duplicate-seat = Locul { $seat }
duplicate-round = Runda { $round }
duplicate-alone = Numai o masă are rezultat, așa că nu e nimic de comparat.
# $runes: a number; $difference: a number with its sign
duplicate-cell = { count-runes }, diferență { $difference }
duplicate-cell-alone = { count-runes }, fără comparație
