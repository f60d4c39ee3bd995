### The browser: replay.

replay-title = Replay
replay-loading = Loading the game…
replay-missing = This game cannot be shown
replay-going = This game is not over yet
replay-going-about = You can watch the replay as soon as the game is over.
replay-live = To the table
replay-again = Try again

## The bar

replay-menu = Replay menu
replay-copy = Copy a link to this moment
replay-copied = Link to this moment copied.
replay-share = Share this moment
replay-try = Try this position

## Moving through the game

replay-controls = Replay controls
replay-scrub = Moment of the game
replay-rounds = Rounds
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-last = To the end
replay-furthest = As far as you have watched
replay-back = One step back
replay-forward = One step forward
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-round-back = Previous round
replay-round-forward = Next round
# $ply: how many steps since the deal, of $last
replay-ply = Step { $ply }
replay-ply-of = Step { $ply } of { $last }
replay-eyes = Point of view
replay-eyes-spectator = Spectators
replay-eyes-open = All open
replay-spoilers = No spoilers
    .about = Hides what is still to come: how long the game is, its rounds, and who wins.

## Where it stands. $round, $turn: their numbers

replay-deal = Round { $round }, the deal
replay-turn = Round { $round }, turn { $turn }
replay-predictions = Round { $round }, predictions
replay-unfolding = Round { $round }, the Unfolding
replay-over = The end of the game
# $place: one of these; $told: sentences that say what happened there
replay-at = { $place }: { $told }
# $card: with its article; $me: "yes" if it is the viewer's own seat
replay-target = { $me ->
    [yes] You choose { $card } in exchange for one of your cards.
   *[no] { $name } chooses { $card } in exchange for one of their cards.
    }
replay-away = From here on, a bot plays for { $name }.
replay-returned = { $name } is back at the table.
replay-sleep = The table was closed.
replay-wake = The game continues.

## Keys

replay-key-steps = Left, right
    .does = One step back, one step forward
replay-key-turns = Page up, page down
    .does = Previous turn, next turn
replay-key-rounds = Shift and page up, page down
    .does = Previous round, next round
replay-key-ends = Home, End
    .does = To the beginning, to the end
replay-key-space = Space
    .does = Play, pause
replay-key-cards = Shift and arrows
    .does = Move between cards, to read their effects
