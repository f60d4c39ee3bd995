"""Our parser and the reference implementation give the same texts."""

import pytest

from foretell.locales import languages, load

from .judge import FILES, bundle, is_valid, samples, source, text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FILES)
def test_every_file_is_valid_fluent(language: str, file: str) -> None:
    assert is_valid(source(language, file))


@pytest.mark.parametrize("language", languages())
def test_every_text_is_formatted_as_the_judge_formats_it(language: str) -> None:
    catalogue = load(language)
    for key in catalogue.keys:
        for arguments in samples(key):
            assert catalogue.text(key, **arguments) == text(bundle(language), key, arguments)
