### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Exercices
screen-games = Mes parties
screen-puzzles = Énigmes
screen-daily = Donne du jour
screen-duplicate = Tables en duplicate
screen-lost = { lost-title }
offline = Pas de connexion. Nouvel essai…
page-loading = Un instant…
page-yes = oui
page-no = non
page-copy-failed = Ce navigateur n’autorise pas la copie : sélectionnez le texte et copiez-le vous-même.
dialog-close = Fermer
toast-dismiss = Masquer

## The head of a page

bar-first-page = Foretell : vers l’accueil
bar-pages = Pages
bar-learn = Apprendre
bar-rulebook = Règles
bar-games = { screen-games }
bar-theme = Jour ou nuit

## Settings

settings-title = Réglages
settings-language = Langue
name-guest = Invité

## What several screens say

wish-sheet = Feuille de cartes
home-play = Jouer maintenant
home-options = Plus d’options

## Seats

# $number: from 1
seat-bot-number = Robot { $number }
seat-number = Place { $number }
seat-free = Place libre
seat-you = vous

## My games

games-branch = Et si ?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
    }
games-replay = Revoir
games-compare = Comparer les tables
games-review = Analyser cette partie

## An address where nothing is

lost-title = Rien n’était prédit ici
lost-about = Il n’y a pas de page à cette adresse. Il manque peut-être une lettre au lien.
lost-home = Vers l’accueil
unreached-title = Cette page n’est pas arrivée
unreached-about = Il n’y a pas de connexion, ou Foretell a été mis à jour entre-temps.
unreached-again = Réessayer
