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


_HEAR = """() => {
  window.cries = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node instanceof Element && node.matches("[data-cry]")) window.cries.push(node.innerText);
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes what the table shows when somebody goes All In, however short."""


def test_everybody_sees_once_who_goes_all_in(someone: Someone) -> None:
    ada, ben = someone("Ada", speed="quick", moving=True), someone("Ben", speed="quick", moving=True)
    table = ada.opens_table(players=2)
    ben.sits_down(table, 1)
    ada.starts(table, ben)
    for person in (ada, ben):
        person.comes_to(table)
        person.page.evaluate(_HEAR)
    ada.wait_for_turn()
    all_in = ada.page.locator('[data-choice="allin"]')
    all_in.click()
    all_in.click()
    for person in (ada, ben):
        person.page.wait_for_function("() => window.cries.length > 0")
    ben.wait_for_turn()
    ben.pass_()
    for person in (ada, ben):
        expect(person.page.locator("[data-cry]")).to_have_count(0)
        cries = person.page.evaluate("window.cries")
        assert [cry.split() for cry in cries] == [["Ada", *person.words("player-all-in").split()]]
