"""Check the handshake of a socket, and reject it if it is not allowed."""

import asyncio
import re

import msgspec
from uvicorn.protocols.utils import get_remote_addr
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from ..table.refusals import Refusal
from .api.bodies import Problem
from .api.problems import STATUS
from .identity import Identity
from .incoming import header_of
from .limits import client_of
from .origins import origin_allowed
from .settings import Settings

PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9]{1,40})/socket(?:\?.*)?")


def check(request: Request, identity: Identity, settings: Settings) -> None:
    """Refuse a wrong address, a page of another origin, and an invalid token."""
    headers = request.headers
    if not PATH.fullmatch(request.path):
        raise Refusal("not_found", "there is no socket at this address; use /api/v1/tables/{id}/socket")
    if not origin_allowed(header_of(headers, "Origin"), header_of(headers, "Host") or "", settings):
        raise Refusal("other_origin", "the request came from a page of another origin; see the setting `origins`")
    authorization = header_of(headers, "Authorization")
    if authorization is not None and identity.person(None, authorization) is None:
        raise Refusal("unknown_token", "this token is not valid here; get one with POST /api/v1/tokens")


def client_at(transport: asyncio.Transport | None, headers: Headers, settings: Settings) -> str:
    """Return the client of a connection, as `client_of` names it."""
    peer = None if transport is None else get_remote_addr(transport)
    forwarded = header_of(headers, "X-Forwarded-For")
    return client_of(peer[0] if peer else None, forwarded, trust_proxy=settings.trust_proxy)


def rejection(ws: ServerProtocol, refusal: Refusal) -> Response:
    """Return the response to a refused handshake: a `Problem`, as for any request."""
    body = msgspec.json.encode(Problem(code=refusal.code, reason=str(refusal)))
    response = ws.reject(STATUS[refusal.code], body.decode())
    del response.headers["Content-Type"]
    response.headers["Content-Type"] = "application/json"
    return response
