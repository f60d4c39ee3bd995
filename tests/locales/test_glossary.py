"""The printed rulebooks' own terms, where players will look for them."""

import pytest

from foretell.locales import languages, load

from .judge import samples

# A key, and the term that it is or holds, in English, French, Spanish, Italian and Romanian.
EXACT = {
    "card-R1": ("Rune card", "carte Rune", "carta de Runa", "carta runa", "carte Rune"),
    "suit-clock": ("Clock", "horloge", "Reloj", "Orologio", "Ceas"),
    "suit-mask": ("Mask", "masque", "Máscara", "Maschera", "Mască"),
    "suit-scarab": ("Scarab", "scarabée", "Escarabajo", "Scarabeo", "Scarabeu"),
    "suit-tree": ("Tree", "arbre", "Árbol", "Albero", "Copac"),
    "value-J": ("Jack", "valet", "Jota", "Fante", "Valet"),
    "value-A": ("Ace", "as", "As", "Asso", "As"),
    "action-pass": ("Pass", "Passer", "Pasar", "Passare", "Pas"),
    "action-all-in": ("Go All In", "Tout risquer", "Arriesgarlo todo (All In)", "Andare All In", "All In"),
    "effect-hypnosis": ("Hypnosis", "Hypnose", "Hipnosis", "Ipnosi", "Hipnoză"),
    "effect-eye": (
        "All-Seeing Eye",
        "Œil omniscient",
        "Ojo que todo lo ve",
        "Occhio Onnisciente",
        "Ochiul Atotvăzător",
    ),
    "rank-straight-flush": (
        "Straight flush",
        "Quinte flush",
        "Escalera de color",
        "Scala colore",
        "Chintă de culoare",
    ),
    "rank-four-of-a-kind": ("Four-of-a-kind", "Carré", "Póquer", "Quater (poker)", "Careu"),
    "rank-full-house": ("Full house", "Full", "Full", "Full", "Full House"),
    "rank-flush": ("Flush", "Couleur", "Color", "Colore", "Culoare"),
    "rank-straight": ("Straight", "Quinte", "Escalera", "Scala", "Chintă"),
    "rank-three-of-a-kind": ("Three-of-a-kind", "Brelan", "Trío", "Tris", "Trei de-un fel"),
    "rank-two-pairs": ("2 pairs", "Double paire", "Doble pareja", "Doppia coppia", "Două perechi"),
    "rank-pair": ("1 pair", "Une paire", "Pareja", "Coppia", "O pereche"),
    "rank-nothing": ("Nothing", "Rien", "Nada", "zero", "Nimic"),
    "display-covered": ("covered", "recouverte", "cubierta", "coperta", "acoperită"),
    "variant-heirs": (
        "Heirs of the Foretellers",
        "Héritiers des Prophètes",
        "Herederos de los Adivinos",
        "Eredi dei Divinatori",
        "Moștenitorii Clarvăzătorilor",
    ),
    "variant-bending": (
        "Bending the Discard Pile",
        "Pile de défausse modifiée",
        "Modificar la pila de descarte",
        "Veggente degli Scarti",
        "Folosirea teancului de decartare",
    ),
    "variant-closed": (
        "Closed Mind's Eye",
        "En aveugle",
        "Ojo de la mente cerrado",
        "Terzo Occhio Accecato",
        "Ochiul închis al minții",
    ),
}
HELD = {
    "help-foretell": (
        "All In – Predictions",
        "All In – Predictions",
        "All In – Predicciones",
        "All In – Predictions",
        "All In – Predicții",
    ),
    "count-runes": ("Rune", "rune", "Runa", "run", "Run"),
    "status-round": ("round", "manche", "ronda", "round", "rund"),
    "status-turn": ("turn", "tour", "turno", "turno", "tur"),
    "status-pot": ("pot", "pot", "bote", "piatto", "pot"),
    "status-deck": ("deck", "paquet", "mazo", "mazzo", "pachet"),
    "status-discard": ("discard pile", "défausse", "pila de descarte", "pila degli scarti", "teancul de decartare"),
    "display-title": ("display", "rivière", "muestrario", "galleria", "zona pentru cărți"),
    "display-legend": ("locked", "bloquée", "bloqueada", "bloccata", "blocată"),
    "players-title": ("player", "joueur", "participante", "giocator", "jucător"),
    "hand-title": ("hand", "main", "mano", "mano", "mân"),
    "hand-rank": ("rank", "rang", "rango", "forza", "poziți"),
    "gained-rune": ("supply", "réserve", "reserva", "riserva", "rezervă"),
    "ask-play": ("play a card", "jouez une carte", "juega una carta", "gioca 1 carta", "joacă o carte"),
    "effect-take.about": (
        "uncovered card",
        "carte non recouverte",
        "carta descubierta",
        "carta non coperta",
        "carte neacoperită",
    ),
    "effect-exchange.about": ("exchange", "échange", "intercambia", "scambia", "schimbă"),
    "effect-draw.about": ("draw", "pioche", "roba", "pesca", "trage"),
    "effect-reveal-4.about": ("reveal", "révéle", "revela", "rivela", "dezvăluie"),
    "predictions-opened": (
        "Prediction phase",
        "phase de Prédiction",
        "fase de Predicción",
        "Fase di Predizione",
        "faza Predicției",
    ),
    "predicted": (
        "Prediction token",
        "jeton Prédiction",
        "ficha de Predicción",
        "gettone predizione",
        "jetonul de Predicție",
    ),
    "went-all-in": ("the Unfolding", "la Révélation", "la Revelación", "Rivelazione", "Dezvăluirea mâinilor"),
    "option-side": ("Player Aid", "aide de jeu", "carta de Ayuda", "carta riepilogo", "cărții de ajutor"),
    "side-B": ("side B", "face B", "lado B", "lato B", "partea B"),
}


@pytest.mark.parametrize("language", languages())
def test_names_are_the_printed_terms(language: str) -> None:
    column = languages().index(language)
    for key, terms in EXACT.items():
        assert load(language).text(key) == terms[column]


@pytest.mark.parametrize("language", languages())
def test_sentences_hold_the_printed_terms(language: str) -> None:
    column = languages().index(language)
    for key, terms in HELD.items():
        for arguments in samples(key):
            said = load(language).text(key, **arguments).casefold()
            assert terms[column].casefold() in said, key
