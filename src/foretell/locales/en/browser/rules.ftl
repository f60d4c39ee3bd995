### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = your hand now
aid-about-straight-flush = Five values in a row, all of one suit.
aid-about-four-of-a-kind = Four cards of one value.
aid-about-full-house = Three cards of one value and two of another.
aid-about-flush = Five cards of one suit.
aid-about-straight = Five values in a row. A 2 3 4 5 counts too, with the 5 on top; Q K A 2 3 does not.
aid-about-three-of-a-kind = Three cards of one value.
aid-about-two-pairs = Two cards of one value and two of another.
aid-about-pair = Two cards of one value.
aid-about-nothing = Not even a pair. Between two such hands, the highest card decides.
aid-ties = Two hands of the same rank
aid-ties-about = Compare the cards that make up the rank: the higher value wins. If the values are equal, the better suit wins, in this order:
aid-suits = Suits, best first
aid-rune-cards = A Rune card is not part of any rank, but brings 2 Runes at the Unfolding.

## The rules: finding one's way

rules-title = The rules
rules-lead = The whole game, in about ten minutes. Every effect, rank and special case is here: type a word to find it.
rules-search = Search the rules
rules-clear = Clear the search
# $count: how many passages; $query: what was searched
rules-found = { $count ->
    [0] Nothing found for “{ $query }”. Try a shorter word.
    [one] { $count } passage found.
   *[other] { $count } passages found.
    }
rules-contents = Contents
rules-print = Print

## What it is about

rules-goal = What it is about
rules-goal-aim = Each player builds a poker hand of five cards and guesses who at the table has built the best one. Reading the others is worth as much as holding good cards.
rules-goal-rounds = A game has three rounds. Runes are points, and everyone can always see how many you have. The player with the most Runes after the third round wins.
rules-goal-flow = Every round goes the same way:
rules-goal-improve = Turn by turn you play cards for their effects and improve your hand, while the shared display fills up.
rules-goal-predict = As soon as the display is full, everyone predicts whose hand is the best.
rules-goal-score = All hands are turned over. Those who predicted right share the pot, and each hand earns Runes for its own rank.

## On the table

rules-table = On the table
rules-table-cards = The game has 54 cards. The values 2 to 10, Jack, Queen, King and Ace come in four suits: Clock, Mask, Scarab and Tree. Two more are Rune cards, with neither value nor suit.
rules-table-card = A card shows its value, its suit and its effects, from top to bottom. A star marks a mandatory effect. This is the Jack of Masks.
rules-table-value = value
rules-table-suit = suit
rules-table-must = starred effect: mandatory
rules-table-may = other effect: optional
rules-table-deal = For each round, all cards are shuffled and everyone gets five. The rest form the deck, face down. The discard pile beside it is empty at first.
rules-table-display = The display is a frame with two rows. Each row has 4 spaces with 2 players, 5 with 3 players, and 6 with 4 or 5 players. Two cards from the deck are laid out in the first row before you begin.
rules-table-pot = Before each round, Runes are added to the pot. Runes left over from the last round stay in it.
rules-table-round = Round { $round }
rules-table-two = 2 players
rules-table-more = 3 to 5 players
rules-table-first = In the first round, the first seat starts. Each later round is started by the player with the fewest Runes. If several players are tied, the one of them with the worst hand in the last round starts.

## Your turn

rules-turn = Your turn
rules-turn-choice = Turns go clockwise. On your turn, you do exactly one of three things.
rules-turn-play = Play a card
    .about = Lay a card from your hand face up in front of you and use its effects. At the end it goes into the display.
rules-turn-pass = Pass
    .about = The top card of the deck goes into the display. You stay in the round, and on your next turn you can do anything again.
rules-turn-all-in = Go All In
    .about = Lay your hand face down: it stays as it is until the Unfolding. Two cards from the deck go into the display. Nobody can use Hypnosis or the All-Seeing Eye on you any more, and from now on you pass automatically. Only one player may do this in each round, so the first one shuts the others out.
rules-turn-five = After every turn, each player holds exactly five cards.
rules-turn-full = If the display is full after a turn, there are no more turns: the Prediction phase begins.

## Playing a card

rules-play = Playing a card
rules-play-choose = Choose any card from your hand, even a Rune card. It now lies in front of you and is no longer part of your hand.
rules-play-effects = Perform its effects from top to bottom. An effect with a star is mandatory. You may decline any other effect when it comes up.
rules-play-discard = If you then hold more than five cards, discard cards one by one, face up, until you hold five. Everyone sees each card. After that, only the top card of the discard pile is visible, and nobody may look through the pile.
rules-play-add = Add the card that you played to the display. Your turn is over.
rules-play-example = An example: you play the Jack of Masks and have four cards left. You must take a card from the display: five. You may draw one more, and you do: six. You discard the one that helps you least, and the Jack goes into the display.

## The effects

rules-effects = The effects
rules-effects-about = There are nine effects. Each has its own sign.
rules-effects-begun = Once you have begun an effect, you must finish it: if you have chosen the card that you want in exchange, you must give one for it; if you have revealed cards, you must take one of them.

## The display and covered cards

rules-display = The display and covered cards
rules-display-add = A new card goes to the leftmost free space of the first row. Once that row is full, cards go to the second row, again from the left.
rules-display-cover = A card of the second row lies on a card of the first and covers it. You can still read a covered card, but it is locked: nobody can take or exchange it.
rules-display-free = When the card on top is taken, the one below is free again.
rules-display-picture = With 2 players: the first row is full, and the second has begun. The 9 of Clocks and the King of Trees are covered and locked. The four others can be taken.

## Hands and their ranks

rules-ranks = Hands and their ranks
rules-ranks-about = A hand has the best rank that its five cards make. The number says how many Runes it earns; a higher number beats a lower one.
rules-ranks-side = All players use the same side of the Player Aid, chosen before the game. Side A is the usual order of poker. On side B a straight is worth more than a full house.
rules-ranks-sides = Side of the Player Aid
rules-ranks-ace = The Ace is the highest card. In A 2 3 4 5 it is the lowest instead, and that straight counts as one with a 5 on top. It is never in the middle of a straight.
rules-ranks-rune = Rune cards are not part of any rank. A hand with one of them cannot be a straight, flush, full house or straight flush. A hand with both cannot be better than three of a kind.

## The Prediction phase

rules-prediction = The Prediction phase
rules-prediction-order = The player after the one who filled the display begins. In turn order, everyone openly places their Prediction token in front of the player who they think has the best hand.
rules-prediction-self = You may predict yourself. The player who is All In predicts as well.
rules-prediction-two = Two players predict in secret, and both predictions are shown at the same moment.

## The Unfolding and the score

rules-unfolding = The Unfolding and the score
rules-unfolding-hands = In the same order, all hands are turned over. One hand is the best: no two hands are ever equal. Then Runes are paid out, in three steps.
rules-unfolding-pot = The pot: all who predicted the best hand share it in equal parts. What cannot be divided stays in the pot for the next round. If nobody was right, all of it stays.
rules-unfolding-rank = The hands: every hand, the best or not, earns the Runes of its rank.
rules-unfolding-runes = The Rune cards: each one in a hand earns 2 Runes.
rules-unfolding-example = An example on side A, with 7 Runes in the pot. Ana has the best hand. Ana and Mia predicted her, Leo predicted himself. Ana and Mia get 3 Runes each from the pot, and 1 stays in it.
rules-unfolding-ana = Ana
rules-unfolding-leo = Leo
rules-unfolding-mia = Mia
rules-unfolding-best = best hand
rules-unfolding-predicts = predicts { $name }
rules-unfolding-from-pot = Pot
rules-unfolding-from-hand = Hand
rules-unfolding-from-runes = Rune cards
rules-unfolding-total = Total
# $runes: how many Runes remain
rules-unfolding-stays = { $runes ->
    [one] { $runes } Rune stays in the pot
   *[other] { $runes } Runes stay in the pot
    }

## The end of the game

rules-end = The end of the game
rules-end-winner = After the third round, the player with the most Runes wins.
rules-end-tie = If several are tied, the one of them with the better hand in the third round wins.
rules-end-pot = Runes that are still in the pot then belong to nobody.

## Variants

rules-variants = Variants
rules-variants-about = You choose them before the game. At most one of the two discard pile variants can be used.
rules-variants-heirs = If the lead is tied after the third round, all players play a fourth, with 10 more Runes in the pot. If the lead is tied again after that, nobody wins.
rules-variants-bending = Each round starts with one card face up on the discard pile. When you take or exchange, you may use the top card of the pile as if it were an uncovered card of the display. A card given for it becomes the new top card.
rules-variants-closed = Cards are discarded face down, so that only their number is known. Only you look at the cards that you reveal; you take one of the cards and discard the others face down.

## Who knows what

rules-knowledge = Who knows what
rules-knowledge-all = Everyone sees the Runes and the pot, the display with its covered cards, the number of cards in the deck and in the discard pile, and the pile’s top card. Everyone also sees each card at the moment when it is played, taken, exchanged, revealed or discarded, hears each rank that is announced, and knows who is All In.
rules-knowledge-one = You alone know your hand, the cards that you drew, and the cards that you saw with the All-Seeing Eye.
rules-knowledge-none = Nobody knows the order of the deck.
rules-knowledge-memory = You may use everything that you have seen. If the table has a memory aid, it remembers for you: it shows the cards that you can prove to be in a hand, and the rank that was last announced. It does not guess; that is up to you.
rules-knowledge-closed = With the Closed Mind’s Eye, a card discarded face down could be any card of that hand, so nothing that you knew about the hand is certain any more.

## Questions

rules-questions = Questions
rules-questions-deck = What happens when the deck is empty?
    .about = As soon as a card is needed, the discard pile is shuffled and becomes the new deck, even in the middle of an effect. Cards that you have already drawn or revealed stay with you.
rules-questions-impossible = What if an effect cannot be performed?
    .about = If there is no card to take, or nobody to ask, the effect is skipped, starred or not. If you then have fewer than five cards, you draw until you have five.
rules-questions-own = Can I take the card that I am playing?
    .about = No. It goes into the display only after all of its effects.
rules-questions-gap = A card was taken from the first row while other cards there are covered. Where does the next card go?
    .about = Into that gap. Only then does the second row continue, and nothing is ever laid above a gap.
rules-questions-one-space = Can I go All In when only one space is free?
    .about = Yes. Then only one card is added instead of two.
rules-questions-second = Somebody is already All In. Can I do it too?
    .about = Not in this round.
rules-questions-tie = What if two hands have the same rank?
    .about = Compare the cards that make up the rank: the highest value wins. In two pairs, the higher pair counts; in a full house, the three of a kind. If the values are the same, the suits decide: Clock is usually the best, then Mask, Scarab and Tree.
rules-questions-kicker = Do the other cards count, as in poker?
    .about = No. The lower of two pairs, the pair of a full house and the cards beside a group are never compared.
rules-questions-nothing = And two hands without even a pair?
    .about = Their highest cards are compared, first by value, then by suit.
rules-questions-order = I revealed cards and took one. In which order are the others discarded?
    .about = As they were revealed, so that the last one is on top.
rules-questions-lie = May I lie under Hypnosis, or choose what the All-Seeing Eye sees?
    .about = The rank is always the true one, and it is told without values or suits. For the All-Seeing Eye, you choose which one of your five cards stays hidden.
rules-questions-supply = Can the Runes run out?
    .about = No. The supply never runs out.
rules-questions-heirs = Who starts the fourth round of the Heirs?
    .about = As in any later round, the player with the fewest Runes.
rules-questions-long = Can a round go on forever?
    .about = No. After 60 turns for each player, all further turns of the round are automatic passes. This never happens in a normal game.
