### The browser: replay.

replay-title = Replay
replay-loading = La partita viene riallestita…
replay-missing = Questa partita non si può mostrare
replay-going = Questa partita è ancora in corso
replay-going-about = Potrai rivederla non appena sarà finita.
replay-live = Al tavolo
replay-again = Riprova

## The bar

replay-menu = Menù del replay
replay-copy = Copia un link a questo momento
replay-copied = Un link a questo momento è stato copiato.
replay-share = Condividi questo momento
replay-try = Prova questa posizione

## Moving through the game

replay-controls = Comandi del replay
replay-scrub = Momento della partita
replay-rounds = Round
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-last = Alla fine
replay-furthest = Fin dove hai guardato
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-turn-back = Turno precedente
replay-turn-forward = Turno successivo
replay-round-back = Round precedente
replay-round-forward = Round successivo
# $ply: how many steps since the deal, of $last
replay-ply = Passo { $ply }
replay-ply-of = Passo { $ply } di { $last }
replay-eyes = Con gli occhi di
replay-eyes-spectator = Pubblico
replay-eyes-open = Mani scoperte
replay-spoilers = Niente spoiler
    .about = Nasconde ciò che deve ancora venire: quanto dura la partita, i suoi round e chi vince.

## Where it stands. $round, $turn: their numbers

replay-deal = Round { $round }, la distribuzione
replay-turn = Round { $round }, turno { $turn }
replay-predictions = Round { $round }, le predizioni
replay-unfolding = Round { $round }, la Rivelazione
replay-over = La fine della partita
# $place: one of these; $told: sentences that say what happened there
replay-at = { $place }: { $told }
# $card: with its article; $me: "yes" if it is the viewer's own seat
replay-target = { $me ->
    [yes] Scegli { $card }, da scambiare con una delle tue carte.
   *[no] { $name } sceglie { $card }, da scambiare con una delle sue carte.
    }
replay-away = Da qui in poi un bot gioca al posto di { $name }.
replay-returned = { $name } è di nuovo al tavolo.
replay-sleep = Il tavolo è stato messo da parte.
replay-wake = La partita continua.

## Keys

replay-key-steps = Sinistra, destra
    .does = Un passo indietro, un passo avanti
replay-key-turns = Pag su, Pag giù
    .does = Turno precedente, turno successivo
replay-key-rounds = Maiusc e Pag su, Pag giù
    .does = Round precedente, round successivo
replay-key-ends = Inizio, Fine
    .does = All’inizio, alla fine
replay-key-space = Spazio
    .does = Riproduci, pausa
replay-key-cards = Maiusc e frecce
    .does = Da una carta all’altra, per leggerne gli effetti
