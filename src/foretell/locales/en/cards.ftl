### The cards of the game, their effects and the ranks of hands.

## Counted things

# $count: how many
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
# $runes: how many
count-runes = { $runes ->
    [one] { $runes } Rune
   *[other] { $runes } Runes
    }
# $games: how many
count-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
# $decisions: how many
count-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
    }
# $value: a number from 0 to 100
percent = { $value }%
# $value: a number
number = { $value }

## Lists: $first and $last, or $first before the $rest that is already joined

list-two = { $first } and { $last }
list-more = { $first }, { $rest }
# $label: what it is; $text: what is said of it
labelled = { $label }: { $text }

## Suits. The letters stand beside the pictures on cards; the tokens that players type keep the English ones.

suit-clock = Clock
    .letter = C
suit-mask = Mask
    .letter = M
suit-scarab = Scarab
    .letter = S
suit-tree = Tree
    .letter = T

## Values that have a name

value-J = Jack
value-Q = Queen
value-K = King
value-A = Ace

## Cards, by their tokens: on their own, and (.the) as a sentence takes them

card-2C = 2 of Clocks
    .the = the 2 of Clocks
card-3C = 3 of Clocks
    .the = the 3 of Clocks
card-4C = 4 of Clocks
    .the = the 4 of Clocks
card-5C = 5 of Clocks
    .the = the 5 of Clocks
card-6C = 6 of Clocks
    .the = the 6 of Clocks
card-7C = 7 of Clocks
    .the = the 7 of Clocks
card-8C = 8 of Clocks
    .the = the 8 of Clocks
card-9C = 9 of Clocks
    .the = the 9 of Clocks
card-10C = 10 of Clocks
    .the = the 10 of Clocks
card-JC = Jack of Clocks
    .the = the Jack of Clocks
card-QC = Queen of Clocks
    .the = the Queen of Clocks
card-KC = King of Clocks
    .the = the King of Clocks
card-AC = Ace of Clocks
    .the = the Ace of Clocks
card-2M = 2 of Masks
    .the = the 2 of Masks
card-3M = 3 of Masks
    .the = the 3 of Masks
card-4M = 4 of Masks
    .the = the 4 of Masks
card-5M = 5 of Masks
    .the = the 5 of Masks
card-6M = 6 of Masks
    .the = the 6 of Masks
card-7M = 7 of Masks
    .the = the 7 of Masks
card-8M = 8 of Masks
    .the = the 8 of Masks
card-9M = 9 of Masks
    .the = the 9 of Masks
card-10M = 10 of Masks
    .the = the 10 of Masks
card-JM = Jack of Masks
    .the = the Jack of Masks
card-QM = Queen of Masks
    .the = the Queen of Masks
card-KM = King of Masks
    .the = the King of Masks
card-AM = Ace of Masks
    .the = the Ace of Masks
card-2S = 2 of Scarabs
    .the = the 2 of Scarabs
card-3S = 3 of Scarabs
    .the = the 3 of Scarabs
card-4S = 4 of Scarabs
    .the = the 4 of Scarabs
card-5S = 5 of Scarabs
    .the = the 5 of Scarabs
card-6S = 6 of Scarabs
    .the = the 6 of Scarabs
card-7S = 7 of Scarabs
    .the = the 7 of Scarabs
card-8S = 8 of Scarabs
    .the = the 8 of Scarabs
card-9S = 9 of Scarabs
    .the = the 9 of Scarabs
card-10S = 10 of Scarabs
    .the = the 10 of Scarabs
card-JS = Jack of Scarabs
    .the = the Jack of Scarabs
card-QS = Queen of Scarabs
    .the = the Queen of Scarabs
card-KS = King of Scarabs
    .the = the King of Scarabs
card-AS = Ace of Scarabs
    .the = the Ace of Scarabs
card-2T = 2 of Trees
    .the = the 2 of Trees
card-3T = 3 of Trees
    .the = the 3 of Trees
card-4T = 4 of Trees
    .the = the 4 of Trees
card-5T = 5 of Trees
    .the = the 5 of Trees
card-6T = 6 of Trees
    .the = the 6 of Trees
card-7T = 7 of Trees
    .the = the 7 of Trees
card-8T = 8 of Trees
    .the = the 8 of Trees
card-9T = 9 of Trees
    .the = the 9 of Trees
card-10T = 10 of Trees
    .the = the 10 of Trees
card-JT = Jack of Trees
    .the = the Jack of Trees
card-QT = Queen of Trees
    .the = the Queen of Trees
card-KT = King of Trees
    .the = the King of Trees
card-AT = Ace of Trees
    .the = the Ace of Trees
card-R1 = Rune card
    .the = a Rune card
card-R2 = Rune card
    .the = a Rune card

## Effects, as the card sheet names them, and what they do. $discard: open, bending or closed

effect-take = Take
    .about = { $discard ->
        [bending] Take one uncovered card from the display, or the top card of the discard pile, into your hand.
       *[open] Take one uncovered card from the display into your hand.
        }
    .offer = Take a card?
effect-exchange = Exchange
    .about = { $discard ->
        [bending] Exchange one card from your hand for one uncovered card in the display or for the top card of the discard pile. Yours goes face up into its place.
       *[open] Exchange one card from your hand for one uncovered card in the display. Yours goes face up into its space.
        }
    .offer = Exchange a card?
effect-draw = Draw
    .about = Draw the top card of the deck. Nobody else sees it.
    .offer = Draw a card?
# $count: how many cards are revealed
-reveal-openly = { $count ->
    [one] Reveal the top card of the deck to everyone and take it into your hand.
   *[other] Reveal the top { $count } cards of the deck to everyone and take one of them into your hand. The others go to the discard pile.
    }
-reveal-in-secret = { $count ->
    [one] Look at the top card of the deck in secret and take it into your hand.
   *[other] Look at the top { $count } cards of the deck in secret and take one of them into your hand. The others go to the discard pile, face down.
    }
-reveal-offer = { $count ->
    [one] Reveal a card and take it?
   *[other] Reveal { $count } cards and take one?
    }
effect-reveal-1 = Reveal 1
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 1) }
       *[open] { -reveal-openly(count: 1) }
        }
    .offer = { -reveal-offer(count: 1) }
effect-reveal-2 = Reveal 2
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 2) }
       *[open] { -reveal-openly(count: 2) }
        }
    .offer = { -reveal-offer(count: 2) }
effect-reveal-3 = Reveal 3
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 3) }
       *[open] { -reveal-openly(count: 3) }
        }
    .offer = { -reveal-offer(count: 3) }
effect-reveal-4 = Reveal 4
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 4) }
       *[open] { -reveal-openly(count: 4) }
        }
    .offer = { -reveal-offer(count: 4) }
effect-reveal-5 = Reveal 5
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 5) }
       *[open] { -reveal-openly(count: 5) }
        }
    .offer = { -reveal-offer(count: 5) }
effect-reveal-6 = Reveal 6
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 6) }
       *[open] { -reveal-openly(count: 6) }
        }
    .offer = { -reveal-offer(count: 6) }
effect-reveal-7 = Reveal 7
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 7) }
       *[open] { -reveal-openly(count: 7) }
        }
    .offer = { -reveal-offer(count: 7) }
effect-rune = Rune
    .about = Gain 1 Rune from the supply.
    .offer = Gain a Rune?
effect-hypnosis = Hypnosis
    .about = Choose an opponent, who must tell everyone the highest rank of their hand, or "Nothing". A player who is All In cannot be chosen.
    .offer = Hypnotise an opponent?
effect-eye = All-Seeing Eye
    .about = Choose an opponent, who shows 4 of their 5 cards to you alone and chooses which one stays hidden. A player who is All In cannot be chosen.
    .offer = Look at an opponent’s cards?
# $effect: a mandatory effect
effect-starred = { $effect }*
# Whether an effect of a card must be performed
effect-mandatory = mandatory
effect-optional = optional
about-effects = Effects are performed from top to bottom. Effects with a star (*) are mandatory; you may decline the others.
about-rune-card = A Rune card has no value and no suit. If it is in your hand at the Unfolding, it brings you 2 Runes.

## Ranks of a hand, best first on side A

rank-straight-flush = Straight flush
rank-four-of-a-kind = Four-of-a-kind
rank-full-house = Full house
rank-flush = Flush
rank-straight = Straight
rank-three-of-a-kind = Three-of-a-kind
rank-two-pairs = 2 pairs
rank-pair = 1 pair
rank-nothing = Nothing
# $points: the runes that the hand is worth; $side: A or B of the player aid
rank = { $points ->
    [10] { rank-straight-flush }
    [7] { rank-four-of-a-kind }
    [6] { $side ->
        [B] { rank-straight }
       *[A] { rank-full-house }
        }
    [5] { rank-flush }
    [4] { $side ->
        [B] { rank-full-house }
       *[A] { rank-straight }
        }
    [3] { rank-three-of-a-kind }
    [2] { rank-two-pairs }
    [1] { rank-pair }
   *[0] { rank-nothing }
    }
