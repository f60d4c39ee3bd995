### What the command `foretell study` says, and its report.

## The command

help-study = find out what decides games: ranks, seats, All In, effects and cards; or compare two card sheets
option-study-compare = compare BASE MINE plays two card sheets on the same deals and shows the difference; compare MINE compares with the sheet that comes with { -foretell }
# $default: how many
option-study-games = number of games (at least { $least }, { $default } by default); half of them measure what cards and effects are worth
# $choices: their names; $default: one of them
option-study-policy = who plays in all seats: { $choices } ({ $default } by default)
# $default: a name
option-study-out = folder for the report and the results ({ $default } by default)
option-study-resume = continue the study in the folder of --out

## What went wrong

error-study-arguments = Type no argument, or compare with one or two card sheets.
error-study-sheet = compare names the card sheets itself: leave out --sheet.
# $first, $other: the names of two sheets
error-sheets-alike = The card sheets "{ $first }" and "{ $other }" play alike: change an effect or the order of the suits.
# $package: its name; $pip: what to type
error-study-parts = Studies need { $package }, which is not installed. To install it, run: { $pip }
# $folder: its name
study-kept = The study was interrupted. To continue it, add --resume --out { $folder }.

## The report

# $file: its name
study-report = Report: { $file }
# $sheet: its name
study-title = Study of the card sheet { $sheet }
# $first, $other: the names of two sheets
study-title-compared = { $other } compared with { $first }
study-scope = What this holds for
# $policy: its name
study-scope-note = These figures hold for this table, this card sheet, and players that all follow the policy { $policy }. People and other players choose otherwise, so other figures may hold for them.
study-policy-quick = quick: looks one turn ahead; the policy of the searching player’s play-outs
study-policy-scripted = scripted: the rule-based expert, which counts possible hands
study-policy-random = random: any legal choice
# $games, $rounds: how many
study-played = { $games } whole games and { $rounds } single rounds
study-intervals = A line shows the 95 % confidence interval of its figure alone. Among many figures, about one in twenty misses the true value by chance. Differences of percentages are in percentage points.
study-digest = SHA-256 of the sheet
study-policy = Policy
study-volume = Played
study-table = Table

## Its sections, and what is said below the headings

study-section-summary = The game
study-section-ranks = Ranks
    .note = How often a hand has each rank when it is dealt and at the Unfolding, how often it is then the best of the table, and how many Runes its holder gains in the round.
study-section-seats = The starting seat
    .note = Seat 0 starts round 1. All seats follow the same policy and are dealt alike, so a difference between seats comes from the order of play.
study-section-predictions = Predictions by position
    .note = How often the first, second… player to predict is right, and whom they name.
study-section-all-in-rounds = All In by round
study-section-all-in-ranks = All In by rank
study-section-all-in-spaces = All In by free spaces of the display
study-section-all-in-worth = The worth of All In
    .note = One seat plays the same deals once as usual and once without ever going All In. The figures show what it loses without All In.
study-section-effects = The worth of each effect
    .note = One seat plays the same deals with this effect removed from all its cards; the others keep the whole sheet. Where a card needs the effect to bring a card into the hand, a Draw takes its place. The figures show what the seat loses in a game.
study-section-cards-held = The worth of holding a card
    .note = In the same deals of round 1, the card comes into the dealt hand of one seat in place of another card. The worth is what the seat gains in that round, compared with the hand as dealt. The last columns say how often the card is played in a round, and how often it is in a hand at the Unfolding.
study-section-cards-text = The worth of a card’s effects
    .note = One seat holds the card in round 1, once as it is and once with a plain Draw as its only effect. The worth is what the seat gains in that round by the card’s own effects.
study-section-compared = The game with each sheet
    .note = All seats play the same deals, once with each sheet.
study-section-compared-ranks = Ranks at the Unfolding
study-section-compared-seats = Wins by seat
study-section-compared-played = How often changed cards are played in a round
study-section-one-seat = What the new sheet is worth to one seat
    .note = One seat plays the same deals with the new effects of all changed cards. The others play with the old sheet. The figures are per game.
study-section-changed-cards = What a card’s new effects are worth
    .note = One seat holds the card in round 1, once with its old effects and once with the new ones. The worth is what the seat gains in that round by the change.

## Columns

study-figure-mean = Mean
study-figure-dealt = Dealt
study-figure-final = At the Unfolding
study-figure-best = Best hand
study-figure-gain = Runes in the round
study-figure-wins = Wins
study-figure-runes = Runes in the game
study-figure-first-gain = Runes in round 1
study-figure-right = Right
study-figure-self = Name themselves
study-figure-self-right = … and are right
study-figure-all-in = Name the player who is All In
study-figure-all-in-right = … and are right
study-figure-share = Share
study-figure-worth-runes = Worth in Runes
study-figure-worth-wins = Worth in wins
study-figure-worth-round = Worth in Runes
study-figure-played = Played
study-figure-kept = At the Unfolding
study-figure-before = Before
study-figure-after = After
study-figure-difference = Difference

## Rows

study-row-decisions = Decisions in a game
study-row-turns = Turns in a round
study-row-passes = Turns that are passes
study-row-all-ins = Rounds with an All In
study-row-right = Right predictions
study-row-pot-kept = Share of the pot that stays
study-row-runes = Runes of all players together
study-row-starter-wins = Wins of the seat that starts
# $seat: its number
study-row-seat = Seat { $seat }
# $order: 1 for the first
study-row-order = Prediction { $order }
# $spaces: how many
study-row-spaces = Free: { $spaces }
study-row-sheet = All changed cards
study-row-all-in = May go All In
