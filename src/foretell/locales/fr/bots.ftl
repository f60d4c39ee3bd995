### What the commands say about bots: your own classes, seats at a server, records of games, and failures.

## Commands and options

help-join = asseoir un robot à une table d’un serveur
help-show = revoir une partie enregistrée dans le navigateur
# $bots: the kinds there are; $example: how a class is written
option-opponents = jouer contre ce robot : une sorte ({ $bots }) ou une classe à vous ({ $example }) ; plusieurs fois pour plusieurs robots
option-own-bot = une sorte de robot ({ $bots }) ou une classe à vous ({ $example })
# $example: how it is written
option-server-address = adresse du serveur, par exemple { $example }
option-table-code = code de la table
option-show-port = port du serveur local (par défaut un port libre)
option-bot-name = nom du robot à la table (le sien par défaut)
option-bot-seed = graine des choix aléatoires du robot, un texte au choix
option-records = dossier où enregistrer chaque partie
option-on-error = si un robot échoue : stop arrête (par défaut), forfeit déclare forfait et passe à la partie suivante
option-max-seconds = temps maximal d’un robot pour chaque choix, en secondes
option-traceback = si un robot échoue, afficher la trace de Python

## Playing

# $bots: their names
setup-bots = Les robots : { $bots }.
# $seat: its number from 0
join-seated = { $name } a la place { $seat } à la table { $code }.
# $address: where to look
show-ready = La partie est à l’adresse { $address }. Pour arrêter, appuyez sur Ctrl+C.

## What went wrong

error-needs-join = Indiquez un serveur, le code d’une table et un robot.
error-join-address = « { $answer } » n’est pas l’adresse d’un serveur : tapez-en une, par exemple { $example }.
# $reason, here and below: as the server, the library or Python gives it
error-join-server = Pas de connexion à { $address } : { $reason }
# The reasons of "error-join-server"
error-join-nobody = aucun serveur n’y est en marche. Lancez-en un, ou vérifiez l’adresse et le port.
error-join-host = aucun ordinateur ne porte ce nom. Vérifiez l’adresse.
error-join-slow = il ne répond pas à temps. Vérifiez l’adresse et votre connexion, ou réessayez plus tard.
error-join-foreign = ce qui répond n’est pas un serveur Foretell. Vérifiez l’adresse et le port.
error-join-secure = aucune connexion sécurisée n’est possible. Vérifiez si l’adresse commence par http:// ou https://.
error-join-other = le système signale : { $reason }. Vérifiez l’adresse et votre connexion.
error-join-refused = Le serveur a refusé le robot : { $reason }
error-join-full = Il n’y a pas de place libre à la table { $code }. Demandez à son hôte d’en libérer une, ou choisissez une autre table.
error-join-code = Le serveur n’a pas de table « { $code } ». Vérifiez le code : il n’est valable que jusqu’à la fin de la partie.
error-join-removed = L’hôte de la table a retiré le robot de sa place.
# $command: what to type
error-show-position = { $file } commence par une position, que le navigateur ne peut pas montrer. Utilisez { $command }.
# $player: a player as it was named; $seat: its number from 0
error-bot-failed = { $player } a échoué à la place { $seat } : { $reason }
error-bot-illegal = { $action } n’est pas un des choix : { $choices }
# $phase: the kind of choice, as the library calls it
error-bot-slow = le robot a réfléchi plus de { $seconds } secondes à un choix ({ $phase }).
failed-record = La partie jusqu’à ce choix : { $file }
# $games: how many; $reason: why the first of them
arena-forfeits = { $games ->
    [one] { $player } a déclaré forfait dans { $games } partie : { $reason }
   *[other] { $player } a déclaré forfait dans { $games } parties. La première : { $reason }
    }
# $answer: a module; $example: how a class is written
error-entrant-module = Il n’y a pas de module « { $answer } » : vérifiez son nom, ou indiquez un fichier, par exemple { $example }.
# $choices: the classes in the file
error-entrant-classes = Il n’y a pas de classe « { $answer } » dans { $file }, mais il y a { $choices }.
error-entrant-async = { $player } ne peut pas jouer, car sa méthode choose est async : écrivez def choose(self, view).
error-program-missing = Il n’y a pas de programme « { $program } » : vérifiez son nom, ou écrivez son chemin complet.
error-program-start = { $program } ne démarre pas : { $reason }
error-program-ended = le programme s’est terminé sans réponse (code de sortie { $status }).
error-program-slow = le programme n’a pas répondu pendant { $seconds } secondes.
# $example: how an answer is written
error-program-answer = le programme a répondu { $answer } au lieu d’une ligne comme { $example }
