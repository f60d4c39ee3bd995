### Lo que ha fallado y qué hacer. $answer is what the user typed.

## Answers in the game

# $count: how many choices there are; $token: the token of one of them
error-no-such-choice = No hay ninguna opción «{ $answer }»: escribe un número del 1 al { $count } o un código como { $token }. Escribe ? para ver la ayuda.
error-not-now = «{ $answer }» no es posible ahora. Elige una de las acciones de la lista.
error-no-such-topic = No hay ayuda sobre «{ $answer }»: escribe ? y una carta, como JM, 10C o R1, el nombre de un efecto, pass, allin, ranks o rules.
error-yes-or-no = «{ $answer }» no es ni sí ni no: escribe { $yes } o { $no }.
error-number = «{ $answer }» no sirve: escribe un número entero de { $low } a { $high }.
error-seconds = «{ $answer }» no sirve: escribe un número de segundos mayor que 0, como 2.5.
# $choices: the answers that will do
error-choice = «{ $answer }» no sirve: elige entre { $choices }.
error-name-empty = Un nombre necesita al menos un carácter.
error-name-characters = Un nombre solo puede tener caracteres imprimibles.
# $count: how many characters at most
error-name-long = { $count ->
    [one] Este nombre es demasiado largo: { $count } carácter como máximo.
    [many] Este nombre es demasiado largo: { $count } de caracteres como máximo.
   *[other] Este nombre es demasiado largo: { $count } caracteres como máximo.
    }
error-input-ended = La entrada terminó antes que la partida.

## Files and options

# $reason: a sentence, as the system or the library gives it
error-line = Error: { $reason }
error-usage = { $reason } Escribe { $command } --help para ver cómo se usa.
error-unknown-argument = «{ $answer }» no se reconoce aquí.
# $guess: the option or command that is spelt most like the answer
error-did-you-mean = ¿Querías decir { $guess }?
error-needs-value = Debe seguir un valor.
error-needs-no-value = No debe seguir ningún valor.
error-memory-printed = Elige --memory o --printed-rules: con las reglas impresas no hay ayuda de memoria.
error-needs-file = Indica un archivo.
error-needs-cards = Indica cinco cartas.
error-card = «{ $answer }» no es una carta: escribe un valor (2 a 10, J, Q, K o A) y la letra de un palo (C, M, S o T), como 10T, o bien R1 o R2.
error-card-twice = { $card } aparece dos veces: indica cinco cartas distintas.
error-card-count = Indica cinco cartas, no { $count }.
error-language = No hay ningún idioma «{ $answer }»: elige entre { $choices }.
error-file-missing = No existe el archivo { $file }: comprueba su nombre y su carpeta.
error-file-unread = No se puede leer el archivo { $file }: { $reason }
error-file-unwritten = No se puede escribir el archivo { $file }: { $reason }
error-file-unused = No se puede usar { $file }: { $reason }
error-system = Este ordenador no puede hacerlo: { $reason }
error-file-exists = El archivo { $file } ya existe: elige otro nombre.
error-record = { $file } no es una grabación que se pueda jugar: { $reason }
error-sheet = { $file } no es una hoja de cartas que se pueda usar: { $reason }
error-seed = «{ $answer }» no es una semilla: escribe de 1 a 64 dígitos hexadecimales (del 0 al 9, de la a a la f) o cualquier texto.
error-digits = «{ $answer }» no sirve: indica los 64 dígitos hexadecimales (del 0 al 9, de la a a la f).
error-seats = { $bots ->
    [one] { $bots } bot no encaja en una mesa de { $players }: indica uno por asiento.
    [many] { $bots } de bots no encajan en una mesa de { $players }: indica uno por asiento.
   *[other] { $bots } bots no encajan en una mesa de { $players }: indica uno por asiento.
    }
error-unexpected = Algo ha ido mal dentro de { -foretell }: { $reason } Por favor, avisa e incluye la semilla y lo último que hiciste.

## Why a file cannot be used. Each reason follows a colon

reason-missing = ese archivo o esa carpeta no existe. Comprueba el nombre y la carpeta.
reason-folder = es una carpeta, no un archivo. Indica un archivo.
reason-no-folder = una parte de esta ruta es un archivo, no una carpeta. Elige otra ruta.
reason-denied = no tienes permiso. Elige otro lugar, o cambia los permisos.
reason-full = el disco está lleno. Borra algo, o elige otro lugar.
reason-name = ningún archivo puede llamarse así. Elige un nombre más corto, con letras y cifras.
reason-content = está dañado, o es un archivo de otro tipo. Comprueba que es el archivo correcto.
reason-other = el sistema avisa: { $reason }.

## Databases and signing keys. $file, $name: the database; $reason: a reason as above

error-database-foreign = { $file } no es una base de datos de { -foretell } y no se ha modificado. Indica otro archivo.
error-database-in-use = Otro servidor (proceso { $process }) está usando { $file }. Detén ese servidor, o indica otro archivo. Con PostgreSQL, varios servidores pueden compartir mesas.
error-database-file = No se puede abrir la base de datos { $file }: { $reason } La indican las opciones --data y --database.
error-database-server = No se puede abrir la base de datos { $name }: { $reason } Comprueba que está en marcha, y comprueba --database.
error-database-failed = Ha fallado la base de datos { $name }: { $reason }
error-database-wal = { $file } está en un sistema de archivos que no admite el registro (WAL) de SQLite. Elige con --data una carpeta de este ordenador.
error-sqlite-old = Este Python tiene SQLite { $version }, pero { -foretell } necesita la versión { $needed } o una más nueva. Usa un Python más nuevo.
error-data-folder = No se puede usar la carpeta { $folder }: { $reason } La indica la opción --data.
error-keys-readable = Otros usuarios pueden leer { $file } y podrían jugar en nombre de cualquiera. Borra el archivo, con lo que todos serán invitados nuevos, o, si nadie lo ha leído, ejecuta chmod 600 con ese archivo.
error-keys-damaged = { $file } está dañado. Bórralo, con lo que todos serán invitados nuevos.
error-database-newer = { $name } tiene la versión de esquema { $version }, pero este { -foretell } solo conoce versiones hasta la { $known }. Usa un { -foretell } más nuevo.
