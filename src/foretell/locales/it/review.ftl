### What `foretell review` says about a finished game.

## The command

help-review = mostra perché una partita finita è stata vinta o persa: probabilità, fortuna e scelte decisive
option-effort = quanto calcolare: quick (pochi secondi, predefinito) o deep (più preciso, circa dieci volte più lungo)
option-review-format = mostra l’analisi come text (predefinito) o json
option-html = scrivi l’analisi in questo file, come pagina web autonoma
option-review-player = mostra solo le scelte e le predizioni di questo giocatore, e che cosa ha tradito la sua mano; un nome, o il numero di un posto da 0 in su
option-review-seed = seed dell’analisi, un testo qualsiasi: lo stesso testo dà gli stessi numeri (di norma viene dalla registrazione)
review-begun = L’analisi comincia. La prima su un computer richiede fino a un minuto in più.
review-written = L’analisi è scritta in { $file }.
review-page-exists = { $file } esiste e non è un’analisi. Scegli un altro nome per la pagina.

## What went wrong

# $decisions, $limit: numbers
review-unfinished = La registrazione finisce prima della partita (numero di decisioni: { $decisions }). Si analizzano solo partite finite.
review-too-long = La registrazione è troppo lunga per un’analisi: numero di decisioni { $decisions }, limite { $limit }.
# $pip: what to type
error-review-parts = Un’analisi ha bisogno del modulo { $package }, che non è installato. Per installarlo, scrivi: { $pip }
error-review-player = In questa partita non c’è un giocatore { $player }. I giocatori sono: { $names }. Puoi anche dare il numero di un posto, da 0 in su.

## The chances

review-title = Analisi: { $file }
review-scores = Risultato
review-who = Giocatore
# $runes: a number
review-score = { $runes ->
    [one] { $runes } runa
   *[other] { $runes } rune
    }
review-chances = Probabilità di vincere, con tutte le mani scoperte
review-chances-known = Probabilità di vincere, secondo ciò che ognuno poteva sapere
review-chances-note = Una probabilità è la quota di continuazioni simulate vinte da quel posto se un giocatore di riferimento veloce gioca per tutti. L’ordine del mazzo resta ignoto.
review-chances-known-note = Ogni linea usa solo ciò che quel giocatore poteva sapere in quel momento. Perciò la somma delle linee non è per forza 100%.
review-column-round = Round { $round }
review-end = Fine

## Where the result came from

review-parts = Da dove viene il risultato
review-part-start = Prima della distribuzione
review-part-deal = Fortuna della distribuzione
review-part-draws = Fortuna del mazzo
review-part-choices = Scelte proprie
review-part-guesses = Scelte proprie: carte nascoste
review-part-others = Scelte degli altri
review-part-result = Risultato
review-part-mistakes = Perso per errori
review-accuracy = Precisione
review-parts-note = Le righe prima del risultato, sommate, lo danno esattamente, prima dell’arrotondamento. Fortuna e scelte sono somme su tutta la partita: possono superare il 100% o scendere sotto il −100%. La cifra dopo ± dice se la stima è precisa: è metà dell’intervallo del 95%. Le scelte sono confrontate con quelle del giocatore di riferimento, secondo ciò che si poteva sapere. Le carte nascoste sono ciò che non si poteva sapere. Gli errori sono contati separatamente: per ogni decisione, quanto si è perso rispetto alla scelta migliore. Insieme possono costare più del 100%, cioè più di una vittoria. La precisione dice quanto le scelte si avvicinano a quelle del bot più forte.

# What counted most. $name: a player; $part, $other: causes
review-outcome = { $won ->
    [yes] Vittoria di { $name }.
   *[no] { $name } non ha vinto.
    }
review-verdict = Ciò che ha contato di più: { $part }.
review-verdict-both = Ciò che ha contato di più: { $part } e { $other }. Non è chiaro quale delle due cose abbia contato di più.
review-verdict-unclear = Nessuna causa spicca con chiarezza: guarda le scelte qui sotto.
review-cause-luck = la fortuna delle carte
review-cause-own = le scelte proprie
review-cause-others = le scelte degli altri

## Moments. $name: who chose; $choice, $better: actions as in a menu; $chance: a percentage

review-moments = Le scelte decisive
review-moments-none = Nessuna scelta ha pesato molto.
review-moment = Round { $round }, decisione { $number }, { $name }: { $mark }
review-mark-brilliant = brillante
review-mark-good = buona mossa
review-mark-inaccuracy = imprecisione
review-mark-mistake = errore
review-mark-blunder = errore grave
review-chose = Scelto: { $choice }
review-better = Meglio: { $better }
review-lost = Probabilità persa: { $chance }
review-found = Vantaggio sulla seconda scelta migliore: { $chance }
review-known = Che cosa si sapeva
review-known-nothing = Niente di certo sulle altre mani.

## What was known about $name, and why a choice was better. $better, $worse: percentages or numbers for the two choices

review-known-cards = { $name } aveva { $cards }.
review-known-told = { $name } aveva dichiarato: { $rank }.
review-known-all-in = { $name } era in All In.
review-why = Perché
review-why-points = La mano finale vale in media { $better } rune invece di { $worse }.
review-why-best = La mano è la migliore alla fine del round nel { $better } delle continuazioni invece del { $worse }.
review-why-right = La predizione si avvera nel { $better } delle continuazioni invece del { $worse }.
review-why-runes = Il round finisce in media con { $better } rune invece di { $worse }.
review-why-rival = { $name } finisce con la mano migliore nel { $better } delle continuazioni invece del { $worse }.
review-why-rival-runes = { $name } finisce il round con { $better } rune in media invece di { $worse }.
review-why-game = Questo round finisce più o meno allo stesso modo, ma l’intera partita si vince più spesso.
# $name: who was more likely to hold the best hand; $other: whom the other choice names
review-why-prediction = Secondo ciò che si sapeva, la probabilità di avere la mano migliore era del { $better } per { $name } e del { $worse } per { $other }.
review-why-unlikely = Non era più probabile che avesse la mano migliore { $name } ({ $better }) rispetto a { $other } ({ $worse }). Ma se la predizione si avvera, avvicina di più alla vittoria.

## What gave a hand away, and the predictions

review-exposed = Quanto gli altri sapevano di ogni mano
review-exposed-note = Quanto sembrava probabile agli altri, in media, la vera forza di ogni mano. Al 100% la conoscevano tutti; vicino allo 0% nessuno se l’aspettava.
review-tells = Che cosa ha tradito le mani
review-tells-none = Nessun turno ha tradito una mano.
# $name: who acted; $other: whose hand; $rank: its rank; $before, $after: percentages
review-tell = Round { $round }, decisione { $number }, { $name }: { $choice }. { $other } aveva «{ $rank }». Per quello che gli altri potevano sapere, la probabilità di questa mano è salita da { $before } a { $after }.
review-predictions = Predizioni
# $other: who was named; $chance: how likely that was by what $name could know; $right: "yes" or "no"
review-prediction = Round { $round }, { $name }: { $choice }. Per quello che si sapeva, la probabilità di indovinare era: { $chance }. { $right ->
    [yes] Si è avverata.
   *[no] Non si è avverata.
    }
