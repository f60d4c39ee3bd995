### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Practice
screen-games = My games
screen-puzzles = Puzzles
screen-daily = Deal of the day
screen-duplicate = Duplicate tables
screen-lost = { lost-title }
offline = No connection. Trying again…
page-loading = One moment…
page-yes = yes
page-no = no
page-copy-failed = This browser does not let the page copy: select the text and copy it yourself.
dialog-close = Close
toast-dismiss = Dismiss

## The head of a page

bar-first-page = Foretell: to the start page
bar-pages = Pages
bar-learn = Learn
bar-rulebook = Rules
bar-games = { screen-games }
bar-theme = Day or night theme

## Settings

settings-title = Settings
settings-language = Language
name-guest = Guest

## What several screens say

wish-sheet = Card sheet
home-play = Play now
home-options = More options

## Seats

# $number: from 1
seat-bot-number = Bot { $number }
seat-number = Seat { $number }
seat-free = Free seat
seat-you = you

## My games

games-branch = What if?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
    }
games-replay = Replay
games-compare = Compare the tables
games-review = Review this game

## An address where nothing is

lost-title = Nothing was foretold here
lost-about = There is no page at this address. Perhaps a letter is missing from the link.
lost-home = Back to the start page
unreached-title = This page did not load
unreached-about = There is no connection, or Foretell has been updated in the meantime.
unreached-again = Try again
