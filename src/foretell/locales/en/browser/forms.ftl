### The browser: what a player may enter, and the options of a table.

## Name and portrait

name-label = Your name
portrait-choose = Choose your portrait
# $name: the name of the portrait
portrait-own = Your portrait: { $name }
portrait-sibyl = Sibyl
portrait-blind = Blind prophet
portrait-magus = Magus
portrait-astrologer = Astrologer
portrait-prophetess = Prophetess
portrait-stranger = Hooded stranger
portrait-doctor = Plague doctor
portrait-owl = Owl
portrait-cat = Black cat
portrait-crone = Wise old woman
portrait-bard = Bard
portrait-priestess = Priestess of the Nile
portrait-wanderer = One-eyed wanderer
portrait-masquerader = Masked lady
portrait-automaton = Automaton

## Clocks

clock-none = No clock
    .about = Everybody takes the time they need.
clock-relaxed = Relaxed
clock-fast = Fast
# $minutes, $seconds: numbers
clock-about = { $minutes } min for the game, plus { $seconds } s after each decision. Then a bot takes over.

## Options of a table

wish-players = Players
wish-side = Player Aid
wish-discard = Discard pile
wish-clock = Clock
wish-memory = Memory aid
wish-listed = In the public list
    .about = Anybody can find this table and sit down. Afterwards, everybody can watch the replay.
wish-spectators = Spectators
    .about = Anybody with the link can watch, without seeing any hand.
wish-talk = Chat and emotes
    .about = Players may write to each other.
wish-level = Bots that stand in
    .about = How well a bot plays for a player who is away.
