"""The tables of the database, as steps from each version of them to the next."""

from .store import StoreError

CREATE_VERSION = "CREATE TABLE schema_version (version int NOT NULL)"

# Entries of one game lie together: a log is read whole, and its end is what the next entry touches.
_ENTRIES = """
CREATE TABLE entries (
  game text NOT NULL, ply int NOT NULL, at bigint NOT NULL, kind text NOT NULL, seat smallint NOT NULL,
  by text NOT NULL, text text NOT NULL, PRIMARY KEY (game, ply)
) {clustered}"""
# The body is the whole table as JSON; beside it stands what is searched for.
_TABLES = """
CREATE TABLE tables (
  id text NOT NULL PRIMARY KEY, code text NOT NULL, version int NOT NULL, status text NOT NULL,
  listed smallint NOT NULL, created bigint NOT NULL, updated bigint NOT NULL, body text NOT NULL
)"""
_SEATS = """
CREATE TABLE seats (
  person text NOT NULL, created bigint NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, created, table_id)
) {clustered}"""

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
)
"""The first step leads to version 1 of the tables, the next to 2."""
VERSION = len(STEPS)


def steps_from(version: int | None, clustered: str = "") -> list[str]:
    """What brings a database of this version, or one without any, to ours; one from the future is refused."""
    if version is not None and version > VERSION:
        raise StoreError(
            f"the database has version {version} of the tables, and this Foretell knows {VERSION}:"
            " start the newer Foretell that made it, or name another database"
        )
    first = [CREATE_VERSION, "INSERT INTO schema_version VALUES (0)"] if version is None else []
    return first + [statement.format(clustered=clustered) for step in STEPS[version or 0 :] for statement in step]
