### Ce spune comanda `foretell train`.

## The command

help-train = învață o rețea lăsând-o să joace împotriva ei însăși
option-train-folder = dosarul antrenamentului; dacă nu s-a terminat, continuă
# $name: settings that come with Foretell
option-settings = fișier de setări (TOML), sau { $name } pentru un antrenament scurt pe orice calculator
# $example: how to write it
option-set = setări de schimbat, de exemplu { $example }
option-minutes = câte minute să se antreneze
option-device = unde să se antreneze (implicit pe placa grafică, dacă există una potrivită)

## What was not understood

error-needs-folder = Numește un dosar pentru antrenament.
error-minutes = „{ $answer }” nu se potrivește: scrie minute, de exemplu 10 sau 0.5.
# $pip: what to type
error-train-parts = Antrenamentul are nevoie de părți care nu sunt instalate. În dosarul Foretell scrie { $pip }

## How far it is

# $rate: decisions a second
train-progress = iterația { $iteration }, { $rate } decizii/s
# The bar of progress leaves little room. $percent: of wins against past versions; 100 is a fair share
train-wins = { train-progress }, { $percent }% dintr-o parte dreaptă de victorii
# $folder: its name
train-taken-up = Antrenamentul din { $folder } continuă după iterația { $iteration }.
train-stopped = Oprit după iterația { $iteration }, { $seconds } s. Aceeași comandă continuă. Până acum: { $folder }
train-done = Gata după iterația { $iteration }, { $seconds } s. Ponderile sunt în { $folder }
