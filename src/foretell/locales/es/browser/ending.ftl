### The end of a game: the podium, the rematch and the check of the deal.

## The end. $name: who won, $runes: with how many

over-you = ¡Ganas con { count-runes }!
over-winner = { $name } gana con { count-runes }
over-nobody = No gana nadie
over-rematch = Revancha
over-replay = Ver de nuevo
over-branch = Era una partida «¿Y si…?»: no cuenta.
over-branch-again = Probar otra vez
over-branch-game = A la partida de origen
over-record = Grabación
over-home = Portada
over-look = Mirar la mesa
chart-runes = Runas tras cada ronda
chart-player = Participante
chart-round = Ronda { $round }

## A rematch. $name: who wants it; $names: who has not accepted yet

over-rematch-wanted = { $name } quiere la revancha.
over-rematch-accept = Aceptar
over-rematch-waiting = La revancha empieza cuando todos aceptan. Falta: { $names }.
over-rematch-without = Empezar sin { $names }
over-rematch-cancel = Sin revancha
over-rematch-begun = La revancha ha empezado.
over-rematch-join = Ir a la revancha

## Your game in up to three sentences. $name: a player; $round: the round

story-title = Tu partida
story-replay = Volver a verlo
# $target: "self" or "other"
story-call = Mejor predicción: en la ronda { $round } { $target ->
    [self] apostaste por ti
   *[other] predijiste a { $name }
    } y te llevaste { count-runes } del bote.
# $rank: a rank, such as "Straight"
story-hand = Mejor mano: «{ $rank }» en la ronda { $round } te dio { count-runes }.
story-no-call = Mejor predicción: esta vez no acertaste ninguna.
story-miss = Fallo más caro: en la ronda { $round } la mejor mano era de { $name }. Acertarlo te habría dado { count-runes }.
story-miss-self = Fallo más caro: en la ronda { $round } la mejor mano era la tuya. Acertarlo te habría dado { count-runes }.
story-no-miss = Fallo más caro: ninguno. Acertaste todas tus predicciones.
# $percent: a number, such as "18"
story-lucky = Suerte del reparto: empezaste la ronda { $round } con «{ $rank }». Solo en el { $percent } % de las partidas te reparten eso o algo mejor.
story-counts = El podio cuenta Runas. El análisis cuenta probabilidades de ganar, así que puede destacar otros momentos.

## The deal's fairness

fair-check = Comprobar el reparto
fair-about = El servidor había sellado su parte del reparto antes de conocer la tuya: tu navegador puede comprobarlo.
fair-unable = Este navegador solo puede comprobar repartos con una conexión segura (https). La orden «foretell verify» comprueba la grabación en cualquier parte.
fair-failed = No se ha podido obtener la grabación: inténtalo de nuevo.
fair-commitment = El servidor ha cumplido su palabra: su secreto es el que había sellado antes del reparto.
fair-commitment-broken = ¡El secreto del servidor no es el que había sellado antes del reparto!
# $count: how many players added to it
fair-seed = { $count ->
    [0] El reparto se deriva solo del secreto del servidor: nadie añadió nada.
    [one] El reparto se deriva de ese secreto y de lo que añadió { $count } participante.
   *[other] El reparto se deriva de ese secreto y de lo que añadieron { $count } participantes.
    }
fair-seed-broken = ¡El reparto no se deriva del secreto y de lo añadido!
fair-mine = Lo que añadió este navegador forma parte de él, y el sello es el que vio.
fair-mine-none = Este navegador no añadió nada a este reparto.
fair-mine-broken = ¡Lo que añadió este navegador no forma parte de él, o el sello era otro!

## The deal of the day

over-day = Tu puntuación
over-day-sealed = El secreto de este reparto se revela después de la medianoche UTC.
over-duplicate-sealed = Las cartas siguen en secreto hasta que terminen todas las mesas.
