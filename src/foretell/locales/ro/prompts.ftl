### Ce i se cere celui care trebuie să decidă și cum se numește fiecare acțiune într-un meniu.

## Questions, by phase. $bending: "yes" in Bending the Discard Pile, where the pile's top card will do as well

# $allin: "yes" if nobody is All In yet in this round
ask-play = { $allin ->
    [yes] E rândul tău: joacă o carte, spune Pas sau mergi All In.
   *[no] E rândul tău: joacă o carte sau spune Pas.
    }
ask-take = { $bending ->
    [yes] Ce carte iei: una neacoperită din zona pentru cărți sau pe cea de deasupra teancului de decartare?
   *[no] Ce carte neacoperită iei din zona pentru cărți?
    }
ask-exchange = { $bending ->
    [yes] Cu ce carte schimbi una de-a ta: una neacoperită din zona pentru cărți sau cea de deasupra teancului de decartare?
   *[no] Cu ce carte neacoperită din zona pentru cărți schimbi una de-a ta?
    }
# $card: the card that comes to hand
ask-give = Ce carte din mâna ta dai pentru { $card }?
# $offer: the question of an effect, such as "Draw a card?"
ask-offer = { $offer } (opțional)
ask-pick = Pe care dintre cărțile dezvăluite o iei în mână?
ask-hypnosis = Hipnoză: cine trebuie să spună poziția mâinii sale?
ask-eye = Ochiul Atotvăzător: cine trebuie să îți arate cărțile?
# $name: the player who will see the other cards
ask-hide = { $name } îndreaptă Ochiul Atotvăzător spre tine: ce carte rămâne ascunsă?
# $count: how many cards are still too many
ask-discard = { $count ->
    [one] Ai o carte în plus: pe care o decartezi?
    [few] Ai { $count } cărți în plus: pe care o decartezi mai întâi?
   *[other] Ai { $count } de cărți în plus: pe care o decartezi mai întâi?
    }
ask-predict = Cine are cea mai bună mână? Pune-ți jetonul de Predicție.
# $name: the other player of two
ask-predict-secret = Cine are cea mai bună mână, tu sau { $name }? Predicția ta rămâne secretă până când sunt făcute amândouă.
ask-over = Partida s-a încheiat.

## Waiting for somebody else

waiting = { $name } se gândește…
waiting-hide = { $name } alege ce carte rămâne ascunsă…
waiting-predict = { $name } face o predicție…

## Actions, by their kind. $card comes with its article

action-play = Joacă { $card }
action-pass = Pas
action-all-in = All In
action-take = Ia { $card }
action-take-discard = Ia { $card } de pe teancul de decartare
action-exchange = Schimbă cu { $card }
action-exchange-discard = Schimbă cu { $card } de pe teancul de decartare
action-give = Dă { $card }
action-use = Folosește efectul: { $effect }
action-skip = Renunță la efect: { $effect }
action-pick = Ia { $card }
action-hypnosis = Hipnotizează: { $name }
action-eye = Îndreaptă Ochiul Atotvăzător spre { $name }
action-hide = Ascunde { $card }
action-discard = Decartează { $card }
action-predict = { $name } are cea mai bună mână
action-predict-self = Am cea mai bună mână
