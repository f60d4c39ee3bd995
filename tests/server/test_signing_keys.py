"""Signing keys from the settings and from PostgreSQL, and the cookies under https."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from foretell.server import signing_keys
from foretell.server.identity import DAY, Identity
from foretell.server.logs import LOGGER
from foretell.server.settings import SettingError, Settings, read_settings
from foretell.server.signing_keys import SIGNS_AFTER, DatabaseKeys, FixedKeys, Keys, merge_keys, open_keys, read_keys
from foretell.store import KeyStore, StoreError
from tests.server.fake_clock import FakeClock
from tests.server.harness import PATIENCE, Server
from tests.server.test_http_failures import asked, parts_in
from tests.server.test_identity import PERSON, header
from tests.store.samples import opened

ONE, TWO = "1" * 64, "2" * 64


def fixed(*keys: str) -> Identity:
    return Identity(FixedKeys(keys))


def test_servers_with_the_same_keys_accept_the_same_cookies() -> None:
    cookie = header(fixed(ONE))
    assert fixed(ONE).person(cookie, None) == PERSON
    assert fixed(TWO).person(cookie, None) is None
    rotated = fixed(TWO, ONE)
    assert rotated.person(cookie, None) == PERSON
    assert rotated.outdated(cookie)
    assert not rotated.outdated(header(fixed(TWO)))


def test_the_setting_takes_long_secrets_and_never_shows_them(tmp_path: Path) -> None:
    assert read_settings({}, {"FORETELL_SIGNING_KEYS": f"{ONE}, {TWO.upper()}"}).signing_keys == (ONE, TWO)
    for wrong in ("abc", ONE[1:], f"{ONE},", f"{ONE},{ONE}", "x" * 64):
        with pytest.raises(SettingError) as refusal:
            read_settings({}, {"FORETELL_SIGNING_KEYS": wrong})
        assert wrong not in str(refusal.value)
    file = tmp_path / "foretell.toml"
    file.write_text(f'signing_keys = ["{ONE}"]')
    assert read_settings({}, {}, str(file)).signing_keys == (ONE,)


def test_workers_share_the_keys_of_their_database(database: str, tmp_path: Path) -> None:
    clock = FakeClock(1_700_000_000.0)

    async def share() -> None:
        async with opened(database) as one, opened(database) as other:
            assert isinstance(one, KeyStore)
            assert isinstance(other, KeyStore)
            first, second = await asyncio.gather(*(DatabaseKeys.open(store, None, clock) for store in (one, other)))
            cookie = header(Identity(first))
            assert Identity(second).person(cookie, None) == PERSON

            clock.now += 31 * DAY
            await first.refresh()
            assert header(Identity(first)) == cookie, "the other worker does not know the new key yet"
            await second.refresh()
            clock.now += SIGNS_AFTER
            renewed = header(Identity(first))
            assert renewed != cookie
            assert Identity(second).person(renewed, None) == Identity(second).person(cookie, None) == PERSON
            assert len(await one.signing_keys()) == 2

            clock.now += 370 * DAY
            await first.refresh()
            assert Identity(first).person(cookie, None) is None
            assert Identity(first).person(renewed, None) == PERSON

    asyncio.run(share())


class KeysInMemory:
    """A database with keys, which does not respond at first."""

    def __init__(self) -> None:
        self.keys: list[tuple[str, int, str]] = []
        self.failures = 0

    async def signing_keys(self) -> list[tuple[str, int, str]]:
        if self.failures:
            self.failures -= 1
            raise StoreError("the database is away")
        return self.keys

    async def add_signing_keys(self, keys: Sequence[tuple[str, int, str]], made_after: int, drop_before: int) -> None:
        self.keys = [key for key in self.keys if key[1] >= drop_before]
        if not any(key[1] > made_after for key in self.keys):
            self.keys += keys


def test_a_worker_renews_its_keys_and_outlives_a_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(signing_keys, "REFRESH_SECONDS", 0.001)
    clock, store = FakeClock(), KeysInMemory()

    async def renew() -> None:
        keys = await DatabaseKeys.open(store, None, clock)
        old, store.failures = keys.newest, 1
        clock.now += 31 * DAY
        renewal = asyncio.create_task(keys.keep_fresh())
        async with asyncio.timeout(PATIENCE):
            while len(store.keys) < 2:
                await asyncio.sleep(0.001)
            clock.now += SIGNS_AFTER
            while keys.newest == old:
                await asyncio.sleep(0.001)
        renewal.cancel()

    with caplog.at_level("INFO", logger=LOGGER):
        asyncio.run(renew())
    assert [record.message for record in caplog.records] == ["keys", "key_renewed"]
    assert vars(caplog.records[1])["fields"] == {"keys": 2}


def test_a_database_without_keys_takes_those_of_the_data_folder(database: str, tmp_path: Path) -> None:
    cookie = header(Identity(tmp_path))

    async def take() -> None:
        async with opened(database) as store:
            keys = await open_keys(Settings(data=tmp_path), store)
            assert Identity(keys).person(cookie, None) == PERSON
            elsewhere = await open_keys(Settings(data=tmp_path / "other"), store)
            assert Identity(elsewhere).person(cookie, None) == PERSON
            assert not (tmp_path / "other").exists(), "no folder is needed"
            chosen = await open_keys(Settings(data=tmp_path, signing_keys=(ONE,)), store)
            assert Identity(chosen).person(cookie, None) is None

    asyncio.run(take())


def test_restored_keys_are_added_to_the_folder(tmp_path: Path) -> None:
    one, two = Identity(tmp_path / "one"), Identity(tmp_path / "two")
    added = read_keys(tmp_path / "one" / "keys.json")
    assert (merge_keys(tmp_path / "two", added), merge_keys(tmp_path / "two", added)) == (1, 0)
    assert two.person(header(one), None) == PERSON
    assert merge_keys(tmp_path / "three", added) == 1
    assert Identity(Keys(tmp_path / "three")).person(header(one), None) == PERSON
    assert len(json.loads((tmp_path / "two" / "keys.json").read_text())) == 2


def test_a_cookie_under_https_belongs_to_the_host(tmp_path: Path) -> None:
    plain, secure = Identity(tmp_path), Identity(tmp_path, secure=True)
    name, *rest = secure.set_cookie(PERSON).split("; ")
    assert name.startswith("__Host-foretell=")
    assert "Path=/" in rest
    assert "Secure" in rest
    assert not any(part.startswith("Domain") for part in rest), "the prefix demands it"
    assert secure.person(name, None) == PERSON
    assert not secure.outdated(name)
    assert plain.person(name, None) is None


def test_a_cookie_of_version_0_1_gets_its_new_name(tmp_path: Path) -> None:
    old = header(Identity(tmp_path))
    secure = Identity(tmp_path, secure=True)
    assert secure.person(old, None) == PERSON
    assert secure.outdated(old)
    other = "f" * 32
    assert secure.person(f"{old}; {header(secure, other)}", None) == other, "the new one counts"


def test_a_cookie_under_https_is_worth_nothing_under_the_plain_name(tmp_path: Path) -> None:
    secure = Identity(tmp_path, secure=True)
    tossed = header(secure).removeprefix("__Host-")
    assert tossed.startswith("foretell=")
    for identity in (secure, Identity(tmp_path)):
        assert identity.person(tossed, None) is None
        assert not identity.outdated(tossed)


def test_a_cookie_under_https_from_before_its_own_signature_is_replaced(tmp_path: Path) -> None:
    old, secure = f"__Host-{header(Identity(tmp_path))}", Identity(tmp_path, secure=True)
    assert secure.person(old, None) == PERSON
    assert secure.outdated(old)
    assert not secure.outdated(header(secure))


@pytest.mark.parametrize(("url", "sent"), [("https://play.example.org", True), ("http://play.example.org", False)])
def test_browsers_are_told_to_use_https_only(tmp_path: Path, url: str, sent: bool) -> None:
    headers = asked(parts_in(tmp_path, url=url), "/health").headers
    assert ("strict-transport-security" in headers) is sent


def test_two_servers_without_a_common_folder(database: str, tmp_path: Path) -> None:
    flags = ("--database", database)
    with (
        Server(tmp_path / "one", *flags) as one,
        Server(tmp_path / "two", *flags) as two,
        httpx.Client(timeout=PATIENCE) as guest,
    ):
        guest.post(f"{one.url}/api/v1/tables", json={}).raise_for_status()
        cookies = {"foretell": guest.cookies["foretell"]}
        known = httpx.get(f"{two.url}/api/v1/me", cookies=cookies, timeout=PATIENCE)
        assert known.json() == {"known": True, "by": "cookie"}
        assert not (tmp_path / "one" / "keys.json").exists()
