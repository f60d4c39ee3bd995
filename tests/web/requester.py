"""What a person does by requests, without their page: it sets up what a test itself does not examine."""

import json
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.deals import contribution
from tests.server.harness import PATIENCE, Server


class Requester:
    """Someone whose requests have the cookies of their browser."""

    server: Server
    name: str
    context: BrowserContext
    page: Page

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Make a request with this browser's cookies, to set up what the test itself does not examine."""
        status, answer = self._ask(method, path, body)
        assert 200 <= status < 300, f"{method} {path}: {status} {answer}"
        return answer

    def _ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Make a request, and return the status and the JSON of its answer."""
        path, origin = f"/api/v1{path}", {"Origin": self.server.url}
        cookies = self.context.cookies(self.server.url)
        if not cookies:  # the answer may bring the browser a cookie
            first = self.context.request.fetch(path, method=method, data=body, headers=origin)
            return first.status, first.json() if first.body() else None
        # A request through Playwright takes several times as much CPU time.
        headers = {**origin, "Cookie": "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)}
        data = None if body is None else json.dumps(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        with closing(HTTPConnection(self.server.url.removeprefix("http://"), timeout=PATIENCE)) as connection:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            text = answer.read()
        return answer.status, json.loads(text) if text else None

    def opens_table(self, *, players: int, bots: int = 0, **wishes: object) -> str:
        """Open a table with this person in the first seat and bots in the last ones. Return its id."""
        table = self.call("POST", "/tables", {"players": players, "name": self.name, **wishes})["table"]
        key = str(table["id"])
        for seat in range(players - bots, players):
            self.call("PUT", f"/tables/{key}/seats/{seat}/bot", {"level": "novice"})
        return key

    def sits_down(self, table: str, seat: int) -> None:
        """Take a seat at somebody's table."""
        self.call("PUT", f"/tables/{table}/seats/{seat}", {"name": self.name})

    def contributes(self, table: str) -> None:
        """Contribute to the deal what the page would contribute, if it has not done so."""
        given = {"contribution": contribution(self.name)}
        status, answer = self._ask("POST", f"/tables/{table}/contribution", given)
        assert 200 <= status < 300 or answer["code"] == "already_contributed", answer

    def starts(self, table: str, *others: "Requester") -> None:
        """Start the game after everybody has contributed, and wait until the cards are dealt.

        A contribution that came too late would lead to another deal.
        """
        for person in (self, *others):
            person.contributes(table)
        self.call("POST", f"/tables/{table}/start")
        self.waits_for_the_deal(table)

    def waits_for_the_deal(self, table: str) -> None:
        """Wait until the cards of a game that was started are dealt."""
        while (answer := self._ask("GET", f"/tables/{table}/view"))[0] != 200:
            assert answer[1]["code"] == "not_started", answer
            self.page.wait_for_timeout(20)

    def view(self, table: str) -> dict[str, Any]:
        """This person's view, from the server."""
        view: dict[str, Any] = self.call("GET", f"/tables/{table}/view")["view"]
        return view

    def waits_for_the_prediction(self, table: str) -> None:
        """Wait until the server has saved the prediction that the page has sent."""
        while any(choice.startswith("=") for choice in self.view(table)["choices"]):
            self.page.wait_for_timeout(20)

    def plays_out(self, table: str) -> int:
        """Play a dealt game to its end without the page, and return its last ply. The result is saved after it."""
        last = self._plays_until(table, lambda view: view["phase"] == "over")
        while self.call("GET", f"/tables/{table}")["table"]["status"] != "over":
            self.page.wait_for_timeout(20)
        return last

    def plays_until_predictions(self, table: str, round_number: int = 1, *, eager: str | None = None) -> int:
        """Play to the predictions of a round without the page, and return the ply at which this person predicts.

        The person chooses the action `eager` as soon as it is offered.
        """
        return self._plays_until(
            table,
            lambda view: view["phase"] == "predict" and view["round"] == round_number and bool(view["choices"]),
            eager,
        )

    def _plays_until(self, table: str, reached: Callable[[dict[str, Any]], bool], eager: str | None = None) -> int:
        made = 0
        while True:
            now = self.call("GET", f"/tables/{table}/view")
            view, ply = now["view"], int(now["ply"])
            if reached(view):
                return ply
            if choices := view["choices"]:
                # Not by the ply: others may predict before or after this person.
                action = eager if eager in choices else choices[made % len(choices)]
                made += 1
                self.call("POST", f"/tables/{table}/moves", {"ply": ply, "action": action})
