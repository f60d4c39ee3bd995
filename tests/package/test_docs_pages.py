"""Pages of the documentation that restate something of the code, and the picture that is drawn from it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from foretell.game.record import RULES_VERSION
from foretell.rules.observation import OBSERVATION_VERSION
from foretell.store.schema import VERSION

ROOT = Path(__file__).parents[2]


def test_the_picture_of_a_card_is_drawn_from_the_shapes_of_the_table() -> None:
    """If this fails, run `python distribution/card_picture.py` and look at docs/pictures/card.svg."""
    subprocess.run([sys.executable, ROOT / "distribution" / "card_picture.py", "--check"], check=True)


def test_every_word_of_the_code_is_defined_where_the_glossary_says() -> None:
    rows = re.findall(r"^\| ([^|]+) \| .+ \| `([\w/]+\.py)` \|$", _glossary(), re.MULTILINE)
    assert len(rows) > 30
    for words, file in rows:
        source = (ROOT / "src" / "foretell" / file).read_text("utf-8").casefold()
        for word in words.split(", "):
            assert all(part in source for part in re.split("[ -]", word)), (word, file)


def test_no_word_is_in_the_glossary_twice() -> None:
    words = [word for cell in re.findall(r"^\| ([^|]+) \| ", _glossary(), re.MULTILINE) for word in cell.split(", ")]
    words = [word for word in words if word != "word"]
    assert len(set(words)) == len(words)


def test_the_page_about_stability_names_every_extra_and_the_versions_of_data() -> None:
    page = (ROOT / "docs" / "stability.md").read_text("utf-8")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    (listed,) = re.findall(r"^\| extras \| (.+) \|$", page, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", listed)) == set(extras)
    assert f"| rules: {RULES_VERSION} |" in page
    assert f"| database: {VERSION} |" in page
    assert f": {OBSERVATION_VERSION} | `OBSERVATION_VERSION` |" in page


def _glossary() -> str:
    return (ROOT / "docs" / "glossary.md").read_text("utf-8")
