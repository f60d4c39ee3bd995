"""Long logs do not hold up other tables, and nobody can make a log much longer than its game."""

import asyncio

import pytest

from foretell.server import long_work
from foretell.server.limits import Clients, TooFast
from foretell.server.long_work import in_turns
from foretell.server.settings import Settings
from foretell.table.headers import deal_entry
from foretell.table.live import MAX_LEAVES, Live
from foretell.table.lobby import Rules
from foretell.table.past_frames import frames_in_steps, frames_since
from foretell.table.refusals import Refusal
from foretell.table.steps import Work, finished
from tests.table.games import full_lobby, random_log


class TickingClock:
    """A clock that advances two milliseconds whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.002
        return self.now


def test_others_run_between_the_turns_of_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def steps() -> Work[int]:
        for number in range(9):
            done.append(f"{number}")
            yield
        return 42

    async def other() -> None:
        while True:
            done.append("other")
            await asyncio.sleep(0)

    async def scene() -> int:
        task = asyncio.create_task(other())
        result = await in_turns(steps(), TickingClock())
        task.cancel()
        return result

    assert asyncio.run(scene()) == 42
    assert done == ["0", "1", "2", "other", "3", "4", "5", "other", "6", "7", "8", "other"]
    assert long_work.MAX_TURN_SECONDS == 0.005


def test_frames_in_steps_are_the_same_frames() -> None:
    log = random_log(Rules(players=3), seed=5)
    for since in (-1, 0, 7, len(log) - 2, len(log)):
        for viewer in (None, 0, 2):
            assert finished(frames_in_steps(log, since, viewer)) == frames_since(log, since, viewer)
    assert len(list(frames_in_steps(log, -1, 0))) >= len(log)


def test_a_person_may_leave_their_seat_only_so_often_even_after_a_restart() -> None:
    log = [deal_entry(full_lobby(Rules(players=2)), 0)]
    live = Live.rebuilt(log)
    for _ in range(MAX_LEAVES):
        log.append(live.leave(0, "person", 0))
        live.advance(log[-1])
        log.append(live.back(0, 0))
        live.advance(log[-1])
    for present in (live, Live.rebuilt(log)):
        with pytest.raises(Refusal, match="too often"):
            present.leave(0, "person", 0)
        present.leave(1, "person", 0)
        present.leave(0, "server", 0)


def test_answers_with_many_frames_cost_more() -> None:
    clients = Clients(Settings(), lambda: 0.0)
    assert clients.allows_costly("a")
    clients.charge_frames("a", 499)
    assert [clients.allows_costly("a") for _ in range(10)] == [True] * 9 + [False]
    assert clients.allows_costly("b")
    clients.charge_frames("b", 2500)
    assert [clients.allows_costly("b") for _ in range(5)] == [True] * 4 + [False]
    clients.charge_frames("b", 1_000_000)
    with pytest.raises(TooFast) as refused:
        clients.check_costly("b")
    assert refused.value.wait == pytest.approx(5.5)
