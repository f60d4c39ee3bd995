### The browser: duplicates, tables that play the same cards.

## Open them

duplicate-about = Dos o más mesas de amigos juegan con las mismas cartas. Cuando todas terminan, cada asiento se compara con el mismo asiento de las demás mesas, ronda por ronda.
duplicate-once = Cada cual juega en una sola mesa: en las demás conocería las cartas.
duplicate-tables = Mesas
duplicate-open = Abrir las mesas

## The tables. $number: from 1

duplicate-table = Mesa { $number }
duplicate-invite = Envía el enlace de esta página a todos, o el código de una mesa a quienes deban jugar en ella.
duplicate-code = Código
duplicate-go = Ir a la mesa
duplicate-bots = Bots en los asientos libres
duplicate-start = Empezar
duplicate-start-all = Empezar en todas las mesas
duplicate-state-open = Sin empezar
duplicate-state-dealing = Se están repartiendo las cartas
duplicate-state-playing = En juego
duplicate-state-over = Terminada
duplicate-state-ended = Cerrada sin resultado
duplicate-sealed = Hasta que terminen todas las mesas, solo los participantes de una mesa ven algo de su partida.
duplicate-end = Cerrar las mesas sin terminar
duplicate-end-about = Sus partidas quedan sin resultado y nadie puede seguirlas. Las demás mesas se comparan.
duplicate-missing = Estas mesas no existen
duplicate-missing-about = Comprueba el enlace. Quizá el anfitrión del servidor ha borrado las mesas.

## The comparison. $seat, $round: from 1

duplicate-result = Resultado
duplicate-total-about = El total es la suma de las diferencias: las Runas que ganó un asiento, comparadas con la media del mismo asiento en las demás mesas con las mismas cartas.
duplicate-name = Nombre
duplicate-total = Total
duplicate-rounds = Ronda por ronda
duplicate-seat = Asiento { $seat }
duplicate-round = Ronda { $round }
duplicate-alone = Solo una mesa tiene resultado, así que no hay nada que comparar.
# $runes: a number; $difference: a number with its sign
duplicate-cell = { count-runes }, diferencia { $difference }
duplicate-cell-alone = { count-runes }, sin comparación
