### Variants, sides, and levels of bots.

variant-open = Défausse ouverte
    .about = Les règles imprimées : chaque carte défaussée est montrée, et seule celle du dessus de la pile reste visible.
variant-bending = Pile de défausse modifiée
    .about = La défausse commence avec une carte. Pour prendre ou échanger, sa carte du dessus peut remplacer une carte non recouverte de la rivière.
variant-closed = En aveugle
    .about = Les cartes sont défaussées face cachée. Personne d’autre ne voit les cartes que vous révélez.
variant-heirs = Héritiers des Prophètes
    .about = Une égalité en tête se joue sur une manche de plus, avec 10 runes ajoutées au pot.
side-A = face A
    .about = L’ordre habituel des rangs : Full 6, Quinte 4.
side-B = face B
    .about = Quinte et full échangent leurs places : Quinte 6, Full 4.

## What the table remembers for the players

preset-memory = Avec aide-mémoire
    .about = Montre ce que vous sauriez en vous souvenant de tout ce que vous avez vu, défausse comprise.
preset-printed = Règles imprimées
    .about = Comme avec le jeu imprimé : personne ne consulte la défausse, et chacun se souvient par soi-même.

## Levels of bots

level-novice = Novice
    .about = Joue ce qui lui plaît et oublie vite ce qu’il a vu. Idéal pour une première partie.
level-apprentice = Apprenti
    .about = Soigne sa propre main et oublie la vôtre au bout d’un tour ou deux. Devine hardiment qui a la meilleure.
level-adept = Adepte
    .about = Pèse chaque carte et compte les mains encore possibles. Fait rarement des cadeaux.
level-seer = Voyant
    .about = Lit les mains à la façon dont elles sont jouées. Garde les choses en tête un moment et aime surprendre.
level-oracle = Oracle
    .about = N’oublie rien et joue de son mieux. Calcule ses prédictions à la carte près.
