### Lo que se pregunta a quien debe decidir, y el nombre de cada acción en un menú.

## Questions, by phase. $bending: "yes" in Bending the Discard Pile, where the pile's top card will do as well

# $allin: "yes" if nobody is All In yet in this round
ask-play = { $allin ->
    [yes] Tu turno: juega una carta, pasa o arriésgalo todo.
   *[no] Tu turno: juega una carta o pasa.
    }
ask-take = { $bending ->
    [yes] ¿Qué carta tomas: una carta descubierta del muestrario o la de lo alto de la pila de descarte?
   *[no] ¿Qué carta descubierta del muestrario tomas?
    }
ask-exchange = { $bending ->
    [yes] ¿Por qué carta intercambias una de las tuyas: una carta descubierta del muestrario o la de lo alto de la pila de descarte?
   *[no] ¿Por qué carta descubierta del muestrario intercambias una de las tuyas?
    }
# $card: the card that comes to hand
ask-give = ¿Qué carta de tu mano das por { $card }?
# $offer: the question of an effect, such as "Draw a card?"
ask-offer = { $offer } (opcional)
ask-pick = ¿Cuál de las cartas reveladas te llevas a la mano?
ask-hypnosis = Hipnosis: ¿quién debe anunciar el rango de su mano?
ask-eye = Ojo que todo lo ve: ¿quién debe enseñarte sus cartas?
# $name: the player who will see the other cards
ask-hide = { $name } dirige hacia ti el Ojo que todo lo ve: ¿qué carta queda oculta?
# $count: how many cards are still too many
ask-discard = { $count ->
    [one] Te sobra una carta: ¿cuál descartas?
   *[other] Te sobran { $count } cartas: ¿cuál descartas primero?
    }
ask-predict = ¿Quién tiene la mejor mano? Coloca tu ficha de Predicción.
# $name: the other player of two
ask-predict-secret = ¿Quién tiene la mejor mano, tú o { $name }? Tu predicción es secreta hasta que estén hechas las dos.
ask-over = La partida ha terminado.

## Waiting for somebody else

waiting = { $name } está pensando…
waiting-hide = { $name } elige qué carta queda oculta…
waiting-predict = { $name } está haciendo su predicción…

## Actions, by their kind. $card comes with its article

action-play = Jugar { $card }
action-pass = Pasar
action-all-in = Arriesgarlo todo (All In)
action-take = Tomar { $card }
action-take-discard = Tomar { $card } de la pila de descarte
action-exchange = Intercambiar por { $card }
action-exchange-discard = Intercambiar por { $card } de la pila de descarte
action-give = Dar { $card }
action-use = Usar el efecto: { $effect }
action-skip = Renunciar al efecto: { $effect }
action-pick = Tomar { $card }
action-hypnosis = Hipnotizar a { $name }
action-eye = Mirar las cartas de { $name }
action-hide = Ocultar { $card }
action-discard = Descartar { $card }
action-predict = { $name } tiene la mejor mano
action-predict-self = Tengo la mejor mano
