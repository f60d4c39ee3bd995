### The browser: the start page.

home-title = Le poker des devins : prédisez la meilleure main
home-lead = Trois manches, un pot. Jouez des cartes pour leurs pouvoirs, façonnez votre main et prédisez qui aura la meilleure.
home-still = Mettre l’animation en pause
home-play-title = Jouer contre des robots
home-opponents = Adversaires
home-level = Leur niveau
home-new = Vous découvrez le jeu ? Apprenez-le en cinq minutes.
home-dealing = On distribue…
home-options-changed = modifiées
home-friends = Entre amis
home-friends-about = Ouvrez une table, envoyez le lien et mettez des robots aux places restées libres.
home-open = Ouvrir une table
home-join = Rejoindre avec un code ou un lien
home-join-example = BCDFGH
home-join-go = Rejoindre
home-join-help = Majuscules ou minuscules, avec ou sans espaces.
home-join-wrong = Ce n’est ni un code ni le lien d’une table : vérifiez votre saisie.
home-tables = Tables ouvertes
home-tables-none = Personne n’attend en ce moment. Ouvrez une table et cochez « Dans la liste publique ».
home-tables-nobody = Personne n’y est encore assis
# $count: how many seats are free; $players: how many there are
home-tables-free = { $count ->
    [one] { $count } place libre sur { $players }
   *[other] { $count } places libres sur { $players }
    }
home-go-on = Votre partie continue
home-go-on-table = Votre table vous attend
# $names: the others at the table
home-go-on-with = avec { $names }
home-go-on-go = Continuer
home-learn = Apprendre en cinq minutes
    .about = Une première manche à la vraie table, pas à pas.
home-practice = S’exercer à prédire
    .about = Deux courtes leçons : prédire, et lire le jeu des autres.
home-rules = Règles
    .about = Tout le jeu, expliqué avec nos mots et en images.
home-games = Mes parties
    .about = Résultats, parties à revoir et votre façon de jouer.
home-daily = { screen-daily }
    .about = Les mêmes cartes pour tout le monde.
home-duplicate = { screen-duplicate }
    .about = Plusieurs tables jouent avec les mêmes cartes, puis on compare les résultats.
home-puzzles = { screen-puzzles }
    .about = De vraies positions, chacune avec une réponse nettement meilleure.
home-footer = Une édition numérique non officielle du jeu de cartes All In – Predictions. Ses images, ses textes et ses sons sont les nôtres.
home-licences = Licences de ses composants
