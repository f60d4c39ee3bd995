"""The end of a game, and cards that are held up: everything is visible, and every link leads where it says."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Someone
from .tables import every_card

SIZES = ((360, 640), (390, 844), (844, 390), (667, 375), (768, 1024), (1280, 720), (1440, 900), (2560, 1440))
CARDS_HELD_UP = """
const later = window.setTimeout;
window.setTimeout = (act, wait, ...values) => later(act, wait >= 3000 ? 1e8 : wait, ...values);
"""
"""Holds cards up until somebody presses a key, however slow the machine is."""
OUT_OF_SIGHT = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const sheet = document.querySelector("[data-over]");
  const seen = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return inside && (hit === part || part.contains(hit));
  };
  const needed = [...sheet.querySelectorAll("header .button, footer .button, .podium .winner .name")]
    .filter((part) => part.getBoundingClientRect().width > 0);
  const worded = ({ childNodes }) => [...childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  const wordless = needed.filter((part) => part.matches("footer *") && !worded(part));
  const wide = [...sheet.querySelectorAll(".sheet, .body, .story li, footer, .podium")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1);
  const buttons = [...sheet.querySelectorAll("footer .button")].map((part) => part.getBoundingClientRect());
  const apart = (one, other) => one.top === other.top && Math.abs(one.width - other.width) > 1;
  const ragged = buttons.some((one) => buttons.some((other) => apart(one, other)));
  return [...(innerWidth <= 700 && innerHeight > innerWidth && ragged ? ["ragged buttons"] : []),
    ...needed.filter((part) => !seen(part)).map((part) => `out of sight: ${part.innerText || part.className}`),
    ...wordless.map((part) => `without words: ${part.textContent}`),
    ...wide.map((part) => `too wide: ${part.className}`)];
}"""
"""What of the podium's controls cannot be seen or clicked or has no words, and what scrolls sideways."""
LARGER = """([shown, hand]) => {
  const ends = ({ effect }) => Number.isFinite(effect.getComputedTiming().endTime);
  document.getAnimations().filter(ends).forEach((animation) => animation.finish());
  const width = (selector) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  return width(shown) > width(hand) * 1.05;
}"""


@pytest.mark.parametrize(("players", "language"), [(5, "ro"), (2, "fr")])
def test_the_podium_fits_and_its_sentences_lead_into_the_replay(someone: Someone, players: int, language: str) -> None:
    ada = someone("Maximiliane", language=language)
    table = ada.opens_table(players=players, bots=players - 1)
    ada.starts(table)
    last = ada.plays_out(table)
    ada.open(f"/t/{table}")
    told = ada.page.locator("[data-told]")
    expect(told.first).to_be_visible()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(OUT_OF_SIGHT) == [], f"{width} x {height}"
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    _are_true(ada.view(table)["unfoldings"], [line.get_attribute("data-told") or "" for line in told.all()])
    links = [link.get_attribute("href") or "" for link in told.locator("a").all()]
    plies = [int(found[1]) for link in links if (found := re.search(r"ply=(\d+)&eyes=0$", link))]
    assert len(plies) == len(links) >= 1
    assert all(0 <= ply <= last for ply in plies)
    told.locator("a").last.click()
    expect(ada.page.locator("[data-replay]")).to_have_attribute("data-ply", str(plies[-1]))
    expect(ada.page.locator("[data-replay]")).to_have_attribute("data-eyes-now", "0")


def _are_true(unfoldings: list[dict[str, Any]], keys: list[str]) -> None:
    """Check that the sentences fit the way the rounds ended."""
    right = [one["predictions"][0] == one["best"] for one in unfoldings]
    won = any(hit and one["shares"][0] for one, hit in zip(unfoldings, right, strict=True))
    scored = any(one["points"][0] for one in unfoldings)
    assert ("story-call" in keys) is won
    assert scored or "story-hand" not in keys
    assert not any(right) or "story-no-call" not in keys
    costs = [
        one["pot_before"] // (one["predictions"].count(one["best"]) + 1)
        for one, hit in zip(unfoldings, right, strict=True)
        if not hit
    ]
    assert ("story-no-miss" in keys) is all(right)
    missed = max(costs, default=0) > 0
    assert bool({"story-miss", "story-miss-self"} & set(keys)) is missed
    assert len(keys) >= min(3, won + (missed or all(right)) + scored + (not any(right)))


@pytest.mark.parametrize(("effects", "shown"), [("5*", ".revealed [data-card]"), ("ed*", "[data-moment] svg.card")])
def test_revealed_and_shown_cards_are_larger_than_the_hand(someone: Someone, effects: str, shown: str) -> None:
    ada = someone("Ada", speed="normal", moving=True)
    ada.context.add_init_script(CARDS_HELD_UP)
    table = ada.opens_table(players=3, bots=2, sheet_code=every_card(effects), sheet_name=effects)
    ada.starts(table)
    ada.open(f"/t/{table}")
    ada.wait_for_turn()
    ada.lit(ada.view(table)["hand"][0]).click()
    if effects == "ed*":
        ada.wait_for_turn()
        ada.lit("@1").click()
    ada.page.locator(shown).first.wait_for()
    for width, height in SIZES[:1] + SIZES[2:3] + SIZES[-2:]:
        ada.page.set_viewport_size({"width": width, "height": height})
        # The page measures its parts after it has a new size.
        ada.page.wait_for_function(LARGER, arg=[shown, '[data-spot="hand"] [data-card]'])
    # Any key goes on.
    while effects == "ed*" and ada.page.locator("[data-moment]").count():
        ada.page.keyboard.press("x")
