"""Numbers on one person's play."""

import msgspec
import pytest
from msgspec.structs import replace

from foretell import Result, rank_name
from foretell.game.ranks import RANK_NAMES
from foretell.table import wire
from foretell.table.live import Live
from foretell.table.lobby import Lobby, Rules, ended
from foretell.table.numbers import Numbers, PlayersCount, numbers_of
from foretell.table.rematch import rematch_of

from .games import VARIANTS, full_lobby, person, random_log

ROUND = wire.RoundInfo((1, 4, 0), 1, (1, 1, 0), (3, 6, 0))


def over(rules: Rules, number: int, winner: int | None, runes: tuple[int, ...], *rounds: wire.RoundInfo) -> Lobby:
    lobby = replace(full_lobby(rules), id=f"table{number}", created=1_000 + number, status="playing")
    return ended(lobby, Result(winner, runes, "runes"), rounds)


def test_an_unknown_person_has_no_statistics() -> None:
    for who in (None, person(0)):
        told = numbers_of(who, [])
        assert (told.games, told.wins, told.predictions, told.right, told.runes, told.best) == (0, 0, 0, 0, None, None)
        assert set(told.ranks.values()) == {0}
        assert [count.players for count in told.players] == [2, 3, 4, 5]


def test_games_are_counted_for_each_of_their_players() -> None:
    heirs = Rules(players=3, side="B")
    games = [
        over(Rules(players=3), 1, 1, (10, 20, 5), ROUND, replace(ROUND, best=0), ROUND),
        over(heirs, 2, 0, (20, 12, 6), ROUND),
        over(Rules(players=2), 3, None, (7, 7), wire.RoundInfo((10, 0), 0, (0, 1), (10, 0))),
    ]
    told = numbers_of(person(0), games)
    assert (told.games, told.wins, told.predictions, told.right) == (3, 1, 5, 4)
    assert told.players[:2] == (PlayersCount(players=2, games=1, wins=0), PlayersCount(players=3, games=2, wins=1))
    assert {name: count for name, count in told.ranks.items() if count} == {"pair": 4, "straight flush": 1}
    assert told.runes == pytest.approx((10 + 20 + 7) / 3)
    assert told.best is not None
    assert (told.best.id, told.best.runes, told.best.won, told.best.players) == ("table2", 20, True, 3)
    other = numbers_of(person(1), games)
    assert (other.games, other.wins, other.right) == (3, 1, 3)
    reached = {name: count for name, count in other.ranks.items() if count}
    assert reached == {"straight": 3, "full house": 1, "nothing": 1}
    assert numbers_of(person(4), games).games == 0


def test_of_two_best_games_the_later_one() -> None:
    games = [over(Rules(players=2), number, 0, (9, 3), ROUND) for number in (4, 7, 5)]
    best = numbers_of(person(0), games).best
    assert best is not None
    assert best.id == "table7"


def test_unfinished_games_old_games_and_lessons_do_not_count() -> None:
    counted = over(Rules(players=3), 1, 0, (9, 3, 1), ROUND)
    old = msgspec.json.decode(msgspec.json.encode(counted))
    del old["rounds"]
    games = [counted, msgspec.convert(old, Lobby), full_lobby(Rules(players=3)), replace(counted, lesson=True)]
    assert games[1].rounds == ()
    assert numbers_of(person(0), games).games == 1


@pytest.mark.parametrize("rules", VARIANTS)
def test_a_table_stores_the_outcome_of_its_game(rules: Rules) -> None:
    live = Live.rebuilt(random_log(rules, seed=3 * rules.players))
    outcome = live.outcome()
    assert outcome is not None
    result, rounds = outcome
    assert len(rounds) == len(live.game.unfoldings) >= 3
    gains = [sum(one.gains[seat] for one in rounds) for seat in range(rules.players)]
    assert all(gain <= runes for gain, runes in zip(gains, result.runes, strict=True))
    lobby = ended(replace(full_lobby(rules), status="playing"), result, rounds)
    assert rematch_of(lobby, person(0), 0).rounds == ()
    for seat in range(rules.players):
        told = numbers_of(person(seat), [lobby])
        assert (told.games, told.wins) == (1, int(result.winner == seat))
        names = [rank_name(unfolding.points[seat], rules.side) for unfolding in live.game.unfoldings]
        assert told.ranks == {name: names.count(name) for name in RANK_NAMES}
        assert msgspec.json.decode(msgspec.json.encode(told), type=Numbers) == told


def test_an_unfinished_game_has_no_outcome() -> None:
    assert Live.rebuilt(random_log(Rules(players=2), seed=1)[:5]).outcome() is None


def test_only_games_that_the_person_joined_count() -> None:
    game = over(Rules(players=3), 1, 0, (9, 3, 1), ROUND)
    joined = replace(game, joined=(0, 2))
    assert [numbers_of(person(seat), [joined]).games for seat in range(3)] == [1, 0, 1]
    seats = (replace(game.seats[0], contribution="00" * 32), *game.seats[1:])
    assert [numbers_of(person(seat), [replace(game, seats=seats)]).games for seat in range(3)] == [1, 0, 0]
    assert rematch_of(joined, person(0), 0).joined is None


def test_a_game_knows_who_made_a_decision() -> None:
    log = random_log(Rules(players=2), seed=1)
    bots = [entry._replace(by="bot") if entry.seat == 1 and entry.kind == "act" else entry for entry in log]
    assert Live.rebuilt(log).joined == {0, 1}
    assert Live.rebuilt(bots).joined == {0}
