### Ce que la bibliothèque dit des cartes, des feuilles de cartes et des enregistrements qu’elle ne peut pas utiliser. Each text is a part of a sentence.

## Where

# $reason: another text of this file
at-line = ligne { $line } : { $reason }

## Cards, hands and actions

# $answer: what was written, in quotes
notation-card = { $answer } n’est pas une carte ; écrivez une valeur (2-10 J Q K A) et la lettre d’une couleur (C M S T), comme dans 10T, ou bien R1 ou R2
notation-hand = une main a 5 cartes différentes ; celle-ci en a { $count }
notation-hand-twice = les cartes d’une main sont différentes ; l’une de celles-ci y est deux fois : { $cards }
# $sign: the sign of the action, in quotes
notation-seat = { $answer } n’est pas une action : une place de 0 à 4 suit { $sign }
# $whose: one of the next three texts; $action: an action as the library writes it
illegal-seat = ce n’est pas à la place { $seat } de choisir ; { $whose }
# $phase: the phase as the library calls it
illegal-whose-nobody = personne ne doit choisir ({ $phase })
illegal-whose-seat = c’est à la place { $seat } de choisir ({ $phase })
illegal-whose-both = c’est à la place { $seat } ou { $other } de choisir ({ $phase })
illegal-over = { $action } n’est pas permis ; { $whose } : la partie est finie
illegal-action = { $action } n’est pas permis ; { $whose } ; les choix sont dans game.legal
illegal-choice = { $action } n’est pas permis ; { $whose }, parmi { $choices }

## Card sheets

# $reason: what the system says, in English
sheet-unread = la feuille de cartes { $file } ne peut pas être lue : { $reason }
sheet-too-long = une feuille de cartes a { $limit } octets au plus ; est-ce bien une feuille de cartes ?
sheet-dots = une ligne d’une feuille de cartes a { $limit } points au plus ; est-ce bien une feuille de cartes ?
sheet-not-toml = ce n’est pas du TOML : { $reason }
sheet-key-twice = une clé apparaît deux fois ; écrivez chaque carte une seule fois
sheet-not-utf-8 = une feuille de cartes est un texte en UTF-8 : { $reason }
sheet-entry = entrée { $answer } inconnue ; une feuille a name, suits et cards
sheet-name = le nom d’une feuille a de 1 à { $limit } caractères imprimables, sans espace au début ni à la fin ; { $answer } ne convient pas
sheet-no-name = une feuille a un nom, comme dans name = "Mes cartes" ; est-ce une feuille de cartes ?
sheet-suit-list = suits est la liste des quatre couleurs par leur nom, la meilleure d’abord
sheet-suit-order = l’ordre des couleurs doit nommer une fois chacune de celles-ci, la meilleure d’abord : { $suits }
sheet-no-cards = une feuille a besoin d’une table [cards] avec les effets de chaque carte
sheet-card = il n’y a pas de carte { $answer } ; écrivez les cartes comme 10T, JM ou R1
sheet-missing = une feuille contient les 54 cartes ; il manque : { $cards }
# $card: a card such as 10T
sheet-effects = { $card } : les effets sont une liste de mots, comme dans ["take*", "draw"]
sheet-effect-count = { $card } : une carte a de 1 à { $limit } effets ; celle-ci en a { $count }
sheet-no-star = { $card } : aucun effet n’a d’étoile ; écrivez * après chaque effet qui porte une étoile sur la carte
sheet-stars = { $card } : au moins un effet étoilé doit être take, draw ou reveal (J14), pas seulement { $effects }
sheet-effect = { $card } : effet { $answer } inconnu ; il y a { $effects }, et { $first } à { $last }
sheet-jack = JM : dans l’exemple du livret, le valet de masque porte take, draw ; cette feuille dit autre chose
# The code of a sheet is the form in which a record stores it.
sheet-code-suits = le code d’une feuille commence par les lettres des quatre couleurs, la meilleure d’abord ; { $answer } ne convient pas
sheet-code-cards = le code d’une feuille a { $cards } cartes entre des virgules ; celui-ci en a { $count }
sheet-code-long = { $answer } est trop long pour les effets d’une carte dans le code d’une feuille
sheet-code-effect = { $letter } dans { $answer } n’est pas un effet du code d’une feuille

## Records

record-too-long = un enregistrement a { $limit } caractères au plus ; celui-ci en a { $count }
record-not-utf-8 = un enregistrement est un texte en UTF-8 ({ $reason })
record-title = un enregistrement commence par { $title }
# $entry: the name of an entry, such as Players
record-lacks = il manque { $entry } dans l’en-tête
record-entry = { $answer } n’est pas une entrée de l’en-tête, ou y est deux fois
record-rules = ces règles ont la version { $version } ; l’enregistrement a été fait avec { $answer }
record-choice = { $entry } est l’une de ces valeurs : { $choices } ; { $answer } ne convient pas
record-players = on joue de { $low } à { $high } joueurs ; { $answer } ne convient pas
record-digest = l’empreinte de la feuille est { $digest }, mais l’en-tête dit { $answer }
record-seed = une graine a 64 chiffres hexadécimaux en minuscules
record-secret = un secret a 64 chiffres hexadécimaux en minuscules
record-contribution = une contribution est une place et 64 chiffres hexadécimaux en minuscules
record-contribution-seat = une contribution est celle d’une place de 0 à { $last }, une seule pour chacune ; { $answer } ne convient pas
record-contribution-count = { $players } places ont { $players } contributions (ou None) ou aucune, et non { $count }
record-no-secret = les contributions accompagnent un secret, et l’enregistrement n’en a pas
record-seed-differs = la graine ne découle pas du secret et des contributions
record-commitment-seed = l’engagement n’est pas le SHA-256 de la graine
record-commitment-secret = l’engagement n’est pas le SHA-256 du secret
record-name-count = { $players } joueurs ont { $players } noms ou aucun, et non { $count }
record-name = un nom a de 1 à { $limit } caractères imprimables, sans espace au début ni à la fin ; { $answer } ne convient pas
record-position = la position de l’en-tête : { $reason }
record-position-options = la position est celle d’une partie avec d’autres options que celles de l’en-tête
record-result = un résultat est la place gagnante ou « nobody », puis { $players } totaux de runes
# $number: which decision it is; $action: its token
record-decision = décision { $number } ({ $action }) : { $reason }
record-decision-line = ligne { $line }, décision { $number } ({ $action }) : { $reason }
record-outcome = l’en-tête donne le résultat { $header }, mais ces décisions mènent à { $result }
record-cut = l’en-tête donne le résultat de la partie, mais les décisions s’arrêtent avant ; manque-t-il une partie du fichier ?
