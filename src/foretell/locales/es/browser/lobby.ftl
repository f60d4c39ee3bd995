### The browser: a table before its game starts.

## Seats

seat-host = abrió la mesa
seat-not-here = ahora no está
seat-sit = Sentarse aquí
seat-move = Venir aquí
seat-add-bot = Bot
seat-rename = Cambiar tu nombre
seat-leave = Levantarse
# $name: who sits there
seat-level = Cómo juega { $name }
seat-take = Cambiar de asiento con { $name }
seat-swap = Dar otro asiento a { $name }
seat-swap-with = Cambiar con { $name }
seat-swap-not = Dejarlo así
seat-remove = Quitar a { $name }

## The lobby

lobby-title = Una mesa
# $name: who opened it
lobby-title-of = La mesa de { $name }
lobby-seats = Asientos
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } asiento está libre
   *[other] { $count } asientos están libres
    }
lobby-full = Ya están todos
lobby-start = Empezar la partida
lobby-start-why = Antes deben ocuparse todos los asientos: invita a alguien o pon un bot.
lobby-sit-why = Toma asiento o quédate a mirar.
# $name: who opened the table
lobby-waiting = Esperando a que { $name } empiece
lobby-waiting-owner = Quien abrió la mesa empezará la partida
lobby-dealing = Se barajan las cartas…
lobby-invite = Invitar
lobby-code = El código de esta mesa
lobby-link = Enlace a esta mesa
lobby-copy = Copiar enlace
lobby-copied = El enlace está copiado.
# The page was opened by an address that only this machine has
lobby-alone = Esta dirección solo lleva aquí desde este ordenador. Para que otros puedan venir, inicia el servidor con --host 0.0.0.0 y abre la página con la dirección propia de esta máquina.
lobby-share = Compartir
# $code: the table's code
lobby-share-text = Juega conmigo a Foretell. El código de la mesa es { $code }.
lobby-qr = Código QR con el enlace a esta mesa
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Mesa { $number } de { $tables }: todas juegan con las mismas cartas.
lobby-duplicate-all = Todas las mesas
lobby-options = Opciones
lobby-name-sit = ¿Cómo te llamamos?
lobby-name-change = Cambiar tu nombre
lobby-name-keep = Guardar este nombre
lobby-fair = El reparto se puede comprobar
lobby-fair-about = El mazo se baraja con un secreto del servidor y con números al azar que añade el navegador de cada participante. El servidor selló su secreto antes de conocerlos: este es el sello. Tras la partida se abre el secreto y tu navegador comprueba que todo encaja.
lobby-fair-duplicate = Todas las mesas se barajan con un solo secreto del servidor, y nadie añade nada. Este sello, igual en cada mesa, demuestra que el secreto se fijó antes. Cuando terminan todas las mesas, el servidor lo revela.
lobby-fair-promise = Sello:
lobby-fair-copy = Copiar
lobby-fair-copied = El sello está copiado.
lobby-fair-added = Tu navegador ya ha añadido su parte.
