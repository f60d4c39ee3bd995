"""Stored results: node counts from fixed positions, records of games, and what every seat saw in them."""
