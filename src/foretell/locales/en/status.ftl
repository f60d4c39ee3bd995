### The table at a moment: piles, display, players, hand, memory.

# $round of $rounds
status-round = Round { $round } of { $rounds }
status-round-heirs = Round { $round }: Heirs of the Foretellers
status-turn = Turn { $turn }
status-pot = Pot: { count-runes }
status-deck = Deck: { count-cards }
status-discard = Discard pile: { count-cards }
# $card: the top card, without an article
status-discard-top = Discard pile: { count-cards }, { $card } on top
status-discard-empty = Discard pile: empty
# $card, $cards: without articles
status-played = In play: { $card }
status-revealed = Revealed: { $cards }
display-title = Display: { $count } of { $limit }
display-first-row = First row
display-second-row = Second row
display-free = free
display-covered = covered
display-legend = A covered card is locked: it can be neither taken nor exchanged.
players-title = Players
# $me: "yes" if it is the viewer
player-line = { $me ->
    [yes] { $name } (you): { count-runes }
   *[no] { $name }: { count-runes }
    }
# $number: a seat whose player has no name
player-seat = Seat { $number }
player-all-in = All In
player-predicts = predicts: { $other }
# $rank: a rank's name; $turn: the turn when it was told
player-told = last announced: { $rank } (turn { $turn })
hand-title = Your hand
# $rank: what the hand is worth now
hand-rank = Current rank: { $rank }
hand-face-down = Your hand lies face down: you are All In.
memory-title = Memory aid
memory-hand = { $name } is known to hold { $cards }.
memory-hand-none = None of { $name }’s cards are known.
memory-gone = Known to be in the discard pile: { $cards }.
# $count: how many cards the viewer has not placed; $cards: their names
memory-unplaced = { $count ->
    [one] { $count } card in an unknown place: { $cards }.
   *[other] { $count } cards in unknown places: { $cards }.
    }
memory-on = The memory aid is now shown.
memory-off = The memory aid is now hidden.
memory-printed = This table plays by the printed rules: remember for yourself!
choice-prompt = Your choice
# $choice: the name of a choice; $rank: the rank of the hand right after it
choice-rank = { $choice }; then { $rank }
press-enter = Press Enter to continue.
log-empty = Nothing has happened yet.
