### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Esercizi
screen-games = Le mie partite
screen-puzzles = Rompicapi
screen-daily = Partita del giorno
screen-duplicate = Tavoli in duplicato
screen-lost = { lost-title }
offline = Nessuna connessione. Riprovo…
page-loading = Un momento…
page-yes = sì
page-no = no
page-copy-failed = Questo browser non permette alla pagina di copiare: seleziona il testo e copialo tu.
dialog-close = Chiudi
toast-dismiss = Nascondi

## The head of a page

bar-first-page = Foretell: alla pagina iniziale
bar-pages = Pagine
bar-learn = Impara
bar-rulebook = Regole
bar-games = { screen-games }
bar-theme = Giorno o notte

## Settings

settings-title = Impostazioni
settings-language = Lingua
name-guest = Ospite

## What several screens say

wish-sheet = Foglio delle carte
home-play = Gioca ora
home-options = Altre opzioni

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Posto { $number }
seat-free = Posto libero
seat-you = tu

## My games

games-branch = E se…?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
    }
games-replay = Rivedi
games-compare = Confronta i tavoli
games-review = Analizza questa partita

## An address where nothing is

lost-title = Qui non era predetto nulla
lost-about = A questo indirizzo non c’è nessuna pagina. Forse al link manca una lettera.
lost-home = Alla pagina iniziale
unreached-title = Questa pagina non è arrivata
unreached-about = Non c’è connessione, oppure Foretell è stato aggiornato nel frattempo.
unreached-again = Riprova
