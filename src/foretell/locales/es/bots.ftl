### What the commands say about bots: your own classes, seats at a server, records of games, and failures.

## Commands and options

help-join = sienta a un bot en una mesa de un servidor
help-show = vuelve a ver una partida grabada en el navegador
# $bots: the kinds there are; $example: how a class is written
option-opponents = juega contra este bot: una clase de bot ({ $bots }) o una clase tuya ({ $example }); repítela para varios bots
option-own-bot = una clase de bot ({ $bots }) o una clase tuya ({ $example })
# $example: how it is written
option-server-address = dirección del servidor, por ejemplo { $example }
option-table-code = código de la mesa
option-show-port = puerto del servidor local (por defecto, uno libre)
option-bot-name = nombre del bot en la mesa (por defecto, el suyo)
option-bot-seed = semilla de las decisiones al azar del bot, un texto cualquiera
option-records = carpeta para el registro de cada partida
option-on-error = si un bot falla: stop detiene todo (por defecto), forfeit da la partida por perdida y sigue con la siguiente
option-max-seconds = tiempo máximo de un bot para cada decisión, en segundos
option-traceback = si un bot falla, muestra la traza de Python

## Playing

# $bots: their names
setup-bots = Los bots: { $bots }.
# $seat: its number from 0
join-seated = { $name } tiene el asiento { $seat } en la mesa { $code }.
# $address: where to look
show-ready = La partida está en { $address }. Para terminar, pulsa Ctrl+C.

## What went wrong

error-needs-join = Indica un servidor, el código de una mesa y un bot.
error-join-address = «{ $answer }» no es la dirección de un servidor: escribe una como { $example }.
# $reason, here and below: as the server, the library or Python gives it
error-join-server = No hay conexión con { $address }: { $reason }
# The reasons of "error-join-server"
error-join-nobody = allí no hay ningún servidor en marcha. Inicia uno o comprueba la dirección y el puerto.
error-join-host = ningún ordenador tiene ese nombre. Comprueba la dirección.
error-join-slow = no responde a tiempo. Comprueba la dirección y tu conexión, o inténtalo más tarde.
error-join-foreign = lo que responde allí no es un servidor de Foretell. Comprueba la dirección y el puerto.
error-join-secure = no se puede establecer una conexión segura. Comprueba si la dirección empieza por http:// o https://.
error-join-other = el sistema avisa: { $reason }. Comprueba la dirección y tu conexión.
error-join-refused = El servidor rechazó al bot: { $reason }
error-join-full = No hay ningún asiento libre en la mesa { $code }. Pide a su dueño que libere uno, o elige otra mesa.
error-join-code = El servidor no tiene ninguna mesa «{ $code }». Comprueba el código: solo es válido hasta el final de la partida.
error-join-removed = El dueño de la mesa quitó al bot de su asiento.
# $command: what to type
error-show-position = { $file } empieza por una posición, y el navegador no puede mostrarla. Usa { $command }.
# $player: a player as it was named; $seat: its number from 0
error-bot-failed = { $player } falló en el asiento { $seat }: { $reason }
error-bot-illegal = { $action } no es una de las opciones: { $choices }
# $phase: the kind of choice, as the library calls it
error-bot-slow = el bot pensó más de { $seconds } segundos en una decisión ({ $phase }).
failed-record = La partida hasta esa decisión: { $file }
# $games: how many; $reason: why the first of them
arena-forfeits = { $games ->
    [one] { $player } dio por perdida { $games } partida: { $reason }
   *[other] { $player } dio por perdidas { $games } partidas. La primera: { $reason }
    }
# $answer: a module; $example: how a class is written
error-entrant-module = No hay ningún módulo «{ $answer }»: revisa su nombre, o indica un archivo, por ejemplo { $example }.
# $choices: the classes in the file
error-entrant-classes = No hay ninguna clase «{ $answer }» en { $file }, pero sí { $choices }.
error-entrant-async = { $player } no puede jugar, porque su método choose es async: escribe def choose(self, view).
error-program-missing = No hay ningún programa «{ $program }»: revisa su nombre, o escribe su ruta completa.
error-program-start = No se puede iniciar { $program }: { $reason }
error-program-ended = el programa terminó sin responder (código de salida { $status }).
error-program-slow = el programa no respondió durante { $seconds } segundos.
# $example: how an answer is written
error-program-answer = el programa respondió { $answer } en vez de una línea como { $example }
