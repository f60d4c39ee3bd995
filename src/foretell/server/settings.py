"""The settings of a server, from flags, the environment and a file. `Settings` lists all of them."""

import errno
import os
import re
import tomllib
import warnings
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args

from ..errors import LocalizedError, SheetError, SheetWarning, shown, unread_file
from ..sheets import Sheet, default_sheet, read_sheet

PREFIX = "FORETELL_"
LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["text", "json"]
LOG_LEVELS: tuple[LogLevel, ...] = get_args(LogLevel)
DEFAULT_SHEET = "default"
"""What the setting `sheet` calls the card sheet that comes with Foretell."""
_YES, _NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


class SettingError(LocalizedError):
    """A setting has an invalid value. `source` is the flag, the variable, or the file and key."""

    def __init__(self, source: str, reason: LocalizedError) -> None:
        super().__init__("error-setting", source=source, reason=reason)


class FormerNameWarning(FutureWarning):
    """A setting has its name of an earlier version: `before`. `now` is the new flag, variable or key."""

    def __init__(self, before: str, now: str) -> None:
        super().__init__(f"{before}: this setting is now called {now}")
        self.before = before
        self.now = now


# --- the kinds of values --------------------------------------------------------------------------

Reader = Callable[[object], Any]


def _typed(value: object) -> str:
    """Return a value as the user typed it, shortened."""
    return value[:40] if isinstance(value, str) else shown(value)


def _text(value: object) -> str:
    if isinstance(value, str) and value and value.isprintable():
        return value
    raise LocalizedError("error-text", answer=_typed(value))


def _folder(value: object) -> Path:
    return Path(_text(value)).expanduser()


def _folder_there(value: object) -> Path:
    folder = _folder(value)
    if folder.is_dir():
        return folder
    raise LocalizedError("error-folder", answer=_typed(value))


def _number(low: float, high: float) -> Reader:
    def read(value: object) -> float:
        try:
            if isinstance(value, (str, int, float)) and not isinstance(value, bool) and low <= float(value) <= high:
                return float(value)
        except (ValueError, OverflowError):
            pass
        raise LocalizedError("error-amount", answer=_typed(value), low=low, high=high)

    return read


def _whole(low: int, high: int) -> Reader:
    def read(value: object) -> int:
        text = str(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
        if re.fullmatch("[0-9]{1,15}", text) and low <= int(text) <= high:
            return int(text)
        raise LocalizedError("error-number", answer=_typed(value), low=low, high=high)

    return read


def _switch(value: object) -> bool:
    word = str(value).casefold()
    if word in _YES or word in _NO:
        return word in _YES
    raise LocalizedError("error-choice", answer=_typed(value), choices="yes, no")


def _one_of(*choices: str) -> Reader:
    def read(value: object) -> str:
        if isinstance(value, str) and value.casefold() in choices:
            return value.casefold()
        raise LocalizedError("error-choice", answer=_typed(value), choices=", ".join(choices))

    return read


def _origin(value: object) -> str:
    """Read `https://host[:port]`. A slash at the end is removed."""
    if isinstance(value, str) and len(value) < 300:
        origin = value.rstrip("/").lower()
        if re.fullmatch(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", origin):
            return origin
    raise LocalizedError("error-web-address", answer=_typed(value))


def _origins(value: object) -> tuple[str, ...]:
    listed = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if not isinstance(listed, list):
        return (_origin(listed),)
    return tuple(_origin(part) for part in listed if part)


def _sheets(value: object) -> tuple[Sheet, ...]:
    """Read card sheets: a file name or several, each a TOML file or "default" for the sheet of Foretell."""
    listed = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if not isinstance(listed, list):
        raise LocalizedError("error-text", answer=_typed(value))
    sheets = tuple(_sheet(_text(part)) for part in listed)
    for number, sheet in enumerate(sheets):
        if any(sheet.name == other.name for other in sheets[:number]):
            raise LocalizedError("error-sheet-name", name=sheet.name)
    return sheets


def _sheet(file: str) -> Sheet:
    if file == DEFAULT_SHEET:
        return default_sheet()
    path = Path(file).expanduser()
    if path.is_dir():
        raise unread_file(file, IsADirectoryError(errno.EISDIR, ""))
    if not path.is_file():
        raise LocalizedError("error-file-missing", file=file)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SheetWarning)  # `foretell sheet check` shows it
            return read_sheet(path)
    except SheetError as error:
        raise LocalizedError("error-setting-sheet", file=file, reason=error) from None


def _database(value: object) -> str:
    """Read the URL of a database. Errors do not show it, because it may contain a password."""
    if isinstance(value, str) and re.match(r"(sqlite|postgres(ql)?)://", value):
        return value
    raise LocalizedError("error-database")


def _signing_keys(value: object) -> tuple[str, ...]:
    """Read secrets of 64 hexadecimal digits or more. Errors do not show them."""
    listed = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if isinstance(listed, list) and listed:
        keys = tuple(
            key.lower() for key in listed if isinstance(key, str) and re.fullmatch("([0-9a-fA-F]{2}){32,}", key)
        )
        if len(set(keys)) == len(listed):
            return keys
    raise LocalizedError("error-signing-keys")


# --- the settings ---------------------------------------------------------------------------------


def _setting(default: object, read: Reader, shape: str) -> Any:
    """Return a field with its default, a function that reads a value, and a placeholder for the help."""
    metadata = {"read": read, "shape": shape}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


def _data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "foretell"


_DAY = 86_400.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Each field is a flag (`--max-body`), a variable (`FORETELL_MAX_BODY`) and a key of the file (`max_body`).

    The locales describe each of them under `setting-…`.
    """

    host: str = _setting("127.0.0.1", _text, "HOST")
    port: int = _setting(8000, _whole(0, 65_535), "PORT")
    url: str | None = _setting(None, _origin, "URL")
    data: Path = _setting(_data_folder, _folder, "FOLDER")  # noqa: RUF009 (it returns a field)
    database: str | None = _setting(None, _database, "URL")
    signing_keys: tuple[str, ...] = _setting((), _signing_keys, "HEX,...")
    """Secrets that sign cookies and tokens. Without them, the server makes keys and stores them."""
    origins: tuple[str, ...] = _setting((), _origins, "URL,...")
    rate: float = _setting(20.0, _number(0, 1e6), "NUMBER")
    message_rate: float = _setting(20.0, _number(0, 1e6), "NUMBER")
    max_body: int = _setting(65_536, _whole(1024, 10_000_000), "BYTES")
    max_message: int = _setting(4096, _whole(512, 1_000_000), "BYTES")
    max_connections: int = _setting(20_000, _whole(1, 1_000_000), "NUMBER")
    max_per_client: int = _setting(200, _whole(0, 1_000_000), "NUMBER")
    max_tables: int = _setting(100, _whole(0, 1_000_000), "NUMBER")
    max_tables_per_client: int = _setting(200, _whole(0, 1_000_000), "NUMBER")
    max_bot_tables: int = _setting(10, _whole(0, 1_000_000), "NUMBER")
    max_reviews: int = _setting(20, _whole(0, 10_000), "NUMBER")
    max_queue: int = _setting(262_144, _whole(16_384, 100_000_000), "BYTES")
    away_after: float = _setting(60.0, _number(0, _DAY), "SECONDS")
    close_after: float = _setting(300.0, _number(0.1, _DAY), "SECONDS")
    deal_wait: float = _setting(3.0, _number(0, 60), "SECONDS")
    bot_pause: float = _setting(0.9, _number(0, 60), "SECONDS")
    trust_proxy: bool = _setting(False, _switch, "yes|no")  # noqa: FBT003 (a default)
    sheet: tuple[Sheet, ...] = _setting((), _sheets, "FILE")
    """The card sheets that tables can have. The first is that of a new table."""
    log_level: LogLevel = _setting("info", _one_of(*LOG_LEVELS), "LEVEL")  # noqa: RUF009 (it returns a field)
    log_format: LogFormat | None = _setting(None, _one_of(*get_args(LogFormat)), "FORMAT")  # noqa: RUF009 (it returns a field)
    """None: text in a terminal, otherwise JSON."""
    site: Path | None = _setting(None, _folder_there, "FOLDER")  # noqa: RUF009 (it returns a field)
    open_browser: bool | None = _setting(None, _switch, "yes|no")
    """None: open the browser if somebody uses this machine."""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The card sheets that tables can have; by default that of Foretell."""
        return self.sheet or (default_sheet(),)

    @property
    def secure(self) -> bool:
        """Whether players use the server over https."""
        return (self.url or "").startswith("https:")

    @property
    def store_url(self) -> str:
        """The database URL; by default a file in the data folder."""
        return self.database or f"sqlite:///{self.data / 'foretell.db'}"


FORMER_NAMES = {
    "max_body": "most_body",
    "max_message": "most_message",
    "max_connections": "most_connections",
    "max_per_client": "most_per_client",
    "max_tables": "most_tables",
    "max_queue": "most_queue",
}
"""Settings that had another name in version 0.1. The old flags, variables and keys still work, with a warning."""


def table() -> tuple[Field[Any], ...]:
    """Return all settings: name, `metadata["read"]`, `metadata["shape"]` and default."""
    return fields(Settings)


def flag_of(name: str) -> str:
    """Return the flag of a setting."""
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def default_of(setting: Field[Any]) -> str:
    """Return the default as a user would type it; empty if there is none."""
    if setting.name == "data":
        return "~/.local/share/foretell"
    value = setting.default
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value in (None, ()) else f"{value:g}" if isinstance(value, float) else str(value)


# --- where values come from -----------------------------------------------------------------------


def read_settings(
    flags: Mapping[str, str | list[str] | None], environment: Mapping[str, str] | None = None, config: str | None = None
) -> Settings:
    """Read all settings. A flag overrides the environment, which overrides the file, which overrides the default.

    `config`, or else FORETELL_CONFIG, names the file.
    """
    environment = os.environ if environment is None else environment
    file = config or environment.get(variable_of("config")) or None
    written = {} if file is None else _read_file(Path(file).expanduser())
    values: dict[str, Any] = {}
    for setting in table():
        names = [name for name in (setting.name, FORMER_NAMES.get(setting.name)) if name is not None]
        places = [
            *((flags, name, flag_of(name), flag_of(setting.name), name) for name in names),
            *((environment, variable_of(name), variable_of(name), variable_of(setting.name), name) for name in names),
            *((written, name, f"{file}, {name}", setting.name, name) for name in names),
        ]
        for source, key, where, now, name in places:
            if source.get(key) not in (None, ""):
                if name != setting.name:
                    warnings.warn(FormerNameWarning(where, now), stacklevel=2)
                values[setting.name] = _value(setting, source[key], where)
                break
    return Settings(**values)


def _value(setting: Field[Any], value: object, source: str) -> Any:
    try:
        return setting.metadata["read"](value)
    except LocalizedError as error:
        raise SettingError(source, error) from None


def _read_file(file: Path) -> dict[str, object]:
    try:
        written = tomllib.loads(file.read_text("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingError(str(file), LocalizedError("error-toml", reason=str(error))) from None
    except (OSError, ValueError) as error:
        raise SettingError("config", unread_file(file, error)) from None
    known = [setting.name for setting in table()]
    for name in written:
        if name not in known and name not in FORMER_NAMES.values():
            choices = ", ".join(known)
            raise SettingError(str(file), LocalizedError("error-choice", answer=_typed(name), choices=choices))
    return written
