### The browser: the list of games, and statistics.

## My games

games-title = { screen-games }
games-lists = Qué partidas
games-mine = Mis partidas
games-public = Públicas
games-numbers = Estadísticas
games-none = Aún no has jugado. Aquí verás tus partidas, con sus repeticiones.
games-public-none = Aún no ha terminado ninguna partida pública.
games-more = Partidas anteriores
games-won = Has ganado
# $place: from 2; $players: how many
games-place = Puesto { $place } de { $players }
# $name: the winner
games-winner = Ganó { $name }
games-nobody = No ganó nadie
games-going = Aún se juega
games-waiting = Aún no ha empezado
games-lesson = Lección
games-go-on = Seguir

## Numbers

numbers-none = Cuando termines una partida, verás aquí cómo juegas.
numbers-games = Partidas
numbers-wins = Victorias
numbers-right = Predicciones acertadas
numbers-runes = Runas por partida
numbers-by-players = Victorias según los participantes
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
    }
# $part of $whole
numbers-of = { $part } de { $whole }
numbers-ranks = Rangos alcanzados
numbers-ranks-about = En cada Revelación, con las cartas de tu mano.
numbers-best = Tu mejor partida
numbers-best-see = Verla de nuevo
