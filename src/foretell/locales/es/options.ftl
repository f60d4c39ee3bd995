### Variants, sides, and levels of bots.

variant-open = Pila de descarte abierta
    .about = Las reglas impresas: cada carta descartada se muestra, y solo la de lo alto de la pila queda a la vista.
variant-bending = Modificar la pila de descarte
    .about = La pila de descarte empieza con una carta. Al tomar o intercambiar, la de lo alto sirve en lugar de una carta descubierta del muestrario.
variant-closed = Ojo de la mente cerrado
    .about = Las cartas se descartan boca abajo. Solo tú miras las cartas que revelas.
variant-heirs = Herederos de los Adivinos
    .about = Un empate en cabeza se resuelve con una ronda más, con 10 Runas añadidas al bote.
side-A = lado A
    .about = El orden habitual de los rangos: Full 6, Escalera 4.
side-B = lado B
    .about = Escalera y full intercambian sus puestos: Escalera 6, Full 4.

## What the table remembers for the players

preset-memory = Con ayuda de memoria
    .about = Muestra lo que sabrías si recordaras todo lo que has visto, incluida la pila de descarte.
preset-printed = Reglas impresas
    .about = Como con el juego impreso: nadie revisa la pila de descarte y cada cual recuerda por su cuenta.

## Levels of bots

level-novice = Novato
    .about = Juega lo que le gusta y pronto olvida lo que ha visto. Bueno para una primera partida.
level-apprentice = Aprendiz
    .about = Cuida su propia mano y olvida la tuya al cabo de un turno o dos. Adivina con audacia quién tiene la mejor.
level-adept = Adepto
    .about = Sopesa cada carta y cuenta las manos que aún son posibles. Rara vez regala algo.
level-seer = Vidente
    .about = Lee las manos en la forma de jugarlas. Recuerda durante un rato y le gusta sorprender.
level-oracle = Oráculo
    .about = No olvida nada y juega lo mejor que puede. Calcula sus predicciones hasta la última carta.
