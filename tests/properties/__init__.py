"""What must hold in every game: properties, and comparisons with the slow reading of the rules in `tests.oracle`."""
