### The browser: the deal of the day.

## Before the game

daily-about = Le stesse carte e gli stessi due Adepti per tutti. Il tuo punteggio è il tuo risultato senza la fortuna delle carte.
daily-counts = Conta la tua prima partita. Prendi tu ogni decisione e finisci prima di mezzanotte UTC.
daily-seen = Gli altri vedono il tuo nome e il tuo punteggio e, dopo mezzanotte, la partita migliore.
# $hours, $minutes: numbers
daily-ends = Il giorno finisce tra { $hours } h { $minutes } min.
daily-play = Gioca la partita di oggi
daily-go-on = Continua la partita di oggi
daily-again = Rigiocala
daily-again-about = Le altre partite con le stesse carte non contano.

## The score. $points, $result, $luck and $error: numbers

daily-score = Il tuo punteggio: { $points }
daily-parts = Risultato { $result }, fortuna { $luck }: il tuo punteggio è { $points }, con un margine di { $error }.
daily-waiting = Il tuo punteggio è in calcolo. Ci vuole fino a un minuto.
daily-never = Questa partita non ha punteggio: un bot ha giocato al tuo posto, la partita è finita dopo mezzanotte o questo server non analizza le partite.
# $round: a number; $prediction and $choices: the next messages
daily-round = Round { $round }: { $prediction }, { $choices }
daily-right = predizione giusta
daily-wrong = predizione sbagliata
daily-worst-none = nessuna scelta sbagliata
daily-worst-inaccuracy = un’imprecisione
daily-worst-mistake = un errore
daily-worst-blunder = un errore grave
daily-copy = Copia per condividere
daily-copied = Il tuo punteggio è copiato.

## Comparisons

daily-levels = I bot al tuo posto
daily-levels-waiting = Gli altri bot stanno ancora giocando.
daily-you = Tu
daily-today = Oggi
# $place, $players and $mean: numbers
daily-place = Posto { $place } su { $players }. La media è { $mean }.
daily-week = Questa settimana
daily-week-none = Nessuno ha un punteggio questa settimana.
daily-name = Nome
daily-points = Punti
daily-days = Giorni
daily-yesterday = Ieri
daily-best-game = Guarda la partita migliore di ieri

## Fairness

daily-fair = La distribuzione è equa?
daily-fair-about = Per ognuno di questi giorni il server ha estratto in anticipo un segreto, da cui derivano le carte. Questo è il suo SHA-256. Il segreto viene rivelato quando il giorno è finito.
daily-secret = Segreto di ieri
