### Ce que les joueurs se disent d’un seul geste, et ce qu’on leur dit quand la table refuse quelque chose.

## Emotes

emote-hello = Bonjour !
emote-thanks = Merci !
emote-well-played = Bien joué !
emote-good-luck = Bonne chance !
emote-thinking = Je réfléchis…
emote-hurry = Un peu plus vite, s’il vous plaît !
emote-surprised = Je ne l’avais pas vu venir !
emote-laughing = Ha ha !
emote-sad = Oh non…
emote-suspicious = Hum, c’est louche…

## Refusals, by their code: what a player can do about them

refused-malformed = Cela n’a pas été compris : vérifiez ce que vous avez écrit.
refused-version = Cette page et le serveur n’ont pas la même version : rechargez la page.
refused-hello-first = La connexion s’est emmêlée : rechargez la page.
refused-too-big = C’est trop long : faites plus court.
refused-too-fast = C’est un peu trop rapide : attendez un instant.
refused-busy = C’est trop à la fois : réessayez dans un instant.
refused-not-ready = Le serveur n’est pas prêt : réessayez dans un instant.
refused-no-table = Cette table n’existe pas ou n’existe plus : vérifiez son code ou son lien.
refused-no-seat = Cette place n’existe pas, ou personne ne l’occupe.
refused-seat-taken = Cette place est prise : choisissez-en une autre.
refused-other-table = Vous avez une place à une autre table avec les mêmes cartes : quittez-la d’abord, ou restez-y.
refused-not-seated = Pour cela, il faut une place à la table.
refused-not-owner = Seule la personne qui a ouvert la table peut faire cela.
refused-not-open = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-not-over = Il faut attendre la fin de la partie pour cela.
refused-seats-free = Il reste une place libre : attendez quelqu’un, ou placez-y un robot.
refused-wrong-options = Ces options ne conviennent pas : choisissez-en d’autres.
refused-wrong-name = Ce nom semble vide ou appartient à un robot : choisissez-en un autre.
refused-no-spectators = Cette table est réservée à ses joueurs.
refused-other-origin = Ce n’est pas possible depuis cette page : ouvrez le jeu à l’adresse du serveur.
refused-unknown-token = Ce jeton d’accès n’est pas valable ici, ou ne l’est plus : demandez-en un autre.
refused-stale = Il vient de se passer quelque chose à la table : regardez, puis choisissez.
refused-repeated = C’est déjà fait : tout va bien.
refused-not-your-turn = Ce n’est pas à vous de choisir : patientez un peu.
refused-illegal = Ce n’est pas possible maintenant : choisissez l’une des actions proposées.
refused-cannot-undo = Cela ne peut plus être annulé.
refused-away = Un robot joue à votre place : reprenez-la d’abord.
refused-not-away = Votre place est déjà à vous : aucun robot ne joue pour vous.
refused-over = La partie est terminée.
refused-talk-off = À cette table, on joue sans discussion ni messages rapides.
refused-already-contributed = Vous avez déjà donné votre part de la graine.
refused-changed = Quelqu’un a modifié la table au même moment : regardez-la, puis réessayez.
refused-ended = La partie a été arrêtée sans résultat.
refused-no-reviews = Ce serveur ne peut pas analyser de parties.
refused-no-coach = L’entraîneur n’aide pas là où d’autres jouent ou comparent leurs résultats.
refused-not-found = Il n’y a rien à cette adresse : vérifiez-la.
refused-method = Ce n’est pas possible à cette adresse.
refused-failed = Quelque chose n’a pas marché sur le serveur, désolé : réessayez.
