### The table at a moment: piles, display, players, hand, memory.

# $round of $rounds
status-round = Ronda { $round } de { $rounds }
status-round-heirs = Ronda { $round }: Herederos de los Adivinos
status-turn = Turno { $turn }
status-pot = Bote: { count-runes }
status-deck = Mazo: { count-cards }
status-discard = Pila de descarte: { count-cards }
# $card: the top card, without an article
status-discard-top = Pila de descarte: { count-cards }, en lo alto { $card }
status-discard-empty = Pila de descarte: vacía
# $card, $cards: without articles
status-played = En juego: { $card }
status-revealed = Cartas reveladas: { $cards }
display-title = Muestrario: { $count } de { $limit }
display-first-row = Primera fila
display-second-row = Segunda fila
display-free = libre
display-covered = cubierta
display-legend = Una carta cubierta está bloqueada: no se puede tomar ni intercambiar.
players-title = Participantes
# $me: "yes" if it is the viewer
player-line = { $me ->
    [yes] { $name } (tú): { count-runes }
   *[no] { $name }: { count-runes }
    }
# $number: a seat whose player has no name
player-seat = Asiento { $number }
player-all-in = All In
player-predicts = predice: { $other }
# $rank: a rank's name; $turn: the turn when it was told
player-told = último rango anunciado: { $rank } (turno { $turn })
hand-title = Tu mano
# $rank: what the hand is worth now
hand-rank = Rango actual: { $rank }
hand-face-down = Tu mano está boca abajo: lo has arriesgado todo.
memory-title = Ayuda de memoria
memory-hand = { $name } tiene con certeza { $cards }.
memory-hand-none = No se sabe con certeza ninguna carta de { $name }.
memory-gone = Con certeza en la pila de descarte: { $cards }.
# $count: how many cards the viewer has not placed; $cards: their names
memory-unplaced = { $count ->
    [one] Sin situar, { $count } carta: { $cards }.
    [many] Sin situar, { $count } de cartas: { $cards }.
   *[other] Sin situar, { $count } cartas: { $cards }.
    }
memory-on = A partir de ahora se muestra la ayuda de memoria.
memory-off = A partir de ahora se oculta la ayuda de memoria.
memory-printed = Esta mesa sigue las reglas impresas: ¡te toca recordar!
choice-prompt = Tu elección
# $choice: the name of a choice; $rank: the rank of the hand right after it
choice-rank = { $choice }; después { $rank }
press-enter = Pulsa Intro para seguir.
log-empty = Aún no ha pasado nada.
