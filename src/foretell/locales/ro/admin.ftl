### Ce spune comanda `foretell admin`.

## The command

help-admin = salvează, restaurează, curăță și arată baza de date a unui server
help-admin-backup = scrie o copie de siguranță a bazei de date într-un fișier și o verifică
help-admin-check = verifică dacă o copie de siguranță poate fi restaurată
help-admin-restore = restaurează o copie de siguranță într-o bază de date goală
help-admin-migrate = actualizează baza de date pentru această versiune de { -foretell }
help-admin-purge = șterge mesele pe care nu le-a mai folosit nimeni de mult
help-admin-tables = listează mesele
help-admin-end = încheie partida de la o masă, fără rezultat
help-admin-export = scrie într-un fișier tot ce se păstrează despre o persoană
help-admin-erase = șterge o persoană din toate partidele
option-backup-file = fișierul copiei de siguranță
option-export-file = fișierul nou
option-table-key = identificatorul sau codul mesei
option-yes = execută; fără această opțiune, comanda spune doar ce ar face
option-older-than = vechimea unei mese în zile de la ultima schimbare, cel puțin 1
option-unfinished = șterge și mesele a căror partidă nu s-a încheiat
option-status = doar mesele cu această stare: { $choices }
option-limit = numărul maxim de mese (implicit { $default })
option-person = numărul persoanei: 32 de cifre hexazecimale
option-person-table = o masă la care stă persoana, după identificator sau cod; se folosește cu --seat
option-person-seat = locul persoanei la acea masă, de la 1

## What was done

# $tables, $entries, $keys: how many there are
admin-backed-up = { $file } este scris. Mese: { $tables }, intrări de jurnal: { $entries }, chei: { $keys }.
# $made: date and time
admin-checked = { $file } din { $made } UTC poate fi restaurat. Mese: { $tables }, intrări de jurnal: { $entries }, chei: { $keys }.
admin-restored = { $file } din { $made } UTC este restaurat. Mese: { $tables }, intrări de jurnal: { $entries }, chei: { $keys }.
admin-restore-would = Ar fi restaurat în { $database }, care trebuie să fie goală.
# $before, $now: version numbers
admin-versions = Baza de date are versiunea { $before } a schemei; acest { -foretell } folosește versiunea { $now }.
admin-migrated = Baza de date este actualizată la versiunea { $now }.
admin-purged = Șterse: mese { $tables }, intrări de jurnal { $entries }.
admin-purge-would = De șters: mese { $tables }, intrări de jurnal { $entries }.
admin-no-tables = Nu există mese.
# $table: its id; $names: who sits there
admin-ended = Partida de la masa { $table } este încheiată ({ $names }).
admin-end-would = Partida de la masa { $table } ar fi încheiată ({ $names }).
admin-exported = { $file } este scris. Mese: { $tables }.
admin-erased = Mese șterse: { $deleted }. Mese la care persoana este acum anonimă: { $anonymous }.
admin-erase-would = Mese de șters: { $deleted }. Mese la care persoana ar deveni anonimă: { $anonymous }.
admin-add-yes = Nimic nu s-a schimbat. Adaugă --yes pentru a executa.

## What went wrong

error-needs-age = Indică vechimea cu --older-than, în zile.
error-needs-table = Indică o masă.
error-needs-person = Indică o persoană: cu --person, sau cu --table și --seat.
error-no-table = Nu există masa { $table }. Indică identificatorul ei, sau codul dacă partida nu s-a terminat.
error-table-over = Partida de la masa { $table } s-a terminat deja.
error-table-changed = Masa { $table } s-a schimbat în același timp. Încearcă din nou.
error-table-seats = Locurile mesei { $table } sunt numerotate de la 1 la { $last }.
error-seat-empty = Nu este nicio persoană pe locul { $seat } al mesei { $table }.
error-person = O persoană este identificată prin 32 de cifre hexazecimale. Ca să le vezi, scrie foretell admin tables --json.
error-no-database = Nu există baza de date { $file }. Verifică --database și --data.
error-database-empty = { $name } nu are tabele { -foretell }. Verifică --database.
error-database-used = { $name } conține partide. Restaurează într-o bază de date goală.
error-database-older = { $name } are versiunea de schemă { $version }, dar această comandă cere versiunea { $known }. Rulează mai întâi foretell admin migrate.
error-backup-foreign = { $file } nu este o copie de siguranță { -foretell }. Indică alt fișier.
error-backup-damaged = { $file } este deteriorat sau incomplet. Folosește altă copie de siguranță.
error-backup-newer = { $file } este o copie de siguranță { -foretell } { $version }. Restaureaz-o cu acea versiune sau cu una mai nouă.
error-backup-not-stored = { $name } nu a păstrat ce conține copia de siguranță. Nu s-a restaurat nimic. Încearcă din nou.
