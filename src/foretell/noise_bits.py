"""The size of the random numbers (noise) that compiled choices and choices for many rows start from."""

NOISE_BITS = 62
"""As many random bits as an int64 has without ever being negative, even after an addition."""
