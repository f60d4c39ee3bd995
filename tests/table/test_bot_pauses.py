"""The pause of a bot reveals neither its cards nor how long it computed."""

import random

import pytest

from foretell.table.bot_pauses import pause
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, TableSettings, begin, dealt, new_lobby, seat_bot
from foretell.table.machine import TableMachine
from foretell.table.machine_effects import Append, Instant, Think, WakeAt
from foretell.table.machine_states import MachineSettings
from tests.players.redeal import redealt

OWNER = "owner"
SETTINGS = MachineSettings(shared=False, deal_wait=1.0, away_after=1e9, close_after=1e9, bot_pause=1.0)


def lobby() -> Lobby:
    made = new_lobby(OWNER, TableSettings(players=2), 1)
    for seat in range(2):
        made = seat_bot(made, OWNER, seat, "novice")
    return dealt(begin(made, OWNER))


def at(seconds: float) -> Instant:
    return Instant(seconds, 1 + round(1000 * seconds))


def acted_after(lobby: Lobby, live: Live, thinking: float) -> float:
    """Return after how many seconds a bot acts that needs `thinking` seconds to choose."""
    machine = TableMachine(SETTINGS, lobby, live, at(0.0))
    (turn,) = [effect for effect in machine.resume(at(0.0)) if isinstance(effect, Think)]
    assert turn == Think(live.ply, live.actors[0], alone=True)
    effects = machine.thought(turn.ply, turn.seat, live.view(turn.seat).legal[0], at(thinking))
    (wake,) = effects
    assert isinstance(wake, WakeAt)
    assert wake.at is not None
    assert machine.tick(at(wake.at - 0.001)) == [wake]
    (append,) = [effect for effect in machine.tick(at(wake.at)) if isinstance(effect, Append)]
    assert append.entry[3:6] == ("act", turn.seat, "bot")
    return wake.at


def test_a_pause_does_not_depend_on_hidden_cards_or_thinking_time() -> None:
    table = lobby()
    live = Live.rebuilt([deal_entry(table, 1)])
    (seat,) = live.actors
    usual = acted_after(table, live, 0.0)
    assert usual == pause(table.id, live.ply, "play", 1.0)
    for thinking in (0.001, 0.3):
        assert acted_after(table, live, thinking) == pytest.approx(usual)
    for number in range(4):
        live.game = redealt(live.game, 1 - seat, random.Random(number))  # all that the other cannot know is different
        assert acted_after(table, live, number / 10) == pytest.approx(usual)


def test_a_bot_that_thought_in_vain_does_not_act() -> None:
    """Something happened while it waited for its turn or thought."""
    table = lobby()
    live = Live.rebuilt([deal_entry(table, 1)])
    machine = TableMachine(SETTINGS, table, live, at(0.0))
    (turn,) = [effect for effect in machine.resume(at(0.0)) if isinstance(effect, Think)]
    assert machine.awaits_bot(turn.ply, turn.seat)
    assert not any(isinstance(effect, Think) for effect in machine.tick(at(0.1)))  # it is thinking already
    chosen = live.view(turn.seat).legal[0]
    live.advance(live.entry("sleep", -1, "server", 2))
    assert not machine.awaits_bot(turn.ply, turn.seat)
    effects = [*machine.thought(turn.ply, turn.seat, chosen, at(5.0)), *machine.tick(at(100.0))]
    assert not any(isinstance(effect, Append) for effect in effects)


def test_pauses_differ_by_phase_and_by_moment() -> None:
    moments = [pause("abc", ply, "play", 2.0) for ply in range(200)]
    assert len(set(moments)) == 200
    assert 2.0 * 1.3 * 0.6 <= min(moments) < max(moments) <= 2.0 * 1.3 * 1.4
    assert pause("abc", 3, "offer", 1.0) < pause("abc", 3, "hide", 1.0) < pause("abc", 3, "predict", 1.0)
    assert pause("abc", 3, "play", 0.0) == 0


@pytest.mark.parametrize(
    ("phase", "factor"), [("play", 1.3), ("predict", 1.4), ("offer", 0.6), ("discard", 0.8), ("hide", 0.9)]
)
def test_the_average_pause_of_each_phase(phase: str, factor: float) -> None:
    pauses = [pause("abc", ply, phase, 1.0) for ply in range(500)]
    assert sum(pauses) / len(pauses) == pytest.approx(factor, rel=0.05)
    assert max(pauses) - min(pauses) == pytest.approx(0.8 * factor, rel=0.05)
