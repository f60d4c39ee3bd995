"""The first round of the lesson, played by the rules: its texts describe what happens."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import foretell as ft
from foretell.game import Result
from foretell.table import lesson
from foretell.table.bots import bot_for
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, ended
from foretell.table.numbers import numbers_of
from foretell.table.rematch import accept_rematch, rematch_of

PERSON = "somebody"
MARA, TEO = 1, 2


class ScriptStep(NamedTuple):
    """A decision of the script: the learner's view before it, and the events after it."""

    before: ft.View
    events: tuple[ft.Event, ...]
    after: ft.View

    def one(self, key: str) -> ft.Event:
        """Return the only event with this key."""
        (event,) = (event for event in self.events if event.key == key)
        return event


def new_lesson() -> Lobby:
    return lesson.new_lesson(PERSON, "Ada", 1)


def live_game() -> Live:
    return Live(deal_entry(new_lesson(), 1))


@pytest.fixture(scope="module", name="story")
def fixture_story() -> dict[tuple[int, str], ScriptStep]:
    """Carry out the script, and check that no decision occurs twice."""
    live = live_game()
    told: dict[tuple[int, str], ScriptStep] = {}
    for seat, token in lesson.SCRIPT:
        before = live.view(0)
        events = live.game.play(ft.Action.parse(token), seat)
        told[seat, token] = ScriptStep(before, events, live.view(0))
    assert len(told) == len(lesson.SCRIPT)
    return told


def points(view: ft.View) -> int:
    assert view.rank is not None
    return view.rank.points


Story = dict[tuple[int, str], ScriptStep]


def test_2_the_deal_is_the_same_every_time_and_nobody_adds_to_it() -> None:
    one, other = live_game(), live_game()
    assert one.game.position() == other.game.position()
    assert one.header.contributions == (None, None, None)
    view = one.view(0)
    assert view.hand == ("4C", "10C", "AC", "9M", "JM")
    assert view.rows[0][:2] == ("KT", "4S")
    assert (view.pot, view.actors, points(view)) == (4, (0,), 0)


def test_4_2_the_jack_of_masks_takes_and_then_may_draw(story: Story) -> None:
    assert story[0, "+4S"].before.starred
    assert "skip" not in story[0, "+4S"].before.choices
    assert points(story[0, "+4S"].after) == 1
    assert not story[0, "use"].before.starred
    assert "skip" in story[0, "use"].before.choices


def test_4_3_the_surplus_goes_to_the_discard_pile_and_4_4_the_played_card_to_the_display(story: Story) -> None:
    assert len(story[0, "x3M"].before.hand or ()) == 6
    assert story[0, "x3M"].after.discard_top == "3M"
    assert story[0, "x3M"].one("added").cards == ("JM",)
    assert story[0, "x3M"].after.rows[0][:2] == ("KT", "JM")  # 6.1: into the free space


def test_5_7_the_eye_sees_four_cards_and_not_the_one_that_the_learner_hides(story: Story) -> None:
    assert story[MARA, "@0"].after.phase == "hide"
    assert story[MARA, "@0"].after.actors == (0,)
    showed = story[0, "!4C"].one("showed")
    assert showed.audience == (0, MARA)
    assert set(showed.cards) == {"10C", "AC", "9M", "4S"}


def test_5_6_the_learner_has_to_tell_a_pair_and_makes_teo_tell_a_straight(story: Story) -> None:
    assert story[TEO, "@0"].one("hypnotised").rank == 1
    assert story[0, "@2"].one("hypnotised").rank == 4
    assert story[0, "@2"].after.told[TEO] == ft.Told(4, 3)


def test_5_4_three_cards_are_revealed_to_all_and_one_is_picked(story: Story) -> None:
    assert story[TEO, "4M"].one("revealed").cards == ("3T", "R2", "9T")
    assert story[0, "@2"].one("revealed").cards == ("KM", "4T", "7T")
    assert points(story[0, "^4T"].after) == 3


def test_6_2_the_second_row_covers_and_the_last_4_is_still_in_reach(story: Story) -> None:
    first, second = story[0, "10C"].before.rows
    assert first == ("KT", "JM", "7C", "4M", "9M")
    assert second == ("9C", "QT", "AS", None, None)
    exchangeable = {token for token in story[0, "~4M"].before.choices if token != "skip"}
    assert exchangeable == {"~9C", "~QT", "~AS", "~4M", "~9M"}
    assert story[0, "^R1"].one("added").space == 9  # the next card covers that very column


def test_7_2_teo_goes_all_in_with_the_hand_he_told_of(story: Story) -> None:
    went = story[TEO, "allin"]
    assert [event.key for event in went.events] == ["went_all_in", "added", "added"]
    assert went.after.all_in == TEO
    assert went.after.told[TEO] == ft.Told(4, 3)
    since = lesson.SCRIPT[lesson.SCRIPT.index((0, "@2")) :]
    assert [token for seat, token in since if seat == TEO and token[0] in "+~-^"] == []  # so it is still a straight
    assert "allin" not in story[0, "10C"].before.choices  # only one player a round


def test_5_2_the_exchange_makes_four_of_a_kind_and_the_reveal_adds_a_rune_card(story: Story) -> None:
    assert story[0, "-AC"].one("exchanged").cards == ("AC", "4M")
    assert points(story[0, "-AC"].after) == 7
    assert story[0, "-AC"].one("revealed").cards == ("8C", "6C", "R1")
    assert story[0, "^R1"].after.hand == ("4C", "4M", "4S", "4T", "R1")


def test_7_1_mara_passes_and_8_1_the_predictions_begin_after_her(story: Story) -> None:
    assert [event.key for event in story[MARA, "pass"].events] == ["passed", "predictions_opened"]
    assert None not in (*story[MARA, "pass"].after.rows[0], *story[MARA, "pass"].after.rows[1])
    assert story[MARA, "pass"].after.actors == (TEO,)
    assert story[TEO, "=2"].after.actors == (0,)


def test_8_the_learner_alone_is_right_and_gains_pot_rank_and_rune_card(story: Story) -> None:
    end = story[MARA, "=2"]
    assert end.one("best_hand").seat == 0
    assert (end.one("pot_won").seat, end.one("pot_won").runes) == (0, 4)
    assert (end.one("rune_cards_scored").seat, end.one("rune_cards_scored").runes) == (0, 2)
    scored = {event.seat: event.runes for event in end.events if event.key == "hand_scored"}
    assert scored == {0: 7, MARA: 1, TEO: 4}
    assert end.after.runes == (13, 1, 4)


def test_2_5_mara_begins_the_learners_own_round_and_the_learner_has_two_pairs(story: Story) -> None:
    view = story[MARA, "=2"].after
    assert (view.round, view.actors, view.pot) == (2, (MARA,), 6)
    assert (view.hand, points(view)) == (("3C", "4M", "7M", "3S", "4T"), 2)


# --- the bots -------------------------------------------------------------------------------------


def played(live: Live, *, rounds: int, instead: dict[str, str] | None = None) -> Iterator[Entry]:
    """Let bots without memory play all seats, also the learner's. `instead` replaces choices of the learner."""
    while len(live.game.unfoldings) < rounds and not live.over:
        seat = live.actors[0]
        action = bot_for(new_lesson(), seat, 1).choose(live.view(seat))
        if seat == 0 and str(action) in (instead or {}):
            action = ft.Action.parse((instead or {})[str(action)])
        entry = live.choice_of_bot(seat, action, 1)
        live.advance(entry)
        yield entry


def test_the_bots_follow_the_script_and_play_on_by_themselves() -> None:
    live = live_game()
    entries = list(played(live, rounds=3))
    assert tuple((entry.seat, entry.text) for entry in entries[: len(lesson.SCRIPT)]) == lesson.SCRIPT
    assert live.over


@pytest.mark.parametrize(
    "instead",
    [{"JM": "pass"}, {"+4S": "+KT"}, {"use": "skip"}, {"9M": "allin"}, {"@2": "skip"}, {"10C": "pass"}, {"=0": "=2"}],
)
def test_the_bots_play_on_when_the_learner_leaves_the_script(instead: dict[str, str]) -> None:
    live = live_game()
    entries = list(played(live, rounds=2, instead=instead))
    assert next(iter(instead.values())) in [entry.text for entry in entries if entry.seat == 0]
    assert len(live.game.unfoldings) == 2


def test_a_taken_back_choice_leads_back_to_the_script() -> None:
    live = live_game()
    live.advance(live.act(0, 0, "JM", 1))
    live.advance(live.act(0, 1, "+KT", 1))
    live.advance(live.undo(0, 2, 1))
    entries = list(played(live, rounds=1))
    assert tuple((entry.seat, entry.text) for entry in entries) == lesson.SCRIPT[1:]


# --- the table ------------------------------------------------------------------------------------


def test_a_lesson_is_not_listed_nor_watched_nor_counted() -> None:
    lobby = new_lesson()
    assert (lobby.listed, lobby.admits("another"), lobby.admits(PERSON)) == (False, False, True)
    assert lobby.names == ("Ada", "Mara", "Teo")
    live = live_game()
    list(played(live, rounds=3))
    outcome = live.outcome()
    assert outcome is not None
    over = ended(lobby, *outcome)
    assert isinstance(over.result, Result)
    assert numbers_of(PERSON, [over]).games == 0


def test_the_rematch_of_a_lesson_is_a_table_like_any_other() -> None:
    live = live_game()
    list(played(live, rounds=3))
    outcome = live.outcome()
    assert outcome is not None
    again = rematch_of(accept_rematch(ended(new_lesson(), *outcome), PERSON), PERSON, 2)
    assert (again.lesson, again.status, again.names) == (False, "open", ("Ada", "Mara", "Teo"))
    assert bytes.fromhex(again.secret) != lesson.SECRET
    assert bot_for(again, MARA, 1).name == ft.players.DEFAULT_LEVEL


# --- the page -------------------------------------------------------------------------------------

MOMENT = re.compile(r'turns: (\d+), phase: "(\w+)", hand: ("[^"]+"|[A-Z]+), choice: (null|"[^"]+")')


def page_moments() -> list[tuple[int, str, str, str | None]]:
    """Return the positions that the page's coach knows: turns, phase, hand and choice (None: another seat chooses)."""
    text = (Path(__file__).parents[2] / "web" / "src" / "lib" / "lesson.ts").read_text(encoding="utf-8")
    hands = dict(re.findall(r'^const ([A-Z]+) = ("[^"]+");$', text, re.MULTILINE))
    return [
        (int(turns), phase, hands.get(hand, hand).strip('"'), None if choice == "null" else choice.strip('"'))
        for turns, phase, hand, choice in MOMENT.findall(text)
    ]


def test_the_page_tells_the_learner_to_choose_what_the_script_says() -> None:
    live = live_game()
    mine: list[tuple[int, str, str, str | None]] = []
    watched: set[tuple[int, str]] = set()
    for seat, token in lesson.SCRIPT:
        view = live.view(0)
        hand = " ".join(view.hand or ())
        if seat == 0:
            mine.append((view.turns, view.phase, hand, token))
        else:
            watched.add((view.turns, hand))
        live.game.play(ft.Action.parse(token), seat)
    moments = page_moments()
    assert [moment for moment in moments if moment[3] is not None] == mine
    assert {(turns, hand) for turns, _, hand, choice in moments if choice is None} == watched
