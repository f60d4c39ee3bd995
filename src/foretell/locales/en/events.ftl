### What happened, one message for each kind of event.
###
### $me says who is being told: "yes" the player whose event it is ($name), "other" the other player in it ($other),
### "no" anybody else. $card and $cards come with their articles, $rank and $effect are names.
### A key's twin that ends in -hidden is for those who may not know the cards; one that ends in -secret is for those
### who know what others may not.

## The round begins

round-started = Round { $round } begins with { count-runes } in the pot. { $me ->
    [yes] You start.
   *[no] { $name } starts.
    }
dealt = { $me ->
    [yes] You are dealt { $cards }.
   *[no] { $name } is dealt { $cards }.
    }
dealt-hidden = { $me ->
    [yes] You are dealt { count-cards }.
   *[no] { $name } is dealt { count-cards }.
    }
laid = Turned up for the display: { $card }.
discard-started = The discard pile starts with { $card }.

## The turn

played = { $me ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
    }
passed = { $me ->
    [yes] You pass: { $card } comes from the deck into the display.
   *[no] { $name } passes: { $card } comes from the deck into the display.
    }
auto-passed = { $me ->
    [yes] You pass automatically: { $card } comes from the deck into the display.
   *[no] { $name } passes automatically: { $card } comes from the deck into the display.
    }
went-all-in = { $me ->
    [yes] You go All In! Your hand stays face down until the Unfolding.
   *[no] { $name } goes All In! Their hand stays face down until the Unfolding.
    }
added = { $me ->
    [yes] You add { $card } to the display.
   *[no] { $name } adds { $card } to the display.
    }

## Effects

took = { $me ->
    [yes] You take { $card } from the display.
   *[no] { $name } takes { $card } from the display.
    }
took-discard = { $me ->
    [yes] You take { $card } from the discard pile.
   *[no] { $name } takes { $card } from the discard pile.
    }
exchanged = { $me ->
    [yes] You give { $given } to the display in exchange for { $got }.
   *[no] { $name } gives { $given } to the display in exchange for { $got }.
    }
exchanged-discard = { $me ->
    [yes] You give { $given } to the discard pile in exchange for { $got }.
   *[no] { $name } gives { $given } to the discard pile in exchange for { $got }.
    }
drew = { $me ->
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
revealed = { $me ->
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
picked = { $me ->
    [yes] You take { $card } into your hand.
   *[no] { $name } takes { $card } into their hand.
    }
picked-hidden = { $me ->
    [yes] You take one of them into your hand.
   *[no] { $name } takes one of them into their hand.
    }
discarded = { $me ->
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
    [yes] Under your Hypnosis, { $other } tells everyone: { $rank }.
    [other] { $name } uses Hypnosis on you, and you tell everyone: { $rank }.
   *[no] { $name } uses Hypnosis, and { $other } tells everyone: { $rank }.
    }
eyed = { $me ->
    [yes] You turn the All-Seeing Eye on { $other }.
    [other] { $name } turns the All-Seeing Eye on you.
   *[no] { $name } turns the All-Seeing Eye on { $other }.
    }
showed = { $me ->
    [yes] You show { $other } { $cards }.
    [other] { $name } shows you { $cards }.
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
passed-over = An effect that cannot be carried out is passed over: { $effect }.
reshuffled = The deck has run out: the discard pile is shuffled into a new deck of { count-cards }.

## Predictions

predictions-opened = The display is full, and the Prediction phase begins. { $me ->
    [yes] You predict first.
   *[no] { $name } predicts first.
    }
predictions-opened-secret = The display is full, and the Prediction phase begins: both of you predict in secret.
predicted = { $me ->
    [yes] You place your Prediction token before { $other }.
    [other] { $name } places their Prediction token before you.
   *[no] { $name } places their Prediction token before { $other }.
    }
predicted-self = { $me ->
    [yes] You keep your Prediction token before yourself.
   *[no] { $name } keeps their Prediction token: "I hold the best hand."
    }
predicted-hidden = { $me ->
    [yes] Your prediction is made, in secret.
   *[no] { $name } has made a prediction, in secret.
    }
predictions-revealed = Both predictions are revealed.
said = { $me ->
    [yes] You predicted that { $other } holds the best hand.
    [other] { $name } predicted that you hold the best hand.
   *[no] { $name } predicted that { $other } holds the best hand.
    }
said-self = { $me ->
    [yes] You predicted that the best hand is your own.
   *[no] { $name } claimed the best hand.
    }

## The Unfolding

unfolded = { $me ->
    [yes] You unfold { $cards }: { $rank }.
   *[no] { $name } unfolds { $cards }: { $rank }.
    }
best-hand = { $me ->
    [yes] You hold the best hand!
   *[no] { $name } holds the best hand!
    }
pot-won = { $me ->
    [yes] You foretold it, and take { count-runes } from the pot.
   *[no] { $name } foretold it, and takes { count-runes } from the pot.
    }
pot-kept = { $runes ->
    [0] Nothing stays in the pot.
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
game-ended = { $me ->
    [yes] You win the game with { count-runes }. Well foretold!
   *[no] { $name } wins the game with { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Tied for the lead, you win with { count-runes } thanks to the better hand. Well foretold!
   *[no] Tied for the lead, { $name } wins with { count-runes } thanks to the better hand.
    }
game-ended-nobody = The lead is tied again, so nobody wins the game.
