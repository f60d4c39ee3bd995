### What the commands say about bots: your own classes, seats at a server, records of games, and failures.

## Commands and options

help-join = fai sedere un bot a un tavolo di un server
help-show = rivedi una partita registrata nel browser
# $bots: the kinds there are; $example: how a class is written
option-opponents = gioca contro questo bot: un tipo ({ $bots }) o una classe tua ({ $example }); ripetila per più bot
option-own-bot = un tipo di bot ({ $bots }) o una classe tua ({ $example })
# $example: how it is written
option-server-address = indirizzo del server, per esempio { $example }
option-table-code = codice del tavolo
option-show-port = porta del server locale (di norma una libera)
option-bot-name = nome del bot al tavolo (di norma il suo)
option-bot-seed = seed delle scelte casuali del bot, un testo qualsiasi
option-records = cartella per la registrazione di ogni partita
option-on-error = se un bot fallisce: stop ferma tutto (predefinito), forfeit dà la partita per persa e passa alla successiva
option-max-seconds = tempo massimo di un bot per ogni scelta, in secondi
option-traceback = se un bot fallisce, mostra il traceback di Python

## Playing

# $bots: their names
setup-bots = I bot: { $bots }.
# $seat: its number from 0
join-seated = { $name } ha il posto { $seat } al tavolo { $code }.
# $address: where to look
show-ready = La partita è su { $address }. Per fermarti, premi Ctrl+C.

## What went wrong

error-needs-join = Indica un server, il codice di un tavolo e un bot.
error-join-address = «{ $answer }» non è l’indirizzo di un server: scrivine uno come { $example }.
# $reason, here and below: as the server, the library or Python gives it
error-join-server = Nessuna connessione a { $address }: { $reason }
# The reasons of "error-join-server"
error-join-nobody = lì non c’è nessun server attivo. Avviane uno o controlla l’indirizzo e la porta.
error-join-host = nessun computer ha questo nome. Controlla l’indirizzo.
error-join-slow = non risponde in tempo. Controlla l’indirizzo e la connessione, o riprova più tardi.
error-join-foreign = ciò che risponde lì non è un server Foretell. Controlla l’indirizzo e la porta.
error-join-secure = non si può stabilire una connessione sicura. Controlla se l’indirizzo comincia con http:// o https://.
error-join-other = il sistema segnala: { $reason }. Controlla l’indirizzo e la connessione.
error-join-refused = Il server ha rifiutato il bot: { $reason }
error-join-full = Non c’è nessun posto libero al tavolo { $code }. Chiedi al proprietario di liberarne uno, o scegli un altro tavolo.
error-join-code = Il server non ha nessun tavolo «{ $code }». Controlla il codice: vale solo fino alla fine della partita.
error-join-removed = Il proprietario del tavolo ha tolto il bot dal suo posto.
# $command: what to type
error-show-position = { $file } comincia da una posizione, che il browser non può mostrare. Usa { $command }.
# $player: a player as it was named; $seat: its number from 0
error-bot-failed = { $player } ha fallito al posto { $seat }: { $reason }
error-bot-illegal = { $action } non è una delle scelte: { $choices }
# $phase: the kind of choice, as the library calls it
error-bot-slow = il bot ha pensato più di { $seconds } secondi a una scelta ({ $phase }).
failed-record = La partita fino a quella scelta: { $file }
# $games: how many; $reason: why the first of them
arena-forfeits = { $games ->
    [one] { $player } ha dato per persa { $games } partita: { $reason }
   *[other] { $player } ha dato per perse { $games } partite. La prima: { $reason }
    }
# $answer: a module; $example: how a class is written
error-entrant-module = Non c’è nessun modulo «{ $answer }»: controlla il nome, o indica un file, per esempio { $example }.
# $choices: the classes in the file
error-entrant-classes = Non c’è nessuna classe «{ $answer }» in { $file }, ma ci sono { $choices }.
error-entrant-async = { $player } non può giocare, perché il suo metodo choose è async: scrivi def choose(self, view).
error-program-missing = Non c’è nessun programma «{ $program }»: controlla il nome, o scrivi il percorso completo.
error-program-start = { $program } non si avvia: { $reason }
error-program-ended = il programma è terminato senza rispondere (codice di uscita { $status }).
error-program-slow = il programma non ha risposto per { $seconds } secondi.
# $example: how an answer is written
error-program-answer = il programma ha risposto { $answer } invece di una riga come { $example }
