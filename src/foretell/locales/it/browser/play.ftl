### The table in the browser.

title-table = Al tavolo · Foretell
title-your-turn = Tocca a te! · Foretell

## The bar

bar-home = Torna alla pagina iniziale
bar-menu = Menù del tavolo
bar-more = Altro
bar-aid = Carta riepilogo
bar-rules = Regole
bar-log = Cronaca e chat
# $count: how many lines of others were not read yet
bar-log-unread = { bar-log }: { chat-unread }
bar-sound-on = Attiva il suono
bar-sound-off = Disattiva il suono
bar-settings = Impostazioni
bar-keys = Tasti
bar-leave = Lascia il posto a un bot
bar-coach = Chiedi all’allenatore
bar-watching = Stai guardando
bar-live = In diretta
# $count: how many moves were made that the viewer has not seen yet
bar-behind = { $count ->
    [one] { $count } mossa indietro: recupera
   *[other] { $count } mosse indietro: recupera
    }
link-lost = Senza rete: riprovo…
link-stalled = Il server non può salvare: attendi…
table-missing = Questo tavolo non si può aprire
table-loading = Si prepara il tavolo…

## Seats

# $name: the player's own name
player-you = { $name } (tu)
# $cards: a list of cards
seat-known = Ha di sicuro: { $cards }
# $rank: a rank's name
seat-told = Ha detto: { $rank }
# $turn: the number of the turn when it was told
seat-told-turn = Ultima forza dichiarata sotto Ipnosi: { $rank } (turno { $turn })
seat-away = Non c’è: gioca un bot
seat-acting = Sta scegliendo
# $names: who predicted that this player has the best hand
seat-predicted = Mano migliore secondo { $names }
# $level: how well it plays
seat-bot = Bot, { $level }
seat-person = Una persona
# The label of the button that predicts one’s own hand
seat-me = Io
seat-take-back = Riprendi il posto
know-all-in = { $name } è All In: la sua mano resta a faccia in giù fino alla Rivelazione.
know-holds = { $name } ha di sicuro
# $time: minutes and seconds
clock-left = Tempo rimasto: { $time }

## The middle

display-is-covered = Coperta: bloccata
# A list of cards follows
display-uncovered = Carte non coperte della galleria
memory-open = Che cosa si sa del mazzo

## The hand

hand-present-rank = Forza attuale:
# After the Runes for the rank of the hand. $runes: how many more its Rune cards bring
hand-rune-cards = e { $runes } per le carte runa
# $value: the value that decides among equal ranks
rank-with-value = { $rank } ({ $value })
# $rank: what the hand would be
prospect = La tua mano sarebbe: { $rank }
prospect-play = Ti resterebbe in mano: { $rank }
# On a card: the rank of the hand with it
card-becomes = → { $rank }

## The prompt

prompt-title = Che cosa fare
prompt-played-by = Carta giocata da { $name }
prompt-revealed = Le carte rivelate
prompt-read = Leggi la carta: { $card }
undo = Annulla
prompt-mandatory = La stella indica che questo effetto è obbligatorio.
prompt-sending = Invio della tua scelta…
prompt-skip = Vai al mio turno
# On the buttons: what Pass and All In do, in a few words
pass-does = 1 carta va nella galleria
all-in-does = la tua mano non cambia più
all-in-asks = Vai All In? La tua mano resta com’è, a faccia in giù, 2 carte del mazzo vanno nella galleria e passi fino alla fine del round.
all-in-sure = Vai davvero All In?
effect-use = Usa
effect-skip = Rinuncia
# $count: how many actions of others
since-title = { $count ->
    [one] Dal tuo ultimo turno: { $count } azione
   *[other] Dal tuo ultimo turno: { $count } azioni
    }

## Why not. $name: who is to choose, or who is All In

why-over = La partita è finita.
why-spectator = Stai guardando: scelgono solo i giocatori.
why-sealed = Sei All In: la tua mano resta a faccia in giù fino alla Rivelazione.
why-not-your-turn = Non è il tuo turno: sta scegliendo { $name }.
why-covered = Questa carta è coperta, e quindi bloccata.
why-all-in = Non puoi scegliere { $name }: è All In.
why-all-in-taken = { $name } è già All In: in ogni round può andarci un solo giocatore.
why-play-first = Le carte della galleria arrivano in mano con gli effetti di una carta che giochi.
why-discard = Per ora la pila degli scarti si può solo guardare.
why-not-now = Ora non è possibile: scegli tra le carte e i pulsanti illuminati.

## What happened

log-heading = Cronaca
log-printed = L’ultimo turno di ciascuno: secondo le regole stampate, il tavolo non conserva altro.
chat-title = Chat
# $count: how many lines of others were not read yet
chat-unread = { $count ->
    [one] { $count } messaggio non letto
   *[other] { $count } messaggi non letti
    }
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Scrivi qualcosa
chat-send = Invia
chat-emotes = Messaggi rapidi
chat-spectator = Possono parlare solo i giocatori.
side-title = Cronaca e chat
side-close = Chiudi cronaca e chat

## The prediction

predict-choose = Scegli un giocatore
# $prediction: such as "Merlin holds the best hand"
predict-confirm = Conferma: { $prediction }
predict-table = Mostra il tavolo
predict-notes = Mostra gli appunti
# Instead of the table, after "predict-table"
peek-cards = Mostra le carte

## The end

over-podium = Il podio
over-by-runes = Vince chi ha più rune.
over-by-hand = Parità in testa: decide la mano migliore dell’ultimo round.
over-by-nobody = Ancora parità in testa dopo un altro round.

## What only a screen reader says

# The label of the player’s own runes
aloud-you = Tu
aloud-keys = Premi T per riascoltare il tavolo, o il punto interrogativo per l’elenco dei tasti.
aloud-last-round = È l’ultimo round.
# $count: how many
aloud-spaces = { $count ->
    [one] Resta { $count } slot nella galleria.
   *[other] Restano { $count } slot nella galleria.
    }
# A list of cards of the display follows
aloud-covered = Carte coperte
# $card, $below: cards with their articles; $card now lies on $below
aloud-covers = { $card } copre { $below }.
# $card: a card that can be taken again
aloud-uncovered = Carta non coperta: { $card }.
# After a question about an effect that is not mandatory
aloud-optional = Puoi rinunciare.
aloud-hide = Quale carta resta nascosta?
# $value: the value that decides among equal ranks
aloud-value = Valore: { $value }.
aloud-wrong = La tua predizione era sbagliata.
# $card: the card that makes a hand better than one of equal rank
aloud-decides = Carta decisiva: { $card }.
# $text: the new text of the button that has the focus
aloud-button = Pulsante: { $text }.
# $place: 1 for the winner
aloud-place = Il tuo posto: { $place } di { $players }.

## Keys

keys-letters = Scorciatoie con un solo tasto
    .about = Disattivale se intralciano i tuoi tasti.
