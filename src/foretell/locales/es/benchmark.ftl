### Lo que dicen los comandos `foretell benchmark` y `foretell beliefs`.

help-benchmark = mide la fuerza de un participante con un protocolo fijo
# $bots: the kinds there are; $example, $program: how these are written
option-benchmark-player = el participante que se mide: un tipo ({ $bots }), una clase propia ({ $example }) o un programa ({ $program })
option-benchmark-out = archivo para los resultados, que otros pueden comprobar
option-benchmark-resume = continúa los resultados del archivo de --out
option-benchmark-verify = comprueba un archivo de resultados: vuelve a jugar sus partidas y a calcular su puntuación
error-benchmark-what = Indica un participante que medir, o un archivo de resultados con --verify, pero no ambos.
error-benchmark-resume = --resume necesita un archivo de resultados: indícalo con --out.
# $protocol, here and below: its name, such as v1
error-protocol-changed = Esta versión de { -foretell } no juega el protocolo { $protocol }: sus reglas, rivales o pesos son distintos. Usa la versión que nombra el archivo de resultados.
error-benchmark-unfinished = { $file } no está completo: continúalo con --resume.
error-benchmark-wrong = { $file } no es válido: { $reason }.
benchmark-good = { $file } es válido: se ha vuelto a jugar todo ({ count-games }).
benchmark-different = En esta máquina, { $different } de { $choices } decisiones de los rivales son distintas, porque los números se redondean de otro modo.
# $score, here and below: a number with its interval
benchmark-score = { $player }, protocolo { $protocol }: { $score }
benchmark-table = contra { $others }: { $score }
benchmark-plain = Con la suerte: { $score }
benchmark-note = 100 significa que el participante gana tantas veces como un asiento medio. El intervalo tiene una confianza del 95 %. Partidas: { $games }
help-beliefs = puntúa lo que una función o un participante cree sobre las manos ocultas
# $choices: the names there are; $example: how a function is written
option-believers = lo que se puntúa: { $choices }, o una función o clase propia ({ $example })
option-positions = número de posiciones ({ $default } por defecto)
error-needs-believer = Indica al menos una función o un participante.
error-believer = No existe «{ $answer }»: elige entre { $choices }, o una función propia, como { $example }.
# $player, here and below: a believer as it was named
error-believer-method = { $player } no tiene ningún método belief(view).
error-believer-failed = { $player } ha fallado: { $reason }
beliefs-progress = { $done } de { $positions } posiciones
beliefs-column-player = Nombre
beliefs-column-log-loss = Pérdida log.
beliefs-column-brier = Brier
beliefs-column-calibration = Calibración
beliefs-column-best = Mejor mano
beliefs-note = Posiciones: { $positions }; manos ocultas: { $hands }. Menos es mejor. Los intervalos tienen una confianza del 95 %, por partidas. La última columna es la pérdida logarítmica sobre quién tiene la mejor mano.
