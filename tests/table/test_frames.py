"""Frames: applying them gives the view, and they do not depend on what a viewer may not know."""

import msgspec
import pytest

from foretell.game import Action, Game, action_for, event_for
from foretell.table import wire
from foretell.table.live import Live
from foretell.table.lobby import Rules
from foretell.table.past_frames import frames_since, open_frames

from .games import VARIANTS, fold, library_view, random_log, viewers


@pytest.mark.parametrize("rules", VARIANTS)
def test_each_fold_of_frames_is_the_view_at_every_ply(rules: Rules) -> None:
    entries = random_log(rules, seed=rules.players)
    for viewer in viewers(rules):
        live = Live(entries[0])
        view: dict[str, object] = {}
        for entry, frame in zip(entries, frames_since(entries, -1, viewer), strict=True):
            live.advance(entry)
            view = fold(view, frame)
            whole = msgspec.json.decode(live.full(viewer, live.snapshot(viewer)))
            assert view == whole["view"]
            assert library_view(live.game, viewer).items() <= view.items()


@pytest.mark.parametrize("rules", VARIANTS[:4])
def test_each_frame_has_the_action_and_the_events_as_its_viewer_may_know_them(rules: Rules) -> None:
    entries = [entry for entry in random_log(rules, seed=30) if entry.kind in ("deal", "act", "undo")]
    header = Live(entries[0]).header
    games = [Game(rules.options(), header.seed, header.names)]
    frames = {viewer: frames_since(entries, -1, viewer) for viewer in viewers(rules)}
    for number, entry in enumerate(entries[1:], 1):
        if entry.kind == "undo":
            games.pop()
            continue
        games.append(games[-1].copy())
        action = Action.parse(entry.text)
        events = games[-1].play(action, entry.seat)
        for viewer, of_viewer in frames.items():
            sent = msgspec.json.decode(of_viewer[number])
            known = action_for(action, entry.seat, viewer, rules.options())
            assert sent["action"] == (None if known is None else str(known))
            assert [(event["key"], event.get("cards", [])) for event in sent["events"]] == [
                (event.key, list(event_for(event, viewer).cards)) for event in events
            ]


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("clock", ["none", "relaxed"])
def test_a_table_is_its_log_replayed(rules: Rules, clock: str) -> None:
    entries = random_log(rules, seed=20 + rules.players, clock=clock)
    stepped = Live(entries[0])
    for ply, entry in enumerate(entries[1:], 1):
        stepped.advance(entry)
        if ply % 7 == 0 or ply == len(entries) - 1:
            rebuilt = Live.rebuilt(entries[: ply + 1])
            assert rebuilt.game.position() == stepped.game.position()
            for viewer in viewers(rules):
                assert rebuilt.full(viewer, rebuilt.snapshot(viewer)) == stepped.full(viewer, stepped.snapshot(viewer))


def test_messages_are_what_the_schema_says() -> None:
    entries = random_log(Rules(players=3), seed=5)
    live = Live.rebuilt(entries)
    whole = msgspec.json.decode(live.full(0, live.snapshot(0)), type=wire.Full)
    assert whole.view.seat == 0
    assert whole.view.result is not None


def test_a_table_without_the_memory_aid_sends_none_of_it() -> None:
    rules = Rules(players=4)
    entries = random_log(rules, seed=9, memory=False)
    for viewer in viewers(rules):
        view: dict[str, object] = {}
        for frame in frames_since(entries, -1, viewer):
            view = fold(view, frame)
            assert [view[name] for name in ("known", "told", "gone", "unplaced")] == [None] * 4


def test_the_open_replay_shows_all_hands_at_every_ply() -> None:
    entries = random_log(Rules(players=3), seed=11)
    live = Live(entries[0])
    view: dict[str, object] = {}
    for entry, frame in zip(entries, open_frames(entries, -1), strict=True):
        live.advance(entry)
        view = fold(view, frame)
        assert view["hands"] == [list(hand) for hand in live.game.position().hands]
