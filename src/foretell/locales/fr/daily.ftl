### What `foretell daily` says.

help-daily = jouer la donne du jour, les mêmes cartes pour tout le monde, et obtenir un score sans le hasard
option-date = le jour, par exemple 2026-11-18 (par défaut, aujourd’hui en UTC)
# $answer: what was typed
error-date = « { $answer } » n’est pas un jour : écrivez-le comme 2026-11-18.
# $date: such as 2026-11-18
daily-heading = La donne du jour, { $date }
daily-offline = Cette donne découle de la seule date : chacun peut la jouer hors ligne. Ce n’est pas la donne d’un serveur.
daily-result = Score : { $points } (à { $error } près) = résultat { $result } − hasard { $luck }
daily-share = À partager :
# $pip: what to type
daily-no-score = Le score a besoin du module { $package }, qui n’est pas installé. Pour l’installer, tapez : { $pip }
