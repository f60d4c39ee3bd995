### Ce qui s’est passé, un message par sorte d’événement.
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
###
### Never put « de » or « que » before a name: it might need « d’ » or « qu’ ».

## The round begins

round-started = La manche { $round } commence avec { count-runes } dans le pot. { $me ->
    [yes] À vous de commencer.
   *[no] { $name } commence.
    }
dealt = { $known ->
    [no] { "" }
   *[yes] { dealt-cards }
    }
dealt-cards = { $me ->
    [yes] Vous recevez { $cards }.
   *[no] { $name } reçoit { $cards }.
    }
laid = La rivière commence avec { $cards }.
discard-started = La défausse commence avec { $cards }.

## The turn

played = { $me ->
    [yes] Vous jouez { $cards }.
   *[no] { $name } joue { $cards }.
    }
passed = { $me ->
    [yes] Vous passez : { $cards } rejoint la rivière.
   *[no] { $name } passe : { $cards } rejoint la rivière.
    }
auto-passed = { $me ->
    [yes] Vous passez d’office : { $cards } rejoint la rivière.
   *[no] { $name } passe d’office : { $cards } rejoint la rivière.
    }
went-all-in = { $me ->
    [yes] Vous risquez tout ! Votre main reste face cachée jusqu’à la Révélation.
   *[no] { $name } risque tout ! Sa main reste face cachée jusqu’à la Révélation.
    }
added = { $me ->
    [yes] Vous ajoutez { $cards } à la rivière.
   *[no] { $name } ajoute { $cards } à la rivière.
    }

## Effects

took = { $me ->
    [yes] Vous prenez { $cards } dans la rivière.
   *[no] { $name } prend { $cards } dans la rivière.
    }
took-discard = { $me ->
    [yes] Vous prenez { $cards } sur la défausse.
   *[no] { $name } prend { $cards } sur la défausse.
    }
exchanged = { $me ->
    [yes] Vous échangez { $given } contre { $got } dans la rivière.
   *[no] { $name } échange { $given } contre { $got } dans la rivière.
    }
exchanged-discard = { $me ->
    [yes] Vous échangez { $given } contre { $got } sur la défausse.
   *[no] { $name } échange { $given } contre { $got } sur la défausse.
    }
drew = { $known ->
    [no] { drew-hidden }
   *[yes] { drew-cards }
    }
drew-cards = { $me ->
    [yes] Vous piochez { $cards }.
   *[no] { $name } pioche { $cards }.
    }
drew-hidden = { $me ->
    [yes] { $count ->
        [one] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
        }
   *[no] { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
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
    [yes] Vous révélez { $cards }.
   *[no] { $name } révèle { $cards }.
    }
revealed-hidden = { $me ->
    [yes] Vous regardez { count-cards } du dessus du paquet.
   *[no] { $name } regarde { count-cards } du dessus du paquet.
    }
revealed-secret = { $me ->
    [yes] Vous regardez { $cards }.
   *[no] { $name } regarde { $cards }.
    }
picked = { $known ->
    [no] { picked-hidden }
   *[yes] { picked-card }
    }
picked-card = { $me ->
    [yes] Vous prenez en main { $cards }.
   *[no] { $name } prend en main { $cards }.
    }
picked-hidden = { $me ->
    [yes] Vous prenez en main l’une de ces cartes.
   *[no] { $name } prend en main l’une de ces cartes.
    }
discarded = { $known ->
    [no] { discarded-hidden }
   *[yes] { $discard ->
        [closed] { discarded-secret }
       *[open] { discarded-cards }
        }
    }
discarded-cards = { $me ->
    [yes] Vous défaussez { $cards }.
   *[no] { $name } défausse { $cards }.
    }
discarded-hidden = { $me ->
    [yes] Vous défaussez { count-cards } face cachée.
   *[no] { $name } défausse { count-cards } face cachée.
    }
discarded-secret = { $me ->
    [yes] Vous défaussez { $cards } face cachée.
   *[no] { $name } défausse { $cards } face cachée.
    }
gained-rune = { $me ->
    [yes] Vous gagnez { count-runes } de la réserve.
   *[no] { $name } gagne { count-runes } de la réserve.
    }
hypnotised = { $me ->
    [yes] Sous votre Hypnose, { $other } annonce son rang à tout le monde : { rank }.
    [other] { $name } recourt à l’Hypnose et vous annoncez votre rang à tout le monde : { rank }.
   *[no] { $name } recourt à l’Hypnose et { $other } annonce son rang à tout le monde : { rank }.
    }
eyed = { $me ->
    [yes] Vous tournez l’Œil omniscient vers { $other }.
    [other] { $name } tourne l’Œil omniscient vers vous.
   *[no] { $name } tourne l’Œil omniscient vers { $other }.
    }
showed = { $known ->
    [no] { showed-hidden }
   *[yes] { showed-cards }
    }
showed-cards = { $me ->
    [yes] Vous montrez à { $other } { $cards }.
    [other] { $name } vous montre { $cards }. Une carte reste cachée.
   *[no] { $name } montre à { $other } { $cards }.
    }
showed-hidden = { $me ->
    [yes] Vous montrez { count-cards } à { $other }, à l’abri des regards.
    [other] { $name } vous montre { count-cards }, à l’abri des regards.
   *[no] { $name } montre { count-cards } à { $other }, à l’abri des regards.
    }
declined = { $me ->
    [yes] Vous renoncez à un effet : { $effect }.
   *[no] { $name } renonce à un effet : { $effect }.
    }
passed-over = Un effet impossible est ignoré : { $effect }.
reshuffled = Le paquet est épuisé : la défausse, mélangée, forme un nouveau paquet de { count-cards }.

## Predictions

predictions-opened = { $players ->
    [2] { predictions-opened-secret }
   *[other] { predictions-opened-in-turn }
    }
predictions-opened-in-turn = La rivière est pleine : la phase de Prédiction commence. { $me ->
    [yes] À vous la première prédiction.
   *[no] { $name } fait la première prédiction.
    }
predictions-opened-secret = La rivière est pleine : la phase de Prédiction commence. Chacun fait sa prédiction en secret.
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
    [yes] Vous placez votre jeton Prédiction devant { $other }.
    [other] { $name } place son jeton Prédiction devant vous.
   *[no] { $name } place son jeton Prédiction devant { $other }.
    }
predicted-self = { $me ->
    [yes] Vous gardez votre jeton Prédiction devant vous.
   *[no] { $name } garde son jeton Prédiction : « La meilleure main, c’est la mienne. »
    }
predicted-hidden = { $me ->
    [yes] Votre prédiction est faite, en secret.
   *[no] { $name } a fait sa prédiction, en secret.
    }
predictions-revealed = Les deux prédictions sont révélées.
said = { $target ->
    [self] { said-self }
   *[other] { said-other }
    }
said-other = { $me ->
    [yes] Selon vous, { $other } a la meilleure main.
    [other] Selon { $name }, vous avez la meilleure main.
   *[no] Selon { $name }, { $other } a la meilleure main.
    }
said-self = { $me ->
    [yes] Selon vous, la meilleure main est la vôtre.
   *[no] { $name } s’attribue la meilleure main.
    }

## The Unfolding

unfolded = { $me ->
    [yes] Vous dévoilez { $cards } : { rank }.
   *[no] { $name } dévoile { $cards } : { rank }.
    }
best-hand = { $me ->
    [yes] Vous avez la meilleure main !
   *[no] { $name } a la meilleure main !
    }
pot-won = { $me ->
    [yes] Vous aviez vu juste et prenez { count-runes } dans le pot.
   *[no] { $name } avait vu juste et prend { count-runes } dans le pot.
    }
pot-kept = { $runes ->
    [0] Le pot est vide.
    [one] Il reste { $runes } rune dans le pot.
    [many] Il reste { $runes } de runes dans le pot.
   *[other] Il reste { $runes } runes dans le pot.
    }
hand-scored = { $me ->
    [yes] { $runes ->
        [0] Votre main ne vous rapporte aucune rune.
       *[other] Votre main vous rapporte { count-runes }.
        }
   *[no] { $runes ->
        [0] { $name } ne gagne aucune rune pour sa main.
       *[other] { $name } gagne { count-runes } pour sa main.
        }
    }
rune-cards-scored = { $me ->
    [yes] Vos cartes Rune vous rapportent { count-runes }.
   *[no] { $name } gagne { count-runes } grâce aux cartes Rune en main.
    }
round-ended = La manche { $round } est terminée.

## The end

heirs-round = Égalité en tête ! Héritiers des Prophètes : une manche de plus va trancher.
game-ended = { $by ->
    [nobody] { game-ended-nobody }
    [hand] { game-ended-hand }
   *[runes] { game-ended-runes }
    }
game-ended-runes = { $me ->
    [yes] Vous remportez la partie avec { count-runes }. Quelle clairvoyance !
   *[no] { $name } remporte la partie avec { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Égalité en tête : grâce à votre main, vous remportez la partie avec { count-runes }. Quelle clairvoyance !
   *[no] Égalité en tête : grâce à sa main, { $name } remporte la partie avec { count-runes }.
    }
game-ended-nobody = Encore une égalité en tête : personne ne remporte la partie.

## The table

taken-back = { $me ->
    [yes] Vous annulez votre dernière action.
   *[no] { $name } annule sa dernière action.
    }
