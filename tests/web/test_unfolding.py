"""The end of a round: predictions are confirmed; the Unfolding is seen and spoken in steps, and fits every screen.

Any key or tap goes on, and spectators never get stuck.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from .conftest import Someone
from .person import Person
from .tables import every_card

LONG_WAITS_STOPPED = """
const later = window.setTimeout;
window.setTimeout = (act, wait, ...values) => later(act, wait >= 1000 ? 1e7 : wait, ...values);
"""
"""Stops every wait of a second or more, so that a test decides how long each hand of an Unfolding is shown.

Reduced motion halves all waits. So the opening, which then takes 650 ms, passes by itself.
"""
LONG_WAITS_SKIPPED = """
const later = window.setTimeout;
window.setTimeout = (act, wait, ...values) => later(act, wait >= 1000 ? 30 : wait, ...values);
"""
"""Lets the game go on by itself without a wait."""
STEP = """() => {
  const section = document.querySelector("[data-unfolding]");
  return section && [section.dataset.step, section.dataset.stepSeat].filter(Boolean).join(" ");
}"""
MISFITS = """() => {
  const finite = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
  document.getAnimations().filter(finite).forEach((animation) => animation.finish());
  const section = document.querySelector("[data-unfolding]");
  const button = section.querySelector(".button").getBoundingClientRect();
  const hit = document.elementFromPoint((button.left + button.right) / 2, (button.top + button.bottom) / 2);
  // The rays behind a rare hand may reach beyond its place.
  section.querySelector(".rays")?.remove();
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const parts = ".button, li, .closing, h2:not(.hidden), .flip, .rank, .who, .note, .source, .pair, .gains span";
  const found = [...section.querySelectorAll(parts)].filter((part) => !inside(part.getBoundingClientRect()));
  const scrolled = [...section.querySelectorAll("ol, .frame, .stage, li, .rank")].filter(
    (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
  return [...found.map((part) => `outside: ${part.className} ${part.innerText}`),
    ...scrolled.map((part) => `too small: ${part.className || part.tagName} ${part.innerText.slice(0, 40)}`),
    ...(hit?.closest(".button") ? [] : ["the button is covered"])];
}"""
"""What of the Unfolding is outside the window, cut off or covered."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIZES = ((844, 390), (667, 375), (360, 640), (390, 844), (768, 1024), (1280, 720), (1440, 900))


def expect_none(person: Person, find: str, where: str) -> None:
    """Wait until a script finds nothing: the page measures its parts again in the frames after a change of its size."""
    person.page.evaluate(TWO_FRAMES)
    try:
        person.page.wait_for_function(f"() => ({find})().length === 0")
    except TookTooLong:
        assert person.page.evaluate(find) == [], where
        raise


def predicts(person: Person, players: int, **wishes: object) -> tuple[str, dict[str, Any]]:
    """Play a round without the page up to the predictions; predict at the page. Return the table and the Unfolding."""
    table = person.opens_table(players=players, bots=players - 1, **wishes)
    person.starts(table)
    person.plays_until_predictions(table)
    person.open(f"/t/{table}")
    person.wait_for_turn()
    person.predict(person.choices[0])
    expect(person.page.locator("[data-unfolding]")).to_be_visible()
    return table, person.view(table)["unfoldings"][0]


def skips_ahead(person: Person, key: str = "x") -> str:
    """Press a key until the next step is shown, and return that step."""
    before = step = person.page.evaluate(STEP)
    while step == before:
        person.page.keyboard.press(key)
        step = person.page.evaluate(STEP)
    return str(step)


def test_a_prediction_is_placed_and_then_confirmed(someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.opens_table(players=3, bots=2)
    ada.starts(table)
    ply = ada.plays_until_predictions(table)
    ada.open(f"/t/{table}")
    ada.wait_for_turn()
    confirm, notes = ada.page.locator("[data-confirm]"), ada.page.locator("[data-notes]")
    expect(confirm).to_have_text(ada.words("predict-choose"))
    expect(notes.locator("[data-choice]")).to_have_count(3)
    known = ada.view(table)["known"][1]
    expect(notes.locator('[data-choice="=1"] .cards svg.ink-back')).to_have_count(5 - len(known))
    # What one knows can be looked up, and the table too.
    notes.get_by_role(
        "button",
        name=ada.words("notes-look", name=str(ada.call("GET", f"/tables/{table}")["table"]["seats"][1]["name"])),
    ).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-peek]").click()
    expect(notes).to_have_count(0)
    ada.page.locator("[data-peek]").click()
    # One may change one's mind: by a note, by the seat itself, by the Escape key.
    notes.locator('[data-choice="=1"]').click()
    expect(confirm).to_be_focused()
    ada.page.locator('[data-spot="seat-2"]').click()
    expect(notes.locator("[aria-pressed=true]")).to_have_attribute("data-choice", "=2")
    ada.page.keyboard.press("Escape")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    ada.page.locator("[data-mine]").click()
    expect(confirm).to_have_text(ada.words("predict-confirm", prediction=ada.words("action-predict-self")))
    assert ada.ply == ply
    confirm.click()
    expect(notes).to_have_count(0)
    expect(ada.page.locator("[data-unfolding]")).to_be_visible()
    assert ada.view(table)["unfoldings"][0]["predictions"][0] == 0


def test_hands_unfold_from_the_weakest_to_the_best_and_are_told_one_by_one(someone: Someone) -> None:
    ada = someone("Ada", moving=True, speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    table, unfolding = predicts(ada, 3)
    told = ada.page.locator("[data-narration] > span")
    strengths = [rank["strength"] for rank in unfolding["ranks"]]
    order = sorted(range(3), key=lambda seat: strengths[seat])
    assert order[-1] == unfolding["best"]
    assert ada.page.evaluate(STEP) == "opening"
    for number, seat in enumerate(order):
        assert skips_ahead(ada) == f"hand {seat}"
        expect(told).to_have_count(number + 2)
        expect(told.last).not_to_be_empty()
        expect(ada.page.locator("[data-unfolding] .flip")).to_have_count(len(unfolding["hands"][seat]))
    # Nothing tells the outcome before it is seen.
    best = ada.words("best-hand", me="no", name="")
    expect(ada.page.locator("[data-narration]")).not_to_contain_text(best.strip())
    assert skips_ahead(ada) == "best"
    expect(ada.page.locator(".token.right, .token.wrong")).to_have_count(3)
    right = sum(prediction == unfolding["best"] for prediction in unfolding["predictions"])
    expect(ada.page.locator(".token.right")).to_have_count(right)
    assert skips_ahead(ada) == "pot"
    expect(ada.page.locator("[data-unfolding] .flip")).to_have_count(0)
    assert skips_ahead(ada) == "supply"
    assert skips_ahead(ada) == "summary"
    for seat, runes in enumerate(unfolding["runes"]):
        expect(ada.page.locator(f'[data-runes="{seat}"]')).to_have_text(str(runes))
    begun = ada.words("round-started", round=2, runes=0, me="no", name="").partition("0")[0].strip()
    expect(ada.page.locator("[data-narration]")).to_contain_text(ada.words("round-ended", round=1))
    expect(ada.page.locator("[data-narration]")).not_to_contain_text(begun)
    ply = ada.ply
    while ada.page.locator("[data-unfolding]").count():
        ada.page.keyboard.press("x")
    ada.wait_for_ply(ply + 1)
    expect(ada.page.locator("[data-narration]")).to_contain_text(begun)
    assert ada.view(table)["round"] == 2


def test_a_seat_names_whoever_predicted_it_oneself_too(someone: Someone) -> None:
    """The table still shows what was before the last prediction."""
    ada = someone("Ada", speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    _, unfolding = predicts(ada, 2)
    seat = ada.page.locator("[data-mine]" if unfolding["predictions"][0] == 0 else '[data-spot="seat-1"]')
    expect(seat).to_contain_text(re.compile(ada.words("seat-predicted", names="(.* and )?Ada")))


def test_a_seat_names_its_rank_once(someone: Someone) -> None:
    """What a player announced under Hypnosis counts no more when the hand lies open."""
    ada = someone("Ada", speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    table = ada.opens_table(players=5, bots=4, sheet_code=every_card("hd*"), sheet_name="Hypnosis")
    ada.starts(table)
    ada.plays_until_predictions(table)
    told = [seat for seat, rank in enumerate(ada.view(table)["told"]) if rank is not None and seat != 0]
    assert told
    ada.open(f"/t/{table}")
    ada.wait_for_turn()
    ada.predict("=0")
    announced = ada.words("seat-told", rank="")
    for seat in told:
        expect(ada.page.locator(f'[data-spot="seat-{seat}"]')).to_contain_text(announced)
    while skips_ahead(ada) != "best":
        pass
    ranks = ada.view(table)["unfoldings"][0]["ranks"]
    for seat in told:
        name = ada.words("rank", points=ranks[seat]["points"], side="A")
        label = ada.page.locator(f'[data-spot="seat-{seat}"] > .hidden')
        expect(label).to_contain_text(re.compile(f"{name}( .*)?: "))
        expect(ada.page.locator(f'[data-spot="seat-{seat}"]')).not_to_contain_text(announced)


def test_a_tap_skips_ahead_and_the_button_skips_to_the_summary(someone: Someone) -> None:
    ada = someone("Ada", moving=True, speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    predicts(ada, 2)
    # The first moment does not count: the tap was meant for what was there before.
    while ada.page.evaluate(STEP) == "opening":
        ada.page.locator("[data-unfolding]").click(position={"x": 5, "y": 5})
    assert ada.page.evaluate(STEP).startswith("hand ")
    ada.page.locator("[data-skip]").click()
    expect(ada.page.locator("[data-step=summary]")).to_be_visible()
    expect(ada.page.locator("[data-go-on]")).to_be_focused()
    ada.page.locator("[data-go-on]").click()
    expect(ada.page.locator("[data-unfolding]")).to_have_count(0)


@pytest.mark.parametrize(("players", "language"), [(5, "ro"), (4, "fr")])
def test_every_step_fits_every_screen(someone: Someone, players: int, language: str) -> None:
    ada = someone("Maximiliane", language=language, speed="normal", moving=True)
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    predicts(ada, players, side="B")
    step = ada.page.evaluate(STEP)
    while True:
        for width, height in SIZES if step == "summary" else SIZES[:3]:
            ada.page.set_viewport_size({"width": width, "height": height})
            expect_none(ada, MISFITS, f"{width} x {height} at {step}")
        if step == "summary":
            break
        step = skips_ahead(ada)


FIVE_TOKENS = """() => {
  const tokens = document.querySelector(".tokens");
  const token = tokens.querySelector(".token");
  tokens.replaceChildren(...Array.from({ length: 5 }, () => token.cloneNode(true)));
  const seats = [...document.querySelectorAll("[data-drop^=seat]")];
  for (const seat of seats) {
    seat.querySelector(".tokens")?.remove();
    seat.append(tokens.cloneNode(true));
  }
  const width = document.documentElement.clientWidth;
  if (seats.length !== 5) return [`${seats.length} seats`];
  return seats.flatMap((seat) => [...seat.querySelectorAll(".token, .mark")])
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width === 0 || box.left < 0 || box.right > width)
    .map(({ left, right }) => `${left} to ${right}`);
}"""
"""Puts five tokens at every seat. Returns where some are out of sight."""


def test_there_is_room_at_every_seat_for_five_tokens(someone: Someone) -> None:
    ada = someone("Ada", screen=(360, 640), touch=True, speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    predicts(ada, 5)
    while skips_ahead(ada) != "best":
        pass
    expect(ada.page.locator(".tokens .mark").first).to_be_visible()
    assert ada.page.evaluate(FIVE_TOKENS) == []


def test_with_reduced_motion_the_steps_follow_without_movement(someone: Someone) -> None:
    ada = someone("Ada", speed="normal")
    ada.context.add_init_script(LONG_WAITS_STOPPED)
    predicts(ada, 2)
    expect(ada.page.locator("[data-step=hand]")).to_be_visible()
    moving = "() => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 0).length"
    ada.page.wait_for_function(f"() => ({moving})() === 0")
    assert skips_ahead(ada).startswith("hand ")
    assert skips_ahead(ada) == "best"


def test_a_player_whose_seat_a_bot_plays_goes_on_alone_to_the_end(someone: Someone) -> None:
    """So the rematch that the others want does not wait for the summaries of all rounds."""
    ada = someone("Ada", speed="normal")
    ada.context.add_init_script(LONG_WAITS_SKIPPED)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ada.page.locator("[data-menu]").click()
    ada.page.locator("[data-leave]").click()
    ada.button("leave-now").click()
    expect(ada.page.locator("[data-back]")).to_be_visible()
    assert ada.choices == []
    expect(ada.prompt).not_to_have_text(ada.words("ask-play", allin="yes", bending="no", name="Ada", count=0, card=""))
    ada.wait_for_the_end()
    expect(ada.page.locator("[data-over]")).to_be_visible()


def test_a_spectator_goes_on_alone_and_can_catch_up(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben", speed="normal")
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ben.open(f"/t/{table}")
    expect(ben.page.locator("[data-live]")).to_be_visible()
    predicted = ada.plays_until_predictions(table)
    ada.call("POST", f"/tables/{table}/moves", {"ply": predicted, "action": "=0"})
    expect(ben.page.locator("[data-unfolding]")).to_be_visible()
    predicted = ada.plays_until_predictions(table, 2)
    chip = ben.page.locator("[data-catch-up]")
    expect(chip).to_have_text(re.compile(r"^\d+ "))
    chip.click()
    ben.page.wait_for_function("() => document.querySelector('[data-phase]').dataset.phase === 'predict'")
    expect(ben.page.locator("[data-unfolding]")).to_have_count(0)
    expect(ben.page.locator("[data-live]")).to_be_visible()
    cleo = someone("Cleo", speed="normal")
    cleo.context.add_init_script(LONG_WAITS_SKIPPED)
    cleo.open(f"/t/{table}")
    cleo.wait_for_ply(predicted)
    cleo.page.evaluate(
        """() => new MutationObserver(() => {
          window.unfolded ||= document.querySelector("[data-unfolding]") !== null;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    ada.call("POST", f"/tables/{table}/moves", {"ply": predicted, "action": "=0"})
    cleo.page.wait_for_function("() => window.unfolded")
    expect(cleo.page.locator("[data-unfolding]")).to_have_count(0)
