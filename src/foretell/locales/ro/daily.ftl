### What `foretell daily` says.

help-daily = joacă partida zilei, aceleași cărți pentru toată lumea, și primește un scor fără noroc
option-date = ziua, de exemplu 2026-11-18 (implicit: azi, în UTC)
# $answer: what was typed
error-date = „{ $answer }” nu este o zi: scrie-o ca 2026-11-18.
# $date: such as 2026-11-18
daily-heading = Partida zilei, { $date }
daily-offline = Cărțile rezultă doar din dată, așa că oricine le poate juca fără conexiune. Nu sunt cele ale unui server.
daily-result = Scor: { $points } (cu o marjă de { $error }) = rezultat { $result } − noroc { $luck }
daily-share = De trimis mai departe:
# $pip: what to type
daily-no-score = Scorul are nevoie de { $package }, care nu este instalat. Ca să-l instalezi, scrie: { $pip }
