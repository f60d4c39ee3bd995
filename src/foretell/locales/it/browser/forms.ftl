### The browser: what a player may enter, and the options of a table.

## Name and portrait

name-label = Il tuo nome
portrait-choose = Scegli il tuo ritratto
# $name: the name of the portrait
portrait-own = Il tuo ritratto: { $name }
portrait-sibyl = Sibilla
portrait-blind = Profeta cieco
portrait-magus = Mago
portrait-astrologer = Astrologo
portrait-prophetess = Profetessa
portrait-stranger = Incappucciato
portrait-doctor = Medico della peste
portrait-owl = Gufo
portrait-cat = Gatto nero
portrait-crone = Vecchia saggia
portrait-bard = Bardo
portrait-priestess = Sacerdotessa del Nilo
portrait-wanderer = Viandante con un occhio solo
portrait-masquerader = Dama in maschera
portrait-automaton = Automa

## Clocks

clock-none = Senza orologio
    .about = Ognuno si prende il tempo che gli serve.
clock-relaxed = Con calma
clock-fast = Veloce
# $minutes, $seconds: numbers
clock-about = { $minutes } min per la partita e { $seconds } s in più dopo ogni decisione. Poi continua un bot.

## Options of a table

wish-players = Giocatori
wish-side = Carta riepilogo
wish-discard = Pila degli scarti
wish-clock = Orologio
wish-memory = Promemoria
wish-listed = Nell’elenco pubblico
    .about = Chiunque può trovare questo tavolo e sedersi, e poi rivedere la partita.
wish-spectators = Spettatori
    .about = Chi ha il link può guardare, senza vedere nessuna mano.
wish-talk = Chat e messaggi rapidi
    .about = I giocatori possono scriversi.
wish-level = Bot sostituti
    .about = Come gioca il bot al posto di chi non c’è.
