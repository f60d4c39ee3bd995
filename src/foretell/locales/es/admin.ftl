### Lo que dice la orden `foretell admin`.

## The command

help-admin = copia, restaura, limpia y consulta la base de datos de un servidor
help-admin-backup = escribe una copia de seguridad de la base de datos en un archivo y la comprueba
help-admin-check = comprueba que una copia de seguridad se puede restaurar
help-admin-restore = restaura una copia de seguridad en una base de datos vacía
help-admin-migrate = actualiza la base de datos para esta versión de { -foretell }
help-admin-purge = borra las mesas que nadie usa desde hace mucho
help-admin-tables = enumera las mesas
help-admin-end = termina la partida de una mesa, sin resultado
help-admin-export = escribe en un archivo todo lo que se guarda sobre una persona
help-admin-erase = borra a una persona de todas las partidas
option-backup-file = el archivo de la copia de seguridad
option-export-file = el archivo nuevo
option-table-key = el identificador o el código de la mesa
option-yes = lo lleva a cabo; sin esta opción, la orden solo dice lo que haría
option-older-than = edad de una mesa en días desde su último cambio, al menos 1
option-unfinished = borra también las mesas cuya partida no ha terminado
option-status = solo las mesas en este estado: { $choices }
option-limit = número máximo de mesas (por defecto { $default })
option-person = el número de la persona: 32 cifras hexadecimales
option-person-table = una mesa donde se sienta la persona, por su identificador o su código; úsala con --seat
option-person-seat = el asiento de la persona en esa mesa, desde 1

## What was done

# $tables, $entries, $keys: how many there are
admin-backed-up = Se ha escrito { $file }. Mesas: { $tables }, entradas del registro: { $entries }, claves: { $keys }.
# $made: date and time
admin-checked = { $file } del { $made } UTC se puede restaurar. Mesas: { $tables }, entradas del registro: { $entries }, claves: { $keys }.
admin-restored = { $file } del { $made } UTC está restaurado. Mesas: { $tables }, entradas del registro: { $entries }, claves: { $keys }.
admin-restore-would = Se restauraría en { $database }, que debe estar vacía.
# $before, $now: version numbers
admin-versions = La base de datos tiene la versión { $before } del esquema; este { -foretell } usa la versión { $now }.
admin-migrated = La base de datos se ha actualizado a la versión { $now }.
admin-purged = Borrado: mesas { $tables }, entradas del registro { $entries }.
admin-purge-would = Por borrar: mesas { $tables }, entradas del registro { $entries }.
admin-no-tables = No hay mesas.
# $table: its id; $names: who sits there
admin-ended = La partida de la mesa { $table } ha terminado ({ $names }).
admin-end-would = La partida de la mesa { $table } terminaría ({ $names }).
admin-exported = Se ha escrito { $file }. Mesas: { $tables }.
admin-erased = Mesas borradas: { $deleted }. Mesas donde la persona es ahora anónima: { $anonymous }.
admin-erase-would = Mesas por borrar: { $deleted }. Mesas donde la persona pasaría a ser anónima: { $anonymous }.
admin-add-yes = Nada ha cambiado. Añade --yes para llevarlo a cabo.

## What went wrong

error-needs-age = Indica la edad con --older-than, en días.
error-needs-table = Indica una mesa.
error-needs-person = Indica una persona: con --person, o con --table y --seat.
error-no-table = No existe la mesa { $table }. Indica su identificador, o su código si la partida no ha terminado.
error-table-over = La partida de la mesa { $table } ya ha terminado.
error-table-changed = La mesa { $table } cambió al mismo tiempo. Inténtalo de nuevo.
error-table-seats = Los asientos de la mesa { $table } se numeran del 1 al { $last }.
error-seat-empty = No hay ninguna persona en el asiento { $seat } de la mesa { $table }.
error-person = Una persona se identifica con 32 cifras hexadecimales. Para verlas, escribe foretell admin tables --json.
error-no-database = No existe la base de datos { $file }. Comprueba --database y --data.
error-database-empty = { $name } no tiene tablas de { -foretell }. Comprueba --database.
error-database-used = { $name } contiene partidas. Restaura en una base de datos vacía.
error-database-older = { $name } tiene la versión de esquema { $version }, pero esta orden necesita la versión { $known }. Ejecuta antes foretell admin migrate.
error-backup-foreign = { $file } no es una copia de seguridad de { -foretell }. Indica otro archivo.
error-backup-damaged = { $file } está dañado o incompleto. Usa otra copia de seguridad.
error-backup-newer = { $file } es una copia de seguridad de { -foretell } { $version }. Restáurala con esa versión o con una más nueva.
error-backup-not-stored = { $name } no ha guardado lo que contiene la copia de seguridad. No se ha restaurado nada. Inténtalo de nuevo.
