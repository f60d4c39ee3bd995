"""Administration of a server's database: backup and restore, purging, a person's games, and tables.

Everything here may run while servers use the database, except a restore.
"""

from .backup import BackupCounts, back_up, check_backup, restore_backup
from .database import OpenDatabase, open_database
from .errors import AdminError
from .people import Erasure, ExportedPerson, erase_person, export_person, person_at
from .purging import Purged, purge_tables
from .tables import TableRow, end_table, list_tables

__all__ = [
    "AdminError",
    "BackupCounts",
    "Erasure",
    "ExportedPerson",
    "OpenDatabase",
    "Purged",
    "TableRow",
    "back_up",
    "check_backup",
    "end_table",
    "erase_person",
    "export_person",
    "list_tables",
    "open_database",
    "person_at",
    "purge_tables",
    "restore_backup",
]
