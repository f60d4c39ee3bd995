### Lo que dice la orden `foretell serve`.

## The command

help-serve = pone en marcha un servidor con mesas para personas y bots
help-settings = Cada ajuste es una opción, una variable de entorno o una clave del archivo: la opción cuenta antes que el entorno, y este antes que el archivo.
# $about: what it is for; $variable: its environment variable
setting = { $about } ({ $variable })
setting-with-default = { $about } ({ $variable }, por defecto { $default })
# $address: such as http://127.0.0.1:8000
serve-ready = { -foretell } está en { $address } – ábrela en tu navegador. Ctrl-C lo detiene.
serve-stopped = { -foretell } se ha detenido. Todas las partidas están guardadas.
# $before: the flag, variable or key of an earlier version; $now: its new name
serve-renamed = { $before }: este ajuste se llama ahora { $now }.

## The settings

setting-config = archivo TOML con ajustes
setting-host = dirección en la que se escucha
setting-port = puerto en el que se escucha; 0 elige uno libre
setting-url = dirección pública, si es otra, como detrás de un proxy
setting-data = carpeta de las claves y las partidas
setting-database = dónde se guardan las partidas: sqlite:///ARCHIVO o postgresql://...; si no se indica nada, un archivo de la carpeta de datos
setting-signing-keys = secretos de 64 cifras hexadecimales que firman las cookies, el más nuevo primero; si no se indican, el servidor crea los suyos. Usa la variable mejor que la opción
setting-origins = otras direcciones web cuyas páginas pueden hablar con este servidor
setting-rate = peticiones por segundo permitidas a cada cliente; 0 para no limitarlas
setting-message-rate = mensajes por segundo permitidos a cada conexión; 0 para no limitarlos
setting-max-body = tamaño máximo de una petición
setting-max-message = tamaño máximo de un mensaje
setting-max-connections = número máximo de conexiones
setting-max-per-client = número máximo de conexiones de cada cliente; 0 para no limitarlas
setting-max-tables = número de mesas sin terminar a partir del cual una persona no abre más; 0 para no limitarlas
setting-max-tables-per-client = número máximo de mesas sin terminar que abre cada cliente; 0 para no limitarlas
setting-max-bot-tables = número máximo de mesas de cada cliente o persona donde solo juegan bots; 0 para no limitarlas
setting-max-reviews = número máximo de análisis de partidas en espera o en curso; 0 para no ofrecerlos
setting-max-queue = lo que puede esperar a un lector lento antes de cortar la conexión
setting-away-after = tiempo sin alguien hasta que un bot juega en su lugar
setting-close-after = tiempo sin nadie hasta que se guarda una mesa; se puede reanudar
setting-deal-wait = tiempo que el reparto espera la parte de la semilla de cada cual
setting-bot-pause = tiempo que un bot se toma para una decisión; 0 para ninguno
setting-trust-proxy = toma las direcciones de los clientes de la cabecera X-Forwarded-For de un proxy
setting-sheet = hoja de cartas de las mesas, un archivo TOML, o default para la de { -foretell }; repítela para que se pueda elegir, una mesa nueva tiene la primera
setting-log-level = cuánto se registra: debug, info, warning o error
setting-log-format = forma del registro: text, o json para programas (text en un terminal, si no json)
setting-site = carpeta de la mesa construida, si es otra que la que viene con { -foretell }
setting-open-browser = abre la dirección en un navegador; si no se indica, donde haya pantalla

## What went wrong

# $source: the flag, variable or file; $reason: a sentence
error-setting = { $source }: { $reason }
error-amount = «{ $answer }» no sirve: indica un número de { $low } a { $high }.
error-text = «{ $answer }» no sirve: indica un texto de una línea.
error-folder = No existe la carpeta «{ $answer }»: comprueba su nombre.
error-setting-sheet = La hoja de cartas { $file } no se puede usar: { $reason }.
error-sheet-name = Dos hojas de cartas se llaman «{ $name }»: dale otro nombre a una de ellas.
error-web-address = «{ $answer }» no sirve: indica una dirección como https://play.example.org.
error-database = Indica una dirección como sqlite:///partidas.db o postgresql://host/nombre.
error-signing-keys = No son claves de firma: indica cada una, sin repetirla, con 64 cifras hexadecimales o más (0 a 9, a a f).
error-toml = Esto no es un archivo TOML: { $reason }.
error-listen = El servidor no puede escuchar en { $address }: { $reason }
error-listen-taken = otro programa ya usa este puerto, quizá un servidor que iniciaste antes. Detén ese programa, o elige otro puerto con --port.
error-listen-denied = este puerto está reservado. Elige un puerto de 1024 a 65535 con --port.
error-listen-host = este ordenador no tiene esa dirección. Elige otra con --host.
error-listen-other = el sistema avisa: { $reason }. Elige otra dirección con --host y --port.
# $pip: the command that installs them
error-needs-parts = El servidor necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }
error-needs-traces = Las trazas necesitan { $package }, que no está instalado. Para instalarlo, escribe: { $pip }
