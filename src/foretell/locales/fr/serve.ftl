### Ce que dit la commande `foretell serve`.

## The command

help-serve = lancer un serveur avec des tables pour des personnes et des robots
help-settings = Chaque réglage est une option, une variable d’environnement ou une clé du fichier : l’option l’emporte sur l’environnement, et celui-ci sur le fichier.
# $about: what it is for; $variable: its environment variable
setting = { $about } ({ $variable })
setting-with-default = { $about } ({ $variable }, par défaut { $default })
# $address: such as http://127.0.0.1:8000
serve-ready = { -foretell } est à l’adresse { $address }. Ouvrez-la dans votre navigateur. Ctrl-C arrête le serveur.
serve-stopped = { -foretell } est arrêté. Toutes les parties sont enregistrées.
# $before: the flag, variable or key of an earlier version; $now: its new name
serve-renamed = { $before } : ce réglage s’appelle désormais { $now }.

## The settings

setting-config = fichier TOML contenant des réglages
setting-host = adresse d’écoute
setting-port = port d’écoute ; 0 en choisit un libre
setting-url = adresse publique si elle diffère, par exemple derrière un proxy
setting-data = dossier des clés et des parties
setting-database = où les parties sont conservées : sqlite:///FICHIER ou postgresql://... ; un fichier du dossier des données si rien n’est indiqué
setting-signing-keys = secrets de 64 chiffres hexadécimaux qui signent les cookies, le plus récent d’abord ; sinon le serveur crée les siens. Préférez la variable à l’option
setting-origins = autres adresses dont les pages peuvent parler à ce serveur
setting-rate = requêtes par seconde permises à chaque client ; 0 pour aucune limite
setting-message-rate = messages par seconde permis à chaque connexion ; 0 pour aucune limite
setting-max-body = taille maximale d’une requête
setting-max-message = taille maximale d’un message
setting-max-connections = nombre maximal de connexions
setting-max-per-client = nombre maximal de connexions de chaque client ; 0 pour aucune limite
setting-max-tables = nombre maximal de tables inachevées par personne ; 0 pour aucune limite
setting-max-tables-per-client = nombre maximal de tables inachevées ouvertes par chaque client ; 0 pour aucune limite
setting-max-bot-tables = nombre maximal de tables de chaque client ou personne où ne jouent que des robots ; 0 pour aucune limite
setting-max-reviews = nombre maximal d’analyses de parties en attente ou en cours ; 0 pour aucune analyse
setting-max-queue = quantité maximale de données en attente par connexion ; un lecteur plus lent est déconnecté
setting-away-after = temps au bout duquel un robot joue pour un joueur absent
setting-close-after = temps au bout duquel une table est fermée si personne n’est connecté ; elle peut être reprise
setting-deal-wait = temps que la donne attend les contributions des joueurs à la graine
setting-bot-pause = temps moyen qu’un robot prend pour une décision ; 0 pour aucun
setting-trust-proxy = lire l’adresse des clients dans l’en-tête X-Forwarded-For d’un proxy placé devant
setting-sheet = feuille de cartes des tables, un fichier TOML, ou default pour celle de { -foretell } ; répétez-la pour laisser le choix aux joueurs, une nouvelle table a la première
setting-log-level = détail du journal : debug, info, warning ou error
setting-log-format = forme du journal : text, ou json pour les programmes (text dans un terminal, sinon json)
setting-site = dossier d’une table construite pour le navigateur, à la place de celle livrée avec { -foretell }
setting-open-browser = ouvrir l’adresse dans un navigateur ; par défaut, seulement dans un terminal sur une machine qui a un écran

## What went wrong

# $source: the flag, variable or file; $reason: a sentence
error-setting = { $source } : { $reason }
error-amount = « { $answer } » ne convient pas : indiquez un nombre de { $low } à { $high }.
error-text = « { $answer } » ne convient pas : indiquez un texte d’une ligne.
error-folder = Il n’y a pas de dossier « { $answer } » : vérifiez son nom.
error-setting-sheet = La feuille de cartes { $file } n’est pas utilisable : { $reason }.
error-sheet-name = Deux feuilles de cartes s’appellent « { $name } » : donnez un autre nom à l’une d’elles.
error-web-address = « { $answer } » ne convient pas : indiquez une adresse comme https://play.example.org.
error-database = Ce n’est pas l’adresse d’une base de données : indiquez-en une comme sqlite:///parties.db ou postgresql://hote/nom.
error-signing-keys = Ce ne sont pas des clés de signature : donnez-les chacune une fois, en 64 chiffres hexadécimaux ou plus (0 à 9, a à f).
error-toml = Ce n’est pas un fichier TOML : { $reason }.
error-listen = Le serveur ne peut pas écouter à l’adresse { $address } : { $reason }
error-listen-taken = un autre programme utilise déjà ce port, peut-être un serveur lancé auparavant. Arrêtez ce programme, ou choisissez un autre port avec --port.
error-listen-denied = ce port est réservé. Choisissez un port de 1024 à 65535 avec --port.
error-listen-host = cet ordinateur n’a pas cette adresse. Choisissez-en une autre avec --host.
error-listen-other = le système signale : { $reason }. Choisissez une autre adresse avec --host et --port.
# $pip: the command that installs them
error-needs-parts = Le serveur a besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }
error-needs-traces = Les traces ont besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }
