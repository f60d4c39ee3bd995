### The browser: what covers the table: the notes, the cards that somebody shows, the Unfolding, and the dialogs.

## The middle

# $count: how many
memory-unplaced-title = { $count ->
    [one] { $count } carta sin situar
   *[other] { $count } cartas sin situar
    }
memory-unplaced-about = Están en el mazo, en otras manos o se descartaron sin que las vieras.
memory-cell-unplaced = aún no vista
memory-cell-hand = en tu mano
memory-cell-display = en el muestrario
memory-cell-gone = descartada
memory-cell-player = en la mano de alguien
# $name: who holds the card
memory-cell-seat = en la mano de { $name }

## The prediction

notes-title = Tus notas sobre los participantes
# $cards: the cards that a player took last
notes-takes = Últimas cartas tomadas: { $cards }
# Small cards follow
notes-taken = Últimas tomadas:
# $rank: the best rank that a hand can still have
notes-possible = Como mucho: { $rank }
# $name: a player
notes-look = Lo que sabes de { $name }

## The Unfolding

unfold-title = La Revelación de la ronda { $round }
unfold-predicted = predijo: { $name }
unfold-best = { $name } tiene la mejor mano.
unfold-share = del bote
unfold-hand = por la mano
unfold-rune-cards = por las cartas de Runa
unfold-total = en total
unfold-next = Siguiente ronda
unfold-podium = Ver quién gana
unfold-skip = Saltar
    .label = Saltar la Revelación
unfold-pot-shared = Quienes lo predijeron se reparten el bote.
unfold-pot-none = Nadie lo predijo.
unfold-supply = Cada mano puntúa por su rango.
# $rank: a rank, such as "Straight"; $runes: what it scores on side B; $usual: on side A
unfold-side-b = Lado B: { $rank } vale { $runes } Runas en lugar de { $usual }.
# $me: "other" if the cards are shown to the listener, "yes" if the listener shows them
moment-eye = { $me ->
    [yes] Enseñas tus cartas a { $other }
    [other] { $name } te enseña cuatro cartas
   *[no] { $name } enseña cuatro cartas a { $other }
    }
moment-go-on = Continuar

## Keys

key-arrows = Flechas
    .does = De una opción a la siguiente; con Mayús, por todas las cartas
key-enter = Intro
    .does = Elegir
key-numbers = 1–7
    .does = A una carta de tu mano
key-p = P
    .does = Pasar
key-a = A
    .does = Arriesgarlo todo (All In)
key-u = U, Y
    .does = Usar el efecto
key-n = N
    .does = Renunciar al efecto
key-z = Z
    .does = Deshacer
key-i = I
    .does = Leer la carta: sus efectos en palabras
key-t = T
    .does = Ver la mesa, y de nuevo lo que la cubre; un lector de pantalla la describe
key-l = L
    .does = Registro y chat
key-h = H
    .does = Carta de Ayuda
key-c = C
    .does = Preguntar al entrenador
leave-about = Un bot juega en tu asiento hasta que lo recuperes. Mientras tanto puedes mirar.
leave-day = En el reparto del día, si un bot juega por ti, la partida no tiene puntuación.
leave-stay = Quedarse
leave-now = Dejarlo a un bot
