### The browser: the start page.

home-title = Póker de adivinos: predice la mejor mano
home-lead = Tres rondas, un bote. Juega cartas por sus poderes, da forma a tu mano y predice de quién será la mejor.
home-still = Pausar la animación
home-play-title = Jugar contra bots
home-opponents = Rivales
home-level = Cómo juegan
home-new = ¿No conoces el juego? Apréndelo en cinco minutos.
home-dealing = Repartiendo…
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
home-daily = { screen-daily }
    .about = Las mismas cartas para todo el mundo.
home-duplicate = { screen-duplicate }
    .about = Varias mesas juegan con las mismas cartas y se comparan los resultados.
home-puzzles = { screen-puzzles }
    .about = Posiciones reales, cada una con una respuesta claramente mejor.
home-footer = Una edición digital no oficial del juego de cartas All In – Predicciones. Las imágenes, los textos y los sonidos son propios.
home-licences = Licencias de sus componentes
