### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = mâna ta acum
aid-about-straight-flush = Cinci valori la rând, toate de aceeași culoare.
aid-about-four-of-a-kind = Patru cărți de aceeași valoare.
aid-about-full-house = Trei cărți de o valoare și două de alta.
aid-about-flush = Cinci cărți de aceeași culoare.
aid-about-straight = Cinci valori la rând. A-2-3-4-5 se pune și ea, cu 5 drept cea mai mare carte; Q-K-A-2-3 nu.
aid-about-three-of-a-kind = Trei cărți de aceeași valoare.
aid-about-two-pairs = Două cărți de o valoare și două de alta.
aid-about-pair = Două cărți de aceeași valoare.
aid-about-nothing = Nici măcar o pereche: în fața altei asemenea mâini contează cartea cea mai mare.
aid-ties = Două mâini de aceeași poziție
aid-ties-about = Câștigă valoarea mai mare dintre cărțile care formează poziția. Dacă este aceeași, câștigă culoarea mai bună, în această ordine:
aid-suits = Culorile, de la cea mai bună la cea mai slabă
aid-rune-cards = O carte Rune nu face parte din nicio poziție, dar aduce ea însăși 2 Rune la Dezvăluirea mâinilor.
