### The rules of the game for players, in our own words, and the player aid.

## The player aid

aid-present = la tua mano adesso
aid-about-straight-flush = Cinque valori consecutivi, tutti dello stesso seme.
aid-about-four-of-a-kind = Quattro carte dello stesso valore.
aid-about-full-house = Tre carte di un valore e due di un altro.
aid-about-flush = Cinque carte dello stesso seme.
aid-about-straight = Cinque valori consecutivi. Vale anche A-2-3-4-5, con il 5 come carta più alta; Q-K-A-2-3 invece no.
aid-about-three-of-a-kind = Tre carte dello stesso valore.
aid-about-two-pairs = Due carte di un valore e due di un altro.
aid-about-pair = Due carte dello stesso valore.
aid-about-nothing = Nemmeno una coppia: contro un’altra mano così conta la carta più alta.
aid-ties = Due mani della stessa forza
aid-ties-about = Vince il valore più alto tra le carte che formano la combinazione. Se è uguale, vince il seme migliore, in quest’ordine:
aid-suits = I semi, dal migliore al peggiore
aid-rune-cards = Una carta runa non fa parte di nessuna combinazione, ma alla Rivelazione dà da sola 2 rune.
