### The browser: a table before its game starts.

## Seats

seat-host = opened the table
seat-not-here = not here right now
seat-sit = Sit here
seat-move = Move here
seat-add-bot = Bot
seat-rename = Change your name
seat-leave = Stand up
# $name: who sits there
seat-level = How well { $name } plays
seat-take = Trade places with { $name }
seat-swap = Give { $name } another seat
seat-swap-with = Trade with { $name }
seat-swap-not = Keep seats as they are
seat-remove = Remove { $name }

## The lobby

lobby-title = A table
# $name: who opened it
lobby-title-of = { $name }’s table
lobby-seats = Seats
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
    }
lobby-full = Everybody is here
lobby-start = Start the game
lobby-start-why = Every seat must be taken first: invite somebody, or put a bot there.
lobby-sit-why = Take a seat, or stay and watch.
# $name: who opened the table
lobby-waiting = Waiting for { $name } to start
lobby-waiting-owner = The player who opened the table starts the game
lobby-dealing = The cards are being shuffled…
lobby-invite = Invite others
lobby-code = The code of this table
lobby-link = Link to this table
lobby-copy = Copy link
lobby-copied = The link is copied.
# The page was opened by an address that only this machine has
lobby-alone = This address works only on this computer. To let others join, run the server with --host 0.0.0.0 and open the page at this machine’s own address.
lobby-share = Share
# $code: the table's code
lobby-share-text = Play a game of Foretell with me. The table’s code is { $code }.
lobby-qr = QR code with the link to this table
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Table { $number } of { $tables }: all play the same cards.
lobby-duplicate-all = All tables
lobby-options = Options
lobby-name-sit = What should we call you?
lobby-name-change = Change your name
lobby-name-keep = Keep this name
lobby-fair = The deal can be checked
lobby-fair-about = The shuffle depends on a secret of the server and on random numbers from every player’s browser. The server fixed its secret before it knew those numbers: this commitment proves it. After the game, the server reveals the secret, and your browser checks that everything matches.
lobby-fair-duplicate = All tables are shuffled from one secret of the server, and nobody else adds to it. This commitment, the same at each table, proves that the secret was fixed before. When all tables are over, the server reveals it.
lobby-fair-promise = Commitment:
lobby-fair-copy = Copy
lobby-fair-copied = The commitment is copied.
lobby-fair-added = Your browser has added its random numbers.
