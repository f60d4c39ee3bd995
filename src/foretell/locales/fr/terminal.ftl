### Tout ce que dit la commande `foretell`, hormis les événements, les questions et les erreurs du jeu.

-foretell = Foretell
-game = All In – Predictions

## The command line: headings and summaries

help-foretell = { -foretell }, une édition numérique non officielle du jeu { -game } : jouez dans le terminal, faites jouer des robots, examinez des parties et des feuilles de cartes.
help-usage = Utilisation
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
# $command: such as "foretell play"
help-more = Tapez { $command } --help pour en savoir plus sur une commande.
help-play = jouer une partie dans le terminal
help-simulate = faire jouer de nombreuses parties à des robots et compter les résultats
help-replay = revoir une partie enregistrée
help-verify = vérifier que des parties enregistrées suivent les règles
help-sheet = afficher une feuille de cartes, ou vérifier la vôtre
help-sheet-check = vérifier que des feuilles de cartes sont utilisables
help-sheet-show = afficher une feuille de cartes sous forme de fichier, pour en faire la vôtre
help-rank = dire le rang de cinq cartes

## The command line: arguments and options

option-language = langue des textes ({ $choices })
option-players = nombre de joueurs, de 2 à 5 (3 par défaut)
option-side = face de l’aide de jeu : A (ordre habituel) ou B (quinte et full échangent leurs places)
option-discard = défausse : open (règles imprimées), bending (Pile de défausse modifiée) ou closed (En aveugle)
option-heirs = départager les premiers ex æquo par une manche de plus (Héritiers des Prophètes)
option-sheet = feuille de cartes à utiliser, un fichier TOML
option-seed = graine de la partie : la même graine distribue les mêmes cartes
option-series-seed = graine des parties, un texte au choix : le même texte donne les mêmes parties
option-place = votre place : 0 commence la manche 1, les autres suivent dans le sens horaire ; random (par défaut) la tire de la graine
option-name = votre nom à la table
# $bots: the kinds there are; $default: the usual one; $example: how a class is written
option-bots = quels robots jouent, un par place ou une sorte pour toutes : { $bots } (par défaut { $default }), ou une classe à vous ({ $example })
# $levels: those there are; $default: the usual one
option-level = comment jouent les robots : { $levels } (par défaut { $default })
option-memory = montrer ce que vous pouvez savoir avec certitude des autres mains et du paquet
option-printed = jouer selon les règles imprimées : ni aide-mémoire, ni journal de la manche
option-record = enregistrer la partie dans ce fichier
option-games = nombre de parties (par défaut { $default })
option-processes = nombre de processus qui se partagent le travail (par défaut, autant qu’il est utile)
option-seat = point de vue adopté : une place à partir de 0, un nom, spectator (par défaut) ou all (tout)
option-step = attendre Entrée après chaque tour
option-no-colour = ne pas afficher de couleurs
option-json = afficher les résultats en JSON
option-record-file = fichier d’une partie enregistrée
option-commitment = l’engagement que vous avez noté avant la donne ; un enregistrement qui en a un autre est refusé
option-contribution = la contribution que vous avez notée ; un enregistrement qui ne la contient pas est refusé
option-sheet-show = feuille de cartes à afficher ; celle d’origine si vous n’en nommez pas
option-sheet-check = feuille de cartes à vérifier
option-cards = cinq cartes, par exemple AC KC 9M 9T R1

## Setting up a game

setup-welcome = Bienvenue dans { -foretell } ! Trois manches, un pot, et la meilleure main est celle que vous aurez vue venir.
setup-name = Quel est votre nom ?
setup-your-name = Invité
setup-players = Combien de joueurs autour de la table (de 2 à 5) ?
# $default: what an empty answer means
setup-default = Entrée pour { $default }
setup-yes = oui
setup-no = non
setup-yes-letter = o
setup-no-letter = n
# $players: how many; $side, $variant: names
setup-summary = { $players ->
    [one] { $players } joueur, { $side }, { $variant }
    [many] { $players } de joueurs, { $side }, { $variant }
   *[other] { $players } joueurs, { $side }, { $variant }
    }
setup-sheet = Feuille de cartes : { $sheet }
# $level: its name; $about: how it plays
setup-level = Niveau des robots : { $level }. { $about }
# $command: a command that lists them
setup-options = D’autres façons de jouer : { $command }
setup-seed = Graine : { $seed }
setup-memory-hidden = L’aide-mémoire est masqué. Tapez memory pour l’afficher.
setup-begin = Tapez ? à tout moment pour obtenir de l’aide. Que vos prédictions se réalisent !

## Help in the game

tip-title = Aide
tip-choice = Tapez le numéro d’un choix ou son code, par exemple JM ou pass.
tip-enter = Entrée seule affiche de nouveau vos choix.
tip-help = ? affiche cette aide.
tip-rules = ? rules résume les règles.
tip-card = ? suivi d’une carte, par exemple ? JM, explique ce que fait la carte ; de même ? pass, ? allin et ? suivi du nom d’un effet.
tip-ranks = ? ranks énumère les rangs des mains et les runes qu’ils rapportent.
tip-table = table affiche de nouveau la table.
tip-log = log affiche ce qui s’est passé dans cette manche.
tip-memory = memory affiche ou masque l’aide-mémoire.
tip-know = know énumère ce que vous pouvez savoir maintenant. Cela compte comme un indice.
tip-hint = hint dit ce que le robot le plus fort ferait à votre place, et pourquoi. Cela compte comme un indice.
tip-quit = quit quitte la partie, tout comme Ctrl-C.
# $card: the card on its own; $effects: the names of its effects
card-line = { $card } : { $effects }
ranks-title = Rangs des mains, du meilleur au moins bon
rank-line = { $rank } : { count-runes }
log-title = Ce qui s’est passé dans cette manche
rules-title = Les règles en bref
rules-goal = On joue trois manches ; ensuite, la personne qui a le plus de runes gagne.
rules-turn = À votre tour, vous jouez une carte pour ses effets, qui améliorent votre main de 5 cartes ; puis la carte va dans la rivière. Ou bien vous passez, ou vous risquez tout.
rules-end = Quand la rivière est pleine, chacun prédit avec un jeton Prédiction qui a la meilleure main. Vous pouvez vous désigner.
rules-pot = Ceux qui ont vu juste se partagent le pot à parts égales. Le reste attend la manche suivante.
rules-hand = Puis chaque main rapporte des runes selon son rang, et chaque carte Rune en main 2 de plus.
rules-win = En cas d’égalité en tête après la manche 3, la meilleure main de cette manche l’emporte.
about-pass = La première carte du paquet va dans la rivière, et votre main ne change pas. Au tour suivant, tout vous reste permis.
about-all-in = Une seule personne peut le faire dans chaque manche. Votre main reste telle quelle, face cachée, les 2 premières cartes du paquet vont dans la rivière, et vous passez jusqu’à la fin de la manche. Ni l’Hypnose ni l’Œil omniscient ne peuvent vous viser. Vous prédisez comme les autres.

## The end of a game

score-title = Score final
# $place: 1 for the first
score-line = { $place }. { $name } : { count-runes }
# $gain: the runes of this round
score-gain = { $name } : +{ $gain }, { count-runes } en tout
score-round = Après la manche { $round }
game-saved = La partie est enregistrée dans { $file }.
play-again = Une autre partie ?
goodbye = Les cartes sont rangées. À la prochaine !
goodbye-unfinished = La partie reste inachevée. À la prochaine !
# $file: where the game so far is
goodbye-saved = La partie reste inachevée ; ce qui a été joué se trouve dans { $file }. À la prochaine !

## foretell simulate

simulate-progress = { $done } sur { count-games }
simulate-title = Résultats sur { count-games }
simulate-column-player = Joueur
simulate-column-games = Parties
simulate-column-wins = Victoires
simulate-column-share = % gagnées
simulate-column-runes = Runes
simulate-column-predictions = Prédictions
simulate-column-all-in = Tout risqué
simulate-note = Runes et tout risqué : moyennes par partie ; prédictions : part des justes.
# $seconds, $rate: numbers
simulate-time = { count-games } en { $seconds } s, soit { $rate } par seconde
simulate-decisions = { count-decisions }, soit { $rate } par seconde
simulate-stopped = Arrêt après { count-games }.

## foretell replay

replay-title = Enregistrement { $file }
replay-players = Joueurs : { $names }
replay-view = Du point de vue suivant : { $name }
replay-view-all = Avec toutes les cartes visibles
replay-view-spectator = Vue du public
replay-step = Décision { $number } sur { $total }
replay-next = Appuyez sur Entrée pour le tour suivant, ou tapez q puis Entrée pour arrêter.
replay-tips = Entrée continue, table affiche la table, log ce qui s’est passé dans cette manche, quit arrête. ? suivi d’une carte, par exemple ? JM, explique ce que fait la carte.
replay-end = L’enregistrement s’arrête ici.
replay-unfinished = L’enregistrement s’arrête avant la fin de la partie.

## foretell verify

verify-good = { $file } : conforme, { count-decisions }
# $reason: a sentence
verify-bad = { $file } : non conforme. { $reason }
# $names: the players who contributed
verify-made = La donne découle du secret du serveur et de ce qui a été ajouté par { $names }.
verify-made-alone = La donne découle du seul secret du serveur : personne n’y a rien ajouté.
# $commitment: 64 digits
verify-compare = Comparez l’engagement avec celui que vous avez vu avant la donne : { $commitment }
verify-other-commitment = L’engagement que vous avez noté n’est pas celui de l’enregistrement : { $commitment }
verify-no-contribution = La contribution que vous avez notée n’est pas dans l’enregistrement.
verify-total = { $bad ->
    [0] Tous les enregistrements sont conformes : { $good }.
   *[other] Enregistrements conformes : { $good } ; non conformes : { $bad }.
    }

## foretell sheet

# $suits: the names of the suits, best first
sheet-suits = Couleurs, de la plus forte à la plus faible : { $suits }
sheet-good = { $file } : cette feuille de cartes est valide.
sheet-warning = { $file } : à vérifier, s’il vous plaît. { $reason }
