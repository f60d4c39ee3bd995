### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = E se…?
try-about = Prendi il posto di { $name } al passo { $step } di una partita conclusa, contro i bot.
try-about-turn = Prendi il posto di chi deve scegliere al passo { $step } di una partita conclusa, contro i bot.
try-cards = Le carte sono le stesse di quella partita, anche quelle che devono ancora uscire dal mazzo. Questo tavolo è privato e non conta nelle tue cifre.
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
