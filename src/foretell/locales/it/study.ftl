### Che cosa dice il comando `foretell study`, e il suo rapporto.

## The command

help-study = studia che cosa decide le partite: forze, posti, All In, effetti e carte; o confronta due fogli delle carte
option-study-compare = compare BASE MINE gioca due fogli delle carte con le stesse distribuzioni e mostra la differenza; compare MINE confronta con il foglio fornito con { -foretell }
# $default: how many
option-study-games = numero di partite (almeno { $least }, predefinito { $default }); la metà misura quanto valgono carte ed effetti
# $choices: their names; $default: one of them
option-study-policy = chi gioca in tutti i posti: { $choices } (predefinito { $default })
# $default: a name
option-study-out = cartella del rapporto e dei risultati (predefinita { $default })
option-study-resume = continua lo studio nella cartella di --out

## What went wrong

error-study-arguments = Non indicare argomenti, oppure compare con uno o due fogli delle carte.
error-study-sheet = compare indica già i fogli delle carte: togli --sheet.
# $first, $other: the names of two sheets
error-sheets-alike = I fogli delle carte «{ $first }» e «{ $other }» si giocano allo stesso modo: cambia un effetto o l’ordine dei semi.
# $package: its name; $pip: what to type
error-study-parts = Gli studi hanno bisogno di { $package }, che non è installato. Per installarlo, scrivi: { $pip }
# $folder: its name
study-kept = Lo studio è stato interrotto. Per continuarlo, aggiungi --resume --out { $folder }.

## The report

# $file: its name
study-report = Rapporto: { $file }
# $sheet: its name
study-title = Studio del foglio delle carte { $sheet }
# $first, $other: the names of two sheets
study-title-compared = { $other } a confronto con { $first }
study-scope = Per che cosa vale
# $policy: its name
study-scope-note = Queste cifre valgono per questo tavolo, questo foglio delle carte e giocatori che seguono tutti la strategia { $policy }. Le persone e altri giocatori scelgono diversamente, quindi per loro possono valere altre cifre.
study-policy-quick = quick: guarda un turno avanti; la strategia delle simulazioni del giocatore che cerca
study-policy-scripted = scripted: l’esperto che segue regole e conta le mani possibili
study-policy-random = random: una qualsiasi scelta permessa
# $games, $rounds: how many
study-played = { $games } partite intere e { $rounds } round singoli
study-intervals = Una linea mostra l’intervallo di confidenza al 95% della sua sola cifra. Fra molte cifre, circa una su venti manca il valore vero per caso. Le differenze di percentuali sono in punti percentuali.
study-digest = SHA-256 del foglio
study-policy = Strategia
study-volume = Giocato
study-table = Tavolo

## Its sections, and what is said below the headings

study-section-summary = La partita
study-section-ranks = Forze
    .note = Quanto spesso una mano ha ciascuna forza alla distribuzione e alla Rivelazione, quanto spesso è allora la migliore del tavolo e quante rune guadagna nel round chi la tiene.
study-section-seats = Il posto che inizia
    .note = Il posto 0 inizia il round 1. Tutti i posti seguono la stessa strategia e ricevono carte allo stesso modo, quindi una differenza fra i posti viene dall’ordine di gioco.
study-section-predictions = Predizioni secondo l’ordine
    .note = Quanto spesso chi predice per primo, per secondo… ha ragione, e chi sceglie.
study-section-all-in-rounds = All In per round
study-section-all-in-ranks = All In per forza
study-section-all-in-spaces = All In per slot liberi della galleria
study-section-all-in-worth = Il valore dell’All In
    .note = Un posto gioca le stesse distribuzioni una volta come al solito e una volta senza mai andare All In. Le cifre dicono che cosa perde allora.
study-section-effects = Il valore di ogni effetto
    .note = Un posto gioca le stesse distribuzioni senza questo effetto su nessuna delle sue carte. Se l’effetto ha una stella e nessun altro porta una carta, lo sostituisce una pesca. Le cifre dicono che cosa perde il posto a partita; gli altri tengono il foglio intero.
study-section-cards-held = Il valore di avere una carta
    .note = Nelle stesse distribuzioni del round 1, la carta entra nella mano di un posto al posto di un’altra. Il valore è ciò che il posto guadagna in quel round rispetto alla mano ricevuta. Le ultime colonne dicono quanto spesso la carta viene giocata in un round e quanto spesso è in una mano alla Rivelazione.
study-section-cards-text = Il valore degli effetti di una carta
    .note = Un posto ha la carta nel round 1, una volta così com’è e una volta con una semplice pesca come unico effetto. Il valore è ciò che il posto guadagna in quel round grazie agli effetti della carta.
study-section-compared = La partita con ciascun foglio
    .note = Tutti i posti giocano le stesse distribuzioni con un foglio e con l’altro.
study-section-compared-ranks = Forze alla Rivelazione
study-section-compared-seats = Vittorie per posto
study-section-compared-played = Quanto spesso in un round si giocano le carte cambiate
study-section-one-seat = Quanto vale il nuovo foglio per un posto
    .note = Un posto gioca le stesse distribuzioni con i nuovi effetti di tutte le carte cambiate. Gli altri giocano con il vecchio foglio. Le cifre sono a partita.
study-section-changed-cards = Quanto valgono i nuovi effetti di una carta
    .note = Un posto ha la carta nel round 1, una volta con i vecchi effetti e una volta con i nuovi. Il valore è ciò che il posto guadagna in quel round con il cambiamento.

## Columns

study-figure-mean = Media
study-figure-dealt = Alla distribuzione
study-figure-final = Alla Rivelazione
study-figure-best = Mano migliore
study-figure-gain = Rune nel round
study-figure-wins = Vittorie
study-figure-runes = Rune nella partita
study-figure-first-gain = Rune nel round 1
study-figure-right = Esatte
study-figure-self = Scelgono sé stessi
study-figure-self-right = … e hanno ragione
study-figure-all-in = Scelgono chi è All In
study-figure-all-in-right = … e hanno ragione
study-figure-share = Quota
study-figure-worth-runes = Valore in rune
study-figure-worth-wins = Valore in vittorie
study-figure-worth-round = Valore in rune
study-figure-played = Giocata
study-figure-kept = Alla Rivelazione
study-figure-before = Prima
study-figure-after = Dopo
study-figure-difference = Differenza

## Rows

study-row-decisions = Decisioni a partita
study-row-turns = Turni a round
study-row-passes = Turni in cui si passa
study-row-all-ins = Round con un All In
study-row-right = Predizioni esatte
study-row-pot-kept = Quota del piatto che resta
study-row-runes = Rune di tutti i giocatori insieme
study-row-starter-wins = Vittorie del posto che inizia
# $seat: its number
study-row-seat = Posto { $seat }
# $order: 1 for the first
study-row-order = Predizione { $order }
# $spaces: how many
study-row-spaces = Liberi: { $spaces }
study-row-sheet = Tutte le carte cambiate
study-row-all-in = Può andare All In
