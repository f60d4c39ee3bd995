### The browser: duplicates, tables that play the same cards.

## Open them

duplicate-about = Deux tables d’amis ou plus jouent avec les mêmes cartes. Quand toutes ont fini, chaque place est comparée à la même place des autres tables, manche par manche.
duplicate-once = Chacun joue à une seule table : aux autres, il connaîtrait les cartes.
duplicate-tables = Tables
duplicate-open = Ouvrir les tables

## The tables. $number: from 1

duplicate-table = Table { $number }
duplicate-invite = Envoyez le lien de cette page à tout le monde, ou le code d’une table à ceux qui doivent y jouer.
duplicate-code = Code
duplicate-go = Aller à la table
duplicate-bots = Des robots aux places libres
duplicate-start = Commencer
duplicate-start-all = Lancer toutes les tables
duplicate-state-open = Pas commencée
duplicate-state-dealing = Distribution en cours
duplicate-state-playing = En cours
duplicate-state-over = Terminée
duplicate-state-ended = Arrêtée sans résultat
duplicate-sealed = Tant que toutes les tables n’ont pas fini, seuls les joueurs d’une table voient quelque chose de sa partie.
duplicate-end = Arrêter les tables inachevées
duplicate-end-about = Leurs parties n’auront pas de résultat et personne ne pourra les continuer. Les autres tables seront comparées.
duplicate-missing = Ces tables n’existent pas
duplicate-missing-about = Vérifiez le lien. L’hôte du serveur a peut-être supprimé les tables.

## The comparison. $seat, $round: from 1

duplicate-result = Résultat
duplicate-total-about = Le total est la somme des écarts : les runes gagnées par une place, comparées à la moyenne de la même place aux autres tables avec les mêmes cartes.
duplicate-name = Nom
duplicate-total = Total
duplicate-rounds = Manche par manche
duplicate-seat = Place { $seat }
duplicate-round = Manche { $round }
duplicate-alone = Une seule table a un résultat : il n’y a rien à comparer.
# $runes: a number; $difference: a number with its sign
duplicate-cell = { count-runes }, écart { $difference }
duplicate-cell-alone = { count-runes }, pas de comparaison
