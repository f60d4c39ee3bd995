### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Práctica
screen-games = Mis partidas
screen-puzzles = Acertijos
screen-daily = Reparto del día
screen-duplicate = Mesas en duplicado
screen-lost = { lost-title }
offline = Sin conexión. Intentándolo de nuevo…
page-loading = Un momento…
page-yes = sí
page-no = no
page-copy-failed = Este navegador no deja copiar a la página: marca el texto y cópialo tú.
dialog-close = Cerrar
toast-dismiss = Ocultar

## The head of a page

bar-first-page = Foretell: a la portada
bar-pages = Páginas
bar-learn = Aprender
bar-rulebook = Reglas
bar-games = { screen-games }
bar-theme = Día o noche

## Settings

settings-title = Ajustes
settings-language = Idioma
name-guest = Visitante

## What several screens say

wish-sheet = Hoja de cartas
home-play = Jugar ahora
home-options = Más opciones

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Asiento { $number }
seat-free = Asiento libre
seat-you = tú

## My games

games-branch = ¿Y si…?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
    }
games-replay = Ver de nuevo
games-compare = Comparar las mesas
games-review = Analizar esta partida

## An address where nothing is

lost-title = Aquí no se predijo nada
lost-about = No hay ninguna página en esta dirección. Quizá le falte una letra al enlace.
lost-home = A la portada
unreached-title = Esta página no ha llegado
unreached-about = No hay conexión, o Foretell se ha actualizado mientras tanto.
unreached-again = Intentarlo de nuevo
