"""A recorded game becomes a table that is over."""

import hashlib
import json
from dataclasses import replace

import pytest

import foretell as ft
from foretell.game import seed_from
from foretell.players import RandomPlayer
from foretell.runner import play_game
from foretell.table.live import Live
from foretell.table.lobby import ID_LETTERS
from foretell.table.past_frames import frames_since, open_frames
from foretell.table.recorded import table_of
from tests.properties.tables import sheet_of


def played(options: ft.Options, seed: bytes = bytes(32), names: tuple[str, ...] = ()) -> ft.Game:
    game, player = ft.Game(options, seed, names), RandomPlayer(7)
    play_game(game, lambda _, view: player.choose(view))
    return game


@pytest.mark.parametrize("options", [ft.Options(2, "B", "closed", heirs=True), ft.Options(3, sheet=sheet_of(1))])
def test_a_finished_game_has_its_frames_and_its_record(options: ft.Options) -> None:
    names = ("Ann", "Ben", "Cy")[: options.players]
    record = played(options, names=names).record()
    lobby, log = table_of(record)
    assert (lobby.status, lobby.names, lobby.result, lobby.commitment) == (
        "over", names, record.result, record.commitment,
    )  # fmt: skip
    digest = hashlib.sha256(str(record).encode()).digest()
    assert lobby.id == "".join(ID_LETTERS[byte % 32] for byte in digest[:16])
    assert (lobby.created, lobby.updated, lobby.owner) == (0, 0, "")
    assert lobby.rules.options() == options
    live = Live.rebuilt(log)
    assert live.record() == record
    assert table_of(record) == (lobby, log)
    assert [(entry.game, entry.ply, entry.at) for entry in log] == [(lobby.id, ply, 0) for ply in range(len(log))]
    frames = [json.loads(frame) for frame in open_frames(log, -1)]
    assert [frame["action"] for frame in frames[1:]] == [str(ply.action) for ply in record.plies]
    assert frames[-1]["changes"]["result"]["winner"] == record.result.winner  # type: ignore[union-attr]


def test_the_record_of_a_table_keeps_its_secret() -> None:
    secret, given = bytes(32), (bytes([1]) * 32, None)
    record = played(ft.Options(2), seed_from(secret, given)).record()
    record = replace(record, secret=secret, contributions=given, names=("Seat 1", "Seat 2"))
    assert Live.rebuilt(table_of(record)[1]).record() == record


def test_an_unfinished_game_is_shown_up_to_its_last_decision() -> None:
    game = ft.Game(ft.Options(3), bytes(32))
    game.play(ft.Pass())
    lobby, log = table_of(game.record())
    live = Live.rebuilt(log)
    assert (lobby.status, live.over, lobby.ended_by_host) == ("over", True, False)
    assert lobby.result == ft.Result(None, (0, 0, 0), "nobody")
    *_, last = (json.loads(frame) for frame in frames_since(log, -1, 1))
    assert last["changes"]["actors"] == [1]
