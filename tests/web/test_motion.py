"""Whole rounds with animations: cards move, and no element of an animation remains."""

from playwright.sync_api import expect

from tests.effort import effort

from .conftest import Someone
from .person import LONG, Person

PLAYERS = effort(2, 3)
_WATCH = """() => {
  window.seen = { travelling: 0, ghosts: 0 };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.classList.contains("travelling")) window.seen.travelling += 1;
      for (const node of addedNodes) {
        if (node instanceof Element && node.classList.contains("ghost")) window.seen.ghosts += 1;
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""


def plays_a_round(person: Person) -> None:
    person.page.evaluate(_WATCH)
    person.play_by_itself(5)
    second = person.page.locator(".bar").get_by_text(person.words("status-round", round=2, rounds=3))
    expect(second).to_be_visible(timeout=LONG)


def test_cards_travel_and_leave_nothing_behind(someone: Someone) -> None:
    ada = someone("Ada", speed="quick", moving=True)
    table = ada.opens_table(players=PLAYERS, bots=PLAYERS - 1)
    ada.starts(table)
    ada.open(f"/t/{table}")
    plays_a_round(ada)
    seen = ada.page.evaluate("window.seen")
    assert seen["travelling"] > 10, "cards went without travelling"
    assert seen["ghosts"] > 0, "what left the table vanished"
    ada.page.wait_for_function("() => document.querySelector('.ghost, .travelling') === null")


def test_with_reduced_motion_nothing_travels(someone: Someone) -> None:
    ada = someone("Ada", speed="quick")
    table = ada.opens_table(players=PLAYERS, bots=PLAYERS - 1)
    ada.starts(table)
    ada.open(f"/t/{table}")
    plays_a_round(ada)
    assert ada.page.evaluate("window.seen") == {"travelling": 0, "ghosts": 0}
