### The browser: what covers the table: the notes, the cards that somebody shows, the Unfolding, and the dialogs.

## The middle

# $count: how many
memory-unplaced-title = { $count ->
    [one] { $count } card in an unknown place
   *[other] { $count } cards in unknown places
    }
memory-unplaced-about = They are in the deck, in other hands, or were discarded unseen.
memory-cell-unplaced = not seen yet
memory-cell-hand = in your hand
memory-cell-display = in the display
memory-cell-gone = discarded
memory-cell-player = held by a player
# $name: who holds the card
memory-cell-seat = held by { $name }

## The prediction

notes-title = Your notes on the players
# $cards: the cards that a player took last
notes-takes = Last taken: { $cards }
# Small cards follow
notes-taken = Last taken:
# $rank: the best rank that a hand can still have
notes-possible = At most: { $rank }
# $name: a player
notes-look = What you know about { $name }

## The Unfolding

unfold-title = The Unfolding of round { $round }
unfold-predicted = predicted { $name }
unfold-best = { $name } holds the best hand.
unfold-share = from the pot
unfold-hand = for the hand
unfold-rune-cards = for Rune cards
unfold-total = in total
unfold-next = On to the next round
unfold-podium = See who wins
unfold-skip = Skip
    .label = Skip the Unfolding
unfold-pot-shared = The right predictions share the pot.
unfold-pot-none = Nobody predicted it.
unfold-supply = Every hand scores for its rank.
# $rank: a rank, such as "Straight"; $runes: what it scores on side B; $usual: on side A
unfold-side-b = Side B: { $rank } scores { $runes } Runes, not { $usual }.
# $me: "other" if the cards are shown to the listener, "yes" if the listener shows them
moment-eye = { $me ->
    [yes] You show your cards to { $other }
    [other] { $name } shows you four cards
   *[no] { $name } shows four cards to { $other }
    }
moment-go-on = Continue

## Keys

key-arrows = Arrows
    .does = Move between choices; with Shift, between all cards
key-enter = Enter
    .does = Choose
key-numbers = 1–7
    .does = Go to a card of your hand
key-p = P
    .does = Pass
key-a = A
    .does = Go All In
key-u = U, Y
    .does = Use the effect
key-n = N
    .does = Decline the effect
key-z = Z
    .does = Undo
key-i = I
    .does = Read the card: its effects in words
key-t = T
    .does = Show the table, or the cards over it again; a screen reader describes the table
key-l = L
    .does = Log and chat
key-h = H
    .does = Player Aid
key-c = C
    .does = Ask the coach
leave-about = A bot plays your seat until you take it back. Meanwhile you can watch.
leave-day = In the deal of the day, the game gets no score if a bot plays for you.
leave-stay = Stay
leave-now = Leave it to a bot
