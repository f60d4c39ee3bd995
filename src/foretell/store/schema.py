"""The database schema, as steps from each version to the next."""

from .store import StoreError

CREATE_VERSION = "CREATE TABLE schema_version (version int NOT NULL)"

# The entries of one game are stored together: a log is read as a whole, and new entries go to its end.
_ENTRIES = """
CREATE TABLE entries (
  game text NOT NULL, ply int NOT NULL, at bigint NOT NULL, kind text NOT NULL, seat smallint NOT NULL,
  by text NOT NULL, text text NOT NULL, PRIMARY KEY (game, ply)
) {clustered}"""
# `body` is the whole table as JSON. The other columns are only for searching.
_TABLES = """
CREATE TABLE tables (
  id text NOT NULL PRIMARY KEY, code text NOT NULL, version int NOT NULL, status text NOT NULL,
  listed smallint NOT NULL, created bigint NOT NULL, updated bigint NOT NULL, body text NOT NULL
)"""
_SEATS = """
CREATE TABLE seats (
  person text NOT NULL, created bigint NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, created, table_id)
) {clustered}"""

_SIGNING_KEYS = """
CREATE TABLE IF NOT EXISTS signing_keys (id text NOT NULL PRIMARY KEY, made bigint NOT NULL, secret text NOT NULL)"""

_DAYS = "CREATE TABLE IF NOT EXISTS days (date text NOT NULL PRIMARY KEY, secret text NOT NULL)"
# `who` is a person, or a level as in "level:novice"; a level has no table.
_DAY_RESULTS = """
CREATE TABLE IF NOT EXISTS day_results (
  date text NOT NULL, who text NOT NULL, table_id text NOT NULL, name text NOT NULL, points int NOT NULL,
  body text NOT NULL, PRIMARY KEY (date, who)
) {clustered}"""
# Work that only one worker should do, and the time in milliseconds until which it does.
_CLAIMS = """
CREATE TABLE IF NOT EXISTS claims (name text NOT NULL PRIMARY KEY, worker text NOT NULL, until bigint NOT NULL)"""

STEPS: tuple[tuple[str, ...], ...] = (
    (
        _ENTRIES,
        _TABLES,
        "CREATE UNIQUE INDEX tables_code ON tables (code) WHERE status <> 'over'",
        "CREATE INDEX tables_listed ON tables (created) WHERE status = 'open' AND listed = 1",
        "CREATE INDEX tables_finished ON tables (updated) WHERE status = 'over' AND listed = 1",
        _SEATS,
        "CREATE INDEX seats_table ON seats (table_id)",
        "UPDATE schema_version SET version = 1",
    ),
    (
        _SIGNING_KEYS,
        "UPDATE schema_version SET version = 2",
    ),
    (
        _DAYS,
        _DAY_RESULTS,
        "CREATE INDEX IF NOT EXISTS day_results_person ON day_results (who)",
        "UPDATE schema_version SET version = 3",
    ),
    (
        _CLAIMS,
        "UPDATE schema_version SET version = 4",
    ),
)
"""The first step leads to version 1 of the schema, the next to version 2.

Servers of the version before must be able to use the new schema, because workers are upgraded one after another. So a
step only adds tables, and columns or indexes that older servers can ignore.
"""
VERSION = len(STEPS)


def steps_from(version: int | None, name: str, clustered: str = "") -> list[str]:
    """Return the statements that upgrade a database from `version` (None for an empty one). Refuse a newer version."""
    if version is not None and version > VERSION:
        raise StoreError("error-database-newer", name=name, version=str(version), known=str(VERSION))
    first = [CREATE_VERSION, "INSERT INTO schema_version VALUES (0)"] if version is None else []
    return first + [statement.format(clustered=clustered) for step in STEPS[version or 0 :] for statement in step]
