"""Emotes and refusals: clients find their sentences by these keys."""

import re
from importlib.resources import files
from typing import get_args

import pytest

from foretell.locales import languages, load
from foretell.table.wire import EMOTES, Code

CODES: tuple[str, ...] = get_args(Code)


def keys_of(prefix: str, names: tuple[str, ...]) -> list[str]:
    return [f"{prefix}-{name.replace('_', '-')}" for name in names]


@pytest.mark.parametrize("language", languages())
def test_every_emote_and_every_refusal_has_its_words_and_nothing_else_has(language: str) -> None:
    source = (files("foretell.locales") / language / "table.ftl").read_text("utf-8")
    written = re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)
    assert sorted(written) == sorted(keys_of("emote", EMOTES) + keys_of("refused", CODES))


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_one_sentence_that_needs_nothing_filled_in(language: str) -> None:
    words = load(language)
    for key in keys_of("refused", CODES):
        text = words.text(key)
        assert re.fullmatch(r"[^.]{8,100}\.", text), (key, text)


@pytest.mark.parametrize("language", languages())
def test_emotes_and_refusals_can_be_told_apart(language: str) -> None:
    texts = [load(language).text(key) for key in keys_of("emote", EMOTES) + keys_of("refused", CODES)]
    assert len(set(texts)) == len(texts)
