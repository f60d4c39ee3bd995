"""A player can fold away everything that covers the table, look at the table, and go on."""

import re

from playwright.sync_api import Locator, expect

from .conftest import Someone
from .person import SMALL, Person
from .tables import duel, every_card
from .test_unfolding import LONG_WAITS_STOPPED

SIZES = ((360, 640), (844, 390), (1280, 720))


def peek_button(person: Person) -> Locator:
    return person.page.locator("[data-peek]")


def looks_up_a_seat(person: Person) -> None:
    """Open the notes about a player, and close them again."""
    person.page.locator('[data-spot="seat-1"]').click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_revealed_cards_fold_away_and_come_back(someone: Someone) -> None:
    ada = someone("Ada", screen=SMALL)
    table = ada.opens_table(players=3, bots=2, sheet_code=every_card("4*"), sheet_name="4*")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.choose(ada.view(table)["hand"][0])
    cards = ada.page.locator(".revealed [data-card]")
    expect(cards).to_have_count(4)
    expect(peek_button(ada)).to_have_text(ada.words("predict-table"))
    peek_button(ada).tap()
    expect(cards.first).to_be_hidden()
    expect(peek_button(ada)).to_contain_text(ada.words("peek-cards"))
    expect(peek_button(ada).locator(".chip")).to_have_count(4)
    looks_up_a_seat(ada)
    ada.page.keyboard.press("t")
    expect(cards.first).to_be_visible()
    ada.tap(f"^{ada.view(table)['revealed'][0]}")
    ada.wait_for_turn()
    # The next cards are not folded away.
    expect(peek_button(ada)).to_have_count(0)


def test_the_table_waits_while_somebody_elses_revealed_cards_are_folded_away(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben", speed="normal", moving=True)
    ben.context.add_init_script(LONG_WAITS_STOPPED)
    table = ada.opens_table(players=2, sheet_code=every_card("4*"), sheet_name="4*")
    ben.sits_down(table, 1)
    ada.starts(table, ben)
    for person in (ada, ben):
        person.comes_to(table)
    ada.wait_for_turn()
    ada.choose(ada.view(table)["hand"][0])
    peek_button(ben).click()
    expect(ben.page.locator(".revealed [data-card]").first).to_be_hidden()
    ply = ada.ply
    ada.choose(f"^{ada.view(table)['revealed'][0]}")
    ben.hears(ply + 1)
    assert ben.ply == ply
    ben.page.locator('[data-spot="deck"]').click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    ben.page.keyboard.press("Escape")
    peek_button(ben).click()
    ben.wait_for_ply(ply + 1)


def test_shown_cards_fold_into_a_strip(someone: Someone) -> None:
    ada = someone("Ada", speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    table = ada.opens_table(players=3, bots=2, sheet_code=every_card("ed*"), sheet_name="ed*")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.lit(ada.view(table)["hand"][0]).click()
    ada.wait_for_turn()
    ada.lit("@1").click()
    moment = ada.page.locator("[data-moment]")
    large = moment.locator(".frame svg.card")
    expect(large).to_have_count(4)
    ada.page.keyboard.press("t")
    expect(large).to_have_count(0)
    expect(moment.locator(".strip .chip")).to_have_count(4)
    looks_up_a_seat(ada)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(moment.locator("[data-moment-go-on]")).to_be_in_viewport(ratio=1)
    peek_button(ada).click()
    expect(large).to_have_count(4)
    moment.locator("[data-moment-go-on]").click()
    expect(moment).to_have_count(0)
    ada.wait_for_turn()


def test_the_notes_show_what_each_player_took_last(someone: Someone) -> None:
    """Ada takes a card in each of her turns. Ben's notes on her have the last ones, also after a reload."""
    _, ada, ben = duel(someone, effects="t*")
    taken: list[str] = []
    while ada.phase != "predict":
        for person in (ada, ben):
            person.wait_for_turn()
            if person.phase == "predict":
                break
            if person is ben or len(taken) == 2:
                person.pass_()
            else:
                person.choose(next(token for token in person.choices if token[0] not in "+pa"))
                person.wait_for_turn()
                taken.append(person.choose_any("+").removeprefix("+"))
            for other in (ada, ben):
                other.wait_for_ply(person.ply)
    for _ in range(2):
        note = ben.page.locator("[data-notes] .note").first
        expect(note.locator(".takes .chip")).to_have_count(2)
        for width, height in SIZES:
            ben.page.set_viewport_size({"width": width, "height": height})
            expect(note.locator(".takes .chip").last).to_be_in_viewport(ratio=1)
        for card in taken:
            expect(note.locator(".pick")).to_have_accessible_name(re.compile(re.escape(ben.words(f"card-{card}"))))
        ben.page.reload()
        ben.wait_for_turn()
