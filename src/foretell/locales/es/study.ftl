### Lo que dice la orden `foretell study`, y su informe.

## The command

help-study = estudia lo que decide las partidas: rangos, asientos, All In, efectos y cartas; o compara dos hojas de cartas
option-study-compare = compare BASE MINE juega dos hojas de cartas con los mismos repartos y muestra la diferencia; compare MINE compara con la hoja que trae { -foretell }
# $default: how many
option-study-games = número de partidas (al menos { $least }, por defecto { $default }); la mitad mide lo que valen cartas y efectos
# $choices: their names; $default: one of them
option-study-policy = quién juega en todos los asientos: { $choices } (por defecto { $default })
# $default: a name
option-study-out = carpeta del informe y de los resultados (por defecto { $default })
option-study-resume = continúa el estudio de la carpeta de --out

## What went wrong

error-study-arguments = No indiques ningún argumento, o compare con una o dos hojas de cartas.
error-study-sheet = compare ya nombra las hojas de cartas: quita --sheet.
# $first, $other: the names of two sheets
error-sheets-alike = Las hojas de cartas «{ $first }» y «{ $other }» se juegan igual: cambia un efecto o el orden de los palos.
# $package: its name; $pip: what to type
error-study-parts = Los estudios necesitan { $package }, que no está instalado. Para instalarlo, escribe: { $pip }
# $folder: its name
study-kept = El estudio se interrumpió. Para continuarlo, añade --resume --out { $folder }.

## The report

# $file: its name
study-report = Informe: { $file }
# $sheet: its name
study-title = Estudio de la hoja de cartas { $sheet }
# $first, $other: the names of two sheets
study-title-compared = { $other } comparada con { $first }
study-scope = A qué se aplica
# $policy: its name
study-scope-note = Estas cifras valen para esta mesa, esta hoja de cartas y participantes que siguen siempre la estrategia { $policy }. Las personas y otros participantes eligen de otro modo, así que para ellos pueden valer otras cifras.
study-policy-quick = quick: mira un turno hacia delante; la estrategia de las simulaciones del participante que busca
study-policy-scripted = scripted: el experto que sigue reglas y cuenta las manos posibles
study-policy-random = random: cualquier opción permitida
# $games, $rounds: how many
study-played = { $games } partidas enteras y { $rounds } rondas sueltas
study-intervals = Una línea muestra el intervalo de confianza del 95 % de su cifra sola. Entre muchas cifras, alrededor de una de cada veinte no acierta el valor real por azar. Las diferencias de porcentajes son puntos porcentuales.
study-digest = SHA-256 de la hoja
study-policy = Estrategia
study-volume = Jugado
study-table = Mesa

## Its sections, and what is said below the headings

study-section-summary = La partida
study-section-ranks = Rangos
    .note = Con qué frecuencia una mano tiene cada rango al repartirse y en la Revelación, con qué frecuencia es entonces la mejor de la mesa y cuántas runas gana en la ronda quien la tiene.
study-section-seats = El asiento que empieza
    .note = El asiento 0 empieza la ronda 1. Todos los asientos siguen la misma estrategia y reciben cartas por igual, así que una diferencia entre asientos viene del orden de juego.
study-section-predictions = Predicciones según el orden
    .note = Con qué frecuencia acierta quien predice primero, segundo… y a quién nombra.
study-section-all-in-rounds = All In por ronda
study-section-all-in-ranks = All In por rango
study-section-all-in-spaces = All In por huecos libres del muestrario
study-section-all-in-worth = El valor del All In
    .note = Un asiento juega los mismos repartos una vez como siempre y otra sin arriesgarlo todo nunca. Las cifras dicen lo que pierde entonces.
study-section-effects = El valor de cada efecto
    .note = Un asiento juega los mismos repartos sin este efecto en ninguna de sus cartas. Si el efecto tiene estrella y ningún otro trae una carta, un robo ocupa su lugar. Las cifras dicen lo que el asiento pierde por partida; los demás conservan la hoja entera.
study-section-cards-held = El valor de tener una carta
    .note = En los mismos repartos de la ronda 1, la carta entra en la mano de un asiento en lugar de otra. El valor es lo que el asiento gana en esa ronda frente a la mano repartida. Las últimas columnas dicen con qué frecuencia se juega la carta en una ronda y con qué frecuencia está en una mano en la Revelación.
study-section-cards-text = El valor de los efectos de una carta
    .note = Un asiento tiene la carta en la ronda 1, una vez tal cual y otra con un simple robo como único efecto. El valor es lo que el asiento gana en esa ronda gracias a los efectos de la carta.
study-section-compared = La partida con cada hoja
    .note = Todos los asientos juegan los mismos repartos con una hoja y con la otra.
study-section-compared-ranks = Rangos en la Revelación
study-section-compared-seats = Victorias por asiento
study-section-compared-played = Con qué frecuencia se juegan en una ronda las cartas cambiadas
study-section-one-seat = Lo que la nueva hoja vale para un asiento
    .note = Un asiento juega los mismos repartos con los nuevos efectos de todas las cartas cambiadas. Los demás juegan con la hoja anterior. Las cifras son por partida.
study-section-changed-cards = Lo que valen los nuevos efectos de una carta
    .note = Un asiento tiene la carta en la ronda 1, una vez con los efectos anteriores y otra con los nuevos. El valor es lo que el asiento gana en esa ronda con el cambio.

## Columns

study-figure-mean = Promedio
study-figure-dealt = Al repartir
study-figure-final = En la Revelación
study-figure-best = Mejor mano
study-figure-gain = Runas en la ronda
study-figure-wins = Victorias
study-figure-runes = Runas en la partida
study-figure-first-gain = Runas en la ronda 1
study-figure-right = Aciertos
study-figure-self = Se nombran
study-figure-self-right = … y aciertan
study-figure-all-in = Nombran a quien está All In
study-figure-all-in-right = … y aciertan
study-figure-share = Parte
study-figure-worth-runes = Valor en runas
study-figure-worth-wins = Valor en victorias
study-figure-worth-round = Valor en runas
study-figure-played = Jugada
study-figure-kept = En la Revelación
study-figure-before = Antes
study-figure-after = Después
study-figure-difference = Diferencia

## Rows

study-row-decisions = Decisiones por partida
study-row-turns = Turnos por ronda
study-row-passes = Turnos en los que se pasa
study-row-all-ins = Rondas con un All In
study-row-right = Predicciones acertadas
study-row-pot-kept = Parte del bote que se queda
study-row-runes = Runas de todos los participantes juntos
study-row-starter-wins = Victorias del asiento que empieza
# $seat: its number
study-row-seat = Asiento { $seat }
# $order: 1 for the first
study-row-order = Predicción { $order }
# $spaces: how many
study-row-spaces = Libres: { $spaces }
study-row-sheet = Todas las cartas cambiadas
study-row-all-in = Puede arriesgarlo todo (All In)
