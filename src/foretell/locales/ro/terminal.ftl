### Tot ce spune comanda `foretell`, în afară de evenimentele, întrebările și erorile jocului.

-foretell = Foretell
-game = All In – Predicții

## The command line: headings and summaries

help-foretell = { -foretell }, o ediție digitală neoficială a jocului { -game }: joacă în terminal, pune boții la joc și cercetează partide și fișe de cărți.
help-usage = Utilizare
help-commands = Comenzi
help-arguments = Argumente
help-options = Opțiuni
help-help = arată acest ajutor și iese
help-version = arată versiunea și iese
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

option-language = limba textelor ({ $choices })
option-players = numărul de jucători, de la 2 la 5 (implicit 3)
option-side = partea cărții de ajutor: A (ordinea obișnuită) sau B (chinta și full house-ul își schimbă locurile)
option-discard = teancul de decartare: open (regulile tipărite), bending (Folosirea teancului de decartare) sau closed (Ochiul închis al minții)
option-heirs = hotărăște o egalitate în frunte printr-o rundă în plus (Moștenitorii Clarvăzătorilor)
option-sheet = fișa de cărți cu care se joacă, un fișier TOML
option-seed = sămânța partidei: aceeași sămânță împarte aceleași cărți
option-series-seed = sămânța partidelor, un text oarecare: același text dă aceleași partide
option-place = locul tău: locul 0 începe runda 1, celelalte urmează în sens orar; random (implicit) îl scoate din sămânță
option-name = numele tău la masă
# $bots: the kinds there are; $default: the usual one; $example: how a class is written
option-bots = ce boți joacă, câte unul pentru fiecare loc sau un fel pentru toate: { $bots } (implicit { $default }), sau o clasă a ta ({ $example })
# $levels: those there are; $default: the usual one
option-level = cât de bine joacă boții: { $levels } (implicit { $default })
option-memory = arată ce poți ști sigur despre celelalte mâini și despre pachet
option-printed = joacă după regulile tipărite: fără ajutor pentru memorie și fără jurnalul rundei
option-record = înregistrează partida în acest fișier
option-games = numărul de partide (implicit { $default })
option-processes = numărul de procese care își împart munca (implicit, câte sunt de folos)
option-seat = din perspectiva cui se povestește: un loc de la 0, un nume, spectator (implicit) sau all (tot)
option-step = așteaptă tasta Enter după fiecare tur
option-no-colour = nu afișează culori
option-json = arată rezultatele în JSON
option-record-file = fișierul unei partide înregistrate
option-commitment = angajamentul pe care l-ai notat înainte de împărțirea cărților; o înregistrare care are altul este refuzată
option-contribution = contribuția pe care ai notat-o; o înregistrare care nu o conține este refuzată
option-sheet-show = fișa de cărți de arătat; cea originală, dacă nu numești alta
option-sheet-check = fișa de cărți de verificat
option-cards = cinci cărți, de exemplu AC KC 9M 9T R1

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
# $level: its name; $about: how it plays
setup-level = Nivelul boților: { $level }. { $about }
# $command: a command that lists them
setup-options = Alte feluri de a juca: { $command }
setup-seed = Sămânță: { $seed }
setup-memory-hidden = Ajutorul pentru memorie este ascuns. Scrie memory ca să îl vezi.
setup-begin = Scrie ? oricând ai nevoie de ajutor. Să ți se împlinească predicțiile!

## Help in the game

tip-title = Ajutor
tip-choice = Scrie numărul unei alegeri sau codul ei, de pildă JM sau pass.
tip-enter = Doar Enter îți arată din nou variantele.
tip-help = ? arată acest ajutor.
tip-rules = ? rules rezumă regulile.
tip-card = ? și o carte, de pildă ? JM, explică ce face cartea; la fel ? pass, ? allin și ? cu numele unui efect.
tip-ranks = ? ranks arată pozițiile mâinilor și câte Rune aduc.
tip-table = table arată masa din nou.
tip-log = log arată ce s-a întâmplat în această rundă.
tip-memory = memory arată sau ascunde ajutorul pentru memorie.
tip-know = know arată ce poți ști acum. Se numără ca indiciu.
tip-hint = hint spune ce ar face cel mai puternic bot în locul tău și de ce. Se numără ca indiciu.
tip-quit = quit părăsește partida, la fel ca Ctrl-C.
# $card: the card on its own; $effects: the names of its effects
card-line = { $card }: { $effects }
ranks-title = Pozițiile mâinilor, începând cu cea mai bună
rank-line = { $rank }: { count-runes }
log-title = Ce s-a întâmplat în această rundă
rules-title = Regulile pe scurt
rules-goal = Se joacă trei runde, iar la sfârșit câștigă cine are cele mai multe Rune.
rules-turn = În turul tău joci o carte pentru efectele ei, care îți îmbunătățesc mâna de 5 cărți; apoi cartea ajunge în zona pentru cărți. Sau spui Pas ori mergi All In.
rules-end = Când zona pentru cărți este plină, fiecare prezice cu un jeton de Predicție cine are cea mai bună mână. Te poți numi și pe tine.
rules-pot = Cei care au avut dreptate împart potul în părți egale. Ce nu se poate împărți rămâne pentru runda următoare.
rules-hand = Apoi fiecare mână aduce Rune după poziția ei, iar fiecare carte Rune din ea încă 2.
rules-win = La egalitate în frunte după runda 3 câștigă mâna mai bună din acea rundă.
about-pass = Prima carte din pachet ajunge în zona pentru cărți, iar mâna ta nu se schimbă. În turul următor poți face orice.
about-all-in = În fiecare rundă o singură persoană poate merge All In. Mâna ta rămâne așa cum este, cu fața în jos, primele 2 cărți din pachet ajung în zona pentru cărți și spui Pas până la sfârșitul rundei. Nimeni nu poate folosi asupra ta Hipnoza sau Ochiul Atotvăzător. Prezici la fel ca ceilalți.

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
simulate-column-share = % de victorii
simulate-column-runes = Rune
simulate-column-predictions = Predicții
simulate-column-all-in = All In
simulate-note = Rune și All In: medii pe partidă; predicții: procentul celor corecte.
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
replay-tips = Enter continuă, table arată masa, log ce s-a întâmplat în această rundă, quit oprește. ? și o carte, de pildă ? JM, explică ce face cartea.
replay-end = Înregistrarea se încheie aici.
replay-unfinished = Înregistrarea se încheie înaintea partidei.

## foretell verify

verify-good = { $file }: în regulă, { count-decisions }
# $reason: a sentence
verify-bad = { $file }: nu este în regulă. { $reason }
# $names: the players who contributed
verify-made = Împărțirea cărților decurge din secretul serverului și din ceea ce a fost adăugat de { $names }.
verify-made-alone = Împărțirea decurge numai din secretul serverului: nimeni nu a adăugat nimic.
# $commitment: 64 digits
verify-compare = Compară angajamentul cu cel pe care l-ai văzut înainte de împărțirea cărților: { $commitment }
verify-other-commitment = Angajamentul pe care l-ai notat nu este cel din înregistrare: { $commitment }
verify-no-contribution = Contribuția pe care ai notat-o nu este în înregistrare.
verify-total = { $bad ->
    [0] Toate înregistrările sunt în regulă: { $good }.
   *[other] Înregistrări în regulă: { $good }; cu greșeli: { $bad }.
    }

## foretell sheet

# $suits: the names of the suits, best first
sheet-suits = Suite, începând cu cea mai bună: { $suits }
sheet-good = { $file }: această fișă de cărți este în regulă.
sheet-warning = { $file }: ar fi bine să verifici din nou. { $reason }
