### The browser: replay.

replay-title = Rediffusion
replay-loading = La partie se remet en place…
replay-missing = Cette partie ne peut pas être montrée
replay-going = Cette partie est encore en cours
replay-going-about = Vous pourrez la revoir dès qu’elle sera terminée.
replay-live = Vers la table
replay-again = Réessayer

## The bar

replay-menu = Menu de la rediffusion
replay-copy = Copier un lien vers ce moment
replay-copied = Un lien vers ce moment est copié.
replay-share = Partager ce moment
replay-try = Essayer cette position

## Moving through the game

replay-controls = Commandes de la rediffusion
replay-scrub = Moment de la partie
replay-rounds = Manches
replay-play = Lire
replay-pause = Pause
replay-first = Au début
replay-last = À la fin
replay-furthest = Jusqu’où vous avez regardé
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-round-back = Manche précédente
replay-round-forward = Manche suivante
# $ply: how many steps since the deal, of $last
replay-ply = Étape { $ply }
replay-ply-of = Étape { $ply } sur { $last }
replay-eyes = À travers les yeux de
replay-eyes-spectator = Public
replay-eyes-open = Mains ouvertes
replay-spoilers = Sans spoiler
    .about = Cache ce qui va venir : la durée de la partie, ses manches et qui gagne.

## Where it stands. $round, $turn: their numbers

replay-deal = Manche { $round }, la donne
replay-turn = Manche { $round }, tour { $turn }
replay-predictions = Manche { $round }, les prédictions
replay-unfolding = Manche { $round }, la Révélation
replay-over = La fin de la partie
# $place: one of these; $told: sentences that say what happened there
replay-at = { $place } : { $told }
# $card: with its article; $me: "yes" if it is the viewer's own seat
replay-target = { $me ->
    [yes] Vous choisissez { $card }, à échanger contre une de vos cartes.
   *[no] { $name } choisit { $card }, à échanger contre une de ses cartes.
    }
replay-away = À partir d’ici, un robot joue pour { $name }.
replay-returned = { $name } est de retour à la table.
replay-sleep = La table a été rangée.
replay-wake = La partie continue.

## Keys

replay-key-steps = Gauche, droite
    .does = Un pas en arrière, un pas en avant
replay-key-turns = Page haut, page bas
    .does = Tour précédent, tour suivant
replay-key-rounds = Maj et page haut, page bas
    .does = Manche précédente, manche suivante
replay-key-ends = Début, Fin
    .does = Au début, à la fin
replay-key-space = Espace
    .does = Lire, pause
replay-key-cards = Maj et flèches
    .does = D’une carte à l’autre, pour lire leurs effets
