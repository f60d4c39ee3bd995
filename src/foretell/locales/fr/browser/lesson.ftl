### The lesson: what the coach says beside the table, step by step.

## Around the lesson

lesson-title = Leçon
lesson-opening = On distribue les cartes de ta leçon…
# $step, $steps: numbers
lesson-progress = Étape { $step } sur { $steps }
lesson-skip = Passer la leçon
lesson-back = Retour
lesson-next = Suite
lesson-again = Recommencer la leçon
lesson-retry = Réessayer
lesson-go-on = Jouer la manche 3
lesson-new-game = Nouvelle partie
lesson-instead = Pour l’instant, fais ce que propose la leçon. Dans la deuxième manche, tu choisiras toi-même.
lesson-yours = Tu as quitté le chemin de la leçon. Rien de grave : cette manche est à toi, choisis comme tu veux.

## The first turn

# $name: the learner’s name
lesson-welcome = Bienvenue, { $name } ! Tu vas jouer une première manche avec Mara et Teo, et je te dirai quoi choisir. Dans cinq minutes, tu connaîtras le jeu.
lesson-hand = Ces cinq cartes sont ta main, personne d’autre ne les voit. À la fin de la manche, une main vaut son rang : une paire, une quinte, un carré…
lesson-rank = Ici, la table t’indique à tout moment le rang de ta main. Pour l’instant, rien. Cela va changer.
lesson-display = La rivière, au milieu, est à tout le monde. Elle se remplit tour après tour ; quand ses dix emplacements ont une carte, plus personne ne joue.
lesson-pot = Ensuite, chacun prédit qui a la meilleure main. Ceux qui ont raison se partagent le pot, et chaque main rapporte les runes de son rang. Qui a le plus de runes gagne.
lesson-play = C’est ton tour : joue une carte pour ses effets, les signes sur son côté, de haut en bas. Joue le valet de masque : il prend, puis pioche.
lesson-take = L’effet à l’étoile est obligatoire : prends une carte non recouverte de la rivière. Tu as un 4 : prends le 4 de scarabée, et voilà une paire.
lesson-draw = Aux effets sans étoile, tu peux renoncer. Mais une carte de plus au choix est bonne à prendre : pioche.
lesson-discard = Six cartes : une de trop, car chaque tour finit avec cinq. On défausse face visible, tout le monde voit la carte. Défausse le 3 de masque que tu as pioché.

## The others’ first turns

lesson-mara = Le valet que tu as joué est maintenant dans la rivière : c’est là que vont les cartes jouées. Au tour de Mara.
lesson-eye = Mara tourne l’Œil omniscient vers toi ! Elle verra quatre de tes cinq cartes, elle seule. Tu choisis celle qui reste cachée.
lesson-hide = Chacun sait que tu as pris le 4 de scarabée. Cache donc ton autre 4, le 4 d’horloge. Personne ne doit le connaître.
lesson-teo = Au tour de Teo. Observe-le : tout ce qui est visible un instant, tu peux t’en souvenir.
lesson-revealed = Teo a révélé trois cartes à la vue de tous et a gardé le 9 d’arbre ; la table te rappelle que tu le sais. Les deux autres sont défaussées.
lesson-told = Puis son Hypnose t’a fait annoncer à tous le rang de ta main : une paire. On ne dit que le rang, jamais une carte.

## The second turn

lesson-answer = À toi de l’hypnotiser. Le 9 de masque a l’Hypnose, puis Révéler 3 avec l’étoile. Joue-le.
lesson-ask = Qui veux-tu interroger ? Teo a l’air bien trop content. Choisis Teo.
lesson-straight = Il a dû l’annoncer : Teo a une quinte ! Elle vaut 4, mieux que ta paire. Ce qu’il a dit reste noté près de son nom.
lesson-pick = Et le 9 a révélé trois cartes : l’une est pour toi. Choisis le 4 d’arbre, et tu as un brelan.

## The second row, and All In

lesson-row = La première rangée est pleine. Les cartes vont maintenant dans la deuxième, chacune sur une carte de la première.
lesson-between = De nouveau à Teo. Avec une quinte, que ferais-tu ?
lesson-all-in = Teo a tout risqué : deux cartes sont entrées dans la rivière et sa main reste scellée. On ne peut plus l’interroger, mais elle ne change plus : une quinte.
lesson-covered = Le roi d’arbre est sous une autre carte. Une carte recouverte est bloquée : on ne peut ni la prendre ni l’échanger.

## The third turn

lesson-last = Il manque un 4 à ta main, et le voilà. La prochaine carte va le recouvrir : maintenant ou jamais !
lesson-ten = Tu n’as plus de carte qui prend, mais le 10 d’horloge permet d’échanger, puis révèle trois cartes. Joue-le.
lesson-exchange = Échange : choisis d’abord la carte que tu veux, le 4 de masque.
lesson-give = Puis la carte qui prend sa place : l’as d’horloge. Seul, même un as ne vaut rien.
lesson-four = Un carré ! Il vaut 7 et bat une quinte.
lesson-rune-card = Aucune carte ne peut l’améliorer. Choisis donc la carte Rune : elle ne compte dans aucun rang, mais rapporte 2 runes si tu l’as à la fin de la manche.
lesson-nine = Neuf cartes dans la rivière. Encore une, et la manche se décide.

## Prediction and Unfolding

lesson-full = Mara a passé : la première carte du paquet est ajoutée à la rivière, la voilà pleine. Chacun prédit à son tour qui a la meilleure main. Teo dit : Teo.
lesson-think = Que sais-tu ? Teo a annoncé une quinte, et rien ne l’a changée depuis. De Mara, tu ne sais rien de meilleur. Et toi, tu as un carré.
lesson-predict = Prédis donc que la meilleure main est la tienne.
lesson-unfolding = Mara connaît ta main, sauf une carte. Après sa prédiction vient la Révélation : on retourne les mains, on partage le pot, on paie chaque rang.
lesson-scored = Mara a cru en Teo : elle n’a jamais vu le 4 que tu as caché. Personne d’autre n’avait raison : le pot de 4 est à toi, plus 7 pour le rang et 2 pour la carte Rune. 13 runes !

## The learner’s own round

lesson-own = La manche 2 est à toi. La personne qui a le moins de runes commence : Mara. Touche une carte, la table te dit ce qu’elle fait ; plus rien n’est imposé.
lesson-own-turn = À toi : une carte, passer, ou tout risquer. Garde ce qui fait ton rang et joue une carte dont tu peux te passer.
lesson-own-prediction = Qui a la meilleure main ? Regarde ce que chacun a dû annoncer, les cartes que tu connais, et qui a tout risqué.
lesson-own-round = Ta propre manche. Les règles et l’aide de jeu sont à portée de doigt, en haut de la table.
lesson-end = C’était ta première manche à toi. Tu connais le jeu ! Une partie a trois manches : joue la dernière ici, ou commence une nouvelle partie.
