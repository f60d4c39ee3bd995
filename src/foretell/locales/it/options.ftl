### Variants, sides, and levels of bots.

variant-open = Pila degli scarti aperta
    .about = Le regole stampate: ogni carta scartata viene mostrata e solo quella in cima alla pila resta in vista.
variant-bending = Veggente degli Scarti
    .about = La pila degli scarti comincia con una carta. Per prendere o scambiare, quella in cima può sostituire una carta non coperta della galleria.
variant-closed = Terzo Occhio Accecato
    .about = Le carte si scartano a faccia in giù. Le carte che riveli le guardi soltanto tu.
variant-heirs = Eredi dei Divinatori
    .about = Una parità in testa si risolve con un altro round, con 10 rune aggiunte al piatto.
side-A = lato A
    .about = L’ordine consueto: Full 6, Scala 4.
side-B = lato B
    .about = Scala e full si scambiano di posto: Scala 6, Full 4.

## What the table remembers for the players

preset-memory = Con promemoria
    .about = Mostra ciò che sapresti se ricordassi tutto quel che hai visto, pila degli scarti compresa.
preset-printed = Regole stampate
    .about = Come con il gioco stampato: nessuno sfoglia la pila degli scarti e ognuno ricorda da sé.

## Levels of bots

level-novice = Novizio
    .about = Gioca quel che gli piace e dimentica presto ciò che ha visto. Va bene per una prima partita.
level-apprentice = Apprendista
    .about = Cura la propria mano e dimentica la tua dopo un turno o due. Indovina con audacia chi ha la migliore.
level-adept = Adepto
    .about = Soppesa ogni carta e conta le mani ancora possibili. Raramente regala qualcosa.
level-seer = Veggente
    .about = Legge le mani dal modo in cui vengono giocate. Ricorda per un po’ e ama sorprendere.
level-oracle = Oracolo
    .about = Non dimentica nulla e gioca meglio che può. Calcola le sue predizioni fino all’ultima carta.
