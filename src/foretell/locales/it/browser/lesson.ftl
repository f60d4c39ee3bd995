### The lesson: what the coach says beside the table, step by step.

## Around the lesson

lesson-title = Lezione
lesson-opening = Si distribuiscono le carte della tua lezione…
# $step, $steps: numbers
lesson-progress = Passo { $step } di { $steps }
lesson-skip = Salta la lezione
lesson-back = Indietro
lesson-next = Avanti
lesson-again = Ricomincia la lezione
lesson-retry = Riprova
lesson-go-on = Gioca il round 3
lesson-new-game = Nuova partita
lesson-instead = Per ora scegli ciò che propone la lezione. Nel secondo round deciderai tu.
lesson-yours = Hai lasciato il percorso della lezione. Poco male: questo round è tuo, scegli come vuoi.

## The first turn

# $name: the learner’s name
lesson-welcome = Ti diamo il benvenuto, { $name }! Giocherai un primo round con Mara e Teo, e ti dirò io che cosa scegliere. Cinque minuti e conoscerai il gioco.
lesson-hand = Queste cinque carte sono la tua mano e le vedi solo tu. Alla fine del round una mano vale la sua forza: una coppia, una scala, un quater…
lesson-rank = Qui il tavolo ti dice in ogni momento la forza della tua mano. Per ora, zero. Ma cambierà.
lesson-display = La galleria al centro è di tutti. Si riempie turno dopo turno; quando tutti e dieci gli slot hanno una carta, nessuno gioca più.
lesson-pot = Poi ognuno predice chi ha la mano migliore. Chi indovina si divide il piatto, e ogni mano dà le rune della sua forza. Vince chi ha più rune.
lesson-play = È il tuo turno: gioca una carta per i suoi effetti, i segni sul lato, dall’alto verso il basso. Gioca il Fante di Maschere: prende e poi pesca.
lesson-take = Un effetto con la stella è obbligatorio: prendi una carta non coperta della galleria. Hai un 4: prendi il 4 di Scarabei e avrai una coppia.
lesson-draw = Agli effetti senza stella puoi rinunciare. Ma una carta in più tra cui scegliere fa comodo: pesca.
lesson-discard = Sei carte: una di troppo, perché ogni turno finisce con cinque. Lo scarto va a faccia in su e tutti lo vedono. Scarta il 3 di Maschere che hai pescato.

## The others’ first turns

lesson-mara = Il Fante che hai giocato ora è nella galleria: lì finiscono le carte giocate. Tocca a Mara.
lesson-eye = Mara rivolge verso di te l’Occhio Onnisciente! Vedrà quattro delle tue cinque carte, lei sola. Tu scegli quella che resta nascosta.
lesson-hide = Tutti ti hanno visto prendere il 4 di Scarabei. Nascondi allora l’altro 4, il 4 di Orologi. Nessuno deve saperne nulla.
lesson-teo = Tocca a Teo. Osservalo: ciò che si vede anche solo un momento, puoi ricordarlo.
lesson-revealed = Teo ha rivelato tre carte davanti a tutti e ha tenuto il 9 di Alberi; il tavolo ti ricorda che lo sai. Le altre due sono state scartate.
lesson-told = Poi la sua Ipnosi ti ha fatto dire a tutti la forza della tua mano: una coppia. Si dice solo la forza, mai una carta.

## The second turn

lesson-answer = Ora lo ipnotizzi tu. Il 9 di Maschere ha Ipnosi e poi Rivelare 3 con una stella. Giocalo.
lesson-ask = A chi vuoi chiedere? Teo sembra fin troppo contento. Scegli Teo.
lesson-straight = Ha dovuto dirlo: Teo ha una scala! Vale 4, più della tua coppia. Ciò che ha detto resta accanto al suo nome.
lesson-pick = E il 9 ha rivelato tre carte: una è tua. Scegli il 4 di Alberi e avrai un tris.

## The second row, and All In

lesson-row = La prima fila è piena. Ora le carte vanno nella seconda, ciascuna sopra una carta della prima.
lesson-between = Di nuovo Teo. Con una scala, tu che faresti?
lesson-all-in = Teo è andato All In: due carte sono entrate nella galleria e la sua mano resta sigillata. Nessuno può più chiedergli nulla, ma non cambierà: una scala.
lesson-covered = Il Re di Alberi sta sotto un’altra carta. Una carta coperta è bloccata: non si può prendere né scambiare.

## The third turn

lesson-last = Alla tua mano manca un 4, ed eccolo lì. La prossima carta lo coprirà: ora o mai più!
lesson-ten = Non hai più carte che prendono, ma il 10 di Orologi scambia e poi ne rivela tre. Giocalo.
lesson-exchange = Scambio: scegli prima la carta che vuoi, il 4 di Maschere.
lesson-give = Poi la carta che va al suo posto: l’Asso di Orologi. Da solo, neppure un asso vale qualcosa.
lesson-four = Un quater! Vale 7 e batte una scala.
lesson-rune-card = Nessuna carta può migliorarlo. Scegli allora la carta runa: non conta per la forza, ma dà 2 rune se ce l’hai alla fine del round.
lesson-nine = Nove carte nella galleria. Ancora una e il round si decide.

## Prediction and Unfolding

lesson-full = Mara ha passato: la prima carta del mazzo entra nella galleria, che ora è piena. A turno ognuno predice chi ha la mano migliore. Teo dice: Teo.
lesson-think = Che cosa sai? Teo ha detto scala, e da allora nulla l’ha cambiata. Di Mara non sai nulla di meglio. E tu hai un quater.
lesson-predict = Predici dunque che la mano migliore è la tua, e conferma.
lesson-unfolding = Mara conosce la tua mano, tranne una carta. Dopo la sua predizione arriva la Rivelazione: si scoprono le mani, si divide il piatto e ogni combinazione viene pagata.
lesson-showdown = Ora le mani vengono scoperte una alla volta, a partire dalla più debole. I gettoni accanto a un giocatore sono le predizioni a favore della sua mano.
lesson-best = Il tuo quater è la mano migliore! La tua predizione era giusta, quindi il piatto è tuo. Poi ogni mano riceve le rune della sua combinazione.
lesson-scored = Mara ha creduto in Teo: non ha mai visto il 4 che hai nascosto. Solo tu hai indovinato: il piatto di 4 è tuo, più 7 per la forza e 2 per la carta runa. 13 rune!

## The learner’s own round

lesson-own = Il round 2 è tuo. Comincia chi ha meno rune: Mara. Tocca una carta e il tavolo ti dice che cosa fa; da qui in poi decidi tu.
lesson-own-turn = Tocca a te: una carta, passare o andare All In. Tieni ciò che dà forza alla mano e gioca una carta che non ti serve.
lesson-own-prediction = Chi ha la mano migliore? Guarda che cosa hanno dovuto dire, le carte che conosci e chi è All In.
lesson-own-round = Il tuo round. In cima al tavolo, la stella apre la carta riepilogo, e le regole sono nel menu.
lesson-end = È stato il tuo primo vero round. Ora conosci il gioco! Una partita ha tre round: gioca qui l’ultimo o comincia una nuova partita.

## Two short lessons

practice-title = Due brevi lezioni
practice-lesson-predicting = Predire
    .about = Quando la galleria è piena, predici chi ha la mano migliore. Usa ciò che sai: le carte viste, le forze annunciate, chi è andato All In. In ogni situazione scegli una risposta; quella giusta viene spiegata.
practice-lesson-reading = Leggere gli altri
    .about = I giocatori tradiscono la loro mano con ciò che prendono e annunciano e quando passano. In ogni situazione scegli una risposta; quella giusta viene spiegata.
practice-at = Situazione { $at } di { $count }
practice-took = Ha preso:
# $count: a number
practice-passed = { $count ->
    [one] Ha passato una volta
   *[other] Ha passato { $count } volte
    }
practice-wrong = Guarda ancora: c’è una risposta migliore.
practice-done = Ben visto! La lezione è finita.
practice-sealed = Chi ha la mano migliore?
    .why = Teo ha annunciato una scala e poi è andato All In: la sua mano non cambia più. Una scala (4) batte il tuo tris (3).
practice-grown = Hai una scala. Chi ha la mano migliore?
    .why = Mara ha annunciato una doppia coppia e poi ha preso una terza Regina: molto probabilmente è un full (6). Una mano annunciata può ancora crescere.
practice-own = Hai un quater. Chi ha la mano migliore?
    .why = Tu. La battono solo una scala colore o un quater più alto, e nulla lo fa pensare. Se nessuno se n’è accorto, tutto il piatto è tuo.
practice-takes = Mara ha preso due carte. Quale non dovresti lasciarle?
    .why = Colleziona gli 8. Prendi tu il terzo, o lascia che un’altra carta lo copra: una carta coperta è bloccata.
practice-passes = Chi ha più probabilmente una mano già pronta?
    .why = Chi passa tiene tutte le carte. Teo ha passato due volte: probabilmente non gli serve altro. L’Ipnosi o l’Occhio Onnisciente te lo direbbero.
practice-suit = Teo ha annunciato un colore. Quale carta può essere nella sua mano?
    .why = Le cinque carte di un colore hanno lo stesso seme. Due delle sue sono Scarabei, quindi anche le altre tre.
