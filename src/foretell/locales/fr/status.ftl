### The table at a moment: piles, display, players, hand, memory.

# $round of $rounds
status-round = Manche { $round } sur { $rounds }
status-round-heirs = Manche { $round } : Héritiers des Prophètes
status-turn = Tour { $turn }
status-pot = Pot : { count-runes }
status-deck = Paquet : { count-cards }
status-discard = Défausse : { count-cards }
# $card: the top card, without an article
status-discard-top = Défausse : { count-cards }, { $card } sur le dessus
status-discard-empty = Défausse : vide
# $card, $cards: without articles
status-played = En jeu : { $card }
status-revealed = Cartes révélées : { $cards }
display-title = Rivière : { $count } sur { $limit }
display-first-row = Première rangée
display-second-row = Seconde rangée
display-free = libre
display-covered = recouverte
display-legend = Une carte recouverte est bloquée : on ne peut ni la prendre ni l’échanger.
players-title = Joueurs
# $me: "yes" if it is the viewer
player-line = { $me ->
    [yes] { $name } (vous) : { count-runes }
   *[no] { $name } : { count-runes }
    }
# $number: a seat whose player has no name
player-seat = Place { $number }
player-all-in = a tout risqué
player-predicts = prédit : { $other }
# $rank: a rank's name; $turn: the turn when it was told
player-told = dernier rang annoncé : { $rank } (tour { $turn })
hand-title = Votre main
# $rank: what the hand is worth now
hand-rank = Rang actuel : { $rank }
hand-face-down = Votre main est face cachée : vous avez tout risqué.
memory-title = Aide-mémoire
memory-hand = { $name } a certainement en main { $cards }.
memory-hand-none = Aucune carte connue avec certitude chez { $name }.
memory-gone = Certainement dans la défausse : { $cards }.
# $count: how many cards the viewer has not placed; $cards: their names
memory-unplaced = { $count ->
    [one] Pas encore située, { $count } carte : { $cards }.
    [many] Pas encore situées, { $count } de cartes : { $cards }.
   *[other] Pas encore situées, { $count } cartes : { $cards }.
    }
memory-on = L’aide-mémoire est désormais affiché.
memory-off = L’aide-mémoire est désormais masqué.
memory-printed = Cette table suit les règles imprimées : à vous de vous souvenir !
choice-prompt = Votre choix
# $choice: the name of a choice; $rank: the rank of the hand right after it
choice-rank = { $choice } ; ensuite { $rank }
press-enter = Appuyez sur Entrée pour continuer.
log-empty = Il ne s’est encore rien passé.
