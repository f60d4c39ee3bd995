### Che cosa ci si dice al tavolo con un solo tocco, e che cosa si risponde quando il tavolo rifiuta qualcosa.

## Emotes

emote-hello = Ciao!
emote-thanks = Grazie!
emote-well-played = Ben giocato!
emote-good-luck = Buona fortuna!
emote-thinking = Fammi pensare…
emote-hurry = Un po’ più in fretta, per favore!
emote-surprised = Questa non me l’aspettavo!
emote-laughing = Ah ah ah!
emote-sad = Oh no…
emote-suspicious = Mmm, qui c’è sotto qualcosa…

## Refusals, by their code: what a player can do about them

refused-malformed = Non si è capito: controlla quello che hai scritto.
refused-version = Questa pagina e il server hanno versioni diverse: ricarica la pagina.
refused-hello-first = La connessione si è ingarbugliata: ricarica la pagina.
refused-too-big = È troppo lungo: accorcialo.
refused-too-fast = Un po’ troppo in fretta: aspetta un momento.
refused-busy = È troppo in una volta: riprova fra un momento.
refused-not-ready = Il server non è pronto: riprova fra un momento.
refused-no-table = Questo tavolo non esiste o non esiste più: controlla il codice o il link.
refused-no-seat = Questo posto non esiste, o non lo occupa nessuno.
refused-seat-taken = Questo posto è occupato: scegline un altro.
refused-other-table = Hai un posto a un altro tavolo con le stesse carte: lascialo prima, o resta lì.
refused-not-seated = Per farlo serve un posto al tavolo.
refused-not-owner = Può farlo soltanto chi ha aperto il tavolo.
refused-not-open = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata.
refused-not-over = Per questo bisogna aspettare la fine della partita.
refused-seats-free = C’è ancora un posto libero: aspetta qualcuno o mettici un bot.
refused-wrong-options = Queste opzioni non vanno bene: scegline altre.
refused-wrong-name = Questo nome sembra vuoto o è quello di un bot: scegline un altro.
refused-no-spectators = Questo tavolo è riservato ai suoi giocatori.
refused-other-origin = Da questa pagina non si può fare: apri il gioco all’indirizzo del server.
refused-unknown-token = Questa chiave d’accesso qui non vale, o non vale più: chiedine un’altra.
refused-stale = Al tavolo è appena successo qualcosa: guarda e poi scegli.
refused-repeated = È già fatto: tutto a posto.
refused-not-your-turn = Ora non tocca a te scegliere: aspetta un po’.
refused-illegal = Ora non è possibile: scegli una delle azioni indicate.
refused-cannot-undo = Questa azione non si può più annullare.
refused-away = Un bot sta giocando al tuo posto: prima riprendi il posto.
refused-not-away = Il posto è già tuo: nessun bot gioca per te.
refused-over = La partita è finita.
refused-talk-off = A questo tavolo si gioca senza chat né messaggi rapidi.
refused-already-contributed = Hai già dato la tua parte di seed.
refused-changed = Qualcuno ha cambiato il tavolo nello stesso momento: guardalo e riprova.
refused-ended = La partita è stata chiusa senza risultato.
refused-no-reviews = Questo server non può analizzare partite.
refused-no-coach = L’allenatore non aiuta dove giocano altre persone o si confrontano i risultati.
refused-not-found = A questo indirizzo non c’è nulla: controllalo.
refused-method = A questo indirizzo non si può fare.
refused-failed = Qualcosa è andato storto sul server, ci dispiace: riprova.
