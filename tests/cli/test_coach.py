"""The coach at the terminal: `know` and `hint`, counted in the result."""

import re

import pytest

from foretell.locales import languages, load

from .terminal import Answers, Shell


class Asking(Answers):
    """Asks the coach at the first and at every tenth prompt, and once for the same hint again."""

    asked = 0

    def readline(self, *_: object) -> str:  # type: ignore[override]
        self.asked += 1
        return {1: "know\n", 2: "hint\n", 3: "hint\n"}.get(self.asked) or (
            "hint\n" if self.asked % 10 == 0 else super().readline()
        )


@pytest.mark.parametrize("language", languages())
def test_it_says_what_one_knows_and_what_it_would_do(foretell: Shell, language: str) -> None:
    words = load(language)
    ended = foretell("play", "--lang", language, "-p", 3, "--seed", "a", answers=Asking(3))
    assert (ended.status, ended.err) == (0, "")
    given = ended.out.count(words.text("coach-do")) + ended.out.count(words.text("coach-know"))
    assert ended.out.count(words.text("coach-know")) == 1
    assert given > 5
    assert words.text("coach-hints", count=given - 1) in ended.out
    assert "{" not in ended.out


def test_without_a_question_no_hint_is_counted(foretell: Shell) -> None:
    out = foretell("play", "-p", 2, "--seed", "a", answers=Answers(3)).out
    assert load("en").text("coach-hints", count=0)[:10] not in out


@pytest.mark.parametrize("language", languages())
def test_it_names_the_ranks_that_a_hand_may_have(foretell: Shell, language: str) -> None:
    words = load(language)
    out = foretell("play", "--lang", language, "-p", 2, "--seed", "a", answers=["know", "quit"]).out
    (line,) = (line for line in out.splitlines() if line.startswith("  Ada") and "%" in line)
    for points in (0, 1, 2):
        assert words.text("rank", points=points, side="A") in line
    assert len(re.findall(r"\d+\s?%", line)) >= 4
