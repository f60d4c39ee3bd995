### Che cosa è andato storto, e che cosa fare. $answer is what the user typed.

## Answers in the game

# $count: how many choices there are; $token: the token of one of them
error-no-such-choice = Non c’è nessuna scelta «{ $answer }»: scrivi un numero da 1 a { $count } o una sigla come { $token }. Scrivi ? per avere aiuto.
error-not-now = «{ $answer }» ora non è possibile. Scegli una delle azioni elencate sopra.
error-no-such-topic = Non c’è aiuto su «{ $answer }»: scrivi ? e una carta, come JM, 10C o R1, il nome di un effetto, pass, allin, ranks o rules.
error-yes-or-no = «{ $answer }» non è né sì né no: scrivi { $yes } o { $no }.
error-number = «{ $answer }» non va bene: scrivi un numero intero da { $low } a { $high }.
error-seconds = «{ $answer }» non va bene: scrivi un numero di secondi maggiore di 0, come 2.5.
# $choices: the answers that will do
error-choice = «{ $answer }» non va bene: scegli tra { $choices }.
error-name-empty = Un nome deve avere almeno un carattere.
error-name-characters = Un nome può avere soltanto caratteri stampabili.
# $count: how many characters at most
error-name-long = { $count ->
    [one] Questo nome è troppo lungo: { $count } carattere al massimo.
    [many] Questo nome è troppo lungo: { $count } di caratteri al massimo.
   *[other] Questo nome è troppo lungo: { $count } caratteri al massimo.
    }
error-input-ended = L’input è finito prima della partita.

## Files and options

# $reason: a sentence, as the system or the library gives it
error-line = Errore: { $reason }
error-usage = { $reason } Scrivi { $command } --help per vedere come si usa.
error-unknown-argument = «{ $answer }» non è noto qui.
# $guess: the option or command that is spelt most like the answer
error-did-you-mean = Volevi dire { $guess }?
error-needs-value = Deve seguire un valore.
error-needs-no-value = Non deve seguire alcun valore.
error-memory-printed = Scegli --memory o --printed-rules: con le regole stampate non c’è promemoria.
error-needs-file = Indica un file.
error-needs-cards = Indica cinque carte.
error-card = «{ $answer }» non è una carta: scrivi un valore (da 2 a 10, J, Q, K o A) e la lettera di un seme (C, M, S o T), come 10T, oppure R1 o R2.
error-card-twice = { $card } compare due volte: indica cinque carte diverse.
error-card-count = Indica cinque carte, non { $count }.
error-language = Non c’è nessuna lingua «{ $answer }»: scegli tra { $choices }.
error-file-missing = Il file { $file } non esiste: controlla il nome e la cartella.
error-file-unread = Il file { $file } non si può leggere: { $reason }
error-file-unwritten = Il file { $file } non si può scrivere: { $reason }
error-file-unused = { $file } non si può usare: { $reason }
error-system = Questo computer non può farlo: { $reason }
error-file-exists = Il file { $file } esiste già: scegli un altro nome.
error-record = { $file } non è una registrazione giocabile: { $reason }
error-sheet = { $file } non è un foglio delle carte utilizzabile: { $reason }
error-seed = «{ $answer }» non è un seed: scrivi da 1 a 64 cifre esadecimali (da 0 a 9, dalla a alla f), o un testo qualsiasi.
error-digits = «{ $answer }» non va bene: indica tutte le 64 cifre esadecimali (da 0 a 9, dalla a alla f).
error-seats = { $bots ->
    [one] { $bots } bot non va bene per un tavolo da { $players }: indicane uno per posto.
    [many] { $bots } di bot non vanno bene per un tavolo da { $players }: indicane uno per posto.
   *[other] { $bots } bot non vanno bene per un tavolo da { $players }: indicane uno per posto.
    }
error-unexpected = Qualcosa è andato storto dentro { -foretell }: { $reason } Segnalalo, per favore, con il seed e la tua ultima azione.

## Why a file cannot be used. Each reason follows a colon

reason-missing = quel file o quella cartella non esiste. Controlla il nome e la cartella.
reason-folder = è una cartella, non un file. Indica un file.
reason-no-folder = una parte di questo percorso è un file, non una cartella. Scegli un altro percorso.
reason-denied = non hai il permesso. Scegli un altro posto, o cambia i permessi.
reason-full = il disco è pieno. Cancella qualcosa, o scegli un altro posto.
reason-name = nessun file può avere questo nome. Scegline uno più corto, con lettere e cifre.
reason-content = è danneggiato, o è un file di un altro tipo. Controlla che sia il file giusto.
reason-other = il sistema segnala: { $reason }.

## Databases and signing keys. $file, $name: the database; $reason: a reason as above

error-database-foreign = { $file } non è un database di { -foretell } e non è stato modificato. Indica un altro file.
error-database-in-use = { $file } è usato da un altro server (processo { $process }). Ferma quel server, o indica un altro file. Con PostgreSQL più server possono condividere i tavoli.
error-database-file = Il database { $file } non si può aprire: { $reason } Lo indicano le opzioni --data e --database.
error-database-server = Il database { $name } non si può aprire: { $reason } Controlla che sia in funzione, e controlla --database.
error-database-failed = Il database { $name } non ha funzionato: { $reason }
error-database-wal = { $file } è su un file system che non supporta il log (WAL) di SQLite. Scegli con --data una cartella di questo computer.
error-sqlite-old = Questo Python ha SQLite { $version }, ma { -foretell } richiede la versione { $needed } o una più recente. Usa un Python più recente.
error-data-folder = La cartella { $folder } non si può usare: { $reason } La indica l’opzione --data.
error-keys-readable = Altri utenti possono leggere { $file } e potrebbero giocare al posto di chiunque. Elimina il file, così tutti diventano nuovi ospiti, oppure, se nessuno lo ha letto, esegui chmod 600 su quel file.
error-keys-damaged = { $file } è danneggiato. Eliminalo, così tutti diventano nuovi ospiti.
error-database-newer = { $name } ha la versione di schema { $version }, ma questo { -foretell } conosce solo le versioni fino alla { $known }. Usa un { -foretell } più recente.
