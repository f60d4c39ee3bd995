### Lo que dice la orden `foretell arena`.

## The command

help-arena = enfrenta a jugadores con los mismos repartos y di quién es más fuerte
# $bots: the kinds there are; $setting, $example: how these are written
option-entrants = dos o más jugadores: una clase de bot ({ $bots }), también con ajustes ({ $setting }), o una clase tuya ({ $example })
option-tables = número de participantes en una mesa, de 2 a 5, o varios, por ejemplo 2,4 (por defecto { $default })
option-deals = número de repartos, cada uno jugado en todos los asientos (por defecto { $default })
option-budget = lo que puede gastar por decisión quien busca: segundos, por ejemplo 0.5s, o un número de simulaciones
option-out = carpeta de los resultados; tras una interrupción, --resume continúa
option-resume = continúa con los resultados de la carpeta de --out
option-format = muestra los resultados en json o csv
option-plot = dibuja los resultados en este archivo (PNG, SVG o PDF)
option-address = dirección de un clúster de Ray que hace el trabajo; auto para el de este equipo

## What was not understood

error-needs-entrants = Indica dos jugadores.
error-budget = «{ $answer }» no sirve: escribe segundos, por ejemplo 0.5s, o un número de simulaciones.
# $pip: what to type
error-arena-parts = La arena necesita partes que no están instaladas. En la carpeta de Foretell escribe { $pip }

## The results

arena-column-player = Participante
arena-column-against = Solo entre
arena-column-share = Victorias
arena-column-interval = 95 %
arena-column-ratio = × justo
arena-column-runes = Runas
arena-column-hits = Aciertos
arena-column-rating = Nivel
arena-column-decisions = Decisiones
arena-column-mean = Media
arena-column-p50 = 50 %
arena-column-p99 = 99 %
arena-column-belief = Creencia
arena-column-counting = Recuento
arena-note = Victorias y aciertos son partes; las runas, promedio por partida; el intervalo es del 95 %, por repartos. Después, el tiempo por decisión.
arena-beliefs = La creencia es la pérdida logarítmica sobre el rango de las otras manos al predecir, junto a la de contar cartas; menos es mejor.
# $folder: its name
arena-kept = Los resultados están en { $folder }. Para continuar, añade --resume.
