"""The value baseline: features of positions with all hands open, and a small network. Needs Numba."""
