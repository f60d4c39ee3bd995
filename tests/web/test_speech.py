"""What a screen reader says during a game: enough to follow it, everything once, and nothing before it is shown."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from foretell import Event, Options
from foretell.telling.story import Story, joined
from foretell.telling.words import Words
from tests.locales.browser_texts import catalogue

from .conftest import Someone
from .person import Person
from .transcript import listens, plays

STEPS = (("best_hand",), ("pot_won", "pot_kept"), ("hand_scored", "rune_cards_scored"), ("round_ended",))
"""The events that each step of an Unfolding says, after the hands. These come one by one, the weakest first."""


def test_a_whole_game_is_told_step_by_step(someone: Someone) -> None:
    ada = someone("Ada", speed="quick")
    listens(ada)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    lines = plays(ada, table, 2)
    spoken = [line.removeprefix("says: ") for line in lines if line.startswith("says: ")]
    told = "\n".join(spoken)
    assert "⟨" not in told, "every message has a text"
    other = str(ada.call("GET", f"/tables/{table}")["table"]["seats"][1]["name"])
    ada.hears(ada.ply)
    check_utterances(spoken, list(groups(ada, ("Ada", other))))
    assert ada.words("aloud-covers", card="", below="").strip(" .") in told, "cards that others cover"
    rank = ada.words("hand-rank", rank="").strip()
    assert told.count(rank) >= 3, "the rank of one's own hand, at least after each deal"
    # A question that is answered is not read again because the focus moves.
    focused = [line.removeprefix("focus: ") for line in lines if line.startswith("focus: ")]
    assert [text for text in focused[1:] if any(said.startswith(text) for said in spoken)] == []
    # The focused button changes its text in silence when the steps are over.
    buttons = [line for line in spoken if ada.words("aloud-button", text="").strip(" .") in line]
    ways = [ada.words("aloud-button", text=ada.words(key)) for key in ("unfold-next", "unfold-next", "unfold-podium")]
    assert [line.endswith(way) for line, way in zip(buttons, ways, strict=True)] == [True] * 3
    # The podium says who has won as soon as it has the focus.
    result = ada.view(table)["result"]
    key = "over-you" if result["winner"] == 0 else "over-winner"
    assert f"focus: {ada.words(key, name=other, runes=result['runes'][result['winner']])}" in lines


def groups(person: Person, names: tuple[str, str]) -> Iterator[tuple[str, ...]]:
    """Return the sentences about all events that a person saw, in the groups that the page says together.

    A decision and all that follows from it are one group. Each step of an Unfolding is one, too, and so is a deal.
    """
    story = Story(Words(catalogue(person.language)), names, Options(2), 0)
    for message in person.heard:
        if message["type"] == "frame":
            for events in in_steps(message):
                told = [event for event in joined(events) if not covers(message, event)]
                if sentences := tuple(filter(None, map(story.sentence, told))):
                    yield sentences


def covers(frame: dict[str, Any], event: Event) -> bool:
    """Whether a played card covers another one. Its sentence then names that one, instead of the display."""
    sealed = any(other["key"] == "went_all_in" for other in frame["events"])
    second_row = frame["changes"].get("rows", ((), ()))[1]
    return event.key == "added" and not sealed and event.cards[0] in second_row


def in_steps(frame: dict[str, Any]) -> Iterator[list[Event]]:
    """Split what happens after the last prediction of a round."""
    events = msgspec.convert(frame["events"], list[Event])
    keys = [event.key for event in events]
    if "unfolded" not in keys:
        yield events
        return
    yield events[: keys.index("unfolded")]
    ranks = frame["changes"]["unfoldings"][-1]["ranks"]
    hands = [event for event in events if event.key == "unfolded"]
    yield from ([hand] for hand in sorted(hands, key=lambda hand: int(ranks[hand.seat]["strength"])))
    for step in STEPS:
        yield [event for event in events if event.key in step]
    # The podium tells the end of the game.
    yield [event for event in events[keys.index("round_ended") + 1 :] if event.key != "game_ended"]


def check_utterances(spoken: Sequence[str], expected: Sequence[tuple[str, ...]]) -> None:
    """Check that the page says every group, in this order, and nothing else at the same time."""
    sentences = sorted({sentence for group in expected for sentence in group}, key=len, reverse=True)
    known = re.compile("|".join(map(re.escape, sentences)))
    heard = [tuple(known.findall(utterance)) for utterance in spoken]
    assert [group for group in heard if group] == list(expected)
