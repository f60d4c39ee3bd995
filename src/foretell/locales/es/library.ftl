### Lo que la biblioteca dice de las cartas, las hojas de cartas y las grabaciones que no puede usar. Each text is a part of a sentence.

## Where

# $reason: another text of this file
at-line = línea { $line }: { $reason }

## Cards, hands and actions

# $answer: what was written, in quotes
notation-card = { $answer } no es una carta; escribe un valor (2-10 J Q K A) y la letra de un palo (C M S T), como en 10T, o bien R1 o R2
notation-hand = una mano tiene 5 cartas distintas; esta tiene { $count }
notation-hand-twice = las cartas de una mano son distintas; una de estas aparece dos veces: { $cards }
# $sign: the sign of the action, in quotes
notation-seat = { $answer } no es una acción: a { $sign } le sigue un asiento del 0 al 4
# $whose: one of the next three texts; $action: an action as the library writes it
illegal-seat = no le toca elegir al asiento { $seat }; { $whose }
# $phase: the phase as the library calls it
illegal-whose-nobody = nadie tiene que elegir ({ $phase })
illegal-whose-seat = le toca elegir al asiento { $seat } ({ $phase })
illegal-whose-both = le toca elegir al asiento { $seat } o { $other } ({ $phase })
illegal-over = { $action } no está permitido; { $whose }: la partida ha terminado
illegal-action = { $action } no está permitido; { $whose }; las opciones están en game.legal
illegal-choice = { $action } no está permitido; { $whose }, entre { $choices }

## Card sheets

# $reason: what the system says, in English
sheet-unread = no se puede leer la hoja de cartas { $file }: { $reason }
sheet-too-long = una hoja de cartas tiene { $limit } bytes como máximo; ¿es esto una hoja de cartas?
sheet-dots = una línea de una hoja de cartas tiene { $limit } puntos como máximo; ¿es esto una hoja de cartas?
sheet-not-toml = esto no es TOML: { $reason }
sheet-key-twice = una clave aparece dos veces; escribe cada carta una sola vez
sheet-not-utf-8 = una hoja de cartas es un texto en UTF-8: { $reason }
sheet-entry = entrada { $answer } desconocida; una hoja tiene name, suits y cards
sheet-name = el nombre de una hoja tiene de 1 a { $limit } caracteres imprimibles y no empieza ni acaba en blanco; { $answer } no sirve
sheet-no-name = una hoja tiene un nombre, como en name = "Mis cartas"; ¿es una hoja de cartas?
sheet-suit-list = suits es la lista de los cuatro palos por su nombre, el mejor primero
sheet-suit-order = el orden de los palos debe nombrar una vez cada uno de estos, el mejor primero: { $suits }
sheet-no-cards = una hoja necesita una tabla [cards] con los efectos de cada carta
sheet-card = no hay ninguna carta { $answer }; escribe las cartas como 10T, JM o R1
sheet-missing = una hoja contiene las 54 cartas; faltan: { $cards }
# $card: a card such as 10T
sheet-effects = { $card }: los efectos son una lista de palabras, como en ["take*", "draw"]
sheet-effect-count = { $card }: una carta tiene de 1 a { $limit } efectos; esta tiene { $count }
sheet-no-star = { $card }: ningún efecto tiene estrella; escribe * después de cada efecto que lleva una estrella en la carta
sheet-stars = { $card }: al menos un efecto con estrella debe ser take, draw o reveal (J14), no solo { $effects }
sheet-effect = { $card }: efecto { $answer } desconocido; hay { $effects }, y de { $first } a { $last }
sheet-jack = JM: en el ejemplo del reglamento, la Jota de Máscaras lleva take, draw; esta hoja dice otra cosa
# The code of a sheet is the form in which a record stores it.
sheet-code-suits = el código de una hoja empieza con las letras de los cuatro palos, el mejor primero; { $answer } no sirve
sheet-code-cards = el código de una hoja tiene { $cards } cartas entre comas; este tiene { $count }
sheet-code-long = { $answer } es demasiado largo para los efectos de una carta en el código de una hoja
sheet-code-effect = { $letter } en { $answer } no es un efecto del código de una hoja

## Records

record-too-long = una grabación tiene { $limit } caracteres como máximo; esta tiene { $count }
record-not-utf-8 = una grabación es un texto en UTF-8 ({ $reason })
record-title = una grabación empieza con { $title }
# $entry: the name of an entry, such as Players
record-lacks = falta { $entry } en el encabezado
record-entry = { $answer } no es una entrada del encabezado, o aparece dos veces
record-rules = estas reglas tienen la versión { $version }; la grabación se hizo con { $answer }
record-choice = { $entry } es uno de estos valores: { $choices }; { $answer } no sirve
record-players = el juego es de { $low } a { $high } participantes; { $answer } no sirve
record-digest = el resumen de la hoja es { $digest }, pero el encabezado dice { $answer }
record-seed = una semilla son 64 dígitos hexadecimales en minúsculas
record-secret = un secreto son 64 dígitos hexadecimales en minúsculas
record-contribution = una contribución es un asiento y 64 dígitos hexadecimales en minúsculas
record-contribution-seat = una contribución es la de un asiento del 0 al { $last }, una sola por asiento; { $answer } no sirve
record-contribution-count = { $players } asientos tienen { $players } contribuciones (o None) o ninguna, no { $count }
record-no-secret = las contribuciones acompañan a un secreto, y la grabación no tiene ninguno
record-seed-differs = la semilla no se deriva del secreto y de las contribuciones
record-commitment-seed = el compromiso no es el SHA-256 de la semilla
record-commitment-secret = el compromiso no es el SHA-256 del secreto
record-name-count = { $players } participantes tienen { $players } nombres o ninguno, no { $count }
record-name = un nombre tiene de 1 a { $limit } caracteres imprimibles y no empieza ni acaba en blanco; { $answer } no sirve
record-position = la posición del encabezado: { $reason }
record-position-options = la posición es de una partida con otras opciones que las del encabezado
record-result = un resultado es el asiento ganador o «nobody», y después { $players } totales de Runas
# $number: which decision it is; $action: its token
record-decision = decisión { $number } ({ $action }): { $reason }
record-decision-line = línea { $line }, decisión { $number } ({ $action }): { $reason }
record-outcome = el encabezado da el resultado { $header }, pero estas decisiones llevan a { $result }
record-cut = el encabezado da el resultado de la partida, pero las decisiones acaban antes; ¿falta una parte del archivo?
