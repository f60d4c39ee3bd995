### Las cartas del juego, sus efectos y los rangos de las manos.

## Counted things

# $count: how many
count-cards = { $count ->
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
    }
# $runes: how many
count-runes = { $runes ->
    [one] { $runes } Runa
    [many] { $runes } de Runas
   *[other] { $runes } Runas
    }
# $games: how many
count-games = { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
    }
# $decisions: how many
count-decisions = { $decisions ->
    [one] { $decisions } decisión
    [many] { $decisions } de decisiones
   *[other] { $decisions } decisiones
    }
# $value: a number from 0 to 100
percent = { $value } %
# $value: a number
number = { $value }

## Lists: $first and $last, or $first before the $rest that is already joined

list-two = { $first } y { $last }
list-more = { $first }, { $rest }
# $label: what it is; $text: what is said of it
labelled = { $label }: { $text }

## Suits. The letters stand beside the pictures on cards; the tokens that players type keep the English ones.

suit-clock = Reloj
    .letter = R
suit-mask = Máscara
    .letter = M
suit-scarab = Escarabajo
    .letter = E
suit-tree = Árbol
    .letter = A

## Values that have a name

value-J = Jota
value-Q = Reina
value-K = Rey
value-A = As

## Cards, by their tokens: on their own, and (.the) as a sentence takes them

card-2C = 2 de Relojes
    .the = el 2 de Relojes
card-3C = 3 de Relojes
    .the = el 3 de Relojes
card-4C = 4 de Relojes
    .the = el 4 de Relojes
card-5C = 5 de Relojes
    .the = el 5 de Relojes
card-6C = 6 de Relojes
    .the = el 6 de Relojes
card-7C = 7 de Relojes
    .the = el 7 de Relojes
card-8C = 8 de Relojes
    .the = el 8 de Relojes
card-9C = 9 de Relojes
    .the = el 9 de Relojes
card-10C = 10 de Relojes
    .the = el 10 de Relojes
card-JC = Jota de Relojes
    .the = la Jota de Relojes
card-QC = Reina de Relojes
    .the = la Reina de Relojes
card-KC = Rey de Relojes
    .the = el Rey de Relojes
card-AC = As de Relojes
    .the = el As de Relojes
card-2M = 2 de Máscaras
    .the = el 2 de Máscaras
card-3M = 3 de Máscaras
    .the = el 3 de Máscaras
card-4M = 4 de Máscaras
    .the = el 4 de Máscaras
card-5M = 5 de Máscaras
    .the = el 5 de Máscaras
card-6M = 6 de Máscaras
    .the = el 6 de Máscaras
card-7M = 7 de Máscaras
    .the = el 7 de Máscaras
card-8M = 8 de Máscaras
    .the = el 8 de Máscaras
card-9M = 9 de Máscaras
    .the = el 9 de Máscaras
card-10M = 10 de Máscaras
    .the = el 10 de Máscaras
card-JM = Jota de Máscaras
    .the = la Jota de Máscaras
card-QM = Reina de Máscaras
    .the = la Reina de Máscaras
card-KM = Rey de Máscaras
    .the = el Rey de Máscaras
card-AM = As de Máscaras
    .the = el As de Máscaras
card-2S = 2 de Escarabajos
    .the = el 2 de Escarabajos
card-3S = 3 de Escarabajos
    .the = el 3 de Escarabajos
card-4S = 4 de Escarabajos
    .the = el 4 de Escarabajos
card-5S = 5 de Escarabajos
    .the = el 5 de Escarabajos
card-6S = 6 de Escarabajos
    .the = el 6 de Escarabajos
card-7S = 7 de Escarabajos
    .the = el 7 de Escarabajos
card-8S = 8 de Escarabajos
    .the = el 8 de Escarabajos
card-9S = 9 de Escarabajos
    .the = el 9 de Escarabajos
card-10S = 10 de Escarabajos
    .the = el 10 de Escarabajos
card-JS = Jota de Escarabajos
    .the = la Jota de Escarabajos
card-QS = Reina de Escarabajos
    .the = la Reina de Escarabajos
card-KS = Rey de Escarabajos
    .the = el Rey de Escarabajos
card-AS = As de Escarabajos
    .the = el As de Escarabajos
card-2T = 2 de Árboles
    .the = el 2 de Árboles
card-3T = 3 de Árboles
    .the = el 3 de Árboles
card-4T = 4 de Árboles
    .the = el 4 de Árboles
card-5T = 5 de Árboles
    .the = el 5 de Árboles
card-6T = 6 de Árboles
    .the = el 6 de Árboles
card-7T = 7 de Árboles
    .the = el 7 de Árboles
card-8T = 8 de Árboles
    .the = el 8 de Árboles
card-9T = 9 de Árboles
    .the = el 9 de Árboles
card-10T = 10 de Árboles
    .the = el 10 de Árboles
card-JT = Jota de Árboles
    .the = la Jota de Árboles
card-QT = Reina de Árboles
    .the = la Reina de Árboles
card-KT = Rey de Árboles
    .the = el Rey de Árboles
card-AT = As de Árboles
    .the = el As de Árboles
card-R1 = carta de Runa
    .the = una carta de Runa
card-R2 = carta de Runa
    .the = una carta de Runa

## Effects, as the card sheet names them, and what they do. $discard: open, bending or closed

effect-take = Tomar
    .about = { $discard ->
        [bending] Toma en tu mano una carta descubierta del muestrario o la de lo alto de la pila de descarte.
       *[open] Toma en tu mano una carta descubierta del muestrario.
        }
    .offer = ¿Tomar una carta?
effect-exchange = Intercambiar
    .about = { $discard ->
        [bending] Intercambia una carta de tu mano por una carta descubierta del muestrario o por la de lo alto de la pila de descarte. La tuya ocupa su lugar, boca arriba.
       *[open] Intercambia una carta de tu mano por una carta descubierta del muestrario. La tuya ocupa su hueco, boca arriba.
        }
    .offer = ¿Intercambiar una carta?
effect-draw = Robar
    .about = Roba la primera carta del mazo. Nadie más la ve.
    .offer = ¿Robar una carta?
# $count: how many cards are revealed
-reveal-openly = { $count ->
    [one] Revela a la mesa la primera carta del mazo y llévatela a la mano.
   *[other] Revela a la mesa las { $count } primeras cartas del mazo y llévate una a la mano. Las demás van a la pila de descarte.
    }
-reveal-in-secret = { $count ->
    [one] Mira en secreto la primera carta del mazo y llévatela a la mano.
   *[other] Mira en secreto las { $count } primeras cartas del mazo y llévate una a la mano. Las demás van a la pila de descarte, boca abajo.
    }
-reveal-offer = { $count ->
    [one] ¿Revelar una carta y llevártela?
   *[other] ¿Revelar { $count } cartas y llevarte una?
    }
effect-reveal-1 = Revelar 1
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 1) }
       *[open] { -reveal-openly(count: 1) }
        }
    .offer = { -reveal-offer(count: 1) }
effect-reveal-2 = Revelar 2
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 2) }
       *[open] { -reveal-openly(count: 2) }
        }
    .offer = { -reveal-offer(count: 2) }
effect-reveal-3 = Revelar 3
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 3) }
       *[open] { -reveal-openly(count: 3) }
        }
    .offer = { -reveal-offer(count: 3) }
effect-reveal-4 = Revelar 4
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 4) }
       *[open] { -reveal-openly(count: 4) }
        }
    .offer = { -reveal-offer(count: 4) }
effect-reveal-5 = Revelar 5
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 5) }
       *[open] { -reveal-openly(count: 5) }
        }
    .offer = { -reveal-offer(count: 5) }
effect-reveal-6 = Revelar 6
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 6) }
       *[open] { -reveal-openly(count: 6) }
        }
    .offer = { -reveal-offer(count: 6) }
effect-reveal-7 = Revelar 7
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 7) }
       *[open] { -reveal-openly(count: 7) }
        }
    .offer = { -reveal-offer(count: 7) }
effect-rune = Runa
    .about = Gana 1 Runa de la reserva.
    .offer = ¿Ganar una Runa?
effect-hypnosis = Hipnosis
    .about = Elige a un oponente: debe anunciar a la mesa el mejor rango de su mano, o «Nada». No puedes elegir a quien lo ha arriesgado todo.
    .offer = ¿Hipnotizar a un oponente?
effect-eye = Ojo que todo lo ve
    .about = Elige a un oponente: te enseña solo a ti 4 de sus 5 cartas y elige cuál queda oculta. No puedes elegir a quien lo ha arriesgado todo.
    .offer = ¿Mirar las cartas de un oponente?
# $effect: a mandatory effect
effect-starred = { $effect }*
# Whether an effect of a card must be performed
effect-mandatory = obligatorio
effect-optional = opcional
about-effects = Los efectos se aplican de arriba abajo. Los que llevan una estrella (*) son obligatorios; los demás son opcionales.
about-rune-card = Una carta de Runa no tiene valor ni palo. Si está en tu mano en la Revelación, te da 2 Runas.

## Ranks of a hand, best first on side A

rank-straight-flush = Escalera de color
rank-four-of-a-kind = Póquer
rank-full-house = Full
rank-flush = Color
rank-straight = Escalera
rank-three-of-a-kind = Trío
rank-two-pairs = Doble pareja
rank-pair = Pareja
rank-nothing = Nada
# $points: the runes that the hand is worth; $side: A or B of the player aid
rank = { $points ->
    [10] { rank-straight-flush }
    [7] { rank-four-of-a-kind }
    [6] { $side ->
        [B] { rank-straight }
       *[A] { rank-full-house }
        }
    [5] { rank-flush }
    [4] { $side ->
        [B] { rank-full-house }
       *[A] { rank-straight }
        }
    [3] { rank-three-of-a-kind }
    [2] { rank-two-pairs }
    [1] { rank-pair }
   *[0] { rank-nothing }
    }
