"""A game played with the keyboard alone: the focus is never lost, and every choice can be reached."""

from playwright.sync_api import expect

from .conftest import Someone
from .person import Person
from .tables import duel, every_card
from .transcript import listens

WATCH = """() => {
  window.lost = [];
  const table = document.querySelector("[data-phase]");
  const look = () => {
    if (document.activeElement === document.body || document.activeElement === null) {
      window.lost.push(`${table.dataset.phase} at ${table.dataset.ply}`);
    }
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(table, { attributes: true });
}"""
"""After everything that happens at the table, once it is painted, something has the focus."""
ASKED = """() => document.querySelector("[data-unfolding]") !== null ||
  document.querySelector("[data-phase]").dataset.ready === "true" && document.querySelector("[data-choice]:enabled")"""
MOVED = """(ply) => document.querySelector("[data-unfolding]") !== null ||
  Number(document.querySelector("[data-phase]").dataset.ply) > ply"""
CLOSE_AND_PRESS_L = """() => {
  document.querySelector("dialog[open] .close").click();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
}"""
"""The browser tells of a dialog's closing only later; a key in between is the table's already."""
HEARD = "(text) => window.spoken.some((line) => line.startsWith('says: ') && line.includes(text))"
HEARD_OFTEN = "([text, times]) => window.spoken.filter((line) => line.includes(text)).length > times"
FOCUSED = "document.activeElement?.dataset.choice ?? null"


def press_until_focused(person: Person, token: str, key: str) -> None:
    """Go on with a key until the focus is on a choice."""
    for _ in range(80):
        if person.page.evaluate(FOCUSED) == token:
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{token} cannot be reached by {key}")


def test_a_round_with_the_keyboard_only(someone: Someone) -> None:
    ada = someone()
    table = ada.opens_table(players=3, bots=2)
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(WATCH)
    keys = ada.page.keyboard
    turns = 0
    while not ada.page.locator("[data-unfolding]").count():
        ada.page.wait_for_function(ASKED)
        if ada.page.locator("[data-unfolding]").count():
            break
        ply = ada.ply
        # Cards of the hand, buttons, seats and cards of the display in turn; by arrows, and by the Tab key.
        choices = ada.choices
        token = choices[turns % len(choices)]
        if token == "allin":
            token = "pass"
        press_until_focused(ada, token, "Tab" if turns % 3 == 2 else ("ArrowRight", "ArrowLeft")[turns % 2])
        keys.press("Enter" if turns % 2 else "Space")
        if token.startswith("="):
            # The focus moves on to the confirmation.
            expect(ada.page.locator("[data-confirm]")).to_be_focused()
            keys.press("Space" if turns % 2 else "Enter")
        ada.page.wait_for_function(MOVED, arg=ply)
        turns += 1
    assert turns > 2
    expect(ada.page.locator("[data-go-on]")).to_be_focused()
    keys.press("Enter")
    ada.wait_for_turn()
    assert ada.view(table)["round"] == 2
    ada.page.wait_for_function("() => document.activeElement !== document.body")
    assert ada.page.evaluate("window.lost") == []


def test_letters_and_dialogs_by_keys(someone: Someone) -> None:
    ada = someone()
    # Without the All-Seeing Eye, whose question has other words when it is spoken.
    table = ada.opens_table(players=2, bots=1, sheet_code=every_card("d*"), sheet_name="Draw")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.page.evaluate(WATCH)
    keys = ada.page.keyboard
    for letter, title in (("h", "bar-aid"), ("?", "bar-keys")):
        keys.press(letter)
        expect(ada.page.get_by_role("dialog", name=ada.words(title))).to_be_visible()
        keys.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        assert ada.page.evaluate("document.activeElement !== document.body"), "the focus comes back"
    keys.press("2")
    expect(ada.page.locator('[data-spot="hand"] [data-card]').nth(1)).to_be_focused()
    keys.press("i")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(ada.page.locator('[data-spot="hand"] [data-card]').nth(1)).to_be_focused()
    keys.press("l")
    expect(ada.log).to_be_visible()
    keys.press("i")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.evaluate(CLOSE_AND_PRESS_L)
    expect(ada.log).to_have_count(0)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ply = ada.ply
    keys.press("p")
    ada.wait_for_ply(ply + 1)
    ada.wait_for_turn()
    assert ada.page.evaluate("window.lost") == []
    # One polite region tells what happens to whoever cannot see it.
    expect(ada.page.locator("[data-narration]")).not_to_be_empty()
    expect(ada.page.locator("[data-narration]")).to_contain_text(ada.page.locator('[data-focus="prompt"]').inner_text())
    expect(ada.page.locator("[data-narration]")).to_have_attribute("aria-live", "polite")


def test_all_in_by_keys_asks_aloud_before_it_happens(someone: Someone) -> None:
    ada = someone()
    listens(ada)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.page.keyboard.press("a")
    ada.page.wait_for_function(HEARD, arg=ada.words("all-in-asks"))
    assert ada.view(table)["all_in"] is None
    expect(ada.button("all-in-sure")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(HEARD, arg=ada.words("went-all-in", me="yes", name="Ada"))


def test_t_describes_the_table_as_often_as_it_is_pressed(someone: Someone) -> None:
    ada = someone()
    listens(ada)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    cards = ada.view(table)["rows"][0][:2]
    uncovered = ada.words("display-uncovered")
    for times in (1, 2):
        # The page has said it once by itself.
        ada.page.keyboard.press("t")
        ada.page.wait_for_function(HEARD_OFTEN, arg=[uncovered, times])
    last = ada.page.evaluate("window.spoken.at(-1)")
    assert all(ada.words(f"card-{card}") in last for card in cards)
    assert ada.words("status-pot", runes=2) in last


def test_arrows_stay_in_an_open_menu(someone: Someone) -> None:
    """Otherwise they would leave it for the cards, where Enter plays one."""
    ada = someone()
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    menu = ada.page.locator("[data-menu]")
    menu.focus()
    entries = ada.page.locator(".menu :is(a, button):visible")
    ada.page.keyboard.press("Enter")
    for key, index in (("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", -1), ("ArrowDown", 0)):
        ada.page.keyboard.press(key)
        expect(entries.nth(index)).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(entries.first).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_a_dialog_that_closes_over_the_unfolding_leaves_the_focus_to_it(someone: Someone) -> None:
    ada = someone()
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.plays_until_predictions(table, 3)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ply = int(ada.call("GET", f"/tables/{table}/view")["ply"])
    ada.call("POST", f"/tables/{table}/moves", {"ply": ply, "action": "=0"})
    expect(ada.page.locator("[data-unfolding]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-go-on]")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#over-title")).to_be_focused()
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#over-title")).to_be_focused()


def test_escape_closes_the_log(someone: Someone) -> None:
    """Escape leaves the log open while the player types in the chat, and when it closes a dialog over the log."""
    _, ada, _ = duel(someone)
    keys = ada.page.keyboard
    ada.page.locator("[data-menu]").click()
    keys.press("Escape")
    expect(ada.page.locator(".menu")).to_have_count(0)
    keys.press("h")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.locator('[data-tab="chat"]').click()
    says = ada.page.get_by_label(ada.words("chat-say"))
    says.fill("Well")
    keys.press("Escape")
    expect(says).to_be_focused()
    expect(says).to_have_value("Well")
    ada.page.get_by_role("button", name=ada.words("log-heading"), exact=True).last.click()
    ada.log.focus()
    keys.press("Escape")
    expect(ada.log).to_have_count(0)
    expect(ada.page.locator("[data-side]")).to_be_focused()
    keys.press("Escape")
    expect(ada.log).to_have_count(0)


def test_escape_closes_the_log_of_a_replay(someone: Someone) -> None:
    ada = someone()
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.plays_out(table)
    ada.open(f"/replay/{table}?ply=4")
    expect(ada.log).to_be_visible()
    ada.page.locator("[data-menu]").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".menu")).to_have_count(0)
    expect(ada.log).to_be_visible()
    ada.page.locator("[data-scrub]").focus()
    ada.page.keyboard.press("Escape")
    expect(ada.log).to_have_count(0)
    expect(ada.page.locator("[data-scrub]")).to_be_focused()
