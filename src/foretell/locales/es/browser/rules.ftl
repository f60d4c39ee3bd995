### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = tu mano ahora
aid-about-straight-flush = Cinco valores seguidos, todos del mismo palo.
aid-about-four-of-a-kind = Cuatro cartas del mismo valor.
aid-about-full-house = Tres cartas de un valor y dos de otro.
aid-about-flush = Cinco cartas del mismo palo.
aid-about-straight = Cinco valores seguidos. A-2-3-4-5 también vale, con el 5 como carta más alta; Q-K-A-2-3 no.
aid-about-three-of-a-kind = Tres cartas del mismo valor.
aid-about-two-pairs = Dos cartas de un valor y dos de otro.
aid-about-pair = Dos cartas del mismo valor.
aid-about-nothing = Ni siquiera una pareja: frente a otra mano así cuenta la carta más alta.
aid-ties = Dos manos del mismo rango
aid-ties-about = Gana el valor más alto entre las cartas que forman el rango. Si es el mismo, gana el mejor palo, en este orden:
aid-suits = Los palos, del mejor al peor
aid-rune-cards = Una carta de Runa no cuenta para ningún rango, pero da por sí sola 2 Runas en la Revelación.
