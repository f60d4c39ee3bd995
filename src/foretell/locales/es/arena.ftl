### Lo que dice la orden `foretell arena`.

## The command

help-arena = enfrenta a participantes con los mismos repartos y dice quién es más fuerte
# $bots: the kinds there are; $setting, $example, $program: how these are written
option-entrants = dos o más participantes: una clase de bot ({ $bots }), también con ajustes ({ $setting }), una clase tuya ({ $example }), o un programa en cualquier lenguaje ({ $program })
option-tables = número de participantes en una mesa, de 2 a 5, o varios, por ejemplo 2,4 (por defecto { $default })
option-deals = número de repartos, cada uno jugado en todos los asientos (por defecto { $default })
option-budget = lo que puede gastar por decisión quien busca: un tiempo en segundos, por ejemplo 0.5s, o un número de simulaciones, por ejemplo 300
option-out = carpeta de los resultados; tras una interrupción, --resume continúa
option-resume = continúa con los resultados de la carpeta de --out, con más repartos si --deals los pide
option-format = muestra los resultados en json o csv
option-plot = dibuja los resultados en este archivo (PNG, SVG o PDF)
option-address = dirección de un clúster de Ray que hace el trabajo; auto para el de este equipo

## What was not understood

error-needs-entrants = Indica dos participantes.
error-budget = «{ $answer }» no sirve: escribe segundos, por ejemplo 0.5s, o un número de simulaciones.
# $pip: what to type
error-arena-parts = La arena necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }

## What went wrong

# $choices: the kinds there are; $example: how a class is written
error-entrant-unknown = No hay ningún participante «{ $answer }»: elige entre { $choices }, o una clase tuya, por ejemplo { $example }.
# $player, here and below: a player as it was named; $example: how to tell it apart
error-entrant-twice = { $player } aparece dos veces: distingue los dos con un ajuste, por ejemplo { $example }.
error-entrant-written = «{ $answer }» en { $player } no es un ajuste: escribe clave=valor, con comas entre varios.
error-entrant-setting = { $player } no tiene ningún ajuste «{ $answer }»: elige entre { $choices }.
error-entrant-number = El ajuste «{ $setting }» de { $player } es un número, no { $answer }: escribe, por ejemplo, { $example }.
# $reason, here and below: as the library or Python gives it
error-entrant-made = No se puede crear { $player } (un participante recibe sus ajustes, y una semilla si admite «seed»): { $reason }
error-entrant-choose = { $player } no es un participante: no tiene el método choose(view).
# $file: a file or a module
error-entrant-class = No hay ninguna clase «{ $answer }» en { $file }.
error-entrant-code = No se puede ejecutar { $file }: { $reason }
error-belief = La creencia de { $player } no sirve: hacen falta nueve probabilidades por cada rival, que sumen 1.
# $deal, $seat: their numbers; $table: who sits there
error-player-failed = { $player } falló en el reparto { $deal }, asiento { $seat } ({ $table }): { $reason }
error-player-failed-rows = { $player } falló en los repartos desde el { $deal }: { $reason }
error-player-actions = { $player } dio { $answer }, y no una acción por fila.
error-player-illegal = { $player } eligió { $action } en el reparto { $deal }, y allí no está permitido.
# $setting, here and below: its name
error-player-share = { $setting } no puede ser { $answer }: indica un número de 0 a 1.
error-player-switch = { $setting } no puede ser { $answer }: indica true o false.
error-player-whole = { $setting } no puede ser { $answer }: indica un número entero a partir de 1.
error-player-positive = { $setting } no puede ser { $answer }: indica un número mayor que 0.
# $pip: what to type
error-player-parts = { $player } necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }
error-picture = { $file } no es una imagen que se pueda dibujar: su nombre debe acabar en .png, .svg o .pdf.
error-jobs = Un proceso que jugaba fue detenido desde fuera: prueba con menos procesos.
error-cluster = No hay ningún clúster de Ray en { $address }: { $reason }
error-resume-where = ¿Qué debe continuar? Indica la carpeta de los resultados con --out.
error-results-none = En { $folder } no hay resultados que continuar: comprueba su nombre, u omite --resume para empezar allí.
error-results-there = En { $folder } ya hay resultados: continúa con --resume, o indica otra carpeta.
error-results-folder = { $folder } no sirve para los resultados: { $reason }
# $reason: a few words
error-results-damaged = { $file } está dañado ({ $reason }): empieza de nuevo en otra carpeta.
# $version, $known: numbers of versions
error-results-version = Los resultados de { $folder } son de la versión { $version }, y este { -foretell } continúa la versión { $known }: empieza de nuevo en otra carpeta.
# $setting: its name; $before, $now: its values
error-results-other = Los resultados de { $folder } se empezaron con otros ajustes: { $setting } era { $before } y ahora es { $now }.
# $deals: how many are asked for; $played: how many there are
error-results-fewer = --deals { $deals } no sirve: { $folder } ya tiene { $played }. Pide esa cantidad o más.

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
