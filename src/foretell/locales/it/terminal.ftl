### Tutto ciò che dice il comando `foretell`, a parte gli eventi, le domande e gli errori del gioco.

-foretell = Foretell
-game = All In – Predictions

## The command line: headings and summaries

help-foretell = { -foretell }, un’edizione digitale non ufficiale di { -game }: gioca nel terminale, fai giocare i bot, esamina partite e fogli delle carte.
help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-help = mostra questo aiuto ed esce
help-version = mostra la versione ed esce
# $command: such as "foretell play"
help-more = Scrivi { $command } --help per saperne di più su un comando.
help-play = gioca una partita nel terminale
help-simulate = fa giocare ai bot molte partite e conta i risultati
help-replay = mostra di nuovo una partita registrata
help-verify = verifica che le partite registrate seguano le regole
help-sheet = mostra un foglio delle carte, o verifica il tuo
help-sheet-check = verifica che dei fogli delle carte si possano usare
help-sheet-show = mostra un foglio delle carte come file, per farne uno tuo
help-rank = dice la forza di cinque carte

## The command line: arguments and options

option-language = lingua dei testi ({ $choices })
option-players = numero di giocatori, da 2 a 5 (3 se non indicato)
option-side = lato della carta riepilogo: A (ordine consueto) o B (scala e full si scambiano di posto)
option-discard = pila degli scarti: open (regole stampate), bending (Veggente degli Scarti) o closed (Terzo Occhio Accecato)
option-heirs = risolve una parità in testa con un altro round (Eredi dei Divinatori)
option-sheet = foglio delle carte con cui giocare, un file TOML
option-seed = seed della partita: lo stesso seed distribuisce le stesse carte
option-series-seed = seed delle partite, un testo qualsiasi: lo stesso testo dà le stesse partite
option-place = il tuo posto: lo 0 comincia il round 1, gli altri seguono in senso orario; random (predefinito) lo trae dal seed
option-name = il tuo nome al tavolo
# $bots: the kinds there are; $default: the usual one; $example: how a class is written
option-bots = quali bot giocano, uno per posto o un tipo per tutti: { $bots } (predefinito { $default }), o una classe tua ({ $example })
# $levels: those there are; $default: the usual one
option-level = come giocano i bot: { $levels } (predefinito { $default })
option-memory = mostra ciò che puoi sapere con certezza delle altre mani e del mazzo
option-printed = giocare secondo le regole stampate: né promemoria né registro del round
option-record = registra la partita in questo file
option-games = numero di partite (predefinito { $default })
option-processes = numero di processi che si dividono il lavoro (se non indicato, quanti convengono)
option-seat = dal punto di vista di chi si racconta: un posto da 0, un nome, spectator (predefinito) o all (tutto)
option-step = attende Invio dopo ogni turno
option-no-colour = non mostra colori
option-json = mostra i risultati in JSON
option-record-file = file di una partita registrata
option-commitment = l’impegno che hai annotato prima della distribuzione; una registrazione che ne ha un altro è rifiutata
option-contribution = il contributo che hai annotato; una registrazione che non lo contiene è rifiutata
option-sheet-show = foglio delle carte da mostrare; quello originale se non ne indichi uno
option-sheet-check = foglio delle carte da verificare
option-cards = cinque carte, per esempio AC KC 9M 9T R1

## Setting up a game

setup-welcome = Ti diamo il benvenuto in { -foretell }! Tre round, un piatto, e la mano migliore è quella che avevi visto arrivare.
setup-name = Come ti chiami?
setup-your-name = Ospite
setup-players = Quanti giocatori ci sono al tavolo (da 2 a 5)?
# $default: what an empty answer means
setup-default = Invio per { $default }
setup-yes = sì
setup-no = no
setup-yes-letter = s
setup-no-letter = n
# $players: how many; $side, $variant: names
setup-summary = { $players ->
    [one] { $players } giocatore, { $side }, { $variant }
    [many] { $players } di giocatori, { $side }, { $variant }
   *[other] { $players } giocatori, { $side }, { $variant }
    }
setup-sheet = Foglio delle carte: { $sheet }
# $level: its name; $about: how it plays
setup-level = Livello dei bot: { $level }. { $about }
# $command: a command that lists them
setup-options = Altri modi di giocare: { $command }
setup-seed = Seed: { $seed }
setup-memory-hidden = Il promemoria è nascosto. Scrivi memory per vederlo.
setup-begin = Scrivi ? in qualsiasi momento per avere aiuto. Che le tue predizioni si avverino!

## Help in the game

tip-title = Aiuto
tip-choice = Scrivi il numero di una scelta o la sua sigla, come JM o pass.
tip-enter = Invio da solo mostra di nuovo le tue scelte.
tip-help = ? mostra questo aiuto.
tip-rules = ? rules riassume le regole.
tip-card = ? e una carta, come ? JM, spiega che cosa fa la carta; così anche ? pass, ? allin e ? con il nome di un effetto.
tip-ranks = ? ranks elenca la forza delle mani e le rune che danno.
tip-table = table mostra di nuovo il tavolo.
tip-log = log mostra che cosa è successo in questo round.
tip-memory = memory mostra o nasconde il promemoria.
tip-know = know elenca quello che puoi sapere adesso. Conta come un suggerimento.
tip-hint = hint dice che cosa farebbe il bot più forte al tuo posto, e perché. Conta come un suggerimento.
tip-quit = quit lascia la partita, come Ctrl-C.
# $card: the card on its own; $effects: the names of its effects
card-line = { $card }: { $effects }
ranks-title = Forza delle mani, dalla migliore
rank-line = { $rank }: { count-runes }
log-title = Che cosa è successo in questo round
rules-title = Le regole in breve
rules-goal = Si giocano tre round; alla fine vince chi ha più rune.
rules-turn = Nel tuo turno giochi 1 carta per i suoi effetti, che migliorano la tua mano di 5 carte; poi la carta va nella galleria. Oppure passi, o vai All In.
rules-end = Quando la galleria è piena, ognuno predice con un gettone predizione chi ha la mano migliore. Puoi scegliere anche te.
rules-pot = Chi ha indovinato si divide il piatto in parti uguali. Il resto rimane per il round seguente.
rules-hand = Poi ogni mano dà rune secondo la sua forza, e ogni carta runa che contiene ne dà altre 2.
rules-win = Se dopo il round 3 c’è parità in testa, vince la mano migliore di quel round.
about-pass = La prima carta del mazzo va nella galleria e la tua mano non cambia. Al prossimo turno puoi fare qualsiasi cosa.
about-all-in = In ogni round può farlo una sola persona. La tua mano resta com’è, a faccia in giù, le prime 2 carte del mazzo vanno nella galleria e passi fino alla fine del round. Nessuno può usare su di te l’Ipnosi o l’Occhio Onnisciente. Predici come gli altri.

## The end of a game

score-title = Punteggio finale
# $place: 1 for the first
score-line = { $place }. { $name }: { count-runes }
# $gain: the runes of this round
score-gain = { $name }: +{ $gain }, { count-runes } in tutto
score-round = Dopo il round { $round }
game-saved = La partita è registrata in { $file }.
play-again = Un’altra partita?
goodbye = Le carte sono al loro posto. Alla prossima!
goodbye-unfinished = La partita resta a metà. Alla prossima!
# $file: where the game so far is
goodbye-saved = La partita resta a metà; quanto giocato è in { $file }. Alla prossima!

## foretell simulate

simulate-progress = { $done } su { count-games }
simulate-title = Risultati di { count-games }
simulate-column-player = Giocatore
simulate-column-games = Partite
simulate-column-wins = Vittorie
simulate-column-share = % di vittorie
simulate-column-runes = Rune
simulate-column-predictions = Predizioni
simulate-column-all-in = All In
simulate-note = Rune e All In: medie a partita; predizioni: quota di quelle esatte.
# $seconds, $rate: numbers
simulate-time = { count-games } in { $seconds } s, { $rate } al secondo
simulate-decisions = { count-decisions }, { $rate } al secondo
simulate-stopped = Interrotto dopo { count-games }.

## foretell replay

replay-title = Registrazione { $file }
replay-players = Giocatori: { $names }
replay-view = Come la vede { $name }
replay-view-all = Con tutte le carte a faccia in su
replay-view-spectator = Come l’ha vista il pubblico
replay-step = Decisione { $number } di { $total }
replay-next = Premi Invio per il turno seguente, o scrivi q e premi Invio per smettere.
replay-tips = Invio continua, table mostra il tavolo, log che cosa è successo in questo round, quit smette. ? e una carta, come ? JM, spiega che cosa fa la carta.
replay-end = La registrazione finisce qui.
replay-unfinished = La registrazione finisce prima della partita.

## foretell verify

verify-good = { $file }: in ordine, { count-decisions }
# $reason: a sentence
verify-bad = { $file }: non in ordine. { $reason }
# $names: the players who contributed
verify-made = La distribuzione deriva dal segreto del server e da quanto è stato aggiunto da { $names }.
verify-made-alone = La distribuzione deriva dal solo segreto del server: nessuno vi ha aggiunto nulla.
# $commitment: 64 digits
verify-compare = Confronta l’impegno con quello che hai visto prima della distribuzione: { $commitment }
verify-other-commitment = L’impegno che hai annotato non è quello della registrazione: { $commitment }
verify-no-contribution = Il contributo che hai annotato non è nella registrazione.
verify-total = { $bad ->
    [0] Tutte le registrazioni sono in ordine: { $good }.
   *[other] Registrazioni in ordine: { $good }; con errori: { $bad }.
    }

## foretell sheet

# $suits: the names of the suits, best first
sheet-suits = Semi, dal più forte al più debole: { $suits }
sheet-good = { $file }: questo foglio delle carte è in ordine.
sheet-warning = { $file }: meglio ricontrollare. { $reason }
