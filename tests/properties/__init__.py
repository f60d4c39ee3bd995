"""Properties of every game, and comparisons with the slow implementation of the rules in `tests.oracle`."""
