### The browser: what a player may enter, and the options of a table.

## Name and portrait

name-label = Tu nombre
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
wish-listed = En la lista pública
    .about = Cualquiera puede encontrar esta mesa y sentarse, y ver después la partida.
wish-spectators = Espectadores
    .about = Quien tenga el enlace puede mirar, sin ver ninguna mano.
wish-talk = Chat y mensajes rápidos
    .about = Los participantes pueden escribirse.
wish-level = Bots suplentes
    .about = Cómo juega el bot que sustituye a quien no está.
