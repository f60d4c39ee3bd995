### Variants and sides.

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
