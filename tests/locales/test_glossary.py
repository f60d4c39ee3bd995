"""The messages use the terms of the printed rulebooks."""

import re
import unicodedata
from pathlib import Path

import pytest

from foretell import locales
from foretell.locales import load
from foretell.locales.fluent import FluentEntry, MessageReference, elements

from .browser_texts import OWN, entries
from .judge import samples

LOCALES = Path(locales.__file__).parent
PRINTED = ("en", "fr", "es", "it", "ro")
"""The languages of the printed rulebooks: the columns of the terms below."""
# A key, and the term that it is or holds.
EXACT = {
    "card-R1": ("Rune card", "carte Rune", "carta de Runa", "carta runa", "carte Rune"),
    "suit-clock": ("Clock", "horloge", "Reloj", "Orologio", "Ceas"),
    "suit-mask": ("Mask", "masque", "Máscara", "Maschera", "Mască"),
    "suit-scarab": ("Scarab", "scarabée", "Escarabajo", "Scarabeo", "Scarabeu"),
    "suit-tree": ("Tree", "arbre", "Árbol", "Albero", "Copac"),
    "value-J": ("Jack", "valet", "Jota", "Fante", "Valet"),
    "value-A": ("Ace", "as", "As", "Asso", "As"),
    "action-pass": ("Pass", "Passer", "Pasar", "Passa", "Pas"),
    "action-all-in": ("Go All In", "Tout risquer", "Arriesgarlo todo (All In)", "Vai All In", "All In"),
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
    "rank-four-of-a-kind": ("Four-of-a-kind", "Carré", "Póquer", "Quater", "Careu"),
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
    "effect-reveal-4": ("reveal", "révéle", "revela", "rivela", "dezvăluie"),
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


@pytest.mark.parametrize("language", PRINTED)
def test_names_are_the_printed_terms(language: str) -> None:
    column = PRINTED.index(language)
    for key, terms in EXACT.items():
        assert load(language).text(key) == terms[column]


@pytest.mark.parametrize("language", PRINTED)
def test_sentences_hold_the_printed_terms(language: str) -> None:
    column = PRINTED.index(language)
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


def written(entry: FluentEntry) -> str:
    """Return the text of a message with all its variants. References to other messages keep their names."""
    parts = (f"{{{part.key}}}" if isinstance(part, MessageReference) else part for part in elements(entry.pattern))
    return " ".join(part for part in parts if isinstance(part, str))


@pytest.mark.parametrize("language", PRINTED[1:])
@pytest.mark.parametrize("file", OWN)
def test_the_browser_uses_the_printed_terms(language: str, file: str) -> None:
    column = PRINTED.index(language) - 1
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


# Words that the printed rulebooks do not use for a thing of the game, and texts that were corrected once: what a text
# must not say, and what the rulebooks say instead. `(?<!...)` keeps the words' other meanings.
NEVER = {
    "en": {
        r"(?i)the effect with the star": "an effect with a star: a card may bear several (J14)",
        r"carried out": "perform effects",
        r"(?m)^settings-theme = Light": "Theme",
        r"may be in a round": "may go All In",
    },
    "fr": {
        r"enseigne": "couleur",
        r"Touches simples|Abréger": "Raccourcis d’une seule touche, Voir le résultat",
        r"(?i)celui qui porte l’étoile|l’effet à l’étoile|par l’étoile": "une étoile: a card may bear several (J14)",
        r"deuxième rangée": "seconde rangée",
        r"\bdistribution\b": "donne",
        r"à vous seulement les": "en secret",
        r"(?m)^\S+ = Suite$": "Suivant",
        r"Par les yeux": "À travers les yeux",
        r"Nouveau dans le jeu": "Vous découvrez le jeu",
    },
    "es": {
        r"(?i)el que lleva la estrella|el efecto con la estrella|el de la estrella": "una estrella (J14)",
        r"jugador": "participante",
        r"(?<!sin )espacios?\b(?!\.)": "hueco",
        r"(?i)nombrar? a |has nombrado la|nombrarte": "elegir",
        r"(?i)intercambia una carta de tu mano con": "por",
        r"se sigue": "se deriva",
        r"(?m)^\S+ = Renunciar$": "No usarlo",
        r"tu mejor mano te da|su mejor mano le da": "tener la mejor mano",
        r"(?m)^help-\S+ = (?:.* y )?di ": "dice",
    },
    "it": {
        r"(?i)quello con la stella|l’effetto con la stella|con la stella, l’effetto": "una stella (J14)",
        r"\bspazi[o]?\b(?!\.)": "slot",
        r"dall’alto in basso": "dall’alto verso il basso",
        r"(?i)\bnomin": "scegliere",
        r"Quater \(poker\)": "Quater",
        r"(?i)prima pagina": "pagina iniziale",
        r"effett[oi] (?:che )?(?:non )?si (?:può )?esegu": "risolvere",
        r"(?m)^(?:action-\S+|undo|effect-use|effect-skip) = \w+(?:are|ere|ire)\b": "the imperative on buttons",
        r"già All In: in ogni round può farlo": "può andarci",
    },
    "ro": {
        r"(?i)\bcel cu stea|efectul cu stea|prin stea": "o stea (J14)",
        r"(?i)îndeplin": "a aplica",
        r"(?i)navigator": "browser",
        r"Ia înapoi": "Anulează",
        r"parte dreaptă": "parte echitabilă",
        r"se pune și ea": "contează și ea",
        r"Se întoarce în zona": "Se așază cu fața în sus",
        r"\bloc(?:ul|uri|urile)? (?:liber(?! din)|gol)\b.*rând|zece locuri|4 locuri": "spațiu",
    },
}


@pytest.mark.parametrize("language", NEVER)
def test_no_text_uses_a_wrong_term(language: str) -> None:
    """In all that it says, at the terminal too."""
    files = sorted((LOCALES / language).rglob("*.ftl"))
    assert len(files) > len(OWN)
    found = [
        f"{file.name}: {match[0]!r}, where the rulebooks say {instead!r}"
        for file in files
        for wrong, instead in NEVER[language].items()
        for match in re.finditer(wrong, file.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("file", [*OWN, "cards.ftl", "terminal.ftl"])
def test_romanian_uses_different_words_for_suit_and_flush(file: str) -> None:
    """*Culoare* is the flush, and the colour of things: where English speaks of suits, Romanian says *suită*."""
    english = {entry.key: written(entry) for entry in entries("en", file)}
    for entry in entries("ro", file):
        said = written(entry)
        assert not re.search(r"\bsuits?\b", english[entry.key]) or re.search(r"\bsuit", said, re.IGNORECASE), entry.key
        if re.search("culo", said, re.IGNORECASE):
            assert re.search("[Ff]lush|colour", english[entry.key]), entry.key


@pytest.mark.parametrize("language", PRINTED)
def test_letters_of_suits_tell_them_apart(language: str) -> None:
    """They begin the names of the suits, in two letters where one would be the same (*Ceas* and *Copac*)."""
    letters = [load(language).text(f"suit-{suit}.letter") for suit in ("clock", "mask", "scarab", "tree")]
    names = [load(language).text(f"suit-{suit}") for suit in ("clock", "mask", "scarab", "tree")]
    assert len(set(letters)) == 4
    assert all(_plain(name).startswith(_plain(letter)) for name, letter in zip(names, letters, strict=True))


def _plain(text: str) -> str:
    return unicodedata.normalize("NFD", text)[: len(text)].casefold()


def test_romanian_cards_name_their_suit_in_the_singular() -> None:
    """As card players do: *as de pică*, *4 de Scarabeu*."""
    for token, suit in (("4S", "scarab"), ("KC", "clock"), ("2M", "mask"), ("AT", "tree")):
        assert load("ro").card(token).endswith(f" de {load('ro').text(f'suit-{suit}')}")
