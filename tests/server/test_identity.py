"""Identities: who a person is, and that nobody can pretend to be someone else."""

import json
import re
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest

from foretell.server.identity import DAY, MAX_HEADER, Identity, Keys, KeysError, cookie_in, new_person
from foretell.server.logs import LOGGER
from tests.server.fake_clock import FakeClock

PERSON = "0123456789abcdef" * 2


def header(identity: Identity, person: str = PERSON) -> str:
    return identity.set_cookie(person).partition(";")[0]


def test_a_cookie_comes_back_as_its_person(tmp_path: Path) -> None:
    identity = Identity(tmp_path / "data")
    assert identity.person(header(identity), None) == PERSON
    assert identity.person(f"a=b; {header(identity)}; c=d", None) == PERSON
    assert Identity(tmp_path / "data").person(header(identity), None) == PERSON, "also after a restart"


def test_scripts_cannot_read_the_cookie(tmp_path: Path) -> None:
    parts = Identity(tmp_path).set_cookie(PERSON).split("; ")[1:]
    assert parts == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]
    assert Identity(tmp_path, secure=True).set_cookie(PERSON).split("; ")[-1] == "Secure"


def test_a_token_is_no_cookie_and_a_cookie_no_token(tmp_path: Path) -> None:
    identity = Identity(tmp_path)
    token = identity.token(PERSON)
    cookie = header(identity).removeprefix("foretell=")
    assert identity.person(None, f"Bearer {token}") == PERSON
    assert identity.person(None, f"bearer {token}") == PERSON
    assert identity.person(None, f"Bearer ft_{cookie}") is None
    assert identity.person(f"foretell={token.removeprefix('ft_')}", None) is None
    assert identity.person(header(identity), "Bearer ft_wrong") is None, "a wrong token is not made good by a cookie"


def test_other_values_identify_nobody(tmp_path: Path) -> None:
    identity = Identity(tmp_path)
    good = header(identity).removeprefix("foretell=")
    person, key, signature = good.split(".")
    other = new_person()
    for wrong in (
        "", "x", ".", "..", f"{other}.{key}.{signature}", f"{person}.00000000.{signature}", f"{person}.{key}.{0:064}",
        good[:-1], good + "0", good.upper(), f"{good}.{signature}", f"{person}.{key}.{signature[:-1]}é", "a" * 100_000,
    ):  # fmt: skip
        assert identity.person(f"foretell={wrong}", None) is None
        assert identity.person(None, wrong) is None
    assert identity.person(None, None) is None


def test_a_wrong_signature_is_verified_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    identity = Identity(tmp_path)
    wrong = header(identity).replace(PERSON, new_person())
    find = Mock(wraps=identity._keys.find)
    monkeypatch.setattr(identity._keys, "find", find)
    assert identity.person(wrong, None) is None
    find.assert_called_once()


def test_a_cookie_of_another_server_is_ignored(tmp_path: Path) -> None:
    assert Identity(tmp_path / "two").person(header(Identity(tmp_path / "one")), None) is None


def test_the_first_of_our_cookies_counts() -> None:
    assert cookie_in("foretell=a; foretell=b") == "a"
    assert cookie_in("xforetell=a") is None
    assert cookie_in("foretell") == ""


def test_a_header_that_is_too_long_has_no_cookie() -> None:
    assert cookie_in("foretell=a;".ljust(MAX_HEADER)) == "a"
    assert cookie_in("foretell=a;".ljust(MAX_HEADER + 1)) is None


def test_keys_are_renewed_kept_and_forgotten(tmp_path: Path) -> None:
    clock = FakeClock(1_700_000_000.0)
    identity = Identity(tmp_path, clock=clock)
    first = header(identity)
    assert not identity.outdated(first)
    clock.now += 31 * DAY
    assert identity.outdated(first)
    assert identity.person(first, None) == PERSON
    second = header(identity)
    assert second.split(".")[1] != first.split(".")[1]
    assert not identity.outdated(second)
    clock.now += 370 * DAY
    assert identity.person(first, None) is None
    assert identity.person(second, None) == PERSON
    header(identity)
    assert len(json.loads((tmp_path / "keys.json").read_text())) == 2, "what is too old is gone from the file too"


def test_while_keys_cannot_be_renewed_the_old_key_signs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = FakeClock(1_700_000_000.0)
    identity, file = Identity(tmp_path, clock=clock), tmp_path / "keys.json"
    first, text = header(identity), file.read_text()
    file.write_text("damaged")
    clock.now += 31 * DAY
    with caplog.at_level("ERROR", logger=LOGGER):
        assert header(identity) == header(identity) == first
        assert identity.person(first.replace(first.split(".")[1], "0" * 8), None) is None
        assert identity.person(first, None) == PERSON
    assert [record.message for record in caplog.records] == ["keys"], "once a minute"
    file.write_text(text)
    clock.now += 61
    assert identity.outdated(first)
    assert identity.person(header(identity), None) == PERSON


def test_two_processes_share_the_keys(tmp_path: Path) -> None:
    clock = FakeClock(1_700_000_000.0)
    one, two = Identity(tmp_path, clock=clock), Identity(tmp_path, clock=clock)
    assert two.person(header(one), None) == PERSON
    clock.now += 31 * DAY
    assert two.person(header(one), None) == PERSON, "also by a key that the other has just made"
    assert header(one) == header(two)


def test_processes_that_start_together_create_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        names = list(pool.map(lambda _: Keys(tmp_path / "data").newest.id, range(16)))
    assert len(set(names)) == 1


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Identity(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
    (folder / "keys.json").chmod(0o640)
    with pytest.raises(KeysError, match=r"Other users can read .*chmod 600"):
        Identity(folder)


@pytest.mark.parametrize("content", ["", "{}x", "[1]", '[{"id": "a"}]', '[{"id":"a","made":1,"secret":"zz"}]'])
def test_a_damaged_file_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    file.touch(0o600)
    file.write_text(content)
    with pytest.raises(KeysError, match=r"is damaged\. Delete it"):
        Identity(tmp_path)


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(KeysError, match=r"cannot be used: .*--data"):
        Identity(tmp_path / "file" / "data")


def test_persons_differ() -> None:
    persons = {new_person() for _ in range(100)}
    assert len(persons) == 100
    assert all(re.fullmatch("[0-9a-f]{32}", person) for person in persons)


def test_the_log_says_when_the_key_was_renewed_and_nothing_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock(1_700_000_000.0)
    with caplog.at_level("INFO", logger=LOGGER):
        identity = Identity(tmp_path, clock=clock)
        Identity(tmp_path, clock=clock)
        clock.now += 31 * DAY
        header(identity)
        header(identity)
    assert [record.message for record in caplog.records] == ["key_renewed"]
    assert [vars(record)["fields"] for record in caplog.records] == [{"keys": 2}]
