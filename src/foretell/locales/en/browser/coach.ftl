### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = What if?
try-about = You take the place of { $name } at step { $step } of a finished game, against bots.
try-about-turn = You take the place of the player who has to choose at step { $step } of a finished game, against bots.
try-cards = The cards are the same as in that game, also those that are still to come from the deck. This table is private and does not count in your numbers.
try-begin = Try it
try-copy = Copy the link
try-copied = Link copied.
try-share = With this link, everybody who may see the game gets their own table with this position.
try-game = Look at the game

## The coach. $count: how many hints the player has got

coach-title = Coach
coach-about = The coach knows only what you know. Every hint counts and is shown with the result.
coach-count = { $count ->
    [0] No hints so far.
    [one] One hint so far.
   *[other] { $count } hints so far.
    }
coach-later = When it is your turn, the coach can also name a choice.
