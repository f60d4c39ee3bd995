### The lesson: what the coach says beside the table, step by step.

## Around the lesson

lesson-title = Leçon
lesson-opening = On distribue les cartes de votre leçon…
# $step, $steps: numbers
lesson-progress = Étape { $step } sur { $steps }
lesson-skip = Passer la leçon
lesson-back = Retour
lesson-next = Suivant
lesson-again = Recommencer la leçon
lesson-retry = Réessayer
lesson-go-on = Jouer la manche 3
lesson-new-game = Nouvelle partie
lesson-instead = Pour l’instant, faites ce que propose la leçon. Dans la deuxième manche, vous choisirez vous-même.
lesson-yours = Vous avez quitté le chemin de la leçon. Rien de grave : cette manche est à vous, choisissez comme vous voulez.

## The first turn

# $name: the learner’s name
lesson-welcome = Bienvenue, { $name } ! Vous allez jouer une première manche avec Mara et Teo, et je vous dirai quoi choisir. Dans cinq minutes, vous connaîtrez le jeu.
lesson-hand = Ces cinq cartes sont votre main, personne d’autre ne les voit. À la fin de la manche, une main vaut son rang : une paire, une quinte, un carré…
lesson-rank = Ici, la table vous indique à tout moment le rang de votre main. Pour l’instant, rien. Cela va changer.
lesson-display = La rivière, au milieu, est à tout le monde. Elle se remplit tour après tour ; quand ses dix emplacements ont une carte, plus personne ne joue.
lesson-pot = Ensuite, chacun prédit qui a la meilleure main. Ceux qui ont raison se partagent le pot, et chaque main rapporte les runes de son rang. La personne qui a le plus de runes gagne.
lesson-play = C’est votre tour : jouez une carte pour ses effets, les signes sur son côté, de haut en bas. Jouez le valet de masque : il prend, puis pioche.
lesson-take = Un effet à étoile est obligatoire : prenez une carte non recouverte de la rivière. Vous avez un 4 : prenez le 4 de scarabée, et voilà une paire.
lesson-draw = Vous pouvez renoncer aux effets sans étoile. Mais une carte de plus au choix est bonne à prendre : piochez.
lesson-discard = Six cartes : une de trop, car chaque tour finit avec cinq. On défausse face visible, tout le monde voit la carte. Défaussez le 3 de masque que vous avez pioché.

## The others’ first turns

lesson-mara = Le valet que vous avez joué est maintenant dans la rivière : c’est là que vont les cartes jouées. Au tour de Mara.
lesson-eye = Mara tourne l’Œil omniscient vers vous ! Elle verra quatre de vos cinq cartes, elle seule. Vous choisissez celle qui reste cachée.
lesson-hide = Chacun sait que vous avez pris le 4 de scarabée. Cachez donc votre autre 4, le 4 d’horloge. Personne ne doit le connaître.
lesson-teo = Au tour de Teo. Observez-le : tout ce qui est visible un instant, vous pouvez le retenir.
lesson-revealed = Teo a révélé trois cartes à la vue de tous et a gardé le 9 d’arbre ; la table vous rappelle que vous le savez. Les deux autres sont défaussées.
lesson-told = Puis son Hypnose vous a fait annoncer à tous le rang de votre main : une paire. On ne dit que le rang, jamais une carte.

## The second turn

lesson-answer = À vous de l’hypnotiser. Le 9 de masque a l’Hypnose, puis Révéler 3 avec une étoile. Jouez-le.
lesson-ask = Qui voulez-vous interroger ? Teo a l’air bien trop content. Choisissez Teo.
lesson-straight = Il a dû l’annoncer : Teo a une quinte ! Elle vaut 4, mieux que votre paire. Ce qu’il a dit reste noté près de son nom.
lesson-pick = Et le 9 a révélé trois cartes : l’une est pour vous. Choisissez le 4 d’arbre, et vous avez un brelan.

## The second row, and All In

lesson-row = La première rangée est pleine. Les cartes vont maintenant dans la seconde, chacune sur une carte de la première.
lesson-between = De nouveau à Teo. Avec une quinte, que feriez-vous ?
lesson-all-in = Teo a tout risqué : deux cartes sont entrées dans la rivière et sa main reste scellée. On ne peut plus interroger Teo, mais son rang ne change plus : une quinte.
lesson-covered = Le roi d’arbre est sous une autre carte. Une carte recouverte est bloquée : on ne peut ni la prendre ni l’échanger.

## The third turn

lesson-last = Il manque un 4 à votre main, et le voilà. La prochaine carte va le recouvrir : maintenant ou jamais !
lesson-ten = Vous n’avez plus de carte qui prend, mais le 10 d’horloge permet d’échanger, puis révèle trois cartes. Jouez-le.
lesson-exchange = Échange : choisissez d’abord la carte que vous voulez, le 4 de masque.
lesson-give = Puis la carte qui prend sa place : l’as d’horloge. Seul, même un as ne vaut rien.
lesson-four = Un carré ! Il vaut 7 et bat une quinte.
lesson-rune-card = Aucune carte ne peut l’améliorer. Choisissez donc la carte Rune : elle ne compte dans aucun rang, mais rapporte 2 runes si vous l’avez à la fin de la manche.
lesson-nine = Neuf cartes dans la rivière. Encore une, et la manche se décide.

## Prediction and Unfolding

lesson-full = Mara a passé : la première carte du paquet est ajoutée à la rivière, la voilà pleine. Chacun prédit à son tour qui a la meilleure main. Teo dit : Teo.
lesson-think = Que savez-vous ? Teo a annoncé une quinte, et rien ne l’a changée depuis. Chez Mara, vous n’avez rien vu de mieux. Et vous, vous avez un carré.
lesson-predict = Prédisez donc que la meilleure main est la vôtre, et confirmez.
lesson-unfolding = Mara connaît votre main, sauf une carte. Après sa prédiction vient la Révélation : on retourne les mains, on partage le pot, et chaque rang rapporte ses runes.
lesson-showdown = Les mains sont maintenant retournées une à une, la plus faible d’abord. Les jetons près d’un joueur sont les prédictions en faveur de sa main.
lesson-best = Votre carré est la meilleure main ! Votre prédiction était juste : le pot est à vous. Puis chaque main rapporte les runes de son rang.
lesson-scored = Mara a cru en Teo : elle n’a jamais vu le 4 que vous avez caché. Personne d’autre n’avait raison : le pot de 4 est à vous, plus 7 pour le rang et 2 pour la carte Rune. 13 runes !

## The learner’s own round

lesson-own = La manche 2 est à vous. La personne qui a le moins de runes commence : Mara. Touchez une carte, la table vous dit ce qu’elle fait. À partir d’ici, c’est vous qui décidez.
lesson-own-turn = À vous : une carte, passer, ou tout risquer. Gardez ce qui fait votre rang et jouez une carte dont vous pouvez vous passer.
lesson-own-prediction = Qui a la meilleure main ? Regardez ce que chacun a dû annoncer, les cartes que vous connaissez, et qui a tout risqué.
lesson-own-round = C’est votre manche. En haut de la table, l’étoile ouvre l’aide de jeu, et les règles sont dans le menu.
lesson-end = C’était la première manche que vous jouiez librement. Vous connaissez le jeu ! Une partie a trois manches : jouez la dernière ici, ou commencez une nouvelle partie.

## Two short lessons

practice-title = Deux courtes leçons
practice-lesson-predicting = Prédire
    .about = Quand la rivière est pleine, vous prédisez qui a la meilleure main. Servez-vous de ce que vous savez : les cartes vues, les rangs annoncés, qui a tout risqué. Dans chaque situation, choisissez une réponse ; la bonne est expliquée.
practice-lesson-reading = Lire le jeu des autres
    .about = Les joueurs trahissent leur main par ce qu’ils prennent, passent et annoncent. Dans chaque situation, choisissez une réponse ; la bonne est expliquée.
practice-at = Situation { $at } sur { $count }
practice-took = A pris :
# $count: a number
practice-passed = { $count ->
    [one] A passé une fois
   *[other] A passé { $count } fois
    }
practice-wrong = Regardez encore : une autre réponse est meilleure.
practice-done = Bien vu ! La leçon est finie.
practice-sealed = Qui a la meilleure main ?
    .why = Teo a annoncé une quinte, puis il a tout risqué : sa main ne change plus. Une quinte (4) bat votre brelan (3).
practice-grown = Vous avez une quinte. Qui a la meilleure main ?
    .why = Mara a annoncé une double paire, puis elle a pris une troisième dame : c’est très probablement un full (6). Une main annoncée peut encore grandir.
practice-own = Vous avez un carré. Qui a la meilleure main ?
    .why = Vous. Seuls une quinte flush ou un carré plus haut le battent, et rien ne les annonce. Si personne ne l’a remarqué, tout le pot est à vous.
practice-takes = Mara a pris deux cartes. Laquelle ne faut-il pas lui laisser ?
    .why = Elle collectionne les 8. Prenez le troisième, ou laissez-le recouvrir : une carte recouverte est bloquée.
practice-passes = Qui a plus probablement une main achevée ?
    .why = Qui passe garde toutes ses cartes. Teo a passé deux fois : il n’a sans doute plus besoin de rien. L’Hypnose ou l’Œil omniscient vous le diraient.
practice-suit = Teo a annoncé une couleur. Quelle carte peut être dans sa main ?
    .why = Les cinq cartes d’une couleur ont le même symbole. Deux des siennes sont des scarabées : les trois autres aussi.
