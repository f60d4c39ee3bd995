### Tot ce spune comanda `foretell`, în afară de evenimentele, întrebările și erorile jocului.

-foretell = Foretell
-game = All In – Predicții

## The command line: headings and summaries

help-foretell = { -foretell }, o ediție digitală neoficială a jocului { -game }: joacă în terminal, pune boții la joc și cercetează partide și fișe de cărți.
help-usage = Utilizare
help-commands = Comenzi
help-arguments = Argumente
help-options = Opțiuni
help-help = arată acest ajutor și încheie
help-version = arată versiunea și încheie
# $command: such as "foretell play"
help-more = Scrie { $command } --help ca să afli mai multe despre o comandă.
help-play = joacă o partidă în terminal
help-simulate = pune boții să joace multe partide și numără rezultatele
help-replay = arată din nou o partidă înregistrată
help-verify = verifică dacă partidele înregistrate respectă regulile
help-sheet = arată o fișă de cărți sau o verifică pe a ta
help-sheet-check = verifică dacă fișele de cărți pot fi folosite
help-sheet-show = arată o fișă de cărți ca fișier, ca să faci din ea una a ta
help-rank = spune poziția a cinci cărți

## The command line: arguments and options

option-language = limba textelor (en, fr, es, it, ro)
option-players = numărul de jucători, de la 2 la 5
option-side = partea cărții de ajutor: A (ordinea obișnuită) sau B (chinta și full house-ul își schimbă locurile)
option-discard = teancul de decartare: open (regulile tipărite), bending (Folosirea teancului de decartare) sau closed (Ochiul închis al minții)
option-heirs = hotărăște o egalitate în frunte printr-o rundă în plus (Moștenitorii Clarvăzătorilor)
option-sheet = fișa de cărți cu care se joacă, un fișier TOML
option-seed = sămânța partidei: aceeași sămânță împarte aceleași cărți
option-name = numele tău la masă
option-bots = ce boți joacă, câte unul pentru fiecare loc
option-memory = arată ce poți ști sigur despre celelalte mâini și despre pachet
option-record = înregistrează partida în acest fișier
option-games = numărul de partide
option-processes = numărul de procese care își împart munca
option-seat = din perspectiva cui se povestește: un loc de la 0, un nume, spectator (de obicei) sau all (tot)
option-step = așteaptă tasta Enter după fiecare tur
option-no-colour = nu afișa culori
option-json = arată rezultatele în JSON
option-record-file = fișierul unei partide înregistrate
option-sheet-file = fișa de cărți de arătat sau de verificat; cea originală, dacă nu numești alta
option-cards = cinci cărți, de exemplu AC KC 9M 9T R1

## Variants and sides

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

## Setting up a game

setup-welcome = Bun venit la { -foretell }! Trei runde, un pot, iar cea mai bună mână e cea pe care ai văzut-o venind.
setup-name = Cum te cheamă?
setup-your-name = Oaspete
setup-players = Câți jucători sunt la masă (de la 2 la 5)?
# $default: what an empty answer means
setup-default = Enter pentru { $default }
setup-yes = da
setup-no = nu
setup-yes-letter = d
setup-no-letter = n
# $players: how many; $side, $variant: names
setup-summary = { $players ->
    [one] { $players } jucător, { $side }, { $variant }
    [few] { $players } jucători, { $side }, { $variant }
   *[other] { $players } de jucători, { $side }, { $variant }
    }
setup-sheet = Fișă de cărți: { $sheet }
setup-seed = Sămânță: { $seed }
setup-begin = Scrie ? oricând ai nevoie de ajutor. Să ți se împlinească predicțiile!

## The table

# $round of $rounds
status-round = Runda { $round } din { $rounds }
status-round-heirs = Runda { $round }: Moștenitorii Clarvăzătorilor
status-turn = Turul { $turn }
status-pot = Pot: { count-runes }
status-deck = Pachet: { count-cards }
status-discard = Teancul de decartare: { count-cards }
# $card: the top card, without an article
status-discard-top = Teancul de decartare: { count-cards }, deasupra { $card }
status-discard-empty = Teancul de decartare: gol
# $card, $cards: without articles
status-played = În joc: { $card }
status-revealed = Cărți dezvăluite: { $cards }
display-title = Zona pentru cărți: { $count } din { $limit }
display-first-row = Primul rând
display-second-row = Al doilea rând
display-free = liber
display-covered = acoperită
display-legend = O carte acoperită este blocată: nu poate fi nici luată, nici schimbată.
players-title = Jucători
# $me: "yes" if it is the viewer
player-line = { $me ->
    [yes] { $name } (tu): { count-runes }
   *[no] { $name }: { count-runes }
    }
# $number: a seat whose player has no name
player-seat = Locul { $number }
player-all-in = All In
player-predicts = prezice: { $other }
# $rank: a rank's name; $turn: the turn when it was told
player-told = ultima poziție anunțată: { $rank } (turul { $turn })
hand-title = Mâna ta
# $rank: what the hand is worth now
hand-rank = Poziția actuală: { $rank }
hand-face-down = Mâna ta stă cu fața în jos: ai mers All In.
memory-title = Ajutor de memorie
memory-hand = { $name } are sigur în mână { $cards }.
memory-hand-none = Nicio carte sigură la { $name }.
memory-gone = Sigur în teancul de decartare: { $cards }.
# $count: how many cards the viewer has not placed; $cards: their names
memory-unplaced = { $count ->
    [one] Încă nelocalizată, { $count } carte: { $cards }.
    [few] Încă nelocalizate, { $count } cărți: { $cards }.
   *[other] Încă nelocalizate, { $count } de cărți: { $cards }.
    }
memory-on = De acum se afișează ajutorul de memorie.
memory-off = De acum se ascunde ajutorul de memorie.
choice-prompt = Alegerea ta
# $choice: the name of a choice; $rank: the rank of the hand right after it
choice-rank = { $choice }; apoi { $rank }
press-enter = Apasă Enter ca să continui.

## Help in the game

tip-title = Ajutor
tip-choice = Scrie numărul unei alegeri sau codul ei, de pildă JM sau pass.
tip-enter = Enter singur îți arată din nou variantele.
tip-help = ? arată acest ajutor.
tip-card = ? și o carte, de pildă ? JM, explică ce face cartea.
tip-ranks = ? ranks arată pozițiile mâinilor și câte Rune aduc.
tip-table = table arată masa din nou.
tip-log = log arată ce s-a întâmplat în această rundă.
tip-memory = memory arată sau ascunde ajutorul de memorie.
tip-quit = quit părăsește partida, la fel ca Ctrl-C.
# $card: the card on its own; $effects: the names of its effects
card-line = { $card }: { $effects }
ranks-title = Pozițiile mâinilor, începând cu cea mai bună
rank-line = { $rank }: { count-runes }
log-title = Ce s-a întâmplat în această rundă
log-empty = Încă nu s-a întâmplat nimic.

## The end of a game

score-title = Scor final
# $place: 1 for the first
score-line = { $place }. { $name }: { count-runes }
# $gain: the runes of this round
score-gain = { $name }: +{ $gain }, { count-runes } în total
score-round = După runda { $round }
game-saved = Partida este înregistrată în { $file }.
play-again = Încă o partidă?
goodbye = Cărțile s-au strâns. Pe data viitoare!
goodbye-unfinished = Partida rămâne neterminată. Pe data viitoare!
# $file: where the game so far is
goodbye-saved = Partida rămâne neterminată; ce s-a jucat este în { $file }. Pe data viitoare!

## foretell simulate

simulate-progress = { $done } din { count-games }
simulate-title = Rezultate după { count-games }
simulate-column-player = Jucător
simulate-column-games = Partide
simulate-column-wins = Victorii
simulate-column-share = Procent de victorii
simulate-column-runes = Rune pe partidă
simulate-column-predictions = Predicții corecte
simulate-column-all-in = All In pe partidă
# $seconds, $rate: numbers
simulate-time = { count-games } în { $seconds } s, { $rate } pe secundă
simulate-decisions = { count-decisions }, { $rate } pe secundă
simulate-stopped = Oprit după { count-games }.

## foretell replay

replay-title = Înregistrarea { $file }
replay-players = Jucători: { $names }
replay-view = Așa cum vede { $name }
replay-view-all = Cu toate cărțile la vedere
replay-view-spectator = Așa cum a văzut-o publicul
replay-step = Decizia { $number } din { $total }
replay-next = Apasă Enter pentru turul următor sau scrie q și apasă Enter ca să te oprești.
replay-end = Înregistrarea se încheie aici.
replay-unfinished = Înregistrarea se încheie înaintea partidei.

## foretell verify

verify-good = { $file }: în regulă, { count-decisions }
# $reason: a sentence
verify-bad = { $file }: nu este în ordine. { $reason }
verify-total = { $bad ->
    [0] Toate înregistrările sunt în regulă: { $good }.
   *[other] Înregistrări în regulă: { $good }; cu greșeli: { $bad }.
    }

## foretell sheet

# $suits: the names of the suits, best first
sheet-suits = Culori, începând cu cea mai bună: { $suits }
sheet-good = { $file }: această fișă de cărți este în regulă.
sheet-warning = { $file }: ar fi bine să verifici din nou. { $reason }
