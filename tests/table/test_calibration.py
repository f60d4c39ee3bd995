"""How sure players are of predictions: in the log, secret until the end, and scored."""

from math import log

import pytest
from msgspec.structs import replace

import foretell as ft
from foretell.table.branches import BranchWishes, branch_of
from foretell.table.calibration import calibration_of, confidence_comments
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, Rules, ended
from foretell.table.past_frames import frames_since
from foretell.table.refusals import Refusal

from .games import full_lobby, person

RULES = Rules(players=3)


def played(confidences: dict[tuple[int, int], int], rules: Rules = RULES) -> tuple[Lobby, list[Entry], Live]:
    """Return the log of a game, and the confidence of some predictions by round and seat."""
    lobby = full_lobby(rules)
    log_ = [deal_entry(lobby, 1)]
    live = Live(log_[0])
    while not live.over:
        seat = live.actors[0]
        token, told = live.choices(seat)[0], None
        if token.startswith("="):
            told = confidences.get((live.game.view(None).round, seat))
        log_.append(live.act(seat, live.ply, token, 2, told))
        live.advance(log_[-1])
    outcome = live.outcome()
    assert outcome is not None
    return ended(lobby, *outcome, tuple(live.joined), live.confidences), log_, live


def test_a_confidence_is_in_the_log_and_in_the_table_at_the_end() -> None:
    lobby, log_, live = played({(1, 0): 70, (3, 2): 5})
    assert sorted(entry.text for entry in log_ if " " in entry.text and entry.kind == "act") == ["=0 5", "=0 70"]
    assert lobby.confidences == ((70, None, None), (None, None, None), (None, None, 5))
    assert Live.rebuilt(log_).confidences == live.confidences
    assert played({})[0].confidences == ()


def test_nobody_sees_it_in_any_frame_and_it_changes_nothing() -> None:
    _, told, live = played({(1, 0): 70, (2, 1): 35})
    _, plain, silent = played({})
    for viewer in (None, 0, 1, 2):
        assert frames_since(told, -1, viewer) == frames_since(plain, -1, viewer)
    assert str(live.record()) == str(silent.record())


def test_a_prediction_that_is_taken_back_takes_its_confidence_along() -> None:
    _, log_, live = played({(1, 0): 70})
    at = next(number for number, entry in enumerate(log_) if entry.text == "=0 70")
    for rebuilt in (Live.rebuilt(log_[: at + 1]), Live(log_[0])):
        for entry in log_[rebuilt.ply + 1 : at + 1]:
            rebuilt.advance(entry)
        rebuilt.advance(rebuilt.undo(0, rebuilt.ply, 3))
        rebuilt.advance(rebuilt.act(0, rebuilt.ply, "=1", 4, 40))
        assert [told[2] for told in rebuilt._confidences if told[1] == 0] == [40]
    assert live.over


def test_it_belongs_to_predictions_only() -> None:
    live = Live(deal_entry(full_lobby(RULES), 1))
    with pytest.raises(Refusal, match="only a prediction"):
        live.act(0, 0, "pass", 2, 50)


def test_a_decision_that_is_sent_twice_is_repeated_whatever_its_confidence() -> None:
    _, log_, _ = played({(1, 0): 70})
    at = next(number for number, entry in enumerate(log_) if entry.text == "=0 70")
    live = Live.rebuilt(log_[: at + 1])
    with pytest.raises(Refusal) as refused:
        live.act(0, at - 1, "=0", 5, 70)
    assert refused.value.code == "repeated"


def test_brier_and_log_scores() -> None:
    lobby, _, _ = played({(1, 0): 80, (2, 0): 80, (3, 0): 100})
    rounds = lobby.rounds
    right = [ended_.predictions[0] == ended_.best for ended_ in rounds]
    found = calibration_of(person(0), [lobby])
    assert found.total is not None
    assert (found.total.predictions, found.total.right) == (3, sum(right))
    said = (0.8, 0.8, 1.0)
    assert found.total.brier == pytest.approx(sum((p - r) ** 2 for p, r in zip(said, right, strict=True)) / 3)
    chances = (min(max(p if r else 1 - p, 0.01), 0.99) for p, r in zip(said, right, strict=True))
    assert found.total.log_score == pytest.approx(-sum(map(log, chances)) / 3)
    assert [one.kind for one in found.bins] == ["80", "90"]
    assert [(one.kind, one.predictions) for one in found.players] == [("3", 3)]
    assert [one.kind for one in found.rounds] == ["1", "2", "3"]
    assert [one.kind for one in found.discards] == ["open"]


def test_only_own_predictions_of_games_that_count() -> None:
    lobby, log_, _ = played({(1, 0): 80})
    assert calibration_of(person(1), [lobby]).total is None
    assert calibration_of(None, [lobby]).total is None
    assert calibration_of(person(0), [replace(lobby, lesson=True)]).total is None
    assert calibration_of(person(0), [replace(lobby, joined=())]).total is None
    _, branch = branch_of(lobby, log_, BranchWishes("zoe", "Zoe", len(log_) - 2), 9)
    assert Live.rebuilt(branch).confidences == ()


def test_a_record_says_it_in_comments_that_readers_ignore() -> None:
    lobby, _, live = played({(1, 0): 70, (3, 2): 5})
    comments = "".join(confidence_comments(lobby.confidences))
    assert comments == "# confidence: round 1, seat 0, 70 %\n# confidence: round 3, seat 2, 5 %\n"
    assert ft.Record.parse(str(live.record()) + comments) == live.record()
