### What the library says about cards, card sheets and records that it cannot use. Each text is a part of a sentence.

## Where

# $reason: another text of this file
at-line = line { $line }: { $reason }

## Cards, hands and actions

# $answer: what was written, in quotes
notation-card = { $answer } is not a card; write a value (2-10 J Q K A) and a suit letter (C M S T), as in 10T, or R1 or R2
notation-hand = a hand is 5 different cards, not { $count }
notation-hand-twice = a hand is 5 different cards; one of these occurs twice: { $cards }
# $sign: the sign of the action, in quotes
notation-seat = { $answer } is not an action: a seat from 0 to 4 follows { $sign }
# $whose: one of the next three texts; $action: an action as the library writes it
illegal-seat = it is not for seat { $seat } to choose; { $whose }
# $phase: the phase as the library calls it
illegal-whose-nobody = nobody is asked to choose ({ $phase })
illegal-whose-seat = seat { $seat } is asked to choose ({ $phase })
illegal-whose-both = seat { $seat } or { $other } is asked to choose ({ $phase })
illegal-over = { $action } is not legal; { $whose }: the game is over
illegal-action = { $action } is not legal; { $whose }; game.legal has the choices
illegal-choice = { $action } is not legal; { $whose }, from { $choices }

## Card sheets

# $reason: what the system says, in English
sheet-unread = cannot read the card sheet { $file }: { $reason }
sheet-too-long = a card sheet has at most { $limit } bytes; is this a card sheet?
sheet-dots = a line of a card sheet has at most { $limit } dots; is this a card sheet?
sheet-not-toml = this is not TOML: { $reason }
sheet-key-twice = a key occurs twice; list each card once
sheet-not-utf-8 = a card sheet is UTF-8 text: { $reason }
sheet-entry = unknown entry { $answer }; a sheet has name, suits and cards
sheet-name = a sheet has a name of 1 to { $limit } printable characters without blanks at the ends, not { $answer }
sheet-no-name = a sheet has a name, as in name = "My cards"; is this a card sheet?
sheet-suit-list = suits is a list of the four suits by name, the best first
sheet-suit-order = the suit order must name each of { $suits } once, the best first
sheet-no-cards = a sheet needs a table [cards] with the effects of each card
sheet-card = there is no card { $answer }; write cards like 10T, JM or R1
sheet-missing = a sheet lists all 54 cards; missing: { $cards }
# $card: a card such as 10T
sheet-effects = { $card }: effects are a list of words, as in ["take*", "draw"]
sheet-effect-count = { $card }: a card has 1 to { $limit } effects; this one has { $count }
sheet-no-star = { $card }: no effect is starred; write * after each effect that has a star on the card
sheet-stars = { $card }: at least one starred effect must be a take, draw or reveal (J14), not only { $effects }
sheet-effect = { $card }: unknown effect { $answer }; known are { $effects }, and { $first } to { $last }
sheet-jack = JM: in the rulebook's example the Jack of Masks reads take, draw; this sheet says otherwise
# The code of a sheet is the form in which a record stores it.
sheet-code-suits = a sheet's code begins with the four suit letters, best first; not { $answer }
sheet-code-cards = a sheet's code has { $cards } cards between commas; this one has { $count }
sheet-code-long = { $answer } is too long for the effects of one card in a sheet's code
sheet-code-effect = { $letter } in { $answer } is not an effect of a sheet's code

## Records

record-too-long = a record has at most { $limit } characters; this one has { $count }
record-not-utf-8 = a record is UTF-8 text ({ $reason })
record-title = a record begins with { $title }
# $entry: the name of an entry, such as Players
record-lacks = the header has no { $entry }
record-entry = { $answer } is not an entry of a header, or it occurs twice
record-rules = these rules have version { $version }; the record was made with { $answer }
record-choice = { $entry } is one of { $choices }, not { $answer }
record-players = the game is for { $low } to { $high } players, not { $answer }
record-digest = the sheet's digest is { $digest }, but the header says { $answer }
record-seed = a seed is 64 hexadecimal digits in lower case
record-secret = a secret is 64 hexadecimal digits in lower case
record-contribution = a contribution is a seat and 64 hexadecimal digits in lower case
record-contribution-seat = a contribution is that of a seat from 0 to { $last }, once for each; not { $answer }
record-contribution-count = { $players } seats have { $players } contributions (or None) or none at all, not { $count }
record-no-secret = contributions belong to a secret, and the record has none
record-seed-differs = the seed does not follow from the secret and the contributions
record-commitment-seed = the commitment is not the SHA-256 of the seed
record-commitment-secret = the commitment is not the SHA-256 of the secret
record-name-count = { $players } players have { $players } names or none, not { $count }
record-name = a name has 1 to { $limit } printable characters and no spaces at the ends, not { $answer }
record-position = the position in the header: { $reason }
record-position-options = the position is of a game with other options than the header's
record-result = a result is the winning seat or 'nobody', then { $players } rune totals
# $number: which decision it is; $action: its token
record-decision = decision { $number } ({ $action }): { $reason }
record-decision-line = line { $line }, decision { $number } ({ $action }): { $reason }
record-outcome = the header has the result { $header }, but these decisions lead to { $result }
record-cut = the header has the result of the game, but the decisions end before it; is a part of the file missing?
