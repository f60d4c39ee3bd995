"""The notes on the players, which lie over the display during predictions."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.effort import effort

from .conftest import Someone
from .person import PHONE, SMALL, Person
from .tables import every_card
from .test_unfolding import SIZES, expect_none

LOW = (1024, 600)
NOTES_CUT = """() => {
  const inside = (part, whole) => {
    const [box, room] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
    return box.left >= room.left - 1 && box.top >= room.top - 1 && box.right <= room.right + 1 &&
      box.bottom <= room.bottom + 1;
  };
  const notes = document.querySelector("[data-notes]");
  const cut = [...notes.querySelectorAll(".note")].flatMap((note) => [
    ...(inside(note, notes) ? [] : [`outside: ${note.innerText}`]),
    ...[...note.querySelectorAll(".spot, .who, .rank, .card, .look")]
      .filter((part) => part.getBoundingClientRect().width > 0 && !inside(part, note))
      .map((part) => `cut: ${part.className.baseVal ?? part.className} of ${note.innerText}`)]);
  const confirm = document.querySelector("[data-confirm]").getBoundingClientRect();
  const hit = document.elementFromPoint((confirm.left + confirm.right) / 2, (confirm.top + confirm.bottom) / 2);
  const places = [...notes.querySelectorAll(".note")].map((note) => note.getBoundingClientRect());
  const uneven = places.some(({ left }) => left !== places[0].left) && new Set(places.map(({ top }) => top)).size > 1;
  return [...cut, ...(uneven ? ["one note is lower than another"] : []),
    ...(hit?.closest("[data-confirm]") ? [] : ["the confirmation is covered"])];
}"""
"""What of the notes is outside its place, cut off or lower than the others."""


@pytest.mark.parametrize(("players", "language"), [(5, "ro"), (4, "fr")])
def test_the_notes_fit_every_screen(someone: Someone, players: int, language: str) -> None:
    ada = someone("Maximiliane", language=language)
    table = ada.opens_table(players=players, bots=players - 1)
    ada.starts(table)
    # The seal of a player who is All In takes the most room.
    ada.plays_until_predictions(table, eager="allin")
    ada.open(f"/t/{table}")
    ada.wait_for_turn()
    for token, sizes in ((None, (*SIZES, LOW)), (ada.choices[0], effort(SIZES[:3], SIZES))):
        if token is not None:
            ada.lit(token).click()
        for width, height in sizes:
            ada.page.set_viewport_size({"width": width, "height": height})
            expect_none(ada, NOTES_CUT, f"{width} x {height}")


@pytest.mark.parametrize("memory", [True, False])
def test_the_notes_say_which_rank_is_possible_with_the_memory_aid(someone: Someone, memory: bool) -> None:
    ada = someone("Ada")
    table = ada.opens_table(players=3, bots=2, memory=memory, sheet_code=every_card("d*"), sheet_name="Draw")
    ada.starts(table)
    ada.plays_until_predictions(table)
    ada.comes_to(table)
    possible = ada.call("GET", f"/tables/{table}/prospects")["possible"]
    notes = ada.page.locator("[data-notes]")
    expect(notes.locator("[data-choice]")).to_have_count(3)
    if not memory:
        assert possible is None
        expect(notes.locator(".most:not(:empty)")).to_have_count(0)
        return
    assert possible[0] == ada.view(table)["rank"]["points"]
    for seat in (1, 2):
        rank = ada.words("rank", points=possible[seat], side="A")
        note = notes.locator(f'[data-choice="={seat}"]')
        expect(note.locator(".most")).to_have_text(ada.words("notes-possible", rank=rank))
        expect(note).to_have_accessible_name(re.compile(re.escape(ada.words("notes-possible", rank=rank))))
    expect(notes.locator('[data-choice="=0"] .most:not(:empty)')).to_have_count(0)
    ada.page.locator(".look").first.click()
    expect(ada.page.locator("dialog[open]")).to_contain_text(ada.words("notes-possible", rank=""))


def notes_with_rank_and_takes(person: Person, players: int) -> list[Locator]:
    """Open tables until somebody has announced a rank and taken cards, and return the notes on such players."""
    while True:
        table = person.opens_table(players=players, bots=players - 1, sheet_code=every_card("ht*"), sheet_name="Take")
        person.starts(table)
        person.plays_until_predictions(table)
        told = [seat for seat, rank in enumerate(person.view(table)["told"]) if rank is not None and seat != 0]
        person.open(f"/t/{table}")
        person.wait_for_turn()
        notes = [person.page.locator(f'[data-notes] [data-choice="={seat}"]') for seat in told]
        if found := [note for note in notes if note.locator(".takes").count()]:
            return found


@pytest.mark.parametrize(("screen", "players"), [(SMALL, 5), (PHONE, 3)])
def test_on_a_phone_the_notes_have_room_for_the_last_takes(
    someone: Someone, screen: tuple[int, int], players: int
) -> None:
    """Of a player who has announced a rank, too. If there is room, the rank stands beside the name."""
    ada = someone("Ada", screen=screen)
    for note in notes_with_rank_and_takes(ada, players):
        expect(note).to_contain_text(ada.words("seat-told", rank=""))
        takes, room = note.locator(".takes").bounding_box(), note.bounding_box()
        assert takes is not None
        assert room is not None
        assert takes["y"] >= room["y"]
        assert takes["y"] + takes["height"] <= room["y"] + room["height"]
        if screen == PHONE:
            expect(note.locator(".announced")).to_be_visible()
