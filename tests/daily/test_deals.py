"""The deal of a day and its bots: equal play gives equal games, also after a restart."""

import pytest

import foretell as ft
from foretell.daily import (
    DAY_LEVEL,
    DAY_OPTIONS,
    DAY_SEAT,
    DayBot,
    DayDeal,
    date_of,
    day_end,
    is_date,
    later,
    played_by,
)
from foretell.players import LEVELS, bot
from tests.effort import effort

DATE = "2026-11-18"
SEED = DayDeal.offline(DATE).seed


def test_the_deal_follows_from_the_date_and_the_secret() -> None:
    deals = [
        DayDeal(DATE, bytes(32)),
        DayDeal(DATE, bytes([1] * 32)),
        DayDeal.offline(DATE),
        DayDeal.offline("2026-11-19"),
    ]
    assert len({deal.seed for deal in deals}) == 4
    assert deals[0].seed == ft.seed_from(bytes(32), [None] * DAY_OPTIONS.players)
    assert deals[2] == DayDeal.offline(DATE)


@pytest.mark.parametrize("date", ["", "2026-11-31", "18.11.2026", "2026-W47-3", "20261118", 20261118])
def test_what_is_no_date_is_refused(date: str) -> None:
    with pytest.raises(ft.ForetellError, match="a day is a date such as"):
        DayDeal.offline(date)


def test_days_end_at_midnight() -> None:
    end = day_end(DATE)
    assert (date_of(end - 1), date_of(end)) == (DATE, later(DATE, 1))
    assert is_date(DATE)


def test_equal_play_gives_equal_games() -> None:
    games = [played_by(SEED, "novice") for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].result is not None
    assert len({str(played_by(SEED, level)) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", ["novice", DAY_LEVEL, "seer"])
def test_a_bot_that_joins_later_chooses_as_if_it_had_been_there(level: str) -> None:
    """Its generator and its memory are those of a bot that made all its choices."""
    game, person = ft.Game(DAY_OPTIONS, SEED), bot("scripted", 1)
    players: dict[int, ft.players.Player] = {seat: DayBot(SEED, seat, level) for seat in (1, 2)}
    players[DAY_SEAT] = person
    restarted = 0
    while game.actor is not None:
        seat = game.actor
        view = game.view(seat)
        action = players[seat].choose(view)
        # Making all earlier choices again takes long, so not at every decision.
        if seat != DAY_SEAT and len(view.legal) > 1 and len(game.plies) % effort(4, 1) == 0:
            standing = [ply.action for ply in game.plies]
            assert DayBot(SEED, seat, level, standing).choose(view) == action
            restarted += 1
        game.play(action)
    assert restarted > effort(5, 10)


def test_a_bot_that_is_asked_again_gives_the_same_answer_and_forgets_the_question() -> None:
    games = []
    for asked in (1, 3):
        game, bots = ft.Game(DAY_OPTIONS, SEED), [DayBot(SEED, seat, "novice") for seat in range(3)]
        while game.actor is not None:
            view = game.view(game.actor)
            answers = {bots[game.actor].choose(view) for _ in range(asked)}
            assert len(answers) == 1
            game.play(answers.pop())
        games.append(game.record())
    assert games[0] == games[1]
