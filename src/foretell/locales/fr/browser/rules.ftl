### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = ta main en ce moment
aid-about-straight-flush = Cinq valeurs qui se suivent, toutes de la même couleur.
aid-about-four-of-a-kind = Quatre cartes de même valeur.
aid-about-full-house = Trois cartes d’une valeur et deux d’une autre.
aid-about-flush = Cinq cartes de la même couleur.
aid-about-straight = Cinq valeurs qui se suivent. A-2-3-4-5 compte aussi, avec le 5 pour carte haute ; Q-K-A-2-3 ne compte pas.
aid-about-three-of-a-kind = Trois cartes de même valeur.
aid-about-two-pairs = Deux cartes d’une valeur et deux d’une autre.
aid-about-pair = Deux cartes de même valeur.
aid-about-nothing = Même pas une paire : contre une autre main de ce genre, c’est la carte la plus haute qui compte.
aid-ties = Deux mains de même rang
aid-ties-about = La valeur la plus haute l’emporte, parmi les cartes qui forment le rang. Si elle est la même, c’est la meilleure couleur, dans cet ordre :
aid-suits = Les couleurs, de la meilleure à la moins bonne
aid-rune-cards = Une carte Rune ne compte dans aucun rang, mais rapporte 2 runes à elle seule lors de la Révélation.
