### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = main actuelle
aid-about-straight-flush = Cinq valeurs qui se suivent, toutes de la même couleur.
aid-about-four-of-a-kind = Quatre cartes de même valeur.
aid-about-full-house = Trois cartes d’une valeur et deux d’une autre.
aid-about-flush = Cinq cartes de la même couleur.
aid-about-straight = Cinq valeurs qui se suivent. A 2 3 4 5 compte aussi, avec le 5 pour carte haute ; Q K A 2 3 ne compte pas.
aid-about-three-of-a-kind = Trois cartes de même valeur.
aid-about-two-pairs = Deux cartes d’une valeur et deux d’une autre.
aid-about-pair = Deux cartes de même valeur.
aid-about-nothing = Même pas une paire : contre une autre main de ce genre, c’est la carte la plus haute qui compte.
aid-ties = Deux mains de même rang
aid-ties-about = La valeur la plus haute l’emporte, parmi les cartes qui forment le rang. Si elle est la même, c’est la meilleure couleur, dans cet ordre :
aid-suits = Les couleurs, de la meilleure à la moins bonne
aid-rune-cards = Une carte Rune ne compte dans aucun rang, mais rapporte 2 runes à elle seule lors de la Révélation.

## The rules: finding one's way

rules-title = Les règles
rules-lead = Tout le jeu, en une dizaine de minutes. Chaque effet, chaque rang et chaque cas particulier s’y trouve : un mot suffit pour le retrouver.
rules-search = Chercher dans les règles
rules-clear = Effacer la recherche
# $count: how many passages; $query: what was searched
rules-found = { $count ->
    [0] Rien trouvé pour « { $query } ». Un mot plus court aidera peut-être.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
    }
rules-contents = Sommaire
rules-print = Imprimer

## What it is about

rules-goal = De quoi il s’agit
rules-goal-aim = Chaque joueur compose une main de poker de cinq cartes, et devine qui, autour de la table, a composé la meilleure. Lire le jeu des autres compte autant que d’avoir de bonnes cartes.
rules-goal-rounds = Une partie compte trois manches. Les runes sont des points, et chacun voit à tout moment combien les autres en ont. La personne qui en a le plus après la troisième manche gagne.
rules-goal-flow = Chaque manche se déroule de la même façon :
rules-goal-improve = Tour après tour, on joue des cartes pour leurs effets et on améliore sa main, tandis que la rivière commune se remplit.
rules-goal-predict = Dès que la rivière est pleine, chacun prédit à qui appartient la meilleure main.
rules-goal-score = Toutes les mains sont retournées. Les prédictions justes se partagent le pot, et chaque main rapporte des runes selon son propre rang.

## On the table

rules-table = Sur la table
rules-table-cards = Le jeu a 54 cartes. Les valeurs de 2 à 10, le valet, la dame, le roi et l’as existent en quatre couleurs : horloge, masque, scarabée et arbre. S’y ajoutent deux cartes Rune, sans valeur ni couleur.
rules-table-card = Une carte montre sa valeur, sa couleur et ses effets, de haut en bas. Une étoile marque un effet obligatoire. Voici le valet de masque.
rules-table-value = valeur
rules-table-suit = couleur
rules-table-must = effet étoilé : obligatoire
rules-table-may = autre effet : au choix
rules-table-deal = À chaque manche, toutes les cartes sont mélangées et chacun en reçoit cinq. Les autres forment le paquet, face cachée. À côté, la défausse est d’abord vide.
rules-table-display = La rivière est un cadre de deux rangées. Chaque rangée a 4 emplacements à 2 joueurs, 5 à 3 joueurs et 6 à 4 ou 5 joueurs. Avant de commencer, deux cartes du paquet sont posées dans la première rangée.
rules-table-pot = Avant chaque manche, de nouvelles runes vont dans le pot, en plus de celles qui y sont restées :
rules-table-round = Manche { $round }
rules-table-two = 2 joueurs
rules-table-more = 3 à 5 joueurs
rules-table-first = La première manche commence par la première place. Ensuite, la personne qui a le moins de runes commence ; en cas d’égalité, c’est, parmi elles, celle dont la main était la plus faible à la manche précédente.

## Your turn

rules-turn = Un tour de jeu
rules-turn-choice = On joue dans le sens horaire. À son tour, on fait exactement une de ces trois choses.
rules-turn-play = Jouer une carte
    .about = On pose devant soi une carte de sa main, face visible, et on utilise ses effets. À la fin, elle va dans la rivière.
rules-turn-pass = Passer
    .about = La première carte du paquet va dans la rivière. On reste dans la manche, et au tour suivant tout est de nouveau possible.
rules-turn-all-in = Tout risquer
    .about = On pose sa main face cachée : elle reste telle quelle jusqu’à la Révélation. Deux cartes du paquet vont dans la rivière. Ni l’Hypnose ni l’Œil omniscient ne peuvent plus viser cette main, et à partir de là on passe d’office. Une seule personne par manche peut tout risquer : après elle, plus personne ne le peut.
rules-turn-five = Après chaque tour, chaque joueur a exactement cinq cartes.
rules-turn-full = Si la rivière est pleine après un tour, il n’y a plus de tours : la phase de Prédiction commence.

## Playing a card

rules-play = Jouer une carte
rules-play-choose = On choisit n’importe quelle carte de sa main, même une carte Rune. Posée devant soi, elle ne fait plus partie de la main.
rules-play-effects = On applique ses effets de haut en bas. Un effet qui porte une étoile est obligatoire. On peut renoncer à chacun des autres quand vient son moment.
rules-play-discard = Si la main compte ensuite plus de cinq cartes, on défausse le surplus une carte après l’autre, face visible. Tout le monde les voit partir. Après cela, seule la carte du dessus de la défausse reste visible, et personne ne peut fouiller la pile.
rules-play-add = La carte jouée s’ajoute à la rivière. Le tour est terminé.
rules-play-example = Un exemple : on joue le valet de masque, et il reste quatre cartes. Il faut prendre une carte de la rivière : cinq. On peut en piocher une de plus, et on le fait : six. On défausse la moins utile, et le valet va dans la rivière.

## The effects

rules-effects = Les effets
rules-effects-about = Neuf signes, et ce que fait chacun d’eux.
rules-effects-begun = Un effet commencé va jusqu’à son terme : après avoir désigné la carte voulue, on en donne une en échange ; après avoir révélé des cartes, on en prend une.

## The display and covered cards

rules-display = La rivière et les cartes recouvertes
rules-display-add = Une nouvelle carte va dans l’emplacement libre le plus à gauche de la première rangée. Une fois celle-ci pleine, les cartes vont dans la seconde, de nouveau à partir de la gauche.
rules-display-cover = Une carte de la seconde rangée est posée sur une carte de la première et la recouvre. On peut encore lire une carte recouverte, mais elle est bloquée : personne ne peut la prendre ni l’échanger.
rules-display-free = Quand la carte du dessus est prise, celle du dessous redevient libre.
rules-display-picture = À 2 joueurs : la première rangée est pleine et la seconde a commencé. Le 9 d’horloge et le roi d’arbre sont recouverts et bloqués. On peut prendre les quatre autres cartes.

## Hands and their ranks

rules-ranks = Les mains et leurs rangs
rules-ranks-about = Une main a le meilleur rang que forment ses cinq cartes. Le nombre dit combien de runes elle rapporte ; un nombre plus haut bat un nombre plus bas.
rules-ranks-side = Tout le monde utilise la même face de l’aide de jeu, choisie avant la partie. La face A suit l’ordre habituel du poker. Sur la face B, une quinte vaut plus qu’un full.
rules-ranks-sides = Face de l’aide de jeu
rules-ranks-ace = L’as est la carte la plus haute. Dans A 2 3 4 5, il est au contraire la plus basse, et cette quinte compte comme une quinte au 5. Il n’est jamais au milieu d’une quinte.
rules-ranks-rune = Les cartes Rune ne comptent dans aucun rang. Avec l’une d’elles en main, ni quinte, ni couleur, ni full, ni quinte flush ; avec les deux, un brelan au plus.

## The Prediction phase

rules-prediction = La phase de Prédiction
rules-prediction-order = Le joueur qui suit celui dont le tour a rempli la rivière commence. Dans l’ordre du tour, chacun place ouvertement son jeton Prédiction devant la personne qui, à son avis, a la meilleure main.
rules-prediction-self = On peut se désigner soi-même. La personne qui a tout risqué fait elle aussi une prédiction.
rules-prediction-two = À deux, les prédictions se font en secret et sont montrées au même moment.

## The Unfolding and the score

rules-unfolding = La Révélation et les points
rules-unfolding-hands = Dans le même ordre, les mains sont retournées et leurs rangs annoncés. Une seule main est la meilleure : deux mains ne sont jamais égales. Les runes sont ensuite distribuées, en trois temps.
rules-unfolding-pot = Le pot : toutes les personnes qui ont prédit la meilleure main se le partagent à parts égales. Ce qui ne se divise pas reste dans le pot pour la manche suivante. Si personne n’avait raison, tout y reste.
rules-unfolding-rank = Les mains : chaque main, la meilleure ou non, rapporte les runes de son rang.
rules-unfolding-runes = Les cartes Rune : chacune, dans une main, rapporte 2 runes.
rules-unfolding-example = Un exemple sur la face A, avec 7 runes dans le pot. Ana a la meilleure main. Ana et Mia l’ont prédit, Léo s’est désigné lui-même. Ana et Mia reçoivent chacune 3 runes du pot, et il en reste 1.
rules-unfolding-ana = Ana
rules-unfolding-leo = Léo
rules-unfolding-mia = Mia
rules-unfolding-best = meilleure main
rules-unfolding-predicts = prédit : { $name }
rules-unfolding-from-pot = Pot
rules-unfolding-from-hand = Main
rules-unfolding-from-runes = Cartes Rune
rules-unfolding-total = Total
# $runes: how many Runes remain
rules-unfolding-stays = { $runes ->
    [one] { $runes } rune reste dans le pot
   *[other] { $runes } runes restent dans le pot
    }

## The end of the game

rules-end = La fin de la partie
rules-end-winner = Après la troisième manche, le joueur qui a le plus de runes gagne.
rules-end-tie = Si plusieurs sont à égalité, celui d’entre eux qui avait la meilleure main de la troisième manche gagne.
rules-end-pot = Les runes encore dans le pot n’appartiennent alors à personne.

## Variants

rules-variants = Variantes
rules-variants-about = La table les choisit avant la partie. Des deux variantes de la défausse, une seule peut être utilisée.
rules-variants-heirs = En cas d’égalité en tête après la troisième manche, tout le monde en joue une quatrième, avec 10 runes de plus dans le pot. Si l’égalité demeure ensuite, personne ne gagne.
rules-variants-bending = Chaque manche commence avec une carte face visible sur la défausse. Pour prendre ou échanger, on peut utiliser la carte du dessus de la pile comme une carte non recouverte de la rivière. Une carte donnée contre elle devient la nouvelle carte du dessus.
rules-variants-closed = Les cartes sont défaussées face cachée : seul leur nombre est connu. La personne qui révèle des cartes est seule à les regarder, en prend une et défausse les autres face cachée.

## Who knows what

rules-knowledge = Qui sait quoi
rules-knowledge-all = Tout le monde voit les runes et le pot, la rivière avec ses cartes recouvertes, le nombre de cartes du paquet et de la défausse, et la carte du dessus de celle-ci. Tout le monde voit aussi chaque carte au moment où elle est jouée, prise, échangée, révélée ou défaussée, entend chaque rang annoncé et sait qui a tout risqué.
rules-knowledge-one = Chacun est seul à connaître sa main, les cartes qu’il a piochées et celles que son Œil omniscient a vues.
rules-knowledge-none = Personne ne connaît l’ordre du paquet.
rules-knowledge-memory = On peut se servir de tout ce qu’on a vu. Si la table a un aide-mémoire, il retient tout cela : les cartes dont on peut prouver qu’elles sont dans une main y sont montrées, avec le dernier rang annoncé. Il ne devine rien : cela, c’est aux joueurs de le faire.
rules-knowledge-closed = En aveugle, une carte de la main défaussée face cachée pourrait être n’importe laquelle : ce qu’on savait de cette main n’est plus certain.

## Questions

rules-questions = Questions
rules-questions-deck = Que se passe-t-il quand le paquet est vide ?
    .about = Dès qu’il faut une carte, la défausse est mélangée et devient le nouveau paquet, même au milieu d’un effet. Les cartes déjà piochées ou révélées restent où elles sont.
rules-questions-impossible = Et si un effet ne peut pas être appliqué ?
    .about = S’il n’y a pas de carte à prendre, ou personne à désigner, on passe l’effet, étoilé ou non. Avec moins de cinq cartes à la fin, on pioche jusqu’à en avoir cinq.
rules-questions-own = Peut-on prendre la carte qu’on est en train de jouer ?
    .about = Non. Elle ne va dans la rivière qu’après tous ses effets.
rules-questions-gap = Une carte de la première rangée a été prise alors que d’autres sont recouvertes. Où va la carte suivante ?
    .about = Dans ce trou. La seconde rangée ne continue qu’ensuite, et rien n’est jamais posé au-dessus d’un trou.
rules-questions-one-space = Peut-on tout risquer quand il ne reste qu’un emplacement libre ?
    .about = Oui. Une seule carte est alors ajoutée, au lieu de deux.
rules-questions-second = Quelqu’un a déjà tout risqué. Peut-on le faire aussi ?
    .about = Pas dans cette manche.
rules-questions-tie = Et si deux mains ont le même rang ?
    .about = On compare les cartes qui forment le rang : la valeur la plus haute l’emporte. Dans une double paire, c’est la paire la plus haute qui compte ; dans un full, le brelan. À valeurs égales, les couleurs décident : en général, l’horloge est la meilleure, puis viennent le masque, le scarabée et l’arbre.
rules-questions-kicker = Les autres cartes comptent-elles, comme au poker ?
    .about = Non. La paire la plus basse d’une double paire, la paire d’un full et les cartes à côté d’un groupe ne sont jamais comparées.
rules-questions-nothing = Et deux mains sans même une paire ?
    .about = On compare leurs cartes les plus hautes, d’abord par la valeur, puis par la couleur.
rules-questions-order = Des cartes ont été révélées et une est prise. Dans quel ordre les autres sont-elles défaussées ?
    .about = Comme elles ont été révélées, si bien que la dernière est sur le dessus.
rules-questions-lie = Peut-on mentir sous Hypnose, ou choisir ce que voit l’Œil omniscient ?
    .about = Le rang annoncé est toujours le vrai, sans valeurs ni couleurs. Pour l’Œil omniscient, on choisit laquelle de ses cinq cartes reste cachée.
rules-questions-supply = Les runes peuvent-elles manquer ?
    .about = Non. Si nombreuses soient-elles, la réserve y suffit.
rules-questions-heirs = Qui commence la quatrième manche des Héritiers ?
    .about = Comme pour toute manche après la première : la personne qui a le moins de runes.
rules-questions-long = Une manche peut-elle durer sans fin ?
    .about = Non. Après 60 tours par joueur, tout le monde passe d’office jusqu’à la fin de la manche. En jouant pour gagner, on ne le verra jamais.
