### Lo que se dice en la mesa con un solo toque, y lo que se responde cuando la mesa rechaza algo.

## Emotes

emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well-played = ¡Bien jugado!
emote-good-luck = ¡Buena suerte!
emote-thinking = Déjame pensar…
emote-hurry = ¡Un poco más rápido, por favor!
emote-surprised = ¡Eso no me lo esperaba!
emote-laughing = ¡Ja, ja!
emote-sad = Qué pena…
emote-suspicious = Mmm, qué sospechoso…

## Refusals, by their code: what a player can do about them

refused-malformed = Eso no se ha entendido: revisa lo que has escrito.
refused-version = Esta página y el servidor tienen versiones distintas: vuelve a cargar la página.
refused-hello-first = La conexión se ha enredado: vuelve a cargar la página.
refused-too-big = Es demasiado largo: acórtalo.
refused-too-fast = Eso ha sido demasiado rápido: espera un momento.
refused-busy = Es demasiado a la vez: inténtalo de nuevo dentro de un momento.
refused-not-ready = El servidor no está listo: inténtalo de nuevo dentro de un momento.
refused-no-table = Esa mesa no existe o ya no existe: comprueba su código o su enlace.
refused-no-seat = Ese asiento no existe, o no lo ocupa nadie.
refused-seat-taken = Ese asiento está ocupado: elige otro.
refused-other-table = Tienes asiento en otra mesa con las mismas cartas: déjalo primero o quédate allí.
refused-not-seated = Para eso necesitas un asiento en la mesa.
refused-not-owner = Solo quien abrió la mesa puede hacer eso.
refused-not-open = La partida ya ha empezado.
refused-not-started = La partida aún no ha empezado.
refused-not-over = Para eso hay que esperar al final de la partida.
refused-seats-free = Aún queda un asiento libre: espera a alguien o pon un bot.
refused-wrong-options = Esas opciones no sirven: elige otras.
refused-wrong-name = Este nombre parece vacío o es el de un bot: elige otro.
refused-no-spectators = Esta mesa es solo para sus participantes.
refused-other-origin = Eso no se puede hacer desde esta página: abre el juego en la dirección del servidor.
refused-unknown-token = Esta credencial de acceso no vale aquí, o ya no vale: pide otra.
refused-stale = Acaba de pasar algo en la mesa: mira y vuelve a elegir.
refused-repeated = Eso ya está hecho: todo va bien.
refused-not-your-turn = Ahora no te toca elegir: espera un poco.
refused-illegal = Eso no es posible ahora: elige una de las acciones que se muestran.
refused-cannot-undo = Eso ya no se puede deshacer.
refused-away = Un bot juega en tu lugar: recupera antes tu asiento.
refused-not-away = Tu asiento ya es tuyo: ningún bot juega por ti.
refused-over = La partida ha terminado.
refused-talk-off = En esta mesa se juega sin chat ni mensajes rápidos.
refused-already-contributed = Ya has dado tu parte de la semilla.
refused-changed = Alguien ha cambiado la mesa en el mismo momento: mírala e inténtalo de nuevo.
refused-ended = La partida se cerró sin resultado.
refused-no-reviews = Este servidor no puede analizar partidas.
refused-no-coach = El entrenador no ayuda donde juegan otras personas o se comparan resultados.
refused-not-found = No hay nada en esta dirección: compruébala.
refused-method = Eso no se puede hacer en esta dirección.
refused-failed = Algo ha fallado en el servidor, lo sentimos: inténtalo de nuevo.
