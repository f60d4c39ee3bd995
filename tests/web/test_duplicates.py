"""Duplicate tables in the browser: from the start page to the comparison."""

import re

from playwright.sync_api import expect

from .conftest import Someone
from .person import SMALL
from .test_access import check

PAINTED = True
FLAGS = ("--max-reviews", "0")


def test_from_the_start_page_to_the_comparison(someone: Someone) -> None:
    """Ada plays at one table, and bots at the other."""
    ada = someone("Ada", language="ro", screen=SMALL)
    page = ada.page
    ada.open("/")
    page.locator("main [data-duplicate]").click()
    page.wait_for_url(re.compile("/duplicate$"))
    page.locator("[data-open]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/d/"))
    duplicate = page.url.rpartition("/")[2]
    first, second = (page.locator(f"[data-number='{number}']") for number in (1, 2))
    expect(page.locator("[data-start-all]")).to_have_attribute("aria-disabled", "true")
    check(ada, "the tables of a duplicate")
    tables = [place["table"]["id"] for place in ada.call("GET", f"/duplicates/{duplicate}")["tables"]]
    first.get_by_role("link").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main")).to_contain_text(ada.words("lobby-duplicate", number=1, tables=2))
    ada.sits_down(tables[0], 0)
    page.locator(f"main a[href='/d/{duplicate}']").click()
    for table in (first, second):
        table.locator("[data-bots]").click()
        expect(table.locator("[data-start]")).to_be_visible()
    page.locator("[data-start-all]").click()
    expect(first.locator("[data-state]")).to_have_attribute("data-state", "playing")
    ada.waits_for_the_deal(tables[0])
    ada.plays_out(tables[0])
    ada.comes_to(tables[0])
    over = page.locator("[data-over]")
    over.locator("[data-duplicate]").click()
    rows = page.locator("[data-comparison] tbody tr")
    expect(rows).to_have_count(6)
    expect(page.locator(".you").first).to_contain_text("Ada")
    assert "⟨" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(ada, "the comparison")
    expect(first.locator("a[href^='/replay/']")).to_have_count(2)
