### Quello che dice il comando `foretell admin`.

## The command

help-admin = salva, ripristina, pulisce e consulta il database di un server
help-admin-backup = scrive una copia di sicurezza del database in un file e la controlla
help-admin-check = controlla che una copia di sicurezza si possa ripristinare
help-admin-restore = ripristina una copia di sicurezza in un database vuoto
help-admin-migrate = aggiorna il database per questa versione di { -foretell }
help-admin-purge = cancella i tavoli che nessuno usa da molto tempo
help-admin-tables = elenca i tavoli
help-admin-end = termina la partita di un tavolo, senza risultato
help-admin-export = scrive in un file tutto ciò che si conserva di una persona
help-admin-erase = cancella una persona da tutte le partite
option-backup-file = il file della copia di sicurezza
option-export-file = il nuovo file
option-table-key = l’identificativo o il codice del tavolo
option-yes = esegue; senza questa opzione, il comando dice solo che cosa farebbe
option-older-than = età di un tavolo in giorni dall’ultima modifica, almeno 1
option-unfinished = cancella anche i tavoli la cui partita non è finita
option-status = solo i tavoli in questo stato: { $choices }
option-limit = numero massimo di tavoli (predefinito { $default })
option-person = il numero della persona: 32 cifre esadecimali
option-person-table = un tavolo dove siede la persona, con l’identificativo o il codice; da usare con --seat
option-person-seat = il posto della persona a quel tavolo, da 1

## What was done

# $tables, $entries, $keys: how many there are
admin-backed-up = { $file } è stato scritto. Tavoli: { $tables }, voci del registro: { $entries }, chiavi: { $keys }.
# $made: date and time
admin-checked = { $file } del { $made } UTC si può ripristinare. Tavoli: { $tables }, voci del registro: { $entries }, chiavi: { $keys }.
admin-restored = { $file } del { $made } UTC è ripristinato. Tavoli: { $tables }, voci del registro: { $entries }, chiavi: { $keys }.
admin-restore-would = Sarebbe ripristinato in { $database }, che deve essere vuoto.
# $before, $now: version numbers
admin-versions = Il database ha la versione { $before } dello schema; questo { -foretell } usa la versione { $now }.
admin-migrated = Il database è aggiornato alla versione { $now }.
admin-purged = Cancellati: tavoli { $tables }, voci del registro { $entries }.
admin-purge-would = Da cancellare: tavoli { $tables }, voci del registro { $entries }.
admin-no-tables = Non ci sono tavoli.
# $table: its id; $names: who sits there
admin-ended = La partita del tavolo { $table } è terminata ({ $names }).
admin-end-would = La partita del tavolo { $table } sarebbe terminata ({ $names }).
admin-exported = { $file } è stato scritto. Tavoli: { $tables }.
admin-erased = Tavoli cancellati: { $deleted }. Tavoli dove la persona ora è anonima: { $anonymous }.
admin-erase-would = Tavoli da cancellare: { $deleted }. Tavoli dove la persona diventerebbe anonima: { $anonymous }.
admin-add-yes = Non è cambiato nulla. Aggiungi --yes per eseguire.

## What went wrong

error-needs-age = Indica l’età con --older-than, in giorni.
error-needs-table = Indica un tavolo.
error-needs-person = Indica una persona: con --person, oppure con --table e --seat.
error-no-table = Il tavolo { $table } non esiste. Indica il suo identificativo, o il suo codice se la partita non è finita.
error-table-over = La partita al tavolo { $table } è già finita.
error-table-changed = Il tavolo { $table } è cambiato nello stesso momento. Riprova.
error-table-seats = I posti del tavolo { $table } sono numerati da 1 a { $last }.
error-seat-empty = Non c’è nessuna persona al posto { $seat } del tavolo { $table }.
error-person = Una persona è indicata da 32 cifre esadecimali. Per vederle, scrivi foretell admin tables --json.
error-no-database = Il database { $file } non esiste. Controlla --database e --data.
error-database-empty = { $name } non ha tabelle di { -foretell }. Controlla --database.
error-database-used = { $name } contiene partite. Ripristina in un database vuoto.
error-database-older = { $name } ha la versione di schema { $version }, ma questo comando richiede la versione { $known }. Prima esegui foretell admin migrate.
error-backup-foreign = { $file } non è una copia di sicurezza di { -foretell }. Indica un altro file.
error-backup-damaged = { $file } è danneggiato o incompleto. Usa un’altra copia di sicurezza.
error-backup-newer = { $file } è una copia di sicurezza di { -foretell } { $version }. Ripristinala con quella versione o con una più recente.
error-backup-not-stored = { $name } non ha salvato il contenuto della copia di sicurezza. Non è stato ripristinato nulla. Riprova.
