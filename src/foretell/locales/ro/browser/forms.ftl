### The browser: what a player may enter, and the options of a table.

## Name and portrait

name-label = Numele tău
portrait-choose = Alege-ți portretul
# $name: the name of the portrait
portrait-own = Portretul tău: { $name }
portrait-sibyl = Sibila
portrait-blind = Profetul orb
portrait-magus = Magul
portrait-astrologer = Astrologul
portrait-prophetess = Profetesa
portrait-stranger = Străinul cu glugă
portrait-doctor = Doctorul cu cioc
portrait-owl = Bufnița
portrait-cat = Pisica neagră
portrait-crone = Bătrâna înțeleaptă
portrait-bard = Bardul
portrait-priestess = Preoteasa Nilului
portrait-wanderer = Călătorul cu un ochi
portrait-masquerader = Doamna cu mască
portrait-automaton = Automatul

## Clocks

clock-none = Fără ceas
    .about = Fiecare își ia timpul de care are nevoie.
clock-relaxed = Pe îndelete
clock-fast = Rapid
# $minutes, $seconds: numbers
clock-about = { $minutes } min pentru toată partida și încă { $seconds } s după fiecare decizie. Apoi continuă un bot.

## Options of a table

wish-players = Jucători
wish-side = Carte de ajutor
wish-discard = Teancul de decartare
wish-clock = Ceas
wish-memory = Ajutor pentru memorie
wish-listed = În lista publică
    .about = Oricine poate găsi masa și se poate așeza, iar partida poate fi revăzută de toți.
wish-spectators = Spectatori
    .about = Cine are linkul poate privi, fără să vadă vreo mână.
wish-talk = Chat și mesaje rapide
    .about = Jucătorii își pot scrie.
wish-level = Boți înlocuitori
    .about = Cum joacă botul în locul celui plecat.
