### Le carte del gioco, i loro effetti e la forza delle mani.

## Counted things

# $count: how many
count-cards = { $count ->
    [one] { $count } carta
    [many] { $count } di carte
   *[other] { $count } carte
    }
# $runes: how many
count-runes = { $runes ->
    [one] { $runes } runa
    [many] { $runes } di rune
   *[other] { $runes } rune
    }
# $games: how many
count-games = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
    }
# $decisions: how many
count-decisions = { $decisions ->
    [one] { $decisions } decisione
    [many] { $decisions } di decisioni
   *[other] { $decisions } decisioni
    }
# $value: a number from 0 to 100
percent = { $value }%
# $value: a number
number = { $value }

## Lists: $first and $last, or $first before the $rest that is already joined

list-two = { $first } e { $last }
list-more = { $first }, { $rest }
# $label: what it is; $text: what is said of it
labelled = { $label }: { $text }

## Suits. The letters stand beside the pictures on cards; the tokens that players type keep the English ones.

suit-clock = Orologio
    .letter = O
suit-mask = Maschera
    .letter = M
suit-scarab = Scarabeo
    .letter = S
suit-tree = Albero
    .letter = A

## Values that have a name

value-J = Fante
value-Q = Regina
value-K = Re
value-A = Asso

## Cards, by their tokens: on their own, and (.the) as a sentence takes them

card-2C = 2 di Orologi
    .the = il 2 di Orologi
card-3C = 3 di Orologi
    .the = il 3 di Orologi
card-4C = 4 di Orologi
    .the = il 4 di Orologi
card-5C = 5 di Orologi
    .the = il 5 di Orologi
card-6C = 6 di Orologi
    .the = il 6 di Orologi
card-7C = 7 di Orologi
    .the = il 7 di Orologi
card-8C = 8 di Orologi
    .the = l’8 di Orologi
card-9C = 9 di Orologi
    .the = il 9 di Orologi
card-10C = 10 di Orologi
    .the = il 10 di Orologi
card-JC = Fante di Orologi
    .the = il Fante di Orologi
card-QC = Regina di Orologi
    .the = la Regina di Orologi
card-KC = Re di Orologi
    .the = il Re di Orologi
card-AC = Asso di Orologi
    .the = l’Asso di Orologi
card-2M = 2 di Maschere
    .the = il 2 di Maschere
card-3M = 3 di Maschere
    .the = il 3 di Maschere
card-4M = 4 di Maschere
    .the = il 4 di Maschere
card-5M = 5 di Maschere
    .the = il 5 di Maschere
card-6M = 6 di Maschere
    .the = il 6 di Maschere
card-7M = 7 di Maschere
    .the = il 7 di Maschere
card-8M = 8 di Maschere
    .the = l’8 di Maschere
card-9M = 9 di Maschere
    .the = il 9 di Maschere
card-10M = 10 di Maschere
    .the = il 10 di Maschere
card-JM = Fante di Maschere
    .the = il Fante di Maschere
card-QM = Regina di Maschere
    .the = la Regina di Maschere
card-KM = Re di Maschere
    .the = il Re di Maschere
card-AM = Asso di Maschere
    .the = l’Asso di Maschere
card-2S = 2 di Scarabei
    .the = il 2 di Scarabei
card-3S = 3 di Scarabei
    .the = il 3 di Scarabei
card-4S = 4 di Scarabei
    .the = il 4 di Scarabei
card-5S = 5 di Scarabei
    .the = il 5 di Scarabei
card-6S = 6 di Scarabei
    .the = il 6 di Scarabei
card-7S = 7 di Scarabei
    .the = il 7 di Scarabei
card-8S = 8 di Scarabei
    .the = l’8 di Scarabei
card-9S = 9 di Scarabei
    .the = il 9 di Scarabei
card-10S = 10 di Scarabei
    .the = il 10 di Scarabei
card-JS = Fante di Scarabei
    .the = il Fante di Scarabei
card-QS = Regina di Scarabei
    .the = la Regina di Scarabei
card-KS = Re di Scarabei
    .the = il Re di Scarabei
card-AS = Asso di Scarabei
    .the = l’Asso di Scarabei
card-2T = 2 di Alberi
    .the = il 2 di Alberi
card-3T = 3 di Alberi
    .the = il 3 di Alberi
card-4T = 4 di Alberi
    .the = il 4 di Alberi
card-5T = 5 di Alberi
    .the = il 5 di Alberi
card-6T = 6 di Alberi
    .the = il 6 di Alberi
card-7T = 7 di Alberi
    .the = il 7 di Alberi
card-8T = 8 di Alberi
    .the = l’8 di Alberi
card-9T = 9 di Alberi
    .the = il 9 di Alberi
card-10T = 10 di Alberi
    .the = il 10 di Alberi
card-JT = Fante di Alberi
    .the = il Fante di Alberi
card-QT = Regina di Alberi
    .the = la Regina di Alberi
card-KT = Re di Alberi
    .the = il Re di Alberi
card-AT = Asso di Alberi
    .the = l’Asso di Alberi
card-R1 = carta runa
    .the = una carta runa
card-R2 = carta runa
    .the = una carta runa

## Effects, as the card sheet names them, and what they do. $discard: open, bending or closed

effect-take = Prendere
    .about = { $discard ->
        [bending] Prendi in mano una carta non coperta della galleria o quella in cima alla pila degli scarti.
       *[open] Prendi in mano una carta non coperta della galleria.
        }
    .offer = Prendere una carta?
effect-exchange = Scambiare
    .about = { $discard ->
        [bending] Scambia una carta della tua mano con una carta non coperta della galleria o con quella in cima alla pila degli scarti. La tua va al suo posto, a faccia in su.
       *[open] Scambia una carta della tua mano con una carta non coperta della galleria. La tua va al suo posto, a faccia in su.
        }
    .offer = Scambiare una carta?
effect-draw = Pescare
    .about = Pesca la prima carta del mazzo. Nessun altro la vede.
    .offer = Pescare una carta?
# $count: how many cards are revealed
-reveal-openly = { $count ->
    [one] Rivela a tutti la prima carta del mazzo e prendila in mano.
   *[other] Rivela a tutti le prime { $count } carte del mazzo e prendine in mano una. Le altre vanno nella pila degli scarti.
    }
-reveal-in-secret = { $count ->
    [one] Guarda in segreto la prima carta del mazzo e prendila in mano.
   *[other] Guarda in segreto le prime { $count } carte del mazzo e prendine in mano una. Le altre vanno nella pila degli scarti, a faccia in giù.
    }
-reveal-offer = { $count ->
    [one] Rivelare una carta e prenderla?
   *[other] Rivelare { $count } carte e prenderne una?
    }
effect-reveal-1 = Rivelare 1
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 1) }
       *[open] { -reveal-openly(count: 1) }
        }
    .offer = { -reveal-offer(count: 1) }
effect-reveal-2 = Rivelare 2
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 2) }
       *[open] { -reveal-openly(count: 2) }
        }
    .offer = { -reveal-offer(count: 2) }
effect-reveal-3 = Rivelare 3
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 3) }
       *[open] { -reveal-openly(count: 3) }
        }
    .offer = { -reveal-offer(count: 3) }
effect-reveal-4 = Rivelare 4
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 4) }
       *[open] { -reveal-openly(count: 4) }
        }
    .offer = { -reveal-offer(count: 4) }
effect-reveal-5 = Rivelare 5
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 5) }
       *[open] { -reveal-openly(count: 5) }
        }
    .offer = { -reveal-offer(count: 5) }
effect-reveal-6 = Rivelare 6
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 6) }
       *[open] { -reveal-openly(count: 6) }
        }
    .offer = { -reveal-offer(count: 6) }
effect-reveal-7 = Rivelare 7
    .about = { $discard ->
        [closed] { -reveal-in-secret(count: 7) }
       *[open] { -reveal-openly(count: 7) }
        }
    .offer = { -reveal-offer(count: 7) }
effect-rune = Runa
    .about = Guadagna 1 runa dalla riserva.
    .offer = Guadagnare una runa?
effect-hypnosis = Ipnosi
    .about = Scegli un avversario, che deve dire a tutti la forza della sua mano, oppure «zero». Non puoi scegliere chi è All In.
    .offer = Ipnotizzare un avversario?
effect-eye = Occhio Onnisciente
    .about = Scegli un avversario, che mostra soltanto a te 4 delle sue 5 carte e sceglie quale resta nascosta. Non puoi scegliere chi è All In.
    .offer = Guardare le carte di un avversario?
# $effect: a mandatory effect
effect-starred = { $effect }*
# Whether an effect of a card must be performed
effect-mandatory = obbligatorio
effect-optional = facoltativo
about-effects = Gli effetti si risolvono dall’alto verso il basso. Quelli con una stella (*) sono obbligatori; agli altri puoi rinunciare.
about-rune-card = Una carta runa non ha valore né seme. Se è nella tua mano alla Rivelazione, ti dà 2 rune.

## Ranks of a hand, best first on side A

rank-straight-flush = Scala colore
rank-four-of-a-kind = Quater
rank-full-house = Full
rank-flush = Colore
rank-straight = Scala
rank-three-of-a-kind = Tris
rank-two-pairs = Doppia coppia
rank-pair = Coppia
rank-nothing = Zero
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
