### The browser: what covers the table: the notes, the cards that somebody shows, the Unfolding, and the dialogs.

## The middle

# $count: how many
memory-unplaced-title = { $count ->
    [one] { $count } carte pas encore située
   *[other] { $count } cartes pas encore situées
    }
memory-unplaced-about = Elles sont dans le paquet, dans d’autres mains, ou défaussées sans avoir été vues.
memory-cell-unplaced = pas encore vue
memory-cell-hand = dans votre main
memory-cell-display = dans la rivière
memory-cell-gone = défaussée
memory-cell-player = dans la main d’un joueur
# $name: who holds the card
memory-cell-seat = tenue par { $name }

## The prediction

notes-title = Vos notes sur les joueurs
# $cards: the cards that a player took last
notes-takes = Dernières prises : { $cards }
# Small cards follow
notes-taken = Dernières prises :
# $rank: the best rank that a hand can still have
notes-possible = Au mieux : { $rank }
# $name: a player
notes-look = Ce que vous savez sur { $name }

## The Unfolding

unfold-title = La Révélation de la manche { $round }
unfold-predicted = a prédit : { $name }
unfold-best = { $name } a la meilleure main.
unfold-share = du pot
unfold-hand = pour la main
unfold-rune-cards = pour les cartes Rune
unfold-total = en tout
unfold-next = Manche suivante
unfold-podium = Voir qui gagne
unfold-skip = Voir le résultat
    .label = Voir le résultat de la Révélation
unfold-pot-shared = Les bonnes prédictions se partagent le pot.
unfold-pot-none = Personne ne l’avait prédit.
unfold-supply = Chaque main rapporte selon son rang.
# $rank: a rank, such as "Straight"; $runes: what it scores on side B; $usual: on side A
unfold-side-b = Face B : { $rank } rapporte { $runes } runes au lieu de { $usual }.
# $me: "other" if the cards are shown to the listener, "yes" if the listener shows them
moment-eye = { $me ->
    [yes] Vous montrez vos cartes à { $other }
    [other] { $name } vous montre quatre cartes
   *[no] { $name } montre quatre cartes à { $other }
    }
moment-go-on = Continuer

## Keys

key-arrows = Flèches
    .does = D’un choix au suivant ; avec Maj, sur toutes les cartes
key-enter = Entrée
    .does = Choisir
key-numbers = 1–7
    .does = Vers une carte de votre main
key-p = P
    .does = Passer
key-a = A
    .does = Tout risquer
key-u = U, Y
    .does = Utiliser l’effet
key-n = N
    .does = Renoncer à l’effet
key-z = Z
    .does = Annuler
key-i = I
    .does = Lire la carte : ses effets en toutes lettres
key-t = T
    .does = Voir la table, puis ce qui la recouvre ; un lecteur d’écran la décrit
key-l = L
    .does = Journal et discussion
key-h = H
    .does = Aide de jeu
key-c = C
    .does = Demander à l’entraîneur
leave-about = Un robot joue à votre place jusqu’à ce que vous la repreniez. En attendant, vous pouvez regarder.
leave-day = À la donne du jour, si un robot joue à votre place, la partie n’a pas de score.
leave-stay = Rester
leave-now = Laisser à un robot
