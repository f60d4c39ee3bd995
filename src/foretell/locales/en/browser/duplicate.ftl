### The browser: duplicates, tables that play the same cards.

## Open them

duplicate-about = Two or more tables of friends play the same cards. When all are over, each seat is compared with the same seat at the other tables, round by round.
duplicate-once = Everybody sits at one table only: at the others they would know the cards.
duplicate-tables = Tables
duplicate-open = Open the tables

## The tables. $number: from 1

duplicate-table = Table { $number }
duplicate-invite = Send the link to this page to everybody, or the code of a table to those who should sit there.
duplicate-code = Code
duplicate-go = To the table
duplicate-bots = Bots in the free seats
duplicate-start = Start
duplicate-start-all = Start all tables
duplicate-state-open = Not started
duplicate-state-dealing = The cards are being dealt
duplicate-state-playing = Playing
duplicate-state-over = Over
duplicate-state-ended = Ended without a result
duplicate-sealed = Until all tables are over, only the players of a table see anything of its game.
duplicate-end = End the unfinished tables
duplicate-end-about = Their games get no result, and nobody can continue them. The other tables are compared.
duplicate-missing = These tables do not exist
duplicate-missing-about = Check the link. The host of the server may have deleted the tables.

## The comparison. $seat, $round: from 1

duplicate-result = Result
duplicate-total-about = The total is the sum of the differences: the runes that a seat gained, compared with the mean of the same seat at the other tables with the same cards.
duplicate-name = Name
duplicate-total = Total
duplicate-rounds = Round by round
duplicate-seat = Seat { $seat }
duplicate-round = Round { $round }
duplicate-alone = Only one table has a result, so there is nothing to compare.
# $runes: a number; $difference: a number with its sign
duplicate-cell = { count-runes }, difference { $difference }
duplicate-cell-alone = { count-runes }, not compared
