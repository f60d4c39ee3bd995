### The browser: what covers the table: the notes, the cards that somebody shows, the Unfolding, and the dialogs.

## The middle

# $count: how many
memory-unplaced-title = { $count ->
    [one] { $count } carta non ancora collocata
   *[other] { $count } carte non ancora collocate
    }
memory-unplaced-about = Sono nel mazzo, in altre mani, o scartate senza che tu le vedessi.
memory-cell-unplaced = non ancora vista
memory-cell-hand = nella tua mano
memory-cell-display = nella galleria
memory-cell-gone = scartata
memory-cell-player = in mano a un giocatore
# $name: who holds the card
memory-cell-seat = in mano a { $name }

## The prediction

notes-title = I tuoi appunti sui giocatori
# $cards: the cards that a player took last
notes-takes = Ultime carte prese: { $cards }
# Small cards follow
notes-taken = Ultime prese:
# $rank: the best rank that a hand can still have
notes-possible = Al massimo: { $rank }
# $name: a player
notes-look = Che cosa sai di { $name }

## The Unfolding

unfold-title = La Rivelazione del round { $round }
unfold-predicted = ha predetto: { $name }
unfold-best = { $name } ha la mano migliore.
unfold-share = dal piatto
unfold-hand = per la mano
unfold-rune-cards = per le carte runa
unfold-total = in tutto
unfold-next = Prossimo round
unfold-podium = Vedi chi vince
unfold-skip = Salta
    .label = Salta la Rivelazione
unfold-pot-shared = Chi l’ha predetto si divide il piatto.
unfold-pot-none = Nessuno l’ha predetto.
unfold-supply = Ogni mano vale secondo la sua forza.
# $rank: a rank, such as "Straight"; $runes: what it scores on side B; $usual: on side A
unfold-side-b = Lato B: { $rank } vale { $runes } rune invece di { $usual }.
# $me: "other" if the cards are shown to the listener, "yes" if the listener shows them
moment-eye = { $me ->
    [yes] Mostri le tue carte a { $other }
    [other] { $name } ti mostra quattro carte
   *[no] { $name } mostra quattro carte a { $other }
    }
moment-go-on = Continua

## Keys

key-arrows = Frecce
    .does = Da una scelta alla successiva; con Maiusc, su ogni carta
key-enter = Invio
    .does = Scegliere
key-numbers = 1–7
    .does = A una carta della tua mano
key-p = P
    .does = Passa
key-a = A
    .does = Vai All In
key-u = U, Y
    .does = Usa l’effetto
key-n = N
    .does = Rinuncia all’effetto
key-z = Z
    .does = Annulla
key-i = I
    .does = Leggere la carta: i suoi effetti a parole
key-t = T
    .does = Mostrare il tavolo, e di nuovo ciò che lo copre; uno screen reader lo descrive
key-l = L
    .does = Cronaca e chat
key-h = H
    .does = Carta riepilogo
key-c = C
    .does = Chiedi all’allenatore
leave-about = Un bot gioca al tuo posto finché non lo riprendi. Intanto puoi guardare.
leave-day = Nella partita del giorno, se un bot gioca al tuo posto, la partita non ha punteggio.
leave-stay = Resta
leave-now = Lascialo a un bot
