### The browser: replay.

replay-title = Reluare
replay-loading = Partida se așază din nou pe masă…
replay-missing = Partida aceasta nu poate fi arătată
replay-going = Partida aceasta este încă în curs
replay-going-about = O vei putea revedea de îndată ce se termină.
replay-live = La masă
replay-again = Încearcă din nou

## The bar

replay-menu = Meniul reluării
replay-copy = Copiază un link către acest moment
replay-copied = Un link către acest moment a fost copiat.
replay-share = Distribuie acest moment
replay-try = Încearcă această situație

## Moving through the game

replay-controls = Comenzile reluării
replay-scrub = Momentul partidei
replay-rounds = Runde
replay-play = Redă
replay-pause = Pauză
replay-first = La început
replay-last = La sfârșit
replay-furthest = Până unde ai privit
replay-back = Un pas înapoi
replay-forward = Un pas înainte
replay-turn-back = Turul anterior
replay-turn-forward = Turul următor
replay-round-back = Runda anterioară
replay-round-forward = Runda următoare
# $ply: how many steps since the deal, of $last
replay-ply = Pasul { $ply }
replay-ply-of = Pasul { $ply } din { $last }
replay-eyes = Prin ochii cui
replay-eyes-spectator = Spectatori
replay-eyes-open = Mâini la vedere
replay-spoilers = Fără spoilere
    .about = Ascunde ce urmează: cât durează partida, rundele ei și cine câștigă.

## Where it stands. $round, $turn: their numbers

replay-deal = Runda { $round }, împărțirea cărților
replay-turn = Runda { $round }, turul { $turn }
replay-predictions = Runda { $round }, predicțiile
replay-unfolding = Runda { $round }, Dezvăluirea mâinilor
replay-over = Sfârșitul partidei
# $place: one of these; $told: sentences that say what happened there
replay-at = { $place }: { $told }
# $card: with its article; $me: "yes" if it is the viewer's own seat
replay-target = { $me ->
    [yes] Alegi { $card } în schimbul uneia dintre cărțile tale.
   *[no] { $name } alege { $card } în schimbul uneia dintre cărțile sale.
    }
replay-away = De aici înainte, un bot joacă pentru { $name }.
replay-returned = { $name } este din nou la masă.
replay-sleep = Masa a fost strânsă.
replay-wake = Partida continuă.

## Keys

replay-key-steps = Stânga, dreapta
    .does = Un pas înapoi, un pas înainte
replay-key-turns = Page Up, Page Down
    .does = Turul anterior, turul următor
replay-key-rounds = Shift și Page Up, Page Down
    .does = Runda anterioară, runda următoare
replay-key-ends = Home, End
    .does = La început, la sfârșit
replay-key-space = Spațiu
    .does = Redă, pauză
replay-key-cards = Shift și săgeți
    .does = De la o carte la alta, ca să le citești efectele
