### The browser: what covers the table: the notes, the cards that somebody shows, the Unfolding, and the dialogs.

## The middle

# $count: how many
memory-unplaced-title = { $count ->
    [one] { $count } carte încă nelocalizată
    [few] { $count } cărți încă nelocalizate
   *[other] { $count } de cărți încă nelocalizate
    }
memory-unplaced-about = Sunt în pachet, în alte mâini sau au fost decartate fără să le vezi.
memory-cell-unplaced = încă nevăzută
memory-cell-hand = în mâna ta
memory-cell-display = în zona pentru cărți
memory-cell-gone = decartată
memory-cell-player = în mâna unui jucător
# $name: who holds the card
memory-cell-seat = în mâna lui { $name }

## The prediction

notes-title = Notițele tale despre jucători
# $cards: the cards that a player took last
notes-takes = Ultimele cărți luate: { $cards }
# Small cards follow
notes-taken = Ultimele luate:
# $rank: the best rank that a hand can still have
notes-possible = Cel mult: { $rank }
# $name: a player
notes-look = Ce știi despre { $name }

## The Unfolding

unfold-title = Dezvăluirea mâinilor din runda { $round }
unfold-predicted = a prezis: { $name }
unfold-best = { $name } are cea mai bună mână.
unfold-share = din pot
unfold-hand = pentru mână
unfold-rune-cards = pentru cărțile Rune
unfold-total = în total
unfold-next = Runda următoare
unfold-podium = Vezi cine câștigă
unfold-skip = Sari peste
    .label = Sari peste Dezvăluirea mâinilor
unfold-pot-shared = Cine a prezis corect împarte potul.
unfold-pot-none = Nimeni nu a prezis asta.
unfold-supply = Fiecare mână aduce Rune după poziția ei.
# $rank: a rank, such as "Straight"; $runes: what it scores on side B; $usual: on side A
unfold-side-b = Partea B: { $rank } aduce { $runes } Rune în loc de { $usual }.
# $me: "other" if the cards are shown to the listener, "yes" if the listener shows them
moment-eye = { $me ->
    [yes] Îi arăți cărțile tale lui { $other }
    [other] { $name } îți arată patru cărți
   *[no] { $name } îi arată patru cărți lui { $other }
    }
moment-go-on = Continuă

## Keys

key-arrows = Săgeți
    .does = De la o alegere la următoarea; cu Shift, la fiecare carte
key-enter = Enter
    .does = Alege
key-numbers = 1–7
    .does = La o carte din mâna ta
key-p = P
    .does = Pas
key-a = A
    .does = All In
key-u = U, Y
    .does = Folosește efectul
key-n = N
    .does = Renunță la efect
key-z = Z
    .does = Anulează
key-i = I
    .does = Citește cartea: efectele ei în cuvinte
key-t = T
    .does = Arată masa, apoi din nou ce o acoperă; un cititor de ecran o descrie
key-l = L
    .does = Jurnal și chat
key-h = H
    .does = Carte de ajutor
key-c = C
    .does = Întreabă antrenorul
leave-about = Un bot joacă în locul tău până când îl reiei. Între timp poți privi.
leave-day = La partida zilei, dacă un bot joacă în locul tău, partida nu are scor.
leave-stay = Rămâi
leave-now = Lasă-l unui bot
