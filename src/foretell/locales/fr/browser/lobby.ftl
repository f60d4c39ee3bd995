### The browser: a table before its game starts.

## Seats

seat-host = a ouvert la table
seat-not-here = pas là en ce moment
seat-sit = S’asseoir ici
seat-move = Venir ici
seat-add-bot = Robot
seat-rename = Changer de nom
seat-leave = Se lever
# $name: who sits there
seat-level = Comment joue { $name }
seat-take = Changer de place avec { $name }
seat-swap = Donner une autre place à { $name }
seat-swap-with = Échanger avec { $name }
seat-swap-not = Laisser ainsi
seat-remove = Retirer { $name }

## The lobby

lobby-title = Une table
# $name: who opened it
lobby-title-of = Chez { $name }
lobby-seats = Places
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } place est libre
   *[other] { $count } places sont libres
    }
lobby-full = Tout le monde est là
lobby-start = Commencer la partie
lobby-start-why = Toutes les places doivent être prises : invitez quelqu’un ou ajoutez un robot.
lobby-sit-why = Prenez une place, ou restez pour regarder.
# $name: who opened the table
lobby-waiting = { $name } va lancer la partie : on attend
lobby-waiting-owner = La personne qui a ouvert la table lancera la partie
lobby-dealing = On mélange les cartes…
lobby-invite = Inviter
lobby-code = Le code de cette table
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
# The page was opened by an address that only this machine has
lobby-alone = Cette adresse ne mène ici que depuis cet ordinateur. Pour que d’autres puissent venir, lancez le serveur avec --host 0.0.0.0 et ouvrez la page à l’adresse de cette machine.
lobby-share = Partager
# $code: the table's code
lobby-share-text = Venez jouer à Foretell avec moi. Le code de la table est { $code }.
lobby-qr = Code QR avec le lien vers cette table
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Table { $number } sur { $tables } : toutes jouent avec les mêmes cartes.
lobby-duplicate-all = Toutes les tables
lobby-options = Options
lobby-name-sit = Comment vous appeler ?
lobby-name-change = Changer de nom
lobby-name-keep = Garder ce nom
lobby-fair = La donne est vérifiable
lobby-fair-about = Le paquet est mélangé à partir d’un secret du serveur et de nombres au hasard qu’ajoute le navigateur de chaque joueur. Le serveur a scellé son secret avant de les connaître : voici le sceau. Après la partie, le secret est ouvert et votre navigateur vérifie que tout concorde.
lobby-fair-duplicate = Toutes les tables sont mélangées à partir d’un seul secret du serveur, et personne n’y ajoute rien. Ce sceau, le même à chaque table, prouve que le secret était fixé avant. Quand toutes les tables ont fini, le serveur le révèle.
lobby-fair-promise = Sceau :
lobby-fair-copy = Copier
lobby-fair-copied = Le sceau est copié.
lobby-fair-added = Votre navigateur a ajouté sa part.
