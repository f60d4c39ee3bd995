### The browser: what a player may enter, and the options of a table.

## Name and portrait

name-label = Votre nom
portrait-choose = Choisissez votre portrait
# $name: the name of the portrait
portrait-own = Votre portrait : { $name }
portrait-sibyl = Sibylle
portrait-blind = Prophète aveugle
portrait-magus = Mage
portrait-astrologer = Astrologue
portrait-prophetess = Prophétesse
portrait-stranger = Inconnu au capuchon
portrait-doctor = Docteur Bec
portrait-owl = Hibou
portrait-cat = Chat noir
portrait-crone = Vieille sage
portrait-bard = Barde
portrait-priestess = Prêtresse du Nil
portrait-wanderer = Voyageur borgne
portrait-masquerader = Dame masquée
portrait-automaton = Automate

## Clocks

clock-none = Sans pendule
    .about = Chacun prend le temps qu’il lui faut.
clock-relaxed = Tranquille
clock-fast = Rapide
# $minutes, $seconds: numbers
clock-about = { $minutes } min pour la partie, et { $seconds } s de plus après chaque décision. Ensuite, un robot prend le relais.

## Options of a table

wish-players = Joueurs
wish-side = Aide de jeu
wish-discard = Défausse
wish-clock = Pendule
wish-memory = Aide-mémoire
wish-listed = Dans la liste publique
    .about = Tout le monde peut trouver cette table et s’y asseoir, puis revoir la partie.
wish-spectators = Spectateurs
    .about = Toute personne qui a le lien peut regarder, sans voir aucune main.
wish-talk = Discussion et messages rapides
    .about = Les joueurs peuvent s’écrire.
wish-level = Robots remplaçants
    .about = Comment joue le robot qui remplace un absent.
