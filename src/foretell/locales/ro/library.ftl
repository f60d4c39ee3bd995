### Ce spune biblioteca despre cărțile, fișele de cărți și înregistrările pe care nu le poate folosi. Each text is a part of a sentence.

## Where

# $reason: another text of this file
at-line = linia { $line }: { $reason }

## Cards, hands and actions

# $answer: what was written, in quotes
notation-card = { $answer } nu este o carte; scrie o valoare (2-10 J Q K A) și litera unei suite (C M S T), ca în 10T, sau R1 ori R2
notation-hand = o mână are 5 cărți diferite; aceasta are { $count }
notation-hand-twice = cărțile unei mâini sunt diferite; una dintre acestea apare de două ori: { $cards }
# $sign: the sign of the action, in quotes
notation-seat = { $answer } nu este o acțiune: după { $sign } urmează un loc de la 0 la 4
# $whose: one of the next three texts; $action: an action as the library writes it
illegal-seat = nu locul { $seat } trebuie să aleagă; { $whose }
# $phase: the phase as the library calls it
illegal-whose-nobody = nimeni nu trebuie să aleagă ({ $phase })
illegal-whose-seat = locul { $seat } trebuie să aleagă ({ $phase })
illegal-whose-both = locul { $seat } sau { $other } trebuie să aleagă ({ $phase })
illegal-over = { $action } nu este permis; { $whose }: partida s-a încheiat
illegal-action = { $action } nu este permis; { $whose }; alegerile sunt în game.legal
illegal-choice = { $action } nu este permis; { $whose }, dintre { $choices }

## Card sheets

# $reason: what the system says, in English
sheet-unread = fișa de cărți { $file } nu poate fi citită: { $reason }
sheet-too-long = o fișă de cărți are cel mult { $limit } de octeți; chiar este o fișă de cărți?
sheet-dots = o linie dintr-o fișă de cărți are cel mult { $limit } de puncte; chiar este o fișă de cărți?
sheet-not-toml = acesta nu este TOML: { $reason }
sheet-key-twice = o cheie apare de două ori; scrie fiecare carte o singură dată
sheet-not-utf-8 = o fișă de cărți este un text în UTF-8: { $reason }
sheet-entry = intrare necunoscută, { $answer }; o fișă are name, suits și cards
sheet-name = numele unei fișe are între 1 și { $limit } de caractere tipăribile, fără spații la capete; { $answer } nu se potrivește
sheet-no-name = o fișă are un nume, ca în name = "Cărțile mele"; este o fișă de cărți?
sheet-suit-list = suits este lista celor patru suite după nume, cu cea mai bună prima
sheet-suit-order = ordinea suitelor trebuie să numească o dată fiecare dintre acestea, cu cea mai bună prima: { $suits }
sheet-no-cards = o fișă are nevoie de un tabel [cards] cu efectele fiecărei cărți
sheet-card = nu există cartea { $answer }; scrie cărțile ca 10T, JM sau R1
sheet-missing = o fișă conține toate cele 54 de cărți; lipsesc: { $cards }
# $card: a card such as 10T
sheet-effects = { $card }: efectele sunt o listă de cuvinte, ca în ["take*", "draw"]
sheet-effect-count = { $card }: o carte are de la 1 la { $limit } efecte; aceasta are { $count }
sheet-no-star = { $card }: niciun efect nu are stea; scrie * după fiecare efect care are o stea pe carte
sheet-stars = { $card }: cel puțin un efect cu stea trebuie să fie take, draw sau reveal (J14), nu doar { $effects }
sheet-effect = { $card }: efect necunoscut, { $answer }; există { $effects } și de la { $first } la { $last }
sheet-jack = JM: în exemplul din regulament, Valetul de Mască are take, draw; această fișă spune altceva
# The code of a sheet is the form in which a record stores it.
sheet-code-suits = codul unei fișe începe cu literele celor patru suite, cu cea mai bună prima; { $answer } nu se potrivește
sheet-code-cards = codul unei fișe are { $cards } de cărți între virgule; acesta are { $count }
sheet-code-long = { $answer } este prea lung pentru efectele unei cărți în codul unei fișe
sheet-code-effect = { $letter } din { $answer } nu este un efect din codul unei fișe

## Records

record-too-long = o înregistrare are cel mult { $limit } de caractere; aceasta are { $count }
record-not-utf-8 = o înregistrare este un text în UTF-8 ({ $reason })
record-title = o înregistrare începe cu { $title }
# $entry: the name of an entry, such as Players
record-lacks = lipsește { $entry } din antet
record-entry = { $answer } nu este o intrare a antetului sau apare de două ori
record-rules = aceste reguli au versiunea { $version }; înregistrarea a fost făcută cu { $answer }
record-choice = { $entry } este una dintre valorile { $choices }; { $answer } nu se potrivește
record-players = jocul este pentru { $low } până la { $high } jucători; { $answer } nu se potrivește
record-digest = amprenta fișei este { $digest }, dar antetul spune { $answer }
record-seed = o sămânță are 64 de cifre hexazecimale cu litere mici
record-secret = un secret are 64 de cifre hexazecimale cu litere mici
record-contribution = o contribuție este un loc și 64 de cifre hexazecimale cu litere mici
record-contribution-seat = o contribuție este a unui loc de la 0 la { $last }, o singură dată pentru fiecare; { $answer } nu se potrivește
record-contribution-count = { $players } locuri au { $players } contribuții (sau None) ori niciuna, nu { $count }
record-no-secret = contribuțiile însoțesc un secret, iar înregistrarea nu are niciunul
record-seed-differs = sămânța nu rezultă din secret și din contribuții
record-commitment-seed = angajamentul nu este SHA-256 al seminței
record-commitment-secret = angajamentul nu este SHA-256 al secretului
record-name-count = { $players } jucători au { $players } nume sau niciunul, nu { $count }
record-name = un nume are între 1 și { $limit } de caractere tipăribile, fără spații la capete; { $answer } nu se potrivește
record-position = poziția din antet: { $reason }
record-position-options = poziția este a unei partide cu alte opțiuni decât cele din antet
record-result = un rezultat este locul câștigător sau „nobody”, apoi { $players } totaluri de Rune
# $number: which decision it is; $action: its token
record-decision = decizia { $number } ({ $action }): { $reason }
record-decision-line = linia { $line }, decizia { $number } ({ $action }): { $reason }
record-outcome = antetul dă rezultatul { $header }, dar aceste decizii duc la { $result }
record-cut = antetul dă rezultatul partidei, dar deciziile se opresc înainte; lipsește o parte din fișier?
