"""Benchmarks against other game libraries. `python -m bench` runs them all and prints tables."""
