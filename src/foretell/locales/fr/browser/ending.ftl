### The end of a game: the podium, the rematch and the check of the deal.

## The end. $name: who won, $runes: with how many

over-you = Vous gagnez avec { count-runes } !
over-winner = { $name } gagne avec { count-runes }
over-nobody = Personne ne gagne
over-rematch = Revanche
over-replay = Revoir
over-branch = C’était une partie « Et si ? » : elle ne compte pas.
over-branch-again = Réessayer
over-branch-game = Vers la partie d’origine
over-record = Enregistrement
over-home = Accueil
over-look = Regarder la table
chart-runes = Runes après chaque manche
chart-player = Joueur
chart-round = Manche { $round }

## A rematch. $name: who wants it; $names: who has not accepted yet

over-rematch-wanted = { $name } veut une revanche.
over-rematch-accept = Accepter
over-rematch-waiting = La revanche commence quand tout le monde accepte. En attente : { $names }.
over-rematch-without = Commencer sans { $names }
over-rematch-cancel = Pas de revanche
over-rematch-begun = La revanche a commencé.
over-rematch-join = Aller à la revanche

## Your game in up to three sentences. $name: a player; $round: the round

story-title = Votre partie
story-replay = Revoir
# $target: "self" or "other"
story-call = Meilleure prédiction : à la manche { $round }, { $target ->
    [self] vous avez parié sur vous-même
   *[other] vous avez prédit { $name }
    } et pris { count-runes } dans le pot.
# $rank: a rank, such as "Straight"
story-hand = Meilleure main : « { $rank } » à la manche { $round } vous a rapporté { count-runes }.
story-no-call = Meilleure prédiction : aucune des vôtres n’était juste cette fois.
story-miss = Erreur la plus chère : à la manche { $round }, { $name } avait la meilleure main. Le prédire vous aurait rapporté { count-runes }.
story-miss-self = Erreur la plus chère : à la manche { $round }, vous aviez vous-même la meilleure main. Le prédire vous aurait rapporté { count-runes }.
story-no-miss = Erreur la plus chère : aucune. Toutes vos prédictions étaient justes.
# $percent: a number, such as "18"
story-lucky = Chance de la donne : vous avez commencé la manche { $round } avec « { $rank } ». Vous ne recevez une telle main ou mieux que dans { $percent } % des parties.
story-counts = Le podium compte les runes. L’analyse compte les chances de gagner : elle peut donc retenir d’autres moments.

## The deal's fairness

fair-check = Vérifier la donne
fair-about = Le serveur avait scellé sa part de la donne avant de connaître la vôtre : votre navigateur peut le vérifier.
fair-unable = Ce navigateur ne peut vérifier une donne que sur une connexion sécurisée (https). La commande « foretell verify » vérifie l’enregistrement n’importe où.
fair-failed = L’enregistrement n’a pas pu être récupéré : réessayez.
fair-commitment = Le serveur a tenu parole : son secret est celui qu’il avait scellé avant la donne.
fair-commitment-broken = Le secret du serveur n’est pas celui qu’il avait scellé avant la donne !
# $count: how many players added to it
fair-seed = { $count ->
    [0] La donne découle du seul secret du serveur : personne n’y a rien ajouté.
    [one] La donne découle de ce secret et de ce qu’a ajouté { $count } joueur.
   *[other] La donne découle de ce secret et de ce qu’ont ajouté { $count } joueurs.
    }
fair-seed-broken = La donne ne découle pas du secret et de ce qui a été ajouté !
fair-mine = Ce que ce navigateur a ajouté en fait partie, et le sceau est celui qu’il avait vu.
fair-mine-none = Ce navigateur n’a rien ajouté à cette donne.
fair-mine-broken = Ce que ce navigateur a ajouté n’en fait pas partie, ou le sceau n’est plus le même !

## The deal of the day

over-day = Votre score
over-day-sealed = Le secret de cette donne est révélé après minuit UTC.
over-duplicate-sealed = Les cartes restent secrètes tant que toutes les tables n’ont pas fini.
