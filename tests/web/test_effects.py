"""Every effect, chosen on the page, and its sentences in the logs of both players."""

import json

import pytest
from playwright.sync_api import expect

from .conftest import Someone
from .person import Person
from .tables import duel


def the(person: Person, card: str) -> str:
    """Return the name of a card in sentences."""
    return person.words(f"card-{card}.the")


def both_read(one: Person, other: Person, key: str, **arguments: str | int) -> None:
    """Check the logs of both players: the one who acted, and the other."""
    one.reads(key, me="yes", name=one.name, **arguments)
    other.reads(key, me="no", name=one.name, **arguments)


def test_rune_hypnosis_eye_and_draw(someone: Someone) -> None:
    table, ada, ben = duel(someone, effects="rhed*")
    played = ada.view(table)["hand"][0]
    theirs = ben.view(table)["hand"]
    ada.choose(played)
    both_read(ada, ben, "played", cards=the(ada, played))

    expect(ada.prompt).to_have_text(ada.words("ask-offer", offer=ada.words("effect-rune.offer")))
    assert set(ada.choices) == {"use", "skip"}
    ada.choose("use")
    both_read(ada, ben, "gained-rune", runes=1)
    assert ben.view(table)["runes"] == [1, 0]

    expect(ada.prompt).to_have_text(ada.words("ask-hypnosis"))
    ada.choose("@1")
    points = ben.view(table)["rank"]["points"]
    ada.reads("hypnotised", me="yes", name="Ada", other="Ben", points=points, side="A")
    ben.reads("hypnotised", me="other", name="Ada", other="Ben", points=points, side="A")
    seat = ada.page.locator('[data-spot="seat-1"]')
    expect(seat).to_contain_text(ada.words("seat-told", rank=ada.words("rank", points=points, side="A")))

    expect(ada.prompt).to_have_text(ada.words("ask-eye"))
    ada.choose("@1")
    expect(ada.prompt).to_have_text(ada.words("waiting-hide", name="Ben"))
    expect(ben.prompt).to_have_text(ben.words("ask-hide", name="Ada"))
    ben.wait_for_turn()
    assert set(ben.choices) == {f"!{card}" for card in theirs}
    hidden = theirs[2]
    ben.choose(f"!{hidden}")
    ada.wait_for_ply(ben.ply)
    assert set(ada.view(table)["known"][1]) == set(theirs) - {hidden}
    label = seat.locator(".hidden").inner_text()
    for card in theirs:
        assert (ada.words(f"card-{card}") in label) is (card != hidden)
    ada.hears(ben.ply)
    assert f"!{hidden}" not in json.dumps(ada.heard), "which one stays hidden is told to nobody"

    # The starred Draw needs no choice, and only its player knows what came.
    told = [event for message in ada.heard if message["type"] == "frame" for event in message["events"]]
    (drawn,) = {card for event in told if event["key"] == "drew" for card in event["cards"]}
    assert drawn in ada.view(table)["hand"]
    ada.reads("drew-cards", me="yes", name="Ada", cards=the(ada, drawn), count=1)
    ben.reads("drew-hidden", me="no", name="Ada", count=1)
    expect(ada.card(drawn)).to_be_visible()
    assert ada.view(table)["turn"] == 1


def test_effects_without_a_star_may_be_declined(someone: Someone) -> None:
    table, ada, ben = duel(someone, effects="rhed*")
    ada.choose(ada.view(table)["hand"][0])
    for effect in ("rune", "hypnosis", "eye"):
        ada.wait_for_turn()
        ada.choose("skip")
        both_read(ada, ben, "declined", effect=ada.words(f"effect-{effect}"))
    assert ben.view(table)["runes"] == [0, 0]
    ben.wait_for_turn()
    assert ben.phase == "play"


def test_exchange_and_take_in_the_display_and_the_bent_pile(someone: Someone) -> None:
    """Bending the Discard Pile: one player exchanges with the pile and takes from the display, the other vice versa."""
    table, ada, ben = duel(someone, effects="xt*", discard="bending")
    view = ada.view(table)
    played, given, *_ = view["hand"]
    top = view["discard_top"]
    ada.reads("discard-started", cards=the(ada, top))
    ada.choose(played)
    expect(ada.prompt).to_have_text(ada.words("ask-exchange", bending="yes"))
    ada.choose(f"~{top}")
    expect(ada.prompt).to_have_text(ada.words("ask-give", card=the(ada, top)))
    ada.choose(f"-{given}")
    both_read(ada, ben, "exchanged-discard", given=the(ada, given), got=the(ada, top))
    expect(ben.card(given, "discard")).to_be_visible()
    taken = view["rows"][0][0]
    ada.choose(f"+{taken}")
    both_read(ada, ben, "took", cards=the(ada, taken))
    expect(ada.card(taken)).to_be_visible()
    expect(ben.card(taken, "display")).to_have_count(0)
    expect(ben.card(played, "display")).to_be_visible()

    ben.wait_for_turn()
    mine, other, *_ = ben.view(table)["hand"]
    ben.choose(mine)
    ben.choose(f"~{played}")
    ben.choose(f"-{other}")
    both_read(ben, ada, "exchanged", given=the(ben, other), got=the(ben, played))
    expect(ada.card(other, "display")).to_be_visible()
    ben.choose(f"+{given}")
    both_read(ben, ada, "took-discard", cards=the(ben, given))
    assert {played, given} <= set(ben.view(table)["hand"])
    ada.wait_for_turn()
    assert ada.view(table)["discard"] == 0


@pytest.mark.parametrize("discard", ["open", "closed"])
def test_reveal_three_four_and_five(someone: Someone, discard: str) -> None:
    """With the Closed Mind's Eye, only the player sees revealed and discarded cards."""
    table, ada, ben = duel(someone, effects="345*", discard=discard)
    ada.choose(ada.view(table)["hand"][0])
    for count in (3, 4, 5):
        if count < 5:
            assert set(ada.choices) == {"use", "skip"}
            ada.choose("use")
        revealed = ada.view(table)["revealed"]
        assert len(revealed) == count
        expect(ada.page.locator(".revealed [data-card]")).to_have_count(count)
        ben.wait_for_ply(ada.ply)
        expect(ben.page.locator(".revealed [data-card]")).to_have_count(count if discard == "open" else 0)
        ada.choose(f"^{revealed[-1]}")
        expect(ada.card(revealed[-1])).to_be_visible()
        if discard == "open":
            both_read(ada, ben, "picked-card", cards=the(ada, revealed[-1]))
            expect(ben.card(revealed[-2], "discard")).to_be_visible()
        else:
            ben.reads("picked-hidden", me="no", name="Ada", count=1)
    for surplus in (2, 1):
        expect(ada.prompt).to_have_text(ada.words("ask-discard", count=surplus))
        card = ada.view(table)["hand"][0]
        ada.choose(f"x{card}")
    ben.hears(ada.ply)
    told = json.dumps([message for message in ben.heard if message["type"] == "frame"])
    if discard == "open":
        both_read(ada, ben, "discarded-cards", cards=the(ada, card))
        expect(ben.card(card, "discard")).to_be_visible()
    else:
        ada.reads("discarded-secret", me="yes", name="Ada", cards=the(ada, card))
        ben.reads("discarded-hidden", me="no", name="Ada", count=1)
        assert f'"cards": ["{card}"]' not in told
        expect(ben.page.locator('[data-spot="discard"] [data-card]')).to_have_count(0)
    assert len(ada.view(table)["hand"]) == 5
    ben.wait_for_turn()
