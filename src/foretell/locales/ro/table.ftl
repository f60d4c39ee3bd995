### Ce își spun jucătorii cu o singură atingere și ce li se răspunde când masa refuză ceva.

## Emotes

emote-hello = Salut!
emote-thanks = Mulțumesc!
emote-well-played = Bine jucat!
emote-good-luck = Mult noroc!
emote-thinking = Stai să mă gândesc…
emote-hurry = Puțin mai repede, te rog!
emote-surprised = La asta nu mă așteptam!
emote-laughing = Ha, ha!
emote-sad = Vai, nu…
emote-suspicious = Hm, e cam suspect…

## Refusals, by their code: what a player can do about them

refused-malformed = Nu s-a înțeles: verifică ce ai scris.
refused-version = Pagina și serverul au versiuni diferite: reîncarcă pagina.
refused-hello-first = Conexiunea s-a încurcat: reîncarcă pagina.
refused-too-big = E prea lung: scurtează.
refused-too-fast = A fost puțin prea repede: așteaptă o clipă.
refused-busy = E prea mult deodată: încearcă din nou peste o clipă.
refused-not-ready = Serverul nu e pregătit: încearcă din nou peste o clipă.
refused-no-table = Masa aceasta nu există sau nu mai există: verifică-i codul sau linkul.
refused-no-seat = Locul acesta nu există sau nu stă nimeni acolo.
refused-seat-taken = Locul acesta e ocupat: alege altul.
refused-other-table = Ai un loc la altă masă cu aceleași cărți: părăsește-l mai întâi sau rămâi acolo.
refused-not-seated = Pentru asta îți trebuie un loc la masă.
refused-not-owner = Numai cine a deschis masa poate face asta.
refused-not-open = Partida a început deja.
refused-not-started = Partida nu a început încă.
refused-not-over = Pentru asta trebuie așteptat sfârșitul partidei.
refused-seats-free = Mai e un loc liber: așteaptă pe cineva sau pune acolo un bot.
refused-wrong-options = Opțiunile acestea nu se potrivesc: alege altele.
refused-wrong-name = Acest nume pare gol sau este al unui bot: alege altul.
refused-no-spectators = Masa aceasta e numai pentru jucătorii ei.
refused-other-origin = Nu se poate din pagina aceasta: deschide jocul la adresa serverului.
refused-unknown-token = Cheia aceasta de acces nu e valabilă aici sau nu mai este: cere alta.
refused-stale = Tocmai s-a întâmplat ceva la masă: privește, apoi alege.
refused-repeated = E deja făcut: totul e în regulă.
refused-not-your-turn = Acum nu alegi tu: mai așteaptă puțin.
refused-illegal = Nu e posibil acum: alege una dintre acțiunile arătate.
refused-cannot-undo = Asta nu se mai poate anula.
refused-away = Un bot joacă în locul tău: reia-ți mai întâi locul.
refused-not-away = Locul e deja al tău: niciun bot nu joacă pentru tine.
refused-over = Partida s-a încheiat.
refused-talk-off = La masa aceasta se joacă fără chat și fără mesaje rapide.
refused-already-contributed = Ți-ai dat deja partea de sămânță.
refused-changed = Cineva a schimbat masa în același moment: privește-o și încearcă din nou.
refused-ended = Partida a fost oprită fără rezultat.
refused-no-reviews = Acest server nu poate analiza partide.
refused-no-coach = Antrenorul nu ajută acolo unde joacă și alții sau unde se compară rezultatele.
refused-not-found = La adresa aceasta nu e nimic: verific-o.
refused-method = La adresa aceasta nu se poate face asta.
refused-failed = Ceva nu a mers pe server, ne pare rău: încearcă din nou.
