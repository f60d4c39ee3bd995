### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Exerciții
screen-games = { games-title }
screen-puzzles = { home-puzzles }
screen-daily = { home-daily }
screen-duplicate = { home-duplicate }
screen-lost = { lost-title }
offline = Nu există conexiune. Se încearcă din nou…
page-loading = O clipă…
page-yes = da
page-no = nu
page-copy-failed = Browserul nu lasă pagina să copieze: selectează textul și copiază-l tu.
dialog-close = Închide
toast-dismiss = Ascunde

## The head of a page

bar-first-page = Foretell: la prima pagină
bar-pages = Pagini
bar-learn = Învață
bar-rulebook = Reguli
bar-games = { games-title }
bar-theme = Zi sau noapte

## Settings

settings-title = Setări
settings-language = Limba
settings-theme = Temă
settings-speed = Viteza cărților
settings-sound = Sunete
    .about = Cărți pe postav, un tic când îți vine rândul, un clopot la Dezvăluirea mâinilor.
settings-volume = Volum
settings-haptics = Vibrații
    .about = Vibrații scurte când alegi și când îți începe rândul.
settings-notices = Anunță-mă când îmi vine rândul
    .about = O notificare a sistemului cât timp te uiți la altă pagină.
    .refused = Browserul nu permite notificări de la această pagină: poți schimba asta în setările lui.
settings-sure = Întreabă cât de sigur sunt
    .about = După o predicție poți spune cât de sigur ești de ea. Nu are niciun efect asupra partidei și nu o vede nimeni înainte de final.
settings-letters = Litere lângă suite
    .about = { suit-clock.letter }, { suit-mask.letter }, { suit-scarab.letter } și { suit-tree.letter }, unde forma și culoarea nu ajung.
settings-keys = Scurtături cu o singură tastă
    .about = Literele și cifrele aleg cărți și acțiuni. Oprește-le dacă vorbești cu calculatorul.
theme-auto = Sistem
theme-night = Noapte
theme-day = Zi
settings-decor = Masa și spatele cărților
decor-velvet = Catifea
decor-baize = Salon de joc
decor-parlour = Budoar
settings-emotes = Arată emoticoanele
    .about = Imaginile trimise de ceilalți apar la locul lor.
speed-calm = Calmă
    .about = Timp să urmărești fiecare carte.
speed-normal = Normală
    .about = Vioaie, dar încă ușor de urmărit.
speed-quick = Rapidă
    .about = Pentru cine știe jocul.
speed-none = Fără
    .about = Totul ajunge pe loc unde trebuie.
name-label = Numele tău
name-guest = Oaspete
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
wish-sheet = Fișă de cărți
wish-listed = În lista publică
    .about = Oricine poate găsi masa și se poate așeza, iar partida poate fi revăzută de toți.
wish-spectators = Spectatori
    .about = Cine are linkul poate privi, fără să vadă vreo mână.
wish-talk = Chat și mesaje rapide
    .about = Jucătorii își pot scrie.
wish-level = Boți înlocuitori
    .about = Cum joacă botul în locul celui plecat.

## Home

home-title = Poker pentru ghicitori: prezice cea mai bună mână
home-lead = Trei runde, un pot. Joacă cărți pentru puterile lor, dă formă mâinii tale și prezice a cui va fi cea mai bună.
home-still = Oprește animația
home-play-title = Joacă împotriva boților
home-opponents = Adversari
home-level = Cât de bine joacă
home-play = Joacă acum
home-new = Nu cunoști jocul? Învață-l în cinci minute.
home-dealing = Se împart cărțile…
home-options = Mai multe opțiuni
home-options-changed = schimbate
home-friends = Cu prietenii
home-friends-about = Deschide o masă, trimite linkul și pune boți pe locurile rămase libere.
home-open = Deschide o masă
home-join = Intră cu un cod sau un link
home-join-example = BCDFGH
home-join-go = Intră
home-join-help = Litere mari sau mici, cu sau fără spații.
home-join-wrong = Nu e nici cod, nici link către o masă: verifică.
home-tables = Mese deschise
home-tables-none = Acum nu așteaptă nimeni. Deschide o masă și bifează „În lista publică”.
home-tables-nobody = Încă nu stă nimeni acolo
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } loc liber din { $players }
    [few] { $count } locuri libere din { $players }
   *[other] { $count } de locuri libere din { $players }
    }
home-go-on = Partida ta continuă
home-go-on-table = Masa ta așteaptă
# $names: the others at the table
home-go-on-with = cu { $names }
home-go-on-go = Continuă
home-learn = Învață în cinci minute
    .about = O primă rundă la masa adevărată, pas cu pas.
home-practice = Exersează predicțiile
    .about = Două lecții scurte: prezicerea și citirea celorlalți.
home-rules = Reguli
    .about = Totul, cu vorbele noastre și cu imagini.
home-games = Partidele mele
    .about = Rezultate, reluări și felul în care joci.
home-daily = Partida zilei
    .about = Aceleași cărți pentru toată lumea.
home-duplicate = Mese în duplicat
    .about = Mai multe mese joacă cu aceleași cărți, iar rezultatele se compară.
home-puzzles = Probleme
    .about = Situații reale, fiecare cu un răspuns net mai bun.
home-footer = O ediție digitală neoficială a jocului de cărți All In – Predicții. Imaginile, textele și sunetele sunt ale ei.
home-licences = Licențele componentelor sale

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Locul { $number }
seat-free = Loc liber
seat-you = tu
seat-host = a deschis masa
seat-not-here = nu e aici acum
seat-sit = Așază-te aici
seat-move = Mută-te aici
seat-add-bot = Bot
seat-rename = Schimbă-ți numele
seat-leave = Ridică-te
# $name: who sits there
seat-level = Cum joacă { $name }
seat-take = Schimbă locul cu { $name }
seat-swap = Alt loc pentru { $name }
seat-swap-with = Schimbă cu { $name }
seat-swap-not = Lasă așa
seat-remove = Eliberează locul ocupat de { $name }

## The lobby

lobby-title = O masă
# $name: who opened it
lobby-title-of = Masa deschisă de { $name }
lobby-seats = Locuri
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } loc este liber
    [few] { $count } locuri sunt libere
   *[other] { $count } de locuri sunt libere
    }
lobby-full = Toți sunt aici
lobby-start = Începe partida
lobby-start-why = Mai întâi trebuie ocupate toate locurile: invită pe cineva sau pune un bot.
lobby-sit-why = Ia loc sau rămâi să privești.
# $name: who opened the table
lobby-waiting = Se așteaptă ca { $name } să înceapă
lobby-waiting-owner = Cine a deschis masa va începe partida
lobby-dealing = Se amestecă pachetul…
lobby-invite = Invită
lobby-code = Codul acestei mese
lobby-link = Link către această masă
lobby-copy = Copiază linkul
lobby-copied = Linkul este copiat.
# The page was opened by an address that only this machine has
lobby-alone = Această adresă duce aici numai de pe acest calculator. Ca să poată veni și alții, pornește serverul cu --host 0.0.0.0 și deschide pagina la adresa proprie a acestei mașini.
lobby-share = Distribuie
# $code: the table's code
lobby-share-text = Joacă Foretell cu mine. Codul mesei este { $code }.
lobby-qr = Cod QR cu linkul către această masă
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Masa { $number } din { $tables }: toate joacă cu aceleași cărți.
lobby-duplicate-all = Toate mesele
lobby-options = Opțiuni
lobby-name-sit = Cum să-ți spunem?
lobby-name-change = Schimbă-ți numele
lobby-name-keep = Păstrează acest nume
lobby-fair = Împărțirea se poate verifica
lobby-fair-about = Pachetul se amestecă dintr-un secret al serverului și din numere întâmplătoare adăugate de browserul fiecărui jucător. Serverul și-a sigilat secretul înainte să le cunoască: iată sigiliul. După partidă secretul se deschide, iar browserul tău verifică dacă totul se potrivește.
lobby-fair-duplicate = Toate mesele se amestecă dintr-un singur secret al serverului, iar nimeni nu adaugă nimic. Acest sigiliu, același la fiecare masă, dovedește că secretul a fost fixat înainte. Când toate mesele s-au încheiat, serverul îl dezvăluie.
lobby-fair-promise = Sigiliu:
lobby-fair-copy = Copiază
lobby-fair-copied = Sigiliul este copiat.
lobby-fair-added = Browserul tău și-a adăugat partea.

## My games

games-title = Partidele mele
games-lists = Care partide
games-mine = Partidele mele
games-public = Partide publice
games-numbers = Statistici
games-none = Încă nu ai jucat. Aici vor fi partidele tale, cu reluări.
games-public-none = Încă nu s-a terminat nicio partidă publică.
games-more = Partide mai vechi
games-won = Ai câștigat
# $place: from 2; $players: how many
games-place = Locul { $place } din { $players }
# $name: the winner
games-winner = A câștigat { $name }
games-nobody = N-a câștigat nimeni
games-going = Încă se joacă
games-waiting = Încă n-a început
games-lesson = Lecție
games-branch = Ce-ar fi dacă…?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } indiciu
    [few] { $count } indicii
   *[other] { $count } de indicii
    }
games-go-on = Continuă
games-replay = Reluare
games-compare = Compară mesele
games-review = Analizează partida

## Numbers

numbers-none = După ce termini o partidă, vei vedea aici cum joci.
numbers-games = Partide
numbers-wins = Victorii
numbers-right = Predicții corecte
numbers-runes = Rune pe partidă
numbers-by-players = Victorii după numărul de jucători
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
    }
# $part of $whole
numbers-of = { $part } din { $whole }
numbers-ranks = Poziții atinse
numbers-ranks-about = La fiecare Dezvăluire a mâinilor, cu cărțile din mâna ta.
numbers-best = Cea mai bună partidă a ta
numbers-best-see = Revezi-o

## An address where nothing is

lost-title = Aici nu s-a prezis nimic
lost-about = La această adresă nu e nicio pagină. Poate lipsește o literă din link.
lost-home = La prima pagină
unreached-title = Această pagină nu a ajuns
unreached-about = Nu există conexiune sau Foretell a fost actualizat între timp.
unreached-again = Încearcă din nou
