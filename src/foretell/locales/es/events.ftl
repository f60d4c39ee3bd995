### Lo que ha pasado, un mensaje por cada tipo de suceso.
###
### $me says who is being told: "yes" the player whose event it is ($name), "other" the other player in it ($other),
### "no" anybody else. $card and $cards come with their articles, $rank and $effect are names.
### A key's twin that ends in -hidden is for those who may not know the cards; one that ends in -secret is for those
### who know what others may not.

## The round begins

round-started = Comienza la ronda { $round } con { count-runes } en el bote. { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
    }
dealt = { $me ->
    [yes] Recibes { $cards }.
   *[no] { $name } recibe { $cards }.
    }
dealt-hidden = { $me ->
    [yes] Recibes { count-cards }.
   *[no] { $name } recibe { count-cards }.
    }
laid = Carta inicial del muestrario: { $card }.
discard-started = La pila de descarte empieza con { $card }.

## The turn

played = { $me ->
    [yes] Juegas { $card }.
   *[no] { $name } juega { $card }.
    }
passed = { $me ->
    [yes] Pasas: { $card } sale del mazo y entra en el muestrario.
   *[no] { $name } pasa: { $card } sale del mazo y entra en el muestrario.
    }
auto-passed = { $me ->
    [yes] Pasas automáticamente: { $card } sale del mazo y entra en el muestrario.
   *[no] { $name } pasa automáticamente: { $card } sale del mazo y entra en el muestrario.
    }
went-all-in = { $me ->
    [yes] ¡Lo arriesgas todo! Tu mano queda boca abajo hasta la Revelación.
   *[no] ¡{ $name } lo arriesga todo! Su mano queda boca abajo hasta la Revelación.
    }
added = { $me ->
    [yes] Añades { $card } al muestrario.
   *[no] { $name } añade { $card } al muestrario.
    }

## Effects

took = { $me ->
    [yes] Tomas { $card } del muestrario.
   *[no] { $name } toma { $card } del muestrario.
    }
took-discard = { $me ->
    [yes] Tomas { $card } de la pila de descarte.
   *[no] { $name } toma { $card } de la pila de descarte.
    }
exchanged = { $me ->
    [yes] Intercambias { $given } por { $got } en el muestrario.
   *[no] { $name } intercambia { $given } por { $got } en el muestrario.
    }
exchanged-discard = { $me ->
    [yes] Intercambias { $given } por { $got } en la pila de descarte.
   *[no] { $name } intercambia { $given } por { $got } en la pila de descarte.
    }
drew = { $me ->
    [yes] Robas { $cards }.
   *[no] { $name } roba { $cards }.
    }
drew-hidden = { $me ->
    [yes] { $count ->
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
        }
   *[no] { $count ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
        }
    }
revealed = { $me ->
    [yes] Revelas { $cards }.
   *[no] { $name } revela { $cards }.
    }
revealed-hidden = { $me ->
    [yes] Miras { count-cards } de lo alto del mazo.
   *[no] { $name } mira { count-cards } de lo alto del mazo.
    }
revealed-secret = { $me ->
    [yes] Miras { $cards }.
   *[no] { $name } mira { $cards }.
    }
picked = { $me ->
    [yes] Te llevas { $card } a la mano.
   *[no] { $name } se lleva { $card } a la mano.
    }
picked-hidden = { $me ->
    [yes] Te llevas una de ellas a la mano.
   *[no] { $name } se lleva una de ellas a la mano.
    }
discarded = { $me ->
    [yes] Descartas { $cards }.
   *[no] { $name } descarta { $cards }.
    }
discarded-hidden = { $me ->
    [yes] Descartas { count-cards } boca abajo.
   *[no] { $name } descarta { count-cards } boca abajo.
    }
discarded-secret = { $me ->
    [yes] Descartas { $cards } boca abajo.
   *[no] { $name } descarta { $cards } boca abajo.
    }
gained-rune = { $me ->
    [yes] Ganas { count-runes } de la reserva.
   *[no] { $name } gana { count-runes } de la reserva.
    }
hypnotised = { $me ->
    [yes] Bajo tu Hipnosis, { $other } anuncia a la mesa: { $rank }.
    [other] { $name } usa la Hipnosis contigo y anuncias a la mesa: { $rank }.
   *[no] Bajo la Hipnosis de { $name }, { $other } anuncia a la mesa: { $rank }.
    }
eyed = { $me ->
    [yes] Diriges el Ojo que todo lo ve hacia { $other }.
    [other] { $name } dirige hacia ti el Ojo que todo lo ve.
   *[no] { $name } dirige el Ojo que todo lo ve hacia { $other }.
    }
showed = { $me ->
    [yes] Le enseñas a { $other } { $cards }.
    [other] { $name } te enseña { $cards }.
   *[no] { $name } le enseña a { $other } { $cards }.
    }
showed-hidden = { $me ->
    [yes] Le enseñas { count-cards } a { $other } sin que nadie más las vea.
    [other] { $name } te enseña { count-cards } sin que nadie más las vea.
   *[no] { $name } le enseña { count-cards } a { $other } sin que nadie más las vea.
    }
declined = { $me ->
    [yes] Renuncias a un efecto: { $effect }.
   *[no] { $name } renuncia a un efecto: { $effect }.
    }
passed-over = Se omite un efecto que no puede aplicarse: { $effect }.
reshuffled = El mazo se ha agotado: la pila de descarte se baraja y forma un mazo nuevo de { count-cards }.

## Predictions

predictions-opened = El muestrario está lleno y comienza la fase de Predicción. { $me ->
    [yes] Predices primero.
   *[no] { $name } predice primero.
    }
predictions-opened-secret = El muestrario está lleno y comienza la fase de Predicción: cada participante predice en secreto.
predicted = { $me ->
    [yes] Colocas tu ficha de Predicción delante de { $other }.
    [other] { $name } coloca su ficha de Predicción delante de ti.
   *[no] { $name } coloca su ficha de Predicción delante de { $other }.
    }
predicted-self = { $me ->
    [yes] Dejas tu ficha de Predicción delante de ti.
   *[no] { $name } se queda con su ficha de Predicción: «La mejor mano es la mía».
    }
predicted-hidden = { $me ->
    [yes] Has hecho tu predicción en secreto.
   *[no] { $name } ha hecho su predicción en secreto.
    }
predictions-revealed = Se revelan las dos predicciones.
said = { $me ->
    [yes] Has predicho que { $other } tiene la mejor mano.
    [other] { $name } ha predicho que tienes la mejor mano.
   *[no] { $name } ha predicho que { $other } tiene la mejor mano.
    }
said-self = { $me ->
    [yes] Has predicho que la mejor mano es la tuya.
   *[no] { $name } se ha atribuido la mejor mano.
    }

## The Unfolding

unfolded = { $me ->
    [yes] Muestras { $cards }: { $rank }.
   *[no] { $name } muestra { $cards }: { $rank }.
    }
best-hand = { $me ->
    [yes] ¡Tienes la mejor mano!
   *[no] ¡{ $name } tiene la mejor mano!
    }
pot-won = { $me ->
    [yes] Lo has adivinado y te llevas { count-runes } del bote.
   *[no] { $name } lo ha adivinado y se lleva { count-runes } del bote.
    }
pot-kept = { $runes ->
    [0] No queda nada en el bote.
    [one] Queda { $runes } Runa en el bote.
    [many] Quedan { $runes } de Runas en el bote.
   *[other] Quedan { $runes } Runas en el bote.
    }
hand-scored = { $me ->
    [yes] { $runes ->
        [0] Tu mano no te da ninguna Runa.
       *[other] Tu mano te da { count-runes }.
        }
   *[no] { $runes ->
        [0] { $name } no gana ninguna Runa por su mano.
       *[other] { $name } gana { count-runes } por su mano.
        }
    }
rune-cards-scored = { $me ->
    [yes] Las cartas de Runa de tu mano te dan { count-runes }.
   *[no] { $name } gana { count-runes } por las cartas de Runa de su mano.
    }
round-ended = Termina la ronda { $round }.

## The end

heirs-round = ¡Empate en cabeza! Herederos de los Adivinos: una ronda más lo decidirá.
game-ended = { $me ->
    [yes] ¡Ganas la partida con { count-runes }! Ya lo decían las cartas.
   *[no] { $name } gana la partida con { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Empate en cabeza: ¡tu mejor mano te da la partida con { count-runes }! Ya lo decían las cartas.
   *[no] Empate en cabeza: su mejor mano le da la partida a { $name } con { count-runes }.
    }
game-ended-nobody = Vuelve a haber empate en cabeza: nadie gana la partida.
