### Puzzles: real positions with a clearly best answer, in the terminal and in the browser.

## The command

help-puzzle = risolvi rompicapi: posizioni vere, ciascuna con una risposta nettamente migliore
# $themes: their names
option-puzzle-theme = solo rompicapi di questo tema: { $themes }
option-puzzle-number = il rompicapo con questo numero, da 1 a { $count }; prima i facili
option-puzzle-rating = un rompicapo di circa questo punteggio (se manca, uno adatto al tuo)
puzzle-next = Un altro rompicapo?
# $file: where it should be
puzzle-not-kept = La tua serie non può essere salvata in { $file }.
puzzle-damaged = { $file } è danneggiato. Ora si chiama { $aside }; la tua serie e il tuo punteggio ricominciano da capo.

## What is asked. $number: of the puzzle; $rating: how difficult it is; $name: the player who asks with the Eye

puzzle-title = Rompicapo { $number }: { $theme } Punteggio { $rating }.
puzzle-theme-prediction = Chi ha la mano migliore?
puzzle-theme-eye = Che cosa nascondi all’Occhio?
puzzle-theme-effect = Che cosa fai?
puzzle-theme-all-in = All In adesso?
puzzle-ask-prediction = Chi ha più probabilmente la mano migliore?
puzzle-ask-eye = { $name } rivolge su di te l’Occhio Onnisciente. Quale carta deve restare nascosta perché la forza della tua mano sia la più difficile da indovinare?
puzzle-ask-effect = Tocca a te scegliere. Che cosa ti dà la migliore probabilità di vincere la partita?
puzzle-ask-all-in = Vai All In adesso? Scegli ciò che ti dà la migliore probabilità di vincere la partita.
puzzle-stay = Non ancora
# $cards: cards of your hand, each with its effects
puzzle-your-effects = Che cosa fanno le tue carte: { $cards }

## The answer. $choice: the best choices; $count: how many; $better, $worse: percentages

puzzle-right = Esatto!
puzzle-wrong = C’è una scelta migliore.
puzzle-best = { $count ->
    [one] La migliore: { $choice }
   *[other] Le migliori, ugualmente buone: { $choice }
    }
# $choice: an action
puzzle-instead = Che cosa fare invece: { $choice }
# $rank: the true rank of your hand
puzzle-why-eye = Così per { $name } la vera forza della tua mano ({ $rank }) è probabile solo al { $better }; con qualsiasi altra carta nascosta, al { $worse } o più. Una carta già nota non nasconde nulla.
# $name: who most likely holds the best hand; $other: the next one
puzzle-why-prediction = La mano migliore, da quello che sai: più probabilmente { $name } ({ $better }), poi { $other } ({ $worse }).
# $name: the answer; $better: the probability by counting alone
puzzle-why-counted = Contando solo le carte: { $name } ({ $better }). La differenza viene da ciò che ciascuno ha fatto e annunciato.
puzzle-figures-prediction = Probabilità di avere la mano migliore, da quello che sai
puzzle-figures-eye = Probabilità che { $name } dà alla vera forza della tua mano se questa carta resta nascosta
puzzle-figures-effect = Probabilità di vincere la partita dopo ogni scelta
puzzle-figures-all-in = Probabilità di vincere la partita dopo ogni scelta
puzzle-hands = Che cosa avevano tutti in mano
# $count, $best: numbers of puzzles; $rating: your own
puzzle-streak = { $count ->
    [0] Nessuna serie in corso.
    [one] { $count } risposta esatta.
   *[other] { $count } risposte esatte di fila.
    } Serie più lunga: { $best }. Il tuo punteggio: { $rating }.
