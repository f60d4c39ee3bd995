### Todo lo que dice la orden `foretell`, aparte de los sucesos, las preguntas y los errores del juego.

-foretell = Foretell
-game = All In – Predicciones

## The command line: headings and summaries

help-foretell = { -foretell }, una edición digital no oficial de { -game }: juega en el terminal, haz jugar a los bots y examina partidas y hojas de cartas.
help-usage = Uso
help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-help = muestra esta ayuda y termina
help-version = muestra la versión y termina
# $command: such as "foretell play"
help-more = Escribe { $command } --help para saber más sobre una orden.
help-play = juega una partida en el terminal
help-simulate = haz que los bots jueguen muchas partidas y cuenta los resultados
help-replay = vuelve a ver una partida grabada
help-verify = comprueba que las partidas grabadas siguen las reglas
help-sheet = muestra una hoja de cartas o comprueba la tuya
help-sheet-check = comprueba que unas hojas de cartas se pueden usar
help-sheet-show = muestra una hoja de cartas como archivo, para hacerla tuya
help-rank = dice el rango de cinco cartas

## The command line: arguments and options

option-language = idioma de los textos ({ $choices })
option-players = número de participantes, de 2 a 5 (3 por defecto)
option-side = lado de la carta de Ayuda: A (orden habitual) o B (escalera y full intercambian sus puestos)
option-discard = pila de descarte: open (reglas impresas), bending (Modificar la pila de descarte) o closed (Ojo de la mente cerrado)
option-heirs = resuelve un empate en cabeza con una ronda más (Herederos de los Adivinos)
option-sheet = hoja de cartas con la que jugar, un archivo TOML
option-seed = semilla de la partida: la misma semilla reparte las mismas cartas
option-series-seed = semilla de las partidas, un texto cualquiera: el mismo texto da las mismas partidas
option-place = tu asiento: el 0 empieza la ronda 1 y los demás siguen en sentido horario; random (por defecto) lo saca de la semilla
option-name = tu nombre en la mesa
# $bots: the kinds there are; $default: the usual one; $example: how a class is written
option-bots = qué bots juegan, uno por asiento o una clase para todos: { $bots } (por defecto { $default }), o una clase tuya ({ $example })
# $levels: those there are; $default: the usual one
option-level = cómo juegan los bots: { $levels } (por defecto { $default })
option-memory = muestra lo que puedes saber con certeza de las demás manos y del mazo
option-printed = jugar con las reglas impresas: sin ayuda de memoria ni registro de la ronda
option-record = graba la partida en este archivo
option-games = número de partidas (por defecto { $default })
option-processes = número de procesos que se reparten el trabajo (por defecto, los que convengan)
option-seat = punto de vista: un asiento a partir de 0, un nombre, spectator (por defecto) o all (todo)
option-step = espera la tecla Intro después de cada turno
option-no-colour = no muestra colores
option-json = muestra los resultados en JSON
option-record-file = archivo de una partida grabada
option-commitment = el compromiso que anotaste antes del reparto; se rechaza una grabación que tenga otro
option-contribution = la contribución que anotaste; se rechaza una grabación que no la tenga
option-sheet-show = hoja de cartas que mostrar; la original si no indicas ninguna
option-sheet-check = hoja de cartas que comprobar
option-cards = cinco cartas, por ejemplo AC KC 9M 9T R1

## Setting up a game

setup-welcome = ¡Te damos la bienvenida a { -foretell }! Tres rondas, un bote, y la mejor mano es la que viste venir.
setup-name = ¿Cómo te llamas?
setup-your-name = Visitante
setup-players = ¿Cuántos participantes hay en la mesa (de 2 a 5)?
# $default: what an empty answer means
setup-default = Intro para { $default }
setup-yes = sí
setup-no = no
setup-yes-letter = s
setup-no-letter = n
# $players: how many; $side, $variant: names
setup-summary = { $players ->
    [one] { $players } participante, { $side }, { $variant }
    [many] { $players } de participantes, { $side }, { $variant }
   *[other] { $players } participantes, { $side }, { $variant }
    }
setup-sheet = Hoja de cartas: { $sheet }
# $level: its name; $about: how it plays
setup-level = Nivel de los bots: { $level }. { $about }
# $command: a command that lists them
setup-options = Más formas de jugar: { $command }
setup-seed = Semilla: { $seed }
setup-memory-hidden = La ayuda de memoria está oculta. Escribe memory para verla.
setup-begin = Escribe ? en cualquier momento para ver la ayuda. ¡Que se cumplan tus predicciones!

## Help in the game

tip-title = Ayuda
tip-choice = Escribe el número de una opción o su código, como JM o pass.
tip-enter = Intro sin más muestra de nuevo tus opciones.
tip-help = ? muestra esta ayuda.
tip-rules = ? rules resume las reglas.
tip-card = ? y una carta, como ? JM, explica lo que hace la carta; igual que ? pass, ? allin y ? con el nombre de un efecto.
tip-ranks = ? ranks enumera los rangos de las manos y las Runas que dan.
tip-table = table vuelve a mostrar la mesa.
tip-log = log muestra lo que ha pasado en esta ronda.
tip-memory = memory muestra u oculta la ayuda de memoria.
tip-know = know enumera lo que puedes saber ahora. Cuenta como una pista.
tip-hint = hint dice qué haría el bot más fuerte en tu lugar y por qué. Cuenta como una pista.
tip-quit = quit abandona la partida, igual que Ctrl-C.
# $card: the card on its own; $effects: the names of its effects
card-line = { $card }: { $effects }
ranks-title = Rangos de las manos, de mejor a peor
rank-line = { $rank }: { count-runes }
log-title = Lo que ha pasado en esta ronda
rules-title = Las reglas en pocas palabras
rules-goal = Se juegan tres rondas y gana quien tenga más Runas al final.
rules-turn = En tu turno juegas una carta por sus efectos, que mejoran tu mano de 5 cartas; después la carta va al muestrario. O bien pasas o lo arriesgas todo.
rules-end = Cuando el muestrario está lleno, cada participante predice con una ficha de Predicción quién tiene la mejor mano. También puedes elegirte.
rules-pot = Quienes aciertan se reparten el bote a partes iguales. Lo que sobra queda para la ronda siguiente.
rules-hand = Después cada mano da Runas según su rango, y cada carta de Runa que haya en ella, 2 más.
rules-win = Si hay empate en cabeza tras la ronda 3, gana la mejor mano de esa ronda.
about-pass = La primera carta del mazo va al muestrario y tu mano no cambia. En tu próximo turno puedes hacer cualquier cosa.
about-all-in = Solo una persona puede hacerlo en cada ronda. Tu mano queda boca abajo y no cambia, las 2 primeras cartas del mazo van al muestrario y pasas hasta el final de la ronda. Nadie puede usar contigo la Hipnosis ni el Ojo que todo lo ve. Predices como el resto.

## The end of a game

score-title = Resultado final
# $place: 1 for the first
score-line = { $place }. { $name }: { count-runes }
# $gain: the runes of this round
score-gain = { $name }: +{ $gain }, { count-runes } en total
score-round = Después de la ronda { $round }
game-saved = La partida está grabada en { $file }.
play-again = ¿Otra partida?
goodbye = Las cartas ya están guardadas. ¡Hasta la próxima!
goodbye-unfinished = La partida queda sin terminar. ¡Hasta la próxima!
# $file: where the game so far is
goodbye-saved = La partida queda sin terminar; lo jugado está en { $file }. ¡Hasta la próxima!

## foretell simulate

simulate-progress = { $done } de { count-games }
simulate-title = Resultados de { count-games }
simulate-column-player = Participante
simulate-column-games = Partidas
simulate-column-wins = Victorias
simulate-column-share = % de victorias
simulate-column-runes = Runas
simulate-column-predictions = Aciertos
simulate-column-all-in = All In
simulate-note = Runas y All In: promedio por partida; aciertos: parte de predicciones acertadas.
# $seconds, $rate: numbers
simulate-time = { count-games } en { $seconds } s, { $rate } por segundo
simulate-decisions = { count-decisions }, { $rate } por segundo
simulate-stopped = Detenido tras { count-games }.

## foretell replay

replay-title = Grabación { $file }
replay-players = Participantes: { $names }
replay-view = Tal como la vio { $name }
replay-view-all = Con todas las cartas boca arriba
replay-view-spectator = Tal como la vio el público
replay-step = Decisión { $number } de { $total }
replay-next = Pulsa Intro para el turno siguiente, o escribe q y pulsa Intro para parar.
replay-tips = Intro sigue, table muestra la mesa, log lo que ha pasado en esta ronda, quit para. ? y una carta, como ? JM, explica lo que hace la carta.
replay-end = La grabación termina aquí.
replay-unfinished = La grabación termina antes que la partida.

## foretell verify

verify-good = { $file }: en orden, { count-decisions }
# $reason: a sentence
verify-bad = { $file }: no está en orden. { $reason }
# $names: the players who contributed
verify-made = El reparto se deriva del secreto del servidor y de lo añadido por { $names }.
verify-made-alone = El reparto se deriva solo del secreto del servidor: nadie añadió nada.
# $commitment: 64 digits
verify-compare = Compara el compromiso con el que viste antes del reparto: { $commitment }
verify-other-commitment = El compromiso que anotaste no es el de la grabación: { $commitment }
verify-no-contribution = La contribución que anotaste no está en la grabación.
verify-total = { $bad ->
    [0] Todas las grabaciones están en orden: { $good }.
   *[other] Grabaciones en orden: { $good }; con fallos: { $bad }.
    }

## foretell sheet

# $suits: the names of the suits, best first
sheet-suits = Palos, de mejor a peor: { $suits }
sheet-good = { $file }: esta hoja de cartas está en orden.
sheet-warning = { $file }: conviene revisarla. { $reason }
