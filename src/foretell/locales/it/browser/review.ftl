### The browser: the review of a finished game.

review-heading = Analisi
review-loading = Richiesta dell’analisi…
# $ahead: how many other reviews come first
review-waiting = { $ahead ->
    [0] L’analisi comincia tra un attimo.
    [one] Prima c’è un’altra analisi.
   *[other] Prima ci sono altre { $ahead } analisi.
    }
# $percent: a percentage
review-running = Analisi fatta al { $percent }.
review-about = Mostra da dove viene il risultato, quali scelte hanno contato e che cosa era meglio. Nel frattempo puoi guardare il tavolo.
review-refused = Nessuna analisi
review-again = Riprova
review-hide = Chiudi l’analisi

## The graph. $name: a player; $chance, $low, $high: percentages

review-graph = Probabilità di vincere
review-by = Secondo quali informazioni
review-by-open = Carte scoperte
review-by-known = Ciò che ognuno poteva sapere
review-by-open-about = Come se tutti giocassero a carte scoperte. Nessuno conosce l’ordine del mazzo.
review-by-known-about = Ogni linea usa solo ciò che quel giocatore poteva sapere in quel momento.
review-now = Probabilità di vincere qui: { $chances }
review-chance-of = { $name } { $chance }
review-range = { $name }: tra { $low } e { $high } in questa partita.
review-chance-table = Le probabilità in una tabella

## Where the result came from. $part: one of the causes; $chance: its percentage, with a sign

review-player = Giocatore
review-outcome-yours = { $won ->
    [yes] Hai vinto.
   *[no] Non hai vinto.
    }
review-cause-yours = le tue scelte
review-group-luck = Fortuna delle carte
review-group-own = Scelte proprie
review-group-yours = Le tue scelte
review-inside-deal = la distribuzione
review-inside-draws = il mazzo
review-inside-choices = secondo ciò che si sapeva
review-inside-guesses = carte nascoste
review-counts = Qui si contano le probabilità di vincere, non le rune: alla fine chi vince ha il 100% e gli altri lo 0%.
review-reading = Come leggere la tabella
review-deeper = Calcola con più precisione
review-deepening = Analisi più precisa in corso: { $percent }.
review-mistakes-cost = Gli errori sono costati il { $chance } di una vittoria. Ogni scelta conta: insieme possono costare più del 100%.
review-no-mistakes = Nessuna scelta è stata chiaramente peggiore di un’altra.
review-accuracy-told = Precisione delle scelte: { $accuracy }. Al 100%, il bot più forte avrebbe sempre fatto la stessa scelta.
# Below the figures of a player. $name: the player. $yours: yes or no. $count of $all choices were made by a bot
review-stood-in = { $yours ->
    [yes] Scelte fatte da un bot al posto tuo: { $count } su { $all }. Le cifre e i momenti qui le comprendono; le tue abitudini no.
   *[no] Scelte fatte da un bot al posto di { $name }: { $count } su { $all }. Le cifre e i momenti qui le comprendono.
}
review-bot-chose = { $yours ->
    [yes] Un bot ha fatto questa scelta al posto tuo.
   *[no] Un bot ha fatto questa scelta al posto di { $name }.
}

## Moments

review-filter = Le scelte di chi
review-filter-own = Quelle di { $name }
review-filter-yours = Le tue
review-filter-all = Tutti i giocatori
review-go = Mostra sul tavolo
# $mark: such as "blunder"
review-next = In arrivo: { $mark }

## What a player could believe

review-beliefs = Che cosa poteva credere { $name }
review-beliefs-yours = Che cosa potevi credere
review-beliefs-about = Per ogni mano in questo momento: dalle sole carte, e anche da come hanno giocato gli altri.
review-beliefs-later = In questo momento non c’è ancora niente.
review-hand-of = La mano di { $name }
review-hand-yours = La tua mano
review-rank = Forza
review-counted = Carte
review-believed = Gioco
review-held = la vera forza
# $first, $last: percentages
review-exposure = Probabilità della vera forza: { $first } all’inizio del round, { $last } qui.
review-key-moments = M
    .does = La prossima scelta decisiva

## What gave the reader's hand away. $name: who acted; $rank: the rank of that hand; $before, $after: percentages

review-tell-yours = Round { $round }, decisione { $number }, { $name }: { $choice }. Avevi «{ $rank }». Per quello che gli altri potevano sapere, la probabilità di questa mano è salita da { $before } a { $after }.
