### The browser: duplicates, tables that play the same cards.

## Open them

duplicate-about = Due o più tavoli di amici giocano con le stesse carte. Quando tutti hanno finito, ogni posto si confronta con lo stesso posto degli altri tavoli, round per round.
duplicate-once = Ognuno gioca a un solo tavolo: agli altri conoscerebbe le carte.
duplicate-tables = Tavoli
duplicate-open = Apri i tavoli

## The tables. $number: from 1

duplicate-table = Tavolo { $number }
duplicate-invite = Manda a tutti il link di questa pagina, o il codice di un tavolo a chi deve giocarci.
duplicate-code = Codice
duplicate-go = Vai al tavolo
duplicate-bots = Bot nei posti liberi
duplicate-start = Comincia
duplicate-start-all = Comincia a tutti i tavoli
duplicate-state-open = Non cominciato
duplicate-state-dealing = Si distribuiscono le carte
duplicate-state-playing = In corso
duplicate-state-over = Finito
duplicate-state-ended = Chiuso senza risultato
duplicate-sealed = Finché tutti i tavoli non hanno finito, solo i giocatori di un tavolo vedono qualcosa della sua partita.
duplicate-end = Chiudi i tavoli non finiti
duplicate-end-about = Le loro partite restano senza risultato e nessuno può continuarle. Gli altri tavoli si confrontano.
duplicate-missing = Questi tavoli non esistono
duplicate-missing-about = Controlla il link. Forse chi ospita il server ha eliminato i tavoli.

## The comparison. $seat, $round: from 1

duplicate-result = Risultato
duplicate-total-about = Il totale è la somma delle differenze: le rune ottenute da un posto, confrontate con la media dello stesso posto agli altri tavoli con le stesse carte.
duplicate-name = Nome
duplicate-total = Totale
duplicate-rounds = Round per round
duplicate-seat = Posto { $seat }
duplicate-round = Round { $round }
duplicate-alone = Solo un tavolo ha un risultato, quindi non c’è nulla da confrontare.
# $runes: a number; $difference: a number with its sign
duplicate-cell = { count-runes }, differenza { $difference }
duplicate-cell-alone = { count-runes }, nessun confronto
