### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = E se…?
try-about = Prendi il posto di { $name } al passo { $step } di una partita conclusa, contro i bot.
try-about-turn = Prendi il posto di chi deve scegliere al passo { $step } di una partita conclusa, contro i bot.
try-cards = Le carte sono le stesse di quella partita, anche quelle che devono ancora uscire dal mazzo. Questo tavolo è privato e non conta nelle tue statistiche.
try-begin = Prova
try-copy = Copia il link
try-copied = Link copiato.
try-share = Con questo link, chi può vedere la partita ottiene un proprio tavolo con questa posizione.
try-game = Guarda la partita

## The coach. $count: how many hints the player has got

coach-title = Allenatore
coach-about = L’allenatore sa solo quello che sai tu. Ogni suggerimento conta e appare con il risultato.
coach-count = { $count ->
    [0] Nessun suggerimento finora.
    [one] Un suggerimento finora.
   *[other] { $count } suggerimenti finora.
    }
coach-later = Quando tocca a te, l’allenatore può anche indicare una scelta.

## How sure the player is of a prediction. $name: who is said to hold the best hand

sure-title = Quanto sei sicuro?
sure-asks = Quanto è probabile che { $name } abbia la mano migliore?
sure-about = Non ha effetto sulla partita. Nessun altro lo vede prima della fine.
sure-predict = Predici
sure-without = Predici senza numero

## How well that fits what came true. $said, $right: percentages; $brier, $log: numbers

sure-heading = Sicurezza ed esattezza
# $count: how many predictions
sure-sentence = { $count ->
    [one] In una predizione eri sicuro al { $said }; si è avverato il { $right }.
   *[other] In { $count } predizioni eri sicuro in media al { $said }; si è avverato il { $right }.
    }
sure-scores = Punteggio di Brier: { $brier }; logaritmico: { $log }. Più basso è meglio: dire sempre 50% dà 0,25 e 0,69.
sure-plot = Sicurezza ed esito in un grafico. Le tabelle qui sotto danno gli stessi numeri.
sure-plot-about = Da sinistra a destra: quanto eri sicuro. Dal basso in alto: quanto si è avverato. Sulla linea tratteggiata sono uguali.
sure-tables = I numeri in tabelle
sure-by-bins = Per sicurezza
sure-by-players = Per numero di giocatori
sure-by-rounds = Per round
sure-round = Round { $round }
sure-count = Numero
sure-said = Sicuro
sure-right = Giusto
sure-brier = Brier
sure-none = Nelle impostazioni attiva “Chiedi quanto sono sicuro”. Qui vedrai se la tua sicurezza corrisponde a ciò che si avvera.

## Habits. $chance: a percentage of a win

habits-title = Le abitudini che ti costano di più
# $count: how many games are missing
habits-more = { $count ->
    [one] Analizza ancora una tua partita per vedere qui le tue abitudini.
   *[other] Analizza ancora { $count } tue partite per vedere qui le tue abitudini.
    }
# $count: how many reviewed games
habits-about = { $count ->
    [one] Dall’analisi di una partita.
   *[other] Dalle analisi di { $count } partite che questo browser ricorda.
    }
habits-none = { $count ->
    [one] L’analisi di una partita non mostra errori.
   *[other] Le analisi di { $count } partite non mostrano errori.
    }
# $count: how many choices
habits-cost = { $count ->
    [one] Una scelta è costata il { $chance } di una vittoria.
   *[other] { $count } scelte sono costate il { $chance } di una vittoria.
    }
habits-moment = Round { $round }: { $chance }
habits-practise = Esercitati
habit-prediction = Predire contro le probabilità
habit-passing = Passare troppo presto
habit-playing-on = Continuare invece di passare
habit-all-in-early = Andare All In troppo presto
habit-all-in-late = Non andare All In
habit-taking = Prendere o scambiare la carta sbagliata
habit-keeping = Tenere la carta sbagliata
habit-asking = Interrogare il giocatore sbagliato
habit-effects = Risolvere o rifiutare male un effetto
habit-playing = Giocare la carta sbagliata
