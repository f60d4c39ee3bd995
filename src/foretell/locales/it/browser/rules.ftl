### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = la tua mano adesso
aid-about-straight-flush = Cinque valori consecutivi, tutti dello stesso seme.
aid-about-four-of-a-kind = Quattro carte dello stesso valore.
aid-about-full-house = Tre carte di un valore e due di un altro.
aid-about-flush = Cinque carte dello stesso seme.
aid-about-straight = Cinque valori consecutivi. Vale anche A 2 3 4 5, con il 5 come carta più alta; Q K A 2 3 invece no.
aid-about-three-of-a-kind = Tre carte dello stesso valore.
aid-about-two-pairs = Due carte di un valore e due di un altro.
aid-about-pair = Due carte dello stesso valore.
aid-about-nothing = Nemmeno una coppia: contro un’altra mano così conta la carta più alta.
aid-ties = Due mani della stessa forza
aid-ties-about = Vince il valore più alto tra le carte che formano la combinazione. Se è uguale, vince il seme migliore, in quest’ordine:
aid-suits = I semi, dal migliore al peggiore
aid-rune-cards = Una carta runa non fa parte di nessuna combinazione, ma alla Rivelazione dà da sola 2 rune.

## The rules: finding one's way

rules-title = Le regole
rules-lead = Tutto il gioco in una decina di minuti. Ogni effetto, ogni combinazione e ogni caso strano è qui: scrivi una parola per trovarlo.
rules-search = Cerca nelle regole
rules-clear = Cancella la ricerca
# $count: how many passages; $query: what was searched
rules-found = { $count ->
    [0] Non si trova niente per «{ $query }». Prova con una parola più corta.
    [one] { $count } passo trovato.
   *[other] { $count } passi trovati.
    }
rules-contents = Indice
rules-print = Stampa

## What it is about

rules-goal = Di che si tratta
rules-goal-aim = Ogni giocatore compone una mano di poker di cinque carte e indovina chi, al tavolo, ha composto la migliore. Leggere gli altri vale quanto avere buone carte.
rules-goal-rounds = Una partita ha tre round. Le rune sono punti, e tutti vedono sempre quante ne hai. Vince chi ne ha di più dopo il terzo round.
rules-goal-flow = Ogni round va allo stesso modo:
rules-goal-improve = Turno dopo turno giochi carte per i loro effetti e migliori la tua mano, mentre la galleria comune si riempie.
rules-goal-predict = Appena la galleria è piena, ognuno predice di chi è la mano migliore.
rules-goal-score = Si scoprono tutte le mani. Chi ha predetto bene si divide il piatto, e ogni mano frutta rune secondo la propria forza.

## On the table

rules-table = Sul tavolo
rules-table-cards = Il gioco ha 54 carte. I valori dal 2 al 10, Fante, Regina, Re e Asso esistono in quattro semi: Orologio, Maschera, Scarabeo e Albero. Ci sono poi due carte runa, senza valore né seme.
rules-table-card = Una carta mostra il valore, il seme e gli effetti, dall’alto verso il basso. Una stella segna un effetto obbligatorio. Questo è il Fante di Maschere.
rules-table-value = valore
rules-table-suit = seme
rules-table-must = effetto con la stella: obbligatorio
rules-table-may = altro effetto: se vuoi
rules-table-deal = A ogni round si mescolano tutte le carte e ognuno ne riceve cinque. Le altre sono il mazzo, a faccia in giù. Accanto, la pila degli scarti all’inizio è vuota.
rules-table-display = La galleria è una cornice di due file. Ogni fila ha 4 slot in 2 giocatori, 5 in 3 e 6 in 4 o 5. Prima di cominciare si mettono due carte del mazzo nella prima fila.
rules-table-pot = Prima di ogni round si aggiungono rune al piatto, oltre a quelle che vi sono rimaste:
rules-table-round = Round { $round }
rules-table-two = 2 giocatori
rules-table-more = Da 3 a 5 giocatori
rules-table-first = Il primo round lo comincia il primo posto. Poi comincia chi ha meno rune; a parità, chi tra questi aveva la mano peggiore nel round precedente.

## Your turn

rules-turn = Il tuo turno
rules-turn-choice = Si gioca in senso orario. Nel tuo turno fai esattamente una di tre cose.
rules-turn-play = Giocare 1 carta
    .about = Metti davanti a te una carta della tua mano, a faccia in su, e usa i suoi effetti. Alla fine va nella galleria.
rules-turn-pass = Passare
    .about = La prima carta del mazzo va nella galleria. Resti nel round, e la prossima volta puoi fare di nuovo qualsiasi cosa.
rules-turn-all-in = Andare All In
    .about = Metti giù la tua mano a faccia in giù: resta com’è fino alla Rivelazione. Due carte del mazzo vanno nella galleria. Nessuno può più usare su di te l’Ipnosi o l’Occhio Onnisciente, e d’ora in poi passi automaticamente. In ogni round può farlo un solo giocatore: il primo chiude la porta agli altri.
rules-turn-five = Dopo ogni turno, ogni giocatore ha esattamente cinque carte.
rules-turn-full = Se dopo un turno la galleria è piena, non ci sono altri turni: comincia la Fase di Predizione.

## Playing a card

rules-play = Giocare una carta
rules-play-choose = Scegli una carta qualsiasi della tua mano, anche una carta runa. Ora sta davanti a te e non fa più parte della mano.
rules-play-effects = Risolvi i suoi effetti dall’alto verso il basso. Un effetto con una stella è obbligatorio. A ciascuno degli altri puoi rinunciare quando viene il suo momento.
rules-play-discard = Se poi hai più di cinque carte, scarta quelle in più una alla volta, a faccia in su. Tutti le vedono. Dopo, solo la carta in cima alla pila degli scarti resta in vista, e nessuno può sfogliare la pila.
rules-play-add = Aggiungi alla galleria la carta che hai giocato. Il tuo turno è finito.
rules-play-example = Un esempio: giochi il Fante di Maschere e ti restano quattro carte. Devi prenderne una dalla galleria: cinque. Puoi pescarne un’altra, e lo fai: sei. Scarti quella che ti serve meno, e il Fante va nella galleria.

## The effects

rules-effects = Gli effetti
rules-effects-about = Nove segni, e che cosa fa ciascuno.
rules-effects-begun = Un effetto cominciato si porta a termine: se hai scelto la carta che vuoi in uno scambio, ne dai una per averla; se hai rivelato delle carte, ne prendi una.

## The display and covered cards

rules-display = La galleria e le carte coperte
rules-display-add = Una nuova carta va nello slot libero più a sinistra della prima fila. Quando questa è piena, le carte vanno nella seconda, di nuovo da sinistra.
rules-display-cover = Una carta della seconda fila sta sopra una della prima e la copre. Una carta coperta si può ancora leggere, ma è bloccata: nessuno può prenderla né scambiarla.
rules-display-free = Quando la carta di sopra viene presa, quella di sotto è di nuovo libera.
rules-display-picture = In 2 giocatori: la prima fila è piena e la seconda è cominciata. Il 9 di Orologi e il Re di Alberi sono coperti e bloccati. Le altre quattro carte si possono prendere.

## Hands and their ranks

rules-ranks = Le mani e la loro forza
rules-ranks-about = Una mano vale la migliore combinazione delle sue cinque carte. Il numero dice quante rune frutta; un numero più alto batte uno più basso.
rules-ranks-side = Tutti usano lo stesso lato della carta riepilogo, scelto prima della partita. Il lato A segue l’ordine consueto del poker. Sul lato B una scala vale più di un full.
rules-ranks-sides = Lato della carta riepilogo
rules-ranks-ace = L’Asso è la carta più alta. In A 2 3 4 5 è invece la più bassa, e quella scala conta come una scala al 5. Non sta mai in mezzo a una scala.
rules-ranks-rune = Le carte runa non fanno parte di nessuna combinazione. Con una di esse in mano non si fanno scala, colore, full né scala colore; con tutte e due, al massimo un tris.

## The Prediction phase

rules-prediction = La Fase di Predizione
rules-prediction-order = Comincia chi viene dopo il giocatore che ha riempito la galleria. In ordine di turno, ognuno piazza apertamente il suo gettone predizione davanti a chi, secondo lui, ha la mano migliore.
rules-prediction-self = Puoi puntare anche su di te. Anche chi è All In fa la sua predizione.
rules-prediction-two = In due le predizioni si fanno in segreto e si mostrano nello stesso momento.

## The Unfolding and the score

rules-unfolding = La Rivelazione e i punti
rules-unfolding-hands = Nello stesso ordine si scoprono le mani e se ne dice la forza. Una sola è la migliore: due mani non sono mai uguali. Poi si assegnano le rune, in tre passi.
rules-unfolding-pot = Il piatto: tutti quelli che hanno predetto la mano migliore se lo dividono in parti uguali. Ciò che non si può dividere resta nel piatto per il round successivo. Se nessuno ha indovinato, resta tutto.
rules-unfolding-rank = Le mani: ogni mano, migliore o no, frutta le rune della sua forza.
rules-unfolding-runes = Le carte runa: ognuna che sia in una mano dà 2 rune.
rules-unfolding-example = Un esempio sul lato A, con 7 rune nel piatto. Ana ha la mano migliore. Ana e Mia l’hanno predetto, Leo ha predetto sé stesso. Ana e Mia ricevono 3 rune ciascuna dal piatto, e 1 vi resta.
rules-unfolding-ana = Ana
rules-unfolding-leo = Leo
rules-unfolding-mia = Mia
rules-unfolding-best = mano migliore
rules-unfolding-predicts = predice: { $name }
rules-unfolding-from-pot = Piatto
rules-unfolding-from-hand = Mano
rules-unfolding-from-runes = Carte runa
rules-unfolding-total = Totale
# $runes: how many Runes remain
rules-unfolding-stays = { $runes ->
    [one] { $runes } runa resta nel piatto
   *[other] { $runes } rune restano nel piatto
    }

## The end of the game

rules-end = La fine della partita
rules-end-winner = Dopo il terzo round vince il giocatore con più rune.
rules-end-tie = A parità, vince chi tra questi aveva la mano migliore nel terzo round.
rules-end-pot = Le rune che sono ancora nel piatto non sono allora di nessuno.

## Variants

rules-variants = Varianti
rules-variants-about = Il tavolo le sceglie prima della partita. Delle due varianti della pila degli scarti se ne può usare al massimo una.
rules-variants-heirs = Se dopo il terzo round c’è parità in testa, tutti ne giocano un quarto, con 10 rune in più nel piatto. Se poi c’è ancora parità in testa, non vince nessuno.
rules-variants-bending = Ogni round comincia con una carta a faccia in su nella pila degli scarti. Per prendere o scambiare puoi usare la carta in cima alla pila come se fosse una carta non coperta della galleria. La carta che dai in cambio diventa la nuova carta in cima.
rules-variants-closed = Le carte si scartano a faccia in giù, e si sa soltanto quante sono. Ciò che riveli lo guardi soltanto tu; prendi una carta e scarti le altre a faccia in giù.

## Who knows what

rules-knowledge = Chi sa che cosa
rules-knowledge-all = Tutti vedono le rune e il piatto, la galleria con le sue carte coperte, quante carte ci sono nel mazzo e nella pila degli scarti, e quella in cima alla pila. Tutti vedono anche ogni carta nel momento in cui viene giocata, presa, scambiata, rivelata o scartata, sentono ogni forza che viene detta e sanno chi è All In.
rules-knowledge-one = Soltanto tu conosci la tua mano, le carte che hai pescato e quelle che ha visto il tuo Occhio Onnisciente.
rules-knowledge-none = Nessuno conosce l’ordine del mazzo.
rules-knowledge-memory = Puoi usare tutto ciò che hai visto. Se il tavolo ha un promemoria, ricorda per te: mostra le carte che puoi provare essere in una mano e l’ultima forza che è stata detta. Non indovina niente: quello spetta a te.
rules-knowledge-closed = Con il Terzo Occhio Accecato, una carta di una mano scartata a faccia in giù può essere una qualsiasi: ciò che si sapeva di quella mano non è più certo.

## Questions

rules-questions = Domande
rules-questions-deck = Che cosa succede quando il mazzo è finito?
    .about = Appena serve una carta, la pila degli scarti si mescola e diventa il nuovo mazzo, anche in mezzo a un effetto. Le carte che hai già pescato o rivelato restano a te.
rules-questions-impossible = E se un effetto non si può risolvere?
    .about = Se non c’è una carta da prendere, o nessuno da scegliere, l’effetto si salta, con o senza stella. Se alla fine avessi meno di cinque carte, peschi fino ad averne cinque.
rules-questions-own = Posso prendere la carta che sto giocando?
    .about = No. Va nella galleria soltanto dopo tutti i suoi effetti.
rules-questions-gap = Una carta della prima fila è stata presa mentre altre sono coperte. Dove va la prossima carta?
    .about = In quel vuoto. Solo dopo continua la seconda fila, e non si mette mai niente sopra un vuoto.
rules-questions-one-space = Posso andare All In se c’è un solo slot libero?
    .about = Sì. Allora si aggiunge una carta invece di due.
rules-questions-second = Qualcuno è già All In. Posso andarci anch’io?
    .about = Non in questo round.
rules-questions-tie = E se due mani hanno la stessa forza?
    .about = Si confrontano le carte che formano la combinazione: vince il valore più alto. Di una doppia coppia conta la coppia più alta; di un full, il tris. A parità di valore decidono i semi: di solito l’Orologio è il migliore, poi Maschera, Scarabeo e Albero.
rules-questions-kicker = Le altre carte contano, come nel poker?
    .about = No. La coppia più bassa di una doppia coppia, la coppia di un full e le carte accanto a un gruppo non si confrontano mai.
rules-questions-nothing = E due mani senza nemmeno una coppia?
    .about = Si confrontano le loro carte più alte, prima per valore, poi per seme.
rules-questions-order = Ho rivelato delle carte e ne ho presa una. In che ordine si scartano le altre?
    .about = Come sono state rivelate, così che l’ultima sta in cima.
rules-questions-lie = Posso mentire sotto Ipnosi, o scegliere che cosa vede l’Occhio Onnisciente?
    .about = La forza è sempre quella vera, e si dice senza valori né semi. Per l’Occhio Onnisciente scegli tu quale delle tue cinque carte resta nascosta.
rules-questions-supply = Le rune possono finire?
    .about = No. Per quante tu ne vinca, la riserva le ha.
rules-questions-heirs = Chi comincia il quarto round degli Eredi?
    .about = Come in ogni round dopo il primo: chi ha meno rune.
rules-questions-long = Un round può durare all’infinito?
    .about = No. Dopo 60 turni per giocatore, in tutti gli altri turni del round si passa automaticamente. Giocando per vincere non lo vedrai mai.
