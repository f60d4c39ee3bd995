### Che cosa si chiede a chi deve decidere, e come si chiama ogni azione in un menù.

## Questions, by phase. $bending: "yes" in Bending the Discard Pile, where the pile's top card will do as well

# $allin: "yes" if nobody is All In yet in this round
ask-play = { $allin ->
    [yes] È il tuo turno: gioca 1 carta, passa o vai All In.
   *[no] È il tuo turno: gioca 1 carta o passa.
    }
ask-take = { $bending ->
    [yes] Quale carta prendi: una carta non coperta della galleria o quella in cima alla pila degli scarti?
   *[no] Quale carta non coperta della galleria prendi?
    }
ask-exchange = { $bending ->
    [yes] Con quale carta scambi una delle tue: una carta non coperta della galleria o quella in cima alla pila degli scarti?
   *[no] Con quale carta non coperta della galleria scambi una delle tue?
    }
# $card: the card that comes to hand
ask-give = Quale carta della tua mano dai in cambio di questa: { $card }?
# $offer: the question of an effect, such as "Draw a card?"
ask-offer = { $offer } (facoltativo)
ask-pick = Quale delle carte rivelate prendi in mano?
ask-hypnosis = Ipnosi: chi deve dire la forza della sua mano?
ask-eye = Occhio Onnisciente: chi deve mostrarti le sue carte?
# $name: the player who will see the other cards
ask-hide = { $name } rivolge l’Occhio Onnisciente verso di te: quale carta resta nascosta?
# $count: how many cards are still too many
ask-discard = { $count ->
    [one] Hai una carta di troppo: quale scarti?
   *[other] Hai { $count } carte di troppo: quale scarti per prima?
    }
ask-predict = Chi ha la mano migliore? Piazza il tuo gettone predizione.
# $name: the other player of two
ask-predict-secret = Chi ha la mano migliore, tu o { $name }? La tua predizione resta segreta finché non sono fatte entrambe.
ask-over = La partita è finita.

## Waiting for somebody else

waiting = { $name } sta pensando…
waiting-hide = { $name } sceglie quale carta resta nascosta…
waiting-predict = { $name } sta facendo la sua predizione…

## Actions, by their kind. $card comes with its article

action-play = Gioca { $card }
action-pass = Passa
action-all-in = Vai All In
action-take = Prendi { $card }
action-take-discard = Prendi { $card } dalla pila degli scarti
action-exchange = Scambia con { $card }
action-exchange-discard = Scambia con { $card } della pila degli scarti
action-give = Dai { $card }
action-use = Usa l’effetto: { $effect }
action-skip = Rinuncia all’effetto: { $effect }
action-pick = Prendi { $card }
action-hypnosis = Ipnotizza { $name }
action-eye = Guarda le carte di { $name }
action-hide = Nascondi { $card }
action-discard = Scarta { $card }
action-predict = { $name } ha la mano migliore
action-predict-self = Ho la mano migliore
