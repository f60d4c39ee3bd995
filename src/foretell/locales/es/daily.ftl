### What `foretell daily` says.

help-daily = juega el reparto del día, las mismas cartas para todo el mundo, y obtén una puntuación sin la suerte
option-date = el día, por ejemplo 2026-11-18 (por defecto, hoy en UTC)
# $answer: what was typed
error-date = «{ $answer }» no es un día: escríbelo como 2026-11-18.
# $date: such as 2026-11-18
daily-heading = El reparto del día, { $date }
daily-offline = Este reparto sale solo de la fecha, así que todo el mundo puede jugarlo sin conexión. No es el reparto de un servidor.
daily-result = Puntuación: { $points } (con un margen de { $error }) = resultado { $result } − suerte { $luck }
daily-share = Para compartir:
# $pip: what to type
daily-no-score = La puntuación necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }
