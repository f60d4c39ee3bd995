### Ce que l’on demande à qui doit décider, et le nom de chaque action dans un menu.

## Questions, by phase. $bending: "yes" in Bending the Discard Pile, where the pile's top card will do as well

# $allin: "yes" if nobody is All In yet in this round
ask-play = { $allin ->
    [yes] À votre tour : jouez une carte, passez ou risquez tout.
   *[no] À votre tour : jouez une carte ou passez.
    }
ask-take = { $bending ->
    [yes] Quelle carte prenez-vous : une carte non recouverte de la rivière ou celle du dessus de la défausse ?
   *[no] Quelle carte non recouverte de la rivière prenez-vous ?
    }
ask-exchange = { $bending ->
    [yes] Contre quelle carte échangez-vous une des vôtres : une carte non recouverte de la rivière ou celle du dessus de la défausse ?
   *[no] Contre quelle carte non recouverte de la rivière échangez-vous une des vôtres ?
    }
# $card: the card that comes to hand
ask-give = Quelle carte de votre main donnez-vous contre { $card } ?
# $offer: the question of an effect, such as "Draw a card?"
ask-offer = { $offer } (facultatif)
ask-pick = Laquelle des cartes révélées prenez-vous en main ?
ask-hypnosis = Hypnose : qui doit annoncer le rang de sa main ?
ask-eye = Œil omniscient : qui doit vous montrer ses cartes ?
# $name: the player who will see the other cards
ask-hide = { $name } tourne l’Œil omniscient vers vous : quelle carte reste cachée ?
# $count: how many cards are still too many
ask-discard = { $count ->
    [one] Vous avez une carte de trop : laquelle défaussez-vous ?
   *[other] Vous avez { $count } cartes de trop : laquelle défaussez-vous d’abord ?
    }
ask-predict = Qui a la meilleure main ? Placez votre jeton Prédiction.
# $name: the other player of two
ask-predict-secret = Qui a la meilleure main, vous ou { $name } ? Votre prédiction reste secrète jusqu’à ce que les deux soient faites.
ask-over = La partie est terminée.

## Waiting for somebody else

waiting = { $name } réfléchit…
waiting-hide = { $name } choisit la carte qui reste cachée…
waiting-predict = { $name } fait sa prédiction…

## Actions, by their kind. $card comes with its article

action-play = Jouer { $card }
action-pass = Passer
action-all-in = Tout risquer
action-take = Prendre { $card }
action-take-discard = Prendre { $card } sur la défausse
action-exchange = Échanger contre { $card }
action-exchange-discard = Échanger contre { $card } sur la défausse
action-give = Donner { $card }
action-use = Utiliser l’effet : { $effect }
action-skip = Renoncer à l’effet : { $effect }
action-pick = Prendre { $card }
action-hypnosis = Hypnotiser { $name }
action-eye = Regarder chez { $name }
action-hide = Cacher { $card }
action-discard = Défausser { $card }
action-predict = { $name } a la meilleure main
action-predict-self = J’ai la meilleure main
