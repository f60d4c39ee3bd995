"""Whole games in the browser, to the end."""

from playwright.sync_api import expect

from .conftest import Someone
from .person import PHONE, Person


def test_one_click_from_home_to_a_game_and_through_it(ada: Person) -> None:
    ada.play_now()
    assert ada.choices
    ada.finish_game()
    expect(ada.table).to_have_attribute("data-phase", "over")


def test_two_people_in_two_browsers_play_to_the_end(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben", screen=PHONE, language="ro")
    table = ada.opens_table(players=2)
    ben.sits_down(table, 1)
    for person in (ada, ben):
        person.open(f"/t/{table}")
    ada.button("lobby-start").click()
    for number, person in enumerate((ada, ben)):
        person.play_by_itself(seed=number + 1)
    for person in (ada, ben):
        person.wait_for_the_end()
    podiums = [person.page.locator("[data-over] ol li").all_inner_texts() for person in (ada, ben)]
    assert len(podiums[0]) == 2
    assert podiums[0] == podiums[1]
    for person in (ada, ben):
        person.page.locator("[data-verify]").click()
        expect(person.page.get_by_text(person.words("fair-mine"))).to_be_visible()
