### Ciò che dice il comando `foretell arena`.

## The command

help-arena = fa sfidare giocatori con le stesse carte e dice chi è più forte
# $bots: the kinds there are; $setting, $example: how these are written
option-entrants = due o più giocatori: un tipo di bot ({ $bots }), anche con impostazioni ({ $setting }), o una classe tua ({ $example })
option-tables = numero di giocatori a un tavolo, da 2 a 5, o più numeri, per esempio 2,4 (predefinito { $default })
option-deals = numero di distribuzioni, ognuna giocata in tutti i posti (predefinito { $default })
option-budget = quanto può spendere per decisione chi cerca: secondi, per esempio 0.5s, o un numero di simulazioni
option-out = cartella dei risultati; dopo un’interruzione, --resume continua
option-resume = continua con i risultati della cartella di --out
option-format = mostra i risultati in json o csv
option-plot = disegna i risultati in questo file (PNG, SVG o PDF)
option-address = indirizzo di un cluster Ray che fa il lavoro; auto per quello di questa macchina

## What was not understood

error-needs-entrants = Indica due giocatori.
error-budget = «{ $answer }» non va bene: scrivi secondi, per esempio 0.5s, o un numero di simulazioni.
# $pip: what to type
error-arena-parts = L’arena ha bisogno di parti che non sono installate. Nella cartella di Foretell scrivi { $pip }

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
arena-beliefs = La credenza è la perdita logaritmica sul rango delle altre mani al momento di predire, accanto a quella del conteggio delle carte; meno è meglio.
# $folder: its name
arena-kept = I risultati sono in { $folder }. Per continuare, aggiungi --resume.
