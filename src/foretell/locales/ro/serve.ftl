### Ce spune comanda `foretell serve`.

## The command

help-serve = pornește un server cu mese pentru oameni și boți
help-settings = Fiecare setare este o opțiune, o variabilă de mediu sau o cheie din fișier: opțiunea are întâietate față de mediu, iar mediul față de fișier.
# $about: what it is for; $variable: its environment variable
setting = { $about } ({ $variable })
setting-with-default = { $about } ({ $variable }, implicit { $default })
# $address: such as http://127.0.0.1:8000
serve-ready = { -foretell } este la { $address } – deschide adresa în browser. Ctrl-C îl oprește.
serve-stopped = { -foretell } s-a oprit. Toate partidele sunt salvate.
# $before: the flag, variable or key of an earlier version; $now: its new name
serve-renamed = { $before }: această setare se numește acum { $now }.

## The settings

setting-config = fișier TOML cu setări
setting-host = adresa la care se ascultă
setting-port = portul la care se ascultă; 0 alege unul liber
setting-url = adresa publică, dacă e alta, ca în spatele unui proxy
setting-data = dosarul cheilor și al partidelor
setting-database = unde se păstrează partidele: sqlite:///FIȘIER sau postgresql://...; dacă nu e numit nimic, un fișier din dosarul de date
setting-signing-keys = secrete de 64 de cifre hexazecimale care semnează cookie-urile, cel mai nou primul; altfel serverul le creează pe ale sale. Folosește variabila, nu opțiunea
setting-origins = alte adrese web ale căror pagini pot vorbi cu acest server
setting-rate = cereri pe secundă permise fiecărui client; 0 pentru fără limită
setting-message-rate = mesaje pe secundă permise fiecărei conexiuni; 0 pentru fără limită
setting-max-body = mărimea maximă a unei cereri
setting-max-message = mărimea maximă a unui mesaj
setting-max-connections = numărul maxim de conexiuni
setting-max-per-client = numărul maxim de conexiuni ale fiecărui client; 0 pentru fără limită
setting-max-tables = numărul de mese neterminate de la care o persoană nu mai deschide altele; 0 pentru fără limită
setting-max-tables-per-client = numărul maxim de mese neterminate deschise de fiecare client; 0 pentru fără limită
setting-max-bot-tables = numărul maxim de mese ale fiecărui client sau ale fiecărei persoane la care joacă doar boți; 0 pentru fără limită
setting-max-reviews = numărul maxim de analize de partide în așteptare sau în lucru; 0 pentru a nu le oferi
setting-max-queue = cât de multe date pot aștepta un cititor lent până când conexiunea e întreruptă
setting-away-after = timpul fără un jucător până când un bot joacă în locul lui
setting-close-after = timpul fără nimeni până când o masă e pusă deoparte; poate fi reluată
setting-deal-wait = timpul cât împărțirea așteaptă partea de sămânță a fiecăruia
setting-bot-pause = timpul pe care un bot și-l ia pentru o decizie; 0 pentru deloc
setting-trust-proxy = ia adresele clienților din antetul X-Forwarded-For al unui proxy
setting-sheet = fișa de cărți a meselor, un fișier TOML, sau default pentru cea din { -foretell }; repet-o ca jucătorii să poată alege, o masă nouă o are pe prima
setting-log-level = cât se notează în jurnal: debug, info, warning sau error
setting-log-format = forma jurnalului: text sau, pentru programe, json (text într-un terminal, altfel json)
setting-site = dosarul mesei construite, dacă e altul decât cel venit cu { -foretell }
setting-open-browser = deschide adresa într-un browser; dacă nu e indicat, acolo unde există un ecran

## What went wrong

# $source: the flag, variable or file; $reason: a sentence
error-setting = { $source }: { $reason }
error-amount = „{ $answer }” nu se potrivește: indică un număr de la { $low } la { $high }.
error-text = „{ $answer }” nu se potrivește: indică un text pe un rând.
error-folder = Nu există dosarul „{ $answer }”: verifică numele.
error-setting-sheet = Fișa de cărți { $file } nu se poate folosi: { $reason }.
error-sheet-name = Două fișe de cărți se numesc „{ $name }”: dă-i alt nume uneia dintre ele.
error-web-address = „{ $answer }” nu se potrivește: indică o adresă ca https://play.example.org.
error-database = Indică o adresă ca sqlite:///partide.db sau postgresql://gazda/nume.
error-signing-keys = Acestea nu sunt chei de semnare: indică fiecare cheie o singură dată, cu cel puțin 64 de cifre hexazecimale (0–9, a–f).
error-toml = Acesta nu este un fișier TOML: { $reason }.
error-listen = Serverul nu poate asculta la { $address }: { $reason }
error-listen-taken = alt program folosește deja acest port, poate un server pornit mai devreme. Oprește acel program, sau alege alt port cu --port.
error-listen-denied = acest port este rezervat. Alege un port de la 1024 la 65535 cu --port.
error-listen-host = acest calculator nu are această adresă. Alege alta cu --host.
error-listen-other = sistemul anunță: { $reason }. Alege altă adresă cu --host și --port.
# $pip: the command that installs them
error-needs-parts = Serverul are nevoie de modulul { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }
error-needs-traces = Urmele au nevoie de modulul { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }
