"""The server: HTTP, websockets and streams for the tables."""
