### The table at a moment: piles, display, players, hand, memory.

# $round of $rounds
status-round = Round { $round } di { $rounds }
status-round-heirs = Round { $round }: Eredi dei Divinatori
status-turn = Turno { $turn }
status-pot = Piatto: { count-runes }
status-deck = Mazzo: { count-cards }
status-discard = Pila degli scarti: { count-cards }
# $card: the top card, without an article
status-discard-top = Pila degli scarti: { count-cards }, in cima { $card }
status-discard-empty = Pila degli scarti: vuota
# $card, $cards: without articles
status-played = In gioco: { $card }
status-revealed = Carte rivelate: { $cards }
display-title = Galleria: { $count } di { $limit }
display-first-row = Prima fila
display-second-row = Seconda fila
display-free = libero
display-covered = coperta
display-legend = Una carta coperta è bloccata: non si può né prendere né scambiare.
players-title = Giocatori
# $me: "yes" if it is the viewer
player-line = { $me ->
    [yes] { $name } (tu): { count-runes }
   *[no] { $name }: { count-runes }
    }
# $number: a seat whose player has no name
player-seat = Posto { $number }
player-all-in = All In
player-predicts = predice: { $other }
# $rank: a rank's name; $turn: the turn when it was told
player-told = ultima forza dichiarata: { $rank } (turno { $turn })
hand-title = La tua mano
# $rank: what the hand is worth now
hand-rank = Forza attuale: { $rank }
hand-face-down = La tua mano è a faccia in giù: sei All In.
memory-title = Promemoria
memory-hand = { $name } ha di sicuro { $cards }.
memory-hand-none = Nessuna carta di { $name } è nota con certezza.
memory-gone = Di sicuro nella pila degli scarti: { $cards }.
# $count: how many cards the viewer has not placed; $cards: their names
memory-unplaced = { $count ->
    [one] Non ancora collocata, { $count } carta: { $cards }.
    [many] Non ancora collocate, { $count } di carte: { $cards }.
   *[other] Non ancora collocate, { $count } carte: { $cards }.
    }
memory-on = Da ora il promemoria è visibile.
memory-off = Da ora il promemoria è nascosto.
memory-printed = Questo tavolo segue le regole stampate: sta a te ricordare!
choice-prompt = La tua scelta
# $choice: the name of a choice; $rank: the rank of the hand right after it
choice-rank = { $choice }; poi { $rank }
press-enter = Premi Invio per continuare.
log-empty = Non è ancora successo nulla.
