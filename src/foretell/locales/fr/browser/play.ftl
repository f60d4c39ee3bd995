### The table in the browser.

title-table = À la table · Foretell
title-your-turn = À vous ! · Foretell

## The bar

bar-home = Retour à l’accueil
bar-menu = Menu de la table
bar-more = Plus
bar-aid = Aide de jeu
bar-rules = Règles
bar-log = Journal et discussion
# $count: how many lines of others were not read yet
bar-log-unread = { bar-log } : { chat-unread }
bar-sound-on = Activer le son
bar-sound-off = Couper le son
bar-settings = Réglages
bar-keys = Touches
bar-leave = Laisser la place à un robot
bar-coach = Demander à l’entraîneur
bar-watching = Vous regardez
bar-live = En direct
# $count: how many moves were made that the viewer has not seen yet
bar-behind = { $count ->
    [one] { $count } coup de retard : rattraper
   *[other] { $count } coups de retard : rattraper
    }
link-lost = Pas de connexion : nouvel essai…
link-stalled = Le serveur ne peut rien enregistrer : patientez…
table-missing = Impossible d’ouvrir cette table
table-loading = La table se prépare…

## Seats

# $name: the player's own name
player-you = { $name } (vous)
# $cards: a list of cards
seat-known = Certainement en main : { $cards }
# $rank: a rank's name
seat-told = A annoncé : { $rank }
# $turn: the number of the turn when it was told
seat-told-turn = Dernier rang annoncé sous Hypnose : { $rank } (tour { $turn })
seat-away = Place jouée par un robot
seat-acting = En train de choisir
# $names: who predicted that this player has the best hand
seat-predicted = Meilleure main selon { $names }
# $level: how well it plays
seat-bot = Robot, { $level }
seat-person = Une personne
# The label of the button that predicts one’s own hand
seat-me = Moi
seat-take-back = Reprendre la place
know-all-in = { $name } a tout risqué : sa main reste face cachée jusqu’à la Révélation.
know-holds = { $name } a certainement en main
# $time: minutes and seconds
clock-left = Temps restant : { $time }

## The middle

display-is-covered = Recouverte : bloquée
# A list of cards follows
display-uncovered = Cartes non recouvertes de la rivière
memory-open = Ce que l’on sait du paquet

## The hand

hand-present-rank = Rang actuel :
# After the Runes for the rank of the hand. $runes: how many more its Rune cards bring
hand-rune-cards = et { $runes } pour les cartes Rune
# $value: the value that decides among equal ranks
rank-with-value = { $rank } ({ $value })
# $rank: what the hand would be
prospect = Votre main serait : { $rank }
prospect-play = Il vous resterait en main : { $rank }
# On a card: the rank of the hand with it
card-becomes = → { $rank }

## The prompt

prompt-title = Que faire
prompt-played-by = Carte jouée par { $name }
prompt-revealed = Les cartes révélées
prompt-read = Lire la carte : { $card }
undo = Annuler
prompt-mandatory = L’étoile indique que cet effet est obligatoire.
prompt-sending = Envoi de votre choix…
prompt-skip = Aller à mon tour
# On the buttons: what Pass and All In do, in a few words
pass-does = 1 carte va dans la rivière
all-in-does = votre main ne change plus
all-in-asks = Tout risquer ? Votre main reste telle quelle, face cachée, 2 cartes du paquet vont dans la rivière, et vous passez jusqu’à la fin de la manche.
all-in-sure = Vraiment tout risquer ?
effect-use = Utiliser
effect-skip = Renoncer
# $count: how many actions of others
since-title = { $count ->
    [one] Depuis votre dernier tour : { $count } action
   *[other] Depuis votre dernier tour : { $count } actions
    }

## Why not. $name: who is to choose, or who is All In

why-over = La partie est terminée.
why-spectator = Vous regardez : seuls les joueurs choisissent.
why-sealed = Vous avez tout risqué : votre main reste face cachée jusqu’à la Révélation.
why-not-your-turn = Ce n’est pas votre tour : { $name } choisit.
why-covered = Cette carte est recouverte, donc bloquée.
why-all-in = Impossible de désigner { $name }, qui a tout risqué.
why-all-in-taken = { $name } a déjà tout risqué : une seule personne peut le faire par manche.
why-play-first = Une carte de la rivière ne vient en main que par un effet : jouez d’abord une carte.
why-discard = Pour l’instant, vous ne pouvez que regarder la défausse.
why-not-now = Pas possible maintenant : choisissez parmi les cartes et les boutons éclairés.

## What happened

log-heading = Journal
log-printed = Le dernier tour de chacun : selon les règles imprimées, la table n’en garde pas plus.
chat-title = Discussion
# $count: how many lines of others were not read yet
chat-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
    }
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-emotes = Messages rapides
chat-spectator = Seuls les joueurs peuvent parler.
side-title = Journal et discussion
side-close = Fermer journal et discussion

## The prediction

predict-choose = Choisissez un joueur
# $prediction: such as "Merlin holds the best hand"
predict-confirm = Confirmer : { $prediction }
predict-table = Voir la table
predict-notes = Voir vos notes
# Instead of the table, after "predict-table"
peek-cards = Voir les cartes

## The end

over-podium = Le podium
over-by-runes = La personne qui a le plus de runes l’emporte.
over-by-hand = Égalité en tête : la meilleure main de la dernière manche l’emporte.
over-by-nobody = Encore une égalité en tête après une manche de plus.

## What only a screen reader says

# The label of the player’s own runes
aloud-you = Vous
aloud-keys = Appuyez sur T pour réentendre la table, ou sur le point d’interrogation pour la liste des touches.
aloud-last-round = C’est la dernière manche.
# $count: how many
aloud-spaces = { $count ->
    [one] Il reste { $count } emplacement dans la rivière.
   *[other] Il reste { $count } emplacements dans la rivière.
    }
# A list of cards of the display follows
aloud-covered = Cartes recouvertes
# $card, $below: cards with their articles; $card now lies on $below
aloud-covers = { $card } recouvre { $below }.
# $card: a card that can be taken again
aloud-uncovered = Carte non recouverte : { $card }.
# After a question about an effect that is not mandatory
aloud-optional = Vous pouvez renoncer.
aloud-hide = Quelle carte reste cachée ?
# $value: the value that decides among equal ranks
aloud-value = Valeur : { $value }.
aloud-wrong = Votre prédiction était fausse.
# $card: the card that makes a hand better than one of equal rank
aloud-decides = Carte décisive : { $card }.
# $text: the new text of the button that has the focus
aloud-button = Bouton : { $text }.
# $place: 1 for the winner
aloud-place = Votre place : { $place } sur { $players }.

## Keys

keys-letters = Raccourcis d’une seule touche
    .about = À désactiver s’ils gênent vos propres raccourcis.
