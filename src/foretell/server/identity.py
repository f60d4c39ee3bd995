"""Identify people by a random number in a signed cookie, and programs by one in a signed token."""

import hmac
import re
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Literal

from .signing_keys import DAY, KEEP_FOR, Keys, KeysError, SigningKey, SigningKeys

__all__ = ["DAY", "Identity", "Keys", "KeysError", "cookie_in", "new_person"]

COOKIE = "foretell"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Browsers accept a cookie with this prefix only from the host itself, over https. Neighbouring hosts cannot set it."""
MAX_HEADER = 8192
_SIGNED = re.compile("([0-9a-f]{32})\\.([0-9a-f]{8})\\.([0-9a-f]{64})")
Use = Literal["cookie", "host cookie", "token"]
"""What a signature is for. A cookie with the prefix has another use than one without it. Otherwise, a neighbouring host
could give a visitor the content of the secure cookie of somebody else under the plain name."""
_TOKEN_PREFIX = "ft_"  # noqa: S105 (a prefix, not a secret)


def new_person() -> str:
    """Return the random number of a new person."""
    return secrets.token_hex(16)


# --- cookies and tokens ---------------------------------------------------------------------------


class Identity:
    """Signs cookies and tokens, and verifies them."""

    def __init__(
        self, keys: Path | SigningKeys, *, secure: bool = False, clock: Callable[[], float] = time.time
    ) -> None:
        self._keys: SigningKeys = Keys(keys, clock) if isinstance(keys, Path) else keys
        self._secure = secure
        self._cookie = SECURE_COOKIE if secure else COOKIE
        self._uses: tuple[Use, ...] = ("host cookie", "cookie") if secure else ("cookie",)
        """The uses that a signature in the cookie may have. New ones have the first."""

    def person(self, cookie_header: str | None, authorization: str | None) -> str | None:
        """Return the person of the token or, without one, of the cookie; None if it is not valid."""
        if authorization is not None:
            return self._of_token(authorization)
        cookie = cookie_in(cookie_header, self._cookie)
        if cookie is None and self._secure:  # version 0.1 used the plain name under https, too
            return self._verified("cookie", cookie_in(cookie_header))
        return next((person for use in self._uses if (person := self._verified(use, cookie))), None)

    def set_cookie(self, person: str) -> str:
        """Return the value of a Set-Cookie header."""
        secure = "; Secure" if self._secure else ""
        signed = self._signed(self._uses[0], person)
        return f"{self._cookie}={signed}; Path=/; Max-Age={KEEP_FOR}; HttpOnly; SameSite=Lax{secure}"

    def outdated(self, cookie_header: str | None) -> bool:
        """Return whether a valid cookie should be replaced: by one with the newest key, or with the present name."""
        cookie = cookie_in(cookie_header, self._cookie)
        if cookie is None or self._verified(self._uses[0], cookie) is None:
            return self.person(cookie_header, None) is not None
        return cookie.split(".")[1] != self._keys.newest.id

    def token(self, person: str) -> str:
        """Return a token for a program that acts for this person."""
        return _TOKEN_PREFIX + self._signed("token", person)

    def _of_token(self, authorization: str) -> str | None:
        scheme, _, token = authorization.partition(" ")
        if scheme.casefold() != "bearer" or not token.startswith(_TOKEN_PREFIX):
            return None
        return self._verified("token", token.removeprefix(_TOKEN_PREFIX))

    def _signed(self, use: Use, person: str) -> str:
        key = self._keys.newest
        return f"{person}.{key.id}.{_signature(key, use, person)}"

    def _verified(self, use: Use, signed: str | None) -> str | None:
        found = _SIGNED.fullmatch(signed or "")
        key = None if found is None else self._keys.find(found[2])
        if found is None or key is None or not hmac.compare_digest(_signature(key, use, found[1]), found[3]):
            return None
        return found[1]


def cookie_in(header: str | None, cookie: str = COOKIE) -> str | None:
    """Return a cookie from a Cookie header."""
    if header is None or len(header) > MAX_HEADER:
        return None
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie:
            return value.strip()
    return None


def _signature(key: SigningKey, use: Use, person: str) -> str:
    """Sign a person for one use, so that nobody can use a cookie as a token, or a token as a cookie."""
    return hmac.new(key.secret, f"foretell {use} 1\0{person}".encode(), sha256).hexdigest()
