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
lesson-yours = You have left the lesson’s script. No harm done: play the rest of this round as you like.

## The first turn

# $name: the learner’s name
lesson-welcome = Welcome, { $name }! You will play a first round with Mara and Teo, and I will tell you what to choose. In five minutes, you will know the game.
lesson-hand = These five cards are your hand, and only you can see them. At the end of the round, a hand scores for its rank: a pair, a straight, four-of-a-kind…
lesson-rank = Here you can always see the rank of your hand. So far it is nothing. That will change.
lesson-display = The display in the middle is for everyone. It fills up turn by turn. When all ten spaces have a card, the turns are over.
lesson-pot = Then everyone predicts who holds the best hand. Those who are right share the pot, and every hand earns the Runes of its rank. Most Runes wins.
lesson-play = It is your turn: play a card for its effects, the signs down its side. Play the Jack of Masks: you take a card, then you draw one.
lesson-take = An effect with a star is mandatory: take an uncovered card from the display. You hold a 4, so take the 4 of Scarabs to make a pair.
lesson-draw = You may decline effects without a star. But one more card to choose from is always good: draw.
lesson-discard = You hold six cards, one too many: every turn ends with five. You discard face up, so everyone sees the card. Discard the 3 of Masks that you drew.

## The others’ first turns

lesson-mara = The Jack that you played now lies in the display: that is where played cards go. Mara’s turn.
lesson-eye = Mara turns the All-Seeing Eye on you! She alone will see four of your five cards. You choose the one that stays hidden.
lesson-hide = Everyone saw you take the 4 of Scarabs. So hide your other 4, the 4 of Clocks. Nobody should know about it.
lesson-teo = Teo’s turn. Watch what he does, and remember every card that you see.
lesson-revealed = Teo revealed three cards to everyone and kept the 9 of Trees; the table shows that you know it. The other two were discarded.
lesson-told = Then his Hypnosis made you tell everyone the rank of your hand: a pair. You tell only the rank, never a card.

## The second turn

lesson-answer = Now you hypnotise him. The 9 of Masks has Hypnosis, and then Reveal 3 with a star. Play it.
lesson-ask = Whom do you want to ask? Teo looks far too content. Choose Teo.
lesson-straight = He had to tell: Teo holds a straight! It is worth 4 and beats your pair. The rank that he announced stays beside his name.
lesson-pick = The 9 has also revealed three cards: you take one of them. Pick the 4 of Trees, and you have three-of-a-kind.

## The second row, and All In

lesson-row = The first row is full. From now on, cards go to the second row, each on top of a card in the first.
lesson-between = Teo’s turn again. With a straight, what would you do?
lesson-all-in = Teo has gone All In: two cards went to the display, and his hand stays face down. Nobody can ask him now, but his hand cannot change either: it is still a straight.
lesson-covered = The King of Trees lies under another card. A covered card is locked: nobody can take or exchange it.

## The third turn

lesson-last = You need one more 4, and there it is. The very next card will cover it, so it is now or never!
lesson-ten = You have no card left that takes, but the 10 of Clocks can exchange, and then reveals three. Play it.
lesson-exchange = Exchange: first choose the card that you want, the 4 of Masks.
lesson-give = Then choose the card that you give: the Ace of Clocks. Alone, even an Ace is worth nothing.
lesson-four = Four-of-a-kind! That is worth 7, and beats a straight.
lesson-rune-card = No card can improve your hand now, so pick the Rune card: it is not part of any rank, but it brings you 2 Runes if you hold it at the end of the round.
lesson-nine = There are nine cards in the display. One more, and it is full.

## Prediction and Unfolding

lesson-full = Mara passed: the top card of the deck went to the display, and now it is full. In turn, everyone predicts who holds the best hand. Teo predicts himself.
lesson-think = What do you know? Teo announced a straight, and his hand has not changed. Nothing that you know about Mara is better. And you hold four-of-a-kind.
lesson-predict = So predict that the best hand is your own, and confirm.
lesson-unfolding = Mara knows your hand except for one card. After her prediction comes the Unfolding: all hands are turned over, the pot is shared, and every hand scores for its rank.
lesson-showdown = Now the hands are turned over one by one, the weakest first. The tokens beside a player are the predictions for that hand.
lesson-best = Your four-of-a-kind is the best hand! Your prediction was right, so the pot goes to you. Then every hand earns the Runes of its rank.
lesson-scored = Mara believed in Teo: she never saw the 4 that you hid. You alone were right, so you get the pot of 4, plus 7 for your rank and 2 for the Rune card: 13 Runes!

## The learner’s own round

lesson-own = Round 2 is yours. The player with the fewest Runes starts: Mara. Touch a card to see what it does. From here on, you decide.
lesson-own-turn = Your turn: a card, a pass, or All In. Keep the cards that make your rank, and play a card that you can spare.
lesson-own-prediction = Who holds the best hand? Look at the ranks that were announced, at the cards that you know, and at who is All In.
lesson-own-round = Your own round. At the top of the table, the star opens the Player Aid, and the menu has the rules.
lesson-end = That was your first round on your own. You know the game now! A game has three rounds: play the last one here, or begin a new game.

## Two short lessons

practice-title = Two short lessons
practice-lesson-predicting = Predicting
    .about = When the display is full, you predict who holds the best hand. Use what you know: the cards that you saw, announced ranks, All In. In each situation, choose an answer; the right one is explained.
practice-lesson-reading = Reading the others
    .about = Players give their hands away by what they take, pass and announce. In each situation, choose an answer; the right one is explained.
practice-at = Situation { $at } of { $count }
practice-took = Took:
# $count: a number
practice-passed = { $count ->
    [one] Passed once
   *[other] Passed { $count } times
    }
practice-wrong = Look again: another answer is better.
practice-done = Well seen! That was the whole lesson.
practice-sealed = Who holds the best hand?
    .why = Teo announced a straight and then went All In, so his hand cannot change. A straight (4) beats your three-of-a-kind (3).
practice-grown = You hold a straight. Who holds the best hand?
    .why = Mara announced 2 pairs, and took a third Queen after that. That is very likely a full house (6). A hand can still improve after its rank is announced.
practice-own = You hold four-of-a-kind. Who holds the best hand?
    .why = You do. Only a straight flush or a higher four-of-a-kind beats it, and nothing that you know points to one. If nobody else has noticed, the whole pot is yours.
practice-takes = Mara has taken two cards. Which card should you not leave to her?
    .why = She collects 8s. Take the third one yourself, or let another card cover it: a covered card is locked.
practice-passes = Who is more likely to hold a finished hand?
    .why = Whoever passes keeps every card. Teo passed twice: he probably needs nothing more. Hypnosis or the All-Seeing Eye would tell you.
practice-suit = Teo announced a flush. Which card could be in his hand?
    .why = All five cards of a flush have one suit. Two of his are Scarabs, so the other three are Scarabs too, and no others.
