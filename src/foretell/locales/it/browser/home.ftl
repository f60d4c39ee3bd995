### The browser: the start page.

home-title = Il poker degli indovini: predici la mano migliore
home-lead = Tre round, un piatto. Gioca le carte per i loro poteri, dai forma alla tua mano e predici di chi sarà la migliore.
home-still = Metti in pausa l’animazione
home-play-title = Gioca contro i bot
home-opponents = Avversari
home-level = Quanto sono bravi
home-new = Non conosci il gioco? Imparalo in cinque minuti.
home-dealing = Si danno le carte…
home-options-changed = cambiate
home-friends = Con gli amici
home-friends-about = Apri un tavolo, manda il link e metti dei bot nei posti rimasti liberi.
home-open = Apri un tavolo
home-join = Unisciti con un codice o un link
home-join-example = BCDFGH
home-join-go = Unisciti
home-join-help = Maiuscole o minuscole, con o senza spazi.
home-join-wrong = Non è né un codice né il link di un tavolo: controlla.
home-tables = Tavoli aperti
home-tables-none = Adesso non aspetta nessuno. Apri un tavolo e attiva «Nell’elenco pubblico».
home-tables-nobody = Non c’è ancora nessuno seduto
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } posto libero su { $players }
   *[other] { $count } posti liberi su { $players }
    }
home-go-on = La tua partita continua
home-go-on-table = Il tuo tavolo aspetta
# $names: the others at the table
home-go-on-with = con { $names }
home-go-on-go = Continua
home-learn = Impara in cinque minuti
    .about = Un primo round al tavolo vero, passo dopo passo.
home-practice = Esercitati a predire
    .about = Due brevi lezioni: predire e leggere gli altri.
home-rules = Regole
    .about = Tutto, con parole nostre e con figure.
home-games = Le mie partite
    .about = Risultati, partite da rivedere e come giochi.
home-daily = { screen-daily }
    .about = Le stesse carte per tutti.
home-duplicate = { screen-duplicate }
    .about = Più tavoli giocano con le stesse carte, e i risultati si confrontano.
home-puzzles = { screen-puzzles }
    .about = Posizioni vere, ciascuna con una risposta nettamente migliore.
home-footer = Un’edizione digitale non ufficiale del gioco di carte All In – Predictions. Immagini, testi e suoni sono originali.
home-licences = Licenze dei suoi componenti
