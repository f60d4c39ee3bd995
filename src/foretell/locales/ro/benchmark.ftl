### Ce spun comenzile `foretell benchmark` și `foretell beliefs`.

help-benchmark = măsoară forța unui jucător după un protocol fix
# $bots: the kinds there are; $example, $program: how these are written
option-benchmark-player = jucătorul de măsurat: un fel de bot ({ $bots }), o clasă a ta ({ $example }) sau un program ({ $program })
option-benchmark-out = fișierul cu rezultate, pe care alții îl pot verifica
option-benchmark-resume = continuă rezultatele din fișierul lui --out
option-benchmark-verify = verifică un fișier cu rezultate: îi joacă din nou partidele și îi recalculează scorul
error-benchmark-what = Indică un jucător de măsurat sau un fișier cu rezultate prin --verify, dar nu amândouă.
error-benchmark-resume = --resume are nevoie de un fișier cu rezultate: indică-l cu --out.
# $protocol, here and below: its name, such as v1
error-protocol-changed = Această versiune de { -foretell } nu joacă protocolul { $protocol }: regulile, adversarii sau ponderile ei sunt altele. Folosește versiunea numită în fișierul cu rezultate.
error-benchmark-unfinished = { $file } nu este complet: continuă-l cu --resume.
error-benchmark-wrong = { $file } nu este valid: { $reason }.
benchmark-good = { $file } este valid: s-au jucat din nou { count-games }.
benchmark-different = Pe acest calculator, { $different } din { $choices } alegeri ale adversarilor sunt altele, pentru că numerele se rotunjesc altfel.
# $score, here and below: a number with its interval
benchmark-score = { $player }, protocolul { $protocol }: { $score }
benchmark-table = contra { $others }: { $score }
benchmark-plain = Cu noroc cu tot: { $score }
benchmark-note = 100 înseamnă că jucătorul câștigă la fel de des ca un loc mediu. Intervalul are o încredere de 95%. Partide: { $games }
help-beliefs = notează ce crede o funcție sau un jucător despre mâinile ascunse
# $choices: the names there are; $example: how a function is written
option-believers = ce se notează: { $choices }, sau o funcție ori o clasă a ta ({ $example })
option-positions = numărul de situații (implicit { $default })
error-needs-believer = Indică cel puțin o funcție sau un jucător.
error-believer = Nu există „{ $answer }”: alege dintre { $choices }, sau o funcție a ta, cum ar fi { $example }.
# $player, here and below: a believer as it was named
error-believer-method = { $player } nu are o metodă belief(view).
error-believer-failed = { $player } a eșuat: { $reason }
beliefs-progress = { $done } din { $positions } situații
beliefs-column-player = Nume
beliefs-column-log-loss = Pierdere log.
beliefs-column-brier = Brier
beliefs-column-calibration = Calibrare
beliefs-column-best = Cea mai bună mână
beliefs-note = Situații: { $positions }; mâini ascunse: { $hands }. Mai mic înseamnă mai bine. Intervalele au o încredere de 95%, pe partide. Ultima coloană este pierderea logaritmică despre cine are cea mai bună mână.
