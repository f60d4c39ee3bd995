### Cărțile jocului, efectele lor și pozițiile mâinilor.

## Counted things

# $count: how many
count-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
    }
# $runes: how many
count-runes = { $runes ->
    [one] { $runes } Rună
    [few] { $runes } Rune
   *[other] { $runes } de Rune
    }
# $games: how many
count-games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
    }
# $decisions: how many
count-decisions = { $decisions ->
    [one] { $decisions } decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
    }
# $value: a number from 0 to 100
percent = { $value }%
# $value: a number
number = { $value }

## Lists: $first and $last, or $first before the $rest that is already joined

list-two = { $first } și { $last }
list-more = { $first }, { $rest }
# $label: what it is; $text: what is said of it
labelled = { $label }: { $text }

## Suits. The letters stand beside the pictures on cards; the tokens that players type keep the English ones.

suit-clock = Ceas
    .letter = Ce
suit-mask = Mască
    .letter = M
suit-scarab = Scarabeu
    .letter = S
suit-tree = Copac
    .letter = Co

## Values that have a name

value-J = Valet
value-Q = Damă
value-K = Rege
value-A = As

## Cards, by their tokens: on their own, and (.the) as a sentence takes them

card-2C = 2 de Ceas
    .the = cartea 2 de Ceas
card-3C = 3 de Ceas
    .the = cartea 3 de Ceas
card-4C = 4 de Ceas
    .the = cartea 4 de Ceas
card-5C = 5 de Ceas
    .the = cartea 5 de Ceas
card-6C = 6 de Ceas
    .the = cartea 6 de Ceas
card-7C = 7 de Ceas
    .the = cartea 7 de Ceas
card-8C = 8 de Ceas
    .the = cartea 8 de Ceas
card-9C = 9 de Ceas
    .the = cartea 9 de Ceas
card-10C = 10 de Ceas
    .the = cartea 10 de Ceas
card-JC = Valet de Ceas
    .the = Valetul de Ceas
card-QC = Damă de Ceas
    .the = Dama de Ceas
card-KC = Rege de Ceas
    .the = Regele de Ceas
card-AC = As de Ceas
    .the = Asul de Ceas
card-2M = 2 de Mască
    .the = cartea 2 de Mască
card-3M = 3 de Mască
    .the = cartea 3 de Mască
card-4M = 4 de Mască
    .the = cartea 4 de Mască
card-5M = 5 de Mască
    .the = cartea 5 de Mască
card-6M = 6 de Mască
    .the = cartea 6 de Mască
card-7M = 7 de Mască
    .the = cartea 7 de Mască
card-8M = 8 de Mască
    .the = cartea 8 de Mască
card-9M = 9 de Mască
    .the = cartea 9 de Mască
card-10M = 10 de Mască
    .the = cartea 10 de Mască
card-JM = Valet de Mască
    .the = Valetul de Mască
card-QM = Damă de Mască
    .the = Dama de Mască
card-KM = Rege de Mască
    .the = Regele de Mască
card-AM = As de Mască
    .the = Asul de Mască
card-2S = 2 de Scarabeu
    .the = cartea 2 de Scarabeu
card-3S = 3 de Scarabeu
    .the = cartea 3 de Scarabeu
card-4S = 4 de Scarabeu
    .the = cartea 4 de Scarabeu
card-5S = 5 de Scarabeu
    .the = cartea 5 de Scarabeu
card-6S = 6 de Scarabeu
    .the = cartea 6 de Scarabeu
card-7S = 7 de Scarabeu
    .the = cartea 7 de Scarabeu
card-8S = 8 de Scarabeu
    .the = cartea 8 de Scarabeu
card-9S = 9 de Scarabeu
    .the = cartea 9 de Scarabeu
card-10S = 10 de Scarabeu
    .the = cartea 10 de Scarabeu
card-JS = Valet de Scarabeu
    .the = Valetul de Scarabeu
card-QS = Damă de Scarabeu
    .the = Dama de Scarabeu
card-KS = Rege de Scarabeu
    .the = Regele de Scarabeu
card-AS = As de Scarabeu
    .the = Asul de Scarabeu
card-2T = 2 de Copac
    .the = cartea 2 de Copac
card-3T = 3 de Copac
    .the = cartea 3 de Copac
card-4T = 4 de Copac
    .the = cartea 4 de Copac
card-5T = 5 de Copac
    .the = cartea 5 de Copac
card-6T = 6 de Copac
    .the = cartea 6 de Copac
card-7T = 7 de Copac
    .the = cartea 7 de Copac
card-8T = 8 de Copac
    .the = cartea 8 de Copac
card-9T = 9 de Copac
    .the = cartea 9 de Copac
card-10T = 10 de Copac
    .the = cartea 10 de Copac
card-JT = Valet de Copac
    .the = Valetul de Copac
card-QT = Damă de Copac
    .the = Dama de Copac
card-KT = Rege de Copac
    .the = Regele de Copac
card-AT = As de Copac
    .the = Asul de Copac
card-R1 = carte Rune
    .the = o carte Rune
card-R2 = carte Rune
    .the = o carte Rune

## Effects, as the card sheet names them, and what they do. $discard: open, bending or closed

effect-take = Ia o carte
    .about = { $discard ->
        [bending] Ia în mână o carte neacoperită din zona pentru cărți sau pe cea de deasupra teancului de decartare.
       *[open] Ia în mână o carte neacoperită din zona pentru cărți.
        }
    .offer = Iei o carte?
effect-exchange = Schimbă o carte
    .about = { $discard ->
        [bending] Schimbă o carte din mâna ta cu o carte neacoperită din zona pentru cărți sau cu cea de deasupra teancului de decartare. A ta îi ia locul, cu fața în sus.
       *[open] Schimbă o carte din mâna ta cu o carte neacoperită din zona pentru cărți. A ta îi ia locul, cu fața în sus.
        }
    .offer = Schimbi o carte?
effect-draw = Trage o carte
    .about = Trage prima carte din pachet. Nimeni altcineva nu o vede.
    .offer = Tragi o carte?
# $count: how many cards are revealed
-reveal-openly = { $count ->
    [one] Dezvăluie tuturor prima carte din pachet și ia-o în mână.
   *[other] Dezvăluie tuturor primele { $count } cărți din pachet și ia una dintre ele în mână. Celelalte ajung pe teancul de decartare.
    }
-reveal-in-secret = { $count ->
    [one] Uită-te în secret la prima carte din pachet și ia-o în mână.
   *[other] Uită-te în secret la primele { $count } cărți din pachet și ia una dintre ele în mână. Celelalte ajung pe teancul de decartare, cu fața în jos.
    }
-reveal-offer = { $count ->
    [one] Dezvălui o carte și o iei?
   *[other] Dezvălui { $count } cărți și iei una?
    }
effect-reveal-1 = Dezvăluie 1
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 1) }
       *[open] { -reveal-openly(count: 1) }
        }
    .offer = { -reveal-offer(count: 1) }
effect-reveal-2 = Dezvăluie 2
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 2) }
       *[open] { -reveal-openly(count: 2) }
        }
    .offer = { -reveal-offer(count: 2) }
effect-reveal-3 = Dezvăluie 3
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 3) }
       *[open] { -reveal-openly(count: 3) }
        }
    .offer = { -reveal-offer(count: 3) }
effect-reveal-4 = Dezvăluie 4
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 4) }
       *[open] { -reveal-openly(count: 4) }
        }
    .offer = { -reveal-offer(count: 4) }
effect-reveal-5 = Dezvăluie 5
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 5) }
       *[open] { -reveal-openly(count: 5) }
        }
    .offer = { -reveal-offer(count: 5) }
effect-reveal-6 = Dezvăluie 6
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 6) }
       *[open] { -reveal-openly(count: 6) }
        }
    .offer = { -reveal-offer(count: 6) }
effect-reveal-7 = Dezvăluie 7
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 7) }
       *[open] { -reveal-openly(count: 7) }
        }
    .offer = { -reveal-offer(count: 7) }
effect-rune = Rună
    .about = Primește 1 Rună din rezervă.
    .offer = Primești o Rună?
effect-hypnosis = Hipnoză
    .about = Alege un adversar, care trebuie să le spună tuturor cea mai înaltă poziție a mâinii sale sau „Nimic”. Cine a mers All In nu poate fi ales.
    .offer = Hipnotizezi un adversar?
effect-eye = Ochiul Atotvăzător
    .about = Alege un adversar, care îți arată numai ție 4 dintre cele 5 cărți ale sale și hotărăște care rămâne ascunsă. Cine a mers All In nu poate fi ales.
    .offer = Te uiți la cărțile unui adversar?
# $effect: a mandatory effect
effect-starred = { $effect }*
# Whether an effect of a card must be performed
effect-mandatory = obligatoriu
effect-optional = opțional
about-effects = Efectele se aplică de sus în jos. Cele cu stea (*) sunt obligatorii; la celelalte poți renunța.
about-rune-card = O carte Rune nu are nici valoare, nici suită. Dacă o ai în mână la Dezvăluirea mâinilor, îți aduce 2 Rune.

## Ranks of a hand, best first on side A

rank-straight-flush = Chintă de culoare
rank-four-of-a-kind = Careu
rank-full-house = Full House
rank-flush = Culoare
rank-straight = Chintă
rank-three-of-a-kind = Trei de-un fel
rank-two-pairs = Două perechi
rank-pair = O pereche
rank-nothing = Nimic
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
