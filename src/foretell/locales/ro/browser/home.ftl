### The browser: the start page.

home-title = Poker pentru ghicitori: prezice cea mai bună mână
home-lead = Trei runde, un pot. Joacă cărți pentru puterile lor, dă formă mâinii tale și prezice a cui va fi cea mai bună.
home-still = Oprește animația
home-play-title = Joacă împotriva boților
home-opponents = Adversari
home-level = Cât de bine joacă
home-new = Nu cunoști jocul? Învață-l în cinci minute.
home-dealing = Se împart cărțile…
home-options-changed = schimbate
home-friends = Cu prietenii
home-friends-about = Deschide o masă, trimite linkul și pune boți pe locurile rămase libere.
home-open = Deschide o masă
home-join = Intră cu un cod sau un link
home-join-example = BCDFGH
home-join-go = Intră
home-join-help = Litere mari sau mici, cu sau fără spații.
home-join-wrong = Nu e nici cod, nici link către o masă: verifică.
home-tables = Mese deschise
home-tables-none = Acum nu așteaptă nimeni. Deschide o masă și bifează „În lista publică”.
home-tables-nobody = Încă nu stă nimeni acolo
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } loc liber din { $players }
    [few] { $count } locuri libere din { $players }
   *[other] { $count } de locuri libere din { $players }
    }
home-go-on = Partida ta continuă
home-go-on-table = Masa ta așteaptă
# $names: the others at the table
home-go-on-with = cu { $names }
home-go-on-go = Continuă
home-learn = Învață în cinci minute
    .about = O primă rundă la masa adevărată, pas cu pas.
home-practice = Exersează predicțiile
    .about = Două lecții scurte: prezicerea și citirea celorlalți.
home-rules = Reguli
    .about = Totul, cu vorbele noastre și cu imagini.
home-games = Partidele mele
    .about = Rezultate, reluări și felul în care joci.
home-daily = { screen-daily }
    .about = Aceleași cărți pentru toată lumea.
home-duplicate = { screen-duplicate }
    .about = Mai multe mese joacă cu aceleași cărți, iar rezultatele se compară.
home-puzzles = { screen-puzzles }
    .about = Situații reale, fiecare cu un răspuns net mai bun.
home-footer = O ediție digitală neoficială a jocului de cărți All In – Predicții. Imaginile, textele și sunetele sunt ale ei.
home-licences = Licențele componentelor sale
