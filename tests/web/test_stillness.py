"""No element of the table changes its place or size during a round. Only cards, tokens and runes move.

At every size, each control that a player needs is inside the window, from the first turn to the podium.
"""

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from foretell.locales import languages
from tests.effort import effort

from .conftest import Someone
from .person import Person
from .tables import every_card
from .test_sizes import plays_a_round

STILLNESS = (Path(__file__).parent / "stillness.js").read_text(encoding="utf-8")
FITS = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (2560, 1440))
TOUCHED = SIZES[:4]
"""Screens without a mouse."""
TABLES = {"usual": (3, None), "naming": (5, "rhed*"), "revealing": (4, "345*"), "exchanging": (2, "xt*d")}
"""How many players, and the effects of every card."""
FEW = (
    ((1280, 720), "en", "usual"),
    ((360, 640), "fr", "naming"),
    ((844, 390), "ro", "revealing"),
    ((1440, 900), "es", "exchanging"),
)
"""What `make test` watches, for one round each. A thorough run watches whole games."""
ALL = tuple(product(SIZES, languages(), TABLES))


def named(case: tuple[tuple[int, int], str, str]) -> str:
    (width, height), language, table = case
    return f"{width}x{height}-{language}-{table}"


def watched(someone: Someone, screen: tuple[int, int], language: str, kind: str) -> Person:
    """Seat a person at a table with bots, and watch their page."""
    players, effects = TABLES[kind]
    ada = someone("Maximiliane", screen=screen, touch=screen in TOUCHED, language=language, log=False)
    sheet = {} if effects is None else {"sheet_code": every_card(effects), "sheet_name": effects, "discard": "bending"}
    table = ada.opens_table(players=players, bots=players - 1, **sheet)
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(FITS)
    ada.page.evaluate(STILLNESS)
    return ada


@pytest.mark.parametrize("case", effort(FEW, ALL), ids=named)
def test_the_table_stands_still(someone: Someone, case: tuple[tuple[int, int], str, str]) -> None:
    """Every choice is also visible all the time, and no text of the prompt is cut."""
    ada = watched(someone, *case)
    if effort(usual=True, thorough=False):
        plays_a_round(ada, 3)
    else:
        ada.finish_game(3)
        expect(ada.page.locator("[data-over]")).to_be_visible()
        ada.page.evaluate("window.beforeChoice()")
    assert ada.page.evaluate("window.moves") == []
    assert ada.page.evaluate("[...window.cuts]") == []
    assert ada.page.evaluate("[...window.misfits]") == []
    assert ada.page.evaluate("window.looks") > 20


def wait_for_looks(ada: Person, count: int) -> None:
    """Wait until the page has been measured so many more times."""
    ada.page.wait_for_function("until => window.looks >= until", arg=ada.page.evaluate("window.looks") + count)


def test_a_mouse_that_rests_on_a_touch_screen_moves_nothing(someone: Someone) -> None:
    ada = watched(someone, (390, 844), "fr", "exchanging")
    ada.wait_for_turn()
    assert ada.page.evaluate("matchMedia('(hover: none)').matches")
    ada.page.locator('[data-spot="hand"] [data-card]').nth(1).hover()
    expect(ada.page.locator(".confirm")).to_be_visible()
    wait_for_looks(ada, 20)
    expect(ada.page.locator(".confirm")).to_be_visible()
    assert ada.page.evaluate("window.moves") == []


@pytest.mark.parametrize("screen", effort([(360, 640), (1280, 720)], SIZES), ids=str)
def test_no_button_moves_while_one_asks_and_choices_come_and_go(someone: Someone, screen: tuple[int, int]) -> None:
    """Until the second turn. Somebody else may go All In before, or ask a question."""
    ada = watched(someone, screen, "es", "usual")
    all_in, since = ada.page.locator('[data-choice="allin"]'), ada.page.locator("[data-since]")
    ada.wait_for_turn()
    while True:
        if all_in.count():
            all_in.click()
            expect(all_in).to_have_text(ada.words("all-in-sure"))
            wait_for_looks(ada, 5)
            ada.page.keyboard.press("Escape")
        ada.page.locator('[data-spot="hand"] [data-card]').nth(2).hover()
        expect(ada.page.locator(".spelt, .confirm").first).to_be_attached()
        wait_for_looks(ada, 5)
        ada.page.keyboard.press("Escape")
        if since.count():
            break
        ada.choose_any("pass")
        ada.wait_for_turn()
    assert ada.page.evaluate("window.moves") == []


NUMBERS = """(numbers) => {
  const parts = ".seat :is(.name, .level, .bowl svg), [data-mine] :is(.name, .right svg), .pile .count";
  const places = () => [...document.querySelectorAll(parts)].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return `${part.className.baseVal ?? part.className} ${[left, top, width, height].map(Math.round).join(" ")}`;
  });
  const shown = [...document.querySelectorAll("[data-runes], .pile .count")];
  const found = numbers.map((number) => {
    for (const one of shown) one.textContent = number;
    return places();
  });
  return found.slice(1).flatMap((now) => now.filter((place, index) => place !== found[0][index]));
}"""
"""What stands elsewhere if the runes and the counts are other numbers."""


@pytest.mark.parametrize("screen", effort([(360, 640), (1280, 720)], SIZES), ids=str)
def test_no_number_moves_anything(someone: Someone, screen: tuple[int, int]) -> None:
    """The digits of the serif font have different widths."""
    ada = someone("Maximiliane", screen=screen, touch=screen in TOUCHED)
    table = ada.opens_table(players=5, bots=4, clock="relaxed")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    assert ada.page.evaluate(NUMBERS, ["0", "1", "9", "11", "20", "38"]) == []


def test_nothing_pops_up_under_a_pointer_that_rests(someone: Someone) -> None:
    ada = watched(someone, (1280, 720), "en", "exchanging")
    ada.wait_for_turn()
    box = ada.page.locator('[data-spot="hand"] [data-card]').nth(1).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2
    ply = ada.ply
    ada.page.mouse.click(x, y)
    ada.wait_for_ply(ply + 1)
    ada.wait_for_turn()
    wait_for_looks(ada, 10)
    assert ada.page.evaluate("at => document.elementFromPoint(...at)?.closest('[data-card]') !== null", [x, y])
    expect(ada.page.locator(".spelt, .regarded")).to_have_count(0)
    ada.page.mouse.move(x + 3, y)
    expect(ada.page.locator(".spelt")).to_have_count(1)


TOGETHER = """(questions) => {
  window.turns = [];
  const asked = () => questions.includes(document.querySelector('[data-focus="prompt"]')?.textContent);
  let waited = false;
  // Every change is noticed, even if a busy machine draws no frame of it.
  new MutationObserver(() => (waited ||= !asked())).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const look = () => {
    if (waited && asked()) {
      window.turns.push(document.querySelectorAll("[data-choice]:enabled").length);
      waited = false;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Counts the choices in the first frame of each turn that comes after a wait."""


def test_the_question_and_the_choices_appear_together(someone: Someone) -> None:
    ada = someone("Ada", speed="quick", moving=True, log=False)
    # No card asks another player, so the next question is about the turn.
    table = ada.opens_table(players=3, bots=2, sheet_code=every_card("d*"), sheet_name="Draw")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.page.evaluate(TOGETHER, [ada.words("ask-play", allin=allin) for allin in ("yes", "no")])
    assert ada.page.evaluate("window.turns") == []
    ada.pass_()
    ada.page.wait_for_function("() => window.turns.length > 0")
    assert 0 not in ada.page.evaluate("window.turns")
