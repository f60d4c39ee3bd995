### Lo que ha pasado, un mensaje por cada tipo de suceso.
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

round-started = Comienza la ronda { $round } con { count-runes } en el bote. { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
    }
dealt = { $known ->
    [no] { "" }
   *[yes] { dealt-cards }
    }
dealt-cards = { $me ->
    [yes] Recibes { $cards }.
   *[no] { $name } recibe { $cards }.
    }
laid = El muestrario empieza con { $cards }.
discard-started = La pila de descarte empieza con { $cards }.

## The turn

played = { $me ->
    [yes] Juegas { $cards }.
   *[no] { $name } juega { $cards }.
    }
passed = { $me ->
    [yes] Pasas: { $cards } sale del mazo y entra en el muestrario.
   *[no] { $name } pasa: { $cards } sale del mazo y entra en el muestrario.
    }
auto-passed = { $me ->
    [yes] Pasas automáticamente: { $cards } sale del mazo y entra en el muestrario.
   *[no] { $name } pasa automáticamente: { $cards } sale del mazo y entra en el muestrario.
    }
went-all-in = { $me ->
    [yes] ¡Lo arriesgas todo! Tu mano queda boca abajo hasta la Revelación.
   *[no] ¡{ $name } lo arriesga todo! Su mano queda boca abajo hasta la Revelación.
    }
added = { $me ->
    [yes] Añades { $cards } al muestrario.
   *[no] { $name } añade { $cards } al muestrario.
    }

## Effects

took = { $me ->
    [yes] Tomas { $cards } del muestrario.
   *[no] { $name } toma { $cards } del muestrario.
    }
took-discard = { $me ->
    [yes] Tomas { $cards } de la pila de descarte.
   *[no] { $name } toma { $cards } de la pila de descarte.
    }
exchanged = { $me ->
    [yes] Intercambias { $given } por { $got } en el muestrario.
   *[no] { $name } intercambia { $given } por { $got } en el muestrario.
    }
exchanged-discard = { $me ->
    [yes] Intercambias { $given } por { $got } en la pila de descarte.
   *[no] { $name } intercambia { $given } por { $got } en la pila de descarte.
    }
drew = { $known ->
    [no] { drew-hidden }
   *[yes] { drew-cards }
    }
drew-cards = { $me ->
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
revealed = { $known ->
    [no] { revealed-hidden }
   *[yes] { $discard ->
        [closed] { revealed-secret }
       *[open] { revealed-cards }
        }
    }
revealed-cards = { $me ->
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
picked = { $known ->
    [no] { picked-hidden }
   *[yes] { picked-card }
    }
picked-card = { $me ->
    [yes] Te llevas { $cards } a la mano.
   *[no] { $name } se lleva { $cards } a la mano.
    }
picked-hidden = { $me ->
    [yes] Te llevas una de ellas a la mano.
   *[no] { $name } se lleva una de ellas a la mano.
    }
discarded = { $known ->
    [no] { discarded-hidden }
   *[yes] { $discard ->
        [closed] { discarded-secret }
       *[open] { discarded-cards }
        }
    }
discarded-cards = { $me ->
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
    [yes] Bajo tu Hipnosis, { $other } anuncia su rango a la mesa: { rank }.
    [other] { $name } usa la Hipnosis contigo y anuncias tu rango a la mesa: { rank }.
   *[no] Bajo la Hipnosis de { $name }, { $other } anuncia su rango a la mesa: { rank }.
    }
eyed = { $me ->
    [yes] Diriges el Ojo que todo lo ve hacia { $other }.
    [other] { $name } dirige hacia ti el Ojo que todo lo ve.
   *[no] { $name } dirige el Ojo que todo lo ve hacia { $other }.
    }
showed = { $known ->
    [no] { showed-hidden }
   *[yes] { showed-cards }
    }
showed-cards = { $me ->
    [yes] Le enseñas a { $other } { $cards }.
    [other] { $name } te enseña { $cards }. Una carta queda oculta.
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

predictions-opened = { $players ->
    [2] { predictions-opened-secret }
   *[other] { predictions-opened-in-turn }
    }
predictions-opened-in-turn = El muestrario está lleno y comienza la fase de Predicción. { $me ->
    [yes] Predices primero.
   *[no] { $name } predice primero.
    }
predictions-opened-secret = El muestrario está lleno y comienza la fase de Predicción: cada participante predice en secreto.
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
said = { $target ->
    [self] { said-self }
   *[other] { said-other }
    }
said-other = { $me ->
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
    [yes] Muestras { $cards }: { rank }.
   *[no] { $name } muestra { $cards }: { rank }.
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
    [0] El bote está vacío.
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
game-ended = { $by ->
    [nobody] { game-ended-nobody }
    [hand] { game-ended-hand }
   *[runes] { game-ended-runes }
    }
game-ended-runes = { $me ->
    [yes] ¡Ganas la partida con { count-runes }! Ya lo decían las cartas.
   *[no] { $name } gana la partida con { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Empate en cabeza: ¡tener la mejor mano te da la partida con { count-runes }! Ya lo decían las cartas.
   *[no] Empate en cabeza: tener la mejor mano le da la partida a { $name } con { count-runes }.
    }
game-ended-nobody = Vuelve a haber empate en cabeza: nadie gana la partida.

## The table

taken-back = { $me ->
    [yes] Deshaces tu última acción.
   *[no] { $name } deshace su última acción.
    }
