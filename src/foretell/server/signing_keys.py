"""The keys that sign cookies and tokens: in the data folder, in PostgreSQL, or from the settings."""

import asyncio
import json
import os
import secrets
import stat
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Protocol

from ..errors import LocalizedError, system_reason
from ..file_lock import FileLock
from ..store import KeyStore, Store, StoreError
from . import logs
from .settings import Settings

DAY = 86_400
NEW_KEY_AFTER = 30 * DAY
KEEP_FOR = 400 * DAY
"""Seconds for which a key verifies, and for which browsers keep a cookie. A key signs cookies until it is 30 days old,
so the last of these is valid for about 370 days."""
REFRESH_SECONDS = 60.0
SIGNS_AFTER = 10 * REFRESH_SECONDS
"""Age in seconds from which a key of the database signs. By then, all workers have read it."""
FILE_NAME = "keys.json"


class KeysError(LocalizedError):
    """The signing keys cannot be used."""


class SigningKey(NamedTuple):
    """A secret that signs cookies and tokens."""

    id: str
    made: int
    """Seconds since 1970."""
    secret: bytes


class SigningKeys(Protocol):
    """The keys of a server. One signs, all verify."""

    @property
    def newest(self) -> SigningKey:
        """The key that signs."""

    def find(self, name: str) -> SigningKey | None:
        """Return a key by its id; None if there is none, or if it is too old."""


def new_key(now: float) -> SigningKey:
    """Return a new random key."""
    return SigningKey(secrets.token_hex(4), int(now), secrets.token_bytes(32))


# --- in the data folder ---------------------------------------------------------------------------


class Keys:
    """The keys of the data folder. The newest one signs, all verify. Several processes may share the folder."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        self._file = folder / FILE_NAME
        self._clock = clock
        self._seen: tuple[int, int] | None = None
        self._retry_at = 0.0
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._keys = self._renewed()
        except OSError as error:
            raise KeysError("error-data-folder", folder=str(folder), reason=system_reason(error)) from None

    @property
    def newest(self) -> SigningKey:
        """The key that signs. If it is too old, a new one is made; while that fails, the old one signs."""
        now = self._clock()
        if now - self._keys[-1].made >= NEW_KEY_AFTER and now >= self._retry_at:
            self._retry_at = now + REFRESH_SECONDS
            self._use(self._renewed)
        return self._keys[-1]

    def find(self, name: str) -> SigningKey | None:
        """Return a key by its id. Read the file again if another process has changed it."""
        found = _named(self._keys, name)
        if found is None and self._seen != self._state():
            self._use(self._read)
            found = _named(self._keys, name)
        return found if found is None or self._clock() - found.made < KEEP_FOR else None

    def _use(self, read: Callable[[], list[SigningKey]]) -> None:
        """Replace the keys, or keep them if the file cannot be read or written now."""
        try:
            self._keys = read()
        except (OSError, KeysError) as error:
            logs.failure("keys", error)

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
            now = self._clock()
            if keys and now - keys[-1].made < NEW_KEY_AFTER:
                return keys
            renewed = [*(key for key in keys if now - key.made < KEEP_FOR), new_key(now)]
            write_keys(self._file, renewed)
            self._seen = self._state()
            if keys:
                logs.note("key_renewed", keys=len(renewed))
            return renewed

    def _read(self) -> list[SigningKey]:
        self._seen = self._state()
        return read_keys(self._file)


def read_keys(file: Path) -> list[SigningKey]:
    """Return the keys of a file, the oldest first."""
    if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
        raise KeysError("error-keys-readable", file=str(file))
    try:
        listed = json.loads(file.read_bytes())
        keys = [SigningKey(str(key["id"]), int(key["made"]), bytes.fromhex(key["secret"])) for key in listed]
    except (ValueError, KeyError, TypeError):
        raise KeysError("error-keys-damaged", file=str(file)) from None
    return sorted(keys, key=lambda key: key.made)


def write_keys(file: Path, keys: Sequence[SigningKey]) -> None:
    """Replace the file atomically. Other users can never read it."""
    listed = [{"id": key.id, "made": key.made, "secret": key.secret.hex()} for key in keys]
    draft = file.with_name(f".keys-{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        json.dump(listed, stream, indent=1)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(file)


def merge_keys(folder: Path, added: Sequence[SigningKey]) -> int:
    """Add keys to those of the data folder, and return how many were new."""
    file = folder / FILE_NAME
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with FileLock(file.with_suffix(".lock"), wait=True):
        keys = read_keys(file) if file.exists() else []
        new = [key for key in added if _named(keys, key.id) is None]
        if new:
            write_keys(file, sorted([*keys, *new], key=lambda key: key.made))
    return len(new)


def _named(keys: Sequence[SigningKey], name: str) -> SigningKey | None:
    return next((key for key in keys if key.id == name), None)


# --- from the settings ----------------------------------------------------------------------------


class FixedKeys:
    """The keys of the setting `signing_keys`. The first one signs; they never expire."""

    def __init__(self, given: Sequence[str]) -> None:
        found = [bytes.fromhex(secret) for secret in given]
        self._keys = [SigningKey(sha256(b"foretell key\0" + secret).hexdigest()[:8], 0, secret) for secret in found]

    @property
    def newest(self) -> SigningKey:
        return self._keys[0]

    def find(self, name: str) -> SigningKey | None:
        return _named(self._keys, name)


# --- in PostgreSQL --------------------------------------------------------------------------------


class DatabaseKeys:
    """The keys of a database that several workers share. Each worker reads them again every minute."""

    def __init__(self, store: KeyStore, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._keys: list[SigningKey] = []

    @classmethod
    async def open(
        cls, store: KeyStore, folder: Path | None = None, clock: Callable[[], float] = time.time
    ) -> "DatabaseKeys":
        """Read the keys. A database without keys gets those of the data folder or, if it has none, a new one."""
        keys = cls(store, clock)
        file = None if folder is None else folder / FILE_NAME
        if not await store.signing_keys() and file is not None and file.exists():
            await store.add_signing_keys([_row(key) for key in read_keys(file)], made_after=0, drop_before=0)
        await keys.refresh()
        return keys

    @property
    def newest(self) -> SigningKey:
        """The newest key that all workers know."""
        known = [key for key in self._keys if key.made <= self._clock() - SIGNS_AFTER]
        return known[-1] if known else self._keys[0]

    def find(self, name: str) -> SigningKey | None:
        found = _named(self._keys, name)
        return found if found is None or self._clock() - found.made < KEEP_FOR else None

    async def refresh(self) -> None:
        """Read the keys again. If the newest is old, add a new one and drop expired ones."""
        keys = await self._read()
        now = self._clock()
        if not keys or now - keys[-1].made >= NEW_KEY_AFTER:
            await self._store.add_signing_keys(
                [_row(new_key(now))], made_after=int(now) - NEW_KEY_AFTER, drop_before=int(now) - KEEP_FOR
            )
            if keys:
                logs.note("key_renewed", keys=len(keys) + 1)
            keys = await self._read()
        self._keys = keys

    async def _read(self) -> list[SigningKey]:
        stored = [
            SigningKey(name, made, bytes.fromhex(secret)) for name, made, secret in await self._store.signing_keys()
        ]
        return sorted(stored, key=lambda key: key.made)

    async def keep_fresh(self) -> None:
        """Read the keys again every minute."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.refresh()
            except StoreError as error:
                logs.failure("keys", error)


def _row(key: SigningKey) -> tuple[str, int, str]:
    return key.id, key.made, key.secret.hex()


async def open_keys(settings: Settings, store: Store) -> SigningKeys:
    """Return the keys of a server: those of the settings or, without them, of PostgreSQL or of the data folder."""
    if settings.signing_keys:
        return FixedKeys(settings.signing_keys)
    if isinstance(store, KeyStore):
        return await DatabaseKeys.open(store, settings.data)
    return Keys(settings.data)
