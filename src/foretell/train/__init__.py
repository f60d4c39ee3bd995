"""Training by self-play. Needs torch: `pip install ".[train]"` in the folder of Foretell."""
