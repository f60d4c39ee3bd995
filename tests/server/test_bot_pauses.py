"""The pause of a bot reveals neither its cards nor how long it computed."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

import foretell as ft
from foretell.server import rooms
from foretell.server.bot_pauses import pause
from foretell.server.rooms import Room
from foretell.table.live import Live, deal_entry
from foretell.table.lobby import Lobby, TableSettings, begin, dealt, new_lobby, seat_bot
from tests.players.redeal import redealt

OWNER = "owner"


def lobby() -> Lobby:
    made = new_lobby(OWNER, TableSettings(players=2), 1)
    for seat in range(2):
        made = seat_bot(made, OWNER, seat, "novice")
    return dealt(begin(made, OWNER))


class FakeHub:
    """What a room needs to let a bot act, with a clock that is moved by those who wait."""

    def __init__(self, thinking: float) -> None:
        self.now = 0.0
        self.thinking = thinking
        self.shared = self.closing = False
        self.settings = SimpleNamespace(bot_pause=1.0, close_after=1e9, deal_wait=1.0)
        self.chance = random.Random(1)
        self.loop = SimpleNamespace(time=lambda: self.now, call_later=lambda *_: None)
        self.acted: list[float] = []
        self.commits = SimpleNamespace(append=lambda *_: self.acted.append(self.now))

    async def think(self, player: object, view: ft.View) -> ft.Action:
        self.now += self.thinking
        return view.legal[0]

    async def sleep(self, wait: float) -> None:
        self.now += wait


def acted_after(lobby: Lobby, live: Live, seat: int, thinking: float, monkeypatch: pytest.MonkeyPatch) -> float:
    hub: Any = FakeHub(thinking)
    monkeypatch.setattr(rooms, "asyncio", SimpleNamespace(sleep=hub.sleep))
    room = Room(hub, lobby, live)
    room.plan()  # what is due is known from here on
    asyncio.run(room._bot_turn(live, seat))
    (after,) = hub.acted
    return float(after)


def test_a_pause_does_not_depend_on_hidden_cards_or_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lobby()
    live = Live(deal_entry(table, 1))
    live.advance(deal_entry(table, 1))
    (seat,) = live.actors
    usual = acted_after(table, live, seat, 0.0, monkeypatch)
    assert usual == pause(table.id, live.ply, "play", 1.0)
    for thinking in (0.001, 0.3):
        assert acted_after(table, live, seat, thinking, monkeypatch) == pytest.approx(usual)
    for number in range(4):
        live.game = redealt(live.game, 1 - seat, random.Random(number))  # all that the other cannot know is different
        assert acted_after(table, live, seat, number / 10, monkeypatch) == pytest.approx(usual)


def test_pauses_differ_by_phase_and_by_moment() -> None:
    moments = [pause("abc", ply, "play", 2.0) for ply in range(200)]
    assert len(set(moments)) == 200
    assert 2.0 * 1.3 * 0.6 <= min(moments) < max(moments) <= 2.0 * 1.3 * 1.4
    assert pause("abc", 3, "offer", 1.0) < pause("abc", 3, "hide", 1.0) < pause("abc", 3, "predict", 1.0)
    assert pause("abc", 3, "play", 0.0) == 0
