### The browser: the start page.

home-title = Poker for seers: foretell the best hand
home-lead = Three rounds, one pot. Play cards for their powers, shape your hand, and foretell whose will be the best.
home-still = Pause the animation
home-play-title = Play against bots
home-opponents = Opponents
home-level = How well they play
home-new = New to the game? Learn it in five minutes.
home-dealing = Dealing…
home-options-changed = changed
home-friends = With friends
home-friends-about = Open a table, send the link, and put bots in the seats that stay free.
home-open = Open a table
home-join = Join with a code or a link
home-join-example = BCDFGH
home-join-go = Join
home-join-help = Upper or lower case, with or without spaces.
home-join-wrong = That is neither a code nor a link to a table: check it.
home-tables = Open tables
home-tables-none = Nobody is waiting right now. Open a table, and tick “In the public list” there.
home-tables-nobody = Nobody sits there yet
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } of { $players } seats is free
   *[other] { $count } of { $players } seats are free
    }
home-go-on = Your game continues
home-go-on-table = Your table is waiting
# $names: the others at the table
home-go-on-with = with { $names }
home-go-on-go = Continue
home-learn = Learn in five minutes
    .about = A first round on the real table, step by step.
home-practice = Practise predicting
    .about = Two short lessons: predicting, and reading the others.
home-rules = Rules
    .about = Everything in our own words, with pictures.
home-games = My games
    .about = Results, replays and statistics.
home-daily = { screen-daily }
    .about = The same cards for everybody.
home-duplicate = { screen-duplicate }
    .about = Several tables play the same cards, and the results are compared.
home-puzzles = { screen-puzzles }
    .about = Real positions, each with a clearly best answer.
home-footer = An unofficial digital edition of the card game All In – Predictions. All pictures, words and sounds are our own.
home-licences = Third-party licences
