"""Responses to refused requests and errors: always a `Problem`, which reveals nothing about the server's internals."""

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
from .parts import HUNG_UP, ServerParts
from .strictness import MAX_REASON

STATUS: Mapping[Code, int] = {
    "malformed": 400, "version": 400, "hello_first": 400, "wrong_options": 400, "wrong_name": 400,
    "unknown_token": 401,
    "not_seated": 403, "not_owner": 403, "no_spectators": 403, "other_origin": 403, "talk_off": 403,
    "no_coach": 403,
    "no_table": 404, "no_seat": 404, "not_found": 404,
    "method": 405,
    "seat_taken": 409, "other_table": 409, "not_open": 409, "not_started": 409, "not_over": 409, "seats_free": 409,
    "stale": 409, "repeated": 409, "not_your_turn": 409, "illegal": 409, "cannot_undo": 409, "away": 409,
    "not_away": 409, "over": 409, "already_contributed": 409, "changed": 409,
    "ended": 410,
    "too_big": 413,
    "too_fast": 429,
    "failed": 500,
    "no_reviews": 501,
    "busy": 503, "not_ready": 503,
}  # fmt: skip
ABOUT: Mapping[int, str] = {
    400: "Invalid request", 401: "Invalid token", 403: "Not allowed", 404: "Not found", 405: "Method not allowed",
    409: "Not possible now", 410: "Ended without a result",
    413: "Too big", 429: "Too many requests; see Retry-After", 500: "Failed", 501: "Not offered by this server",
    503: "Temporarily unavailable",
}  # fmt: skip
_OF_STATUS: Mapping[int, tuple[Code, str]] = {
    400: ("malformed", "the request is invalid"),
    401: ("unknown_token", "this token is not valid here"),
    403: ("other_origin", "this is not allowed"),
    404: ("not_found", "there is nothing at this address"),
    405: ("method", "this address does not accept this method"),
    413: ("too_big", "the body is too big"),
    429: ("too_fast", "too many requests; wait a moment"),
    503: ("not_ready", "the server is not ready"),
}

Handled = Request[Any, Any, Any]


class RefusalAt(Refusal):
    """A refusal with the present ply and choices."""

    def __init__(self, code: Code, reason: str, ply: int, choices: tuple[str, ...]) -> None:
        super().__init__(code, reason)
        self.ply = ply
        self.choices = choices


def problem(code: Code, reason: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return _response(Problem(code=code, reason=reason), headers)


def _response(body: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=STATUS[body.code], headers=headers, media_type="application/json")


def refuses(*codes: Code) -> dict[int, ResponseSpec]:
    """Return the refusals of a route, for the OpenAPI document. Those that every route has are added."""
    listed: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, "malformed", "unknown_token", "too_fast", "not_ready")):
        listed.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=f"{ABOUT[status]}: {', '.join(found)}.", generate_examples=False)
        for status, found in sorted(listed.items())
    }


def changes(*codes: Code) -> dict[int, ResponseSpec]:
    """Return the same as `refuses`, for a route that changes something."""
    return refuses(*codes, "other_origin", "too_big")


# --- the handlers ---------------------------------------------------------------------------------


def of_refusal(request: Handled, error: Refusal) -> Response[Problem]:
    _parts(request).metrics.refusals[error.code] += 1
    if isinstance(error, RefusalAt):
        return _response(Problem(code=error.code, reason=str(error), ply=error.ply, choices=error.choices))
    headers = {"Retry-After": str(math.ceil(error.wait))} if isinstance(error, TooFast) else None
    return problem(error.code, str(error), headers)


def of_store(request: Handled, error: StoreError) -> Response[Problem]:
    _parts(request).metrics.refusals["not_ready"] += 1
    logs.failure("store failed", error, route=request.scope.get("path_template", "other"))
    return problem(
        "not_ready", "the database is not responding; check whether the request took effect before you repeat it"
    )


def of_http(request: Handled, error: HTTPException) -> Response[Problem]:
    """Handle a refusal by Litestar: an unknown address, a wrong method, an invalid body."""
    if request.scope["state"].get(HUNG_UP):  # Litestar treats this as an error of the server
        return problem("malformed", "the body is incomplete")
    if error.status_code >= 500 and error.status_code != 503:
        return of_failure(request, error)
    code, reason = _OF_STATUS.get(error.status_code, _OF_STATUS[400])
    if isinstance(error, ValidationException):
        reason = _details(error) or reason
    _parts(request).metrics.refusals[code] += 1
    return problem(code, reason, headers=_allowed(error))


def of_failure(request: Handled, error: Exception) -> Response[Problem]:
    """Handle a bug. Only the log contains details."""
    _parts(request).metrics.failures += 1
    logs.failure("request failed", error, route=request.scope.get("path_template", "other"))
    return problem("failed", "internal server error; the server's log has the details")


def _allowed(error: HTTPException) -> dict[str, str]:
    """Return the methods that an address accepts, without OPTIONS, which Litestar adds."""
    listed = (error.headers or {}).get("allow", "")
    methods = sorted(method for method in listed.split(", ") if method not in ("", "OPTIONS"))
    return {"Allow": ", ".join(methods)} if methods else {}


def _details(error: ValidationException) -> str:
    """Say which field is wrong, and why."""
    found = error.extra if isinstance(error.extra, list) else []
    details = [
        ": ".join(filter(None, (each.get("key"), each.get("message")))) for each in found if isinstance(each, dict)
    ]
    return "; ".join(details)[:MAX_REASON]


def _parts(request: Handled) -> ServerParts:
    parts: ServerParts = request.app.state.parts
    return parts
