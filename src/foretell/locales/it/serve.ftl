### Quello che dice il comando `foretell serve`.

## The command

help-serve = avvia un server con tavoli per persone e bot
help-settings = Ogni impostazione è un’opzione, una variabile d’ambiente o una chiave del file: l’opzione vale prima dell’ambiente, e questo prima del file.
# $about: what it is for; $variable: its environment variable
setting = { $about } ({ $variable })
setting-with-default = { $about } ({ $variable }, predefinito { $default })
# $address: such as http://127.0.0.1:8000
serve-ready = { -foretell } è su { $address } – apri l’indirizzo nel browser. Ctrl-C lo ferma.
serve-stopped = { -foretell } si è fermato. Tutte le partite sono salvate.
# $before: the flag, variable or key of an earlier version; $now: its new name
serve-renamed = { $before }: questa impostazione ora si chiama { $now }.

## The settings

setting-config = file TOML con le impostazioni
setting-host = indirizzo su cui ascoltare
setting-port = porta su cui ascoltare; 0 ne sceglie una libera
setting-url = indirizzo pubblico, se è diverso, come dietro un proxy
setting-data = cartella delle chiavi e delle partite
setting-database = dove si conservano le partite: sqlite:///FILE o postgresql://...; se non indicato, un file nella cartella dei dati
setting-signing-keys = segreti di 64 cifre esadecimali che firmano i cookie, il più recente per primo; altrimenti il server crea i suoi. Usa la variabile invece dell’opzione
setting-origins = altri indirizzi web le cui pagine possono parlare con questo server
setting-rate = richieste al secondo permesse a ogni client; 0 per nessun limite
setting-message-rate = messaggi al secondo permessi a ogni connessione; 0 per nessun limite
setting-max-body = dimensione massima di una richiesta
setting-max-message = dimensione massima di un messaggio
setting-max-connections = numero massimo di connessioni
setting-max-per-client = numero massimo di connessioni di ogni client; 0 per nessun limite
setting-max-tables = numero di tavoli non finiti oltre il quale una persona non ne apre altri; 0 per nessun limite
setting-max-tables-per-client = numero massimo di tavoli non finiti aperti da ogni client; 0 per nessun limite
setting-max-bot-tables = numero massimo di tavoli di ogni client o persona dove giocano solo bot; 0 per nessun limite
setting-max-reviews = numero massimo di analisi di partite in attesa o in corso; 0 per non offrirle
setting-max-queue = quanti dati possono attendere un lettore lento prima che la connessione sia chiusa
setting-away-after = tempo senza un giocatore prima che un bot giochi al suo posto
setting-close-after = tempo senza nessuno prima che un tavolo sia messo via; si può riprendere
setting-deal-wait = tempo in cui la distribuzione attende la parte di seed di ognuno
setting-bot-pause = tempo che un bot si prende per una decisione; 0 per nessuno
setting-trust-proxy = prende gli indirizzi dei client dall’intestazione X-Forwarded-For di un proxy
setting-sheet = foglio delle carte dei tavoli, un file TOML, o default per quello di { -foretell }; ripetilo per lasciare la scelta ai giocatori, un tavolo nuovo ha il primo
setting-log-level = quanto si registra: debug, info, warning o error
setting-log-format = forma del registro: text, o json per i programmi (text in un terminale, altrimenti json)
setting-site = cartella del tavolo costruito, se non è quella fornita con { -foretell }
setting-open-browser = apre l’indirizzo in un browser; se non indicato, dove c’è uno schermo

## What went wrong

# $source: the flag, variable or file; $reason: a sentence
error-setting = { $source }: { $reason }
error-amount = «{ $answer }» non va bene: indica un numero da { $low } a { $high }.
error-text = «{ $answer }» non va bene: indica un testo di una riga.
error-folder = La cartella «{ $answer }» non esiste: controlla il nome.
error-setting-sheet = Il foglio delle carte { $file } non si può usare: { $reason }.
error-sheet-name = Due fogli delle carte si chiamano «{ $name }»: dai un altro nome a uno dei due.
error-web-address = «{ $answer }» non va bene: indica un indirizzo come https://play.example.org.
error-database = Indica un indirizzo come sqlite:///partite.db o postgresql://host/nome.
error-signing-keys = Non sono chiavi di firma: indica ciascuna una sola volta, con almeno 64 cifre esadecimali (da 0 a 9, da a a f).
error-toml = Questo non è un file TOML: { $reason }.
error-listen = Il server non può ascoltare su { $address }: { $reason }
error-listen-taken = un altro programma usa già questa porta, forse un server che hai avviato prima. Ferma quel programma, o scegli un’altra porta con --port.
error-listen-denied = questa porta è riservata. Scegli una porta da 1024 a 65535 con --port.
error-listen-host = questo computer non ha questo indirizzo. Scegline un altro con --host.
error-listen-other = il sistema segnala: { $reason }. Scegli un altro indirizzo con --host e --port.
# $pip: the command that installs them
error-needs-parts = Il server ha bisogno del modulo { $package }, che non è installato. Per installarlo, scrivi: { $pip }
error-needs-traces = Le tracce hanno bisogno del modulo { $package }, che non è installato. Per installarlo, scrivi: { $pip }
