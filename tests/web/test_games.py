"""Whole games on the page: between two people, with bots, in every variant, and what follows the end."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.effort import effort

from .conftest import Someone
from .person import DESKTOP, PHONE, Person
from .tables import duel, every_card

CARD = re.compile(r"(?<![\w])(?:10|[2-9JQKA])[CMST]\b|\bR[12]\b")
"""A card's token, alone or in a choice such as +7C."""


def result(person: Person, table: str) -> dict[str, Any]:
    """Check how the page says that the game ended."""
    ended: dict[str, Any] = person.view(table)["result"]
    return ended


def sees_the_podium(person: Person, table: str, seat: int, names: list[str]) -> None:
    """The winner and why, everybody's place, and the scores of all rounds."""
    ended = result(person, table)
    winner = ended["winner"]
    key = "over-you" if winner == seat else "over-winner"
    sheet = person.page.locator("[data-over]")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(
        person.words(key, name=names[winner], runes=ended["runes"][winner])
    )
    expect(sheet).to_contain_text(person.words(f"over-by-{ended['by']}"))
    order = sorted(range(len(names)), key=lambda one: (one != winner, -ended["runes"][one]))
    places = sheet.locator(".podium li")
    for place, number in enumerate(order):
        expect(places.nth(place)).to_contain_text(names[number])
        expect(places.nth(place)).to_contain_text(str(ended["runes"][number]))
    for number, name in enumerate(names):
        row = sheet.get_by_role("row").filter(has=person.page.get_by_role("rowheader", name=name, exact=True))
        expect(row.get_by_role("cell").last).to_have_text(re.compile(rf"^{ended['runes'][number]}\b"))


def test_two_people_play_to_the_end_and_see_the_same(someone: Someone) -> None:
    ada, ben = someone("Ada"), someone("Ben", screen=PHONE, language="ro")
    table = ada.opens_table(players=2)
    ben.sits_down(table, 1)
    for person in (ada, ben):
        person.open(f"/t/{table}")
        # Who adds nothing in time is not waited for.
        expect(person.page.get_by_text(person.words("lobby-fair-added"))).to_be_attached()
    ada.button("lobby-start").click()
    ada.play_by_itself(3)
    ben.play_by_itself(4)
    ada.wait_for_the_end()
    ben.wait_for_the_end()
    assert result(ada, table) == result(ben, table)
    assert ada.ply == ben.ply
    sees_the_podium(ada, table, 0, ["Ada", "Ben"])
    sees_the_podium(ben, table, 1, ["Ada", "Ben"])

    # The deal's fairness, in the browser of somebody who added to it.
    ben.page.locator("[data-verify]").click()
    for text in ("fair-commitment", "fair-mine"):
        expect(ben.page.locator("[data-over] .fair")).to_contain_text(ben.words(text))
    expect(ben.page.locator("[data-over] .fair")).to_contain_text(ben.words("fair-seed", count=2))
    expect(ben.page.locator("[data-over] .bad")).to_have_count(0)

    # The podium can be left, to look at the table, and come back to.
    ben.button("over-look").click()
    expect(ben.page.locator("[data-over]")).to_have_count(0)
    ben.button("over-podium").click()

    # Each sentence about one's own game leads to its moment in the replay.
    for person, seat in ((ada, 0), (ben, 1)):
        told = person.page.locator("[data-told]")
        expect(told).to_have_count(3)
        for link in told.locator("a").all():
            assert re.fullmatch(rf"/replay/{table}\?ply=\d+&eyes={seat}", link.get_attribute("href") or "")

    # A rematch starts when both have accepted, and one may change one's mind until then.
    ada.page.locator("[data-rematch]").click()
    expect(ada.page.locator(".rematch")).to_contain_text(ada.words("over-rematch-waiting", names="Ben"))
    expect(ben.page.locator(".rematch")).to_contain_text(ben.words("over-rematch-wanted", name="Ada"))
    ada.page.locator("[data-rematch-cancel]").click()
    expect(ben.button("over-rematch")).to_be_visible()
    ben.page.locator("[data-rematch]").click()
    expect(ada.button("over-rematch-accept")).to_be_visible()
    ada.page.locator("[data-rematch]").click()
    for person in (ada, ben):
        person.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        person.wait_for_ply(0)
    assert ada.page.url == ben.page.url


def test_a_game_is_one_click_away(ada: Person) -> None:
    ada.play_now()
    assert ada.choices


def test_five_seats_with_bots_and_a_rematch_at_once(ada: Person) -> None:
    """In a usual run, the page joins at the end of the second round."""
    table = ada.opens_table(players=5, bots=4)
    ada.starts(table)
    if effort(usual=True, thorough=False):
        ada.plays_until_predictions(table, 2)
    ada.comes_to(table)
    expect(ada.page.locator('[data-spot^="seat-"].seat')).to_have_count(4)
    ada.finish_game(5)
    names = [seat["name"] for seat in ada.call("GET", f"/tables/{table}")["table"]["seats"]]
    sees_the_podium(ada, table, 0, names)
    ada.page.locator("[data-rematch]").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ada.wait_for_turn()
    assert ada.phase in ("play", "hide")


def test_bots_wear_the_sign_of_their_level_and_tell_it(ada: Person) -> None:
    levels = ("novice", "apprentice", "adept", "oracle")
    table = ada.opens_table(players=5)
    for number, level in enumerate(levels, 1):
        ada.call("PUT", f"/tables/{table}/seats/{number}/bot", {"level": level})
    ada.starts(table)
    ada.comes_to(table)
    signs = set()
    for number, level in enumerate(levels, 1):
        seat = ada.page.locator(f'[data-spot="seat-{number}"]')
        told = ada.words("seat-bot", level=ada.words(f"level-{level}"))
        expect(seat).to_have_accessible_name(re.compile(rf"\. {told}\. "))
        expect(seat.locator(".level")).to_have_attribute("title", told)
        signs.add(seat.locator(".level svg").inner_html())
    assert len(signs) == len(levels)


VARIANTS: dict[str, dict[str, object]] = {
    "side B": {"side": "B"},
    "bending": {"discard": "bending"},
    "closed": {"discard": "closed"},
    "heirs": {"heirs": True},
    "without memory": {"memory": False},
}


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
def test_a_variant_is_played_to_the_end(ada: Person, variant: dict[str, object]) -> None:
    """In a usual run, the page joins at the end of the second round."""
    table = ada.opens_table(players=2, bots=1, **variant)
    ada.starts(table)
    if effort(usual=True, thorough=False):
        ada.plays_until_predictions(table, 2)
    ada.comes_to(table)
    for name, value in variant.items():
        asked = ada.call("GET", f"/tables/{table}")["table"]
        assert asked["options"].get(name, asked.get(name)) == value
    ada.finish_game(7)
    names = [seat["name"] for seat in ada.call("GET", f"/tables/{table}")["table"]["seats"]]
    sees_the_podium(ada, table, 0, names)


@pytest.mark.parametrize(
    ("memory", "preset", "screen"), [(True, "preset-memory", DESKTOP), (False, "preset-printed", PHONE)]
)
def test_a_table_says_whether_it_plays_by_the_printed_rules(
    someone: Someone, memory: bool, preset: str, screen: tuple[int, int]
) -> None:
    ada = someone(screen=screen)
    table = ada.opens_table(players=2, bots=1, memory=memory)
    ada.open(f"/t/{table}")
    expect(ada.page.get_by_role("radio", name=ada.words(preset))).to_be_checked()
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    options = ada.page.locator("header [data-options]")
    expect(options).to_have_text(f"{ada.words(preset)} · Foretell 1")
    expect(options).to_be_visible()
    logo = ada.page.locator("header .home svg").bounding_box()
    assert logo is not None
    assert (logo["width"], logo["height"]) == (32, 32)
    ada.page.locator("[data-spot=deck]").click()
    known = ada.page.get_by_role("dialog", name=ada.words("memory-title"))
    expect(known.get_by_text(ada.words("memory-printed"))).to_have_count(0 if memory else 1)
    assert (ada.view(table)["gone"] is None) == (not memory)


def test_the_player_aid_has_the_ranks_of_the_side_in_use(someone: Someone) -> None:
    for side, straight in (("A", 4), ("B", 6)):
        person = someone(f"Player {side}")
        table = person.opens_table(players=2, bots=1, side=side)
        person.starts(table)
        person.comes_to(table)
        person.page.locator("[data-aid]").click()
        dialog = person.page.get_by_role("dialog", name=person.words("bar-aid"))
        name = person.page.get_by_text(person.words("rank", points=straight, side=side), exact=True)
        row = dialog.get_by_role("listitem").filter(has=name)
        expect(row).to_contain_text(person.words("count-runes", runes=straight))


def test_a_listed_game_with_a_clock_shows_it(someone: Someone) -> None:
    _, ada, ben = duel(someone, clock="relaxed", listed=True)
    for person in (ada, ben):
        expect(person.page.locator(".clock")).to_have_count(2)
        expect(person.page.locator(".clock").first).to_have_text(re.compile(r"^\d+:\d\d$"))


def named_cards(message: dict[str, Any]) -> set[str]:
    """Return all cards that a message names, except those whose place the viewer does not know."""
    if message["type"] not in ("frame", "view", "prospects"):
        return set()
    told = json.loads(json.dumps(message))
    for view in (told.get("changes"), told.get("view")):
        if view is not None:
            view.pop("unplaced", None)
    return set(CARD.findall(json.dumps(told)))


def test_no_page_gets_the_cards_of_another_before_they_are_shown(someone: Someone) -> None:
    """With cards that only draw, others see nothing of a hand before the Unfolding but the played cards."""
    table, ada, ben = duel(someone, effects="d*")
    while ada.phase != "predict":
        for person in (ada, ben):
            person.wait_for_turn()
            if person.phase == "predict":
                break
            person.choose(person.view(table)["hand"][0])
            ada.wait_for_ply(person.ply)
            ben.wait_for_ply(person.ply)
    for person in (ada, ben):
        person.hears(ada.ply)
    hands: dict[int, set[str]] = {}
    view: dict[str, Any] = {}
    for message in ada.heard:
        if message["type"] in ("frame", "view"):
            view = view | message["changes"] if message["type"] == "frame" else message["view"]
            hands[message["ply"]] = set(view["hand"])
    told = [message for message in ben.heard if message["type"] in ("frame", "view", "prospects")]
    assert {message["ply"] for message in told} == set(range(ada.ply + 1))
    assert ada.ply == 6, "two cards lie there at first, and six fill the display"
    for message in told:
        assert not named_cards(message) & hands[message["ply"]], message
    assert any(named_cards(message) for message in told), "cards would be found"


def test_a_spectator_sees_no_hands_and_has_no_choices(someone: Someone) -> None:
    table, ada, ben = duel(someone)
    cleo = someone("Cleo", log=True)
    cleo.comes_to(table)
    expect(cleo.page.get_by_text(cleo.words("bar-watching"))).to_be_visible()
    expect(cleo.page.locator('[data-spot="hand"]')).to_have_count(0)
    expect(cleo.page.locator('[data-spot^="seat-"].seat')).to_have_count(2)
    ada.pass_()
    cleo.wait_for_ply(ada.ply)
    assert cleo.choices == []
    cleo.hears(ada.ply)
    hands = {card for person in (ada, ben) for card in person.view(table)["hand"]}
    told = [message for message in cleo.heard if message["type"] in ("frame", "view")]
    assert told
    assert all(not named_cards(message) & hands for message in told)
    # Touching a card says why nothing comes of it.
    card = ada.view(table)["rows"][0][0]
    cleo.card(card, "display").click(force=True)
    expect(cleo.page.locator('[data-spot="prompt"]')).to_contain_text(cleo.words("why-spectator"))


def test_a_table_without_spectators_says_so(someone: Someone) -> None:
    table, _, _ = duel(someone, spectators="none")
    cleo = someone("Cleo")
    cleo.expects("403")
    cleo.open(f"/t/{table}")
    main = cleo.page.locator("main")
    expect(main.get_by_role("heading", level=1)).to_have_text(cleo.words("table-missing"))
    expect(main).to_contain_text(cleo.words("refused-no-spectators"))


OVERLAPS = """(selectors) => {
  const box = (one) => one.getBoundingClientRect();
  const said = box(document.querySelector(".mine .speech"));
  const over = (other) =>
    said.left < other.right && other.left < said.right && said.top < other.bottom && other.top < said.bottom;
  return selectors.filter((selector) => [...document.querySelectorAll(selector)].map(box).some(over));
}"""


def test_what_a_player_says_lies_over_nothing_that_they_need(someone: Someone) -> None:
    """Neither over the ranks on a wide screen, nor over the buttons of the prompt on any screen."""
    _, ada, _ = duel(someone)
    ada.page.locator('[data-tab="chat"]').click()
    needed = [".strip", ".hand .rank", '[data-spot="hand"] [data-card]', '[data-spot="prompt"] button', ".mine .right"]
    for say in ("text", "emote"):
        if say == "text":
            ada.page.get_by_label(ada.words("chat-say")).fill("I know what you hold, and I tell nobody. " * 4)
            ada.button("chat-send").click()
        else:
            ada.button("emote-well-played").click()
        expect(
            ada.page.locator(f".mine .speech{'.pictured' if say == 'emote' else ':not(.pictured)'}")
        ).to_be_attached()
        ada.page.locator("[data-side]").click()
        for width, height in ((1280, 720), (1440, 900), (360, 640), (390, 844), (844, 390)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_function("wide => innerWidth === wide", arg=width)
            assert ada.page.evaluate(OVERLAPS, needed) == [], f"{say}, {width} x {height}"
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        ada.page.locator("[data-side]").click()


def test_chat_is_plain_text(someone: Someone) -> None:
    _, ada, ben = duel(someone)
    markup = '<img src=x onerror="window.harmed=1"><b>hello</b>'
    ada.page.locator('[data-tab="chat"]').click()
    ada.page.get_by_label(ada.words("chat-say")).fill(markup)
    ada.button("chat-send").click()
    expect(ben.page.locator('[data-spot="seat-0"]')).to_contain_text(markup)  # for a few seconds
    ben.page.locator('[data-tab="chat"]').click()
    for person in (ada, ben):
        line = person.page.get_by_role("list", name=person.words("chat-title")).get_by_role("listitem").first
        expect(line).to_have_text(re.compile(rf"^Ada\s+{re.escape(markup)}$"))
        expect(person.page.locator("img")).to_have_count(0)
        assert person.page.evaluate("window.harmed") is None
    ben.button("emote-well-played").click()
    expect(ada.page.locator('[data-spot="seat-1"]')).to_contain_text(ada.words("emote-well-played"))
    # Whoever reads the log sees that something was said.
    ada.page.locator("[data-side]").click()
    ben.button("emote-hello").click()
    expect(ada.page.locator("[data-side]")).to_contain_text("1")
    expect(ada.page.locator("[data-side]")).to_have_accessible_name(ada.words("bar-log-unread", count=1))
    # So does whoever looks at the log beside the chat, line by line; and who reads the chat has read it.
    ada.page.locator("[data-side]").click()
    ada.button("log-heading").click()
    ben.button("emote-hello").click()
    chat = ada.page.locator('[data-tab="chat"]')
    expect(chat).to_have_accessible_name(
        ada.words("labelled", label=ada.words("chat-title"), text=ada.words("chat-unread", count=1))
    )
    chat.click()
    expect(chat).to_have_accessible_name(ada.words("chat-title"))


def test_leaving_the_seat_to_a_bot_and_taking_it_back(someone: Someone) -> None:
    table, ada, ben = duel(someone)
    ada.page.locator("[data-menu]").click()
    ada.page.locator("[data-leave]").click()
    ada.page.locator("[data-leave-now]").click()
    expect(ada.page.locator("[data-back]")).to_be_visible()
    expect(ben.page.locator('[data-spot="seat-0"]')).to_have_accessible_name(re.compile(ben.words("seat-away")))
    ada.page.locator("[data-back]").click()
    expect(ada.page.locator("[data-back]")).to_have_count(0)
    assert ada.view(table)["away"] == [False, False]


def test_cards_show_the_effects_of_the_tables_sheet(ada: Person) -> None:
    table = ada.opens_table(players=2, bots=1, sheet_code=every_card("x5*"), sheet_name="Mine")
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    label = ada.card(ada.view(table)["hand"][0]).locator(".hidden").inner_text()
    assert ada.words("effect-exchange") in label
    assert ada.words("effect-starred", effect=ada.words("effect-reveal-5")) in label
