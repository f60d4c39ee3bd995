"""The printed rulebooks' own terms, where players will look for them."""

import re
from pathlib import Path

import pytest

from foretell import locales
from foretell.locales import languages, load
from foretell.locales.fluent import Entry, MessageReference, elements

from .browser import OWN, entries
from .judge import samples

LOCALES = Path(locales.__file__).parent
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
    "rank-nothing": ("Nothing", "Rien", "Nada", "Zero", "Nimic"),
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
        "Closed Mind’s Eye",
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
    "predicted-other": (
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


# What English calls so is called so in French, Spanish, Italian and Romanian, wherever the browser speaks of it: stems,
# for words are inflected.
ALWAYS = {
    r"All In – Predictions": (
        "All In – Predictions",
        "All In – Predicciones",
        "All In – Predictions",
        "All In – Predicții",
    ),
    r"\bAll In\b(?! –)": ("All In|tout risqu|risqué(?:e|s)? tout", "All In|arriesg", "All In", "All In"),
    r"\bRunes?\b(?! card)": ("rune", "Runa", "run[ae]", "Run[ăe]"),
    r"\bRune cards?\b": ("cartes? Rune", "cartas? de Runa", "cart[ae] run[ae]", "(?:carte|cartea|cărți\\w*) Rune"),
    r"\b[Dd]isplay\b": ("rivière", "muestrario", "galleri", "zon\\w+ pentru cărți"),
    r"\b[Dd]eck\b": ("paquet", "mazo", "mazzo", "pachet"),
    r"\b[Dd]iscard pile\b": ("défausse", "pila de descarte", "scarti", "teanc\\w* de decartare"),
    r"\b[Pp]ot\b": ("pot", "bote", "piatto", "pot"),
    r"\bsupply\b": ("réserve", "reserva", "riserva", "rezerv"),
    r"\b[Rr]ounds?\b": ("manche", "ronda", "round", "rund"),
    r"\bHypnosis\b": ("Hypnose", "Hipnosis", "Ipnosi", "Hipnoz"),
    r"\bAll-Seeing Eye\b": (
        "Œil omniscient",
        "Ojo que todo lo ve",
        "Occhio Onnisciente",
        r"Och\w+ (?:\w+ )?Atotvăzător",
    ),
    r"\bcovered\b": ("recouvert", "cubiert", "copert", "acoperit"),
    r"\blocked\b": ("bloqué", "bloquead", "bloccat", "blocat"),
    r"\bPrediction phase\b": ("phase de Prédiction", "fase de Predicción", "Fase di Predizione", "faz\\w+ Predicției"),
    r"\bPrediction tokens?\b": (
        "jetons? Prédiction",
        "fichas? de Predicción",
        "getton[ei] predizione",
        "jeto\\w+ de Predicție",
    ),
    r"\bUnfolding\b": ("Révélation", "Revelación", "Rivelazione", r"Dezvăluir\w+ (?:a )?mâinilor"),
    r"\bPlayer Aid\b": (
        "aide de jeu",
        "carta de Ayuda",
        "carta riepilogo",
        r"(?:cărți|carte)\w* de ajutor",
    ),
    r"\bHeirs of the Foretellers\b": (
        "Héritiers des Prophètes",
        "Herederos de los Adivinos",
        "Eredi dei Divinatori",
        "Moștenitori\\w+ Clarvăzătorilor",
    ),
    r"\bBending the Discard Pile\b": (
        "Pile de défausse modifiée",
        "Modificar la pila de descarte",
        "Veggente degli Scarti",
        "Folosirea teancului de decartare",
    ),
    r"\bClosed Mind['’]s Eye\b": (
        "En aveugle",
        "Ojo de la mente cerrado",
        "Terzo Occhio Accecato",
        "Ochiul închis al minții",
    ),
    r"\bStraight flush\b": ("Quinte flush", "Escalera de color", "Scala colore", "Chintă de culoare"),
    r"\bFour-of-a-kind\b": ("Carré", "Póquer", "Quater", "Careu"),
    r"\bFull house\b": ("Full", "Full", "Full", "Full House"),
    r"\bThree-of-a-kind\b": ("Brelan", "Trío", "Tris", "Trei de-un fel"),
}


def written(entry: Entry) -> str:
    """All that a text says itself, whichever of its variants is chosen; what it takes from elsewhere is named so."""
    parts = (f"{{{part.key}}}" if isinstance(part, MessageReference) else part for part in elements(entry.pattern))
    return " ".join(part for part in parts if isinstance(part, str))


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("file", OWN)
def test_the_browser_speaks_in_the_printed_terms(language: str, file: str) -> None:
    column = languages().index(language) - 1
    translated = {entry.key: written(entry) for entry in entries(language, file)}
    strange = [
        f"{entry.key}: no {terms[column]} in {translated[entry.key]!r}"
        for entry in entries("en", file)
        for term, terms in ALWAYS.items()
        if entry.key in translated
        and re.search(term, written(entry))
        and not re.search(terms[column], translated[entry.key], re.IGNORECASE)
    ]
    assert strange == []


def test_spanish_has_participants_and_no_other_word_for_players() -> None:
    """In all that it says, at the terminal too."""
    files = sorted((LOCALES / "es").rglob("*.ftl"))
    assert len(files) > len(OWN)
    assert [file.name for file in files if re.search("jugador", file.read_text("utf-8"), re.IGNORECASE)] == []
