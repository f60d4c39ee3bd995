### What the command `foretell admin` says.

## The command

help-admin = back up, restore, clean and inspect the database of a server
help-admin-backup = write a backup of the database to a file, and check it
help-admin-check = check that a backup can be restored
help-admin-restore = restore a backup into an empty database
help-admin-migrate = upgrade the database for this version of { -foretell }
help-admin-purge = delete tables that nobody has used for a long time
help-admin-tables = list tables
help-admin-end = end the game at a table, without a result
help-admin-export = write everything that is stored about a person to a file
help-admin-erase = erase a person from all games
option-backup-file = the backup file
option-export-file = the new file
option-table-key = the id or the code of the table
option-yes = carry it out; without this option, the command only says what it would do
option-older-than = age of a table in days since its last change, at least 1
option-unfinished = also delete tables whose games are not over
option-status = only tables with this status: { $choices }
option-limit = maximum number of tables ({ $default } by default)
option-person = the number of the person: 32 hexadecimal digits
option-person-table = a table where the person sits, by its id or code; use it with --seat
option-person-seat = the person’s seat at that table, from 1

## What was done

# $tables, $entries, $keys: how many there are
admin-backed-up = { $file } is written. Tables: { $tables }, log entries: { $entries }, keys: { $keys }.
# $made: date and time
admin-checked = { $file } of { $made } UTC can be restored. Tables: { $tables }, log entries: { $entries }, keys: { $keys }.
admin-restored = { $file } of { $made } UTC is restored. Tables: { $tables }, log entries: { $entries }, keys: { $keys }.
admin-restore-would = It would be restored into { $database }, which must be empty.
# $before, $now: version numbers
admin-versions = The database has schema version { $before }; this { -foretell } uses version { $now }.
admin-migrated = The database is upgraded to version { $now }.
admin-purged = Deleted: tables { $tables }, log entries { $entries }.
admin-purge-would = To delete: tables { $tables }, log entries { $entries }.
admin-no-tables = There are no tables.
# $table: its id; $names: who sits there
admin-ended = The game at table { $table } is ended ({ $names }).
admin-end-would = The game at table { $table } would be ended ({ $names }).
admin-exported = { $file } is written. Tables: { $tables }.
admin-erased = Tables deleted: { $deleted }. Tables where the person is now anonymous: { $anonymous }.
admin-erase-would = Tables to delete: { $deleted }. Tables where the person would become anonymous: { $anonymous }.
admin-add-yes = Nothing has changed. Add --yes to carry it out.

## What went wrong

error-needs-age = Give the age with --older-than, in days.
error-needs-table = Name a table.
error-needs-person = Name a person: with --person, or with --table and --seat.
# $table: its id or its code
error-no-table = There is no table { $table }. Give its id, or its code if its game is not over.
error-table-over = The game at table { $table } is over already.
error-table-changed = Table { $table } changed at the same time. Try again.
error-table-seats = The seats of table { $table } are numbered from 1 to { $last }.
error-seat-empty = There is no person in seat { $seat } of table { $table }.
error-person = A person is identified by 32 hexadecimal digits. To see them, run foretell admin tables --json.
error-no-database = There is no database { $file }. Check --database and --data.
# $name: the address of the database
error-database-empty = { $name } has no tables of { -foretell }. Check --database.
error-database-used = { $name } contains games. Restore into an empty database.
# $version, $known: version numbers
error-database-older = { $name } has schema version { $version }, but this command needs version { $known }. Run foretell admin migrate first.
error-backup-foreign = { $file } is not a backup of { -foretell }. Name another file.
error-backup-damaged = { $file } is damaged or incomplete. Use another backup.
# $version: that of the program
error-backup-newer = { $file } is a backup of { -foretell } { $version }. Restore it with that version or a newer one.
error-backup-not-stored = { $name } did not store what the backup contains. Nothing was restored. Try again.
