### What the commands say about bots: your own classes, seats at a server, records of games, and failures.

## Commands and options

help-join = așază un bot la o masă a unui server
help-show = revezi o partidă înregistrată în browser
# $bots: the kinds there are; $example: how a class is written
option-opponents = joacă împotriva acestui bot: un fel de bot ({ $bots }) sau o clasă a ta ({ $example }); repet-o pentru mai mulți boți
option-own-bot = un fel de bot ({ $bots }) sau o clasă a ta ({ $example })
# $example: how it is written
option-server-address = adresa serverului, de exemplu { $example }
option-table-code = codul mesei
option-show-port = portul serverului local (implicit unul liber)
option-bot-name = numele botului la masă (implicit al lui)
option-bot-seed = sămânța alegerilor aleatorii ale botului, orice text
option-records = dosar pentru înregistrarea fiecărei partide
option-on-error = dacă un bot eșuează: stop oprește tot (implicit), forfeit declară partida pierdută și trece la următoarea
option-max-seconds = timpul maxim al unui bot pentru fiecare alegere, în secunde
option-traceback = dacă un bot eșuează, arată traceback-ul din Python

## Playing

# $bots: their names
setup-bots = Boții: { $bots }.
# $seat: its number from 0
join-seated = { $name } are locul { $seat } la masa { $code }.
# $address: where to look
show-ready = Partida este la { $address }. Pentru a opri, apasă Ctrl+C.

## What went wrong

error-needs-join = Indică un server, codul unei mese și un bot.
error-join-address = „{ $answer }” nu este adresa unui server: scrie una ca { $example }.
# $reason, here and below: as the server, the library or Python gives it
error-join-server = Nu există conexiune cu { $address }: { $reason }
# The reasons of "error-join-server"
error-join-nobody = acolo nu rulează niciun server. Pornește unul sau verifică adresa și portul.
error-join-host = niciun calculator nu are acest nume. Verifică adresa.
error-join-slow = nu răspunde la timp. Verifică adresa și conexiunea sau încearcă mai târziu.
error-join-foreign = ce răspunde acolo nu este un server Foretell. Verifică adresa și portul.
error-join-secure = nu se poate face o conexiune securizată. Verifică dacă adresa începe cu http:// sau https://.
error-join-other = sistemul anunță: { $reason }. Verifică adresa și conexiunea.
error-join-refused = Serverul a refuzat botul: { $reason }
error-join-full = Nu este niciun loc liber la masa { $code }. Roagă proprietarul să elibereze unul, sau alege altă masă.
error-join-code = Serverul nu are nicio masă „{ $code }”. Verifică codul: este valabil doar până la sfârșitul partidei.
error-join-removed = Proprietarul mesei a scos botul de pe locul său.
# $command: what to type
error-show-position = { $file } începe dintr-o poziție, pe care browserul nu o poate arăta. Folosește { $command }.
# $player: a player as it was named; $seat: its number from 0
error-bot-failed = { $player } a eșuat pe locul { $seat }: { $reason }
error-bot-illegal = { $action } nu este una dintre alegeri: { $choices }
# $phase: the kind of choice, as the library calls it
error-bot-slow = botul s-a gândit mai mult de { $seconds } secunde la o alegere ({ $phase }).
failed-record = Partida până la acea alegere: { $file }
# $games: how many; $reason: why the first of them
arena-forfeits = { $games ->
    [one] { $player } a declarat pierdută { $games } partidă: { $reason }
    [few] { $player } a declarat pierdute { $games } partide. Prima: { $reason }
   *[other] { $player } a declarat pierdute { $games } de partide. Prima: { $reason }
    }
# $answer: a module; $example: how a class is written
error-entrant-module = Nu există modulul „{ $answer }”: verifică numele sau indică un fișier, de exemplu { $example }.
# $choices: the classes in the file
error-entrant-classes = Nu există clasa „{ $answer }” în { $file }, dar există { $choices }.
error-entrant-async = { $player } nu poate juca, pentru că metoda sa choose este async: scrie def choose(self, view).
error-program-missing = Nu există programul „{ $program }”: verifică numele sau scrie calea completă.
error-program-start = { $program } nu poate fi pornit: { $reason }
error-program-ended = programul s-a încheiat fără răspuns (cod de ieșire { $status }).
error-program-slow = programul nu a răspuns timp de { $seconds } secunde.
# $example: how an answer is written
error-program-answer = programul a răspuns { $answer } în loc de o linie ca { $example }
