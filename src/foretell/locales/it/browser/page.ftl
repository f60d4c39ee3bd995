### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Esercizi
screen-games = { games-title }
screen-puzzles = { home-puzzles }
screen-daily = { home-daily }
screen-duplicate = { home-duplicate }
screen-lost = { lost-title }
offline = Nessuna connessione. Riprovo…
page-loading = Un momento…
page-yes = sì
page-no = no
page-copy-failed = Questo browser non permette alla pagina di copiare: seleziona il testo e copialo tu.
dialog-close = Chiudi
toast-dismiss = Nascondi

## The head of a page

bar-first-page = Foretell: alla pagina iniziale
bar-pages = Pagine
bar-learn = Impara
bar-rulebook = Regole
bar-games = { games-title }
bar-theme = Giorno o notte

## Settings

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-speed = Velocità delle carte
settings-sound = Suoni
    .about = Carte sul panno, un tocco al tuo turno, una campana alla Rivelazione.
settings-volume = Volume
settings-haptics = Vibrazione
    .about = Brevi vibrazioni quando scegli e quando comincia il tuo turno.
settings-notices = Avvisami quando tocca a me
    .about = Un avviso del sistema mentre guardi un’altra pagina.
    .refused = Il browser non permette avvisi da questa pagina: puoi cambiarlo nelle sue impostazioni.
settings-sure = Chiedi quanto sono sicuro
    .about = Dopo una predizione puoi dire quanto ne sei sicuro. Non ha effetto sulla partita e nessuno lo vede prima della fine.
settings-letters = Lettere accanto ai semi
    .about = { suit-clock.letter }, { suit-mask.letter }, { suit-scarab.letter } e { suit-tree.letter }, dove forma e colore non bastano.
settings-keys = Scorciatoie con un solo tasto
    .about = Lettere e cifre scelgono carte e azioni. Disattivali se parli al tuo computer.
theme-auto = Sistema
theme-night = Notte
theme-day = Giorno
settings-decor = Tavolo e dorso delle carte
decor-velvet = Velluto
decor-baize = Sala da gioco
decor-parlour = Salotto
settings-emotes = Mostra le emoticon
    .about = Le immagini inviate dagli altri appaiono al loro posto.
speed-calm = Calma
    .about = Il tempo di seguire ogni carta.
speed-normal = Normale
    .about = Svelta, e ancora facile da seguire.
speed-quick = Rapida
    .about = Per chi conosce il gioco.
speed-none = Nessuna
    .about = Tutto è subito al suo posto.
name-label = Il tuo nome
name-guest = Ospite
portrait-choose = Scegli il tuo ritratto
# $name: the name of the portrait
portrait-own = Il tuo ritratto: { $name }
portrait-sibyl = Sibilla
portrait-blind = Profeta cieco
portrait-magus = Mago
portrait-astrologer = Astrologo
portrait-prophetess = Profetessa
portrait-stranger = Incappucciato
portrait-doctor = Medico della peste
portrait-owl = Gufo
portrait-cat = Gatto nero
portrait-crone = Vecchia saggia
portrait-bard = Bardo
portrait-priestess = Sacerdotessa del Nilo
portrait-wanderer = Viandante con un occhio solo
portrait-masquerader = Dama in maschera
portrait-automaton = Automa

## Clocks

clock-none = Senza orologio
    .about = Ognuno si prende il tempo che gli serve.
clock-relaxed = Con calma
clock-fast = Veloce
# $minutes, $seconds: numbers
clock-about = { $minutes } min per la partita e { $seconds } s in più dopo ogni decisione. Poi continua un bot.

## Options of a table

wish-players = Giocatori
wish-side = Carta riepilogo
wish-discard = Pila degli scarti
wish-clock = Orologio
wish-memory = Promemoria
wish-sheet = Foglio delle carte
wish-listed = Nell’elenco pubblico
    .about = Chiunque può trovare questo tavolo e sedersi, e poi rivedere la partita.
wish-spectators = Spettatori
    .about = Chi ha il link può guardare, senza vedere nessuna mano.
wish-talk = Chat e messaggi rapidi
    .about = I giocatori possono scriversi.
wish-level = Bot sostituti
    .about = Come gioca il bot al posto di chi non c’è.

## Home

home-title = Il poker degli indovini: predici la mano migliore
home-lead = Tre round, un piatto. Gioca le carte per i loro poteri, dai forma alla tua mano e predici di chi sarà la migliore.
home-still = Metti in pausa l’animazione
home-play-title = Gioca contro i bot
home-opponents = Avversari
home-level = Quanto sono bravi
home-play = Gioca ora
home-new = Non conosci il gioco? Imparalo in cinque minuti.
home-dealing = Si danno le carte…
home-options = Altre opzioni
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
home-daily = Partita del giorno
    .about = Le stesse carte per tutti.
home-duplicate = Tavoli in duplicato
    .about = Più tavoli giocano con le stesse carte, e i risultati si confrontano.
home-puzzles = Rompicapi
    .about = Posizioni vere, ciascuna con una risposta nettamente migliore.
home-footer = Un’edizione digitale non ufficiale del gioco di carte All In – Predictions. Immagini, testi e suoni sono originali.
home-licences = Licenze dei suoi componenti

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Posto { $number }
seat-free = Posto libero
seat-you = tu
seat-host = ha aperto il tavolo
seat-not-here = ora non c’è
seat-sit = Siediti qui
seat-move = Vieni qui
seat-add-bot = Bot
seat-rename = Cambia il tuo nome
seat-leave = Alzati
# $name: who sits there
seat-level = Come gioca { $name }
seat-take = Cambia posto con { $name }
seat-swap = Un altro posto per { $name }
seat-swap-with = Cambia con { $name }
seat-swap-not = Lascia così
seat-remove = Togli { $name }

## The lobby

lobby-title = Un tavolo
# $name: who opened it
lobby-title-of = Il tavolo di { $name }
lobby-seats = Posti
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } posto è libero
   *[other] { $count } posti sono liberi
    }
lobby-full = Ci sono tutti
lobby-start = Comincia la partita
lobby-start-why = Prima tutti i posti devono essere occupati: invita qualcuno o metti un bot.
lobby-sit-why = Prendi posto, o resta a guardare.
# $name: who opened the table
lobby-waiting = In attesa che { $name } cominci
lobby-waiting-owner = Chi ha aperto il tavolo comincerà la partita
lobby-dealing = Si mescolano le carte…
lobby-invite = Invita
lobby-code = Il codice di questo tavolo
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Il link è copiato.
# The page was opened by an address that only this machine has
lobby-alone = Questo indirizzo porta qui solo da questo computer. Perché altri possano venire, avvia il server con --host 0.0.0.0 e apri la pagina con l’indirizzo proprio di questa macchina.
lobby-share = Condividi
# $code: the table's code
lobby-share-text = Gioca con me a Foretell. Il codice del tavolo è { $code }.
lobby-qr = Codice QR con il link a questo tavolo
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Tavolo { $number } di { $tables }: tutti giocano con le stesse carte.
lobby-duplicate-all = Tutti i tavoli
lobby-options = Opzioni
lobby-name-sit = Come ti chiamiamo?
lobby-name-change = Cambia il tuo nome
lobby-name-keep = Tieni questo nome
lobby-fair = La distribuzione si può verificare
lobby-fair-about = Il mazzo è mescolato a partire da un segreto del server e da numeri casuali che aggiunge il browser di ogni giocatore. Il server ha sigillato il suo segreto prima di conoscerli: ecco il sigillo. Dopo la partita il segreto si apre, e il tuo browser verifica che tutto torni.
lobby-fair-duplicate = Tutti i tavoli sono mescolati a partire da un solo segreto del server, e nessuno vi aggiunge nulla. Questo sigillo, uguale a ogni tavolo, prova che il segreto era fissato prima. Quando tutti i tavoli hanno finito, il server lo rivela.
lobby-fair-promise = Sigillo:
lobby-fair-copy = Copia
lobby-fair-copied = Il sigillo è copiato.
lobby-fair-added = Il tuo browser ha aggiunto la sua parte.

## My games

games-title = Le mie partite
games-lists = Quali partite
games-mine = Le mie partite
games-public = Pubbliche
games-numbers = Statistiche
games-none = Non hai ancora giocato. Qui troverai le tue partite, da rivedere.
games-public-none = Nessuna partita pubblica è ancora finita.
games-more = Partite più vecchie
games-won = Hai vinto
# $place: from 2; $players: how many
games-place = { $place }º su { $players }
# $name: the winner
games-winner = Ha vinto { $name }
games-nobody = Non ha vinto nessuno
games-going = Ancora in corso
games-waiting = Non ancora cominciata
games-lesson = Lezione
games-branch = E se…?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
    }
games-go-on = Continua
games-replay = Rivedi
games-compare = Confronta i tavoli
games-review = Analizza questa partita

## Numbers

numbers-none = Quando avrai finito una partita, vedrai qui come giochi.
numbers-games = Partite
numbers-wins = Vittorie
numbers-right = Predizioni giuste
numbers-runes = Rune a partita
numbers-by-players = Vittorie per numero di giocatori
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
    }
# $part of $whole
numbers-of = { $part } su { $whole }
numbers-ranks = Combinazioni ottenute
numbers-ranks-about = A ogni Rivelazione, con le carte della tua mano.
numbers-best = La tua partita migliore
numbers-best-see = Rivedila

## An address where nothing is

lost-title = Qui non era predetto nulla
lost-about = A questo indirizzo non c’è nessuna pagina. Forse al link manca una lettera.
lost-home = Alla pagina iniziale
unreached-title = Questa pagina non è arrivata
unreached-about = Non c’è connessione, oppure Foretell è stato aggiornato nel frattempo.
unreached-again = Riprova
