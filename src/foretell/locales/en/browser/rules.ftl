### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = your hand now
aid-about-straight-flush = Five values in a row, all of one suit.
aid-about-four-of-a-kind = Four cards of one value.
aid-about-full-house = Three cards of one value and two of another.
aid-about-flush = Five cards of one suit.
aid-about-straight = Five values in a row. A-2-3-4-5 counts too, with the 5 on top; Q-K-A-2-3 does not.
aid-about-three-of-a-kind = Three cards of one value.
aid-about-two-pairs = Two cards of one value and two of another.
aid-about-pair = Two cards of one value.
aid-about-nothing = Not even a pair: the highest card counts against another such hand.
aid-ties = Two hands of one rank
aid-ties-about = The higher value wins, within the cards that make up the rank. If it is the same, the better suit wins, in this order:
aid-suits = Suits, best first
aid-rune-cards = A Rune card takes no part in any rank, but brings 2 Runes of its own at the Unfolding.
