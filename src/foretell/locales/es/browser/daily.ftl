### The browser: the deal of the day.

## Before the game

daily-about = Las mismas cartas y los mismos dos Adeptos para todo el mundo. Tu puntuación es tu resultado sin la suerte de las cartas.
daily-counts = Cuenta tu primera partida. Toma todas las decisiones tú y termina antes de la medianoche UTC.
daily-seen = Los demás ven tu nombre y tu puntuación y, después de medianoche, la mejor partida.
# $hours, $minutes: numbers
daily-ends = El día termina en { $hours } h { $minutes } min.
daily-play = Jugar el reparto de hoy
daily-go-on = Seguir con la partida de hoy
daily-again = Jugarlo otra vez
daily-again-about = Las demás partidas del mismo reparto no cuentan.

## The score. $points, $result, $luck and $error: numbers

daily-score = Tu puntuación: { $points }
daily-parts = Resultado { $result }, suerte { $luck }: tu puntuación es { $points }, con un margen de { $error }.
daily-waiting = Se está calculando tu puntuación. Tarda hasta un minuto.
daily-never = Esta partida no tiene puntuación: un bot jugó por ti, la partida terminó después de medianoche o este servidor no analiza partidas.
# $round: a number; $prediction and $choices: the next messages
daily-round = Ronda { $round }: { $prediction }, { $choices }
daily-right = predicción acertada
daily-wrong = predicción fallada
daily-worst-none = ninguna mala decisión
daily-worst-inaccuracy = una imprecisión
daily-worst-mistake = un error
daily-worst-blunder = un error grave
daily-copy = Copiar para compartir
daily-copied = Tu puntuación está copiada.

## Comparisons

daily-levels = Los bots en tu sitio
daily-levels-waiting = Los demás bots aún están jugando.
daily-you = Tú
daily-today = Hoy
# $place, $players and $mean: numbers
daily-place = Puesto { $place } de { $players }. La media es { $mean }.
daily-week = Esta semana
daily-week-none = Nadie tiene puntuación esta semana.
daily-name = Nombre
daily-points = Puntos
daily-days = Días
daily-yesterday = Ayer
daily-best-game = Ver la mejor partida de ayer

## Fairness

daily-fair = ¿Es justo el reparto?
daily-fair-about = El servidor sorteó por adelantado, para cada uno de estos días, un secreto del que salen las cartas. Este es su SHA-256. El secreto se revela cuando termina el día.
daily-secret = Secreto de ayer
