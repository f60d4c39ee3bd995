### Ce qui n’a pas marché, et ce qu’il faut faire. $answer is what the user typed.

## Answers in the game

# $count: how many choices there are; $token: the token of one of them
error-no-such-choice = Il n’y a pas de choix « { $answer } » : tapez un numéro de 1 à { $count } ou un code comme { $token }. Tapez ? pour obtenir de l’aide.
error-not-now = « { $answer } » n’est pas possible maintenant. Choisissez l’une des actions ci-dessus.
error-no-such-topic = Il n’y a pas d’aide sur « { $answer } » : tapez ? suivi d’une carte, comme JM, 10C ou R1, du nom d’un effet, ou bien pass, allin, ranks ou rules.
error-yes-or-no = « { $answer } » ne veut dire ni oui ni non : tapez { $yes } ou { $no }.
error-number = « { $answer } » ne convient pas : tapez un nombre entier de { $low } à { $high }.
error-seconds = « { $answer } » ne convient pas : tapez un nombre de secondes supérieur à 0, par exemple 2.5.
# $choices: the answers that will do
error-choice = « { $answer } » ne convient pas : choisissez parmi { $choices }.
error-name-empty = Un nom doit avoir au moins un caractère.
error-name-characters = Un nom ne peut avoir que des caractères imprimables.
# $count: how many characters at most
error-name-long = { $count ->
    [one] Ce nom est trop long : { $count } caractère au plus.
    [many] Ce nom est trop long : { $count } de caractères au plus.
   *[other] Ce nom est trop long : { $count } caractères au plus.
    }
error-input-ended = L’entrée s’est arrêtée avant la fin de la partie.

## Files and options

# $reason: a sentence, as the system or the library gives it
error-line = Erreur : { $reason }
error-usage = { $reason } Tapez { $command } --help pour voir le mode d’emploi.
error-unknown-argument = « { $answer } » est inconnu ici.
# $guess: the option or command that is spelt most like the answer
error-did-you-mean = Vouliez-vous dire { $guess } ?
error-needs-value = Une valeur doit suivre.
error-needs-no-value = Aucune valeur ne doit suivre.
error-memory-printed = Choisissez --memory ou --printed-rules : avec les règles imprimées, il n’y a pas d’aide-mémoire.
error-needs-file = Nommez un fichier.
error-needs-cards = Nommez cinq cartes.
error-card = « { $answer } » n’est pas une carte : tapez une valeur (2 à 10, J, Q, K ou A) et la lettre d’une couleur (C, M, S ou T), par exemple 10T, ou bien R1 ou R2.
error-card-twice = { $card } y est deux fois : nommez cinq cartes différentes.
error-card-count = Nommez cinq cartes, pas { $count }.
error-language = Il n’y a pas de langue « { $answer } » : choisissez parmi { $choices }.
error-file-missing = Le fichier { $file } n’existe pas : vérifiez son nom et son dossier.
error-file-unread = Le fichier { $file } ne peut pas être lu : { $reason }
error-file-unwritten = Le fichier { $file } ne peut pas être écrit : { $reason }
error-file-unused = { $file } n’est pas utilisable : { $reason }
error-system = Cet ordinateur ne peut pas le faire : { $reason }
error-file-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
error-record = { $file } n’est pas un enregistrement jouable : { $reason }
error-sheet = { $file } n’est pas une feuille de cartes utilisable : { $reason }
error-seed = « { $answer } » n’est pas une graine : tapez de 1 à 64 chiffres hexadécimaux (de 0 à 9, de a à f), ou un texte au choix.
error-digits = « { $answer } » ne convient pas : donnez les 64 chiffres hexadécimaux (de 0 à 9, de a à f).
error-seats = { $bots ->
    [one] { $bots } robot ne va pas avec une table à { $players } : nommez-en un par place.
    [many] { $bots } de robots ne vont pas avec une table à { $players } : nommez-en un par place.
   *[other] { $bots } robots ne vont pas avec une table à { $players } : nommez-en un par place.
    }
error-unexpected = Quelque chose s’est mal passé dans { -foretell } : { $reason } Merci de le signaler, avec la graine et votre dernière action.

## Why a file cannot be used. Each reason follows a colon

reason-missing = ce fichier ou ce dossier n’existe pas. Vérifiez le nom et le dossier.
reason-folder = c’est un dossier, pas un fichier. Nommez un fichier.
reason-no-folder = une partie de ce chemin est un fichier, pas un dossier. Choisissez un autre chemin.
reason-denied = vous n’en avez pas le droit. Choisissez un autre emplacement, ou changez les droits d’accès.
reason-full = le disque est plein. Libérez de la place, ou choisissez un autre emplacement.
reason-name = aucun fichier ne peut porter ce nom. Choisissez-en un plus court, avec des lettres et des chiffres.
reason-content = il est abîmé, ou c’est un fichier d’un autre type. Vérifiez que c’est le bon fichier.
reason-other = le système signale : { $reason }.

## Databases and signing keys. $file, $name: the database; $reason: a reason as above

error-database-foreign = { $file } n’est pas une base de données de { -foretell }, et n’a pas été modifié. Nommez un autre fichier.
error-database-in-use = { $file } est utilisé par un autre serveur (processus { $process }). Arrêtez ce serveur, ou nommez un autre fichier. Avec PostgreSQL, plusieurs serveurs peuvent partager des tables.
error-database-file = La base de données { $file } ne peut pas être ouverte : { $reason } Les options --data et --database la désignent.
error-database-server = La base de données { $name } ne peut pas être ouverte : { $reason } Vérifiez qu’elle fonctionne, et vérifiez --database.
error-database-failed = La base de données { $name } a échoué : { $reason }
error-database-wal = { $file } est dans un système de fichiers qui n’accepte pas le journal (WAL) de SQLite. Choisissez avec --data un dossier de cet ordinateur.
error-sqlite-old = Ce Python a SQLite { $version }, mais { -foretell } demande la version { $needed } ou une plus récente. Utilisez un Python plus récent.
error-data-folder = Le dossier { $folder } n’est pas utilisable : { $reason } L’option --data le désigne.
error-keys-readable = D’autres utilisateurs peuvent lire { $file } et pourraient jouer pour n’importe qui. Supprimez le fichier, ce qui fait de tout le monde un nouvel invité, ou, si personne ne l’a lu, exécutez chmod 600 sur ce fichier.
error-keys-damaged = { $file } est abîmé. Supprimez-le, ce qui fait de tout le monde un nouvel invité.
error-database-newer = { $name } a la version de schéma { $version }, mais ce { -foretell } ne connaît que les versions jusqu’à { $known }. Utilisez un { -foretell } plus récent.
