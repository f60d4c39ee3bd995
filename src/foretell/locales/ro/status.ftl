### The table at a moment: piles, display, players, hand, memory.

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
memory-title = Ajutor pentru memorie
memory-hand = { $name } are sigur în mână { $cards }.
memory-hand-none = Nu se știe sigur nicio carte de la { $name }.
memory-gone = Sigur în teancul de decartare: { $cards }.
# $count: how many cards the viewer has not placed; $cards: their names
memory-unplaced = { $count ->
    [one] Încă nelocalizată, { $count } carte: { $cards }.
    [few] Încă nelocalizate, { $count } cărți: { $cards }.
   *[other] Încă nelocalizate, { $count } de cărți: { $cards }.
    }
memory-on = De acum se afișează ajutorul pentru memorie.
memory-off = De acum se ascunde ajutorul pentru memorie.
memory-printed = La masa aceasta se joacă după regulile tipărite: ține minte tu!
choice-prompt = Alegerea ta
# $choice: the name of a choice; $rank: the rank of the hand right after it
choice-rank = { $choice }; apoi { $rank }
press-enter = Apasă Enter ca să continui.
log-empty = Încă nu s-a întâmplat nimic.
