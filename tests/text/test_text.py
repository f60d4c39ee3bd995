"""Language models: prose, replies, retries, reports, and nothing hidden."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import foretell as ft
from foretell.errors import ForetellError
from foretell.locales import languages
from foretell.players import Player, RandomPlayer, choose_action
from foretell.runner import Entrant, show_end
from foretell.telling import words_of
from foretell.text import (
    Reply,
    TextPlayer,
    TextReport,
    ending,
    read_reply,
    read_reports,
    rules_summary,
    seat_names,
    situation,
)
from tests.players.redeal import redealt

MODEL = '''
import re

def ask(prompt):
    """The first choice of the list."""
    return re.findall(r"^ *1\\. (?:(\\S+):|.*\\((\\S+)\\)$)", prompt, re.MULTILINE)[-1][0] or "1"
'''


def started(players: int = 3, plies: int = 0, discard: ft.DiscardMode = "open", number: int = 0) -> ft.Game:
    game, chance = ft.Game(ft.Options(players, discard=discard), seed=bytes([number] * 32)), RandomPlayer(number)
    for _ in range(plies):
        if game.actor is not None:
            game.play(chance.choose(game.view(game.actor)))
    return game


@pytest.mark.parametrize("lang", languages())
def test_every_choice_is_told_with_its_token(lang: str) -> None:
    words = words_of(lang)
    for plies in range(0, 40, 3):
        game = started(plies=plies)
        assert game.actor is not None
        view = game.view(game.actor)
        told = situation(view, words, seat_names(words, view))
        assert all(token in told for token in view.choices)
        assert words.text("hand-title") in told


@pytest.mark.parametrize("discard", ft.DISCARDS)
def test_the_prose_tells_nothing_that_is_hidden(discard: ft.DiscardMode) -> None:
    words, chance = words_of("en"), random.Random(5)
    compared = 0
    for number in range(40):
        game = started(3, 3 + number, discard, number)
        if game.actor is None or game.phase == "over":
            continue
        seat = game.actor
        twin = redealt(game, seat, chance)
        one, other = (situation(each.view(seat), words, seat_names(words, each.view(seat))) for each in (game, twin))
        assert one.encode() == other.encode()
        compared += game.position().hands != twin.position().hands
    assert compared > 20


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("pass", "pass"),
        ("  **PASS**.", "pass"),
        ("Let me think.\n\nallin\n", "allin"),
        ("`pass`", "pass"),
        ("pass or allin", None),
        ("", None),
        ("999", None),
        ("x" * 100_000, None),
        ("*" * 20_000 + " pass or not", None),
    ],
)
def test_the_last_line_of_a_reply_is_the_choice(text: str, token: str | None) -> None:
    view = started().view(0)
    action, confidence = read_reply(Reply(text), view)
    assert (None if action is None else str(action)) == token
    assert confidence is None


def predicting(number: int = 0) -> ft.Game:
    for plies in range(20, 200):
        game = started(3, plies, number=number)
        if game.phase == "predict":
            return game
    raise AssertionError("no predictions")


def test_a_prediction_may_state_its_confidence() -> None:
    game = predicting()
    assert game.actor is not None
    view = game.view(game.actor)
    for text, confidence in (("=1 0.8", 0.8), ("=1 80%", 0.8), ("=1 confidence: .25", 0.25), ("=1", None)):
        assert read_reply(Reply(text), view) == (ft.Predict(1), confidence)
    assert read_reply(Reply("=1", confidence=0.5), view) == (ft.Predict(1), 0.5)
    with pytest.raises(ForetellError, match="from 0 to 1"):
        read_reply(Reply("=1 7"), view)


def test_an_illegal_reply_is_explained_and_asked_again() -> None:
    prompts: list[str] = []
    replies: Iterator[str | Reply] = iter(["KING", Reply("=0", tokens=5), Reply("pass", tokens=7)])

    def ask(prompt: str) -> str | Reply:
        prompts.append(prompt)
        return next(replies)

    player = TextPlayer(ask)
    view = started().view(0)
    assert player.choose(view) == ft.Pass()
    assert '"KING" is not valid: choose one of ' in prompts[1]
    assert '"=0" is not valid' in prompts[2]
    assert (player.report.decisions, player.report.refused, player.report.tokens) == (1, 2, 12)


def test_the_number_of_tries_is_bounded() -> None:
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "no"

    player = TextPlayer(ask, max_tries=2)
    with pytest.raises(ForetellError, match="no legal choice in 2 replies"):
        player.choose(started().view(0))
    assert len(asked) == 2
    with pytest.raises(ForetellError, match="max_tries"):
        TextPlayer(lambda prompt: prompt, max_tries=0)
    with pytest.raises(ForetellError, match="text or a"):
        TextPlayer(lambda _: 7).choose(started().view(0))  # type: ignore[arg-type, return-value]
    with pytest.raises(ForetellError, match="no language"):
        TextPlayer(lambda prompt: prompt, lang="xx")


def test_the_first_prompt_has_the_rules() -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return "pass"

    player = TextPlayer(ask)
    for _ in range(2):
        player.choose(started().view(0))
    assert rules_summary(words_of("en"), ft.Options(3)) in prompts[0]
    assert rules_summary(words_of("en"), ft.Options(3)) not in prompts[1]


def test_a_whole_game_gives_a_report(tmp_path: Path) -> None:
    log = tmp_path / "reports.jsonl"

    def ask(prompt: str) -> str:
        return "1 0.75" if "0.8" in prompt.splitlines()[-1] else "1"

    for _ in range(2):
        players: list[Player] = [TextPlayer(ask, log=str(log)), RandomPlayer(1), RandomPlayer(2)]
        game = started()
        while game.actor is not None:
            game.play(choose_action(players[game.actor], game.view(game.actor)))
        show_end(game, 0, players[0])
        assert "Final score" in ending(game.view(0), words_of("en"), ("A", "B", "C"))
    report = read_reports(log)
    assert report.games == 2
    assert len(report.predictions) == 6
    assert report.refused == 0
    assert report.calibration()[0]["count"] == 6
    assert json.loads(json.dumps(report.as_dict()))["predictions"] == 6


def test_scores_of_confidence() -> None:
    report = TextReport(predictions=[(1.0, True), (0.5, False)])
    assert report.brier == pytest.approx(0.125)
    assert report.log_score == pytest.approx((0.01005 + 0.69315) / 2, abs=1e-4)
    assert TextReport().brier is None


def test_a_callable_plays_in_the_arena(tmp_path: Path) -> None:
    file, log = tmp_path / "model.py", tmp_path / "log.jsonl"
    file.write_text(MODEL)
    from foretell.arena import duel  # noqa: PLC0415 (needs NumPy)

    result = duel(f"text:{file}:ask:log={log},name=mine", "random", players=2, deals=1, seed="tea")
    assert result.games == 2
    assert read_reports(log).games == 2
    assert Entrant.of(f"text:{file}:ask").files().keys() >= {"model.py"}
    with pytest.raises(ForetellError, match="no class"):
        Entrant.of(f"text:{file}:missing").make(0)
