### The browser: the deal of the day.

## Before the game

daily-about = Aceleași cărți și aceiași doi Adepți pentru toată lumea. Scorul tău este rezultatul tău fără norocul cărților.
daily-counts = Contează prima ta partidă. Ia singur toate deciziile și termină înainte de miezul nopții UTC.
daily-seen = Ceilalți îți văd numele și scorul, iar după miezul nopții cea mai bună partidă.
# $hours, $minutes: numbers
daily-ends = Ziua se încheie peste { $hours } h { $minutes } min.
daily-play = Joacă partida de azi
daily-go-on = Continuă partida de azi
daily-again = Joac-o din nou
daily-again-about = Celelalte partide cu aceleași cărți nu contează.

## The score. $points, $result, $luck and $error: numbers

daily-score = Scorul tău: { $points }
daily-parts = Rezultat { $result }, noroc { $luck }: scorul tău este { $points }, cu o marjă de { $error }.
daily-waiting = Scorul tău se calculează. Durează cel mult un minut.
daily-never = Partida aceasta nu are scor: un bot a jucat pentru tine, partida s-a încheiat după miezul nopții sau acest server nu analizează partide.
# $round: a number; $prediction and $choices: the next messages
daily-round = Runda { $round }: { $prediction }, { $choices }
daily-right = predicție corectă
daily-wrong = predicție greșită
daily-worst-none = nicio alegere proastă
daily-worst-inaccuracy = o imprecizie
daily-worst-mistake = o greșeală
daily-worst-blunder = o greșeală gravă
daily-copy = Copiază ca să trimiți mai departe
daily-copied = Scorul tău este copiat.

## Comparisons

daily-levels = Boții în locul tău
daily-levels-waiting = Ceilalți boți încă joacă.
daily-you = Tu
daily-today = Azi
# $place, $players and $mean: numbers
daily-place = Locul { $place } din { $players }. Media este { $mean }.
daily-week = Săptămâna aceasta
daily-week-none = Nimeni nu are scor săptămâna aceasta.
daily-name = Nume
daily-points = Puncte
daily-days = Zile
daily-yesterday = Ieri
daily-best-game = Vezi cea mai bună partidă de ieri

## Fairness

daily-fair = Este împărțirea corectă?
daily-fair-about = Pentru fiecare dintre aceste zile, serverul a tras dinainte un secret din care rezultă cărțile. Acesta este SHA-256 al lui. Secretul se dezvăluie când ziua s-a încheiat.
daily-secret = Secretul de ieri
