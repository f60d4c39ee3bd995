### Ce spune comanda `foretell arena`.

## The command

help-arena = pune față în față jucători pe aceleași împărțiri și spune cine e mai puternic
# $bots: the kinds there are; $setting, $example: how these are written
option-entrants = doi sau mai mulți jucători: un fel de bot ({ $bots }), și cu setări ({ $setting }), sau o clasă a ta ({ $example })
option-tables = numărul de jucători la o masă, de la 2 la 5, sau mai multe, de exemplu 2,4 (implicit { $default })
option-deals = numărul de împărțiri, fiecare jucată din toate locurile (implicit { $default })
option-budget = cât poate cheltui pe decizie cine caută: secunde, de exemplu 0.5s, sau un număr de simulări
option-out = dosarul rezultatelor; după o întrerupere, --resume continuă
option-resume = continuă cu rezultatele din dosarul de la --out
option-format = arată rezultatele în json sau csv
option-plot = desenează rezultatele în acest fișier (PNG, SVG sau PDF)
option-address = adresa unui cluster Ray care face munca; auto pentru cel al acestui calculator

## What was not understood

error-needs-entrants = Numește doi jucători.
error-budget = „{ $answer }” nu se potrivește: scrie secunde, de exemplu 0.5s, sau un număr de simulări.
# $pip: what to type
error-arena-parts = Arena are nevoie de părți care nu sunt instalate. În dosarul Foretell scrie { $pip }

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
