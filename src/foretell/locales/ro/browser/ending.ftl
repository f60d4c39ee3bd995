### The end of a game: the podium, the rematch and the check of the deal.

## The end. $name: who won, $runes: with how many

over-you = Câștigi cu { count-runes }!
over-winner = { $name } câștigă cu { count-runes }
over-nobody = Nu câștigă nimeni
over-rematch = Revanșă
over-replay = Reluare
over-branch = A fost o partidă „Ce-ar fi dacă…?”: nu contează.
over-branch-again = Încearcă din nou
over-branch-game = La partida de origine
over-record = Înregistrare
over-home = Prima pagină
over-look = Privește masa
chart-runes = Runele după fiecare rundă
chart-player = Jucător
chart-round = Runda { $round }

## A rematch. $name: who wants it; $names: who has not accepted yet

over-rematch-wanted = { $name } vrea revanșa.
over-rematch-accept = Acceptă
over-rematch-waiting = Revanșa începe când acceptă toată lumea. Se așteaptă: { $names }.
over-rematch-without = Începe fără { $names }
over-rematch-cancel = Fără revanșă
over-rematch-begun = Revanșa a început.
over-rematch-join = Mergi la revanșă

## Your game in up to three sentences. $name: a player; $round: the round

story-title = Partida ta
story-replay = Revezi momentul
# $target: "self" or "other"
story-call = Cea mai bună predicție: în runda { $round } { $target ->
    [self] ai mizat pe tine
   *[other] ai prezis: { $name }
    } și ai luat { count-runes } din pot.
# $rank: a rank, such as "Straight"
story-hand = Cea mai bună mână: „{ $rank }” în runda { $round } ți-a adus { count-runes }.
story-no-call = Cea mai bună predicție: de data asta niciuna nu a fost corectă.
story-miss = Cea mai scumpă greșeală: în runda { $round } cea mai bună mână era la { $name }. Predicția corectă ți-ar fi adus { count-runes }.
story-miss-self = Cea mai scumpă greșeală: în runda { $round } cea mai bună mână era a ta. Predicția corectă ți-ar fi adus { count-runes }.
story-no-miss = Cea mai scumpă greșeală: niciuna. Toate predicțiile tale au fost corecte.
# $percent: a number, such as "18"
story-lucky = Norocul la cărți: ai început runda { $round } cu „{ $rank }”. Primești așa ceva sau mai bine doar în { $percent }% din partide.
story-counts = Podiumul numără Runele. Analiza numără șansele de a câștiga, așa că poate evidenția alte momente.

## The deal's fairness

fair-check = Verifică împărțirea
fair-about = Serverul își sigilase partea de împărțire înainte să o cunoască pe a ta: browserul tău poate verifica asta.
fair-unable = Browserul acesta poate verifica împărțirea numai printr-o conexiune sigură (https). Comanda „foretell verify” verifică înregistrarea oriunde.
fair-failed = Înregistrarea nu a putut fi descărcată: încearcă din nou.
fair-commitment = Serverul s-a ținut de cuvânt: secretul lui este cel pe care îl sigilase înainte de împărțire.
fair-commitment-broken = Secretul serverului nu este cel pe care îl sigilase înainte de împărțire!
# $count: how many players added to it
fair-seed = { $count ->
    [0] Împărțirea decurge numai din secretul serverului: nimeni nu a adăugat nimic.
    [one] Împărțirea decurge din acel secret și din ce a adăugat { $count } jucător.
    [few] Împărțirea decurge din acel secret și din ce au adăugat { $count } jucători.
   *[other] Împărțirea decurge din acel secret și din ce au adăugat { $count } de jucători.
    }
fair-seed-broken = Împărțirea nu decurge din secret și din ce a fost adăugat!
fair-mine = Ce a adăugat browserul acesta face parte din ea, iar sigiliul este cel pe care l-a văzut.
fair-mine-none = Browserul acesta nu a adăugat nimic la această împărțire.
fair-mine-broken = Ce a adăugat browserul acesta nu face parte din ea sau sigiliul era altul!

## The deal of the day

over-day = Scorul tău
over-day-sealed = Secretul acestei partide se dezvăluie după miezul nopții UTC.
over-duplicate-sealed = Cărțile rămân secrete până când se încheie toate mesele.
