"""Identify people by a random number in a signed cookie, and programs by one in a signed token."""

import hmac
import json
import os
import re
import secrets
import stat
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Literal, NamedTuple

from ..errors import ForetellError
from ..file_lock import FileLock
from .logs import note

COOKIE = "foretell"
DAY = 86_400
NEW_KEY_AFTER = 30 * DAY
KEEP_FOR = 400 * DAY
"""Seconds for which a key verifies, and for which browsers keep a cookie. A key signs cookies until it is 30 days old,
so the last of these is valid for about 370 days."""
MAX_HEADER = 8192
_SIGNED = re.compile("([0-9a-f]{32})\\.([0-9a-f]{8})\\.([0-9a-f]{64})")
Use = Literal["cookie", "token"]
_TOKEN_PREFIX = "ft_"  # noqa: S105 (a prefix, not a secret)


class KeysError(ForetellError):
    """The key file cannot be used."""


class SigningKey(NamedTuple):
    """A secret that signs cookies and tokens."""

    id: str
    made: int
    secret: bytes


def new_person() -> str:
    """Return the random number of a new person."""
    return secrets.token_hex(16)


# --- the key file ---------------------------------------------------------------------------------


class Keys:
    """The keys of the data folder. The newest one signs, all verify. Several processes may share the folder."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self._file = folder / "keys.json"
        self._clock = clock
        self._seen: tuple[int, int] | None = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._keys = self._renewed()
        except OSError as error:
            reason = f"the folder {folder} cannot be used: {error.strerror}; choose another with --data"
            raise KeysError(reason) from None

    @property
    def newest(self) -> SigningKey:
        """The key that signs. If it is too old, a new one is made."""
        newest = self._keys[-1]
        if self._clock() - newest.made < NEW_KEY_AFTER:
            return newest
        self._keys = self._renewed()
        return self._keys[-1]

    def find(self, name: str) -> SigningKey | None:
        """Return a key by its id. Read the file again if another process has changed it."""
        found = self._named(name)
        if found is None and self._seen != self._state():
            self._keys = self._read()
            found = self._named(name)
        return found if found is None or self._clock() - found.made < KEEP_FOR else None

    def _named(self, name: str) -> SigningKey | None:
        return next((key for key in self._keys if key.id == name), None)

    def _state(self) -> tuple[int, int] | None:
        try:
            status = self._file.stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_ino

    def _renewed(self) -> list[SigningKey]:
        """Return the keys of the file. If the newest is old, add a new key and drop expired ones."""
        with FileLock(self._file.with_suffix(".lock"), wait=True):
            keys = self._read() if self._file.exists() else []
            now = int(self._clock())
            if keys and now - keys[-1].made < NEW_KEY_AFTER:
                return keys
            kept = [key for key in keys if now - key.made < KEEP_FOR]
            renewed = [*kept, SigningKey(secrets.token_hex(4), now, secrets.token_bytes(32))]
            self._write(renewed)
            if keys:
                note("key_renewed", keys=len(renewed))
            return renewed

    def _read(self) -> list[SigningKey]:
        self._seen = self._state()
        if os.name == "posix" and stat.S_IMODE(self._file.stat().st_mode) & 0o077:
            raise KeysError(
                f"other users can read {self._file} and could play for anybody: delete the file, which makes "
                f"everybody a new guest, or, if nobody has read it, run chmod 600 on it"
            )
        try:
            listed = json.loads(self._file.read_bytes())
            keys = [SigningKey(str(key["id"]), int(key["made"]), bytes.fromhex(key["secret"])) for key in listed]
        except (ValueError, KeyError, TypeError):
            raise KeysError(f"{self._file} is damaged: delete it, which makes everybody a new guest") from None
        return sorted(keys, key=lambda key: key.made)

    def _write(self, keys: list[SigningKey]) -> None:
        """Replace the file atomically. Other users can never read it."""
        listed = [{"id": key.id, "made": key.made, "secret": key.secret.hex()} for key in keys]
        draft = self._file.with_name(f".keys-{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
            json.dump(listed, stream, indent=1)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(self._file)
        self._seen = self._state()


# --- cookies and tokens ---------------------------------------------------------------------------


class Identity:
    """Signs cookies and tokens, and verifies them."""

    def __init__(self, folder: Path, *, secure: bool = False, clock: Callable[[], float] = time.time) -> None:
        self._keys = Keys(folder, clock)
        self._secure = secure

    def person(self, cookie_header: str | None, authorization: str | None) -> str | None:
        """Return the person of the token or, without one, of the cookie; None if it is not valid."""
        if authorization is not None:
            return self._of_token(authorization)
        return self._verified("cookie", cookie_in(cookie_header))

    def set_cookie(self, person: str) -> str:
        """Return the value of a Set-Cookie header."""
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={self._signed('cookie', person)}; Path=/; Max-Age={KEEP_FOR}; HttpOnly; SameSite=Lax{secure}"

    def outdated(self, cookie_header: str | None) -> bool:
        """Return whether a valid cookie should be signed again with the newest key."""
        found = _SIGNED.fullmatch(cookie_in(cookie_header) or "")
        return found is not None and found[2] != self._keys.newest.id

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


def cookie_in(header: str | None) -> str | None:
    """Return our cookie from a Cookie header."""
    if header is None or len(header) > MAX_HEADER:
        return None
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip()
    return None


def _signature(key: SigningKey, use: Use, person: str) -> str:
    """Sign a person for one use, so that nobody can use a cookie as a token, or a token as a cookie."""
    return hmac.new(key.secret, f"foretell {use} 1\0{person}".encode(), sha256).hexdigest()
