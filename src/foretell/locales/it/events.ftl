### Che cosa è successo, un messaggio per ogni tipo di evento.
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
### Avoid "a" before a name: it might want to be "ad".

## The round begins

round-started = Comincia il round { $round } con { count-runes } nel piatto. { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
    }
dealt = { $known ->
    [no] { "" }
   *[yes] { dealt-cards }
    }
dealt-cards = { $me ->
    [yes] Ricevi { $cards }.
   *[no] { $name } riceve { $cards }.
    }
laid = La galleria comincia con { $cards }.
discard-started = La pila degli scarti comincia con { $cards }.

## The turn

played = { $me ->
    [yes] Giochi { $cards }.
   *[no] { $name } gioca { $cards }.
    }
passed = { $me ->
    [yes] Passi: { $cards } entra dal mazzo nella galleria.
   *[no] { $name } passa: { $cards } entra dal mazzo nella galleria.
    }
auto-passed = { $me ->
    [yes] Passi automaticamente: { $cards } entra dal mazzo nella galleria.
   *[no] { $name } passa automaticamente: { $cards } entra dal mazzo nella galleria.
    }
went-all-in = { $me ->
    [yes] Vai All In! La tua mano resta a faccia in giù fino alla Rivelazione.
   *[no] { $name } va All In! La sua mano resta a faccia in giù fino alla Rivelazione.
    }
added = { $me ->
    [yes] Aggiungi { $cards } alla galleria.
   *[no] { $name } aggiunge { $cards } alla galleria.
    }

## Effects

took = { $me ->
    [yes] Prendi { $cards } dalla galleria.
   *[no] { $name } prende { $cards } dalla galleria.
    }
took-discard = { $me ->
    [yes] Prendi { $cards } dalla pila degli scarti.
   *[no] { $name } prende { $cards } dalla pila degli scarti.
    }
exchanged = { $me ->
    [yes] Scambi { $given } con { $got } nella galleria.
   *[no] { $name } scambia { $given } con { $got } nella galleria.
    }
exchanged-discard = { $me ->
    [yes] Scambi { $given } con { $got } nella pila degli scarti.
   *[no] { $name } scambia { $given } con { $got } nella pila degli scarti.
    }
drew = { $known ->
    [no] { drew-hidden }
   *[yes] { drew-cards }
    }
drew-cards = { $me ->
    [yes] Peschi { $cards }.
   *[no] { $name } pesca { $cards }.
    }
drew-hidden = { $me ->
    [yes] { $count ->
        [one] Peschi una carta.
       *[other] Peschi { $count } carte.
        }
   *[no] { $count ->
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
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
    [yes] Riveli { $cards }.
   *[no] { $name } rivela { $cards }.
    }
revealed-hidden = { $me ->
    [yes] Guardi { count-cards } dalla cima del mazzo.
   *[no] { $name } guarda { count-cards } dalla cima del mazzo.
    }
revealed-secret = { $me ->
    [yes] Guardi { $cards }.
   *[no] { $name } guarda { $cards }.
    }
picked = { $known ->
    [no] { picked-hidden }
   *[yes] { picked-card }
    }
picked-card = { $me ->
    [yes] Prendi in mano { $cards }.
   *[no] { $name } prende in mano { $cards }.
    }
picked-hidden = { $me ->
    [yes] Prendi in mano una di queste carte.
   *[no] { $name } prende in mano una di queste carte.
    }
discarded = { $known ->
    [no] { discarded-hidden }
   *[yes] { $discard ->
        [closed] { discarded-secret }
       *[open] { discarded-cards }
        }
    }
discarded-cards = { $me ->
    [yes] Scarti { $cards }.
   *[no] { $name } scarta { $cards }.
    }
discarded-hidden = { $me ->
    [yes] Scarti { count-cards } a faccia in giù.
   *[no] { $name } scarta { count-cards } a faccia in giù.
    }
discarded-secret = { $me ->
    [yes] Scarti { $cards } a faccia in giù.
   *[no] { $name } scarta { $cards } a faccia in giù.
    }
gained-rune = { $me ->
    [yes] Guadagni { count-runes } dalla riserva.
   *[no] { $name } guadagna { count-runes } dalla riserva.
    }
hypnotised = { $me ->
    [yes] Sotto la tua Ipnosi, { $other } dice a tutti la forza della sua mano: { rank }.
    [other] { $name } usa l’Ipnosi su di te e tu dici a tutti la forza della tua mano: { rank }.
   *[no] { $name } usa l’Ipnosi e { $other } dice a tutti la forza della sua mano: { rank }.
    }
eyed = { $me ->
    [yes] Rivolgi l’Occhio Onnisciente verso { $other }.
    [other] { $name } rivolge l’Occhio Onnisciente verso di te.
   *[no] { $name } rivolge l’Occhio Onnisciente verso { $other }.
    }
showed = { $known ->
    [no] { showed-hidden }
   *[yes] { showed-cards }
    }
showed-cards = { $me ->
    [yes] Solo per gli occhi di { $other }, mostri { $cards }.
    [other] { $name } ti mostra { $cards }. Una carta resta nascosta.
   *[no] Solo per gli occhi di { $other }, { $name } mostra { $cards }.
    }
showed-hidden = { $me ->
    [yes] Solo per gli occhi di { $other }, mostri { count-cards }.
    [other] { $name } mostra soltanto a te { count-cards }.
   *[no] Solo per gli occhi di { $other }, { $name } mostra { count-cards }.
    }
declined = { $me ->
    [yes] Rinunci a un effetto: { $effect }.
   *[no] { $name } rinuncia a un effetto: { $effect }.
    }
passed-over = Un effetto che non si può risolvere viene saltato: { $effect }.
reshuffled = Il mazzo è finito: la pila degli scarti, mescolata, forma un nuovo mazzo di { count-cards }.

## Predictions

predictions-opened = { $players ->
    [2] { predictions-opened-secret }
   *[other] { predictions-opened-in-turn }
    }
predictions-opened-in-turn = La galleria è piena e comincia la Fase di Predizione. { $me ->
    [yes] Sei tu a fare la prima predizione.
   *[no] La prima predizione è di { $name }.
    }
predictions-opened-secret = La galleria è piena e comincia la Fase di Predizione: ognuno fa la propria in segreto.
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
    [yes] Punti il tuo gettone predizione su { $other }.
    [other] { $name } punta il suo gettone predizione su di te.
   *[no] { $name } punta il suo gettone predizione su { $other }.
    }
predicted-self = { $me ->
    [yes] Tieni il tuo gettone predizione davanti a te.
   *[no] { $name } tiene il suo gettone predizione: «La mano migliore è la mia».
    }
predicted-hidden = { $me ->
    [yes] La tua predizione è fatta, in segreto.
   *[no] { $name } ha fatto la sua predizione, in segreto.
    }
predictions-revealed = Le due predizioni vengono rivelate.
said = { $target ->
    [self] { said-self }
   *[other] { said-other }
    }
said-other = { $me ->
    [yes] Hai predetto che la mano migliore è di { $other }.
    [other] { $name } ha predetto che la mano migliore è la tua.
   *[no] { $name } ha predetto che la mano migliore è di { $other }.
    }
said-self = { $me ->
    [yes] Hai predetto che la mano migliore è la tua.
   *[no] { $name } ha predetto di avere la mano migliore.
    }

## The Unfolding

unfolded = { $me ->
    [yes] Scopri { $cards }: { rank }.
   *[no] { $name } scopre { $cards }: { rank }.
    }
best-hand = { $me ->
    [yes] Hai la mano migliore!
   *[no] { $name } ha la mano migliore!
    }
pot-won = { $me ->
    [yes] L’avevi predetto: prendi { count-runes } dal piatto.
   *[no] { $name } l’aveva predetto: prende { count-runes } dal piatto.
    }
pot-kept = { $runes ->
    [0] Il piatto è vuoto.
    [one] Nel piatto resta { $runes } runa.
    [many] Nel piatto restano { $runes } di rune.
   *[other] Nel piatto restano { $runes } rune.
    }
hand-scored = { $me ->
    [yes] { $runes ->
        [0] La tua mano non ti dà nessuna runa.
       *[other] La tua mano ti dà { count-runes }.
        }
   *[no] { $runes ->
        [0] { $name } non guadagna nessuna runa per la sua mano.
       *[other] { $name } guadagna { count-runes } per la sua mano.
        }
    }
rune-cards-scored = { $me ->
    [yes] Le carte runa nella tua mano ti danno { count-runes }.
   *[no] { $name } guadagna { count-runes } per le carte runa nella sua mano.
    }
round-ended = Finisce il round { $round }.

## The end

heirs-round = Parità in testa! Eredi dei Divinatori: deciderà un altro round.
game-ended = { $by ->
    [nobody] { game-ended-nobody }
    [hand] { game-ended-hand }
   *[runes] { game-ended-runes }
    }
game-ended-runes = { $me ->
    [yes] Vinci la partita con { count-runes }. L’avevi visto arrivare!
   *[no] { $name } vince la partita con { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Parità in testa: grazie alla mano migliore vinci la partita con { count-runes }. L’avevi visto arrivare!
   *[no] Parità in testa: grazie alla mano migliore, { $name } vince la partita con { count-runes }.
    }
game-ended-nobody = Ancora parità in testa: nessuno vince la partita.

## The table

taken-back = { $me ->
    [yes] Annulli la tua ultima azione.
   *[no] { $name } annulla la sua ultima azione.
    }
