from tests.postgres import database, postgres
from tests.store.conftest import url

__all__ = ["database", "postgres", "url"]
