### The table in the browser.

title-table = At the table · Foretell
title-your-turn = Your turn! · Foretell

## The bar

bar-home = Back to the start page
bar-menu = Table menu
bar-more = More
bar-aid = Player Aid
bar-rules = Rules
bar-log = Log and chat
# $count: how many lines of others were not read yet
bar-log-unread = { bar-log }: { chat-unread }
bar-sound-on = Switch the sound on
bar-sound-off = Switch the sound off
bar-settings = Settings
bar-keys = Keys
bar-leave = Let a bot play your seat
bar-coach = Ask the coach
bar-watching = You are watching
bar-live = Live
# $count: how many moves were made that the viewer has not seen yet
bar-behind = { $count ->
    [one] { $count } move behind: catch up
   *[other] { $count } moves behind: catch up
    }
link-lost = No connection: trying again…
link-stalled = The server cannot store moves: please wait…
table-missing = This table cannot be opened
table-loading = Setting up the table…

## Seats

# $name: the player's own name
player-you = { $name } (you)
# $cards: a list of cards
seat-known = Known to hold: { $cards }
# $rank: a rank's name
seat-told = Announced: { $rank }
# $turn: the number of the turn when it was told
seat-told-turn = Last announced under Hypnosis: { $rank } (turn { $turn })
seat-away = Away: a bot is playing
seat-acting = Choosing now
# $names: who predicted that this player has the best hand
seat-predicted = Predicted by { $names }
# $level: how well it plays
seat-bot = Bot, { $level }
seat-person = A person
# The label of the button that predicts one’s own hand
seat-me = Me
seat-take-back = Take your seat back
know-all-in = { $name } is All In: the hand stays face down until the Unfolding.
know-holds = { $name } is known to hold
# $time: minutes and seconds
clock-left = { $time } left

## The middle

display-is-covered = Covered and locked
# A list of cards follows
display-uncovered = Uncovered in the display
memory-open = What you know about the deck

## The hand

hand-present-rank = Current rank:
# After the Runes for the rank of the hand. $runes: how many more its Rune cards bring
hand-rune-cards = and { $runes } for Rune cards
# $value: the value that decides among equal ranks
rank-with-value = { $rank } ({ $value })
# $rank: what the hand would be
prospect = Your hand would be: { $rank }
prospect-play = Left in your hand: { $rank }
# On a card: the rank of the hand with it
card-becomes = → { $rank }

## The prompt

prompt-title = What to do
prompt-played-by = Played by { $name }
prompt-revealed = The revealed cards
prompt-read = Read { $card }
undo = Undo
prompt-mandatory = The star means: this effect is mandatory.
prompt-sending = Sending your choice…
prompt-skip = Skip to my turn
# On the buttons: what Pass and All In do, in a few words
pass-does = 1 card goes to the display
all-in-does = your hand no longer changes
all-in-asks = Go All In? Your hand stays face down and does not change, 2 cards go from the deck to the display, and you pass until the round ends.
all-in-sure = Really go All In?
effect-use = Use it
effect-skip = Decline
# $count: how many actions of others
since-title = { $count ->
    [one] Since your last turn: { $count } action
   *[other] Since your last turn: { $count } actions
    }

## Why not. $name: who is to choose, or who is All In

why-over = The game is over.
why-spectator = You are watching: only players choose.
why-sealed = You are All In: your hand stays face down until the Unfolding.
why-not-your-turn = It is not your turn: { $name } is choosing.
why-covered = This card is covered, so it is locked.
why-all-in = { $name } is All In and cannot be chosen.
why-all-in-taken = { $name } is already All In: only one player may go All In in each round.
why-play-first = To get a card from the display, play a card that takes or exchanges.
why-discard = You can only look at the discard pile now.
why-not-now = That is not possible now: choose one of the highlighted cards and buttons.

## What happened

log-heading = Log
log-printed = This table plays by the printed rules, so the log shows only the last turn of each player.
chat-title = Chat
# $count: how many lines of others were not read yet
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
    }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-emotes = Quick messages
chat-spectator = Only players can write messages.
side-title = Log and chat
side-close = Close log and chat

## The prediction

predict-choose = Choose a player
# $prediction: such as "Merlin holds the best hand"
predict-confirm = Confirm: { $prediction }
predict-table = Show the table
predict-notes = Show your notes
# Instead of the table, after "predict-table"
peek-cards = Show the cards

## The end

over-podium = The podium
over-by-runes = Most Runes wins.
over-by-hand = The lead was tied: the better hand in the last round wins.
over-by-nobody = The lead was tied again after one more round.

## What only a screen reader says

# The label of the player’s own runes
aloud-you = You
aloud-keys = Press T to hear the table again, or the question mark for the keys.
aloud-last-round = This is the last round.
# $count: how many
aloud-spaces = { $count ->
    [one] { $count } space left in the display.
   *[other] { $count } spaces left in the display.
    }
# A list of cards of the display follows
aloud-covered = Covered
# $card, $below: cards with their articles; $card now lies on $below
aloud-covers = { $card } covers { $below }.
# $card: a card that can be taken again
aloud-uncovered = Uncovered: { $card }.
# After a question about an effect that is not mandatory
aloud-optional = You may decline.
aloud-hide = Which card stays hidden?
# $value: the value that decides among equal ranks
aloud-value = Value: { $value }.
aloud-wrong = Your prediction was wrong.
# $card: the card that makes a hand better than one of equal rank
aloud-decides = Deciding card: { $card }.
# $text: the new text of the button that has the focus
aloud-button = Button: { $text }.
# $place: 1 for the winner
aloud-place = Your place: { $place } of { $players }.

## Keys

keys-letters = Single-key shortcuts
    .about = Switch them off if they conflict with your own shortcuts.
