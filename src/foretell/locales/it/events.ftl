### Che cosa è successo, un messaggio per ogni tipo di evento.
###
### $me says who is being told: "yes" the player whose event it is ($name), "other" the other player in it ($other),
### "no" anybody else. $card and $cards come with their articles, $rank and $effect are names.
### A key's twin that ends in -hidden is for those who may not know the cards; one that ends in -secret is for those
### who know what others may not. Avoid "a" before a name: it might want to be "ad".

## The round begins

round-started = Comincia il round { $round } con { count-runes } nel piatto. { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
    }
dealt = { $me ->
    [yes] Ricevi { $cards }.
   *[no] { $name } riceve { $cards }.
    }
dealt-hidden = { $me ->
    [yes] Ricevi { count-cards }.
   *[no] { $name } riceve { count-cards }.
    }
laid = Carta iniziale della galleria: { $card }.
discard-started = La pila degli scarti comincia con { $card }.

## The turn

played = { $me ->
    [yes] Giochi { $card }.
   *[no] { $name } gioca { $card }.
    }
passed = { $me ->
    [yes] Passi: { $card } entra dal mazzo nella galleria.
   *[no] { $name } passa: { $card } entra dal mazzo nella galleria.
    }
auto-passed = { $me ->
    [yes] Passi automaticamente: { $card } entra dal mazzo nella galleria.
   *[no] { $name } passa automaticamente: { $card } entra dal mazzo nella galleria.
    }
went-all-in = { $me ->
    [yes] Vai All In! La tua mano resta a faccia in giù fino alla Rivelazione.
   *[no] { $name } va All In! La sua mano resta a faccia in giù fino alla Rivelazione.
    }
added = { $me ->
    [yes] Aggiungi { $card } alla galleria.
   *[no] { $name } aggiunge { $card } alla galleria.
    }

## Effects

took = { $me ->
    [yes] Prendi { $card } dalla galleria.
   *[no] { $name } prende { $card } dalla galleria.
    }
took-discard = { $me ->
    [yes] Prendi { $card } dalla pila degli scarti.
   *[no] { $name } prende { $card } dalla pila degli scarti.
    }
exchanged = { $me ->
    [yes] Scambi { $given } con { $got } nella galleria.
   *[no] { $name } scambia { $given } con { $got } nella galleria.
    }
exchanged-discard = { $me ->
    [yes] Scambi { $given } con { $got } nella pila degli scarti.
   *[no] { $name } scambia { $given } con { $got } nella pila degli scarti.
    }
drew = { $me ->
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
revealed = { $me ->
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
picked = { $me ->
    [yes] Prendi in mano { $card }.
   *[no] { $name } prende in mano { $card }.
    }
picked-hidden = { $me ->
    [yes] Prendi in mano una di queste carte.
   *[no] { $name } prende in mano una di queste carte.
    }
discarded = { $me ->
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
    [yes] Sotto la tua Ipnosi, { $other } dice a tutti: { $rank }.
    [other] { $name } usa l’Ipnosi su di te e tu dici a tutti: { $rank }.
   *[no] { $name } usa l’Ipnosi e { $other } dice a tutti: { $rank }.
    }
eyed = { $me ->
    [yes] Rivolgi l’Occhio Onnisciente verso { $other }.
    [other] { $name } rivolge l’Occhio Onnisciente verso di te.
   *[no] { $name } rivolge l’Occhio Onnisciente verso { $other }.
    }
showed = { $me ->
    [yes] Solo per gli occhi di { $other }, mostri { $cards }.
    [other] { $name } ti mostra { $cards }.
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
passed-over = Un effetto che non si può eseguire viene saltato: { $effect }.
reshuffled = Il mazzo è finito: la pila degli scarti, mescolata, forma un nuovo mazzo di { count-cards }.

## Predictions

predictions-opened = La galleria è piena e comincia la Fase di Predizione. { $me ->
    [yes] Sei tu a fare la prima predizione.
   *[no] La prima predizione è di { $name }.
    }
predictions-opened-secret = La galleria è piena e comincia la Fase di Predizione: ognuno fa la propria in segreto.
predicted = { $me ->
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
said = { $me ->
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
    [yes] Scopri { $cards }: { $rank }.
   *[no] { $name } scopre { $cards }: { $rank }.
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
    [0] Nel piatto non resta nulla.
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
game-ended = { $me ->
    [yes] Vinci la partita con { count-runes }. L’avevi visto arrivare!
   *[no] { $name } vince la partita con { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Parità in testa: grazie alla mano migliore vinci la partita con { count-runes }. L’avevi visto arrivare!
   *[no] Parità in testa: grazie alla mano migliore, { $name } vince la partita con { count-runes }.
    }
game-ended-nobody = Ancora parità in testa: nessuno vince la partita.
