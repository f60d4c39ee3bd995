### Ce que dit la commande `foretell admin`.

## The command

help-admin = sauvegarder, restaurer, nettoyer et consulter la base de données d’un serveur
help-admin-backup = écrire une sauvegarde de la base de données dans un fichier et la vérifier
help-admin-check = vérifier qu’une sauvegarde peut être restaurée
help-admin-restore = restaurer une sauvegarde dans une base de données vide
help-admin-migrate = mettre la base de données au niveau de cette version de { -foretell }
help-admin-purge = supprimer les tables que personne n’utilise depuis longtemps
help-admin-tables = lister les tables
help-admin-end = mettre fin à la partie d’une table, sans résultat
help-admin-export = écrire dans un fichier tout ce qui est conservé sur une personne
help-admin-erase = effacer une personne de toutes les parties
option-backup-file = le fichier de sauvegarde
option-export-file = le nouveau fichier
option-table-key = l’identifiant ou le code de la table
option-yes = exécuter ; sans cette option, la commande dit seulement ce qu’elle ferait
option-older-than = âge d’une table en jours depuis son dernier changement, 1 au moins
option-unfinished = supprimer aussi les tables dont la partie n’est pas terminée
option-status = seulement les tables dans cet état : { $choices }
option-limit = nombre maximal de tables (par défaut { $default })
option-person = le numéro de la personne : 32 chiffres hexadécimaux
option-person-table = une table où la personne est assise, par son identifiant ou son code ; à utiliser avec --seat
option-person-seat = la place de la personne à cette table, à partir de 1

## What was done

# $tables, $entries, $keys: how many there are
admin-backed-up = { $file } est écrit. Tables : { $tables }, entrées de journal : { $entries }, clés : { $keys }.
# $made: date and time
admin-checked = { $file } du { $made } UTC peut être restauré. Tables : { $tables }, entrées de journal : { $entries }, clés : { $keys }.
admin-restored = { $file } du { $made } UTC est restauré. Tables : { $tables }, entrées de journal : { $entries }, clés : { $keys }.
admin-restore-would = Il serait restauré dans { $database }, qui doit être vide.
# $before, $now: version numbers
admin-versions = La base de données a la version { $before } du schéma ; ce { -foretell } utilise la version { $now }.
admin-migrated = La base de données est passée à la version { $now }.
admin-purged = Supprimés : tables { $tables }, entrées de journal { $entries }.
admin-purge-would = À supprimer : tables { $tables }, entrées de journal { $entries }.
admin-no-tables = Il n’y a pas de table.
# $table: its id; $names: who sits there
admin-ended = La partie de la table { $table } est arrêtée ({ $names }).
admin-end-would = La partie de la table { $table } serait arrêtée ({ $names }).
admin-exported = { $file } est écrit. Tables : { $tables }.
admin-erased = Tables supprimées : { $deleted }. Tables où la personne est désormais anonyme : { $anonymous }.
admin-erase-would = Tables à supprimer : { $deleted }. Tables où la personne deviendrait anonyme : { $anonymous }.
admin-add-yes = Rien n’a changé. Ajoutez --yes pour exécuter.

## What went wrong

error-needs-age = Indiquez l’âge avec --older-than, en jours.
error-needs-table = Indiquez une table.
error-needs-person = Indiquez une personne : avec --person, ou avec --table et --seat.
error-no-table = Il n’y a pas de table { $table }. Donnez son identifiant, ou son code si sa partie n’est pas finie.
error-table-over = La partie de la table { $table } est déjà finie.
error-table-changed = La table { $table } a changé au même moment. Réessayez.
error-table-seats = Les places de la table { $table } sont numérotées de 1 à { $last }.
error-seat-empty = Il n’y a personne à la place { $seat } de la table { $table }.
error-person = Une personne est désignée par 32 chiffres hexadécimaux. Pour les voir, tapez foretell admin tables --json.
error-no-database = Il n’y a pas de base de données { $file }. Vérifiez --database et --data.
error-database-empty = { $name } n’a pas de tables de { -foretell }. Vérifiez --database.
error-database-used = { $name } contient des parties. Restaurez dans une base de données vide.
error-database-older = { $name } a la version de schéma { $version }, mais cette commande demande la version { $known }. Lancez d’abord foretell admin migrate.
error-backup-foreign = { $file } n’est pas une sauvegarde de { -foretell }. Nommez un autre fichier.
error-backup-damaged = { $file } est abîmé ou incomplet. Utilisez une autre sauvegarde.
error-backup-newer = { $file } est une sauvegarde de { -foretell } { $version }. Restaurez-la avec cette version ou une plus récente.
error-backup-not-stored = { $name } n’a pas conservé ce que contient la sauvegarde. Rien n’a été restauré. Réessayez.
