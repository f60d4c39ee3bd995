"""Phones, upright and sideways: the whole table is always visible, and nothing scrolls.

A notice lies over nothing that one may choose.

All in languages that need more room than English. A lobby may scroll, but nothing in it lies over anything else.
"""

import json
import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from foretell.locales import languages
from tests.effort import effort

from .conftest import Someone
from .person import LONG, PHONE, SIDEWAYS, SMALL, WIDE, Person
from .tables import every_card
from .test_unfolding import expect_none

LOOK = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
TABLES = {"naming": (5, "rhed*", "fr"), "revealing": (5, "345*", "ro"), "exchanging": (2, "xt*d", "es")}
"""How many players, what their cards do, and which language it is said in."""
PHONES = {"phone": PHONE, "small": SMALL, "sideways": SIDEWAYS}
FEW = (("naming", "sideways"), ("revealing", "small"), ("revealing", "sideways"), ("exchanging", "phone"))
"""What `make test` looks at: each table, each screen, and the most cards where there is least room."""
SOCKET = re.compile("/socket$")
REFUSED = json.dumps({"type": "refused", "code": "too_fast", "reason": "", "ply": 0, "choices": []})
"""What the page has a notice for, which stays for the first choices."""


LEVELS = ("novice", "apprentice", "adept", "seer", "oracle")
SEATS = """() => [...document.querySelectorAll(".seat")].map((seat) => {
  const box = (part) => seat.querySelector(part).getBoundingClientRect();
  const eye = box(".level");
  const hit = document.elementFromPoint(eye.left + eye.width / 2, eye.top + eye.height / 2);
  const drawn = new Range();
  drawn.selectNodeContents(seat.querySelector(".name"));
  const { top, bottom, right } = drawn.getBoundingClientRect();
  // A long name fades out in its padding.
  const room = box(".name").right - parseFloat(getComputedStyle(seat.querySelector(".name")).paddingRight);
  const [name, runes] = [{ top, bottom, right: Math.min(right, room) }, box(".bowl")];
  const apart = (one, other) => one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left;
  return {
    told: seat.querySelector(".told") !== null,
    seen: hit?.closest(".level") !== null && apart(name, eye) && apart(eye, runes),
    free: apart(name, runes) && apart(runes, box(".cards")) && runes.right <= seat.getBoundingClientRect().right,
  };
})"""
"""Of each seat: whether it has told its rank, whether one sees the eye of its level, and whether its runes leave its
name and its cards free."""
LOBBY = """() => {
  const parts = [...document.querySelectorAll("h1, ol > li > .seat, .middle, .columns > div > .panel")];
  const boxes = parts.map((part) => [part.innerText.slice(0, 20), part.getBoundingClientRect()]);
  const over = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const lying = boxes.flatMap(([name, box], index) =>
    boxes.slice(index + 1).filter(([, other]) => over(box, other)).map(([other]) => `${name} over ${other}`));
  const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => `${part.innerText} is cut`);
  const root = document.documentElement;
  return [...lying, ...cut, ...(root.scrollWidth > innerWidth ? ["the page is too wide"] : [])];
}"""
"""What has no room in a lobby."""
BEYOND = """() => [...document.querySelectorAll("main *")]
  .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
  .map((part) => `${part.tagName} ${part.className}`)"""
"""What reaches beyond the right edge of the screen."""


def plays_a_round(person: Person, seed: int) -> None:
    """Play until the Unfolding, or a little further."""
    person.page.evaluate(
        """() => new MutationObserver(() => {
          window.unfolded ||= document.querySelector("[data-unfolding]") !== null;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    person.play_by_itself(seed)
    person.page.wait_for_function("() => window.unfolded", timeout=LONG)


def listened_to(person: Person) -> list[WebSocketRoute]:
    """Return the connections to a table from now on. A test can send messages through them as the server."""
    lines: list[WebSocketRoute] = []

    def join(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    person.page.route_web_socket(SOCKET, join)
    return lines


@pytest.mark.parametrize(("kind", "screen"), effort(FEW, tuple(product(TABLES, PHONES))))
def test_everything_is_in_sight_on_a_phone(someone: Someone, kind: str, screen: str) -> None:
    players, effects, language = TABLES[kind]
    ada = someone("Maximiliane", screen=PHONES[screen], language=language)
    table = ada.opens_table(
        players=players, bots=players - 1, sheet_code=every_card(effects), sheet_name=effects, discard="bending"
    )
    lines = listened_to(ada)
    ada.starts(table)
    ada.comes_to(table)
    ada.page.evaluate(LOOK)
    lines[-1].send(REFUSED)
    expect(ada.page.locator("[popover] .bad")).to_be_visible()
    plays_a_round(ada, 11)
    assert ada.page.evaluate("[...window.misfits]") == []


SHORTENED = """() => {
  const texts = ".bar .options span:first-child, .actions .name, .notes .rank, .notes .name";
  const parts = [...document.querySelectorAll(texts)];
  const within = (inner, outer) => inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 2;
  return parts
    .filter((part) => part.getClientRects().length > 0)
    .filter((part) => {
      const drawn = new Range();
      drawn.selectNodeContents(part);
      const text = drawn.getBoundingClientRect();
      return ![part, part.parentElement].every((one) => within(text, one.getBoundingClientRect()));
    })
    .map((part) => part.innerText);
}"""
"""Texts that are cut."""


@pytest.mark.parametrize("language", effort(["ro"], languages()))
def test_no_text_is_cut_on_a_phone(someone: Someone, language: str) -> None:
    """Neither the options of the table, nor a bot's name on a button, nor what a player has told."""
    ada = someone("Ada", screen=SMALL, language=language)
    table = ada.opens_table(players=5, bots=4, sheet_code=every_card("hd*"), sheet_name="Hypnosis")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    assert ada.page.evaluate(SHORTENED) == []
    ada.choose(ada.view(table)["hand"][0])
    while ada.phase != "hypnosis":
        ada.choose_any("use")
    assert ada.page.locator(".actions .name").count() == 4
    assert ada.page.evaluate(SHORTENED) == []
    ada.choose("@1")
    ada.plays_until_predictions(table)
    expect(ada.page.locator("[data-notes]")).to_be_visible()
    expect(ada.page.locator(".notes .said, .notes .brief").first).to_be_attached()
    assert ada.page.evaluate(SHORTENED) == []


WIDTHS = (320, 360, 390)
NAME_ALL = """(name) => {
  for (const place of document.querySelectorAll(".seat .name")) place.firstChild.data = name;
}"""
"""Writes a name at each seat. Bots have names by chance, and the widest one needs the most room."""


def seats_at(person: Person, width: int) -> list[dict[str, object]]:
    """Return what the page shows of each seat on a screen of this width."""
    person.page.set_viewport_size({"width": width, "height": 740})
    person.page.evaluate(NAME_ALL, "Cassandra")
    seats: list[dict[str, object]] = person.page.evaluate(SEATS)
    return seats


@pytest.mark.parametrize("players", [2, 4, 5])
def test_seats_have_the_eye_of_their_level_and_their_runes_in_place(someone: Someone, players: int) -> None:
    """This holds on a phone too, for all announced ranks."""
    ada = someone("Ada", screen=PHONE)
    sheet = {"sheet_code": every_card("hd*"), "sheet_name": "hd*"}
    table = ada.opens_table(players=players, bots=players - 1, clock="relaxed", **sheet)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    for width in WIDTHS:
        assert seats_at(ada, width) == [{"told": False, "seen": True, "free": True}] * (players - 1), width
    ada.choose(ada.view(table)["hand"][0])
    ada.choose("@1")
    expect(ada.page.locator(".told").first).to_be_visible()
    for width in WIDTHS:
        assert {(seat["seen"], seat["free"]) for seat in seats_at(ada, width)} == {(True, True)}, width


COVERED = """() => [...document.querySelectorAll(".seat .known svg.card")].flatMap((card) => {
  const { left, top, width } = card.getBoundingClientRect();
  const places = [[0.08, 0.1], [0.3, 0.1], [0.17, 0.38]];
  const hits = places.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * width));
  return hits.filter((hit) => hit?.closest("svg.card") !== card).map((hit) => hit?.outerHTML.slice(0, 80));
})"""
"""What lies over the value or the suit of a known card at a seat."""


def test_the_known_cards_at_a_seat_can_be_read(someone: Someone) -> None:
    ada = someone("Ada", screen=SMALL)
    table = ada.opens_table(players=5, bots=4, sheet_code=every_card("345*"), sheet_name="Reveal")
    ada.starts(table)
    ada.plays_until_predictions(table)
    known = ada.view(table)["known"][1:]
    ada.comes_to(table)
    expect(ada.page.locator(".seat .known")).to_have_count(sum(map(len, known)))
    for width, height in (SMALL, (390, 844), (844, 390), (768, 1024), (1024, 600), WIDE):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect_none(ada, COVERED, f"{width} x {height}")


def test_the_table_shows_that_the_other_has_predicted(someone: Someone) -> None:
    """With two players, predictions stay secret until both have predicted. That a player has predicted is shown."""
    ada = someone("Ada", screen=PHONE)
    table = ada.opens_table(players=2, bots=1, sheet_code=every_card("d*"), sheet_name="d*")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    while ada.phase != "predict":
        ada.pass_()
        ada.wait_for_turn()
    check = ada.page.locator(".seat .made")
    expect(check).to_be_visible()
    box = check.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert ada.page.evaluate("at => document.elementFromPoint(...at)?.closest('.made') !== null", at)


def test_all_predictions_fit_at_one_seat(someone: Someone) -> None:
    """This holds at the last seat of a narrow screen too. All decide without a page, and Ada's page follows."""
    people = [someone(name, screen=SMALL) for name in ("Ada", "Ben", "Cleo", "Dora", "Emil")]
    ada = people[0]
    table = ada.opens_table(players=5)
    for seat, person in enumerate(people[1:], 1):
        person.sits_down(table, seat)
    ada.starts(table, *people[1:])
    ada.comes_to(table)
    ada.page.evaluate(LOOK)
    while not (now := ada.call("GET", f"/tables/{table}/view"))["view"]["unfoldings"]:
        action = "=4" if now["view"]["phase"] == "predict" else "pass"
        person = people[now["view"]["actors"][0]]
        person.call("POST", f"/tables/{table}/moves", {"ply": now["ply"], "action": action})
    expect(ada.page.locator("[data-unfolding]")).to_be_visible()
    expect(ada.page.locator('[data-spot="seat-4"] .token')).to_have_count(5)
    ada.page.evaluate("window.beforeChoice()")
    assert ada.page.evaluate("[...window.misfits]") == []


NOTES = """() => [...document.querySelectorAll("[data-notes] .note")].flatMap((note) => {
  const drawn = (part) => {
    const range = new Range();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  const name = note.querySelector(".name");
  const shown = (part) => part.getClientRects().length > 0;
  const crosses = (one, other, from, to) => one[from] < other[to] - 1 && other[from] < one[to] - 1;
  const over = (one, other) => crosses(one, other, "left", "right") && crosses(one, other, "top", "bottom");
  const marks = [...note.querySelectorAll(".marks svg")].filter(shown).map((mark) => mark.getBoundingClientRect());
  const texts = [name, ...note.querySelectorAll(".said, .brief")].filter(shown);
  const cut = name.scrollWidth > name.clientWidth ? [`${name.textContent} is cut`] : [];
  const lying = texts.filter((text) => marks.some((mark) => over(drawn(text), mark)));
  return [...cut, ...lying.map((text) => `a mark lies over ${text.textContent}`)];
})"""
"""The names in the notes that are cut, and the texts under a token or a seal."""


def test_the_notes_have_room_for_the_name_of_whoever_all_others_predict(someone: Someone) -> None:
    people = [someone(name, screen=WIDE) for name in ("Ada", "Cordelia", "Cleo", "Dora", "Emil")]
    table = people[0].opens_table(players=5, sheet_code=every_card("hd*"), sheet_name="Hypnosis")
    for seat, person in enumerate(people[1:], 1):
        person.sits_down(table, seat)
    people[0].starts(table, *people[1:])
    predicted = 0
    while predicted < 4:
        now = people[0].call("GET", f"/tables/{table}/view")
        actor = now["view"]["actors"][0]
        choices = people[actor].view(table)["choices"]
        wanted = ("=1", "all-in" if actor == 1 else "pass", "pass")
        action = next(each for each in wanted if each in choices)
        predicted += action == "=1"
        people[actor].call("POST", f"/tables/{table}/moves", {"ply": now["ply"], "action": action})
    last = people[people[0].view(table)["actors"][0]]
    last.comes_to(table)
    for width, height in (WIDE, (1280, 720), SIDEWAYS, PHONE, SMALL):
        last.page.set_viewport_size({"width": width, "height": height})
        expect(last.page.locator("[data-notes]")).to_be_visible()
        expect_none(last, NOTES, f"{width} x {height}")


@pytest.mark.parametrize("language", effort(["es", "ro"], languages()))
def test_a_lobby_tells_how_its_bots_play_and_has_room_for_it(someone: Someone, language: str) -> None:
    """The owner has no seat, so there is a bot of each level."""
    ada = someone("Maximiliane", screen=PHONE, language=language)
    table = ada.opens_table(players=5)
    ada.call("DELETE", f"/tables/{table}/seats/0")
    for seat, level in enumerate(LEVELS):
        ada.call("PUT", f"/tables/{table}/seats/{seat}/bot", {"level": level})
    ada.open(f"/t/{table}")
    seats = ada.page.get_by_role("list", name=ada.words("lobby-seats")).get_by_role("listitem")
    for seat, level in enumerate(LEVELS):
        expect(seats.nth(seat)).to_contain_text(ada.words(f"level-{level}.about"))
        expect(seats.nth(seat).get_by_role("combobox")).to_have_accessible_description(
            ada.words(f"level-{level}.about")
        )
    ben = someone("Ben", screen=PHONE, language=language)
    ben.open(f"/t/{table}")
    expect(ben.page.get_by_text(ben.words("level-oracle.about"))).to_be_visible()
    for person in (ada, ben):
        for width, height in (PHONE, (820, 1100), WIDE):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_function("wide => innerWidth === wide", arg=width)
            expect_none(person, LOBBY, f"{person.name}, {width} pixels")


@pytest.mark.parametrize("language", effort(["fr"], languages()))
def test_a_lobby_fits_on_a_phone_for_a_seated_person(someone: Someone, language: str) -> None:
    ada = someone("Maximiliane", screen=SMALL, language=language)
    ada.open(f"/t/{ada.opens_table(players=3)}")
    expect(ada.page.get_by_label(ada.words("chat-say"))).to_be_visible()
    for width in (SMALL[0], 320):
        ada.page.set_viewport_size({"width": width, "height": SMALL[1]})
        ada.page.wait_for_function("wide => innerWidth === wide", arg=width)
        assert ada.page.evaluate(BEYOND) == [], f"{width} pixels"


def test_a_guest_sees_a_seat_first_and_the_owner_the_invitation(someone: Someone) -> None:
    ada, ben = someone("Ada", screen=SMALL), someone("Ben", screen=SMALL)
    table = ada.opens_table(players=4, bots=1)
    for person in (ada, ben):
        person.open(f"/t/{table}")
    sit = ben.button("seat-sit").first
    expect(sit).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("heading", name=ada.words("lobby-invite"))).to_be_in_viewport(ratio=1)
    # Nor does sitting down put the invitation above the seats.
    sit.click()
    expect(ben.page.get_by_label(ben.words("chat-say"))).to_be_visible()
    expect(ben.page.get_by_role("list", name=ben.words("lobby-seats"))).to_be_in_viewport()
    expect(ben.page.get_by_role("heading", name=ben.words("lobby-invite"))).not_to_be_in_viewport()


def test_the_owner_sees_how_to_start_the_game(someone: Someone) -> None:
    """Whether or not a seat is free, in a low window."""
    ada = someone("Ada", screen=(1280, 720))
    for players, bots in ((2, 0), (4, 2), (5, 4)):
        ada.open(f"/t/{ada.opens_table(players=players, bots=bots)}")
        start = ada.button("lobby-start")
        expect(start).to_be_in_viewport(ratio=1)
        box = start.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 500, "far from the edge"
        expect(ada.page.get_by_role("heading", name=ada.words("lobby-invite"))).to_be_attached()


def test_at_a_zoom_of_400_percent_the_table_scrolls(someone: Someone) -> None:
    """A window of 1280 x 720 pixels is then as small as this."""
    ada = someone("Ada", screen=(320, 180))
    table = ada.opens_table(players=2, bots=1, sheet_code=every_card("d*"), sheet_name="d*")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    wide, high = ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide, high) == (320, 640)
    ada.choose(ada.view(table)["hand"][0])
    ada.wait_for_turn()
    ada.pass_()
    assert ada.page.evaluate("scrollY") > 0
    ada.page.locator(".bar a").first.scroll_into_view_if_needed()
    assert ada.page.evaluate("scrollY") == 0
