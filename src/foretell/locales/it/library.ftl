### Che cosa dice la libreria delle carte, dei fogli delle carte e delle registrazioni che non può usare. Each text is a part of a sentence.

## Where

# $reason: another text of this file
at-line = riga { $line }: { $reason }

## Cards, hands and actions

# $answer: what was written, in quotes
notation-card = { $answer } non è una carta; scrivi un valore (2-10 J Q K A) e la lettera di un seme (C M S T), come in 10T, oppure R1 o R2
notation-hand = una mano ha 5 carte diverse; questa ne ha { $count }
notation-hand-twice = le carte di una mano sono diverse; una di queste compare due volte: { $cards }
# $sign: the sign of the action, in quotes
notation-seat = { $answer } non è un’azione: dopo { $sign } viene un posto da 0 a 4
# $whose: one of the next three texts; $action: an action as the library writes it
illegal-seat = non tocca al posto { $seat } scegliere; { $whose }
# $phase: the phase as the library calls it
illegal-whose-nobody = nessuno deve scegliere ({ $phase })
illegal-whose-seat = tocca scegliere al posto { $seat } ({ $phase })
illegal-whose-both = tocca scegliere al posto { $seat } o { $other } ({ $phase })
illegal-over = { $action } non è permesso; { $whose }: la partita è finita
illegal-action = { $action } non è permesso; { $whose }; le scelte sono in game.legal
illegal-choice = { $action } non è permesso; { $whose }, tra { $choices }

## Card sheets

# $reason: what the system says, in English
sheet-unread = il foglio delle carte { $file } non si può leggere: { $reason }
sheet-too-long = un foglio delle carte ha al massimo { $limit } byte; è davvero un foglio delle carte?
sheet-dots = una riga di un foglio delle carte ha al massimo { $limit } punti; è davvero un foglio delle carte?
sheet-not-toml = questo non è TOML: { $reason }
sheet-key-twice = una chiave compare due volte; scrivi ogni carta una volta sola
sheet-not-utf-8 = un foglio delle carte è un testo in UTF-8: { $reason }
sheet-entry = voce { $answer } sconosciuta; un foglio ha name, suits e cards
sheet-name = il nome di un foglio ha da 1 a { $limit } caratteri stampabili e non comincia né finisce con un vuoto; { $answer } non va bene
sheet-no-name = un foglio ha un nome, come in name = "Le mie carte"; è un foglio delle carte?
sheet-suit-list = suits è l’elenco dei quattro semi per nome, il migliore per primo
sheet-suit-order = l’ordine dei semi deve indicare una volta ciascuno di questi, il migliore per primo: { $suits }
sheet-no-cards = un foglio ha bisogno di una tabella [cards] con gli effetti di ogni carta
sheet-card = non c’è nessuna carta { $answer }; scrivi le carte come 10T, JM o R1
sheet-missing = un foglio contiene tutte le 54 carte; mancano: { $cards }
# $card: a card such as 10T
sheet-effects = { $card }: gli effetti sono un elenco di parole, come in ["take*", "draw"]
sheet-effect-count = { $card }: una carta ha da 1 a { $limit } effetti; questa ne ha { $count }
sheet-no-star = { $card }: nessun effetto ha la stella; scrivi * dopo ogni effetto che ha una stella sulla carta
sheet-stars = { $card }: almeno un effetto con la stella dev’essere take, draw o reveal (J14), non soltanto { $effects }
sheet-effect = { $card }: effetto { $answer } sconosciuto; ci sono { $effects }, e da { $first } a { $last }
sheet-jack = JM: nell’esempio del regolamento il Fante di Maschere ha take, draw; questo foglio dice altro
# The code of a sheet is the form in which a record stores it.
sheet-code-suits = il codice di un foglio comincia con le lettere dei quattro semi, il migliore per primo; { $answer } non va bene
sheet-code-cards = il codice di un foglio ha { $cards } carte tra virgole; questo ne ha { $count }
sheet-code-long = { $answer } è troppo lungo per gli effetti di una carta nel codice di un foglio
sheet-code-effect = { $letter } in { $answer } non è un effetto del codice di un foglio

## Records

record-too-long = una registrazione ha al massimo { $limit } caratteri; questa ne ha { $count }
record-not-utf-8 = una registrazione è un testo in UTF-8 ({ $reason })
record-title = una registrazione comincia con { $title }
# $entry: the name of an entry, such as Players
record-lacks = nell’intestazione manca { $entry }
record-entry = { $answer } non è una voce dell’intestazione, o compare due volte
record-rules = queste regole hanno la versione { $version }; la registrazione è stata fatta con { $answer }
record-choice = { $entry } è uno di questi valori: { $choices }; { $answer } non va bene
record-players = si gioca da { $low } a { $high } giocatori; { $answer } non va bene
record-digest = l’impronta del foglio è { $digest }, ma l’intestazione dice { $answer }
record-seed = un seed ha 64 cifre esadecimali minuscole
record-secret = un segreto ha 64 cifre esadecimali minuscole
record-contribution = un contributo è un posto e 64 cifre esadecimali minuscole
record-contribution-seat = un contributo è quello di un posto da 0 a { $last }, uno solo per posto; { $answer } non va bene
record-contribution-count = { $players } posti hanno { $players } contributi (o None) o nessuno, non { $count }
record-no-secret = i contributi accompagnano un segreto, e la registrazione non ne ha
record-seed-differs = il seed non deriva dal segreto e dai contributi
record-commitment-seed = l’impegno non è lo SHA-256 del seed
record-commitment-secret = l’impegno non è lo SHA-256 del segreto
record-name-count = { $players } giocatori hanno { $players } nomi o nessuno, non { $count }
record-name = un nome ha da 1 a { $limit } caratteri stampabili e non comincia né finisce con un vuoto; { $answer } non va bene
record-position = la posizione dell’intestazione: { $reason }
record-position-options = la posizione è di una partita con opzioni diverse da quelle dell’intestazione
record-result = un risultato è il posto vincente o «nobody», poi { $players } totali di rune
# $number: which decision it is; $action: its token
record-decision = decisione { $number } ({ $action }): { $reason }
record-decision-line = riga { $line }, decisione { $number } ({ $action }): { $reason }
record-outcome = l’intestazione dà il risultato { $header }, ma queste decisioni portano a { $result }
record-cut = l’intestazione dà il risultato della partita, ma le decisioni finiscono prima; manca una parte del file?
