### Ce spune comanda `foretell train`.

## The command

help-train = învață o rețea lăsând-o să joace împotriva ei însăși
option-train-folder = dosarul antrenamentului; dacă nu s-a terminat, continuă
# $names: settings that come with Foretell; $short: those of a short run
option-settings = fișier de setări (TOML), sau numele unor setări incluse în Foretell: { $names }. { $short } este un antrenament scurt pe orice calculator
# $example: how to write it
option-set = setări de schimbat, de exemplu { $example }
option-minutes = câte minute să se antreneze
option-device = unde să se antreneze (implicit pe placa grafică, dacă există una potrivită)

## What was not understood

error-needs-folder = Indică un dosar pentru antrenament.
error-minutes = „{ $answer }” nu se potrivește: scrie minute, de exemplu 10 sau 0.5.
# $pip: what to type
error-train-parts = Antrenamentul are nevoie de modulul { $package }, care nu este instalat. Ca să îl instalezi, scrie: { $pip }

## What went wrong

# $setting: its name; $answer: the value it was given
error-train-least = { $setting } nu poate fi { $answer }: dă { $least } sau mai mult.
error-train-length = Un antrenament are nevoie de minute (minutes) sau de iterații (iterations).
error-train-batch = games ori steps trebuie să fie un multiplu de batch, iar batch un multiplu de steps.
error-train-players = players: numere întregi de la 2 la 5.
error-train-exact = exact cere un fișier de ponderi ca adversar (against), un singur număr de jucători și nicio variantă.
error-train-shares = past, scripted și quick sunt părți din partide, împreună cel mult 1.
error-train-nothing = „{ $answer }” nu setează nimic: scrie nume=valoare.
error-train-setting = Nu există setarea „{ $answer }”: alege dintre { $choices }.
# $example: its usual value
error-train-kind = { $setting } nu poate fi { $answer }: dă o valoare precum { $example }.
# $file: where its settings are
error-train-other = { $folder } conține un antrenament cu alte setări: indică alt dosar, sau setările din { $file }.
error-train-folder = Nu se poate scrie în { $folder }: { $reason }
# $reason: the kind of error, in English
error-train-checkpoint = { $file } nu este un punct de reluare ({ $reason }): indică alt dosar.
error-train-version = Antrenamentul a fost început cu altă versiune de { -foretell }: indică alt dosar.
error-train-device = Aici nu există un dispozitiv CUDA pe care torch să-l poată folosi: antrenează pe cpu, sau în altă parte.
# $example: what to type
error-train-large = Atâtea partide și atâția pași sunt pentru un dispozitiv CUDA: setează mai puține, sau scrie { $example }.
error-train-shape = { $file } conține ponderile unei rețele de altă formă.
error-weights = { $file } nu este un fișier de ponderi: { $reason }
error-weights-other = { $file } conține ponderile altei rețele: antreneaz-o din nou cu această versiune.
error-weights-numbers = { $file } conține ponderi care nu sunt numere: antrenează rețeaua din nou.

## How far it is

# $rate: decisions a second
train-progress = iterația { $iteration }, { $rate } decizii/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% dintr-o parte echitabilă de victorii
# $folder: its name
train-taken-up = Antrenamentul din { $folder } continuă după iterația { $iteration }.
train-stopped = Oprit după iterația { $iteration }, { $seconds } s. Aceeași comandă continuă. Până acum: { $folder }
train-done = Gata după iterația { $iteration }, { $seconds } s. Ponderile sunt în { $folder }
