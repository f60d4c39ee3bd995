### The browser: the review of a finished game.

review-heading = Analiză
review-loading = Se cere analiza…
# $ahead: how many other reviews come first
review-waiting = { $ahead ->
    [0] Analiza începe imediat.
    [one] Înainte mai este o analiză.
    [few] Înainte mai sunt { $ahead } analize.
   *[other] Înainte mai sunt { $ahead } de analize.
    }
# $percent: a percentage
review-running = Analiza este gata în proporție de { $percent }.
review-about = Arată de unde vine rezultatul, care alegeri au contat și ce era mai bine. Între timp, te poți uita la masă.
review-refused = Nu există analiză
review-again = Încearcă din nou
review-hide = Închide analiza

## The graph. $name: a player; $chance, $low, $high: percentages

review-graph = Șansa de a câștiga
review-by = După ce informații
review-by-open = Cărți la vedere
review-by-known = Ce putea ști fiecare
review-by-open-about = Ca și cum toți ar juca cu cărțile la vedere. Nimeni nu cunoaște ordinea pachetului.
review-by-known-about = Fiecare linie folosește doar ce putea ști acel jucător în acel moment.
review-now = Șansa de a câștiga aici: { $chances }
review-chance-of = { $name } { $chance }
review-range = { $name }: între { $low } și { $high } în această partidă.
review-chance-table = Șansele într-un tabel

## Where the result came from. $part: one of the causes; $chance: its percentage, with a sign

review-player = Jucător
review-outcome-yours = { $won ->
    [yes] Ai câștigat.
   *[no] Nu ai câștigat.
    }
review-cause-yours = alegerile tale
review-group-luck = Norocul cărților
review-group-own = Alegeri proprii
review-group-yours = Alegerile tale
review-inside-deal = împărțirea
review-inside-draws = pachetul
review-inside-choices = după ce se știa
review-inside-guesses = cărți ascunse
review-counts = Aici se numără șansele de a câștiga, nu Runele: la sfârșit, cine câștigă are 100%, iar toți ceilalți au 0%.
review-reading = Cum se citește tabelul
review-deeper = Calculează mai exact
review-deepening = Se face o analiză mai exactă: { $percent }.
review-mistakes-cost = Greșelile au costat { $chance } dintr-o victorie. Fiecare alegere contează: împreună pot costa mai mult de 100%.
review-no-mistakes = Nicio alegere nu a fost clar mai slabă decât alta.
review-accuracy-told = Precizia alegerilor: { $accuracy }. La 100%, cel mai puternic bot ar fi ales de fiecare dată la fel.
# Below the figures of a player. $name: the player. $yours: yes or no. $count of $all choices were made by a bot
review-stood-in = { $yours ->
    [yes] Alegeri făcute de un bot în locul tău: { $count } din { $all }. Cifrele și momentele de aici le cuprind; obiceiurile tale nu.
   *[no] Alegeri făcute de un bot în locul lui { $name }: { $count } din { $all }. Cifrele și momentele de aici le cuprind.
}
review-bot-chose = { $yours ->
    [yes] Un bot a făcut această alegere în locul tău.
   *[no] Un bot a făcut această alegere în locul lui { $name }.
}

## Moments

review-filter = Alegerile cui
review-filter-own = Ale lui { $name }
review-filter-yours = Ale tale
review-filter-all = Toți jucătorii
review-go = Arată pe masă
# $mark: such as "blunder"
review-next = Urmează: { $mark }

## What a player could believe

review-beliefs = Ce putea crede { $name }
review-beliefs-yours = Ce puteai crede
review-beliefs-about = Pentru fiecare mână în acest moment: doar după cărți, și după cum au jucat ceilalți.
review-beliefs-later = În acest moment nu există încă nimic.
review-hand-of = Mâna lui { $name }
review-hand-yours = Mâna ta
review-rank = Poziție
review-counted = Cărți
review-believed = Joc
review-held = poziția adevărată
# $first, $last: percentages
review-exposure = Probabilitatea poziției adevărate: { $first } la începutul rundei, { $last } aici.
review-key-moments = M
    .does = Următoarea alegere decisivă

## What gave the reader's hand away. $name: who acted; $rank: the rank of that hand; $before, $after: percentages

review-tell-yours = Runda { $round }, decizia { $number }, { $name }: { $choice }. Aveai „{ $rank }”. Din ce puteau ști ceilalți, probabilitatea acestei mâini a crescut de la { $before } la { $after }.
