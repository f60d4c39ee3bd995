"""Ways to choose, previews of choices, and take-backs."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import effort

from .conftest import Someone
from .person import DESKTOP, PHONE, WIDE, Person
from .tables import all_pass, duel, every_card


def test_take_back(someone: Someone) -> None:
    """Undo is offered while nothing new was revealed and nobody else has acted. It changes both pages."""
    table, ada, ben = duel(someone, effects="xt*")
    undo = ada.page.locator("[data-undo]")
    played, given, *_ = ada.view(table)["hand"]
    ada.choose(played)
    expect(undo).to_have_count(0)  # everybody has seen the card
    laid = ada.view(table)["rows"][0][0]
    ada.choose(f"~{laid}")
    before = ada.view(table)
    expect(undo).to_be_visible()
    undo.click()
    ada.wait_for_ply(ada.ply)
    ada.wait_for_turn()
    expect(ada.prompt).to_have_text(ada.words("ask-exchange", bending="no"))
    assert ada.view(table)["target"] is None
    assert before["target"] == laid
    ada.reads("taken-back", me="yes", name="Ada")
    ben.reads("taken-back", me="no", name="Ada")
    assert ben.ply == ada.ply

    ada.choose("skip")
    expect(undo).to_be_visible()
    ada.page.keyboard.press("z")
    expect(ada.prompt).to_have_text(ada.words("ask-exchange", bending="no"))
    ada.wait_for_turn()
    ada.choose("skip")
    ada.choose(f"+{laid}")
    expect(ben.page.locator("[data-undo]")).to_have_count(0)
    expect(undo).to_be_visible()
    ben.wait_for_turn()
    ben.pass_()
    expect(undo).to_have_count(0)
    assert given in ada.view(table)["hand"]


def test_all_in_is_asked_twice_and_seals_the_hand(someone: Someone) -> None:
    table, ada, ben = duel(someone, effects="hed*")
    ply = ada.ply
    button = ada.page.locator('[data-choice="allin"]')
    button.click()
    expect(button).to_have_text(ada.words("all-in-sure"))
    expect(ada.prompt).to_have_text(ada.words("all-in-asks"))
    ada.page.keyboard.press("Escape")
    expect(button).to_contain_text(ada.words("action-all-in"))
    expect(button).to_contain_text(ada.words("all-in-does"))
    assert ada.view(table)["all_in"] is None
    button.click()
    button.click()
    ben.wait_for_ply(ply + 1)
    ben.reads("went-all-in", me="no", name="Ada")
    ada.reads("went-all-in", me="yes", name="Ada")
    expect(ben.page.locator('[data-spot="seat-0"] .seal')).to_be_visible()
    expect(ada.page.locator('[data-spot="hand"] .seal')).to_be_attached()

    # Only one player may be, and the other says why.
    ben.wait_for_turn()
    ben.button("action-all-in").click(force=True)
    expect(ben.page.locator('[data-spot="prompt"]')).to_contain_text(ben.words("why-all-in-taken", name="Ada"))
    assert "allin" not in ben.choices

    # What is sealed stays so, in words too.
    ada.wait_for_ply(ben.ply)
    ada.page.locator('[data-spot="hand"] [data-card]').first.click(force=True)
    expect(ada.page.locator('[data-spot="prompt"]')).to_contain_text(ada.words("why-sealed"))

    # There is nobody else to name: both effects are passed over.
    ben.choose(ben.view(table)["hand"][0])
    ben.reads("passed-over", effect=ben.words("effect-hypnosis"))
    ben.reads("passed-over", effect=ben.words("effect-eye"))


def test_a_player_who_is_all_in_cannot_be_chosen(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben")
    table = ada.opens_table(players=3, sheet_code=every_card("hed*"), sheet_name="Ask")
    ben.sits_down(table, 1)
    cleo = someone("Cleo")
    cleo.sits_down(table, 2)
    for person in (ada, ben, cleo):
        person.open(f"/t/{table}")
    ada.starts(table, ben, cleo)
    ada.wait_for_turn()
    ada.page.locator('[data-choice="allin"]').dblclick()
    ben.wait_for_turn()
    ben.choose(ben.view(table)["hand"][0])
    assert set(ben.choices) == {"@2", "skip"}
    ben.page.locator('[data-spot="seat-0"]').click()
    expect(ben.page.locator('[data-spot="prompt"]')).to_contain_text(ben.words("why-all-in", name="Ada"))
    dialog = ben.page.get_by_role("dialog", name="Ada")
    expect(dialog).to_contain_text(ben.words("know-all-in", name="Ada"))
    ben.page.keyboard.press("Escape")
    ben.choose("@2")


def test_the_hand_after_each_choice_is_previewed(someone: Someone) -> None:
    table, ada, _ = duel(someone, effects="t*")
    view = ada.view(table)
    for played in view["hand"][:2]:
        ada.lit(played).hover()
        expect(ada.page.locator(".foretold")).to_contain_text(ada.words("prospect-play", rank="").strip())
    ada.choose(view["hand"][0])
    ada.page.mouse.move(0, 0)
    expect(ada.page.locator(".foretold")).to_have_text(ada.words("prompt-mandatory"))
    laid = [card for card in view["rows"][0] if card is not None]
    ranks = ada.call("GET", f"/tables/{table}/prospects")["ranks"]
    assert {f"+{card}" for card in laid} == set(ranks)
    for card in laid:
        points = ranks[f"+{card}"]["points"]
        worth = ada.card(card, "display").locator(".worth")
        expect(worth.locator(".points")).to_have_text(str(points))
        expect(worth).to_contain_text(ada.words("card-becomes", rank=ada.words("rank", points=points, side="A")))
    taken = laid[-1]
    rank = ranks[f"+{taken}"]
    ada.card(taken, "display").hover()
    name = ada.words("rank", points=rank["points"], side="A")
    value = rank["value"]
    called = ada.words(f"value-{value}") if value in tuple("JQKA") else value
    full = ada.words("rank-with-value", rank=name, value=called) if rank["points"] else name
    short = ada.words("rank-with-value", rank=name, value=value) if rank["points"] else name
    expect(ada.page.locator(".foretold")).to_have_text(ada.words("prospect", rank=full))
    ada.choose(f"+{taken}")
    expect(ada.page.locator('[data-spot="rank"]')).to_contain_text(short)
    assert ada.view(table)["rank"] == rank


COVERED = """() => {
  const bubble = document.querySelector(".bubble:popover-open").getBoundingClientRect();
  const over = (box) =>
    box.left < bubble.right && bubble.left < box.right && box.top < bubble.bottom && bubble.top < box.bottom;
  const buttons = [...document.querySelectorAll(".actions button")];
  return buttons.filter((one) => over(one.getBoundingClientRect())).map((one) => one.textContent);
}"""
"""The buttons of the prompt that lie under a bubble."""


@pytest.mark.parametrize("screen", effort([(900, 700), PHONE], [DESKTOP, WIDE, (900, 700), PHONE]), ids=str)
def test_the_bubble_of_an_effect_covers_no_button(someone: Someone, screen: tuple[int, int]) -> None:
    ada = someone(screen=screen, language="ro")
    table = ada.opens_table(players=2, bots=1, sheet_code=every_card("rhed*"), sheet_name="All")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    card = ada.view(table)["hand"][0]
    if screen == PHONE:
        ada.tap(card)
    else:
        ada.lit(card).click()
    expect(ada.page.locator('[data-choice="use"]')).to_be_visible()
    icons = ada.page.locator('[data-spot="prompt"] .effects button')
    for number in range(icons.count()):
        icons.nth(number).click()
        expect(ada.page.locator(".bubble:popover-open")).to_have_count(1)
        ada.page.wait_for_function(f"() => ({COVERED})().length === 0")  # it moves to its place after it has opened
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".bubble:popover-open")).to_have_count(0)


def test_the_prompt_does_not_repeat_the_unfolding(someone: Someone) -> None:
    """Everybody has seen the event. A player who waits then reads the later ones."""
    _, ada, ben = duel(someone, effects="d*", log=False)
    all_pass(ada, ben)
    for person in (ada, ben):
        person.wait_for_turn()
        person.predict("=0")
    for person in (ada, ben):
        person.page.locator("[data-go-on]").click()
        expect(person.page.locator("[data-unfolding]")).to_have_count(0)
    waiting = next(person for person in (ada, ben) if not person.choices)
    told = waiting.page.locator(".words .story")
    begun = waiting.words("round-started", round=2, runes=0, me="no", name="")
    expect(told).to_contain_text(begun.partition("0")[0].strip())
    expect(told).not_to_contain_text(waiting.words("round-ended", round=1))


SCREENS = pytest.mark.parametrize("screen", effort([WIDE, (900, 700)], [DESKTOP, WIDE, (900, 700)]), ids=str)


@SCREENS
def test_nothing_moves_away_from_the_mouse(someone: Someone, screen: tuple[int, int]) -> None:
    """The text about a card has a reserved place. Otherwise it would move the card, and a click would miss."""
    ada = someone(screen=screen, log=screen == DESKTOP)
    table = ada.opens_table(players=3, bots=2, sheet_code=every_card("xt*"), sheet_name="Exchange")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    for _ in range(2):
        ada.page.mouse.move(0, 0)
        cards = ada.page.locator("button[data-card]")
        before = [card.bounding_box() for card in cards.all()]
        for card in cards.all():
            card.hover()
            assert [other.bounding_box() for other in cards.all()] == before
        ada.choose(ada.choices[0])
        ada.wait_for_turn()


def drag(person: Person, card: Locator, to: Locator) -> None:
    """Drag a card with the mouse from its middle to a place."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def test_a_card_is_played_and_taken_by_dragging(someone: Someone) -> None:
    table, ada, _ = duel(someone, effects="t*")
    view = ada.view(table)
    played = view["hand"][1]
    ply = ada.ply
    # Let go over nothing in particular, it comes back.
    drag(ada, ada.card(played), ada.page.locator('[data-spot="pot"]'))
    expect(ada.page.locator(".dragging")).to_have_count(0)
    assert ada.ply == ply
    drag(ada, ada.card(played), ada.page.locator('[data-spot="display"]'))
    ada.wait_for_ply(ply + 1)
    assert ada.view(table)["played"] == played
    ada.wait_for_turn()
    taken = view["rows"][0][0]
    drag(ada, ada.card(taken, "display"), ada.page.locator('[data-spot="hand"]'))
    ada.wait_for_ply(ply + 2)
    assert taken in ada.view(table)["hand"]


def test_a_frame_does_not_interrupt_dragging(someone: Someone) -> None:
    table, ada, ben = duel(someone, effects="ht*")
    ada.choose(ada.view(table)["hand"][1])
    ada.wait_for_turn()
    asked = ada.page.locator('[data-spot="seat-1"]')
    end = asked.bounding_box()
    assert end is not None
    ply = ada.ply
    press(ada, ada.page.locator(".token"))
    ada.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    expect(ada.page.locator(".dragging")).to_have_count(1)
    ben.open("/")
    expect(asked).to_have_accessible_name(re.compile(ada.words("seat-away")))
    expect(ada.page.locator(".dragging")).to_have_count(1)
    ada.page.mouse.up()
    ada.wait_for_ply(ply + 1)


def press(person: Person, what: Locator) -> None:
    """Put the mouse on something, and press it without letting go."""
    box = what.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_predictions_of_others_do_not_interrupt_a_choice(someone: Someone, by: str) -> None:
    """All players predict at the same time, so the frame of another must not move a button."""
    table, ada, ben = duel(someone)
    all_pass(ada, ben)
    ada.wait_for_turn()
    ada.page.locator('[data-notes] [data-choice="=1"]').click()
    button = ada.page.locator("[data-confirm]")
    expect(button).to_have_text(ada.words("predict-confirm", prediction=ada.words("action-predict", name="Ben")))
    if by == "key":
        button.focus()
    else:
        press(ada, button)
    ben.wait_for_turn()
    ben.choose("=0")
    ada.wait_for_ply(ben.ply)
    if by == "key":
        ada.page.keyboard.press("Enter")
    else:
        ada.page.mouse.up()
    expect(ada.page.locator("[data-unfolding]")).to_be_visible()
    assert ada.view(table)["unfoldings"][0]["predictions"] == [1, 0]


AS_IT_OPENS = """(what) => {
  const icon = document.querySelector(".effects button");
  document.getElementById(icon.getAttribute("popovertarget")).showPopover = function () {
    HTMLElement.prototype.showPopover.call(this);
    window.explained = true;
    icon.dispatchEvent(what === "click" ? new MouseEvent("click", { bubbles: true, cancelable: true })
      : new PointerEvent("pointerleave", { pointerType: "mouse" }));
  };
}"""
"""The browser tells of a bubble's opening only later; what comes in between must count."""


@pytest.mark.parametrize("what", ["click", "leave"])
def test_an_explanation_stays_open_after_a_click_and_closes_otherwise(someone: Someone, what: str) -> None:
    table, ada, _ = duel(someone, effects="rhed*")
    ada.choose(ada.view(table)["hand"][0])
    ada.page.evaluate(AS_IT_OPENS, what)
    ada.page.locator(".effects button").first.hover()
    ada.page.wait_for_function("() => window.explained")
    bubble = ada.page.locator(".effects [popover]").first
    if what == "click":
        expect(bubble).to_be_visible()
    else:
        expect(bubble).to_be_hidden()


def test_a_first_tap_previews_and_a_second_chooses(someone: Someone) -> None:
    ada = someone(screen=PHONE)
    table = ada.opens_table(players=2, bots=1, sheet_code=every_card("t*"), sheet_name="Take")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    view = ada.view(table)
    ply = ada.ply
    played, other, *_ = view["hand"]
    # On a laptop with a touch screen, the mouse may rest on a button that makes room for the confirmation.
    ada.lit("pass").hover()
    ada.card(played).tap()
    expect(ada.card(played)).to_have_class(re.compile("regarded"))
    expect(ada.page.locator(".foretold")).not_to_be_empty()
    ada.card(other).tap()
    expect(ada.card(other)).to_have_class(re.compile("regarded"))
    assert ada.ply == ply
    confirm = ada.page.locator(".confirm")
    expect(confirm).to_have_text(ada.words("action-play", card=ada.words(f"card-{other}.the")))
    confirm.tap()
    ada.wait_for_ply(ply + 1)
    assert ada.view(table)["played"] == other
    # The same card once more is as good as the button.
    taken = view["rows"][0][0]
    ada.wait_for_turn()
    ada.card(taken, "display").tap()
    expect(ada.card(taken, "display")).to_have_class(re.compile("regarded"))
    ada.card(taken, "display").tap()
    ada.wait_for_ply(ply + 2)
    assert taken in ada.view(table)["hand"]
    # A card that cannot be chosen is read.
    ada.page.locator('[data-spot="display"] [data-card]').first.wait_for()
