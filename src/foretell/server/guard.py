"""The outermost layer of HTTP: rate limits, origins, identity, and the headers of every response."""

import math
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import NamedTuple, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Method, Receive, Scope, Send

from ..table.refusals import Refusal
from .api.bodies import Problem
from .api.parts import CLIENT, HUNG_UP, PERSON, WAITING, ServerParts
from .api.problems import STATUS
from .api.routes import PATH
from .identity import new_person
from .limits import Limits, client_of
from .origins import origin_allowed
from .pages import POLICY, SUBRESOURCES, Page, Site

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_NO_METHOD = cast("Method", "NONE")
"""No route accepts it, so the response is 405 with a list of the methods that the address accepts."""
SITE_SHARE = 10
"""A client may request the site's files at this multiple of the usual rate: a page has many, and each costs little."""
MAX_ADDRESS = 1000
"""Maximum number of characters in the path and the query of a request to the routes. Litestar keeps both in memory."""
CHECKS = frozenset({"/health", "/ready"})
CHECK_RATE, CHECK_BURST = 10.0, 20.0
"""Limits on the health checks of one client. They are counted separately, so that a monitor always gets an answer."""
HUNG_UP_STATUS = 499
"""Counted in place of the status if the client hung up, as nginx does: nobody gets the response."""
MAX_REFUSALS = 1000.0
"""Number of refusals because of a rate after which each further one also closes the connection. Time refills it at the
usual rate. A refusal closes the connection at once if further requests wait behind the refused one."""
COSTS: Mapping[tuple[str, str], float] = {
    ("GET", "/metrics"): 2,
    ("GET", f"{PATH}/tables"): 3,
    ("GET", f"{PATH}/games"): 2,
    ("GET", f"{PATH}/games/public"): 2,
    ("POST", f"{PATH}/tables"): 3,
    ("POST", f"{PATH}/play"): 3,
    ("POST", f"{PATH}/lesson"): 3,
    ("GET", f"{PATH}/daily"): 3,
    ("POST", f"{PATH}/daily"): 3,
    ("POST", f"{PATH}/duplicates"): 3,
}
"""How many requests a request counts as, if it costs the server more than others."""
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Sent if players use https: for a year, browsers then use nothing else for this host."""

SUBRESOURCE_HEADERS = frozenset({b"x-content-type-options", b"cross-origin-resource-policy"})
"""Scripts, styles and fonts need only these headers. All of them would add much to the size of a first visit."""


class RequestHeaders(NamedTuple):
    """The headers of a request that the guard reads."""

    host: str
    origin: str | None
    fetch_site: str | None
    cookie: str | None
    authorization: str | None
    content_type: str
    body: bool
    forwarded: str | None
    accept: str
    accept_encoding: str
    if_none_match: str


class Guard:
    """An ASGI application around the routes."""

    def __init__(self, app: ASGIApp, parts: ServerParts) -> None:
        self._app = app
        self._parts = parts
        self._site = Site(parts.settings.site)
        self._limits = Limits(parts.settings.rate)
        self._site_limits = Limits(parts.settings.rate * SITE_SHARE)
        self._check_limits = Limits(CHECK_RATE if parts.settings.rate else 0.0, CHECK_BURST)
        self._refusals = Limits(parts.settings.rate, MAX_REFUSALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        answer = _Answer(self._parts, scope, send)
        headers = read_headers(scope["headers"])
        try:
            page = self._page(scope, headers, answer)
            if page is None:
                self._check(scope, headers, answer)
        except Refusal as refusal:
            self._parts.metrics.refusals[refusal.code] += 1
            await answer.refuse(refusal)
        else:
            if page is not None:
                await answer.show(page)
                return
            if scope["method"] == "OPTIONS":
                # Litestar's own answer leaves out methods where several handlers share a path.
                scope["method"] = _NO_METHOD
            await self._app(scope, answer.watched(receive) if headers.body else receive, answer.send)

    def _page(self, scope: HTTPScope, headers: RequestHeaders, answer: "_Answer") -> Page | None:
        """Return what the site has at this address; None if the routes should answer."""
        path, method = scope["path"], scope["method"]
        if method in ("GET", "HEAD"):
            if not self._site.answers(path, headers.accept):
                return None
            self._limit(self._site_limits, self._client(scope, headers), answer)
            return self._site.answer(path, headers.accept, headers.accept_encoding, headers.if_none_match)
        if self._site.has(path):
            self._limit(self._limits, self._client(scope, headers), answer)
            answer.headers.append((b"allow", b"GET, HEAD"))
            raise Refusal("method", "this address does not accept this method")
        return None

    def _client(self, scope: HTTPScope, headers: RequestHeaders) -> str:
        client = scope["client"]
        return client_of(client[0] if client else None, headers.forwarded, trust_proxy=self._parts.settings.trust_proxy)

    def _limit(self, limits: Limits, client: str, answer: "_Answer", cost: float = 1.0) -> None:
        if (wait := limits.wait(client, cost)) > 0:
            answer.headers.append((b"retry-after", b"%d" % math.ceil(wait)))
            if self._refusals.wait(client) > 0 or answer.has_waiting():
                answer.headers.append((b"connection", b"close"))
            raise Refusal("too_fast", "too many requests; wait a moment")

    def _check(self, scope: HTTPScope, headers: RequestHeaders, answer: "_Answer") -> None:
        client = self._client(scope, headers)
        scope.setdefault("state", {})[CLIENT] = client
        limits = self._check_limits if scope["path"] in CHECKS else self._limits
        self._limit(limits, client, answer, COSTS.get((scope["method"], scope["path"]), 1.0))
        if len(scope["path"]) + len(scope["query_string"]) > MAX_ADDRESS:
            raise Refusal("malformed", f"an address may have at most {MAX_ADDRESS} characters")
        unsafe = scope["method"] not in SAFE
        if unsafe:
            self._check_change(headers)
        self._know(scope, headers, answer, unsafe=unsafe)

    def _check_change(self, headers: RequestHeaders) -> None:
        """Refuse a change requested by a page of another site, and a body that is not JSON."""
        if headers.authorization is None:
            # Browsers send Origin with every change. Those that leave it out send Sec-Fetch-Site.
            foreign = headers.origin is None and headers.fetch_site not in (None, "same-origin", "none")
            if foreign or not origin_allowed(headers.origin, headers.host, self._parts.settings):
                raise Refusal(
                    "other_origin", "the request came from a page of another origin; see the setting `origins`"
                )
        if headers.body and headers.content_type.partition(";")[0].strip().lower() != "application/json":
            raise Refusal("malformed", "the body must be JSON, with Content-Type: application/json")

    def _know(self, scope: HTTPScope, headers: RequestHeaders, answer: "_Answer", *, unsafe: bool) -> None:
        """Identify the person. A client without a cookie becomes a new guest when it changes something."""
        identity = self._parts.identity
        person = identity.person(headers.cookie, headers.authorization)
        if headers.authorization is not None:
            if person is None:
                raise Refusal("unknown_token", "this token is not valid here; get one with POST /api/v1/tokens")
        elif person is None and unsafe:
            person = new_person()
            answer.cookie = person
        elif person is not None and identity.outdated(headers.cookie):
            answer.cookie = person
        scope.setdefault("state", {})[PERSON] = person


class _Answer:
    """Sends a response, with our headers and, if it is successful, the cookie."""

    def __init__(self, parts: ServerParts, scope: HTTPScope, send: Send) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.cookie: str | None = None
        self._parts = parts
        self._scope = scope
        self._send = send

    def has_waiting(self) -> bool:
        """Return whether further requests wait for this answer on the same connection."""
        waiting = self._scope.get("state", {}).get(WAITING)
        return waiting is not None and bool(waiting())

    def watched(self, receive: Receive) -> Receive:
        """Return a `receive` that notes whether the client hung up before it had sent the whole body."""

        async def watch() -> HTTPReceiveMessage:
            message = cast("HTTPReceiveMessage", await receive())
            if message["type"] == "http.disconnect":
                self._scope["state"][HUNG_UP] = True
            return message

        return watch

    async def send(self, message: Message) -> None:
        """Send a message of the routes, with our headers."""
        if message["type"] == "http.response.start":
            route = self._scope.get("path_template") or "other"
            status = HUNG_UP_STATUS if self._scope.get("state", {}).get(HUNG_UP) else message["status"]
            self._parts.metrics.http_requests[route, status] += 1
            message["headers"] = [*message["headers"], *self._added(message["status"], message["headers"])]
        await self._send(message)

    async def show(self, page: Page) -> None:
        self._scope["path_template"] = "site"
        await self.send({"type": "http.response.start", "status": page.status, "headers": page.headers})
        body = b"" if self._scope["method"] == "HEAD" else page.body
        await self.send({"type": "http.response.body", "body": body, "more_body": False})

    async def refuse(self, refusal: Refusal) -> None:
        """Send a refusal in place of the routes."""
        status = STATUS[refusal.code]
        body = msgspec.json.encode(Problem(code=refusal.code, reason=str(refusal)))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body, "more_body": False})

    def _added(self, status: int, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        there = {name.lower(): value for name, value in given}
        subresource = there.get(b"content-type", b"").decode("latin-1").startswith(SUBRESOURCES)
        headers = (*HEADERS, HSTS) if self._parts.settings.secure else HEADERS
        added = [
            pair for pair in headers if pair[0] not in there and (not subresource or pair[0] in SUBRESOURCE_HEADERS)
        ]
        added += self.headers
        if self._scope["path"].startswith("/api/"):
            added.append((b"cache-control", b"no-store"))
        if self.cookie is not None and status < HTTPStatus.BAD_REQUEST:
            added.append((b"set-cookie", self._parts.identity.set_cookie(self.cookie).encode()))
        return added


def read_headers(headers: Iterable[tuple[bytes, bytes]]) -> RequestHeaders:
    """Pick the headers that the guard reads. The values of a repeated header are joined, so that none is ignored."""
    found: dict[bytes, str] = {}
    for name, value in headers:
        text = value.decode("latin-1")
        joint = "; " if name == b"cookie" else ", "
        found[name] = f"{found[name]}{joint}{text}" if name in found else text
    return RequestHeaders(
        host=found.get(b"host", ""),
        origin=found.get(b"origin"),
        fetch_site=found.get(b"sec-fetch-site"),
        cookie=found.get(b"cookie"),
        authorization=found.get(b"authorization"),
        content_type=found.get(b"content-type", ""),
        body=found.get(b"content-length", "0") != "0" or b"transfer-encoding" in found,
        forwarded=found.get(b"x-forwarded-for"),
        accept=found.get(b"accept", ""),
        accept_encoding=found.get(b"accept-encoding", ""),
        if_none_match=found.get(b"if-none-match", ""),
    )
