### What the coach says, in the terminal and in the browser. It knows only what the player knows.

coach-know = ¿Qué sé?
coach-do = ¿Qué harías tú?
# $count: how many
coach-hints = Pistas usadas: { $count }.
# $pip: what to type
coach-parts = El entrenador necesita { $package }, que no está instalado. Para instalarlo, escribe: { $pip }

## Facts. $name: another player; $cards: with their articles; $rank: the name of a rank; $chance: a percentage

coach-own = Tu mano: { $rank }.
coach-cards = { $name } tiene { $cards }.
coach-told = { $name } ha anunciado este rango: { $rank }. La mano puede haber cambiado desde entonces.
coach-all-in = { $name } lo ha arriesgado todo.
coach-likely = { $name }, si las cartas ocultas están repartidas al azar: { $ranks }. Ningún otro rango llega al 1 %.
coach-rank = { $rank } ({ $chance })
coach-counted-best = Contando solo las cartas, como si las ocultas estuvieran repartidas al azar, tu mano es ahora la mejor con una probabilidad del { $chance }. Pero los demás se quedan con las buenas cartas, así que la probabilidad real suele ser menor. Mi consejo también tiene en cuenta cómo han jugado.

## A choice and its reasons. $choice: an action as in a menu

coach-choice = Mi elección: { $choice }
coach-why-best = Teniendo en cuenta las cartas y cómo ha jugado cada cual, { $name } tiene la mejor mano con una probabilidad del { $chance }.
coach-why-next = Después, lo más probable es { $name } ({ $chance }).
coach-why-rank = Tu mano tiene entonces este rango: { $rank }.
coach-why-own = Teniendo en cuenta las cartas y cómo han jugado los demás, tu mano es ahora la mejor con una probabilidad del { $chance }. Contar solo las cartas da otra cifra.
coach-why-rival = El rival más fuerte es { $name } ({ $chance }).
coach-alternative = En el { $chance } de los casos así elegiría esto otro: { $choice }
