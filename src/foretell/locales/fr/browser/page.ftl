### The browser: everything around the table itself.

title = Foretell
# $screen: what is shown
title-of = { $screen } · Foretell
# The titles of screens, by their names
screen-learn = { bar-learn }
screen-rules = { bar-rulebook }
screen-practice = Exercices
screen-games = { games-title }
screen-puzzles = { home-puzzles }
screen-daily = { home-daily }
screen-duplicate = { home-duplicate }
screen-lost = { lost-title }
offline = Pas de connexion. Nouvel essai…
page-loading = Un instant…
page-yes = oui
page-no = non
page-copy-failed = Ce navigateur n’autorise pas la copie : sélectionnez le texte et copiez-le vous-même.
dialog-close = Fermer
toast-dismiss = Masquer

## The head of a page

bar-first-page = Foretell : vers l’accueil
bar-pages = Pages
bar-learn = Apprendre
bar-rulebook = Règles
bar-games = { games-title }
bar-theme = Jour ou nuit

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-speed = Vitesse des cartes
settings-sound = Sons
    .about = Des cartes sur le tapis, un tic à votre tour, une cloche à la Révélation.
settings-volume = Volume
settings-haptics = Vibrations
    .about = De courtes vibrations quand vous choisissez et quand votre tour commence.
settings-notices = Me prévenir quand c’est mon tour
    .about = Une notification du système quand vous regardez une autre page.
    .refused = Le navigateur refuse les notifications de cette page : vous pouvez changer cela dans ses réglages.
settings-sure = Demander si je suis sûr
    .about = Après une prédiction, vous pouvez dire à quel point vous en êtes sûr. Cela n’a aucun effet sur la partie et personne ne le voit avant la fin.
settings-letters = Une lettre à côté de chaque symbole
    .about = { suit-clock.letter }, { suit-mask.letter }, { suit-scarab.letter } et { suit-tree.letter }, si la forme et la teinte ne suffisent pas.
settings-keys = Raccourcis d’une seule touche
    .about = Lettres et chiffres choisissent cartes et actions. À désactiver si vous commandez votre ordinateur à la voix.
theme-auto = Système
theme-night = Nuit
theme-day = Jour
settings-decor = Table et dos des cartes
decor-velvet = Velours
decor-baize = Salon de jeu
decor-parlour = Boudoir
settings-emotes = Afficher les émoticônes
    .about = Les images qu’envoient les autres apparaissent à leur place.
speed-calm = Calme
    .about = Le temps de suivre chaque carte.
speed-normal = Normale
    .about = Vive, et encore facile à suivre.
speed-quick = Rapide
    .about = Pour qui connaît le jeu.
speed-none = Sans animation
    .about = Tout est à sa place tout de suite.
name-label = Votre nom
name-guest = Invité
portrait-choose = Choisissez votre portrait
# $name: the name of the portrait
portrait-own = Votre portrait : { $name }
portrait-sibyl = Sibylle
portrait-blind = Prophète aveugle
portrait-magus = Mage
portrait-astrologer = Astrologue
portrait-prophetess = Prophétesse
portrait-stranger = Inconnu au capuchon
portrait-doctor = Docteur Bec
portrait-owl = Hibou
portrait-cat = Chat noir
portrait-crone = Vieille sage
portrait-bard = Barde
portrait-priestess = Prêtresse du Nil
portrait-wanderer = Voyageur borgne
portrait-masquerader = Dame masquée
portrait-automaton = Automate

## Clocks

clock-none = Sans pendule
    .about = Chacun prend le temps qu’il lui faut.
clock-relaxed = Tranquille
clock-fast = Rapide
# $minutes, $seconds: numbers
clock-about = { $minutes } min pour la partie, et { $seconds } s de plus après chaque décision. Ensuite, un robot prend le relais.

## Options of a table

wish-players = Joueurs
wish-side = Aide de jeu
wish-discard = Défausse
wish-clock = Pendule
wish-memory = Aide-mémoire
wish-sheet = Feuille de cartes
wish-listed = Dans la liste publique
    .about = Tout le monde peut trouver cette table et s’y asseoir, puis revoir la partie.
wish-spectators = Spectateurs
    .about = Toute personne qui a le lien peut regarder, sans voir aucune main.
wish-talk = Discussion et messages rapides
    .about = Les joueurs peuvent s’écrire.
wish-level = Robots remplaçants
    .about = Comment joue le robot qui remplace un absent.

## Home

home-title = Le poker des devins : prédisez la meilleure main
home-lead = Trois manches, un pot. Jouez des cartes pour leurs pouvoirs, façonnez votre main et prédisez qui aura la meilleure.
home-still = Mettre l’animation en pause
home-play-title = Jouer contre des robots
home-opponents = Adversaires
home-level = Leur niveau
home-play = Jouer maintenant
home-new = Vous découvrez le jeu ? Apprenez-le en cinq minutes.
home-dealing = On distribue…
home-options = Plus d’options
home-options-changed = modifiées
home-friends = Entre amis
home-friends-about = Ouvrez une table, envoyez le lien et mettez des robots aux places restées libres.
home-open = Ouvrir une table
home-join = Rejoindre avec un code ou un lien
home-join-example = BCDFGH
home-join-go = Rejoindre
home-join-help = Majuscules ou minuscules, avec ou sans espaces.
home-join-wrong = Ce n’est ni un code ni le lien d’une table : vérifiez votre saisie.
home-tables = Tables ouvertes
home-tables-none = Personne n’attend en ce moment. Ouvrez une table et cochez « Dans la liste publique ».
home-tables-nobody = Personne n’y est encore assis
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } place libre sur { $players }
   *[other] { $count } places libres sur { $players }
    }
home-go-on = Votre partie continue
home-go-on-table = Votre table vous attend
# $names: the others at the table
home-go-on-with = avec { $names }
home-go-on-go = Continuer
home-learn = Apprendre en cinq minutes
    .about = Une première manche à la vraie table, pas à pas.
home-practice = S’exercer à prédire
    .about = Deux courtes leçons : prédire, et lire le jeu des autres.
home-rules = Règles
    .about = Tout le jeu, expliqué avec nos mots et en images.
home-games = Mes parties
    .about = Résultats, parties à revoir et votre façon de jouer.
home-daily = Donne du jour
    .about = Les mêmes cartes pour tout le monde.
home-duplicate = Tables en duplicate
    .about = Plusieurs tables jouent avec les mêmes cartes, puis on compare les résultats.
home-puzzles = Énigmes
    .about = De vraies positions, chacune avec une réponse nettement meilleure.
home-footer = Une édition numérique non officielle du jeu de cartes All In – Predictions. Ses images, ses textes et ses sons sont les nôtres.
home-licences = Licences de ses composants

## Seats

# $number: from 1
seat-bot-number = Robot { $number }
seat-number = Place { $number }
seat-free = Place libre
seat-you = vous
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

## My games

games-title = Mes parties
games-lists = Quelles parties
games-mine = Mes parties
games-public = Publiques
games-numbers = Statistiques
games-none = Vous n’avez pas encore joué. Vos parties seront ici, à revoir quand vous voulez.
games-public-none = Aucune partie publique n’est encore terminée.
games-more = Parties plus anciennes
games-won = Vous avez gagné
# $place: from 2; $players: how many
games-place = { $place }e sur { $players }
# $name: the winner
games-winner = { $name } a gagné
games-nobody = Personne n’a gagné
games-going = Partie en cours
games-waiting = Pas encore commencée
games-lesson = Leçon
games-branch = Et si ?
# $count: how many times the coach has helped
games-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
    }
games-go-on = Continuer
games-replay = Revoir
games-compare = Comparer les tables
games-review = Analyser cette partie

## Numbers

numbers-none = Quand vous aurez fini une partie, vous verrez ici comment vous jouez.
numbers-games = Parties
numbers-wins = Victoires
numbers-right = Prédictions justes
numbers-runes = Runes par partie
numbers-by-players = Victoires selon le nombre de joueurs
# $count: players at the table
numbers-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
    }
# $part of $whole
numbers-of = { $part } sur { $whole }
numbers-ranks = Rangs atteints
numbers-ranks-about = À chaque Révélation, avec les cartes de votre main.
numbers-best = Votre meilleure partie
numbers-best-see = La revoir

## An address where nothing is

lost-title = Rien n’était prédit ici
lost-about = Il n’y a pas de page à cette adresse. Il manque peut-être une lettre au lien.
lost-home = Vers l’accueil
unreached-title = Cette page n’est pas arrivée
unreached-about = Il n’y a pas de connexion, ou Foretell a été mis à jour entre-temps.
unreached-again = Réessayer
