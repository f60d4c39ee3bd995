### Variants, sides, and levels of bots.

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

## What the table remembers for the players

preset-memory = Cu ajutor pentru memorie
    .about = Arată ce ai ști dacă ai ține minte tot ce ai văzut, inclusiv teancul de decartare.
preset-printed = Regulile tipărite
    .about = Ca la jocul tipărit: nimeni nu se uită prin teancul de decartare și fiecare ține minte singur.

## Levels of bots

level-novice = Novice
    .about = Joacă ce-i place și uită repede ce a văzut. Bun pentru o primă partidă.
level-apprentice = Ucenic
    .about = Are grijă de propria mână și o uită pe a ta după un tur sau două. Ghicește cu îndrăzneală cine o are pe cea mai bună.
level-adept = Adept
    .about = Cântărește fiecare carte și numără mâinile încă posibile. Rareori face daruri.
level-seer = Clarvăzător
    .about = Citește mâinile din felul în care sunt jucate. Ține minte o vreme și îi place să surprindă.
level-oracle = Oracol
    .about = Nu uită nimic și joacă cât poate de bine. Își calculează predicțiile până la ultima carte.
