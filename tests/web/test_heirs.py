"""Heirs of the Foretellers: two people who want a tie get one more round."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

import foretell as ft
from tests import deals

from .conftest import Someone
from .person import Person
from .tables import every_card

RUNE_CARDS = frozenset({"R1", "R2"})
View = dict[str, Any]


def worth(hand: list[str], runes: int) -> int:
    """Return the runes of a seat that unfolds this hand and predicts wrongly."""
    return runes + ft.rank(hand).points + 2 * len(RUNE_CARDS & set(hand))


def ways(view: View) -> Iterator[tuple[int, list[str]]]:
    """Yield the ways to play a turn with cards that read Rune, Take*: the resulting runes, and the decisions."""
    hand, runes = view["hand"], view["runes"][view["seat"]]
    rows = view["rows"]
    open_ = [above or below for below, above in zip(*rows, strict=True) if above or below]
    yield worth(hand, runes), ["pass"]
    for played in hand:
        for taken in open_:
            held = [card for card in hand if card != played] + [taken]
            yield worth(held, runes), [played, "skip", f"+{taken}"]
            yield worth(held, runes + 1), [played, "use", f"+{taken}"]


def decide(people: list[Person], table: str) -> None:
    """Make one turn, or both predictions, so that the scores become equal and both predictions are wrong."""
    views = [person.view(table) for person in people]
    if views[0]["phase"] == "predict":
        ranks = [ft.rank(view["hand"]) for view in views]
        worse = int(ranks[1] < ranks[0])
        for person in people:
            act(person, table, f"={worse}")
        return
    mover = views[0]["turn"]
    wanted = worth(views[1 - mover]["hand"], views[1 - mover]["runes"][1 - mover])
    # The first of the best: to pass where all is level already.
    _, tokens = min(ways(views[mover]), key=lambda way: (abs(way[0] - wanted), len(way[1])))
    for token in tokens if views[mover]["round"] == 3 else ["pass"]:
        act(people[mover], table, token)


def act(person: Person, table: str, token: str) -> None:
    """Decide without the page, which only follows."""
    ply = person.call("GET", f"/tables/{table}/view")["ply"]
    person.call("POST", f"/tables/{table}/moves", {"ply": ply, "action": token})


def test_a_tie_is_settled_by_one_more_round(someone: Someone) -> None:
    """Ada's page is opened in the third round, and Ben's for the fourth only. Not every deal can lead to a tie."""
    deals.begin("a tie", "0")
    ada, ben = someone("Ada", log=True), someone("Ben")
    table = ada.opens_table(players=2, sheet_code=every_card("rt*"), sheet_name="Runes", heirs=True)
    ben.sits_down(table, 1)
    ada.starts(table, ben)
    while ada.view(table)["round"] < 3:
        decide([ada, ben], table)
    ada.comes_to(table)
    while ada.view(table)["round"] < 4:
        decide([ada, ben], table)
    ada.page.locator("[data-go-on]").click()
    ada.reads("heirs-round")
    expect(ada.page.locator("header .round")).to_have_text(ada.words("status-round-heirs", round=4))
    assert len(set(ada.view(table)["runes"])) == 1
    ben.comes_to(table)
    for person in (ada, ben):
        person.play_by_itself(3)
    for person in (ada, ben):
        person.wait_for_the_end()
    unfoldings = ada.view(table)["unfoldings"]
    assert [unfolding["round"] for unfolding in unfoldings] == [1, 2, 3, 4]
    expect(ada.page.locator("[data-over] thead th")).to_have_count(5)
