### What `foretell daily` says.

help-daily = gioca la partita del giorno, le stesse carte per tutti, e ricevi un punteggio senza la fortuna
option-date = il giorno, per esempio 2026-11-18 (predefinito: oggi in UTC)
# $answer: what was typed
error-date = «{ $answer }» non è un giorno: scrivilo come 2026-11-18.
# $date: such as 2026-11-18
daily-heading = La partita del giorno, { $date }
daily-offline = Queste carte derivano solo dalla data, così tutti possono giocarle offline. Non sono quelle di un server.
daily-result = Punteggio: { $points } (con un margine di { $error }) = risultato { $result } − fortuna { $luck }
daily-share = Da condividere:
# $pip: what to type
daily-no-score = Il punteggio richiede { $package }, che non è installato. Per installarlo, scrivi: { $pip }
