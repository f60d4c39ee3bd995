### Ciò che dicono i comandi `foretell benchmark` e `foretell beliefs`.

help-benchmark = misura la forza di un giocatore con un protocollo fisso
# $bots: the kinds there are; $example, $program: how these are written
option-benchmark-player = il giocatore da misurare: un tipo ({ $bots }), una tua classe ({ $example }) o un programma ({ $program })
option-benchmark-out = file per i risultati, che altri possono verificare
option-benchmark-resume = continua i risultati nel file di --out
option-benchmark-verify = verifica un file di risultati: rigioca le sue partite e ricalcola il suo punteggio
error-benchmark-what = Indica un giocatore da misurare, o un file di risultati con --verify, ma non entrambi.
error-benchmark-resume = --resume ha bisogno di un file di risultati: indicalo con --out.
# $protocol, here and below: its name, such as v1
error-protocol-changed = Questa versione di { -foretell } non gioca il protocollo { $protocol }: le sue regole, i suoi avversari o i suoi pesi sono diversi. Usa la versione indicata nel file di risultati.
error-benchmark-unfinished = { $file } non è completo: continualo con --resume.
error-benchmark-wrong = { $file } non è valido: { $reason }.
benchmark-good = { $file } è valido: rigiocato tutto ({ count-games }).
benchmark-different = Su questo computer, { $different } delle { $choices } scelte degli avversari sono diverse, perché i numeri vengono arrotondati diversamente.
# $score, here and below: a number with its interval
benchmark-score = { $player }, protocollo { $protocol }: { $score }
benchmark-table = contro { $others }: { $score }
benchmark-plain = Con la fortuna: { $score }
benchmark-note = 100 significa che il giocatore vince tanto spesso quanto un posto medio. L’intervallo ha una confidenza del 95%. Partite: { $games }
help-beliefs = valuta ciò che una funzione o un giocatore crede delle mani nascoste
# $choices: the names there are; $example: how a function is written
option-believers = che cosa valutare: { $choices }, o una tua funzione o classe ({ $example })
option-positions = numero di posizioni ({ $default } se non lo indichi)
error-needs-believer = Indica almeno una funzione o un giocatore.
error-believer = «{ $answer }» non esiste: scegli tra { $choices }, o una tua funzione, come { $example }.
# $player, here and below: a believer as it was named
error-believer-method = { $player } non ha un metodo belief(view).
error-believer-failed = { $player } non è riuscito: { $reason }
beliefs-progress = { $done } posizioni su { $positions }
beliefs-column-player = Nome
beliefs-column-log-loss = Perdita log.
beliefs-column-brier = Brier
beliefs-column-calibration = Calibrazione
beliefs-column-best = Mano migliore
beliefs-note = Posizioni: { $positions }; mani nascoste: { $hands }. Più basso è meglio. Gli intervalli hanno una confidenza del 95%, sulle partite. L’ultima colonna è la perdita logaritmica su chi ha la mano migliore.
