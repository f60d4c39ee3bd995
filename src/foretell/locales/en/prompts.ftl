### What the player to decide is asked, and how each kind of action is called in a menu.

## Questions, by phase. $bending: "yes" in Bending the Discard Pile, where the pile's top card will do as well

# $allin: "yes" if nobody is All In yet in this round
ask-play = { $allin ->
    [yes] Your turn: play a card, pass or go All In.
   *[no] Your turn: play a card or pass.
    }
ask-take = { $bending ->
    [yes] Which uncovered card of the display, or the top card of the discard pile, do you take?
   *[no] Which uncovered card of the display do you take?
    }
ask-exchange = { $bending ->
    [yes] Which uncovered card of the display, or the top card of the discard pile, would you like in exchange for one of yours?
   *[no] Which uncovered card of the display would you like in exchange for one of yours?
    }
# $card: the card that comes to hand
ask-give = Which card of your hand do you give for { $card }?
# $offer: the question of an effect, such as "Draw a card?"
ask-offer = { $offer } (optional)
ask-pick = Which of the revealed cards do you take into your hand?
ask-hypnosis = Hypnosis: who must tell the rank of their hand?
ask-eye = All-Seeing Eye: whose cards would you like to see?
# $name: the player who will see the other cards
ask-hide = { $name } turns the All-Seeing Eye on you: which card stays hidden?
# $count: how many cards are still too many
ask-discard = { $count ->
    [one] You hold one card too many: which one do you discard?
   *[other] You hold { $count } cards too many: which one do you discard first?
    }
ask-predict = Who holds the best hand? Place your Prediction token.
# $name: the other player of two
ask-predict-secret = Who holds the best hand, you or { $name }? Your prediction stays secret until both are made.
ask-over = The game is over.

## Waiting for somebody else

waiting = { $name } is thinking…
waiting-hide = { $name } chooses which card stays hidden…
waiting-predict = { $name } is making a prediction…

## Actions, by their kind. $card comes with its article

action-play = Play { $card }
action-pass = Pass
action-all-in = Go All In
action-take = Take { $card }
action-take-discard = Take { $card } from the discard pile
action-exchange = Exchange for { $card }
action-exchange-discard = Exchange for { $card } from the discard pile
action-give = Give { $card }
action-use = Use the effect: { $effect }
action-skip = Decline the effect: { $effect }
action-pick = Take { $card }
action-hypnosis = Hypnotise { $name }
action-eye = Look at the cards of { $name }
action-hide = Keep { $card } hidden
action-discard = Discard { $card }
action-predict = { $name } holds the best hand
action-predict-self = I hold the best hand
