### Ce nu a mers și ce e de făcut. $answer is what the user typed.

## Answers in the game

# $count: how many choices there are; $token: the token of one of them
error-no-such-choice = Nu există alegerea „{ $answer }”: scrie un număr de la 1 la { $count } sau un cod precum { $token }. Scrie ? pentru ajutor.
error-not-now = „{ $answer }” nu e posibil acum. Alege una dintre acțiunile de mai sus.
error-no-such-topic = Nu există ajutor despre „{ $answer }”: scrie ? și o carte, de pildă JM, 10C sau R1, numele unui efect, pass, allin, ranks sau rules.
error-yes-or-no = „{ $answer }” nu înseamnă nici da, nici nu: scrie { $yes } sau { $no }.
error-number = „{ $answer }” nu se potrivește: scrie un număr întreg de la { $low } la { $high }.
error-seconds = „{ $answer }” nu se potrivește: scrie un număr de secunde mai mare decât 0, de pildă 2.5.
# $choices: the answers that will do
error-choice = „{ $answer }” nu se potrivește: alege dintre { $choices }.
error-name-empty = Un nume trebuie să aibă cel puțin un caracter.
error-name-characters = Un nume poate avea numai caractere tipăribile.
# $count: how many characters at most
error-name-long = { $count ->
    [one] Numele este prea lung: cel mult { $count } caracter.
    [few] Numele este prea lung: cel mult { $count } caractere.
   *[other] Numele este prea lung: cel mult { $count } de caractere.
    }
error-input-ended = Intrarea s-a încheiat înaintea partidei.

## Files and options

# $reason: a sentence, as the system or the library gives it
error-line = Eroare: { $reason }
error-usage = { $reason } Scrie { $command } --help ca să vezi cum se folosește.
error-unknown-argument = „{ $answer }” nu este recunoscut aici.
# $guess: the option or command that is spelt most like the answer
error-did-you-mean = Ai vrut să scrii { $guess }?
error-needs-value = Trebuie să urmeze o valoare.
error-needs-no-value = Nu trebuie să urmeze nicio valoare.
error-memory-printed = Alege --memory sau --printed-rules: cu regulile tipărite nu există ajutor pentru memorie.
error-needs-file = Indică un fișier.
error-needs-cards = Indică cinci cărți.
error-card = „{ $answer }” nu este o carte: scrie o valoare (de la 2 la 10, J, Q, K sau A) și litera unei suite (C, M, S sau T), de pildă 10T, sau R1 ori R2.
error-card-twice = { $card } apare de două ori: indică cinci cărți diferite.
error-card-count = Indică cinci cărți, nu { $count }.
error-language = Nu există limba „{ $answer }”: alege dintre { $choices }.
error-file-missing = Fișierul { $file } nu există: verifică numele și dosarul.
error-file-unread = Fișierul { $file } nu poate fi citit: { $reason }
error-file-unwritten = Fișierul { $file } nu poate fi scris: { $reason }
error-file-unused = { $file } nu poate fi folosit: { $reason }
error-system = Acest calculator nu poate face asta: { $reason }
error-file-exists = Fișierul { $file } există deja: alege alt nume.
error-record = { $file } nu este o înregistrare care se poate juca: { $reason }
error-sheet = { $file } nu este o fișă de cărți care se poate folosi: { $reason }
error-seed = „{ $answer }” nu este o sămânță: scrie de la 1 la 64 de cifre hexazecimale (de la 0 la 9, de la a la f) sau orice text.
error-digits = „{ $answer }” nu se potrivește: scrie toate cele 64 de cifre hexazecimale (de la 0 la 9, de la a la f).
error-seats = { $bots ->
    [one] { $bots } bot nu se potrivește la o masă de { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
        }: indică câte unul pentru fiecare loc.
    [few] { $bots } boți nu se potrivesc la o masă de { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
        }: indică câte unul pentru fiecare loc.
   *[other] { $bots } de boți nu se potrivesc la o masă de { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
        }: indică câte unul pentru fiecare loc.
    }
error-unexpected = Ceva nu a mers în { -foretell }: { $reason } Te rugăm să ne spui, cu sămânța și ultima ta acțiune.

## Why a file cannot be used. Each reason follows a colon

reason-missing = acest fișier sau dosar nu există. Verifică numele și dosarul.
reason-folder = este un dosar, nu un fișier. Indică un fișier.
reason-no-folder = o parte din această cale este un fișier, nu un dosar. Alege altă cale.
reason-denied = nu ai dreptul. Alege alt loc, sau schimbă drepturile de acces.
reason-full = discul este plin. Eliberează spațiu, sau alege alt loc.
reason-name = niciun fișier nu poate avea acest nume. Alege unul mai scurt, cu litere și cifre.
reason-content = este deteriorat, sau este un fișier de alt tip. Verifică dacă este fișierul potrivit.
reason-other = sistemul anunță: { $reason }.

## Databases and signing keys. $file, $name: the database; $reason: a reason as above

error-database-foreign = { $file } nu este o bază de date { -foretell } și nu a fost modificat. Indică alt fișier.
error-database-in-use = { $file } este folosit de alt server (procesul { $process }). Oprește acel server, sau indică alt fișier. Cu PostgreSQL, mai multe servere pot folosi aceleași mese.
error-database-file = Baza de date { $file } nu poate fi deschisă: { $reason } O indică opțiunile --data și --database.
error-database-server = Baza de date { $name } nu poate fi deschisă: { $reason } Verifică dacă funcționează și verifică --database.
error-database-failed = Eroare la baza de date { $name }: { $reason }
error-database-wal = { $file } este pe un sistem de fișiere care nu acceptă jurnalul (WAL) al SQLite. Alege cu --data un dosar de pe acest calculator.
error-sqlite-old = Acest Python are SQLite { $version }, dar { -foretell } cere versiunea { $needed } sau una mai nouă. Folosește un Python mai nou.
error-data-folder = Dosarul { $folder } nu poate fi folosit: { $reason } Îl indică opțiunea --data.
error-keys-readable = Alți utilizatori pot citi { $file } și ar putea juca în locul oricui. Șterge fișierul, iar toți vor fi oaspeți noi, sau, dacă nimeni nu l-a citit, rulează chmod 600 pentru acest fișier.
error-keys-damaged = { $file } este deteriorat. Șterge-l, iar toți vor fi oaspeți noi.
error-database-newer = { $name } are versiunea de schemă { $version }, dar acest { -foretell } cunoaște doar versiunile până la { $known }. Folosește un { -foretell } mai nou.
