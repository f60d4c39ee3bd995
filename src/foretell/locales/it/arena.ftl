### Ciò che dice il comando `foretell arena`.

## The command

help-arena = fa sfidare giocatori con le stesse carte e dice chi è più forte
# $bots: the kinds there are; $setting, $example, $program: how these are written
option-entrants = due o più giocatori: un tipo di bot ({ $bots }), anche con impostazioni ({ $setting }), una classe tua ({ $example }), o un programma in qualsiasi linguaggio ({ $program })
option-tables = numero di giocatori a un tavolo, da 2 a 5, o più numeri, per esempio 2,4 (predefinito { $default })
option-deals = numero di distribuzioni, ognuna giocata in tutti i posti (predefinito { $default })
option-budget = quanto può spendere per decisione chi cerca: un tempo in secondi, per esempio 0.5s, o un numero di simulazioni, per esempio 300
option-out = cartella dei risultati; dopo un’interruzione, --resume continua
option-resume = continua con i risultati della cartella di --out, con più distribuzioni se --deals ne chiede
option-format = mostra i risultati in json o csv
option-plot = disegna i risultati in questo file (PNG, SVG o PDF)
option-address = indirizzo di un cluster Ray che fa il lavoro; auto per quello di questa macchina

## What was not understood

error-needs-entrants = Indica due giocatori.
error-budget = «{ $answer }» non va bene: scrivi secondi, per esempio 0.5s, o un numero di simulazioni.
# $pip: what to type
error-arena-parts = L’arena ha bisogno del modulo { $package }, che non è installato. Per installarlo, scrivi: { $pip }

## What went wrong

# $choices: the kinds there are; $example: how a class is written
error-entrant-unknown = Non c’è nessun giocatore «{ $answer }»: scegli tra { $choices }, o una classe tua, per esempio { $example }.
# $player, here and below: a player as it was named; $example: how to tell it apart
error-entrant-twice = { $player } è indicato due volte: distingui i due con un’impostazione, per esempio { $example }.
error-entrant-written = «{ $answer }» in { $player } non è un’impostazione: scrivi chiave=valore, con virgole tra più d’una.
error-entrant-setting = { $player } non ha l’impostazione «{ $answer }»: scegli tra { $choices }.
error-entrant-number = L’impostazione «{ $setting }» di { $player } è un numero, non { $answer }: scrivi per esempio { $example }.
# $reason, here and below: as the library or Python gives it
error-entrant-made = { $player } non si può creare (un giocatore riceve le sue impostazioni, e un seed se accetta «seed»): { $reason }
error-entrant-choose = { $player } non è un giocatore: non ha il metodo choose(view).
# $file: a file or a module
error-entrant-class = Non c’è nessuna classe «{ $answer }» in { $file }.
error-entrant-code = { $file } non si può eseguire: { $reason }
error-belief = La credenza di { $player } non va bene: servono nove probabilità per ogni avversario, con somma 1.
# $deal, $seat: their numbers; $table: who sits there
error-player-failed = { $player } ha fallito nella distribuzione { $deal }, posto { $seat } ({ $table }): { $reason }
error-player-failed-rows = { $player } ha fallito nelle distribuzioni a partire da { $deal }: { $reason }
error-player-actions = { $player } ha dato { $answer }, e non un’azione per ogni riga.
error-player-illegal = { $player } ha scelto { $action } nella distribuzione { $deal }, e lì non è permesso.
# $setting, here and below: its name
error-player-share = { $setting } non può essere { $answer }: indica un numero da 0 a 1.
error-player-switch = { $setting } non può essere { $answer }: indica true o false.
error-player-whole = { $setting } non può essere { $answer }: indica un numero intero da 1 in su.
error-player-positive = { $setting } non può essere { $answer }: indica un numero maggiore di 0.
# $pip: what to type
error-player-parts = { $player } ha bisogno del modulo { $package }, che non è installato. Per installarlo, scrivi: { $pip }
error-picture = { $file } non è un’immagine che si possa disegnare: il nome deve finire in .png, .svg o .pdf.
error-jobs = Un processo che giocava è stato fermato dall’esterno: prova con meno processi.
error-cluster = Non c’è nessun cluster Ray a { $address }: { $reason }
error-resume-where = Che cosa deve continuare? Indica la cartella dei risultati con --out.
error-results-none = In { $folder } non ci sono risultati da continuare: controlla il nome, o togli --resume per cominciare lì.
error-results-there = In { $folder } ci sono già risultati: continua con --resume, o indica un’altra cartella.
error-results-folder = { $folder } non si può usare per i risultati: { $reason }
# $reason: a few words
error-results-damaged = { $file } è danneggiato ({ $reason }): ricomincia in un’altra cartella.
# $version, $known: numbers of versions
error-results-version = I risultati in { $folder } sono della versione { $version }, e questo { -foretell } continua la versione { $known }: ricomincia in un’altra cartella.
# $setting: its name; $before, $now: its values
error-results-other = I risultati in { $folder } sono stati cominciati con altre impostazioni: { $setting } era { $before } e ora è { $now }.
# $deals: how many are asked for; $played: how many there are
error-results-fewer = --deals { $deals } non va bene: { $folder } ne ha già { $played }. Chiedine almeno altrettante.

## The results

arena-column-player = Giocatore
arena-column-against = Solo tra
arena-column-share = Vittorie
arena-column-interval = 95%
arena-column-ratio = × equa
arena-column-runes = Rune
arena-column-hits = Esatte
arena-column-rating = Livello
arena-column-decisions = Decisioni
arena-column-mean = Media
arena-column-p50 = 50%
arena-column-p99 = 99%
arena-column-belief = Credenza
arena-column-counting = Conteggio
arena-note = Vittorie e predizioni esatte sono quote, le rune una media a partita; l’intervallo è del 95%, per distribuzioni. Poi il tempo per decisione.
arena-beliefs = La credenza è la perdita logaritmica sulla forza delle altre mani al momento di predire, accanto a quella del conteggio delle carte; meno è meglio.
# $folder: its name
arena-kept = I risultati sono in { $folder }. Per continuare, aggiungi --resume.
