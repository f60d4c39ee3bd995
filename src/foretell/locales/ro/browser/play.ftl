### The table in the browser.

title-table = La masă · Foretell
title-your-turn = E rândul tău! · Foretell

## The bar

bar-home = Înapoi la prima pagină
bar-menu = Meniul mesei
bar-more = Mai multe
bar-aid = Carte de ajutor
bar-rules = Reguli
bar-log = Jurnal și chat
# $count: how many lines of others were not read yet
bar-log-unread = { bar-log }: { chat-unread }
bar-sound-on = Pornește sunetul
bar-sound-off = Oprește sunetul
bar-settings = Setări
bar-keys = Taste
bar-leave = Lasă locul unui bot
bar-coach = Întreabă antrenorul
bar-watching = Privești
bar-live = În direct
# $count: how many moves were made that the viewer has not seen yet
bar-behind = { $count ->
    [one] O mutare în urmă: ajunge la zi
    [few] { $count } mutări în urmă: ajunge la zi
   *[other] { $count } de mutări în urmă: ajunge la zi
    }
link-lost = Nu există conexiune: se încearcă din nou…
link-stalled = Serverul nu poate salva: așteaptă…
table-missing = Masa aceasta nu poate fi deschisă
table-loading = Se pregătește masa…

## Seats

# $name: the player's own name
player-you = { $name } (tu)
# $cards: a list of cards
seat-known = Are sigur în mână: { $cards }
# $rank: a rank's name
seat-told = A spus: { $rank }
# $turn: the number of the turn when it was told
seat-told-turn = Ultima poziție anunțată sub Hipnoză: { $rank } (turul { $turn })
seat-away = Nu e aici: joacă un bot
seat-acting = Alege acum
# $names: who predicted that this player has the best hand
seat-predicted = Cea mai bună mână, după { $names }
# $level: how well it plays
seat-bot = Bot, { $level }
seat-person = O persoană
# The label of the button that predicts one’s own hand
seat-me = Eu
seat-take-back = Reia-ți locul
know-all-in = { $name } a mers All In: cărțile sale rămân cu fața în jos până la Dezvăluirea mâinilor.
know-holds = { $name } are sigur în mână
# $time: minutes and seconds
clock-left = Timp rămas: { $time }

## The middle

display-is-covered = Acoperită: blocată
# A list of cards follows
display-uncovered = Cărți neacoperite în zona pentru cărți
memory-open = Ce se știe despre pachet

## The hand

hand-present-rank = Poziția actuală:
# After the Runes for the rank of the hand. $runes: how many more its Rune cards bring
hand-rune-cards = și { $runes } pentru cărțile Rune
# $value: the value that decides among equal ranks
rank-with-value = { $rank } ({ $value })
# $rank: what the hand would be
prospect = Mâna ta ar fi: { $rank }
prospect-play = Ți-ar rămâne în mână: { $rank }
# On a card: the rank of the hand with it
card-becomes = → { $rank }

## The prompt

prompt-title = Ce ai de făcut
prompt-played-by = Carte jucată de { $name }
prompt-revealed = Cărțile dezvăluite
prompt-read = Citește cartea: { $card }
undo = Anulează
prompt-mandatory = Steaua arată că acest efect este obligatoriu.
prompt-sending = Se trimite alegerea ta…
prompt-skip = Sari la turul meu
# On the buttons: what Pass and All In do, in a few words
pass-does = 1 carte ajunge în zona pentru cărți
all-in-does = mâna ta nu se mai schimbă
all-in-asks = Mergi All In? Mâna ta rămâne așa cum este, cu fața în jos, 2 cărți din pachet ajung în zona pentru cărți și spui Pas până la sfârșitul rundei.
all-in-sure = Chiar mergi All In?
effect-use = Folosește
effect-skip = Renunță
# $count: how many actions of others
since-title = { $count ->
    [one] De la ultimul tău tur: { $count } acțiune
    [few] De la ultimul tău tur: { $count } acțiuni
   *[other] De la ultimul tău tur: { $count } de acțiuni
    }

## Why not. $name: who is to choose, or who is All In

why-over = Partida s-a încheiat.
why-spectator = Tu privești: aleg numai jucătorii.
why-sealed = Ai mers All In: mâna ta rămâne cu fața în jos până la Dezvăluirea mâinilor.
why-not-your-turn = Nu e rândul tău: acum alege { $name }.
why-covered = Cartea aceasta este acoperită, deci blocată.
why-all-in = Nu se poate: { $name } a mers All In.
why-all-in-taken = { $name } a mers deja All In: într-o rundă o poate face un singur jucător.
why-play-first = Cărțile din zona pentru cărți îți vin în mână prin efectele unei cărți pe care o joci.
why-discard = Acum teancul de decartare poate fi doar privit.
why-not-now = Nu e posibil acum: alege dintre cărțile și butoanele luminate.

## What happened

log-heading = Jurnal
log-printed = Ultimul tur al fiecăruia: după regulile tipărite, masa nu păstrează mai mult.
chat-title = Chat
# $count: how many lines of others were not read yet
chat-unread = { $count ->
    [one] { $count } mesaj necitit
    [few] { $count } mesaje necitite
   *[other] { $count } de mesaje necitite
    }
chat-empty = Încă n-a spus nimeni nimic.
chat-say = Spune ceva
chat-send = Trimite
chat-emotes = Mesaje rapide
chat-spectator = Numai jucătorii pot vorbi.
side-title = Jurnal și chat
side-close = Închide jurnalul și chatul

## The prediction

predict-choose = Alege un jucător
# $prediction: such as "Merlin holds the best hand"
predict-confirm = Confirmă: { $prediction }
predict-table = Arată masa
predict-notes = Arată notițele
# Instead of the table, after "predict-table"
peek-cards = Arată cărțile

## The end

over-podium = Podiumul
over-by-runes = Câștigă cine are cele mai multe Rune.
over-by-hand = Egalitate în frunte: hotărăște mâna mai bună din ultima rundă.
over-by-nobody = Din nou egalitate în frunte după o rundă în plus.

## What only a screen reader says

# The label of the player’s own runes
aloud-you = Tu
aloud-keys = Apasă T ca să auzi din nou masa, sau semnul întrebării pentru lista tastelor.
aloud-last-round = Este ultima rundă.
# $count: how many
aloud-spaces = { $count ->
    [one] A rămas { $count } spațiu în zona pentru cărți.
    [few] Au rămas { $count } spații în zona pentru cărți.
   *[other] Au rămas { $count } de spații în zona pentru cărți.
    }
# A list of cards of the display follows
aloud-covered = Cărți acoperite
# $card, $below: cards with their articles; $card now lies on $below
aloud-covers = { $card } acoperă { $below }.
# $card: a card that can be taken again
aloud-uncovered = Carte neacoperită: { $card }.
# After a question about an effect that is not mandatory
aloud-optional = Poți renunța.
aloud-hide = Ce carte rămâne ascunsă?
# $value: the value that decides among equal ranks
aloud-value = Valoare: { $value }.
aloud-wrong = Predicția ta a fost greșită.
# $card: the card that makes a hand better than one of equal rank
aloud-decides = Cartea decisivă: { $card }.
# $text: the new text of the button that has the focus
aloud-button = Buton: { $text }.
# $place: 1 for the winner
aloud-place = Locul tău: { $place } din { $players }.

## Keys

keys-letters = Scurtături cu o singură tastă
    .about = Oprește-le dacă îți încurcă propriile taste.
