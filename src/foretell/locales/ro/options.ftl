### Variants and sides.

variant-open = Teanc de decartare deschis
    .about = Regulile tipărite: fiecare carte decartată este arătată și numai cea de deasupra teancului rămâne la vedere.
variant-bending = Folosirea teancului de decartare
    .about = Teancul de decartare începe cu o carte. Când iei sau schimbi o carte, cea de deasupra poate înlocui o carte neacoperită din zona pentru cărți.
variant-closed = Ochiul închis al minții
    .about = Cărțile se decartează cu fața în jos. Cărțile pe care le dezvălui le vezi numai tu.
variant-heirs = Moștenitorii Clarvăzătorilor
    .about = O egalitate în frunte se hotărăște printr-o rundă în plus, cu 10 Rune adăugate în pot.
side-A = partea A
    .about = Ordinea obișnuită a pozițiilor: Full House 6, Chintă 4.
side-B = partea B
    .about = Chinta și full house-ul își schimbă locurile: Chintă 6, Full House 4.
