### Ce s-a întâmplat, câte un mesaj pentru fiecare fel de eveniment.
###
### The terminal and the browser pass every message the same arguments, and skip a message that comes out empty:
###   $me        who reads it: "yes" the player whose event it is ($name), "other" the other player in it ($other), "no" anybody else
###   $target    the player that the event names: "none", "self" or "other"
###   $known     "yes" if the reader may know the cards, else "no"
###   $cards     the cards with their articles; of an exchange, $given and $got
###   $count     how many cards; $runes, $round: numbers; $effect: the name of an effect
###   $points and $side choose the name of a rank (message "rank")
###   $discard   open, bending or closed; $players: how many play
###   $by        what decided the game: runes, hand or nobody
###
### Names stay in the accusative or after "la", so that they need no case ending.

## The round begins

round-started = Începe runda { $round }, cu { count-runes } în pot. { $me ->
    [yes] Începi tu.
   *[no] Începe { $name }.
    }
dealt = { $known ->
    [no] { "" }
   *[yes] { dealt-cards }
    }
dealt-cards = { $me ->
    [yes] Primești { $cards }.
   *[no] { $name } primește { $cards }.
    }
laid = Se așază cu fața în sus în zona pentru cărți: { $cards }.
discard-started = Teancul de decartare începe cu { $cards }.

## The turn

played = { $me ->
    [yes] Joci { $cards }.
   *[no] { $name } joacă { $cards }.
    }
passed = { $me ->
    [yes] Spui Pas: { $cards } vine din pachet în zona pentru cărți.
   *[no] { $name } spune Pas: { $cards } vine din pachet în zona pentru cărți.
    }
auto-passed = { $me ->
    [yes] Pas automat pentru tine: { $cards } vine din pachet în zona pentru cărți.
   *[no] Pas automat pentru { $name }: { $cards } vine din pachet în zona pentru cărți.
    }
went-all-in = { $me ->
    [yes] Mergi All In! Mâna ta rămâne cu fața în jos până la Dezvăluirea mâinilor.
   *[no] { $name } merge All In! Cărțile sale rămân cu fața în jos până la Dezvăluirea mâinilor.
    }
added = { $me ->
    [yes] Adaugi { $cards } în zona pentru cărți.
   *[no] { $name } adaugă { $cards } în zona pentru cărți.
    }

## Effects

took = { $me ->
    [yes] Iei { $cards } din zona pentru cărți.
   *[no] { $name } ia { $cards } din zona pentru cărți.
    }
took-discard = { $me ->
    [yes] Iei { $cards } de pe teancul de decartare.
   *[no] { $name } ia { $cards } de pe teancul de decartare.
    }
exchanged = { $me ->
    [yes] Schimbi { $given } cu { $got } din zona pentru cărți.
   *[no] { $name } schimbă { $given } cu { $got } din zona pentru cărți.
    }
exchanged-discard = { $me ->
    [yes] Schimbi { $given } cu { $got } de pe teancul de decartare.
   *[no] { $name } schimbă { $given } cu { $got } de pe teancul de decartare.
    }
drew = { $known ->
    [no] { drew-hidden }
   *[yes] { drew-cards }
    }
drew-cards = { $me ->
    [yes] Tragi { $cards }.
   *[no] { $name } trage { $cards }.
    }
drew-hidden = { $me ->
    [yes] { $count ->
        [one] Tragi o carte.
        [few] Tragi { $count } cărți.
       *[other] Tragi { $count } de cărți.
        }
   *[no] { $count ->
        [one] { $name } trage o carte.
        [few] { $name } trage { $count } cărți.
       *[other] { $name } trage { $count } de cărți.
        }
    }
revealed = { $known ->
    [no] { revealed-hidden }
   *[yes] { $discard ->
        [closed] { revealed-secret }
       *[open] { revealed-cards }
        }
    }
revealed-cards = { $me ->
    [yes] Dezvălui { $cards }.
   *[no] { $name } dezvăluie { $cards }.
    }
revealed-hidden = { $me ->
    [yes] Te uiți la { count-cards } de deasupra pachetului.
   *[no] { $name } se uită la { count-cards } de deasupra pachetului.
    }
revealed-secret = { $me ->
    [yes] Vezi din pachet { $cards }.
   *[no] { $name } vede din pachet { $cards }.
    }
picked = { $known ->
    [no] { picked-hidden }
   *[yes] { picked-card }
    }
picked-card = { $me ->
    [yes] Iei în mână { $cards }.
   *[no] { $name } ia în mână { $cards }.
    }
picked-hidden = { $me ->
    [yes] Iei în mână una dintre ele.
   *[no] { $name } ia în mână una dintre ele.
    }
discarded = { $known ->
    [no] { discarded-hidden }
   *[yes] { $discard ->
        [closed] { discarded-secret }
       *[open] { discarded-cards }
        }
    }
discarded-cards = { $me ->
    [yes] Decartezi { $cards }.
   *[no] { $name } decartează { $cards }.
    }
discarded-hidden = { $me ->
    [yes] Decartezi { count-cards } cu fața în jos.
   *[no] { $name } decartează { count-cards } cu fața în jos.
    }
discarded-secret = { $me ->
    [yes] Decartezi cu fața în jos { $cards }.
   *[no] { $name } decartează cu fața în jos { $cards }.
    }
gained-rune = { $me ->
    [yes] Primești { count-runes } din rezervă.
   *[no] { $name } primește { count-runes } din rezervă.
    }
hypnotised = { $me ->
    [yes] Sub Hipnoza ta, { $other } le spune tuturor poziția mâinii sale: { rank }.
    [other] { $name } folosește Hipnoza asupra ta și le spui tuturor poziția mâinii tale: { rank }.
   *[no] { $name } folosește Hipnoza, iar { $other } le spune tuturor poziția mâinii sale: { rank }.
    }
eyed = { $me ->
    [yes] Îndrepți Ochiul Atotvăzător spre { $other }.
    [other] { $name } îndreaptă Ochiul Atotvăzător spre tine.
   *[no] { $name } îndreaptă Ochiul Atotvăzător spre { $other }.
    }
showed = { $known ->
    [no] { showed-hidden }
   *[yes] { showed-cards }
    }
showed-cards = { $me ->
    [yes] Numai { $other } vede ce arăți: { $cards }.
    [other] { $name } îți arată { $cards }. O carte rămâne ascunsă.
   *[no] { $name } arată, iar { $other } vede: { $cards }.
    }
showed-hidden = { $me ->
    [yes] Arăți { count-cards }, pe care le vede numai { $other }.
    [other] { $name } îți arată numai ție { count-cards }.
   *[no] { $name } arată { count-cards }, pe care le vede numai { $other }.
    }
declined = { $me ->
    [yes] Renunți la un efect: { $effect }.
   *[no] { $name } renunță la un efect: { $effect }.
    }
passed-over = Se sare peste un efect care nu poate fi aplicat: { $effect }.
reshuffled = Pachetul s-a terminat: teancul de decartare se amestecă și devine un pachet nou de { count-cards }.

## Predictions

predictions-opened = { $players ->
    [2] { predictions-opened-secret }
   *[other] { predictions-opened-in-turn }
    }
predictions-opened-in-turn = Zona pentru cărți este plină și începe faza Predicției. { $me ->
    [yes] Prima predicție e a ta.
   *[no] Prima predicție: { $name }.
    }
predictions-opened-secret = Zona pentru cărți este plină și începe faza Predicției: fiecare prezice în secret.
predicted = { $players ->
    [2] { predicted-secret }
   *[other] { predicted-openly }
    }
# Your own screen does not show it either. A replay with all cards face up does.
predicted-secret = { $me ->
    [yes] { predicted-hidden }
   *[no] { predicted-openly }
    }
predicted-openly = { $target ->
    [none] { predicted-hidden }
    [self] { predicted-self }
   *[other] { predicted-other }
    }
predicted-other = { $me ->
    [yes] Îți pui jetonul de Predicție la { $other }.
    [other] { $name } își pune jetonul de Predicție la tine.
   *[no] { $name } își pune jetonul de Predicție la { $other }.
    }
predicted-self = { $me ->
    [yes] Îți păstrezi jetonul de Predicție în față.
   *[no] { $name } își păstrează jetonul de Predicție: „Cea mai bună mână e a mea.”
    }
predicted-hidden = { $me ->
    [yes] Ai făcut predicția, în secret.
   *[no] { $name } a făcut predicția, în secret.
    }
predictions-revealed = Cele două predicții sunt dezvăluite.
said = { $target ->
    [self] { said-self }
   *[other] { said-other }
    }
said-other = { $me ->
    [yes] Ai prezis că cea mai bună mână e la { $other }.
    [other] { $name } a prezis că cea mai bună mână e la tine.
   *[no] { $name } a prezis că cea mai bună mână e la { $other }.
    }
said-self = { $me ->
    [yes] Ai prezis că cea mai bună mână e a ta.
   *[no] { $name } a prezis că are cea mai bună mână.
    }

## The Unfolding

unfolded = { $me ->
    [yes] Arăți { $cards }: { rank }.
   *[no] { $name } arată { $cards }: { rank }.
    }
best-hand = { $me ->
    [yes] Ai cea mai bună mână!
   *[no] { $name } are cea mai bună mână!
    }
pot-won = { $me ->
    [yes] Ai prezis bine și iei { count-runes } din pot.
   *[no] { $name } a prezis bine și ia { count-runes } din pot.
    }
pot-kept = { $runes ->
    [0] Potul este gol.
    [one] În pot rămâne { $runes } Rună.
    [few] În pot rămân { $runes } Rune.
   *[other] În pot rămân { $runes } de Rune.
    }
hand-scored = { $me ->
    [yes] { $runes ->
        [0] Mâna ta nu îți aduce nicio Rună.
       *[other] Mâna ta îți aduce { count-runes }.
        }
   *[no] { $runes ->
        [0] { $name } nu primește nicio Rună pentru mâna sa.
       *[other] { $name } primește { count-runes } pentru mâna sa.
        }
    }
rune-cards-scored = { $me ->
    [yes] Pentru cărțile Rune din mâna ta primești { count-runes }.
   *[no] Pentru cărțile Rune din mână, { $name } primește { count-runes }.
    }
round-ended = Runda { $round } s-a încheiat.

## The end

heirs-round = Egalitate în frunte! Moștenitorii Clarvăzătorilor: o rundă în plus va hotărî.
game-ended = { $by ->
    [nobody] { game-ended-nobody }
    [hand] { game-ended-hand }
   *[runes] { game-ended-runes }
    }
game-ended-runes = { $me ->
    [yes] Câștigi partida cu { count-runes }. Ai văzut viitorul!
   *[no] { $name } câștigă partida cu { count-runes }.
    }
# 9.1: a tie that the better hand of the last round settles
game-ended-hand = { $me ->
    [yes] Egalitate în frunte: datorită mâinii mai bune, câștigi partida cu { count-runes }. Ai văzut viitorul!
   *[no] Egalitate în frunte: datorită mâinii mai bune, { $name } câștigă partida cu { count-runes }.
    }
game-ended-nobody = Din nou egalitate în frunte: nimeni nu câștigă partida.

## The table

taken-back = { $me ->
    [yes] Îți anulezi ultima acțiune.
   *[no] { $name } își anulează ultima acțiune.
    }
