"""What the game did once, kept: node counts from fixed positions, records, and what every seat saw of them."""
