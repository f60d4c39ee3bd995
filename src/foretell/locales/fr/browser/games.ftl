### The browser: the list of games, and statistics.

## My games

games-title = { screen-games }
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
games-go-on = Continuer

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
