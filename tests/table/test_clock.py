"""Clocks, at times that the tests set."""

import pytest

from foretell.table.clock import TIME_CONTROLS, Clock, TimeControl
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Rules
from foretell.table.refusals import Refusal
from tests.table.games import full_lobby

CONTROL = TimeControl(10_000, 1_000)


def test_only_the_asked_seat_loses_time() -> None:
    clock = Clock(CONTROL, 3)
    clock.ask((1,), 0)
    clock.answer(1, 4_000)
    clock.ask((2,), 4_000)
    assert clock.banks == [10_000, 7_000, 10_000]
    assert (clock.deadline(1), clock.deadline(2)) == (None, 14_000)


def test_a_seat_that_is_asked_again_keeps_losing_time() -> None:
    clock = Clock(CONTROL, 2)
    clock.ask((0, 1), 0)
    clock.answer(0, 2_000)
    clock.ask((1,), 2_000)
    assert clock.deadline(1) == 10_000
    clock.answer(1, 3_000)
    assert clock.banks == [9_000, 8_000]


def test_a_bank_is_never_less_than_nothing() -> None:
    clock = Clock(CONTROL, 2)
    clock.ask((0,), 0)
    clock.answer(0, 99_000)
    assert clock.banks[0] == 1_000
    clock.ask((0,), 50_000)
    clock.answer(0, 40_000)  # a clock that was set back gives nothing
    assert clock.banks[0] == 2_000


def test_neither_bots_nor_sleep_cost_time() -> None:
    clock = Clock(CONTROL, 2)
    clock.ask((0, 1), 0)
    clock.stop(1)
    assert clock.deadline(1) is None
    clock.restart(60_000)
    assert clock.deadline(0) == 70_000
    assert not clock.overdue(70_000)
    assert clock.overdue(70_001)


def test_leaving_and_taking_back_cost_the_time_used() -> None:
    clock = Clock(CONTROL, 2)
    clock.ask((0,), 0)
    clock.charge(0, 4_000)
    clock.ask((0,), 5_000)
    assert clock.deadline(0) == 5_000 + 6_000
    clock.answer(0, 6_000)
    clock.ask((0,), 6_000)
    clock.take_back(0, 8_000)
    assert clock.banks[0] == 6_000 - 1_000 - 2_000


def test_a_table_that_falls_asleep_has_time_for_a_decision_when_it_wakes() -> None:
    clock = Clock(CONTROL, 2)
    clock.ask((0,), 0)
    clock.pause(99_000)
    clock.ask((0,), 99_000)
    clock.restart(500_000)
    assert clock.deadline(0) == 501_000


def test_a_charge_stops_at_an_empty_bank_and_never_gives_time() -> None:
    clock = Clock(CONTROL, 3)
    clock.ask((0, 1, 2), 5_000)
    clock.charge(0, 99_000)
    clock.charge(1, 4_000)  # a clock that was set back
    clock.take_back(2, 14_500)
    assert clock.banks == [0, 10_000, 0]
    clock.charge(1, 99_000)  # it is not asked any more
    assert clock.banks == [0, 10_000, 0]


def test_the_time_controls() -> None:
    assert TIME_CONTROLS == {"relaxed": (600_000, 15_000), "fast": (120_000, 5_000)}


# --- at a table -----------------------------------------------------------------------------------


def dealt(clock: str = "fast") -> Live:
    """A table whose cards were dealt at 2,000."""
    deal = deal_entry(full_lobby(Rules(players=3), clock=clock), 2_000)
    live = Live(deal)
    live.advance(deal)
    return live


def moved(live: Live, now: int) -> int:
    """Let the next seat choose, and return it."""
    seat = live.game.actors[0]
    live.advance(live.act(seat, live.ply, live.choices(seat)[0], now))
    return seat


def banks(live: Live) -> list[int]:
    assert live.clock is not None
    return list(live.clock.banks)


def test_a_decision_costs_its_time_and_brings_the_increment() -> None:
    live = dealt()
    bank, increment = TIME_CONTROLS["fast"]
    first = moved(live, 12_000)
    assert banks(live)[first] == bank - 10_000 + increment
    others = [seat for seat in range(3) if seat != first]
    assert [banks(live)[seat] for seat in others] == [bank, bank]


def test_a_flag_that_falls_hands_the_seat_over_until_it_is_taken_back() -> None:
    live = dealt()
    control = TIME_CONTROLS["fast"]
    seat = live.game.actors[0]
    assert live.clock is not None
    assert live.clock.deadline(seat) == 2_000 + control.bank
    late = 2_000 + control.bank
    live.advance(live.leave(seat, "clock", late))
    assert live.clock.deadline(seat) is None
    with pytest.raises(Refusal, match="take it back first"):
        live.act(seat, live.ply, live.choices(seat)[0], late)
    stood_in = live.choice_of_bot(seat, live.game.view(seat).legal[0], late + 10)
    assert (stood_in.by, stood_in.seat) == ("clock", seat)
    while live.game.actors == (seat,):
        live.advance(live.choice_of_bot(seat, live.game.view(seat).legal[0], late + 10))
    live.advance(live.back(seat, late + 500))
    assert banks(live)[seat] >= control.increment
    while live.game.actors != (seat,):
        moved(live, live.at + 10)
    deadline = live.clock.deadline(seat)
    assert deadline is not None
    assert deadline >= live.at + control.increment


def test_a_person_who_returns_in_their_turn_has_time_for_it() -> None:
    live = dealt()
    seat = live.game.actors[0]
    assert live.clock is not None
    live.advance(live.leave(seat, "person", 2_000 + TIME_CONTROLS["fast"].bank - 1))
    live.advance(live.back(seat, 900_000))
    deadline = live.clock.deadline(seat)
    assert deadline is not None
    assert deadline >= 900_000 + TIME_CONTROLS["fast"].increment


def test_a_night_without_players_costs_no_time() -> None:
    live = dealt()
    seat = live.game.actors[0]
    before = banks(live)
    live.advance(live.entry("sleep", -1, "server", 5_000))
    live.advance(live.entry("wake", -1, "server", 90_000_000))
    assert live.clock is not None
    taken = 5_000 - 2_000  # from the deal until the table fell asleep
    assert live.clock.deadline(seat) == 90_000_000 + before[seat] - taken
    assert [bank for number, bank in enumerate(banks(live)) if number != seat] == list(before[1:])


def test_time_never_runs_backwards_in_a_log() -> None:
    live = dealt()
    moved(live, 50_000)
    entry = live.entry("sleep", -1, "server", 1)
    assert entry == Entry(live.id, 2, 50_000, "sleep", -1, "server", "")


def test_a_table_without_a_clock_has_no_banks() -> None:
    live = dealt("none")
    assert live.clock is None
    assert live.snapshot(None).extras.banks is None


def test_leaving_and_coming_back_gains_no_time() -> None:
    live = dealt()
    seat = live.actors[0]
    now = 2_000
    for _ in range(5):
        now += 119_000
        live.advance(live.leave(seat, "person", now))
        live.advance(live.back(seat, now))
    assert live.clock is not None
    assert live.clock.banks[seat] <= TIME_CONTROLS["fast"].increment
