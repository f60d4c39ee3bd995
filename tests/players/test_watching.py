"""Players that watch get the events of the game, wherever they play."""

from pathlib import Path

import pytest

import foretell as ft
from foretell.arena import Match, entrants_of
from foretell.arena.match import Chunk
from foretell.arena.single_games import play_singly
from foretell.errors import LocalizedError
from foretell.players import Player, RandomPlayer, WatchingPlayer, choose_action, watches
from foretell.runner import Series, play_game, show_end

from . import attentive
from .watching import Witness, check_witness, new_witness


def test_only_players_with_a_method_watch_watch() -> None:
    player: WatchingPlayer = new_witness()()
    assert watches(player)
    assert not watches(RandomPlayer(1))
    view = ft.Game(seed=bytes(32)).view(0)
    assert choose_action(RandomPlayer(1), view) in view.legal


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("discard", ft.DISCARDS)
def test_a_player_is_shown_each_event_once(players: int, discard: ft.DiscardMode) -> None:
    options, made = ft.Options(players, discard=discard), new_witness()
    seats = [made(seat) for seat in range(players)]
    game = ft.Game(options, bytes(32))
    play_game(game, lambda seat, view: choose_action(seats[seat], view))
    for seat, player in enumerate(seats):
        show_end(game, seat, player)
        assert player.seat == seat
        check_witness(player, [ply.action for ply in game.plies], options, game.seed)


def test_in_a_series(monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_witness()
    monkeypatch.setattr("foretell.runner.series.bot", lambda _, seed: made(seed))
    Series(("random",) * 3, ft.Options(3), "watch", 2).play(1)
    assert [witness.watched[-1].key for witness in made.games] == ["game_ended"] * 3
    assert [witness.calls[0] for witness in made.games] == ["watch"] * 3


def test_in_the_arena() -> None:
    made = new_witness()
    match = Match(entrants_of((made, "random")), ft.Options(2), 2, "watch")
    play_singly(match, Chunk(0, 0, 2))
    games = [witness for witness in made.games if witness.watched]
    assert len(games) == 4
    for witness in games:
        keys = [event.key for event in witness.watched]
        assert (keys[0], keys[-1]) == ("round_started", "game_ended")


def test_a_player_that_fails_at_the_end_is_named() -> None:
    class Fragile(Witness):
        games: list[Witness] = []  # noqa: RUF012

        def watch(self, events: tuple[ft.Event, ...]) -> None:
            super().watch(events)
            if events and events[-1].key == "game_ended":
                raise LookupError("no memory")

    match = Match(entrants_of(("random", Fragile)), ft.Options(2), 1, "fragile")
    with pytest.raises(LocalizedError, match=r"Fragile failed in deal 0, seat 1 .*no memory"):
        play_singly(match, Chunk(0, 0, 1))


def test_the_example_of_the_guide_plays() -> None:
    guide = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text("utf-8")
    source = Path(attentive.__file__).read_text("utf-8")
    assert source.partition('"""\n\n')[2] in guide
    player: WatchingPlayer = attentive.Attentive(1)
    players: list[Player] = [player, RandomPlayer(2), RandomPlayer(3)]
    game = ft.Game(ft.Options(3), bytes(32))
    play_game(game, lambda seat, view: choose_action(players[seat], view))
    assert game.result is not None
    assert player.name == "attentive"
