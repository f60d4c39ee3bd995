### The browser: a table before its game starts.

## Seats

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
