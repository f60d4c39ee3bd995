"""The logs of all games, and the tables around them, in SQLite or PostgreSQL."""
