### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Práctica
screen-games = { games-title }
screen-puzzles = { home-puzzles }
screen-daily = { home-daily }
screen-duplicate = { home-duplicate }
screen-lost = { lost-title }
offline = Sin conexión. Intentándolo de nuevo…
page-loading = Un momento…
page-yes = sí
page-no = no
page-copy-failed = Este navegador no deja copiar a la página: marca el texto y cópialo tú.
dialog-close = Cerrar
toast-dismiss = Ocultar

## The head of a page

bar-first-page = Foretell: a la portada
bar-pages = Páginas
bar-learn = Aprender
bar-rulebook = Reglas
bar-games = { games-title }
bar-theme = Día o noche

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-speed = Velocidad de las cartas
settings-sound = Sonidos
    .about = Cartas sobre el fieltro, un tictac en tu turno, una campana en la Revelación.
settings-volume = Volumen
settings-haptics = Vibración
    .about = Vibraciones cortas al elegir y al empezar tu turno.
settings-notices = Avisarme cuando sea mi turno
    .about = Un aviso del sistema mientras miras otra página.
    .refused = El navegador no permite avisos de esta página: puedes cambiarlo en sus ajustes.
settings-sure = Preguntar cuánta seguridad tengo
    .about = Tras una predicción puedes decir cuánta seguridad tienes. No influye en la partida y nadie lo ve antes del final.
settings-letters = Letras junto a los palos
    .about = { suit-clock.letter }, { suit-mask.letter }, { suit-scarab.letter } y { suit-tree.letter }, donde no bastan la forma y el color.
settings-keys = Atajos de una sola tecla
    .about = Letras y cifras eligen cartas y acciones. Desactívalas si le hablas al ordenador.
theme-auto = Sistema
theme-night = Noche
theme-day = Día
settings-decor = Mesa y dorso de las cartas
decor-velvet = Terciopelo
decor-baize = Salón de juego
decor-parlour = Gabinete
settings-emotes = Mostrar emoticonos
    .about = Las imágenes que envían los demás aparecen en su asiento.
speed-calm = Tranquila
    .about = Tiempo para seguir cada carta.
speed-normal = Normal
    .about = Ágil, y aún fácil de seguir.
speed-quick = Rápida
    .about = Para quien conoce el juego.
speed-none = Ninguna
    .about = Todo está en su sitio al instante.
name-label = Tu nombre
name-guest = Visitante
portrait-choose = Elige tu retrato
# $name: the name of the portrait
portrait-own = Tu retrato: { $name }
portrait-sibyl = Sibila
portrait-blind = Profeta ciego
portrait-magus = Mago
portrait-astrologer = Astrólogo
portrait-prophetess = Profetisa
portrait-stranger = Encapuchado
portrait-doctor = Doctor de la peste
portrait-owl = Búho
portrait-cat = Gato negro
portrait-crone = Anciana sabia
portrait-bard = Bardo
portrait-priestess = Sacerdotisa del Nilo
portrait-wanderer = Viajero tuerto
portrait-masquerader = Dama enmascarada
portrait-automaton = Autómata

## Clocks

clock-none = Sin reloj
    .about = Cada cual se toma el tiempo que necesita.
clock-relaxed = Con calma
clock-fast = Rápido
# $minutes, $seconds: numbers
clock-about = { $minutes } min para la partida y { $seconds } s más tras cada decisión. Después sigue un bot.

## Options of a table

wish-players = Participantes
wish-side = Carta de Ayuda
wish-discard = Pila de descarte
wish-clock = Reloj
wish-memory = Ayuda de memoria
wish-sheet = Hoja de cartas
wish-listed = En la lista pública
    .about = Cualquiera puede encontrar esta mesa y sentarse, y ver después la partida.
wish-spectators = Espectadores
    .about = Quien tenga el enlace puede mirar, sin ver ninguna mano.
wish-talk = Chat y mensajes rápidos
    .about = Los participantes pueden escribirse.
wish-level = Bots suplentes
    .about = Cómo juega el bot que sustituye a quien no está.

## Home

home-title = Póker de adivinos: predice la mejor mano
home-lead = Tres rondas, un bote. Juega cartas por sus poderes, da forma a tu mano y predice de quién será la mejor.
home-still = Pausar la animación
home-play-title = Jugar contra bots
home-opponents = Rivales
home-level = Cómo juegan
home-play = Jugar ahora
home-new = ¿No conoces el juego? Apréndelo en cinco minutos.
home-dealing = Repartiendo…
home-options = Más opciones
home-options-changed = cambiadas
home-friends = Con amigos
home-friends-about = Abre una mesa, envía el enlace y pon bots en los asientos que queden libres.
home-open = Abrir una mesa
home-join = Unirse con un código o un enlace
home-join-example = BCDFGH
home-join-go = Unirse
home-join-help = Mayúsculas o minúsculas, con o sin espacios.
home-join-wrong = No es un código ni el enlace de una mesa: revísalo.
home-tables = Mesas abiertas
home-tables-none = Ahora no espera nadie. Abre una mesa y marca «En la lista pública».
home-tables-nobody = Aún no hay nadie sentado
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } asiento libre de { $players }
   *[other] { $count } asientos libres de { $players }
    }
home-go-on = Tu partida sigue
home-go-on-table = Tu mesa espera
# $names: the others at the table
home-go-on-with = con { $names }
home-go-on-go = Seguir
home-learn = Aprende en cinco minutos
    .about = Una primera ronda en la mesa de verdad, paso a paso.
home-practice = Practica las predicciones
    .about = Dos lecciones cortas: predecir y leer a los demás.
home-rules = Reglas
    .about = Todo, con nuestras palabras y con imágenes.
home-games = Mis partidas
    .about = Resultados, repeticiones y cómo juegas.
home-daily = Reparto del día
    .about = Las mismas cartas para todo el mundo.
home-duplicate = Mesas en duplicado
    .about = Varias mesas juegan con las mismas cartas y se comparan los resultados.
home-puzzles = Acertijos
    .about = Posiciones reales, cada una con una respuesta claramente mejor.
home-footer = Una edición digital no oficial del juego de cartas All In – Predicciones. Las imágenes, los textos y los sonidos son propios.
home-licences = Licencias de sus componentes

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Asiento { $number }
seat-free = Asiento libre
seat-you = tú
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

## My games

games-title = Mis partidas
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
games-branch = ¿Y si…?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
    }
games-go-on = Seguir
games-replay = Ver de nuevo
games-compare = Comparar las mesas
games-review = Analizar esta partida

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

## An address where nothing is

lost-title = Aquí no se predijo nada
lost-about = No hay ninguna página en esta dirección. Quizá le falte una letra al enlace.
lost-home = A la portada
unreached-title = Esta página no ha llegado
unreached-about = No hay conexión, o Foretell se ha actualizado mientras tanto.
unreached-again = Intentarlo de nuevo
