### The lesson: what the coach says beside the table, step by step.

## Around the lesson

lesson-title = Lesson
lesson-opening = The cards for your lesson are being dealt…
# $step, $steps: numbers
lesson-progress = Step { $step } of { $steps }
lesson-skip = Skip the lesson
lesson-back = Back
lesson-next = Next
lesson-again = Start the lesson again
lesson-retry = Try again
lesson-go-on = Play round 3
lesson-new-game = New game
lesson-instead = For now, choose what the lesson suggests. In the second round every choice is yours.
lesson-yours = You have left the path of the lesson. No harm done: this round is yours, choose as you like.

## The first turn

# $name: the learner’s name
lesson-welcome = Welcome, { $name }! You will play a first round with Mara and Teo, and I will tell you what to choose. Five minutes, and you know the game.
lesson-hand = These five cards are your hand, and only you see them. At the end of the round a hand is worth its rank: a pair, a straight, four-of-a-kind…
lesson-rank = Here the table tells you the rank of your hand at any time. So far it is nothing. That will change.
lesson-display = The display in the middle is there for everyone. Turn by turn it fills up; when all ten spaces have a card, nobody plays any more.
lesson-pot = Then everyone predicts who holds the best hand. Those who are right share the pot, and every hand earns the Runes of its rank. Most Runes wins.
lesson-play = It is your turn: play a card for its effects, the signs down its side, from top to bottom. Play the Jack of Masks: it takes, then draws.
lesson-take = The effect with the star is mandatory: take an uncovered card from the display. You hold a 4, so take the 4 of Scarabs and have a pair.
lesson-draw = You may skip effects without a star. But one more card to choose from is welcome: draw.
lesson-discard = Six cards: one too many, for every turn ends with five. The discard goes face up, so everyone sees it. Discard the 3 of Masks that you drew.

## The others’ first turns

lesson-mara = The Jack that you played now lies in the display: that is where played cards go. Mara’s turn.
lesson-eye = Mara turns the All-Seeing Eye on you! She will see four of your five cards, she alone. You choose the one that stays hidden.
lesson-hide = Everyone saw you take the 4 of Scarabs. So hide your other 4, the 4 of Clocks. Nobody should know about it.
lesson-teo = Teo’s turn. Watch what he does: whatever lies open for a moment, you may remember.
lesson-revealed = Teo revealed three cards for all to see and kept the 9 of Trees; the table shows that you know it. The other two were discarded.
lesson-told = Then his Hypnosis made you tell everyone the rank of your hand: a pair. Only the rank is told, never a card.

## The second turn

lesson-answer = Now you hypnotise him. The 9 of Masks has Hypnosis, and then Reveal 3 with the star. Play it.
lesson-ask = Whom do you want to ask? Teo looks far too content. Choose Teo.
lesson-straight = He had to tell: Teo holds a straight! That is worth 4, and better than your pair. What he told stays beside his name.
lesson-pick = And the 9 has revealed three cards: one of them is yours. Pick the 4 of Trees, and you have three-of-a-kind.

## The second row, and All In

lesson-row = The first row is full. From now on cards go to the second row, each on top of a card of the first.
lesson-between = Teo’s turn again. With a straight, what would you do?
lesson-all-in = Teo has gone All In: two cards came to the display, and his hand stays sealed. Nobody can ask him now, but it cannot change: a straight.
lesson-covered = The King of Trees lies under another card. What is covered is locked: nobody can take or exchange it.

## The third turn

lesson-last = One 4 is missing from your hand, and there it lies. The very next card will cover it, so now or never!
lesson-ten = You have no card left that takes, but the 10 of Clocks can exchange, and then reveals three. Play it.
lesson-exchange = Exchange: first choose the card that you want, the 4 of Masks.
lesson-give = Then the card that goes into its place: the Ace of Clocks. Alone even an ace is worth nothing.
lesson-four = Four-of-a-kind! That is worth 7, and beats a straight.
lesson-rune-card = No card can improve it, so pick the Rune card: it has no part in a rank, but brings 2 Runes if you hold it at the end of the round.
lesson-nine = Nine cards lie in the display. One more, and the round is decided.

## Prediction and Unfolding

lesson-full = Mara passed: that adds the top card of the deck to the display, and now it is full. Everyone predicts in turn who holds the best hand. Teo says: Teo.
lesson-think = What do you know? Teo told a straight, and nothing has changed it since. Of Mara you know nothing better. And you hold four-of-a-kind.
lesson-predict = So predict that the best hand is your own.
lesson-unfolding = Mara knows your hand except for one card. After her prediction comes the Unfolding: all hands are turned over, the pot is shared, and every rank is paid.
lesson-scored = Mara believed in Teo: she never saw the 4 that you hid. You alone were right, so the pot of 4 is yours, and 7 for the rank, and 2 for the Rune card: 13 Runes!

## The learner’s own round

lesson-own = Round 2 is yours. Whoever has the fewest Runes begins: Mara. Touch a card, and the table tells you what it does; from here on, you decide.
lesson-own-turn = Your turn: a card, a pass, or All In. Keep what makes your rank, and play a card that you can spare.
lesson-own-prediction = Who holds the best hand? Look at what each of them had to tell, at the cards you know, and at who is All In.
lesson-own-round = Your own round. The rules and the player aid are one tap away, at the top of the table.
lesson-end = That was the first round of your own. You know the game now! A game has three rounds: play the last one here, or begin a new game.
