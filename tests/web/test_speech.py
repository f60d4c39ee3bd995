"""What a screen reader says during a whole game: enough to follow it, each thing once, nothing before it is seen."""

import re

from .conftest import Someone
from .transcript import listens, plays

MAX_LENGTH = 500
"""On a busy machine, a page may say several moves of a bot at once. The whole end of a round is over 700 letters."""


def test_a_whole_game_is_told_step_by_step(someone: Someone) -> None:
    ada = someone("Ada", speed="quick")
    listens(ada)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    lines = plays(ada, table, 2)
    spoken = [line.removeprefix("says: ") for line in lines if line.startswith("says: ")]
    told = "\n".join(spoken)
    assert max(map(len, spoken)) <= MAX_LENGTH
    assert "⟨" not in told, "every message has a text"
    other = str(ada.call("GET", f"/tables/{table}")["table"]["seats"][1]["name"])
    names = {0: ("yes", ""), 1: ("no", other)}
    at = 0
    for unfolding in ada.view(table)["unfoldings"]:
        number = unfolding["round"]
        # The hands come one by one, the weakest first; then the best one; then the end of the round, and the next deal.
        order = sorted((0, 1), key=lambda seat: unfolding["ranks"][seat]["strength"])
        steps = []
        for seat in order:
            me, name = names[seat]
            points = unfolding["ranks"][seat]["points"]
            sentence = ada.words("unfolded", me=me, name=name, cards="…", points=points, side="A", known="yes", count=5)
            start, _, end = sentence.partition("…")
            steps.append(rf"{re.escape(start)}[^\n]*{re.escape(end)}")
        me, name = names[unfolding["best"]]
        steps.append(re.escape(ada.words("best-hand", me=me, name=name)))
        steps.append(re.escape(ada.words("round-ended", round=number)))
        for step in steps:
            found = re.compile(rf"^{step}$", re.MULTILINE).search(told, at)
            assert found, f"round {number}: {step} after\n{told[at:]}"
            at = found.end()
        assert told.count(ada.words("round-ended", round=number)) == 1
    rank = ada.words("hand-rank", rank="").strip()
    assert told.count(rank) >= 3, "the rank of one's own hand, at least after each deal"
    # The podium says who has won as soon as it has the focus.
    result = ada.view(table)["result"]
    key = "over-you" if result["winner"] == 0 else "over-winner"
    assert f"focus: {ada.words(key, name=other, runes=result['runes'][result['winner']])}" in lines
