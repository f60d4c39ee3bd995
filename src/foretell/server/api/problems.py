"""What is answered when something is refused or goes wrong: always a `Problem`, never the inside of the server."""

import math
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from ...store import StoreError
from ...table.refusals import Refusal
from ...table.wire import Code
from .. import logs
from ..limits import TooFast
from .bodies import Problem
from .parts import Parts

STATUS: Mapping[Code, int] = {
    "malformed": 400, "version": 400, "hello_first": 400, "wrong_options": 400,
    "unknown_token": 401,
    "not_seated": 403, "not_owner": 403, "no_spectators": 403, "other_origin": 403, "talk_off": 403,
    "no_table": 404, "no_seat": 404, "not_found": 404,
    "method": 405,
    "seat_taken": 409, "not_open": 409, "not_started": 409, "not_over": 409, "seats_free": 409, "stale": 409,
    "repeated": 409, "not_your_turn": 409, "illegal": 409, "cannot_undo": 409, "away": 409, "not_away": 409,
    "over": 409, "already_contributed": 409, "changed": 409,
    "too_big": 413,
    "too_fast": 429,
    "failed": 500,
    "busy": 503, "not_ready": 503,
}  # fmt: skip
ABOUT: Mapping[int, str] = {
    400: "Not understood", 401: "The token is not one of this server's", 403: "You may not", 404: "There is none",
    405: "Not this way", 409: "Not now", 413: "Too big", 429: "Too fast; see Retry-After", 503: "Not at the moment",
}  # fmt: skip
_OF_STATUS: Mapping[int, tuple[Code, str]] = {
    400: ("malformed", "this was not understood"),
    401: ("unknown_token", "the token is not one of this server's"),
    403: ("other_origin", "this is not allowed"),
    404: ("not_found", "there is nothing at this address"),
    405: ("method", "this address does not take this method"),
    413: ("too_big", "the body is too big"),
    429: ("too_fast", "too many requests: wait a moment"),
    503: ("not_ready", "the server is not ready"),
}
_MOST_REASON = 300

Handled = Request[Any, Any, Any]


class RefusalAt(Refusal):
    """A refusal, and the present ply to go on from, with what may be chosen there."""

    def __init__(self, code: Code, reason: str, ply: int, choices: tuple[str, ...]) -> None:
        super().__init__(code, reason)
        self.ply = ply
        self.choices = choices


def problem(code: Code, reason: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as a response."""
    return _response(Problem(code=code, reason=reason), headers)


def _response(body: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=STATUS[body.code], headers=headers, media_type="application/json")


def refuses(*codes: Code) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: why a route may refuse, besides what any may."""
    listed: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, "malformed", "unknown_token", "too_fast", "not_ready")):
        listed.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=f"{ABOUT[status]}: {', '.join(found)}.", generate_examples=False)
        for status, found in sorted(listed.items())
    }


def changes(*codes: Code) -> dict[int, ResponseSpec]:
    """The same for a route that changes something."""
    return refuses(*codes, "other_origin", "too_big")


# --- the handlers ---------------------------------------------------------------------------------


def of_refusal(request: Handled, error: Refusal) -> Response[Problem]:
    """A table, or the server around it, refuses."""
    _parts(request).metrics.refusals[error.code] += 1
    if isinstance(error, RefusalAt):
        return _response(Problem(code=error.code, reason=str(error), ply=error.ply, choices=error.choices))
    headers = {"Retry-After": str(math.ceil(error.wait))} if isinstance(error, TooFast) else None
    return problem(error.code, str(error), headers)


def of_store(request: Handled, error: StoreError) -> Response[Problem]:
    """The database is away."""
    _parts(request).metrics.refusals["not_ready"] += 1
    logs.failure("store failed", error, route=request.scope.get("path_template", "other"))
    return problem("not_ready", "the database does not answer: look whether it was done before you ask again")


def of_http(request: Handled, error: HTTPException) -> Response[Problem]:
    """Litestar refuses: an unknown address, a wrong method, a body that is not what it should be."""
    if error.status_code >= 500 and error.status_code != 503:
        return of_failure(request, error)
    code, reason = _OF_STATUS.get(error.status_code, _OF_STATUS[400])
    if isinstance(error, ValidationException):
        reason = _told(error) or reason
    _parts(request).metrics.refusals[code] += 1
    return problem(code, reason, headers=_allowed(error))


def of_failure(request: Handled, error: Exception) -> Response[Problem]:
    """A bug, or a database that went away. What it was is for the log alone."""
    _parts(request).metrics.failures += 1
    logs.failure("request failed", error, route=request.scope.get("path_template", "other"))
    return problem("failed", "something went wrong inside of the server; nothing more is known here")


def _allowed(error: HTTPException) -> dict[str, str]:
    """The methods that an address takes; OPTIONS, which Litestar adds, is none of ours."""
    listed = (error.headers or {}).get("allow", "")
    methods = sorted(method for method in listed.split(", ") if method not in ("", "OPTIONS"))
    return {"Allow": ", ".join(methods)} if methods else {}


def _told(error: ValidationException) -> str:
    """Which field is wrong, and why."""
    found = error.extra if isinstance(error.extra, list) else []
    told = [": ".join(filter(None, (each.get("key"), each.get("message")))) for each in found if isinstance(each, dict)]
    return "; ".join(told)[:_MOST_REASON]


def _parts(request: Handled) -> Parts:
    parts: Parts = request.app.state.parts
    return parts
