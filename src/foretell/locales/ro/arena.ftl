### Ce spune comanda `foretell arena`.

## The command

help-arena = pune față în față jucători pe aceleași împărțiri și spune cine e mai puternic
# $bots: the kinds there are; $setting, $example, $program: how these are written
option-entrants = doi sau mai mulți jucători: un fel de bot ({ $bots }), și cu setări ({ $setting }), o clasă a ta ({ $example }), sau un program în orice limbaj ({ $program })
option-tables = numărul de jucători la o masă, de la 2 la 5, sau mai multe, de exemplu 2,4 (implicit { $default })
option-deals = numărul de împărțiri, fiecare jucată din toate locurile (implicit { $default })
option-budget = cât poate cheltui pe decizie cine caută: un timp în secunde, de exemplu 0.5s, sau un număr de simulări, de exemplu 300
option-out = dosarul rezultatelor; după o întrerupere, --resume continuă
option-resume = continuă cu rezultatele din dosarul de la --out, cu mai multe împărțiri dacă --deals le cere
option-format = arată rezultatele în json sau csv
option-plot = desenează rezultatele în acest fișier (PNG, SVG sau PDF)
option-address = adresa unui cluster Ray care face munca; auto pentru cel al acestui calculator

## What was not understood

error-needs-entrants = Indică doi jucători.
error-budget = „{ $answer }” nu se potrivește: scrie secunde, de exemplu 0.5s, sau un număr de simulări.
# $pip: what to type
error-arena-parts = Arena are nevoie de modulul { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }

## What went wrong

# $choices: the kinds there are; $example: how a class is written
error-entrant-unknown = Nu există jucătorul „{ $answer }”: alege dintre { $choices }, sau o clasă a ta, de exemplu { $example }.
# $player, here and below: a player as it was named; $example: how to tell it apart
error-entrant-twice = { $player } apare de două ori: deosebește-i pe cei doi printr-o setare, de exemplu { $example }.
error-entrant-written = „{ $answer }” din { $player } nu este o setare: scrie cheie=valoare, cu virgule între mai multe.
error-entrant-setting = { $player } nu are setarea „{ $answer }”: alege dintre { $choices }.
error-entrant-number = Setarea „{ $setting }” a lui { $player } este un număr, nu { $answer }: scrie de exemplu { $example }.
# $reason, here and below: as the library or Python gives it
error-entrant-made = { $player } nu poate fi creat (un jucător primește setările sale, și o sămânță dacă acceptă „seed”): { $reason }
error-entrant-choose = { $player } nu este un jucător: nu are metoda choose(view).
# $file: a file or a module
error-entrant-class = Nu există clasa „{ $answer }” în { $file }.
error-entrant-code = { $file } nu poate fi rulat: { $reason }
error-belief = Convingerea lui { $player } nu se potrivește: sunt necesare nouă șanse pentru fiecare adversar, cu suma 1.
# $deal, $seat: their numbers; $table: who sits there
error-player-failed = { $player } a eșuat în împărțirea { $deal }, locul { $seat } ({ $table }): { $reason }
error-player-failed-rows = { $player } a eșuat în împărțirile începând cu { $deal }: { $reason }
error-player-actions = { $player } a dat { $answer }, și nu câte o acțiune pentru fiecare rând.
error-player-illegal = { $player } a ales { $action } în împărțirea { $deal }, ceea ce acolo nu este permis.
# $setting, here and below: its name
error-player-share = { $setting } nu poate fi { $answer }: dă un număr de la 0 la 1.
error-player-switch = { $setting } nu poate fi { $answer }: dă true sau false.
error-player-whole = { $setting } nu poate fi { $answer }: dă un număr întreg de la 1 în sus.
error-player-positive = { $setting } nu poate fi { $answer }: dă un număr mai mare decât 0.
# $pip: what to type
error-player-parts = { $player } are nevoie de modulul { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }
error-picture = { $file } nu este o imagine care poate fi desenată: numele trebuie să se termine cu .png, .svg sau .pdf.
error-jobs = Un proces care juca a fost oprit din afară: încearcă cu mai puține procese.
error-cluster = Nu există un cluster Ray la { $address }: { $reason }
error-resume-where = Ce trebuie continuat? Indică dosarul rezultatelor cu --out.
error-results-none = În { $folder } nu sunt rezultate de continuat: verifică numele, sau renunță la --resume ca să începi acolo.
error-results-there = În { $folder } sunt deja rezultate: continuă cu --resume, sau indică alt dosar.
error-results-folder = { $folder } nu poate fi folosit pentru rezultate: { $reason }
# $reason: a few words
error-results-damaged = { $file } este deteriorat ({ $reason }): ia-o de la capăt în alt dosar.
# $version, $known: numbers of versions
error-results-version = Rezultatele din { $folder } sunt de versiunea { $version }, iar acest { -foretell } continuă versiunea { $known }: ia-o de la capăt în alt dosar.
# $setting: its name; $before, $now: its values
error-results-other = Rezultatele din { $folder } au fost începute cu alte setări: { $setting } era { $before }, iar acum este { $now }.
# $deals: how many are asked for; $played: how many there are
error-results-fewer = --deals { $deals } nu se potrivește: { $folder } are deja { $played }. Cere cel puțin tot atâtea.

## The results

arena-column-player = Jucător
arena-column-against = Singur între
arena-column-share = Victorii
arena-column-interval = 95%
arena-column-ratio = × egal
arena-column-runes = Rune
arena-column-hits = Corecte
arena-column-rating = Nivel
arena-column-decisions = Decizii
arena-column-mean = Medie
arena-column-p50 = 50%
arena-column-p99 = 99%
arena-column-belief = Convingere
arena-column-counting = Numărare
arena-note = Victoriile și predicțiile corecte sunt procente, runele o medie pe partidă; intervalul este de 95%, pe împărțiri. Apoi timpul pe decizie.
arena-beliefs = Convingerea este pierderea logaritmică asupra poziției celorlalte mâini la predicție, lângă cea a numărării cărților; mai puțin e mai bine.
# $folder: its name
arena-kept = Rezultatele sunt în { $folder }. Ca să continui, adaugă --resume.
