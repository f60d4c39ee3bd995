### Les cartes du jeu, leurs effets et les rangs des mains.

## Counted things

# $count: how many
count-cards = { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
    }
# $runes: how many
count-runes = { $runes ->
    [one] { $runes } rune
    [many] { $runes } de runes
   *[other] { $runes } runes
    }
# $games: how many
count-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
    }
# $decisions: how many
count-decisions = { $decisions ->
    [one] { $decisions } décision
    [many] { $decisions } de décisions
   *[other] { $decisions } décisions
    }
# $value: a number from 0 to 100
percent = { $value } %
# $value: a number
number = { $value }

## Lists: $first and $last, or $first before the $rest that is already joined

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
# $label: what it is; $text: what is said of it
labelled = { $label } : { $text }

## Suits. The letters stand beside the pictures on cards; the tokens that players type keep the English ones.

suit-clock = horloge
    .letter = H
suit-mask = masque
    .letter = M
suit-scarab = scarabée
    .letter = S
suit-tree = arbre
    .letter = A

## Values that have a name

value-J = valet
value-Q = dame
value-K = roi
value-A = as

## Cards, by their tokens: on their own, and (.the) as a sentence takes them

card-2C = 2 d’horloge
    .the = le 2 d’horloge
card-3C = 3 d’horloge
    .the = le 3 d’horloge
card-4C = 4 d’horloge
    .the = le 4 d’horloge
card-5C = 5 d’horloge
    .the = le 5 d’horloge
card-6C = 6 d’horloge
    .the = le 6 d’horloge
card-7C = 7 d’horloge
    .the = le 7 d’horloge
card-8C = 8 d’horloge
    .the = le 8 d’horloge
card-9C = 9 d’horloge
    .the = le 9 d’horloge
card-10C = 10 d’horloge
    .the = le 10 d’horloge
card-JC = valet d’horloge
    .the = le valet d’horloge
card-QC = dame d’horloge
    .the = la dame d’horloge
card-KC = roi d’horloge
    .the = le roi d’horloge
card-AC = as d’horloge
    .the = l’as d’horloge
card-2M = 2 de masque
    .the = le 2 de masque
card-3M = 3 de masque
    .the = le 3 de masque
card-4M = 4 de masque
    .the = le 4 de masque
card-5M = 5 de masque
    .the = le 5 de masque
card-6M = 6 de masque
    .the = le 6 de masque
card-7M = 7 de masque
    .the = le 7 de masque
card-8M = 8 de masque
    .the = le 8 de masque
card-9M = 9 de masque
    .the = le 9 de masque
card-10M = 10 de masque
    .the = le 10 de masque
card-JM = valet de masque
    .the = le valet de masque
card-QM = dame de masque
    .the = la dame de masque
card-KM = roi de masque
    .the = le roi de masque
card-AM = as de masque
    .the = l’as de masque
card-2S = 2 de scarabée
    .the = le 2 de scarabée
card-3S = 3 de scarabée
    .the = le 3 de scarabée
card-4S = 4 de scarabée
    .the = le 4 de scarabée
card-5S = 5 de scarabée
    .the = le 5 de scarabée
card-6S = 6 de scarabée
    .the = le 6 de scarabée
card-7S = 7 de scarabée
    .the = le 7 de scarabée
card-8S = 8 de scarabée
    .the = le 8 de scarabée
card-9S = 9 de scarabée
    .the = le 9 de scarabée
card-10S = 10 de scarabée
    .the = le 10 de scarabée
card-JS = valet de scarabée
    .the = le valet de scarabée
card-QS = dame de scarabée
    .the = la dame de scarabée
card-KS = roi de scarabée
    .the = le roi de scarabée
card-AS = as de scarabée
    .the = l’as de scarabée
card-2T = 2 d’arbre
    .the = le 2 d’arbre
card-3T = 3 d’arbre
    .the = le 3 d’arbre
card-4T = 4 d’arbre
    .the = le 4 d’arbre
card-5T = 5 d’arbre
    .the = le 5 d’arbre
card-6T = 6 d’arbre
    .the = le 6 d’arbre
card-7T = 7 d’arbre
    .the = le 7 d’arbre
card-8T = 8 d’arbre
    .the = le 8 d’arbre
card-9T = 9 d’arbre
    .the = le 9 d’arbre
card-10T = 10 d’arbre
    .the = le 10 d’arbre
card-JT = valet d’arbre
    .the = le valet d’arbre
card-QT = dame d’arbre
    .the = la dame d’arbre
card-KT = roi d’arbre
    .the = le roi d’arbre
card-AT = as d’arbre
    .the = l’as d’arbre
card-R1 = carte Rune
    .the = une carte Rune
card-R2 = carte Rune
    .the = une carte Rune

## Effects, as the card sheet names them, and what they do. $discard: open, bending or closed

effect-take = Prendre
    .about = { $discard ->
        [bending] Prenez en main une carte non recouverte de la rivière ou celle du dessus de la défausse.
       *[open] Prenez en main une carte non recouverte de la rivière.
        }
    .offer = Prendre une carte ?
effect-exchange = Échanger
    .about = { $discard ->
        [bending] Échangez une carte de votre main contre une carte non recouverte de la rivière ou contre celle du dessus de la défausse. La vôtre prend sa place, face visible.
       *[open] Échangez une carte de votre main contre une carte non recouverte de la rivière. La vôtre prend sa place, face visible.
        }
    .offer = Échanger une carte ?
effect-draw = Piocher
    .about = Piochez la première carte du paquet. Personne d’autre ne la voit.
    .offer = Piocher une carte ?
# $count: how many cards are revealed
-reveal-openly = { $count ->
    [one] Révélez à tout le monde la première carte du paquet et prenez-la en main.
   *[other] Révélez à tout le monde les { $count } premières cartes du paquet et prenez-en une en main. Les autres vont sur la défausse.
    }
-reveal-in-secret = { $count ->
    [one] Regardez en secret la première carte du paquet et prenez-la en main.
   *[other] Regardez en secret les { $count } premières cartes du paquet et prenez-en une en main. Les autres vont sur la défausse, face cachée.
    }
-reveal-offer = { $count ->
    [one] Révéler une carte et la prendre ?
   *[other] Révéler { $count } cartes et en prendre une ?
    }
effect-reveal-1 = Révéler 1
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 1) }
       *[open] { -reveal-openly(count: 1) }
        }
    .offer = { -reveal-offer(count: 1) }
effect-reveal-2 = Révéler 2
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 2) }
       *[open] { -reveal-openly(count: 2) }
        }
    .offer = { -reveal-offer(count: 2) }
effect-reveal-3 = Révéler 3
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 3) }
       *[open] { -reveal-openly(count: 3) }
        }
    .offer = { -reveal-offer(count: 3) }
effect-reveal-4 = Révéler 4
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 4) }
       *[open] { -reveal-openly(count: 4) }
        }
    .offer = { -reveal-offer(count: 4) }
effect-reveal-5 = Révéler 5
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 5) }
       *[open] { -reveal-openly(count: 5) }
        }
    .offer = { -reveal-offer(count: 5) }
effect-reveal-6 = Révéler 6
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 6) }
       *[open] { -reveal-openly(count: 6) }
        }
    .offer = { -reveal-offer(count: 6) }
effect-reveal-7 = Révéler 7
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 7) }
       *[open] { -reveal-openly(count: 7) }
        }
    .offer = { -reveal-offer(count: 7) }
effect-rune = Rune
    .about = Gagnez 1 rune de la réserve.
    .offer = Gagner une rune ?
effect-hypnosis = Hypnose
    .about = Désignez un adversaire, qui doit annoncer à tout le monde le meilleur rang de sa main, ou « rien ». On ne peut pas désigner la personne qui a tout risqué.
    .offer = Hypnotiser un adversaire ?
effect-eye = Œil omniscient
    .about = Désignez un adversaire, qui vous montre, à vous seulement, 4 de ses 5 cartes et choisit celle qui reste cachée. On ne peut pas désigner la personne qui a tout risqué.
    .offer = Regarder les cartes d’un adversaire ?
# $effect: a mandatory effect
effect-starred = { $effect }*
# Whether an effect of a card must be performed
effect-mandatory = obligatoire
effect-optional = facultatif
about-effects = Les effets s’appliquent de haut en bas. Ceux qui portent une étoile (*) sont obligatoires ; vous pouvez renoncer aux autres.
about-rune-card = Une carte Rune n’a ni valeur ni couleur. Si elle est dans votre main lors de la Révélation, elle vous rapporte 2 runes.

## Ranks of a hand, best first on side A

rank-straight-flush = Quinte flush
rank-four-of-a-kind = Carré
rank-full-house = Full
rank-flush = Couleur
rank-straight = Quinte
rank-three-of-a-kind = Brelan
rank-two-pairs = Double paire
rank-pair = Une paire
rank-nothing = Rien
# $points: the runes that the hand is worth; $side: A or B of the player aid
rank = { $points ->
    [10] { rank-straight-flush }
    [7] { rank-four-of-a-kind }
    [6] { $side ->
        [B] { rank-straight }
       *[A] { rank-full-house }
        }
    [5] { rank-flush }
    [4] { $side ->
        [B] { rank-full-house }
       *[A] { rank-straight }
        }
    [3] { rank-three-of-a-kind }
    [2] { rank-two-pairs }
    [1] { rank-pair }
   *[0] { rank-nothing }
    }
