### The table in the browser.

title-table = En la mesa · Foretell
title-your-turn = ¡Tu turno! · Foretell

## The bar

bar-home = Volver a la portada
bar-menu = Menú de la mesa
bar-more = Más
bar-aid = Carta de Ayuda
bar-rules = Reglas
bar-log = Registro y chat
# $count: how many lines of others were not read yet
bar-log-unread = { bar-log }: { chat-unread }
bar-sound-on = Activar el sonido
bar-sound-off = Quitar el sonido
bar-settings = Ajustes
bar-keys = Teclas
bar-leave = Dejar el asiento a un bot
bar-coach = Preguntar al entrenador
bar-watching = Estás mirando
bar-live = En directo
# $count: how many moves were made that the viewer has not seen yet
bar-behind = { $count ->
    [one] { $count } jugada de retraso: ponerse al día
   *[other] { $count } jugadas de retraso: ponerse al día
    }
link-lost = Sin conexión: reintentando…
link-stalled = El servidor no puede guardar: espera…
table-missing = No se puede abrir esta mesa
table-loading = Se prepara la mesa…

## Seats

# $name: the player's own name
player-you = { $name } (tú)
# $cards: a list of cards
seat-known = Tiene con certeza: { $cards }
# $rank: a rank's name
seat-told = Anunció: { $rank }
# $turn: the number of the turn when it was told
seat-told-turn = Último rango anunciado bajo Hipnosis: { $rank } (turno { $turn })
seat-away = No está: juega un bot
seat-acting = Está eligiendo
# $names: who predicted that this player has the best hand
seat-predicted = La mejor mano según { $names }
# $level: how well it plays
seat-bot = Bot, { $level }
seat-person = Una persona
# The label of the button that predicts one’s own hand
seat-me = Yo
seat-take-back = Recuperar el asiento
know-all-in = { $name } lo ha arriesgado todo: su mano queda boca abajo hasta la Revelación.
know-holds = { $name } tiene con certeza
# $time: minutes and seconds
clock-left = Tiempo restante: { $time }

## The middle

display-is-covered = Cubierta: bloqueada
# A list of cards follows
display-uncovered = Cartas descubiertas del muestrario
memory-open = Lo que se sabe del mazo

## The hand

hand-present-rank = Rango actual:
# After the Runes for the rank of the hand. $runes: how many more its Rune cards bring
hand-rune-cards = y { $runes } por las cartas de Runa
# $value: the value that decides among equal ranks
rank-with-value = { $rank } ({ $value })
# $rank: what the hand would be
prospect = Tu mano sería: { $rank }
prospect-play = Te quedaría en la mano: { $rank }
# On a card: the rank of the hand with it
card-becomes = → { $rank }

## The prompt

prompt-title = Qué hacer
prompt-played-by = Carta jugada por { $name }
prompt-revealed = Las cartas reveladas
prompt-read = Leer la carta: { $card }
undo = Deshacer
prompt-mandatory = La estrella indica que este efecto es obligatorio.
prompt-sending = Enviando tu elección…
prompt-skip = Ir a mi turno
# On the buttons: what Pass and All In do, in a few words
pass-does = 1 carta va al muestrario
all-in-does = tu mano ya no cambia
all-in-asks = ¿Arriesgarlo todo? Tu mano queda boca abajo y no cambia, 2 cartas del mazo van al muestrario y pasas hasta el final de la ronda.
all-in-sure = ¿Seguro que lo arriesgas todo?
effect-use = Usar
effect-skip = No usarlo
# $count: how many actions of others
since-title = { $count ->
    [one] Desde tu último turno: { $count } acción
   *[other] Desde tu último turno: { $count } acciones
    }

## Why not. $name: who is to choose, or who is All In

why-over = La partida ha terminado.
why-spectator = Estás mirando: solo eligen los participantes.
why-sealed = Lo has arriesgado todo: tu mano queda boca abajo hasta la Revelación.
why-not-your-turn = No es tu turno: está eligiendo { $name }.
why-covered = Esta carta está cubierta y, por tanto, bloqueada.
why-all-in = No puedes elegir a { $name }: lo ha arriesgado todo.
why-all-in-taken = { $name } ya lo ha arriesgado todo: solo una persona puede hacerlo en cada ronda.
why-play-first = Las cartas del muestrario llegan a tu mano con los efectos de una carta que juegues.
why-discard = Por ahora, la pila de descarte solo se puede mirar.
why-not-now = Eso no es posible ahora: elige entre las cartas y los botones iluminados.

## What happened

log-heading = Registro
log-printed = El último turno de cada participante: con las reglas impresas, la mesa no guarda más.
chat-title = Chat
# $count: how many lines of others were not read yet
chat-unread = { $count ->
    [one] { $count } mensaje sin leer
   *[other] { $count } mensajes sin leer
    }
chat-empty = Aún no ha dicho nada nadie.
chat-say = Di algo
chat-send = Enviar
chat-emotes = Mensajes rápidos
chat-spectator = Solo pueden hablar los participantes.
side-title = Registro y chat
side-close = Cerrar registro y chat

## The prediction

predict-choose = Elige a alguien
# $prediction: such as "Merlin holds the best hand"
predict-confirm = Confirmar: { $prediction }
predict-table = Ver la mesa
predict-notes = Ver tus notas
# Instead of the table, after "predict-table"
peek-cards = Ver las cartas

## The end

over-podium = El podio
over-by-runes = Gana quien tiene más Runas.
over-by-hand = Empate en cabeza: decide la mejor mano de la última ronda.
over-by-nobody = Vuelve a haber empate en cabeza tras una ronda más.

## What only a screen reader says

# The label of the player’s own runes
aloud-you = Tú
aloud-keys = Pulsa T para volver a oír la mesa, o el signo de interrogación para la lista de teclas.
aloud-last-round = Es la última ronda.
# $count: how many
aloud-spaces = { $count ->
    [one] Queda { $count } hueco en el muestrario.
   *[other] Quedan { $count } huecos en el muestrario.
    }
# A list of cards of the display follows
aloud-covered = Cartas cubiertas
# $card, $below: cards with their articles; $card now lies on $below
aloud-covers = { $card } cubre { $below }.
# $card: a card that can be taken again
aloud-uncovered = Carta descubierta: { $card }.
# After a question about an effect that is not mandatory
aloud-optional = Puedes no usarlo.
aloud-hide = ¿Qué carta queda oculta?
# $value: the value that decides among equal ranks
aloud-value = Valor: { $value }.
aloud-wrong = Tu predicción no era correcta.
# $card: the card that makes a hand better than one of equal rank
aloud-decides = Carta decisiva: { $card }.
# $text: the new text of the button that has the focus
aloud-button = Botón: { $text }.
# $place: 1 for the winner
aloud-place = Tu puesto: { $place } de { $players }.

## Keys

keys-letters = Atajos de una sola tecla
    .about = Desactívalas si estorban a tus propias teclas.
