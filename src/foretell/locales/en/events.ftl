### What happened, one message for each kind of event.
###
### The terminal and the browser pass every message the same arguments, and skip a message that comes out empty:
###   $me        who reads it: "yes" the player whose event it is ($name), "other" the other player in it ($other), "no" anybody else
###   $target    the player that the event names: "none", "self" or "other"
###   $known     "yes" if the reader may know the cards, else "no"
###   $cards     the cards with their articles; of an exchange, $given and $got
###   $count     how many cards; $runes, $round: numbers; $effect: the name of an effect
###   $points and $side choose the name of a rank (message "rank")
###   $discard   open, bending or closed; $players: how many play
###   $by        what decided the game: runes, hand or nobody

## The round begins

round-started = Round { $round } begins with { count-runes } in the pot. { $me ->
    [yes] You start.
   *[no] { $name } starts.
    }
dealt = { $known ->
    [no] { "" }
   *[yes] { dealt-cards }
    }
dealt-cards = { $me ->
    [yes] You are dealt { $cards }.
   *[no] { $name } is dealt { $cards }.
    }
laid = Turned up for the display: { $cards }.
discard-started = The discard pile starts with { $cards }.

## The turn

played = { $me ->
    [yes] You play { $cards }.
   *[no] { $name } plays { $cards }.
    }
passed = { $me ->
    [yes] You pass: { $cards } goes from the deck to the display.
   *[no] { $name } passes: { $cards } goes from the deck to the display.
    }
auto-passed = { $me ->
    [yes] You pass automatically: { $cards } goes from the deck to the display.
   *[no] { $name } passes automatically: { $cards } goes from the deck to the display.
    }
went-all-in = { $me ->
    [yes] You go All In! Your hand stays face down until the Unfolding.
   *[no] { $name } goes All In! Their hand stays face down until the Unfolding.
    }
added = { $me ->
    [yes] You add { $cards } to the display.
   *[no] { $name } adds { $cards } to the display.
    }

## Effects

took = { $me ->
    [yes] You take { $cards } from the display.
   *[no] { $name } takes { $cards } from the display.
    }
took-discard = { $me ->
    [yes] You take { $cards } from the discard pile.
   *[no] { $name } takes { $cards } from the discard pile.
    }
exchanged = { $me ->
    [yes] You give { $given } to the display in exchange for { $got }.
   *[no] { $name } gives { $given } to the display in exchange for { $got }.
    }
exchanged-discard = { $me ->
    [yes] You give { $given } to the discard pile in exchange for { $got }.
   *[no] { $name } gives { $given } to the discard pile in exchange for { $got }.
    }
drew = { $known ->
    [no] { drew-hidden }
   *[yes] { drew-cards }
    }
drew-cards = { $me ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
    }
drew-hidden = { $me ->
    [yes] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
        }
   *[no] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
        }
    }
revealed = { $known ->
    [no] { revealed-hidden }
   *[yes] { $discard ->
        [closed] { revealed-secret }
       *[open] { revealed-cards }
        }
    }
revealed-cards = { $me ->
    [yes] You reveal { $cards }.
   *[no] { $name } reveals { $cards }.
    }
revealed-hidden = { $me ->
    [yes] You look at { count-cards } from the top of the deck.
   *[no] { $name } looks at { count-cards } from the top of the deck.
    }
revealed-secret = { $me ->
    [yes] You look at { $cards }.
   *[no] { $name } looks at { $cards }.
    }
picked = { $known ->
    [no] { picked-hidden }
   *[yes] { picked-card }
    }
picked-card = { $me ->
    [yes] You take { $cards } into your hand.
   *[no] { $name } takes { $cards } into their hand.
    }
picked-hidden = { $me ->
    [yes] You take one of them into your hand.
   *[no] { $name } takes one of them into their hand.
    }
discarded = { $known ->
    [no] { discarded-hidden }
   *[yes] { $discard ->
        [closed] { discarded-secret }
       *[open] { discarded-cards }
        }
    }
discarded-cards = { $me ->
    [yes] You discard { $cards }.
   *[no] { $name } discards { $cards }.
    }
discarded-hidden = { $me ->
    [yes] You discard { count-cards } face down.
   *[no] { $name } discards { count-cards } face down.
    }
discarded-secret = { $me ->
    [yes] You discard { $cards } face down.
   *[no] { $name } discards { $cards } face down.
    }
gained-rune = { $me ->
    [yes] You gain { count-runes } from the supply.
   *[no] { $name } gains { count-runes } from the supply.
    }
hypnotised = { $me ->
    [yes] Under your Hypnosis, { $other } tells everyone their rank: { rank }.
    [other] { $name } uses Hypnosis on you, and you tell everyone your rank: { rank }.
   *[no] { $name } uses Hypnosis, and { $other } tells everyone their rank: { rank }.
    }
eyed = { $me ->
    [yes] You turn the All-Seeing Eye on { $other }.
    [other] { $name } turns the All-Seeing Eye on you.
   *[no] { $name } turns the All-Seeing Eye on { $other }.
    }
showed = { $known ->
    [no] { showed-hidden }
   *[yes] { showed-cards }
    }
showed-cards = { $me ->
    [yes] You show { $other } { $cards }.
    [other] { $name } shows you { $cards }. One card stays hidden.
   *[no] { $name } shows { $other } { $cards }.
    }
showed-hidden = { $me ->
    [yes] You show { $other } { count-cards }, unseen by anyone else.
    [other] { $name } shows you { count-cards }, unseen by anyone else.
   *[no] { $name } shows { $other } { count-cards }, unseen by anyone else.
    }
declined = { $me ->
    [yes] You decline an effect: { $effect }.
   *[no] { $name } declines an effect: { $effect }.
    }
passed-over = An effect that cannot be performed is skipped: { $effect }.
reshuffled = The deck has run out: the discard pile is shuffled into a new deck of { count-cards }.

## Predictions

predictions-opened = { $players ->
    [2] { predictions-opened-secret }
   *[other] { predictions-opened-in-turn }
    }
predictions-opened-in-turn = The display is full, and the Prediction phase begins. { $me ->
    [yes] You predict first.
   *[no] { $name } predicts first.
    }
predictions-opened-secret = The display is full, and the Prediction phase begins: both of you predict in secret.
predicted = { $players ->
    [2] { predicted-secret }
   *[other] { predicted-openly }
    }
# Your own screen does not show it either. A replay with all cards face up does.
predicted-secret = { $me ->
    [yes] { predicted-hidden }
   *[no] { predicted-openly }
    }
predicted-openly = { $target ->
    [none] { predicted-hidden }
    [self] { predicted-self }
   *[other] { predicted-other }
    }
predicted-other = { $me ->
    [yes] You place your Prediction token in front of { $other }.
    [other] { $name } places their Prediction token in front of you.
   *[no] { $name } places their Prediction token in front of { $other }.
    }
predicted-self = { $me ->
    [yes] You keep your Prediction token in front of yourself.
   *[no] { $name } keeps their Prediction token: "I hold the best hand."
    }
predicted-hidden = { $me ->
    [yes] You have made your prediction in secret.
   *[no] { $name } has made a prediction in secret.
    }
predictions-revealed = Both predictions are revealed.
said = { $target ->
    [self] { said-self }
   *[other] { said-other }
    }
said-other = { $me ->
    [yes] You predicted that { $other } holds the best hand.
    [other] { $name } predicted that you hold the best hand.
   *[no] { $name } predicted that { $other } holds the best hand.
    }
said-self = { $me ->
    [yes] You predicted that the best hand is your own.
   *[no] { $name } predicted that the best hand is their own.
    }

## The Unfolding

unfolded = { $me ->
    [yes] You unfold { $cards }: { rank }.
   *[no] { $name } unfolds { $cards }: { rank }.
    }
best-hand = { $me ->
    [yes] You hold the best hand!
   *[no] { $name } holds the best hand!
    }
pot-won = { $me ->
    [yes] You predicted it and take { count-runes } from the pot.
   *[no] { $name } predicted it and takes { count-runes } from the pot.
    }
pot-kept = { $runes ->
    [0] The pot is empty.
    [one] { $runes } Rune stays in the pot.
   *[other] { $runes } Runes stay in the pot.
    }
hand-scored = { $me ->
    [yes] { $runes ->
        [0] Your hand brings you no Runes.
       *[other] Your hand brings you { count-runes }.
        }
   *[no] { $runes ->
        [0] { $name } gains no Runes for their hand.
       *[other] { $name } gains { count-runes } for their hand.
        }
    }
rune-cards-scored = { $me ->
    [yes] Rune cards in your hand bring you { count-runes }.
   *[no] { $name } gains { count-runes } for Rune cards in their hand.
    }
round-ended = Round { $round } is over.

## The end

heirs-round = The lead is tied! Heirs of the Foretellers: one more round will settle it.
game-ended = { $by ->
    [nobody] { game-ended-nobody }
    [hand] { game-ended-hand }
   *[runes] { game-ended-runes }
    }
game-ended-runes = { $me ->
    [yes] You win the game with { count-runes }. Well foretold!
   *[no] { $name } wins the game with { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Tied for the lead, you win with { count-runes } thanks to the better hand. Well foretold!
   *[no] Tied for the lead, { $name } wins with { count-runes } thanks to the better hand.
    }
game-ended-nobody = The lead is tied again, so nobody wins the game.

## The table

taken-back = { $me ->
    [yes] You undo your last action.
   *[no] { $name } undoes their last action.
    }
