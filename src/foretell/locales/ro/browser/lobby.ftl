### The browser: a table before its game starts.

## Seats

seat-host = a deschis masa
seat-not-here = nu e aici acum
seat-sit = Așază-te aici
seat-move = Mută-te aici
seat-add-bot = Bot
seat-rename = Schimbă-ți numele
seat-leave = Ridică-te
# $name: who sits there
seat-level = Cum joacă { $name }
seat-take = Schimbă locul cu { $name }
seat-swap = Alt loc pentru { $name }
seat-swap-with = Schimbă cu { $name }
seat-swap-not = Lasă așa
seat-remove = Eliberează locul ocupat de { $name }

## The lobby

lobby-title = O masă
# $name: who opened it
lobby-title-of = Masa deschisă de { $name }
lobby-seats = Locuri
# $count: how many seats are free
lobby-free = { $count ->
    [one] { $count } loc este liber
    [few] { $count } locuri sunt libere
   *[other] { $count } de locuri sunt libere
    }
lobby-full = Toți sunt aici
lobby-start = Începe partida
lobby-start-why = Mai întâi trebuie ocupate toate locurile: invită pe cineva sau pune un bot.
lobby-sit-why = Ia loc sau rămâi să privești.
# $name: who opened the table
lobby-waiting = Se așteaptă ca { $name } să înceapă
lobby-waiting-owner = Cine a deschis masa va începe partida
lobby-dealing = Se amestecă pachetul…
lobby-invite = Invită
lobby-code = Codul acestei mese
lobby-link = Link către această masă
lobby-copy = Copiază linkul
lobby-copied = Linkul este copiat.
# The page was opened by an address that only this machine has
lobby-alone = Această adresă duce aici numai de pe acest calculator. Ca să poată veni și alții, pornește serverul cu --host 0.0.0.0 și deschide pagina la adresa proprie a acestei mașini.
lobby-share = Distribuie
# $code: the table's code
lobby-share-text = Joacă Foretell cu mine. Codul mesei este { $code }.
lobby-qr = Cod QR cu linkul către această masă
# $number: of the table, from 1; $tables: how many there are
lobby-duplicate = Masa { $number } din { $tables }: toate joacă cu aceleași cărți.
lobby-duplicate-all = Toate mesele
lobby-options = Opțiuni
lobby-name-sit = Cum să-ți spunem?
lobby-name-change = Schimbă-ți numele
lobby-name-keep = Păstrează acest nume
lobby-fair = Împărțirea se poate verifica
lobby-fair-about = Pachetul se amestecă dintr-un secret al serverului și din numere întâmplătoare adăugate de browserul fiecărui jucător. Serverul și-a sigilat secretul înainte să le cunoască: iată sigiliul. După partidă secretul se deschide, iar browserul tău verifică dacă totul se potrivește.
lobby-fair-duplicate = Toate mesele se amestecă dintr-un singur secret al serverului, iar nimeni nu adaugă nimic. Acest sigiliu, același la fiecare masă, dovedește că secretul a fost fixat înainte. Când toate mesele s-au încheiat, serverul îl dezvăluie.
lobby-fair-promise = Sigiliu:
lobby-fair-copy = Copiază
lobby-fair-copied = Sigiliul este copiat.
lobby-fair-added = Browserul tău și-a adăugat partea.
