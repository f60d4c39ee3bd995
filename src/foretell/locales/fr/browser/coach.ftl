### The browser: positions of finished games to try, the coach, and habits.

## A position of a finished game. $name: whose place the player takes; $step: the number of the step

try-title = Et si ?
try-about = Vous jouez à la place de cette personne : { $name }. La partie terminée reprend à l’étape { $step }, contre des robots.
try-about-turn = Vous prenez la place du joueur qui doit choisir à l’étape { $step } d’une partie terminée, contre des robots.
try-cards = Les cartes sont les mêmes que dans cette partie, y compris celles qui viendront du paquet. Cette table est privée et ne compte pas dans vos chiffres.
try-begin = Essayer
try-copy = Copier le lien
try-copied = Lien copié.
try-share = Avec ce lien, toute personne qui peut voir la partie obtient sa propre table avec cette position.
try-game = Voir la partie

## The coach. $count: how many hints the player has got

coach-title = Entraîneur
coach-about = L’entraîneur ne sait que ce que vous savez. Chaque indice compte et s’affiche avec le résultat.
coach-count = { $count ->
    [0] Aucun indice jusqu’ici.
    [one] Un indice jusqu’ici.
   *[other] { $count } indices jusqu’ici.
    }
coach-later = Quand ce sera à vous, l’entraîneur pourra aussi nommer un choix.
