### Variants, sides, and levels of bots.

variant-open = Open discard pile
    .about = The printed rules: every discarded card is shown, and only the top card of the pile stays in sight.
variant-bending = Bending the Discard Pile
    .about = The discard pile starts with one card. Take and Exchange may use its top card in place of an uncovered card of the display.
variant-closed = Closed Mind’s Eye
    .about = Cards are discarded face down. Only you look at the cards that you reveal.
variant-heirs = Heirs of the Foretellers
    .about = A tie for the lead is settled by one more round, with 10 Runes added to the pot.
side-A = Side A
    .about = The usual order of ranks: Full house 6, Straight 4.
side-B = Side B
    .about = Straight and full house trade places: Straight 6, Full house 4.

## What the table remembers for the players

preset-memory = With memory aid
    .about = Shows what you could know by remembering everything you have seen, the discard pile included.
preset-printed = Printed rules
    .about = As in a printed game: nobody looks through the discard pile, and everyone remembers for themselves.

## Levels of bots

level-novice = Novice
    .about = Plays what looks nice, and soon forgets what it has seen. Good for a first game.
level-apprentice = Apprentice
    .about = Looks after its own hand, and forgets yours after a turn or two. Guesses boldly whose is the best.
level-adept = Adept
    .about = Weighs every card, and counts which hands are still possible. Rarely gives anything away.
level-seer = Seer
    .about = Reads hands from the way they are played. Remembers for a while, and likes to surprise.
level-oracle = Oracle
    .about = Forgets nothing, and plays as well as it can. Works its predictions out to the last card.
