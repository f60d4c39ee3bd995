"""Two servers with the same tables. The second deals cards that one viewer cannot tell from those of the first.

Both start with the same rows in their databases. A file tells the second server which cards to swap in which deal.
"""

import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from foretell import Action, Event, Game, Options, Position
from foretell.cli import main as command_line
from foretell.game.setup import state_of
from foretell.rules import State
from foretell.server.identity import Identity
from foretell.store import open_store
from foretell.table import live as live_module
from foretell.table.entries import Entry
from foretell.table.headers import Header, deal_entry
from foretell.table.live import Live, Viewer
from foretell.table.lobby import Lobby, Rules
from tests.properties.policies import POLICIES
from tests.properties.redeal import CardSwap, known_to, redealt, swap_for
from tests.server.harness import Person, Seat, Server
from tests.table.games import full_lobby, person
from tests.table.worlds import choice, learnt, opens_predictions

ROOT = Path(__file__).parents[2]
NAME = "Wilhelmina"
"""What the players are called, with their numbers: nothing else contains it."""
CONTRIBUTION = "c0ffee" * 10 + "beef"
HIDDEN = 12
"""Minimum number of cards that stay hidden during a story."""


class Story(NamedTuple):
    """A table, and the decisions that are made there."""

    lobby: Lobby
    deal: Entry
    viewer: Viewer
    """Whose bytes are compared."""
    plies: tuple[tuple[int, str, str], ...]
    """Who decides, and what, in the one world and in the other."""
    swap: dict[str, str]

    @property
    def seed(self) -> str:
        """The seed of the deal."""
        return msgspec.json.decode(self.deal.text, type=Header).seed.hex()


def table_of(rules: Rules, secret: int) -> tuple[Lobby, Entry]:
    """Return a table that is about to deal, and its deal."""
    lobby = full_lobby(rules, secret=secret)
    seats = tuple(
        msgspec.structs.replace(seat, name=f"{NAME} {number}", contribution=CONTRIBUTION)
        for number, seat in enumerate(lobby.seats)
    )
    lobby = msgspec.structs.replace(lobby, seats=seats, status="playing")
    return lobby, deal_entry(lobby, 2_000)


def story_of(rules: Rules, secret: int, viewer: Viewer) -> Story:
    """Return random decisions that draw no cards and leave enough hidden from the viewer."""
    lobby, deal = table_of(rules, secret)
    game = Live(deal).game
    chance, position = Random(secret), game.position()
    shown, plies = known_to(position, viewer), list[tuple[int, Action, str]]()
    while game.actors and not opens_predictions(game):
        seat, action = chance.choice(game.actors), choice(chance, POLICIES["eager"], game)
        new = learnt(game, action, seat, viewer)
        if new is None or len(shown | new) > 54 - HIDDEN:
            break
        shown |= new
        plies.append((seat, action, game.phase))
        game.play(action, seat)
    swap = swap_for(chance, position, shown)
    told = tuple((seat, str(action), str(swap.action(action, phase))) for seat, action, phase in plies)
    return Story(lobby, deal, viewer, told, swap.cards)


def prediction_story(rules: Rules, secret: int, viewer: Viewer, first: int) -> Story:
    """Return a game of two up to the first prediction. The other world has the same deal and another prediction."""
    lobby, deal = table_of(rules, secret)
    game, chance, plies = Live(deal).game, Random(secret), list[tuple[int, str, str]]()
    while game.phase != "predict":
        action, seat = choice(chance, POLICIES["eager"], game), game.actors[0]
        plies.append((seat, str(action), str(action)))
        game.play(action, seat)
    return Story(lobby, deal, viewer, (*plies, (first, "=0", "=1")), {})


# --- the servers ----------------------------------------------------------------------------------


class OtherGame(Game):
    """A game that swaps cards of its deal if `deals` contains its seed."""

    deals: Mapping[str, dict[str, str]] = {}

    def __init__(
        self,
        options: Options | None = None,
        seed: bytes | None = None,
        names: tuple[str, ...] = (),
        *,
        position: Position | None = None,
    ) -> None:
        super().__init__(options, seed, names, position=position)
        self._swap = CardSwap(self.deals.get(self.seed.hex(), {}))
        here = self.position()
        there = replace(redealt(Random(0), here, self._swap, None), seed=here.seed, blocks=here.blocks)
        words, self._state = self._state.seed, _state(there)
        self._state.seed = words
        self._state.start_history()

    @cached_property
    def opening(self) -> tuple[Event, ...]:
        """The events of the deal, with the swapped cards in those that only some seats see."""
        return tuple(
            replace(event, cards=self._swap.hand(card for card in event.cards if card)) if event.audience else event
            for event in super().opening
        )


def _state(position: Position) -> State:
    state = state_of(position)
    state.trace = []
    return state


def main(deals: str) -> int:
    """`foretell`, in the other world."""
    OtherGame.deals = json.loads(Path(deals).read_text())
    vars(live_module)["Game"] = OtherGame
    return command_line(sys.argv[1:])


class World(Server):
    """The server of one world."""

    def __init__(self, folder: Path, stories: Sequence[Story], *, other: bool) -> None:
        data = folder / ("there" if other else "here")
        super().__init__(data, "--log-level", "debug")
        self.other = other
        self.identity = Identity(data)
        if other:
            deals = folder / "deals.json"
            deals.write_text(json.dumps({story.seed: story.swap for story in stories}))
            code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.server.secrecy import main; "
            self.program = ("-c", f"{code}sys.exit(main({str(deals)!r}))")
        asyncio.run(self._store(stories))

    async def _store(self, stories: Sequence[Story]) -> None:
        store = await open_store(f"sqlite:///{self.data / 'foretell.db'}")
        for story in stories:
            assert await store.create(story.lobby)
            assert await store.append([story.deal]) == [True]
        await store.close()

    def cookie(self, seat: int) -> str:
        """Return the cookie of the person in a seat."""
        return self.identity.set_cookie(person(seat)).split(";")[0].partition("=")[2]

    def player(self, seat: Viewer) -> Person:
        """Return the person in a seat, or a stranger."""
        someone = Person(self, f"{NAME} {seat}")
        if seat is not None:
            someone.http.cookies.set("foretell", self.cookie(seat))
        return someone

    async def tell(self, story: Story) -> "Sent":
        """Play a story. Return everything that its viewer and the other seats received."""
        seats = [story.viewer, *(seat for seat in range(len(story.lobby.seats)) if seat != story.viewer)]
        persons = {seat: self.player(seat) for seat in seats}
        joined = {seat: await persons[seat].connect(story.lobby.id, contribute=False) for seat in seats}
        try:
            return await Telling(story, persons, joined, other=self.other).all()
        finally:
            await asyncio.gather(*(seat.close() for seat in joined.values()))
            await asyncio.gather(*(someone.http.aclose() for someone in persons.values()))


class Sent(NamedTuple):
    """What the server of one world sent."""

    viewer: list[bytes]
    others: list[bytes]
    taken_back: int


class Telling:
    """Plays a story."""

    def __init__(self, story: Story, persons: dict[Viewer, Person], joined: dict[Viewer, Seat], *, other: bool) -> None:
        self._story = story
        self._person = persons[story.viewer]
        self._viewer = joined[story.viewer]
        self._joined = joined
        self._other = other
        self._answers: list[bytes] = []
        self._taken_back = 0

    async def all(self) -> Sent:
        """Make all decisions, and now and then every request that the viewer can make."""
        for number, (seat, here, there) in enumerate(self._story.plies):
            if number % 8 == 0 or number == len(self._story.plies) - 1:
                await self._try_everything()
            await self._act(seat, there if self._other else here, take_back=number % 3 == 0)
        await self._try_everything()
        others = [data for seat, joined in self._joined.items() if seat != self._story.viewer for data in joined.frames]
        return Sent([*self._viewer.received, *self._answers], others, self._taken_back)

    async def _act(self, seat: int, token: str, *, take_back: bool) -> None:
        """Make a decision. With `take_back`, take it back if possible and make it again."""
        mover = self._joined[seat]
        await self._settle()
        await mover.act(token)
        await mover.until(mover.ply + 1)
        if take_back and mover.view["undo"]:
            self._taken_back += 1
            await mover.send({"type": "undo", "ply": mover.ply})
            await mover.until(mover.ply + 1)
            await mover.act(token)
            await mover.until(mover.ply + 1)
        await self._settle()

    async def _settle(self) -> None:
        ply = max(seat.ply for seat in self._joined.values())
        await asyncio.gather(*(seat.until(max(ply, 0)) for seat in self._joined.values()))

    async def _try_everything(self) -> None:
        """Make every request that the viewer can make, valid or not, by socket and by HTTP."""
        await self._settle()
        ply, seat = self._viewer.ply, self._viewer
        illegal = [token for token in ("7C", "+AS", "x2M", "pass", "=9") if token not in seat.choices]
        tried: list[dict[str, object]] = [
            *({"type": "act", "ply": at, "action": token} for at in (-1, ply, ply + 1) for token in illegal),
            {"type": "undo", "ply": ply - 1},
            {"type": "weigh", "ply": -1},
            {"type": "back"},
            {"type": "contribute", "contribution": "0" * 64},
            {"type": "hello", "version": 1},
            {"type": "nonsense"},
        ]
        for message in tried:
            await seat.refusal(message)
        await seat.check()
        if seat.seat is not None:
            await seat.send({"type": "weigh", "ply": ply})
            await seat.hear("prospects", ply=ply)
        for method, path, body in self._asked(ply):
            answer = await self._person.http.request(method, f"/api/v1/tables/{self._story.lobby.id}{path}", json=body)
            headers = sorted((key, value) for key, value in answer.headers.items() if key not in ("date", "set-cookie"))
            self._answers += [f"{method} {path} {answer.status_code} {headers}".encode(), answer.content]

    def _asked(self, ply: int) -> list[tuple[str, str, object]]:
        refused = [("GET", f"/frames?eyes={eyes}", None) for eyes in ("open", "4", "0", "1", "spectator")]
        return [
            *refused,
            ("GET", "", None),
            ("GET", "/view", None),
            ("GET", "/prospects", None),
            ("GET", "/frames?since=0", None),
            ("GET", "/record", None),
            ("GET", "/sheet", None),
            ("POST", "/moves", {"ply": ply, "action": "=9"}),
            ("POST", "/moves", {"ply": -1, "action": "pass"}),
            ("POST", "/undo", {"ply": ply - 1}),
            ("POST", "/back", None),
            ("POST", "/start", None),
            ("POST", "/rematch", None),
            ("DELETE", "/seats/1", None),
        ]
