### The end of a game: the podium, the rematch and the check of the deal.

## The end. $name: who won, $runes: with how many

over-you = Vinci con { count-runes }!
over-winner = { $name } vince con { count-runes }
over-nobody = Non vince nessuno
over-rematch = Rivincita
over-replay = Rivedi
over-branch = Era una partita «E se…?»: non conta.
over-branch-again = Riprova
over-branch-game = Alla partita di origine
over-record = Registrazione
over-home = Pagina iniziale
over-look = Guarda il tavolo
chart-runes = Rune dopo ogni round
chart-player = Giocatore
chart-round = Round { $round }

## A rematch. $name: who wants it; $names: who has not accepted yet

over-rematch-wanted = { $name } vuole la rivincita.
over-rematch-accept = Accetta
over-rematch-waiting = La rivincita comincia quando tutti accettano. Si aspetta: { $names }.
over-rematch-without = Inizia senza { $names }
over-rematch-cancel = Niente rivincita
over-rematch-begun = La rivincita è cominciata.
over-rematch-join = Vai alla rivincita

## Your game in up to three sentences. $name: a player; $round: the round

story-title = La tua partita
story-replay = Rivedilo
# $target: "self" or "other"
story-call = Predizione migliore: nel round { $round } { $target ->
    [self] hai puntato su di te
   *[other] hai predetto { $name }
    } e hai preso { count-runes } dal piatto.
# $rank: a rank, such as "Straight"
story-hand = Mano migliore: «{ $rank }» nel round { $round } ti ha dato { count-runes }.
story-no-call = Predizione migliore: questa volta nessuna era giusta.
story-miss = Errore più caro: nel round { $round } la mano migliore era di { $name }. Predirlo ti avrebbe dato { count-runes }.
story-miss-self = Errore più caro: nel round { $round } la mano migliore era la tua. Predirlo ti avrebbe dato { count-runes }.
story-no-miss = Errore più caro: nessuno. Tutte le tue predizioni erano giuste.
# $percent: a number, such as "18"
story-lucky = Fortuna delle carte: hai cominciato il round { $round } con «{ $rank }». Una mano così o migliore ti arriva solo nel { $percent }% delle partite.
story-counts = Il podio conta le rune. L’analisi conta le probabilità di vincere, perciò può mettere in luce altri momenti.

## The deal's fairness

fair-check = Verifica la distribuzione
fair-about = Il server aveva sigillato la sua parte della distribuzione prima di conoscere la tua: il tuo browser può verificarlo.
fair-unable = Questo browser può verificare una distribuzione solo con una connessione sicura (https). Il comando «foretell verify» verifica la registrazione ovunque.
fair-failed = Non è stato possibile ottenere la registrazione: riprova.
fair-commitment = Il server ha mantenuto la parola: il suo segreto è quello che aveva sigillato prima della distribuzione.
fair-commitment-broken = Il segreto del server non è quello che aveva sigillato prima della distribuzione!
# $count: how many players added to it
fair-seed = { $count ->
    [0] La distribuzione deriva soltanto dal segreto del server: nessuno vi ha aggiunto nulla.
    [one] La distribuzione deriva da quel segreto e da ciò che ha aggiunto { $count } giocatore.
   *[other] La distribuzione deriva da quel segreto e da ciò che hanno aggiunto { $count } giocatori.
    }
fair-seed-broken = La distribuzione non deriva dal segreto e da ciò che è stato aggiunto!
fair-mine = Ciò che questo browser ha aggiunto ne fa parte, e il sigillo è quello che aveva visto.
fair-mine-none = Questo browser non ha aggiunto nulla a questa distribuzione.
fair-mine-broken = Ciò che questo browser ha aggiunto non ne fa parte, o il sigillo era un altro!

## The deal of the day

over-day = Il tuo punteggio
over-day-sealed = Il segreto di questa partita viene rivelato dopo mezzanotte UTC.
over-duplicate-sealed = Le carte restano segrete finché tutti i tavoli non hanno finito.
