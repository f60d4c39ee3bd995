"""The messages of the terminal: complete, alike in all languages, with the terms of the printed game."""

import re

import pytest

from foretell.locales import languages, load
from foretell.locales.fluent import Selection, elements
from foretell.locales.parser import parse
from foretell.locales.plurals import categories

from .judge import FILES, samples, source
from .typography import breaks_badly_in_french, elisions_in_french, has_cedillas, is_tidy

OTHERS = [language for language in languages() if language != "en"]
EVERY = pytest.mark.parametrize("language", languages())

EVENTS = (
    "round_started",
    "dealt",
    "laid",
    "discard_started",
    "played",
    "passed",
    "auto_passed",
    "went_all_in",
    "added",
    "took",
    "took_discard",
    "exchanged",
    "exchanged_discard",
    "drew",
    "revealed",
    "picked",
    "discarded",
    "gained_rune",
    "hypnotised",
    "eyed",
    "showed",
    "declined",
    "passed_over",
    "reshuffled",
    "predictions_opened",
    "predicted",
    "predictions_revealed",
    "said",
    "unfolded",
    "best_hand",
    "pot_won",
    "pot_kept",
    "hand_scored",
    "rune_cards_scored",
    "round_ended",
    "heirs_round",
    "game_ended",
    "taken_back",
)
PHASES = ("play", "take", "exchange", "give", "offer", "pick", "hypnosis", "eye", "hide", "discard", "predict", "over")
EFFECTS = ("take", "exchange", "draw", *(f"reveal-{count}" for count in range(1, 8)), "rune", "hypnosis", "eye")
VALUES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = [*(value + suit for suit in "CMST" for value in VALUES), "R1", "R2"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(language: str) -> None:
    assert load(language).keys == load("en").keys


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_file_has_the_same_keys_and_comment_groups(language: str, file: str) -> None:
    def outline(of: str) -> list[str]:
        return re.findall(r"^(?:## .*|-?[a-zA-Z][\w-]* =|    \.[a-z]+ =)", source(of, file), re.MULTILINE)

    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_takes_the_same_arguments(language: str) -> None:
    for key in load("en").keys:
        assert load(language).arguments(key) == load("en").arguments(key), key


@EVERY
def test_a_selection_names_each_plural_category_once_or_needs_none(language: str) -> None:
    for file in FILES:
        for entry in parse(source(language, file), file):
            for element in elements(entry.pattern):
                if isinstance(element, Selection):
                    keys = [variant.key for variant in element.variants]
                    assert len(set(keys)) == len(keys), entry.key
                    if element.counts():
                        unknown = {key for key in keys if isinstance(key, str)} - set(categories(language))
                        assert not unknown, entry.key


@EVERY
@pytest.mark.parametrize("key", ["cards", "runes", "games", "decisions"])
def test_counted_things_have_every_plural_form(language: str, key: str) -> None:
    (entry,) = (entry for entry in parse(source(language, "cards.ftl"), "") if entry.key == f"count-{key}")
    (selection,) = entry.pattern
    assert isinstance(selection, Selection)
    assert tuple(variant.key for variant in selection.variants) == categories(language)


@EVERY
def test_every_event_phase_effect_and_card_has_its_words(language: str) -> None:
    keys = load(language).keys
    assert {event.replace("_", "-") for event in EVENTS} <= set(keys)
    assert {f"ask-{phase}" for phase in PHASES} <= set(keys)
    assert {f"effect-{effect}{part}" for effect in EFFECTS for part in ("", ".about", ".offer")} <= set(keys)
    assert {f"card-{card}{part}" for card in CARDS for part in ("", ".the")} <= set(keys)


@EVERY
def test_cards_differ_in_name(language: str) -> None:
    suited = [load(language).card(card) for card in CARDS[:52]]
    assert len(set(suited)) == 52


@EVERY
def test_texts_are_tidy(language: str) -> None:
    for key in load(language).keys:
        for arguments in samples(key):
            assert is_tidy(load(language).text(key, **arguments)), key


def test_french_punctuation_has_no_break_before_it() -> None:
    for key in load("fr").keys:
        for arguments in samples(key):
            text = load("fr").text(key, **arguments)
            assert not breaks_badly_in_french(text), (key, text)


def test_french_names_stand_where_no_elision_is_needed() -> None:
    for file in FILES:
        assert elisions_in_french(source("fr", file)) == []


def test_romanian_letters_have_commas_and_not_cedillas() -> None:
    for file in FILES:
        assert not has_cedillas(source("ro", file)), file


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "the Jack of Masks, the 8 of Clocks, the Ace of Trees and a Rune card"),
        ("fr", "le valet de masque, le 8 d’horloge, l’as d’arbre et une carte Rune"),
        ("es", "la Jota de Máscaras, el 8 de Relojes, el As de Árboles y una carta de Runa"),
        ("it", "il Fante di Maschere, l’8 di Orologi, l’Asso di Alberi e una carta runa"),
        ("ro", "Valetul de Mască, cartea 8 de Ceas, Asul de Copac și o carte Rune"),
    ],
)
def test_cards_in_a_sentence_have_their_article(language: str, expected: str) -> None:
    assert load(language).the_cards(["JM", "8C", "AT", "R1"]) == expected


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You draw the Queen of Masks.", "Ana draws a card."),
        ("fr", "Vous piochez la dame de masque.", "Ana pioche une carte."),
        ("es", "Robas la Reina de Máscaras.", "Ana roba una carta."),
        ("it", "Peschi la Regina di Maschere.", "Ana pesca una carta."),
        ("ro", "Tragi Dama de Mască.", "Ana trage o carte."),
    ],
)
def test_you_and_others_hidden_and_shown(language: str, yours: str, theirs: str) -> None:
    catalogue = load(language)
    queen = catalogue.the_card("QM")
    assert catalogue.text("drew", me="yes", known="yes", name="Ana", cards=queen, count=1) == yours
    assert catalogue.text("drew", me="no", known="no", name="Ana", cards="", count=1) == theirs


def test_8_3_the_sides_trade_straight_and_full_house() -> None:
    english = load("en")
    assert [english.text("rank", points=points, side="A") for points in (6, 4)] == ["Full house", "Straight"]
    assert [english.text("rank", points=points, side="B") for points in (6, 4)] == ["Straight", "Full house"]
