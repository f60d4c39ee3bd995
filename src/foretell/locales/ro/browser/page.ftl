### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Exerciții
screen-games = Partidele mele
screen-puzzles = Probleme
screen-daily = Partida zilei
screen-duplicate = Mese în duplicat
screen-lost = { lost-title }
offline = Nu există conexiune. Se încearcă din nou…
page-loading = O clipă…
page-yes = da
page-no = nu
page-copy-failed = Browserul nu lasă pagina să copieze: selectează textul și copiază-l tu.
dialog-close = Închide
toast-dismiss = Ascunde

## The head of a page

bar-first-page = Foretell: la prima pagină
bar-pages = Pagini
bar-learn = Învață
bar-rulebook = Reguli
bar-games = { screen-games }
bar-theme = Zi sau noapte

## Settings

settings-title = Setări
settings-language = Limba
name-guest = Oaspete

## What several screens say

wish-sheet = Fișă de cărți
home-play = Joacă acum
home-options = Mai multe opțiuni

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Locul { $number }
seat-free = Loc liber
seat-you = tu

## My games

games-branch = Ce-ar fi dacă…?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } indiciu
    [few] { $count } indicii
   *[other] { $count } de indicii
    }
games-replay = Reluare
games-compare = Compară mesele
games-review = Analizează partida

## An address where nothing is

lost-title = Aici nu s-a prezis nimic
lost-about = La această adresă nu e nicio pagină. Poate lipsește o literă din link.
lost-home = La prima pagină
unreached-title = Această pagină nu a ajuns
unreached-about = Nu există conexiune sau Foretell a fost actualizat între timp.
unreached-again = Încearcă din nou
