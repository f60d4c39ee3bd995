"""Who somebody is: a random number in a signed cookie, or in a token for programs."""

import hmac
import json
import os
import re
import secrets
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ..errors import ForetellError
from .logs import note

COOKIE = "foretell"
DAY = 86_400
NEW_KEY_AFTER = 30 * DAY
KEEP_FOR = 400 * DAY
"""From when a key was made. Browsers keep a cookie as long from when it was set, which is up to 30 days later: the last
cookie that a key signs is good for about 370 days."""
MOST_HEADER = 8192
_SIGNED = re.compile("([0-9a-f]{32})\\.([0-9a-f]{8})\\.([0-9a-f]{64})")
_TOKEN_PREFIX = "ft_"  # noqa: S105 (it tells a token from other secrets)


class KeysError(ForetellError):
    """The file of keys cannot be used."""


class Key(NamedTuple):
    """A secret that signs."""

    id: str
    made: int
    secret: bytes


def new_person() -> str:
    """A person that nobody has been yet."""
    return secrets.token_hex(16)


# --- the file of keys -----------------------------------------------------------------------------


class Keys:
    """The keys of the data folder: the newest signs, all verify. Several processes may share the folder."""

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
    def newest(self) -> Key:
        """The key that signs; made anew when it is old."""
        newest = self._keys[-1]
        if self._clock() - newest.made < NEW_KEY_AFTER:
            return newest
        self._keys = self._renewed()
        return self._keys[-1]

    def find(self, name: str) -> Key | None:
        """A key by its id; another process may have made it a moment ago."""
        found = self._named(name)
        if found is None and self._seen != self._state():
            self._keys = self._read()
            found = self._named(name)
        return found if found is None or self._clock() - found.made < KEEP_FOR else None

    def _named(self, name: str) -> Key | None:
        return next((key for key in self._keys if key.id == name), None)

    def _state(self) -> tuple[int, int] | None:
        try:
            told = self._file.stat()
        except OSError:
            return None
        return told.st_mtime_ns, told.st_ino

    def _renewed(self) -> list[Key]:
        """What the file holds, with a new key if the last one is old, and without those that are too old."""
        with _locked(self._file.with_suffix(".lock")):
            keys = self._read() if self._file.exists() else []
            now = int(self._clock())
            if keys and now - keys[-1].made < NEW_KEY_AFTER:
                return keys
            kept = [key for key in keys if now - key.made < KEEP_FOR]
            renewed = [*kept, Key(secrets.token_hex(4), now, secrets.token_bytes(32))]
            self._write(renewed)
            if keys:
                note("key_renewed", keys=len(renewed))
            return renewed

    def _read(self) -> list[Key]:
        self._seen = self._state()
        if os.name == "posix" and stat.S_IMODE(self._file.stat().st_mode) & 0o077:
            raise KeysError(
                f"{self._file} can be read by others, who could then play for anybody: delete it, which makes "
                f"everybody a new guest, or, if nobody has read it, run chmod 600 on it"
            )
        try:
            listed = json.loads(self._file.read_bytes())
            keys = [Key(str(key["id"]), int(key["made"]), bytes.fromhex(key["secret"])) for key in listed]
        except (ValueError, KeyError, TypeError):
            raise KeysError(f"{self._file} is damaged: delete it, which makes everybody a new guest") from None
        return sorted(keys, key=lambda key: key.made)

    def _write(self, keys: list[Key]) -> None:
        """All of it or nothing, and never readable by others."""
        listed = [{"id": key.id, "made": key.made, "secret": key.secret.hex()} for key in keys]
        draft = self._file.with_name(f".keys-{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
            json.dump(listed, stream, indent=1)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(self._file)
        self._seen = self._state()


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """One process at a time, where the system can do that."""
    try:
        import fcntl  # noqa: PLC0415 (not on Windows)
    except ImportError:  # pragma: no cover
        yield
        return
    with os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "r+") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        yield


# --- cookies and tokens ---------------------------------------------------------------------------


class Identity:
    """Signs persons, and knows them again."""

    def __init__(self, folder: Path, *, secure: bool = False, clock: Callable[[], float] = time.time) -> None:
        self._keys = Keys(folder, clock)
        self._secure = secure

    def person(self, cookie_header: str | None, authorization: str | None) -> str | None:
        """Whose request this is: the token's if there is one, else the cookie's; None for somebody unknown."""
        if authorization is not None:
            return self._of_token(authorization)
        return self._verified("cookie", cookie_in(cookie_header))

    def set_cookie(self, person: str) -> str:
        """The value of a Set-Cookie header."""
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={self._signed('cookie', person)}; Path=/; Max-Age={KEEP_FOR}; HttpOnly; SameSite=Lax{secure}"

    def outdated(self, cookie_header: str | None) -> bool:
        """Whether a valid cookie should be signed again, by the newest key."""
        found = _SIGNED.fullmatch(cookie_in(cookie_header) or "")
        return found is not None and found[2] != self._keys.newest.id

    def token(self, person: str) -> str:
        """A token for a program that acts for this person."""
        return _TOKEN_PREFIX + self._signed("token", person)

    def _of_token(self, authorization: str) -> str | None:
        scheme, _, token = authorization.partition(" ")
        if scheme.casefold() != "bearer" or not token.startswith(_TOKEN_PREFIX):
            return None
        return self._verified("token", token.removeprefix(_TOKEN_PREFIX))

    def _signed(self, use: str, person: str) -> str:
        key = self._keys.newest
        return f"{person}.{key.id}.{_signature(key, use, person)}"

    def _verified(self, use: str, signed: str | None) -> str | None:
        found = _SIGNED.fullmatch(signed or "")
        key = None if found is None else self._keys.find(found[2])
        if found is None or key is None or not hmac.compare_digest(_signature(key, use, found[1]), found[3]):
            return None
        return found[1]


def cookie_in(header: str | None) -> str | None:
    """Our cookie among those of a request."""
    if header is None or len(header) > MOST_HEADER:
        return None
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip()
    return None


def _signature(key: Key, use: str, person: str) -> str:
    """Signed with its use, so that a cookie is no token and a token no cookie."""
    return hmac.new(key.secret, f"foretell {use} 1\0{person}".encode(), sha256).hexdigest()
