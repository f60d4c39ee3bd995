### The browser: replay.

replay-title = Repetición
replay-loading = La partida se vuelve a preparar…
replay-missing = Esta partida no se puede mostrar
replay-going = Esta partida sigue en curso
replay-going-about = Podrás volver a verla en cuanto termine.
replay-live = A la mesa
replay-again = Intentarlo otra vez

## The bar

replay-menu = Menú de la repetición
replay-copy = Copiar un enlace a este momento
replay-copied = Se ha copiado un enlace a este momento.
replay-share = Compartir este momento
replay-try = Probar esta posición

## Moving through the game

replay-controls = Controles de la repetición
replay-scrub = Momento de la partida
replay-rounds = Rondas
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-last = Al final
replay-furthest = Hasta donde has visto
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-turn-back = Turno anterior
replay-turn-forward = Turno siguiente
replay-round-back = Ronda anterior
replay-round-forward = Ronda siguiente
# $ply: how many steps since the deal, of $last
replay-ply = Paso { $ply }
replay-ply-of = Paso { $ply } de { $last }
replay-eyes = Con los ojos de
replay-eyes-spectator = Público
replay-eyes-open = Manos a la vista
replay-spoilers = Sin spoilers
    .about = Oculta lo que está por venir: cuánto dura la partida, sus rondas y quién gana.

## Where it stands. $round, $turn: their numbers

replay-deal = Ronda { $round }, el reparto
replay-turn = Ronda { $round }, turno { $turn }
replay-predictions = Ronda { $round }, las predicciones
replay-unfolding = Ronda { $round }, la Revelación
replay-over = El final de la partida
# $place: one of these; $told: sentences that say what happened there
replay-at = { $place }: { $told }
# $card: with its article; $me: "yes" if it is the viewer's own seat
replay-target = { $me ->
    [yes] Eliges { $card } a cambio de una de tus cartas.
   *[no] { $name } elige { $card } a cambio de una de sus cartas.
    }
replay-away = A partir de aquí, un bot juega por { $name }.
replay-returned = { $name } ha vuelto a la mesa.
replay-sleep = La mesa se guardó.
replay-wake = La partida continúa.

## Keys

replay-key-steps = Izquierda, derecha
    .does = Un paso atrás, un paso adelante
replay-key-turns = Re Pág, Av Pág
    .does = Turno anterior, turno siguiente
replay-key-rounds = Mayús y Re Pág, Av Pág
    .does = Ronda anterior, ronda siguiente
replay-key-ends = Inicio, Fin
    .does = Al principio, al final
replay-key-space = Espacio
    .does = Reproducir, pausa
replay-key-cards = Mayús y flechas
    .does = De carta en carta, para leer sus efectos
