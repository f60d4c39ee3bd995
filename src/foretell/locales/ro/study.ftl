### Ce spune comanda `foretell study` și raportul ei.

## The command

help-study = studiază ce decide partidele: poziții, locuri, All In, efecte și cărți; sau compară două fișe de cărți
option-study-compare = compare BASE MINE joacă două fișe de cărți pe aceleași împărțiri și arată diferența; compare MINE compară cu fișa care vine cu { -foretell }
# $default: how many
option-study-games = numărul de partide (cel puțin { $least }, implicit { $default }); jumătate măsoară cât valorează cărțile și efectele
# $choices: their names; $default: one of them
option-study-policy = cine joacă pe toate locurile: { $choices } (implicit { $default })
# $default: a name
option-study-out = dosarul raportului și al rezultatelor (implicit { $default })
option-study-resume = continuă studiul din dosarul de la --out

## What went wrong

error-study-arguments = Nu indica niciun argument sau scrie compare cu una ori două fișe de cărți.
error-study-sheet = compare numește deja fișele de cărți: renunță la --sheet.
# $first, $other: the names of two sheets
error-sheets-alike = Fișele de cărți „{ $first }” și „{ $other }” se joacă la fel: schimbă un efect sau ordinea suitelor.
# $package: its name; $pip: what to type
error-study-parts = Studiile au nevoie de { $package }, care nu este instalat. Pentru a-l instala, scrie: { $pip }
# $folder: its name
study-kept = Studiul a fost întrerupt. Pentru a-l continua, adaugă --resume --out { $folder }.

## The report

# $file: its name
study-report = Raport: { $file }
# $sheet: its name
study-title = Studiul fișei de cărți { $sheet }
# $first, $other: the names of two sheets
study-title-compared = { $other } față de { $first }
study-scope = Pentru ce este valabil
# $policy: its name
study-scope-note = Aceste cifre sunt valabile pentru această masă, această fișă de cărți și jucători care urmează toți strategia { $policy }. Oamenii și alți jucători aleg altfel, deci pentru ei pot fi valabile alte cifre.
study-policy-quick = quick: privește un tur înainte; strategia simulărilor jucătorului care caută
study-policy-scripted = scripted: expertul care urmează reguli și numără mâinile posibile
study-policy-random = random: orice alegere permisă
# $games, $rounds: how many
study-played = { $games } partide întregi și { $rounds } runde separate
study-intervals = O linie arată intervalul de încredere de 95% al cifrei sale. Dintre multe cifre, cam una din douăzeci ratează valoarea adevărată din întâmplare. Diferențele de procente sunt în puncte procentuale.
study-digest = SHA-256 al fișei
study-policy = Strategie
study-volume = Jucat
study-table = Masă

## Its sections, and what is said below the headings

study-section-summary = Partida
study-section-ranks = Poziții
    .note = Cât de des are o mână fiecare poziție la împărțire și la Dezvăluirea mâinilor, cât de des este atunci cea mai bună de la masă și câte rune câștigă în rundă cine o are.
study-section-seats = Locul care începe
    .note = Locul 0 începe runda 1. Toate locurile urmează aceeași strategie și primesc cărți la fel, deci o diferență între locuri vine din ordinea jocului.
study-section-predictions = Predicții după ordine
    .note = Cât de des are dreptate cine prezice primul, al doilea… și pe cine numește.
study-section-all-in-rounds = All In pe runde
study-section-all-in-ranks = All In pe poziții
study-section-all-in-spaces = All In pe spații libere din zona pentru cărți
study-section-all-in-worth = Valoarea All In
    .note = Un loc joacă aceleași împărțiri o dată ca de obicei și o dată fără să meargă vreodată All In. Cifrele spun ce pierde atunci.
study-section-effects = Valoarea fiecărui efect
    .note = Un loc joacă aceleași împărțiri fără acest efect pe vreuna din cărțile sale. Dacă efectul are stea și niciun altul nu aduce o carte, o tragere îi ia locul. Cifrele spun ce pierde locul pe partidă; ceilalți păstrează fișa întreagă.
study-section-cards-held = Valoarea unei cărți în mână
    .note = În aceleași împărțiri ale rundei 1, cartea intră în mâna unui loc în locul alteia. Valoarea este ce câștigă locul în acea rundă față de mâna primită. Ultimele coloane spun cât de des este jucată cartea într-o rundă și cât de des se află într-o mână la Dezvăluirea mâinilor.
study-section-cards-text = Valoarea efectelor unei cărți
    .note = Un loc are cartea în runda 1, o dată așa cum este și o dată cu o simplă tragere ca unic efect. Valoarea este ce câștigă locul în acea rundă datorită efectelor cărții.
study-section-compared = Partida cu fiecare fișă
    .note = Toate locurile joacă aceleași împărțiri cu o fișă și cu cealaltă.
study-section-compared-ranks = Poziții la Dezvăluirea mâinilor
study-section-compared-seats = Victorii pe locuri
study-section-compared-played = Cât de des sunt jucate într-o rundă cărțile schimbate
study-section-one-seat = Cât valorează noua fișă pentru un loc
    .note = Un loc joacă aceleași împărțiri cu noile efecte ale tuturor cărților schimbate. Ceilalți joacă cu fișa veche. Cifrele sunt pe partidă.
study-section-changed-cards = Cât valorează noile efecte ale unei cărți
    .note = Un loc are cartea în runda 1, o dată cu efectele vechi și o dată cu cele noi. Valoarea este ce câștigă locul în acea rundă prin schimbare.

## Columns

study-figure-mean = Medie
study-figure-dealt = La împărțire
study-figure-final = La Dezvăluirea mâinilor
study-figure-best = Cea mai bună mână
study-figure-gain = Rune în rundă
study-figure-wins = Victorii
study-figure-runes = Rune în partidă
study-figure-first-gain = Rune în runda 1
study-figure-right = Corecte
study-figure-self = Se numesc pe sine
study-figure-self-right = … și au dreptate
study-figure-all-in = Numesc jucătorul All In
study-figure-all-in-right = … și au dreptate
study-figure-share = Pondere
study-figure-worth-runes = Valoare în rune
study-figure-worth-wins = Valoare în victorii
study-figure-worth-round = Valoare în rune
study-figure-played = Jucată
study-figure-kept = La Dezvăluirea mâinilor
study-figure-before = Înainte
study-figure-after = După
study-figure-difference = Diferență

## Rows

study-row-decisions = Decizii pe partidă
study-row-turns = Tururi pe rundă
study-row-passes = Tururi în care se zice Pas
study-row-all-ins = Runde cu All In
study-row-right = Predicții corecte
study-row-pot-kept = Partea din pot care rămâne
study-row-runes = Runele tuturor jucătorilor la un loc
study-row-starter-wins = Victoriile locului care începe
# $seat: its number
study-row-seat = Locul { $seat }
# $order: 1 for the first
study-row-order = Predicția { $order }
# $spaces: how many
study-row-spaces = Libere: { $spaces }
study-row-sheet = Toate cărțile schimbate
study-row-all-in = Poate merge All In
