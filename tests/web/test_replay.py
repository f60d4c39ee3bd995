"""The replay of a finished game: every ply and every viewer, links to a ply, and no spoilers unless they are wanted."""

import re

import pytest
from playwright.sync_api import expect

from foretell.locales import languages
from foretell.telling.words import by_value
from tests.effort import effort
from tests.server.harness import Server

from .conftest import Someone
from .person import Person
from .tables import every_card

COVERED = """() => {
  const notice = document.querySelector("[popover] p").getBoundingClientRect();
  return [...document.querySelectorAll("[data-replay] :is(a, button, input, select)")]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < notice.right && notice.left < box.right && box.top < notice.bottom && notice.top < box.bottom;
    })
    .map((one) => one.ariaLabel ?? one.textContent);
}"""
"""What can be used, and lies under the notice."""


@pytest.fixture
def finished(someone: Someone) -> tuple[Person, str, int]:
    """Let somebody play a game to its end. Return the person, the table and the last ply."""
    ada = someone("Ada")
    table = ada.opens_table(players=3, bots=2, sheet_code=every_card("hed*"), sheet_name="Eyes")
    ada.starts(table)
    return ada, table, ada.plays_out(table)


def stands(person: Person, ply: int) -> None:
    """Wait until the replay shows this ply."""
    expect(person.page.locator("[data-replay]")).to_have_attribute("data-ply", str(ply))


def test_a_game_is_watched_again(finished: tuple[Person, str, int], someone: Someone, server: Server) -> None:
    ada, table, last = finished
    page = ada.page
    ada.comes_to(table)
    ada.link("over-replay").click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    replay = page.locator("[data-replay]")
    stands(ada, 0)
    expect(replay).to_have_attribute("data-eyes-now", "0")
    goes_step_by_step(ada, last)
    middle = looks_through_all_eyes(ada, table)

    # A link leads somebody else to the same moment.
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.locator("[data-copy]").click()
    expect(page.get_by_text(ada.words("replay-copied"))).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{server.url}/replay/{table}?")
    ben = someone("Ben")
    ben.open(link.removeprefix(server.url))
    stands(ben, middle)
    expect(ben.page.locator("[data-replay]")).to_have_attribute("data-eyes-now", "spectator")


def goes_step_by_step(ada: Person, last: int) -> None:
    """Step forwards and back with buttons and keys, to the podium and to the deal."""
    page = ada.page
    page.locator('[data-move="forward"]').click()
    stands(ada, 1)
    page.keyboard.press("ArrowRight")
    stands(ada, 2)
    page.locator('[data-move="back"]').click()
    stands(ada, 1)
    page.locator('[data-move="last"]').click()
    stands(ada, last)
    expect(page.locator("[data-unfolding]")).to_be_visible()
    page.locator("[data-go-on]").click()
    expect(page.locator("[data-over]")).to_be_visible()
    page.locator('[data-move="first"]').click()
    stands(ada, 0)


def looks_through_all_eyes(ada: Person, table: str) -> int:
    """Drag the scrubber to the middle, and check what each viewer sees there. Return the ply."""
    page = ada.page
    replay = page.locator("[data-replay]")
    frames = ada.call("GET", f"/tables/{table}/frames?eyes=0")
    middle = next(frame["ply"] for frame in frames[4:] if frame["kind"] == "act" and frame["seat"] == 0)
    page.locator("[data-scrub]").fill(str(middle))
    stands(ada, middle)
    hands = ada.call("GET", f"/tables/{table}/frames?eyes=open")
    view: dict[str, object] = {}
    for frame in hands[: middle + 1]:
        view |= frame["changes"]
    everybody = view["hands"]
    assert isinstance(everybody, list)
    for card in everybody[0]:
        expect(ada.card(card)).to_be_visible()
    page.locator("select[data-eyes]").select_option("1")
    expect(replay).to_have_attribute("data-eyes-now", "1")
    stands(ada, middle)
    for card in everybody[1]:
        expect(ada.card(card)).to_be_visible()
    page.locator("select[data-eyes]").select_option("open")
    expect(replay).to_have_attribute("data-eyes-now", "open")
    for seat, hand in enumerate(everybody):
        label = page.locator(f'[data-spot="seat-{seat}"]').locator(".hidden").inner_text()
        assert all(ada.words(f"card-{card}") in label for card in hand)
    page.locator("select[data-eyes]").select_option("spectator")
    expect(replay).to_have_attribute("data-eyes-now", "spectator")
    expect(page.locator('[data-spot="hand"]')).to_have_count(0)
    return int(middle)


def test_a_link_keeps_the_chosen_viewer_before_anything_is_shown(
    finished: tuple[Person, str, int], server: Server
) -> None:
    ada, table, _ = finished
    page = ada.page
    ada.open(f"/replay/{table}?ply=4")
    stands(ada, 4)
    expect(page.get_by_text(ada.words("chart-round", round=1), exact=True)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("⟨")  # a message that is not loaded
    page.route(re.compile("/frames"), lambda _: None)  # the answer is on its way
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.locator("select[data-eyes]").select_option("open")
    page.locator("[data-copy]").click()
    expect(page.get_by_text(ada.words("replay-copied"))).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.url}/replay/{table}?ply=4&eyes=open"
    expect(page.locator("[data-replay]")).to_have_attribute("data-eyes-now", "0")


def test_what_is_said_of_a_card_goes_with_it(ada: Person) -> None:
    """The card under the mouse is the last one of the hand. After it is played, the mouse points at nothing."""
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    view = ada.view(table)
    last = max(view["hand"], key=by_value)
    ada.call("POST", f"/tables/{table}/moves", {"ply": 0, "action": last})
    ada.plays_out(table)
    ada.open(f"/replay/{table}?ply=0")
    stands(ada, 0)
    box = ada.card(last).bounding_box()
    assert box is not None
    # At its right edge. `hover` waits until the card has its place, which the page measures after it has appeared.
    ada.card(last).hover(position={"x": box["width"] - 4, "y": box["height"] / 2})
    spelt = ada.page.locator(".narration .spelt")
    expect(spelt).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    stands(ada, 1)
    expect(spelt).to_have_count(0)


@pytest.mark.parametrize("language", effort(("fr", "ro"), languages()))
def test_a_notice_lies_over_nothing_that_can_be_used(someone: Someone, server: Server, language: str) -> None:
    ada = someone("Ada", language=language)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.plays_out(table)
    ada.open(f"/replay/{table}?ply=4")
    stands(ada, 4)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    ada.page.locator("[data-copy]").click()
    expect(ada.page.get_by_text(ada.words("replay-copied"))).to_be_visible()
    assert ada.page.evaluate(COVERED) == []


def test_later_moves_are_not_revealed(finished: tuple[Person, str, int]) -> None:
    ada, table, last = finished
    page = ada.page
    ada.open(f"/replay/{table}?ply=4&spoilers=no")
    stands(ada, 4)
    expect(page.locator("[data-spoilers]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-scrub]")).to_have_attribute("max", "4")
    expect(page.locator("[data-round]")).to_have_count(1)
    assert ada.words("replay-ply-of", ply=4, last=last) not in page.locator("body").inner_text()
    page.keyboard.press("End")
    stands(ada, 4)
    page.locator('[data-move="forward"]').click()
    stands(ada, 5)
    expect(page.locator("[data-scrub]")).to_have_attribute("max", "5")
    page.locator("[data-spoilers]").click()
    expect(page.locator("[data-scrub]")).to_have_attribute("max", str(last))
    expect(page.locator("[data-round]")).to_have_count(3)


def test_unfinished_and_unknown_games_are_not_shown(ada: Person) -> None:
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.open(f"/replay/{table}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words("replay-going"))
    ada.page.locator("[data-live]").click()
    ada.wait_for_ply(0)
    ada.expects("404")
    ada.open("/replay/nothing")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.words("replay-missing"))
