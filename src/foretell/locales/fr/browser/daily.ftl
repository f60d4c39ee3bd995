### The browser: the deal of the day.

## Before the game

daily-about = Les mêmes cartes et les deux mêmes Adeptes pour tout le monde. Votre score est votre résultat, hasard des cartes déduit.
daily-counts = Seule votre première partie compte. Prenez toutes les décisions vous-même et finissez avant minuit UTC.
daily-seen = Les autres voient votre nom et votre score et, après minuit, la meilleure partie.
# $hours, $minutes: numbers
daily-ends = La journée se termine dans { $hours } h { $minutes } min.
daily-play = Jouer la donne du jour
daily-go-on = Continuer la partie du jour
daily-again = La rejouer
daily-again-about = Les parties suivantes de la même donne ne comptent pas.

## The score. $points, $result, $luck and $error: numbers

daily-score = Votre score : { $points }
daily-parts = Résultat { $result }, hasard { $luck } : votre score est { $points }, à { $error } près.
daily-waiting = Votre score est en cours de calcul. Cela prend jusqu’à une minute.
daily-never = Cette partie n’a pas de score : un robot a joué pour vous, la partie s’est terminée après minuit, ou ce serveur n’analyse pas les parties.
# $round: a number; $prediction and $choices: the next messages
daily-round = Manche { $round } : { $prediction }, { $choices }
daily-right = prédiction juste
daily-wrong = prédiction fausse
daily-worst-none = aucun mauvais choix
daily-worst-inaccuracy = une imprécision
daily-worst-mistake = une erreur
daily-worst-blunder = une grosse erreur
daily-copy = Copier pour partager
daily-copied = Votre score est copié.

## Comparisons

daily-levels = Les robots à votre place
daily-levels-waiting = Les autres robots jouent encore.
daily-you = Vous
daily-today = Aujourd’hui
# $place, $players and $mean: numbers
daily-place = Place { $place } sur { $players }. La moyenne est { $mean }.
daily-week = Cette semaine
daily-week-none = Personne n’a de score cette semaine.
daily-name = Nom
daily-points = Points
daily-days = Jours
daily-yesterday = Hier
daily-best-game = Voir la meilleure partie d’hier

## Fairness

daily-fair = La donne est-elle équitable ?
daily-fair-about = Le serveur a tiré d’avance, pour chacun de ces jours, un secret dont découlent les cartes. Voici son SHA-256. Le secret est révélé quand la journée est finie.
daily-secret = Secret d’hier
